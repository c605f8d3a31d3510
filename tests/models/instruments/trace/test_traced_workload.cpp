// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"
#include "models/content/lab_content.h"
#include "models/evidence/capture_scene.h"
#include "models/instruments/contract/play_score.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/instruments/workbench.h"
#include "models/text/format.h"
#include "tests/models/session/watched.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

namespace test_traced_workload {

using namespace rp;
using Json = nlohmann::json;

namespace {

const QString workload = QStringLiteral("workload");

QString dataFile(const QString &name)
{
    return QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/%1").arg(name);
}

Json readingOf(const QString &name)
{
    QFile file(dataFile(QStringLiteral("readings/%1.json").arg(name)));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
}

TracePointer traceFrom(const QString &file)
{
    const auto result = loadTrace(dataFile(file));
    const auto *trace = std::get_if<TracePointer>(&result);
    return trace ? *trace : nullptr;
}

std::vector<InputChoice> workloadsOf(const DispatchTaxInstrument &model)
{
    return model.inputSpec(workload).choices;
}

bool offers(const DispatchTaxInstrument &model, const QString &choice)
{
    const std::vector<InputChoice> all = workloadsOf(model);
    return std::any_of(all.begin(), all.end(), [&](const InputChoice &one) { return one.key == choice; });
}

/// A trace and the model of Act 1 beside it.
struct Pair
{
    Pair() { trace.setModel(*model); }
    /// Looks at a built-in trace, or at one that is read from the test data.
    bool open(const QString &name)
    {
        if (trace.setInput(QStringLiteral("trace"), name).isEmpty())
            return true;
        const TracePointer own = traceFrom(name);
        if (!own)
            return false;
        trace.hold(own);
        return trace.setInput(QStringLiteral("trace"), own->key).isEmpty();
    }
    double traced(const char *column, const char *row = "trace") const
    {
        return shown.table(key("traced"))->value(key(row), key(column));
    }
    double said(const char *figure) const { return trace.figure(key(figure)); }

    TraceInstrument trace{builtInCatalogue()};
    Watched<DispatchTaxInstrument> model{builtInCatalogue()};
    DispatchTaxInstrument &shown = *model;
};

} // namespace

/// The workload "from the trace", held against the trace's own page and against readings of another program.
class TestTracedWorkload : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void modelAndTraceSayWhatThePageSays_data();
    void modelAndTraceSayWhatThePageSays();
    void theSpreadIsThatOfTheReading();
    void whatTheSpreadLeavesIsSaid();
    void slidersReachTheTrace();
    void whatIsMovedIsNoLongerTheTrace();
    void withoutATraceThereIsNone();
    void aCaptureIsDrawnWithoutTheTrace();
    void keysThatNoTraceHasAreRefused_data();
    void keysThatNoTraceHasAreRefused();
    void itGoesWithTheTrace();
    void itFallsBackWithASentence();
    void oneThatIsNotOpenIsKept();
    void theActPutsThemBesideEachOther();
};

void TestTracedWorkload::modelAndTraceSayWhatThePageSays_data()
{
    QTest::addColumn<QString>("name");
    for (const char *trace : builtInTraceKeys())
        QTest::newRow(trace) << key(trace);
    QTest::newRow("event sync") << QStringLiteral("a100_event_sync.json.gz");
}

