// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/bounds.h"
#include "models/traces/figures/comparison.h"
#include "models/traces_text/found_words.h"
#include "models/traces_text/reading_report.h"
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QTest>
#include <cmath>

namespace test_trace_trust {

using namespace rp::traces;

/// What looks like a figure and must not be told as one.
class TestTraceTrust : public QObject
{
    Q_OBJECT
private slots:
    void keepsLittleOfHalvedCharacters();
    void keepsNamesBeyondAscii();
    void tellsApartWhatSharesATrack();
    void comparesNoSpansOfWhatIsMissing();
    void givesNoKernelsOfStepsWithoutCalls();
    void withholdsTimesThatDontFit();
    void withholdsWhereDurationsAreMissing();
    void saysTheCpuAloneOfNothingElse_data();
    void saysTheCpuAloneOfNothingElse();
    void isNotFullAtTheBound();
    void tellsTextFromLists_data();
    void tellsTextFromLists();
};

namespace {

std::string s(int n)
{
    return std::to_string(n);
}

/// A launch every 50 µs, and for the first `operations` of them a kernel.
std::string launches(int calls, int operations, int offset = 10, const std::string &duration = ",\"dur\":20")
{
    std::string list;
    for (int i = 0; i < calls; ++i)
        list += (i > 0 ? "," : "") + call(s(1000 + 50 * i), "5", s(i + 1));
    for (int i = 0; i < operations; ++i)
        list += "," + timedEvent("\"cat\":\"kernel\",\"name\":\"k\",\"pid\":0,\"tid\":7,\"ts\":" +
                                 s(1000 + 50 * i + offset) + duration +
                                 ",\"args\":{\"correlation\":" + s(i + 1) + ",\"device\":0,\"stream\":7}");
    return list;
}

QString reported(const Read &read)
{
    return rp::readingReport(*read.trace, Timeline(*read.trace), read.reading, QStringLiteral("a.json"))
        .join(QLatin1Char('\n'));
}

} // namespace

void TestTraceTrust::keepsLittleOfHalvedCharacters()
{
    std::string name;
    for (int i = 0; i < 600'000; ++i)
        name += "\\ud800";
    ByteSource source;
    const std::string text = "\"" + name + "\"";
    source.openBytes(text);
    JsonScanner scanner(source);
    QCOMPARE(scanner.next(), int('"'));
    QVERIFY(scanner.string().size() < JsonScanner::longestText + 8);
    QCOMPARE(scanner.next(), JsonScanner::end);
}

void TestTraceTrust::keepsNamesBeyondAscii()
{
    ByteSource source;
    const std::string text = R"("café \"核\u5fc3\n")"; // in parts, for something in it is escaped
    source.openBytes(text);
    JsonScanner scanner(source);
    QCOMPARE(scanner.next(), int('"'));
    const std::string_view name = scanner.string();
    QCOMPARE(QString::fromUtf8(name.data(), qsizetype(name.size())), QStringLiteral("café \"核心\n"));
    QCOMPARE(scanner.next(), JsonScanner::end);
}

void TestTraceTrust::tellsApartWhatSharesATrack()
{
    std::string list = call("1", "1", "1");
    const int streams = int(bounds::mostTracks) + 500;
    for (int i = 0; i < streams; ++i)
        list += "," + kernel(s(10 * i + 10), "20", s(i + 1), "\"device\":0,\"stream\":" + s(i));
    const Read read(document(list));
    QVERIFY(read.trace);
    QCOMPARE(read.reading.gpuOps, std::size_t(streams));
    QCOMPARE(LeftOutRecords::sum(read.reading.leftOut.gpuOps), std::uint64_t(0));
    QCOMPARE(read.reading.busyFraction.value_or(0.0), 1.0);
    QVERIFY(read.reading.withheld.has(WithheldReason::TracksShared) && read.reading.withheld.withholdsIdle());
    QVERIFY(rp::withheldTexts(read.reading).join(u' ').contains(QStringLiteral("streams or threads")));
}

void TestTraceTrust::comparesNoSpansOfWhatIsMissing()
{
    const Read full(document(launches(40, 40)));
    const Read lost(document(launches(40, 8)));
    const Comparison comparison = compare(full.reading, lost.reading);
    for (const auto figure : {Comparison::Kernels, Comparison::Busy_ns, Comparison::Span_ns}) {
        QVERIFY(!std::isnan(comparison.whole[figure].first) && std::isnan(comparison.whole[figure].second));
        QVERIFY(!comparison.whole[figure].ratio());
    }
    QVERIFY(!comparison.secondBusyFraction);
    const QString said =
        rp::comparisonReport(comparison, QStringLiteral("a"), QStringLiteral("b")).join(QLatin1Char('\n'));
    QVERIFY2(said.contains(QStringLiteral("Span: Not given: no GPU operation carries the number")),
             qPrintable(said));
}

void TestTraceTrust::givesNoKernelsOfStepsWithoutCalls()
{
    const std::string step =
        timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#0","pid":1,"tid":1,"ts":1000,"dur":1000)");
    const Read known(document(launches(20, 20), step));
    QVERIFY(known.reading.knowsStepKernels());
    QVERIFY2(reported(known).contains(QStringLiteral("kernels: 20")), qPrintable(reported(known)));
    std::string list = launches(20, 0);
    for (int i = 0; i < 20; ++i)
        list += "," + kernel(s(1010 + 50 * i), "20", "null");
    const Read unknown(document(list, step));
    QVERIFY2(reported(unknown).contains(QStringLiteral("kernels: not given")), qPrintable(reported(unknown)));
    QVERIFY(std::isnan(compare(known.reading, unknown.reading).perStep->at(Comparison::StepKernels).second));
}

void TestTraceTrust::withholdsTimesThatDontFit()
{
    for (const int offset : {-40, 1'900'000'000}) {
        const Read read(document(launches(20, 20, offset)));
        QVERIFY(read.reading.withheld.has(WithheldReason::TimesDontFit));
        const QString said = reported(read);
        QVERIFY2(said.contains(QStringLiteral("Dispatch tax: Not given")) &&
                     said.contains(QStringLiteral("From call to start on the GPU: Not given")) &&
                     !said.contains(QStringLiteral("at best")),
                 qPrintable(said));
    }
    QVERIFY(!Read(document(launches(20, 20))).reading.withheld.any());
}

void TestTraceTrust::withholdsWhereDurationsAreMissing()
{
    const Read read(document(launches(20, 20, 10, {})));
    QVERIFY(read.reading.withheld.withholdsBusy());
    const QString said = reported(read);
    QVERIFY2(said.contains(QStringLiteral("GPU busy: Not given: durations are missing")) &&
                 said.contains(QStringLiteral("Time per kernel: Not given")),
             qPrintable(said));
}

void TestTraceTrust::saysTheCpuAloneOfNothingElse_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<bool>("isCpuAlone");
    const auto row = [](const char *category, const char *phase = "X") {
        QTest::newRow((std::string(category) + phase).c_str())
            << QStringLiteral(R"({"ph":"%1","cat":"%2","name":"n","pid":1,"tid":1,"ts":1,"dur":1,"args":{}})")
                   .arg(QLatin1String(phase), QLatin1String(category))
            << false;
    };
    for (const char *category : {"gpu_user_annotation", "cuda_sync", "hip_runtime", "privateuse1_kernel",
                                 "gpu_op", "async_gpu", "Kernels", "opencl_kernel", "vulkan", "overhead"})
        row(category);
    row("kernel", "B");
    row("ac2g", "s");
    QTest::newRow("process") << QStringLiteral(
                                    R"({"ph":"M","name":"process_name","pid":3,"args":{"name":"MLU 0"}})")
                             << false;
    QTest::newRow("call") << QStringLiteral(R"({"ph":"X","cat":"cpu_op","name":"cudaLaunchKernel","ts":1})")
                          << false;
    QTest::newRow("autograd") << QStringLiteral(R"({"ph":"s","cat":"fwdbwd","name":"fwdbwd","id":1,"ts":1})")
                              << true;
    QTest::newRow("stack") << QStringLiteral(R"({"ph":"X","cat":"python_function","name":"f","ts":1})")
                           << true;
}

void TestTraceTrust::saysTheCpuAloneOfNothingElse()
{
    QFETCH(QString, event);
    QFETCH(bool, isCpuAlone);
    const std::string op =
        timedEvent(R"("cat":"cpu_op","name":"aten::mm","pid":1,"tid":1,"ts":1,"dur":1,"args":{})");
    const Read read(document(op, event.toStdString()));
    QVERIFY(read.trace && read.reading.found.has(FoundKind::CpuWorkOnly));
    const QString said = rp::noGpuText(QStringLiteral("a.json"), *read.trace, read.reading);
    QVERIFY2(said.contains(QStringLiteral("CPU alone")) == isCpuAlone, qPrintable(said));
}

void TestTraceTrust::isNotFullAtTheBound()
{
    std::string list = kernel("5", "1", "1");
    for (std::size_t i = 0; i < bounds::mostSteps; ++i)
        list += "," + timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#1","ts":1,"dur":9)");
    const Read full(document(list, timedEvent(R"("cat":"cpu_op","name":"x","ts":1)")));
    QCOMPARE(full.trace->steps.size(), bounds::mostSteps);
    QVERIFY(full.trace->notices.empty());
    const Read more(document(list, timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#2","ts":1)")));
    QCOMPARE(more.noted(NoticeKind::TooManyRecords), std::uint64_t(bounds::mostSteps + 1));
}

void TestTraceTrust::tellsTextFromLists_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"[2024-01-01 10:00:00] INFO", "[2024-01-01] INFO", "[1, 2] is a list",
                             "[notice] nginx started", "[section]\na=1", "{\"a\": 1} and more"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestTraceTrust::tellsTextFromLists()
{
    QFETCH(QString, text);
    const Read read(text.toStdString());
    const auto *error = std::get_if<ReadError>(&read.result);
    QVERIFY(error && error->kind == FileKind::BracketText);
}

RP_GUILESS_TEST(TestTraceTrust)

} // namespace test_trace_trust
#include "test_trace_trust.moc"
