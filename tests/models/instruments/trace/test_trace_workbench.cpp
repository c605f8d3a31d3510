// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_scene.h"
#include "models/evidence/capture_text.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/holds_at.h"
#include "models/instruments/trace/trace_job.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/text/quantity.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <new>
#include <nlohmann/json.hpp>
#include <string>

namespace test_trace_workbench {

using namespace rp;
using namespace rp::test;
using Json = nlohmann::json;

namespace {

QString dataFile(const QString &name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/%1").arg(name);
}

Json readingOfFile(const QString &name)
{
    QFile file(dataFile(QStringLiteral("readings/%1.json").arg(name)));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
}

TracePointer loadedFrom(const QString &name)
{
    const auto result = loadTrace(dataFile(name + QStringLiteral(".json.gz")));
    const auto *trace = std::get_if<TracePointer>(&result);
    return trace ? *trace : nullptr;
}

bool isNear(double figure, const Json &wanted, double within)
{
    return wanted.is_number() ? std::abs(figure - wanted.get<double>()) <= within : std::isnan(figure);
}

} // namespace

/// The trace workbench against the readings of another program, with traces that come along and with files.
class TestTraceWorkbench : public QObject
{
    Q_OBJECT
private slots:
    void figuresAreTheReadings_data();
    void figuresAreTheReadings();
    void whatCannotBeSaidIsNotGiven();
    void aFileIsHeldByItsDigest();
    void whatIsLookedAtStaysOnTheShelf();
    void aCaptureOutlivesItsFile();
    void aCaptureSaysWhichTraceIsNotAtHand_data();
    void aCaptureSaysWhichTraceIsNotAtHand();
    void aShareReadOffATraceIsALowerBound();
    void filesThatAreNoTracesGetASentence();
    void theJobReadsAndCanBeEnded();
    void theJobOutlivesAnException();
    void aTraceWithoutDurationIsSaidToBeOne();
    void kernelsBelowAMicrosecondAreTold();
    void aTextHoldsAtItsTraceBesideOnesOwn();
    void twoTracesGiveAGain();
    void filesOfOneNameAreToldApart();
    void aWaitThatIsMostOfItIsNamed();
};

void TestTraceWorkbench::figuresAreTheReadings_data()
{
    QTest::addColumn<QString>("name");
    for (const char *key : builtInTraceKeys())
        QTest::newRow(key) << QString::fromLatin1(key);
    QTest::newRow("event sync") << QStringLiteral("a100_event_sync");
    QTest::newRow("one kernel") << QStringLiteral("a100_triton_one_kernel");
}

void TestTraceWorkbench::figuresAreTheReadings()
{
    QFETCH(QString, name);
    TraceInstrument instrument(builtInCatalogue());
    const bool isBuiltIn = instrument.setInput(QStringLiteral("trace"), name).isEmpty();
    if (!isBuiltIn) {
        const TracePointer own = loadedFrom(name);
        QVERIFY(own);
        instrument.hold(own);
        QVERIFY(instrument.setInput(QStringLiteral("trace"), own->key).isEmpty());
    }
    const Json wanted = readingOfFile(name);
    const auto figure = [&instrument](const char *id) { return instrument.figure(QString::fromLatin1(id)); };
    const double exact = 0.00101; // a nanosecond, as the readings are rounded
    QVERIFY(isNear(figure("busy_share"), wanted["busy_fraction_span"], 1.01e-6));
    QVERIFY(isNear(figure("host_wait_share"), wanted["dispatch_tax_fraction_span"], 1.01e-6));
    QVERIFY(isNear(figure("span_us"), wanted["gpu_span_us"], exact));
    QVERIFY(isNear(figure("busy_us"), wanted["busy_us"], exact));
    QVERIFY(isNear(figure("kernel_us"), wanted["kernel_dur"]["p50_us"], exact));
    QVERIFY(isNear(figure("launch_period_us"), wanted["launch_period"].value("p50_us", Json()), exact));
    QVERIFY(isNear(figure("launch_call_us"), wanted["direct_launch_cpu"].value("p50_us", Json()), exact));
    QVERIFY(isNear(figure("kernels"), wanted["kernels"], 0));
    QVERIFY(isNear(figure("graph_kernels"), wanted["kernels_from_graph_launch"], 0));
    QVERIFY(isNear(figure("short_share"), wanted["kernels_shorter_than_median_period_fraction"], 1.01e-6));
    const Json &whatIf = wanted["what_if"];
    QVERIFY(isNear(figure("no_wait_us"), whatIf["no_host_wait_us"], exact));
    QVERIFY(isNear(figure("graph_us"), whatIf["graph_us"]["1"], exact));
    QVERIFY(isNear(figure("half_dispatch_us"), whatIf["dispatch_half_us"], exact));
    QVERIFY(isNear(figure("model_error"), whatIf["replay_error"], 1.01e-6));
    const bool isFasterKnown = std::abs(whatIf["replay_error"].get<double>()) <= 0.05;
    QVERIFY(isNear(figure("faster_us"), isFasterKnown ? whatIf["replay_2_us"] : Json(), exact));
}

void TestTraceWorkbench::whatCannotBeSaidIsNotGiven()
{
    TraceInstrument instrument(builtInCatalogue());
    const TracePointer odd = loadedFrom(QStringLiteral("a100_event_sync"));
    instrument.hold(odd);
    QVERIFY(instrument.setInput(QStringLiteral("trace"), odd->key).isEmpty());
    // The replay misses this trace by 9.5 %.
    QVERIFY(std::isnan(instrument.figure(QStringLiteral("faster_gain"))));
    QVERIFY(instrument.table("what_if")->summary().contains(QStringLiteral("9.5")));
    QVERIFY(std::isnan(instrument.figure(QStringLiteral("graph_busy_share"))));
    QVERIFY(std::isnan(instrument.figure(QStringLiteral("measured_gain"))));
}

void TestTraceWorkbench::aFileIsHeldByItsDigest()
{
    TraceInstrument instrument(builtInCatalogue());
    const TracePointer own = loadedFrom(QStringLiteral("a100_triton_one_kernel"));
    QVERIFY(own);
    QVERIFY(own->key.startsWith(QLatin1String(ownTracePrefix)));
    const QString before = instrument.input(QStringLiteral("trace")).toString();
    QVERIFY(!instrument.setInput(QStringLiteral("trace"), own->key).isEmpty()); // not at hand yet
    QCOMPARE(instrument.input(QStringLiteral("trace")).toString(), before);
    QSignalSpy choices(&instrument, &Instrument::inputsChanged);
    instrument.hold(own);
    QCOMPARE(choices.count(), 1);
    QVERIFY(instrument.setInput(QStringLiteral("trace"), own->key).isEmpty());
    QVERIFY(instrument.inputText(QStringLiteral("trace"), own->key).contains(own->name));
    // The same bytes under another name are the same trace; a figure under other inputs is still the same.
    QCOMPARE(loadedFrom(QStringLiteral("a100_triton_one_kernel"))->key, own->key);
    QCOMPARE(instrument.figureFor({{QStringLiteral("trace"), before}}, QStringLiteral("kernels")),
             TraceInstrument(builtInCatalogue()).figure(QStringLiteral("kernels")));
}

void TestTraceWorkbench::whatIsLookedAtStaysOnTheShelf()
{
    TraceInstrument instrument(builtInCatalogue());
    const TracePointer first = loadedFrom(QStringLiteral("a100_triton_one_kernel"));
    instrument.hold(first);
    QVERIFY(instrument.setInput(QStringLiteral("trace"), first->key).isEmpty());
    // One after the other to compare it with, more than the shelf has room for.
    QStringList later;
    for (const char *name : {"a100_event_sync", "h100_bert_small", "a100_alexnet", "mi250_toy_training",
                             "h100_image_detection"}) {
        const TracePointer own = loadedFrom(QString::fromLatin1(name));
        QVERIFY2(own, name);
        later.append(own->key);
        instrument.hold(own);
        QVERIFY(instrument.setInput(QStringLiteral("after"), own->key).isEmpty());
        QVERIFY2(instrument.trace() == first, name);
        QVERIFY(!instrument.table("parts")->summary().isEmpty());
        QCOMPARE(instrument.table("change")->rowCount(), 5);
    }
    QCOMPARE(instrument.settings().shelf->own().size(), TraceShelf::mostOwn);
    QVERIFY(!instrument.settings().shelf->find(later.front()));
    QVERIFY(instrument.settings().shelf->find(later.back()));
}

void TestTraceWorkbench::aCaptureOutlivesItsFile()
{
    TraceInstrument instrument(builtInCatalogue());
    const TracePointer own = loadedFrom(QStringLiteral("a100_triton_one_kernel"));
    instrument.hold(own);
    QVERIFY(instrument.setInput(QStringLiteral("trace"), own->key).isEmpty());
    Capture capture;
    capture.instrument = instrument.id();
    capture.inputs = instrument.saveInputs();
    for (const QString &id : instrument.keyFigures())
        capture.figures.push_back(
            {id, instrument.figureLabel(id), instrument.figureText(id), instrument.figure(id)});
    const Json kept = toJson(capture);
    const auto again = captureFrom(kept);
    QVERIFY(again);
    QVERIFY(again->inputs == capture.inputs);
    // It names the file by a digest, and holds nothing of what is in it.
    for (const traces::KernelRow &kernel : own->kernels)
        QVERIFY(kept.dump().find(own->trace.names.text(kernel.name)) == std::string::npos);
    // Another program, without the file: what was captured stands.
    const CaptureScene scene(capture, builtInCatalogue());
    QVERIFY(!scene.instrument());
    QCOMPARE(scene.figures().size(), capture.figures.size());
    QCOMPARE(scene.figures().front().text, capture.figures.front().text);
    // A built-in trace is worked out again.
    capture.inputs.insert(QStringLiteral("trace"), QStringLiteral("h100_gpt2_eager"));
    QVERIFY(CaptureScene(capture, builtInCatalogue()).instrument());
}

/// Which trace is not at hand, and that the figures stand.
void TestTraceWorkbench::aCaptureSaysWhichTraceIsNotAtHand_data()
{
    QTest::addColumn<QString>("trace");
    QTest::addColumn<QString>("said");
    QTest::newRow("of an earlier version")
        << QStringLiteral("h100_bert_small") << QStringLiteral("“BERT-small, NVIDIA H100” came with earlier");
    QTest::newRow("of a file") << QStringLiteral("own:0123456789abcdef")
                               << QStringLiteral("Open the file again.");
}

void TestTraceWorkbench::aCaptureSaysWhichTraceIsNotAtHand()
{
    QFETCH(QString, trace);
    QFETCH(QString, said);
    TraceInstrument instrument(builtInCatalogue());
    QVERIFY(instrument.setInput(QStringLiteral("trace"), trace).contains(said));
    QVERIFY(instrument.setInput(QStringLiteral("after"), trace).contains(said));
    Capture capture;
    capture.instrument = instrument.id();
    capture.inputs = instrument.saveInputs();
    capture.inputs.insert(QStringLiteral("trace"), trace);
    capture.controls = {{QStringLiteral("trace"), QStringLiteral("Trace"), QStringLiteral("As it was")}};
    capture.figures = {
        {QStringLiteral("busy_share"), QStringLiteral("GPU busy"), QStringLiteral("7.9 %"), 0.079}};
    const CaptureScene scene(capture, builtInCatalogue());
    QVERIFY(!scene.instrument());
    QCOMPARE(scene.controls().front().text, QStringLiteral("As it was"));
    QCOMPARE(scene.figures().front().text, QStringLiteral("7.9 %"));
    CaptureCheck check;
    check.instrumentMissing = true;
    const QStringList remarks = CaptureText::remarks(check, scene);
    QCOMPARE(remarks.size(), 1);
    QVERIFY2(remarks.front().contains(said), qPrintable(remarks.front()));
    QVERIFY2(remarks.front().endsWith(QStringLiteral("captured.")), qPrintable(remarks.front()));
    // A saved state that names it leaves the instrument where it begins.
    const QVariant before = instrument.input(QStringLiteral("trace"));
    instrument.restoreInputs(capture.inputs);
    QCOMPARE(instrument.input(QStringLiteral("trace")), before);
}

/// The observer: what the traces of our own say beside the same runs without a profiler.
void TestTraceWorkbench::aShareReadOffATraceIsALowerBound()
{
    const TraceInstrument instrument(builtInCatalogue());
    int asked = 0;
    for (const char *key : builtInTraceKeys()) {
        const QVariantMap at{{QStringLiteral("trace"), QString::fromLatin1(key)}};
        const double share = instrument.figureFor(at, QStringLiteral("busy_share"));
        const double plain = instrument.figureFor(at, QStringLiteral("busy_share@unprofiled"));
        if (std::isnan(plain))
            continue;
        ++asked;
        QVERIFY2(share < plain, key);
        const double run_us = instrument.figureFor(at, QStringLiteral("run_us"));
        const double plain_us = instrument.figureFor(at, QStringLiteral("run_us@unprofiled"));
        QVERIFY2(plain_us < run_us, key);
        // The work of the GPU is that of the trace.
        const double steps = double(readingOfFile(QString::fromLatin1(key))["per_step"].size());
        const double work_us = instrument.figureFor(at, QStringLiteral("busy_us")) / steps;
        QVERIFY2(std::abs(plain * plain_us / work_us - 1.0) < 0.01, key);
        QCOMPARE(instrument.figureTextFor(at, QStringLiteral("run_us@unprofiled")),
                 quantityText(Quantity::Milliseconds, plain_us));
    }
    QCOMPARE(asked, 12);
    const QVariantMap amd{{QStringLiteral("trace"), QStringLiteral("mi300x_torch_compile_triton")}};
    QVERIFY(instrument.figureTextFor(amd, QStringLiteral("run_us@unprofiled")).isEmpty());
    QVERIFY(std::isnan(instrument.figureFor(amd, QStringLiteral("run_us@nobody"))));
    // Under the profiler, compiling seems to gain nothing.
    const QVariantMap compiled{{QStringLiteral("trace"), QStringLiteral("h100_gpt2_eager")},
                               {QStringLiteral("after"), QStringLiteral("h100_gpt2_compile")}};
    QVERIFY(instrument.figureFor(compiled, QStringLiteral("measured_factor")) < 1.05);
    QVERIFY(instrument.figureFor(compiled, QStringLiteral("measured_factor@unprofiled")) > 1.5);
}

void TestTraceWorkbench::filesThatAreNoTracesGetASentence()
{
    const auto sentenceFor = [](const QString &path) {
        const auto result = loadTrace(path);
        const auto *sentence = std::get_if<QString>(&result);
        return sentence ? *sentence : QString();
    };
    QVERIFY(sentenceFor(dataFile(QStringLiteral("cpu_only.json.gz"))).contains(QStringLiteral("no GPU")));
    QVERIFY(sentenceFor(QStringLiteral("/nonexistent.json")).endsWith(u'.'));
    QVERIFY(sentenceFor(dataFile(QStringLiteral("readings"))).contains(QStringLiteral("folder")));
}

void TestTraceWorkbench::theJobReadsAndCanBeEnded()
{
    TraceJob job;
    QSignalSpy loaded(&job, &TraceJob::loaded);
    QSignalSpy failed(&job, &TraceJob::failed);
    QSignalSpy cancelled(&job, &TraceJob::cancelled);
    job.start(dataFile(QStringLiteral("h100_bert_small.json.gz")));
    QVERIFY(job.isRunning());
    QVERIFY(QTest::qWaitFor([&] { return loaded.count() == 1; }, 60'000));
    QVERIFY(!job.isRunning());
    // Of two files one after the other only the second is told of.
    job.start(dataFile(QStringLiteral("h100_bert_small.json.gz")));
    job.start(dataFile(QStringLiteral("cpu_only.json.gz")));
    QVERIFY(QTest::qWaitFor([&] { return failed.count() == 1; }, 60'000));
    QCoreApplication::processEvents();
    QCOMPARE(loaded.count(), 1);
    job.start(dataFile(QStringLiteral("h100_bert_small.json.gz")));
    job.cancel();
    QCoreApplication::processEvents();
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(loaded.count(), 1);
    job.start(dataFile(QStringLiteral("h100_bert_small.json.gz"))); // ended with the job
}

void TestTraceWorkbench::theJobOutlivesAnException()
{
    const auto load = [](const QString &, const LoadProgress &) -> std::variant<TracePointer, QString> {
        throw std::bad_alloc();
    };
    TraceJob job(nullptr, load);
    QSignalSpy failed(&job, &TraceJob::failed);
    job.start(QStringLiteral("/somewhere/large.json.gz"));
    QVERIFY(QTest::qWaitFor([&] { return failed.count() == 1; }, 60'000));
    QVERIFY(!job.isRunning());
    const QString sentence = failed.front().front().toString();
    QVERIFY2(sentence.contains(QStringLiteral("large.json.gz")) && sentence.endsWith(u'.'),
             qPrintable(sentence));
}

void TestTraceWorkbench::aTraceWithoutDurationIsSaidToBeOne()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("moment.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"traceEvents": [{"ph": "X", "cat": "kernel", "name": "k", "ts": 5, "dur": 0, "pid": 0,
                   "tid": 7, "args": {"device": 0, "stream": 7, "correlation": 1}},
                  {"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "ts": 3, "dur": 1, "pid": 1,
                   "tid": 1, "args": {"correlation": 1}}]})");
    file.close();
    const auto read = loadTrace(path);
    const auto *moment = std::get_if<TracePointer>(&read);
    QVERIFY(moment);
    QCOMPARE((*moment)->reading.span_ns, 0);
    TraceInstrument instrument(builtInCatalogue());
    instrument.hold(*moment);
    QVERIFY(instrument.setInput(QStringLiteral("trace"), (*moment)->key).isEmpty());
    const QString said = instrument.table("what_if")->summary();
    QVERIFY2(said.contains(QStringLiteral("no time")), qPrintable(said));
    for (const char *table : {"parts", "what_if", "model", "kernels"}) {
        const QString sentence = instrument.table(table)->summary();
        QVERIFY2(!sentence.contains(QStringLiteral("nan")) && !sentence.contains(QStringLiteral("∞")),
                 qPrintable(sentence));
    }
}

void TestTraceWorkbench::kernelsBelowAMicrosecondAreTold()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("short.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"traceEvents": [{"ph": "X", "cat": "kernel", "name": "k", "ts": 5, "dur": 0.4, "pid": 0,
                   "tid": 7, "args": {"device": 0, "stream": 7, "correlation": 1}},
                  {"ph": "X", "cat": "kernel", "name": "k", "ts": 7, "dur": 0.6, "pid": 0,
                   "tid": 7, "args": {"device": 0, "stream": 7, "correlation": 2}},
                  {"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "ts": 3, "dur": 1, "pid": 1,
                   "tid": 1, "args": {"correlation": 1}},
                  {"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "ts": 4, "dur": 1, "pid": 1,
                   "tid": 1, "args": {"correlation": 2}}]})");
    file.close();
    const auto read = loadTrace(path);
    const auto *brief = std::get_if<TracePointer>(&read);
    QVERIFY(brief);
    TraceInstrument instrument(builtInCatalogue());
    instrument.hold(*brief);
    QVERIFY(instrument.setInput(QStringLiteral("trace"), (*brief)->key).isEmpty());
    const ResultTable &kernels = *instrument.table("kernels");
    const auto value = [&](const char *column) {
        return kernels.value(QStringLiteral("k0"), QString::fromLatin1(column));
    };
    QCOMPARE(kernels.rowCount(), 1);
    QVERIFY(isNear(value("min_us"), 0.4, 1e-9));
    QVERIFY(isNear(value("median_us"), 0.5, 1e-9));
    QVERIFY(isNear(value("max_us"), 0.6, 1e-9));
}