void TestTracedWorkload::modelAndTraceSayWhatThePageSays()
{
    QFETCH(QString, name);
    Pair pair;
    QVERIFY(pair.open(name));
    pair.model.set("workload", "from_trace");
    VERIFY_CLOSE(pair.model.figure("total_us"), pair.said("model_us"));
    VERIFY_CLOSE(pair.model.figure("gpu_busy"), pair.said("model_busy"));
    VERIFY_CLOSE(pair.model.figure("trace_difference"), pair.said("model_difference"), 1e-6);
    VERIFY_CLOSE(pair.model.figure("trace_busy"), pair.said("busy_share"));
    VERIFY_CLOSE(pair.model.figure("trace_us"), pair.said("span_us"));
    // The trace's own bar is split as on its page, and nothing of it is lost.
    VERIFY_CLOSE(pair.traced("compute_us"), pair.said("busy_us"));
    VERIFY_CLOSE(pair.traced("dispatch_us"), pair.said("host_wait_us"));
    VERIFY_CLOSE(pair.traced("compute_us") + pair.traced("dispatch_us") + pair.traced("rest_us"),
                 pair.traced("total_us"), 1e-9);
    for (const char *row : {"eager", "cuda_graph"})
        VERIFY_CLOSE(pair.traced("compute_us", row) + pair.traced("dispatch_us", row),
                     pair.traced("total_us", row), 1e-9);
    // Both pages have the same two shares in words, and the same reason.
    const QString here = plain(pair.shown.tracedSentence());
    const QString there = plain(pair.trace.table(key("model"))->summary());
    const Format format;
    QVERIFY2(here.contains(plain(format.percent(pair.said("model_busy")))), qPrintable(here));
    QVERIFY2(there.contains(plain(format.percent(pair.said("model_busy")))), qPrintable(there));
    QVERIFY2(here.contains(plain(format.percent(pair.said("busy_share")))), qPrintable(here));
    const QString why = plain(pair.shown.spreadSentence());
    QVERIFY(!why.isEmpty());
    QVERIFY2(there.contains(why), qPrintable(there + u'\n' + why));
}

/// Of traces that one thread launches, one kernel at a time.
void TestTracedWorkload::theSpreadIsThatOfTheReading()
{
    for (const char *name : {"h100_bert_small.json.gz", "h100_image_detection.json.gz"}) {
        Pair pair;
        QVERIFY(pair.open(key(name)));
        pair.model.set("workload", "from_trace");
        const Json reading = readingOf(QString::fromLatin1(name).section(QLatin1Char('.'), 0, 0));
        const double kernels = reading["kernels"].get<double>();
        const double median_us = reading["launch_period"]["p50_us"].get<double>();
        const double mean_us = reading["launch_period"]["mean_us"].get<double>();
        const double span_us = reading["gpu_span_us"].get<double>();
        QCOMPARE(pair.model.figure("kernel_count"), kernels);
        VERIFY_CLOSE(pair.model.figure("launch_us"), median_us, 1e-4);
        VERIFY_CLOSE(pair.model.figure("compute_us"), reading["kernel_dur"]["sum_us"].get<double>(), 1e-4);
        // Launches set the pace, so the difference of the two counts once for each kernel.
        VERIFY_CLOSE(pair.model.figure("trace_spread_us"), kernels * (mean_us - median_us), 1e-3, 0.1);
        // With it the model has the trace, but for a few percent, and nothing else is said.
        const double explained_us = pair.model.figure("total_us") + pair.model.figure("trace_spread_us");
        QVERIFY(std::abs(explained_us - span_us) < 0.05 * span_us);
        const QString why = plain(pair.shown.spreadSentence());
        QVERIFY2(why.contains(plain(Format().milliseconds(pair.model.figure("trace_spread_us")))) &&
                     why.contains(plain(Format().duration_us(mean_us))) &&
                     why.contains(plain(Format().duration_us(median_us))),
                 qPrintable(why));
        QVERIFY2(!why.contains(QStringLiteral("remain")), qPrintable(why));
    }
}

void TestTracedWorkload::whatTheSpreadLeavesIsSaid()
{
    const auto why = [](const char *name) {
        Pair pair;
        pair.open(key(name));
        pair.model.set("workload", "from_trace");
        return plain(pair.shown.spreadSentence());
    };
    const QString graph = why("mi300x_qwen3_8b_decode_one_graph");
    QVERIFY2(graph.contains(QStringLiteral("remain")), qPrintable(graph));
    QVERIFY2(graph.contains(QStringLiteral("544 of 555 kernels come from graphs")), qPrintable(graph));
    const QString training = why("mi250_toy_training.json.gz");
    QVERIFY2(training.contains(QStringLiteral("remain")), qPrintable(training));
    const QString triton = why("mi300x_torch_compile_triton");
    QVERIFY2(triton.contains(QStringLiteral("The kernels set the pace")), qPrintable(triton));
    QVERIFY2(!triton.contains(QStringLiteral("remain")), qPrintable(triton));
}

