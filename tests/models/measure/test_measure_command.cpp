// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command "measure" as a user calls it, with figures made up here.
#include "models/measure_text/measure_command.h"

#include "models/json/json_schema.h"
#include "models/measure/counts.h"
#include "models/measure/steps.h"
#include "models/measure_text/gpu_figures.h"
#include "models/measure_text/measurement_json.h"
#include "models/measure_text/measurement_reader.h"
#include "models/measure_text/measurement_report.h"
#include "models/measured/measured.h"
#include "models/text/columns.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QFile>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <sstream>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <system_error>
#include <vector>

namespace test_measure_command {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

measure::Spread spread(double median, double relative = 0.02)
{
    return {5, median, median * (1.0 - relative / 2.0), median * (1.0 + relative / 2.0)};
}

/// Numbers with few digits, which the document holds exactly.
measure::Measurement madeUp()
{
    measure::Measurement made;
    made.date = "2026-02-01";
    made.seconds = 4.5;
    made.machine = {.cpu = "A processor", .system = "Linux 6", .cores = 4, .last_cache_bytes = 32'000'000};
    made.hand_over = measure::HandOver{.tasks = 1'000,
                                       .task_us = 5.0,
                                       .serial_us = spread(20'000.0, 0.1),
                                       .queue_us = spread(8'000.0),
                                       .batch_us = spread(5'000.0),
                                       .launch_call_us = spread(0.5),
                                       .launch_and_wait_us = spread(15.0)};
    made.bandwidth = measure::Bandwidth{.array_bytes = 128'000'000,
                                        .last_cache_bytes = 32'000'000,
                                        .read = {{0.0, 4e8}, spread(1e4)},
                                        .write = {{0.0, 2e8}, spread(1e4)},
                                        .copy = {{0.0, 2.5e8}, spread(1e4)}};
    made.peak = measure::Peak{measure::VectorKind::Avx2Fma, 8, {{2e9, 0.0}, spread(1e4)}};
    for (std::int64_t fma = 1; fma <= 2'048; fma *= 2)
        made.chain.push_back({fma, {measure::chainWork(1'000'000, fma), spread(1e3)}});
    made.passes = measure::Passes{1'000'000,
                                  {measure::passesWork(1'000'000, 4, false), spread(1'600.0)},
                                  {measure::passesWork(1'000'000, 4, true), spread(500.0)}};
    made.products =
        measure::Products{"libopenblas.so.0", {}, {{64, {measure::squareProductWork(64), spread(8.0)}}}};
    return made;
}

struct Answer
{
    int status = -1;
    QString out;
    QString err;
};

using Change = std::function<void(measure::Measurement &)>;

Answer run(const QStringList &words, const MeasureRun &measure, bool showsProgress = false)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = runMeasure(words, out, err, showsProgress, measure);
    return {status, plain(QString::fromStdString(out.str())), plain(QString::fromStdString(err.str()))};
}

Answer run(const QStringList &words, const Change &change = {})
{
    return run(words, [&change](std::span<const measure::Step>, const measure::Watch &) {
        measure::Measurement made = madeUp();
        if (change)
            change(made);
        return made;
    });
}

Answer shown(const QString &file, const QStringList &more = {})
{
    return run(
        QStringList{QStringLiteral("--from"), file} + more,
        [](auto, const auto &) -> measure::Measurement { throw std::logic_error("measured, and not read"); });
}

json recording()
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/recordings/h100.json"));
    return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()) : json();
}

/// The line that begins with this label, without more than one space in a row.
QString lineOf(const QString &text, const QString &label)
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        if (line.trimmed().startsWith(label))
            return line.simplified();
    }
    return {};
}

bool fits(const json &document)
{
    const auto schema = embeddedSchema(key("measurement.schema.json"));
    const auto problems = validateJson(document, schema.value(), key("measurement"));
    for (const JsonProblem &problem : problems)
        qWarning("%s", qPrintable(problemText(problem)));
    return problems.empty();
}

Measured builtIn()
{
    QString error;
    return Measured::load(&error).value();
}

} // namespace

class MeasureCommandTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void columnsEndBelowOneAnother();
    void reportsForReading();
    void saysWhatFiguresSufferFrom_data();
    void saysWhatFiguresSufferFrom();
    void saysWhoMultiplied();
    void documentsFitTheSchema();
    void optionsNameTheSteps();
    void measuresTheStepsAskedFor();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void progressIsOneLine();
    void ctrlCEndsItCleanly();
    void aMachineWithoutThreadsIsTold();
    void showsWhatWasMeasured();
    void showsAGpuBesideTheBuiltIn();
    void theBuiltInGpuIsItself();
    void namesWhatARecordingLacks();
    void refusesOtherFiles_data();
    void refusesOtherFiles();

private:
    QString written(const QByteArray &bytes)
    {
        QFile file(m_dir.filePath(QStringLiteral("%1.json").arg(++m_files)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    QString written(const json &document) { return written(QByteArray::fromStdString(document.dump())); }

    QTemporaryDir m_dir;
    int m_files = 0;
};

void MeasureCommandTest::initTestCase()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void MeasureCommandTest::columnsEndBelowOneAnother()
{
    QCOMPARE(placesOf(QStringLiteral("abc")), 3);
    QCOMPARE(placesOf(QStringLiteral("带宽 1")), 6);
    QCOMPARE(placesOf(QStringLiteral("メモリ")), 6);
    QCOMPARE(placesOf(QStringLiteral("e\u0301\u2068x\u2069")), 2);
    using Kind = ColumnRow::Kind;
    const QStringList lines = columnLines({{Kind::Heading, {key("Head"), key("rate"), key("x")}},
                                           {Kind::Figures, {QStringLiteral("带宽"), key("12.5")}},
                                           {Kind::Figures, {key("longer"), key("7"), key("100")}},
                                           {Kind::Text, {key("said"), key("at any length that there is")}},
                                           {Kind::Heading, {key("Next")}}});
    QCOMPARE(lines.join(QLatin1Char('\n')), QStringLiteral("Head       rate     x\n"
                                                           "  带宽     12.5\n"
                                                           "  longer      7   100\n"
                                                           "  said     at any length that there is\n"
                                                           "\n"
                                                           "Next"));
}

void MeasureCommandTest::reportsForReading()
{
    const Answer answer = run(QStringList{});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QString());
    QVERIFY2(!answer.out.contains(key("%1")), qPrintable(answer.out));
    const auto line = [&answer](const char *label) { return lineOf(answer.out, key(label)); };
    QCOMPARE(line("Cores"), key("Cores 4"));
    QCOMPARE(line("Vector width"), key("Vector width 8 FP32 number(s) (AVX2, FMA)"));
    QCOMPARE(line("Virtual machine"), key("Virtual machine no"));
    QCOMPARE(line("On battery"), key("On battery no"));
    QCOMPARE(line("Handing over 1,000 tasks"),
             QStringLiteral("Handing over 1,000 tasks of 5 µs time work spread"));
    QCOMPARE(line("One by one, waiting"), key("One by one, waiting for each 20 ms 25.0 % 10 %"));
    QCOMPARE(line("All at once"), key("All at once, as one batch 5 ms 100.0 % 2 %"));
    QCOMPARE(line("Hand-over tax"), QStringLiteral("Hand-over tax of a task, with a wait 15 µs"));
    QCOMPARE(line("Read"), key("Read 40 GB/s 2 %"));
    QCOMPARE(line("Copy"), key("Copy, both directions 25 GB/s 2 %"));
    QCOMPARE(line("FP32 peak"), key("FP32 peak 200 GFLOP/s 2 %"));
    QCOMPARE(line("Ridge point"), key("Ridge point, peak over copy 8 FLOP/byte"));
    QCOMPARE(line("0.25 FLOP/byte"), key("0.25 FLOP/byte 2 GFLOP/s 8 GB/s 2 %"));
    QCOMPARE(line("0.5 FLOP/byte"), QString()); // every second point
    QCOMPARE(line("In one pass"), QStringLiteral("In one pass 500 µs 16 GB/s 2 %"));
    QCOMPARE(line("Speed-up"), QStringLiteral("Speed-up 3.20×"));
    QCOMPARE(lineOf(answer.out, QStringLiteral("64 ×")), QStringLiteral("64 × 64 65.5 GFLOP/s 8 µs 2 %"));
    QVERIFY(answer.out.contains(key("10 % at most"))); // how far repeats lie apart
    // One run alone says nothing of a spread.
    const Answer once = run(QStringList{}, [](measure::Measurement &made) { made.bandwidth->read.us.n = 1; });
    QCOMPARE(lineOf(once.out, key("Read")), key("Read 40 GB/s"));
    for (const char *word : {"busy", "battery, which", "incomplete", "caches, so"})
        QVERIFY2(!answer.out.contains(key(word)), word);
}

void MeasureCommandTest::saysWhatFiguresSufferFrom_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const Change &change, const char *told) {
        QTest::newRow(name) << change << key(told);
    };
    using Made = measure::Measurement;
    row(
        "busy", [](Made &made) { made.company.others_share = 0.31; }, "other programs used 31 %");
    row(
        "stolen", [](Made &made) { made.company.steal_share = 0.12; }, "its hypervisor gave 12 %");
    row(
        "virtual", [](Made &made) { made.machine.isVirtual = true; }, "This is a virtual machine");
    row(
        "battery", [](Made &made) { made.machine.isOnBattery = true; }, "It runs on its battery");
    row(
        "caches", [](Made &made) { made.bandwidth->array_bytes = 1; }, "may fit into its caches");
    row(
        "late", [](Made &made) { made.hand_over->isExtrapolated = true; }, "in proportion");
    row(
        "stopped", [](Made &made) { made.isCancelled = true; }, "is incomplete");
}

