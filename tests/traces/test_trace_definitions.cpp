// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QTest>

namespace test_trace_definitions {

using namespace rp::traces;

/// What counts, whose it is, and what can't be said: definitions D17 to D23, each in a trace of a few events.
class TestTraceDefinitions : public QObject
{
    Q_OBJECT
private slots:
    void timesAreDecimal_data();
    void timesAreDecimal();
    void impossibleRecordsAreLeftOut();
    void whatIsFarIsLeftOut();
    void overrunsAreLeftOut();
    void holesOfWhatIsLeftOutAreNobodysWait();
    void lostIsNotIdle();
    void capturedIsNotLost();
    void ranksAreToldApart();
    void devicesFindTheirProcess();
    void mixedRanksAreSeen();
    void unknownIsNotNoGain();
    void bytesAddUpExactly();
    void listsAndObjectsNameTracks();
    void saysWhatIsFound_data();
    void saysWhatIsFound();
};

namespace {

std::size_t countOf(const LeftOutCounts &counts, LeftOut kind)
{
    return counts[static_cast<std::size_t>(kind)];
}

/// `n` launches, each with a kernel 5 µs later, every 20 µs; the last `lost` have none.
std::string launches(int n, int lost, const std::string &name = "cudaLaunchKernel", int first = 1)
{
    std::string rows;
    for (int i = first; i < first + n; ++i) {
        const std::string number = std::to_string(i);
        rows += (rows.empty() ? "" : ",") + call(std::to_string(20 * i), "2", number, name);
        if (i < first + n - lost)
            rows += "," + kernel(std::to_string(20 * i + 5), "10", number);
    }
    return rows;
}

std::string onRank(const char *rank, const char *ts, const char *device = "0")
{
    return kernel(ts, "1", "1", std::string("\"stream\":7,\"device\":") + device + ",\"rank\":" + rank);
}

} // namespace

void TestTraceDefinitions::timesAreDecimal_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTime");
    QTest::addColumn<qint64>("ns");
    const auto row = [](const char *text, qint64 ns) {
        QTest::newRow(text) << QString::fromLatin1(text) << true << ns;
    };
    row("1700000000123456.789", 1700000000123456789);
    row("1700000000123456.7894999", 1700000000123456789);
    row("1700000000123456.7895", 1700000000123456790);
    row("0.0005", 1);
    row("-0.0005", -1);
    row("0.00049999999999999999", 0);
    row("1e3", 1000000);
    row("17000000001234567890e-4", 1700000000123456789);
    row("1.5E-3", 2);
    row("-0", 0);
    row("000012.5", 12500);
    row("0e9999", 0);
    row("1e-9999", 0);
    row("4611686018427387.903", 4611686018427387903);
    for (const char *text : {"4611686018427387.904", "1e99999", "1e300", "", "e5", "."})
        QTest::newRow(text) << QString::fromLatin1(text) << false << qint64(0);
}

void TestTraceDefinitions::timesAreDecimal()
{
    QFETCH(QString, text);
    QFETCH(bool, isTime);
    QFETCH(qint64, ns);
    for (const auto kind : {Scalar::Kind::Real, Scalar::Kind::Text}) {
        const auto found = nanosecondsOf({kind, text.toStdString()});
        QCOMPARE(found.has_value(), isTime);
        QCOMPARE(qint64(found.value_or(0)), ns);
    }
    QVERIFY(nanosecondsOf({Scalar::Kind::Text, "\t +5 \n"}) == std::int64_t{5000});
    for (const char *none : {"1_000", "0x10", "5 6", "NaN", "five", "1e", "--5"})
        QVERIFY2(!nanosecondsOf({Scalar::Kind::Text, none}), none);
    for (const auto kind :
         {Scalar::Kind::True, Scalar::Kind::Null, Scalar::Kind::NonFinite, Scalar::Kind::Container})
        QVERIFY(!nanosecondsOf({kind, "1"}));
}