void TestTraceWorkbench::aTextHoldsAtItsTraceBesideOnesOwn()
{
    TraceInstrument instrument(builtInCatalogue());
    const auto read = loadTrace(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/a100_event_sync.json.gz"));
    const auto *own = std::get_if<TracePointer>(&read);
    QVERIFY(own);
    instrument.hold(*own);
    HoldsAt holdsAt(builtInCatalogue());
    const Bench bench(&instrument);
    // What a fresh instrument shows first, so that nothing would be named where the own trace is not at hand.
    const QString text = QStringLiteral("{busy_share|trace=h100_gpt2_eager}");
    QCOMPARE(holdsAt.settings(text, bench), QString());
    QVERIFY(instrument.setInput(QStringLiteral("trace"), (*own)->key).isEmpty());
    QCOMPARE(holdsAt.settings(text, bench),
             QStringLiteral("Trace = GPT-2 small, one token: eager, NVIDIA H100"));
}

void TestTraceWorkbench::twoTracesGiveAGain()
{
    TraceInstrument instrument(builtInCatalogue());
    QCOMPARE(instrument.table("change")->rowCount(), 0);
    QVERIFY(instrument.setInput(QStringLiteral("after"), QStringLiteral("h100_gpt2_compile")).isEmpty());
    const auto step_us = [](const char *name) {
        const Json steps = readingOfFile(QString::fromLatin1(name))["per_step"];
        double sum_us = 0.0;
        for (const Json &step : steps)
            sum_us += step["host_us"].get<double>();
        return sum_us / double(steps.size());
    };
    const double gain = step_us("h100_gpt2_eager") / step_us("h100_gpt2_compile") - 1.0;
    QVERIFY(std::abs(instrument.figure(QStringLiteral("measured_gain")) - gain) < 1e-6);
    QVERIFY(std::abs(instrument.figure(QStringLiteral("measured_factor")) - (1.0 + gain)) < 1e-6);
    QVERIFY(std::abs(instrument.figure(QStringLiteral("run_us")) - step_us("h100_gpt2_eager")) < 0.002);
    QCOMPARE(instrument.figure(QStringLiteral("payback_gain")),
             instrument.figure(QStringLiteral("measured_gain")));
    QVERIFY(instrument.table("change")->rowCount() > 0);
    QCOMPARE(instrument.table("parts")->rowCount(), 2); // none of the two has a graph
    // Without steps in both, spans are compared.
    const TracePointer whole = loadedFrom(QStringLiteral("a100_alexnet"));
    QVERIFY(whole);
    instrument.hold(whole);
    QVERIFY(instrument.setInput(QStringLiteral("after"), whole->key).isEmpty());
    const double spans = instrument.figure(QStringLiteral("span_us")) /
                         readingOfFile(QStringLiteral("a100_alexnet"))["gpu_span_us"].get<double>();
    QVERIFY(std::abs(instrument.figure(QStringLiteral("measured_gain")) - (spans - 1.0)) < 1e-6);
}

void TestTraceWorkbench::filesOfOneNameAreToldApart()
{
    TraceInstrument instrument(builtInCatalogue());
    QStringList keys;
    for (const char *name : {"a100_alexnet", "a100_event_sync"}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("trace.json.gz"));
        QVERIFY(QFile::copy(dataFile(QString::fromLatin1(name) + QStringLiteral(".json.gz")), path));
        const auto read = loadTrace(path);
        const auto *own = std::get_if<TracePointer>(&read);
        QVERIFY(own);
        instrument.hold(*own);
        keys.append((*own)->key);
    }
    const auto label = [&](int i) { return instrument.inputText(QStringLiteral("trace"), keys.at(i)); };
    QVERIFY(label(0).contains(QStringLiteral("trace.json.gz")));
    QVERIFY2(label(0) != label(1), qPrintable(label(1)));
    QVERIFY2(label(1).endsWith(QStringLiteral("(2)")), qPrintable(label(1)));
}

void TestTraceWorkbench::aWaitThatIsMostOfItIsNamed()
{
    TraceInstrument instrument(builtInCatalogue());
    const QString trace = QStringLiteral("trace");
    QVERIFY(instrument.setInput(trace, QStringLiteral("mi300x_qwen3_8b_decode_one_graph")).isEmpty());
    QCOMPARE(instrument.notices().size(), 1);
    QVERIFY2(instrument.notices().front().contains(QStringLiteral("97.8")),
             qPrintable(instrument.notices().front()));
    QVERIFY(instrument.setInput(trace, QStringLiteral("h100_gpt2_eager")).isEmpty());
    QCOMPARE(instrument.notices(), QStringList());
}

RP_TEST(TestTraceWorkbench)

} // namespace test_trace_workbench
#include "test_trace_workbench.moc"