void MeasureCommandTest::saysWhatFiguresSufferFrom()
{
    QFETCH(Change, change);
    QFETCH(QString, told);
    QVERIFY(!run(QStringList{}).out.contains(told));
    const Answer answer = run(QStringList{}, change);
    QVERIFY2(answer.out.contains(told), qPrintable(answer.out));
}

void MeasureCommandTest::saysWhoMultiplied()
{
    const auto told = [](const char *library, const char *slower) {
        return lineOf(run(QStringList{},
                          [&](measure::Measurement &made) {
                              made.products->library = library;
                              made.products->slower_library = slower;
                          })
                          .out,
                      key("Multiplied by"));
    };
    QCOMPARE(told("libopenblas.so.0", ""), key("Multiplied by the library libopenblas.so.0"));
    QVERIFY(told("", "libblas.so.3").contains(key("libblas.so.3 is slower")));
    QVERIFY(told("", "").contains(key("no library was found")));
}

void MeasureCommandTest::documentsFitTheSchema()
{
    QVERIFY(fits(json::parse(measurementJson(madeUp()).dump())));
    measure::Measurement nothing;
    nothing.date = "2026-02-01";
    QVERIFY(fits(json::parse(measurementJson(nothing).dump())));
    // What this computer really does, in next to no time; and what of it is known when it is stopped.
    const measure::Limits little{.time_factor = 0.01, .most_array_bytes = std::int64_t{1} << 20};
    QVERIFY(fits(json::parse(measurementJson(measure::measure({}, little)).dump())));
    std::stop_source stop;
    const measure::Watch stopping{.progressed =
                                      [&stop](double, measure::Step step) {
                                          if (step == measure::Step::Chain)
                                              stop.request_stop();
                                      },
                                  .stop = stop.get_token()};
    const json cut = json::parse(measurementJson(measure::measure(stopping, little)).dump());
    QVERIFY(fits(cut));
    QVERIFY(cut.at("info").at("is_cancelled") == true);
    // And the schema refuses something.
    json wrong = json::parse(measurementJson(madeUp()).dump());
    wrong["ceilings"].erase("copy_us");
    QVERIFY(!validateJson(wrong, *embeddedSchema(key("measurement.schema.json")), key("x")).empty());

    const Answer answer = run({key("--json")});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QString());
    QVERIFY(json::parse(answer.out.toStdString()) == json::parse(measurementJson(madeUp()).dump()));
}