void TestTracedWorkload::slidersReachTheTrace()
{
    Pair pair;
    QVERIFY(pair.open(QStringLiteral("h100_bert_small.json.gz")));
    const double most_us = pair.shown.inputSpec(key("launch_us")).maximum;
    pair.model.set("workload", "from_trace");
    const InputSpec launch = pair.shown.inputSpec(key("launch_us"));
    const double own_us = pair.model.figure("launch_us");
    QVERIFY(own_us > most_us);
    QVERIFY(launch.maximum >= own_us);
    QVERIFY(launch.marks.size() == 1 && launch.marks.front().value == own_us);
    QCOMPARE(pair.shown.inputSpec(key("kernel_count")).marks.front().value, 60.0);
    QCOMPARE(pair.shown.input(key("launch_model")).toString(), key("overlapped"));
    // What compiling would save stands in no trace.
    const QString refused = pair.shown.setInput(key("mode"), key("compiled"));
    QVERIFY2(refused.contains(QStringLiteral("Eager")), qPrintable(refused));
    QCOMPARE(pair.shown.race().lanes.size(), std::size_t(2));
    // Another context brings another device, of which the trace knows nothing.
    const double before_us = pair.model.figure("total_us");
    pair.model.set("context", "edge");
    VERIFY_CLOSE(pair.model.figure("total_us"), before_us);
    pair.model.set("context", "cloud");
    // A workload of the lab has its own launch cost again.
    pair.model.set("workload", "gpt2");
    QVERIFY(pair.model.figure("launch_us") <= most_us);
    QCOMPARE(pair.shown.inputSpec(key("launch_us")).maximum, most_us);
    QVERIFY(pair.shown.inputSpec(key("launch_us")).marks.empty());
    QCOMPARE(pair.shown.table(key("traced"))->rowCount(), 0);
    QVERIFY(pair.shown.tracedSentence().isEmpty() && pair.shown.spreadSentence().isEmpty());
}

void TestTracedWorkload::whatIsMovedIsNoLongerTheTrace()
{
    Pair pair;
    QVERIFY(pair.open(QStringLiteral("h100_bert_small.json.gz")));
    pair.model.set("workload", "from_trace");
    const double own_us = pair.model.figure("launch_us");
    pair.model.set("launch_us", 10.0);
    QVERIFY(pair.shown.spreadSentence().isEmpty());
    const QString moved = plain(pair.shown.tracedSentence());
    QVERIFY2(moved.startsWith(QStringLiteral("Set like this")), qPrintable(moved));
    VERIFY_CLOSE(pair.traced("total_us"), pair.said("span_us")); // what was measured stays
    pair.model.set("launch_us", own_us);
    QVERIFY(!pair.shown.spreadSentence().isEmpty());
}

void TestTracedWorkload::withoutATraceThereIsNone()
{
    Watched<DispatchTaxInstrument> alone(builtInCatalogue());
    QVERIFY(!offers(*alone, fromTraceChoice));
    QVERIFY(!alone->setInput(workload, fromTraceChoice).isEmpty());
    const std::vector<QString> figures = alone->figureIds();
    QVERIFY(std::find(figures.begin(), figures.end(), key("trace_us")) == figures.end());
    Pair pair;
    QVERIFY(offers(pair.shown, fromTraceChoice));
    // What a text of the lab says holds for fresh settings, whatever is open.
    QVERIFY(std::isnan(pair.shown.figureFor({{workload, fromTraceChoice}}, key("total_us"))));
    // One kernel has no launch after it.
    QVERIFY(pair.open(QStringLiteral("a100_triton_one_kernel.json.gz")));
    const QString why = pair.shown.setInput(workload, fromTraceChoice);
    QVERIFY2(why.contains(QStringLiteral("too few launches")), qPrintable(why));
    QCOMPARE(pair.shown.input(workload).toString(), key("kws"));
}