void TestTraceDefinitions::impossibleRecordsAreLeftOut()
{
    const Read read(
        document(kernel("null", "1", "1"), kernel("0", "0", "1"), kernel("5", "-1", "1"),
                 kernel("5", "3600000000.001", "1"), kernel("10", "3600", "1"), call("\"soon\"", "1", "1"),
                 call("0", "\"0.0\"", "1"), call("6", "1", "1"),
                 timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#1","pid":1,"dur":5)"),
                 timedEvent(R"("cat":"user_annotation","name":"ProfilerStep#2","pid":1,"ts":1e12,"dur":5)")));
    const LeftOutRecords &out = read.reading.leftOut;
    QCOMPARE(read.reading.gpuOps, std::size_t(1));
    for (const LeftOut kind : {LeftOut::NoTime, LeftOut::ZeroTime, LeftOut::NegativeDuration, LeftOut::Far})
        QCOMPARE(countOf(out.gpuOps, kind), std::size_t(1));
    QCOMPARE(countOf(out.calls, LeftOut::NoTime), std::size_t(1));
    QCOMPARE(countOf(out.calls, LeftOut::ZeroTime), std::size_t(1));
    QCOMPARE(countOf(out.steps, LeftOut::NoTime), std::size_t(1));
    QCOMPARE(countOf(out.steps, LeftOut::Far), std::size_t(1));
    QCOMPARE(out.total(), std::uint64_t(8));
    QVERIFY(!read.reading.steps);
    QCOMPARE(read.reading.found.gpuOps, std::uint64_t(5)); // what there is, left out or not
    QVERIFY(read.reading.withheld.has(WithheldReason::GpuOpsLeftOut));
    const Read none(document(kernel("0", "0", "1"), call("6", "1", "1")));
    QVERIFY(none.reading.unusable == Unusable::AllGpuOperationsLeftOut);
}

void TestTraceDefinitions::whatIsFarIsLeftOut()
{
    // The part with most different starts stays, not the one with most records.
    const Read read(document(kernel("7200000001", "1", "1"), kernel("7200000001", "0.5", "1"),
                             kernel("7200000001", "0.25", "1"), kernel("5", "1", "2"),
                             kernel("8", "1", "3")));
    QCOMPARE(read.reading.gpuOps, std::size_t(2));
    QCOMPARE(read.reading.span_ns, std::int64_t(4000));
    QCOMPARE(countOf(read.reading.leftOut.gpuOps, LeftOut::Far), std::size_t(3));
    // A pause of exactly an hour is none, and ranks have clocks of their own.
    QCOMPARE(Read(document(kernel("1", "1", "1"), kernel("3600000001", "1", "1"))).reading.gpuOps,
             std::size_t(2));
    const Read ranks(document(onRank("0", "5"), onRank("0", "8"), onRank("1", "99999999999")));
    QCOMPARE(ranks.reading.leftOut.total(), std::uint64_t(0));
    QCOMPARE(Timeline(*ranks.trace).devices().size(), std::size_t(2));
}

void TestTraceDefinitions::overrunsAreLeftOut()
{
    const std::string after = kernel("20", "5", "2") + "," + kernel("30", "5", "3");
    const auto overruns = [&after](const std::string &rows) {
        return countOf(Read(document(rows, after)).reading.leftOut.gpuOps, LeftOut::Overrun);
    };
    QCOMPARE(overruns(kernel("1", "500", "1")), std::size_t(1));
    QCOMPARE(overruns(kernel("1", "39", "1")), std::size_t(0)); // the second begins 10 µs before its end
    QCOMPARE(overruns(kernel("1", "39.001", "1")), std::size_t(1));
    QCOMPARE(overruns(kernel("1", "500", "1", R"("device":0,"stream":9)")), std::size_t(0));
    QCOMPARE(overruns(call("0", "1", "1", "cudaGraphLaunch") + "," + kernel("1", "500", "1")),
             std::size_t(0));
    // Without a call it may be of a graph, where there are any.
    QCOMPARE(overruns(call("0", "1", "9", "cudaGraphLaunch") + "," + kernel("1", "500", "1")),
             std::size_t(0));
}

void TestTraceDefinitions::holesOfWhatIsLeftOutAreNobodysWait()
{
    const Read read(document(launches(12, 0), kernel("96", "-3", "77")));
    const IdleTime &idle = read.reading.idle;
    QCOMPARE(idle.of(GapClass::LeftOut).gaps, std::uint64_t(1));
    QCOMPARE(idle.of(GapClass::LeftOut).ns, std::int64_t(10000));
    QCOMPARE(idle.of(GapClass::HostWait).gaps, std::uint64_t(10));
    QVERIFY(!read.reading.withheld.any()); // one of 13
    QCOMPARE(read.reading.busy_ns + idle.total_ns, read.reading.span_ns);
}

void TestTraceDefinitions::lostIsNotIdle()
{
    const Read one(document(launches(10, 1)));
    QCOMPARE(one.reading.launchesWithoutGpuOp, std::size_t(1));
    QVERIFY(!one.reading.withheld.any()); // a tenth is not more than a tenth
    const Read two(document(launches(10, 2)));
    QCOMPARE(two.reading.launchesWithoutGpuOp, std::size_t(2));
    QVERIFY(two.reading.withheld.has(WithheldReason::LaunchesWithoutGpuOp));
    QVERIFY(two.reading.withheld.withholdsIdle() && two.reading.withheld.withholdsCause());
    // One of two graphs, among many launches that are whole.
    const Read graphs(document(launches(40, 0), launches(2, 1, "hipGraphLaunch", 50)));
    QCOMPARE(graphs.reading.graphLaunchesWithoutGpuOp, std::size_t(1));
    QVERIFY(graphs.reading.withheld.has(WithheldReason::LaunchesWithoutGpuOp));
    // An impossible record is a record.
    const Read impossible(document(launches(10, 2), kernel("190", "-1", "9"), kernel("210", "-1", "10")));
    QCOMPARE(impossible.reading.launchesWithoutGpuOp, std::size_t(0));
    QVERIFY(impossible.reading.withheld.has(WithheldReason::GpuOpsLeftOut));
}

void TestTraceDefinitions::capturedIsNotLost()
{
    const std::string begin = call("115", "1", "100", "cudaStreamBeginCapture");
    const std::string end = call("165", "1", "101", "cudaStreamEndCapture");
    const Read read(document(launches(9, 4), begin, end)); // those at 120, 140 and 160 of 120 to 180
    QCOMPARE(read.reading.launchesCaptured, std::size_t(3));
    QCOMPARE(read.reading.launchesWithoutGpuOp, std::size_t(1));
    QVERIFY(read.reading.withheld.has(WithheldReason::LaunchesWithoutGpuOp)); // one of six
    const Read other(document(launches(9, 4), call("115", "1", "100", "cudaStreamBeginCapture", "2")));
    QCOMPARE(other.reading.launchesCaptured, std::size_t(0)); // another process's
}

void TestTraceDefinitions::ranksAreToldApart()
{
    const auto rows = [](const std::string &rank) {
        const std::string host = "\"" + rank + "83\"";
        return call("0", "1", "1", "cudaLaunchKernel", host) + "," +
               timedEvent("\"cat\":\"kernel\",\"name\":\"k\",\"tid\":7,\"ts\":5,\"dur\":" +
                          std::string(rank == "[TP01] " ? "9" : "2") + ",\"pid\":\"" + rank +
                          R"(0","args":{"device":0,"stream":7,"correlation":1}})");
    };
    const Read read(document(rows("[TP00] "), rows("[TP01] ")));
    QCOMPARE(read.reading.hostProcesses, std::size_t(2));
    QVERIFY(read.reading.matchedBy == MatchedBy::Rank);
    QCOMPARE(read.reading.busy_ns, std::int64_t(2000));
    QCOMPARE(read.reading.directLaunch.n, std::size_t(1));
    const Timeline timeline(*read.trace);
    QCOMPARE(timeline.devices().size(), std::size_t(2));
    QCOMPARE(timeline.devices()[1].name, std::string("[TP01] 0/0"));
}

void TestTraceDefinitions::devicesFindTheirProcess()
{
    const std::string calls =
        call("0", "1", "1", "cudaLaunchKernel", "10") + "," + call("50", "1", "1", "cudaLaunchKernel", "20");
    const auto matchedBy = [&calls](const std::string &row) {
        return Read(document(calls, row)).reading.matchedBy;
    };
    QVERIFY(matchedBy(kernel("30", "1", "1")) == MatchedBy::Times);
    QVERIFY(matchedBy(kernel("60", "1", "1")) == MatchedBy::Order);
    QVERIFY(matchedBy(kernel("60", "1", "2")) == MatchedBy::None);
    QVERIFY(matchedBy(timedEvent(R"("cat":"kernel","name":"k","pid":20,"tid":7,"ts":60,"dur":1,)"
                                 R"("args":{"device":0,"correlation":1}})")) == MatchedBy::Pid);
    // Two devices that both would fit: each gets one.
    const Read both(document(calls, kernel("60", "1", "1"), kernel("61", "1", "1", R"("device":1)")));
    const Timeline timeline(*both.trace);
    const auto &devices = timeline.records().devices();
    QCOMPARE(devices[0].hostProcess, std::uint32_t(0));
    QCOMPARE(devices[1].hostProcess, std::uint32_t(1));
}

void TestTraceDefinitions::mixedRanksAreSeen()
{
    std::string rows = launches(10, 0);
    for (int i = 1; i < 3; ++i)
        rows += "," + kernel(std::to_string(20 * i + 16), "1", std::to_string(i));
    QVERIFY(Read(document(rows)).reading.withheld.has(WithheldReason::RanksMixed));
    QVERIFY(!Read(document(launches(10, 0))).reading.withheld.any());
}

void TestTraceDefinitions::unknownIsNotNoGain()
{
    const Read none(document(kernel("10", "5", "1"), kernel("20", "5", "2")));
    QVERIFY(none.reading.withheld.has(WithheldReason::NoLaunchCallKnown));
    QVERIFY(!none.reading.withheld.withholdsIdle());
    // Half of them is not more than half, and the hole before the others is small.
    const Read half(document(kernel("10", "90", "91"), kernel("101", "90", "92"), call("0", "1", "1"),
                             call("1", "1", "2"), kernel("191", "90", "1"), kernel("281", "90", "2")));
    QVERIFY(!half.reading.withheld.any());
    const Read most(document(kernel("10", "90", "91"), kernel("100", "90", "92"), call("0", "1", "1"),
                             kernel("190", "90", "1")));
    QVERIFY(most.reading.withheld.has(WithheldReason::LaunchCallUnknown));
    const Read hole(document(call("0", "1", "1"), call("1", "1", "2"), kernel("5", "10", "1"),
                             kernel("15", "10", "2"), kernel("40", "10", "9")));
    QVERIFY(hole.reading.withheld.has(WithheldReason::LaunchCallUnknown)); // 15 of 45 µs
}

void TestTraceDefinitions::bytesAddUpExactly()
{
    const auto sumOf = [](std::initializer_list<const char *> sizes) {
        std::string rows;
        for (const char *size : sizes)
            rows +=
                (rows.empty() ? "" : ",") +
                timedEvent(R"("cat":"gpu_memcpy","name":"Memcpy HtoD","ts":500,"dur":3,"args":{"bytes":)" +
                           std::string(size) + "}");
        return Read(document(rows)).reading.memory.at(0).bytes;
    };
    constexpr std::uint64_t half = std::uint64_t{1} << 63U;
    QCOMPARE(sumOf({"4611686018427387904", "4611686018427387904"}), (ByteCount{half}));
    QCOMPARE(sumOf({"18446744073709551614"}), (ByteCount{2 * (half - 1)}));
    QCOMPARE(sumOf({"18446744073709551615", "1"}), (ByteCount{~std::uint64_t{0}})); // as far as it goes
    QCOMPARE(sumOf({"99999999999999999999999"}), (ByteCount{~std::uint64_t{0}}));
    QCOMPARE(sumOf({"5", "-7"}), (ByteCount{2, true}));
    QCOMPARE(sumOf({"-7", "7"}), (ByteCount{}));
    QCOMPARE(sumOf({"-9223372036854775808", "-1"}), (ByteCount{half, true}));
}

/// What they hold tells them apart, not how it is spaced.
void TestTraceDefinitions::listsAndObjectsNameTracks()
{
    const Read read(document(kernel("100", "5", "1", R"("device":0,"stream":[1])"),
                             kernel("120", "5", "2", R"("device":0,"stream":[ 2 ])"),
                             kernel("140", "5", "3", R"("device":0,"stream":{"a":[1,"}"]})"),
                             kernel("160", "5", "4", R"("device":0,"stream": {"a": [1, "}"]})"),
                             kernel("180", "5", "5", R"("device":0,"stream":[2])"),
                             kernel("200", "5", "6", R"("device":[0])")));
    QVERIFY(read.trace);
    QCOMPARE(read.reading.streams, std::size_t{3});
    QCOMPARE(read.reading.gpuOps, std::size_t{5});
    QCOMPARE(read.trace->streams.text(2), std::string(R"({"a": [1, "}"]})"));
    QCOMPARE(read.trace->devices.text(1), std::string("[0]"));
}