void MeasureCommandTest::optionsNameTheSteps()
{
    QStringList keys;
    for (const measure::StepInfo &info : measure::allSteps()) {
        keys << QString::fromStdString(std::string(info.key));
        QVERIFY(!stepName(info.step).isEmpty());
    }
    QCOMPARE(QString::fromLatin1(measureForm.option(key("--step"))->value).split(QLatin1Char('|')), keys);
}

void MeasureCommandTest::measuresTheStepsAskedFor()
{
    std::vector<measure::Step> asked;
    const MeasureRun note = [&asked](std::span<const measure::Step> steps, const measure::Watch &) {
        asked.assign(steps.begin(), steps.end());
        return measure::Measurement{};
    };
    QCOMPARE(run({}, note).status, 0);
    QCOMPARE(asked.size(), measure::allSteps().size());
    run({key("--step"), key("peak"), key("--step=bandwidth")}, note);
    QVERIFY((asked == std::vector{measure::Step::Peak, measure::Step::Bandwidth}));
}

void MeasureCommandTest::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *typed, const char *told) {
        QTest::newRow(typed) << key(typed) << key(told);
    };
    row("--step nothing", "hand_over, bandwidth, peak, chain, passes, products");
    row("--step", "Usage");
    row("--from a.json --step peak", "Usage");
    row("--from a.json --from b.json", "Usage");
    row("a.json", "Usage");
    row("--csv", "Usage");
}