void TestTracedWorkload::aCaptureIsDrawnWithoutTheTrace()
{
    Pair pair;
    QVERIFY(pair.open(QStringLiteral("a100_event_sync.json.gz")));
    pair.model.set("workload", "from_trace");
    Capture capture;
    capture.instrument = pair.shown.id();
    capture.inputs = pair.shown.saveInputs();
    for (const QString &id : pair.shown.figureIds())
        capture.figures.push_back(
            {id, pair.shown.figureLabel(id), pair.shown.figureText(id), pair.shown.figure(id)});
    const Json kept = toJson(capture);
    // Digest and figures, and nothing of what the file holds.
    QVERIFY(kept.dump().find(pair.trace.trace()->key.toStdString()) != std::string::npos);
    QVERIFY(kept.dump().find(pair.trace.trace()->name.toStdString()) == std::string::npos);
    for (const traces::KernelRow &kernel : pair.trace.trace()->kernels)
        QVERIFY(kept.dump().find(pair.trace.trace()->trace.names.text(kernel.name)) == std::string::npos);
    const auto again = captureFrom(kept);
    QVERIFY(again);
    const CaptureScene scene(*again, builtInCatalogue());
    QVERIFY(scene.instrument());
    QVERIFY(scene.changedFigures().empty());
    QCOMPARE(scene.keyFigures().at(1), key("trace_busy"));
    QCOMPARE(scene.instrument()->figureText(key("trace_us")), pair.shown.figureText(key("trace_us")));
    QCOMPARE(scene.instrument()->table(key("traced"))->csv(), pair.shown.table(key("traced"))->csv());
    QCOMPARE(scene.instrument()->inputText(workload, scene.instrument()->input(workload)),
             QStringLiteral("From the trace"));
}

void TestTracedWorkload::keysThatNoTraceHasAreRefused_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("value");
    QTest::newRow("no trace") << 1 << QString();
    QTest::newRow("a path") << 1 << QStringLiteral("/etc/passwd");
    QTest::newRow("no kernels") << 2 << QStringLiteral("0");
    QTest::newRow("more than can be drawn") << 2 << QStringLiteral("1000000000000");
    QTest::newRow("more from graphs than there are") << 3 << QStringLiteral("61");
    QTest::newRow("not a number") << 5 << QStringLiteral("nan");
    QTest::newRow("endless") << 5 << QStringLiteral("inf");
    QTest::newRow("below zero") << 7 << QStringLiteral("-1");
    QTest::newRow("no period") << 7 << QStringLiteral("0");
    QTest::newRow("written otherwise") << 2 << QStringLiteral("060");
    QTest::newRow("busier than it lasts") << 10 << QStringLiteral("1e9");
    QTest::newRow("a word") << 9 << QStringLiteral("long");
}

void TestTracedWorkload::keysThatNoTraceHasAreRefused()
{
    QFETCH(int, part);
    QFETCH(QString, value);
    Pair pair;
    QVERIFY(pair.open(QStringLiteral("h100_bert_small.json.gz")));
    pair.model.set("workload", "from_trace");
    const QString sound = pair.shown.input(workload).toString();
    Watched<DispatchTaxInstrument> other(builtInCatalogue());
    QCOMPARE(other->setInput(workload, sound), QString());
    pair.model.set("workload", "kws");
    QStringList parts = sound.split(u';');
    QCOMPARE(parts.size(), 12);
    parts[part] = value;
    QVERIFY(!pair.shown.setInput(workload, parts.join(u';')).isEmpty());
    QVERIFY(!pair.shown.setInput(workload, sound + QStringLiteral(";1")).isEmpty());
    QCOMPARE(pair.shown.input(workload).toString(), key("kws"));
}