void TestTraceDefinitions::saysWhatIsFound_data()
{
    QTest::addColumn<std::string>("rows");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const std::string &rows, FoundKind kind) {
        QTest::newRow(name) << rows << static_cast<int>(kind);
    };
    const auto timed = [](const std::string &fields) { return timedEvent(fields + R"(,"ts":5,"dur":1)"); };
    row("nothing", "", FoundKind::NoRows);
    row("metadata", R"({"ph":"M","name":"process_name","pid":1,"args":{"name":"python"}})",
        FoundKind::MetadataOnly);
    row("the recording itself", timed(R"("cat":"Trace","name":"Record Window End")"),
        FoundKind::MetadataOnly);
    row("stacks", timed(R"("cat":"python_function","name":"main.py: f")"), FoundKind::OtherRowsOnly);
    row("work on a CPU", timed(R"("cat":"cpu_op","name":"aten::add")"), FoundKind::CpuWorkOnly);
    row("launches", call("1", "1", "1"), FoundKind::LaunchCallsWithoutOperations);
    row("other calls", call("1", "1", "1", "cudaMalloc"), FoundKind::CallsWithoutOperations);
    row("a copy", timed(R"("name":"Memcpy HtoD","pid":0)"), FoundKind::GpuRowsWithoutCategory);
    row("a correlation", timed(R"("name":"gemm","args":{"correlation_id":5})"),
        FoundKind::GpuRowsWithoutCategory);
    row("a process named GPU",
        R"({"ph":"M","name":"process_labels","pid":"9","args":{"labels":"GPU 0"}},)" +
            timed(R"("name":"gemm","pid":9)"),
        FoundKind::GpuRowsWithoutCategory);
    row("a call", timed(R"("name":"hipMalloc","args":{"correlation":5})"), FoundKind::CallsWithoutCategory);
    row("by category", timed(R"("cat":"mtia_op","name":"x")"), FoundKind::OtherAccelerator);
    row("by name", timed(R"("cat":"cpu_op","name":"npu::matmul")"), FoundKind::OtherAccelerator);
    row("by task", timed(R"("name":"MatMul","args":{"Task Type":"AI_CORE"})"), FoundKind::OtherAccelerator);
    row("by process",
        R"({"ph":"M","name":"process_name","pid":3,"args":{"name":"TPU"}},)" + timed(R"("name":"x","pid":3)"),
        FoundKind::OtherAccelerator);
}

void TestTraceDefinitions::saysWhatIsFound()
{
    QFETCH(std::string, rows);
    QFETCH(int, kind);
    const std::string text = "{\"schemaVersion\":1,\"traceEvents\":[" + rows + "]}";
    const Read read(text);
    QVERIFY(read.trace);
    QCOMPARE(static_cast<int>(read.reading.found.kinds.front()), kind);
    // Read value by value it is the same.
    const ReadResult careful = readTraceBytes(text, {}, 64);
    const auto *trace = std::get_if<Trace>(&careful);
    QVERIFY(trace && readingOf(Timeline(*trace)).found.kinds == read.reading.found.kinds);
}

RP_GUILESS_TEST(TestTraceDefinitions)

} // namespace test_trace_definitions
#include "test_trace_definitions.moc"