void MeasureCommandTest::refusesWrongUsage()
{
    QFETCH(QString, typed);
    QFETCH(QString, told);
    const Answer answer = run(typed.split(QLatin1Char(' ')));
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QString());
    QCOMPARE(answer.err.count(QLatin1Char('\n')), 1);
    QVERIFY2(answer.err.contains(told), qPrintable(answer.err));
}

void MeasureCommandTest::progressIsOneLine()
{
    const MeasureRun halfway = [](std::span<const measure::Step>, const measure::Watch &watch) {
        watch.progressed(0.25, measure::Step::HandOver);
        watch.progressed(0.251, measure::Step::HandOver);
        watch.progressed(0.5, measure::Step::Bandwidth);
        return madeUp();
    };
    QCOMPARE(run({}, halfway, false).err, QString());
    const QString told = run({}, halfway, true).err;
    QVERIFY(!told.contains(QLatin1Char('\n')));
    QVERIFY2(told.contains(key("Measuring: memory bandwidth, 50 %")), qPrintable(told));
    // Written twice, the second time over all of the first, and gone in the end.
    const QStringList texts = told.split(QLatin1Char('\r'));
    QCOMPARE(texts.size(), 5);
    QCOMPARE(texts.at(2).size(), texts.at(1).size());
    QCOMPARE(texts.at(3).trimmed(), QString());
    QCOMPARE(texts.at(3).size(), texts.at(2).trimmed().size());
    QCOMPARE(texts.at(4), QString());
}

void MeasureCommandTest::ctrlCEndsItCleanly()
{
    const MeasureRun interrupted = [](std::span<const measure::Step>, const measure::Watch &watch) {
        measure::Measurement made = madeUp();
        watch.progressed(0.25, measure::Step::HandOver);
        made.isCancelled = watch.stop.stop_requested();
        std::raise(SIGINT);
        watch.progressed(0.5, measure::Step::Bandwidth);
        made.isCancelled = !made.isCancelled && watch.stop.stop_requested();
        made.products.reset();
        return made;
    };
    auto *const before = std::signal(SIGINT, SIG_DFL);
    const Answer answer = run({}, interrupted);
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.out.contains(key("Read")));
    QVERIFY(answer.out.contains(key("is incomplete")));
    QVERIFY(!answer.out.contains(key("Products of square")));
    const Answer asJson = run({key("--json")}, interrupted);
    QCOMPARE(asJson.status, 1);
    QVERIFY(json::parse(asJson.out.toStdString()).at("info").at("is_cancelled") == true);
    QVERIFY(asJson.err.contains(key("is incomplete")));
    // The next Ctrl+C ends the program again.
    QVERIFY(std::signal(SIGINT, before) == SIG_DFL);
}

void MeasureCommandTest::aMachineWithoutThreadsIsTold()
{
    const Answer answer = run({}, [](auto, const auto &) -> measure::Measurement {
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    });
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.out, QString());
    QVERIFY(answer.err.contains(key("threads")));
}

void MeasureCommandTest::showsWhatWasMeasured()
{
    const json document = json::parse(measurementJson(madeUp()).dump());
    const QString file = written(document);
    const Answer answer = shown(file);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.out, run(QStringList{}).out);
    const Answer again = shown(file, {key("--json")});
    QVERIFY(json::parse(again.out.toStdString()) == document);
    QVERIFY(measurementReport(measurementFromJson(json::parse(measurementJson({}).dump()))).size() > 2);
}