void TestTracedWorkload::itGoesWithTheTrace()
{
    Pair pair;
    QVERIFY(pair.open(QStringLiteral("h100_bert_small.json.gz")));
    // Before it is chosen, the trace leaves the model alone.
    const QSignalSpy changes(&pair.shown, &Instrument::changed);
    QVERIFY(pair.open(QStringLiteral("h100_image_detection.json.gz")));
    QCOMPARE(changes.count(), 0);
    QVERIFY(!pair.trace.changeSentence().contains(QStringLiteral("The model")));
    pair.model.set("workload", "from_trace");
    QCOMPARE(pair.model.figure("kernel_count"), 154.0);
    QVERIFY(pair.open(QStringLiteral("h100_bert_small.json.gz")));
    QCOMPARE(pair.model.figure("kernel_count"), 60.0);
    VERIFY_CLOSE(pair.model.figure("trace_busy"), pair.said("busy_share"));
    QVERIFY(pair.trace.changeSentence().contains(QStringLiteral("“The model” follows it.")));
    // Said once: another change of the trace's page is nothing to the model.
    QCOMPARE(pair.trace.setInput(key("per_day"), 5000.0), QString());
    QVERIFY(!pair.trace.changeSentence().contains(QStringLiteral("The model")));
}

void TestTracedWorkload::itFallsBackWithASentence()
{
    Pair pair;
    QVERIFY(pair.open(QStringLiteral("h100_bert_small.json.gz")));
    const double most_us = pair.shown.inputSpec(key("launch_us")).maximum;
    pair.model.set("workload", "from_trace");
    QVERIFY(pair.open(QStringLiteral("reports/graph_replays_not_recorded.json")));
    QVERIFY(!pair.shown.isFromTrace());
    QCOMPARE(pair.shown.input(workload).toString(), key("kws"));
    QVERIFY(pair.model.figure("launch_us") <= most_us);
    const QString said = plain(pair.trace.changeSentence());
    QVERIFY2(said.contains(QStringLiteral("“The model” can't follow")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("not given")), qPrintable(said));
}

/// As after a restart: the ledger has the numbers of a file that nobody has opened yet.
void TestTracedWorkload::oneThatIsNotOpenIsKept()
{
    Pair before;
    QVERIFY(before.open(QStringLiteral("a100_event_sync.json.gz")));
    before.model.set("workload", "from_trace");
    Pair after;
    after.trace.restoreInputs(before.trace.saveInputs()); // the file is not at hand: refused
    after.shown.restoreInputs(before.shown.saveInputs());
    QCOMPARE(after.shown.saveInputs(), before.shown.saveInputs());
    QCOMPARE(after.model.text("trace_us"), before.model.text("trace_us"));
    QVERIFY(offers(after.shown, fromTraceChoice)); // of the trace that is open
    QCOMPARE(after.shown.inputText(workload, after.shown.input(workload)),
             QStringLiteral("From a trace that is not open now"));
    QCOMPARE(after.trace.setInput(key("per_day"), 5000.0), QString());
    QVERIFY(after.shown.isFromTrace());
    QCOMPARE(after.model.figure("kernel_count"), 4.0);
    after.model.set("workload", "from_trace");
    QCOMPARE(after.model.figure("kernel_count"), after.said("kernels"));
    QVERIFY(!offers(after.shown, fromTraceChoice));
}

void TestTracedWorkload::theActPutsThemBesideEachOther()
{
    const LabLibrary library = loadLabs();
    const LabContent *lab = library.lab(key("lab07"));
    QVERIFY(lab);
    const Workbench workbench = Workbench::make(*lab, builtInCatalogue());
    int beside = 0;
    for (const ActContent &act : lab->acts) {
        const std::vector<Bench::Panel> &panels = workbench.bench(act.id).panels();
        const bool hasTrace = std::any_of(panels.begin(), panels.end(), [](const Bench::Panel &panel) {
            return qobject_cast<TraceInstrument *>(panel.instrument);
        });
        for (const Bench::Panel &panel : panels) {
            if (const auto *model = qobject_cast<DispatchTaxInstrument *>(panel.instrument)) {
                QCOMPARE(offers(*model, fromTraceChoice), hasTrace);
                beside += hasTrace ? 1 : 0;
            }
        }
    }
    QCOMPARE(beside, 1);
}

RP_GUILESS_TEST(TestTracedWorkload)

} // namespace test_traced_workload
#include "test_traced_workload.moc"