void MeasureCommandTest::showsAGpuBesideTheBuiltIn()
{
    json faster = recording();
    faster["info"]["smi"] = "Other GPU, 1.0";
    faster["resnet"]["tf32_b32"]["eager"]["images_per_s"] =
        2.0 * faster["resnet"]["tf32_b32"]["eager"]["images_per_s"].get<double>();
    const Answer answer = shown(written(faster));
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QString());
    const QString heading = lineOf(answer.out, key("ResNet-50"));
    QCOMPARE(heading, QStringLiteral("ResNet-50 Other GPU %1 ratio").arg(builtIn().machine.name));
    QVERIFY2(lineOf(answer.out, key("TF32, batch 32: eager")).endsWith(QStringLiteral(" 2.00×")),
             qPrintable(answer.out));
    // The label has one, and each of the two figures.
    QCOMPARE(lineOf(answer.out, key("Starting a graph of 10 to 1,000")).count(key(" to ")), 3);
    QVERIFY(!answer.out.contains(key("has nothing on")));
    const json compared = json::parse(shown(written(faster), {key("--json")}).out.toStdString());
    QVERIFY(compared.at("machine").at("name") == "Other GPU");
    QVERIFY(compared.at("missing").empty());
    for (const json &figure : compared.at("figures"))
        QVERIFY2(!figure.at("machine").is_null(), figure.dump().c_str());
    faster["info"]["dry_run"] = true;
    faster["launch"]["driver_level"]["launched_by"] = "Python";
    const QString told = shown(written(faster)).out;
    QVERIFY(told.contains(key("mean nothing")) && told.contains(key("launched from Python")));
}

/// The file is cut from the recording that the built-in figures are from, so every place is the right one.
void MeasureCommandTest::theBuiltInGpuIsItself()
{
    const Measured measured = builtIn();
    const QStringList alone{key("launch_call_us"), key("bf16_flops"), key("fp8_flops")};
    constexpr double roundedBy = 0.01;
    for (const GpuFigure &figure : gpuFigures(recording(), measured)) {
        const QString name = QString::fromStdString(std::string(figure.key));
        QVERIFY2(figure.recorded, qPrintable(name));
        QCOMPARE(figure.builtIn.has_value(), !alone.contains(name));
        QVERIFY2(!figure.name.contains(QLatin1Char('%')), qPrintable(figure.name));
        if (!figure.builtIn)
            continue;
        const auto isNear = [](double a, double b) { return std::abs(a / b - 1.0) < roundedBy; };
        QVERIFY2(isNear(figure.recorded->low, figure.builtIn->low), qPrintable(name));
        QVERIFY2(isNear(figure.recorded->high, figure.builtIn->high), qPrintable(name));
    }
}

void MeasureCommandTest::namesWhatARecordingLacks()
{
    json cut = recording();
    cut.erase("resnet");
    cut["serving"] = {{"error", "no memory"}};
    cut["fusion"] = nullptr;
    cut["attention"] = 7;
    cut["ceilings"]["fp16_tflops"] = "fast";
    const Answer answer = shown(written(cut));
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains(
        key("The recording has nothing on: Gain by fusing, ResNet-50, and Decoding with Llama 3 8B.")));
    QCOMPARE(lineOf(answer.out, key("ResNet-50")), QString());
    QVERIFY(lineOf(answer.out, key("Products in FP16")).contains(QChar(0x2013)));
    QCOMPARE(missingSections(gpuFigures(json(), builtIn())).size(), gpuSections().size());
}

void MeasureCommandTest::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QByteArray &bytes, const char *told) {
        QTest::newRow(name) << bytes << key(told);
    };
    const auto text = [](const json &document) { return QByteArray::fromStdString(document.dump()); };
    row("a trace", R"({"traceEvents": []})", "this is a trace of a profiler; give a file that");
    row("something else", R"({"a": 1})", "this is no measurement that is known here; give a file that");
    row("a list", "[]", "this is no measurement");
    row("no figures", R"({"info": {}})", "this is no measurement");
    row("no JSON", "hello", "not JSON");
    row("nothing", "", "empty");
    json document = json::parse(measurementJson(madeUp()).dump());
    document["version"] = 2;
    row("newer", text(document), "newer version");
    document["version"] = 1;
    document["ceilings"]["read_gb_s"] = "much";
    row("a word for a figure", text(document), "at /ceilings/read_gb_s: the value has the wrong type");
    document["ceilings"]["read_gb_s"] = -1;
    row("less than nothing", text(document), "at /ceilings/read_gb_s");
    document["ceilings"].erase("read_gb_s");
    document["info"].erase("cores");
    row("without cores", text(document), "cores");
}

void MeasureCommandTest::refusesOtherFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, told);
    const QString file = written(bytes);
    const Answer answer = shown(file);
    QCOMPARE(answer.status, 3);
    QCOMPARE(answer.out, QString());
    QCOMPARE(answer.err.count(QLatin1Char('\n')), 1);
    QVERIFY2(answer.err.startsWith(file) && answer.err.contains(told), qPrintable(answer.err));
    QCOMPARE(shown(m_dir.filePath(key("not_there"))).status, 3);
}

RP_TEST(MeasureCommandTest)

} // namespace test_measure_command
#include "test_measure_command.moc"
