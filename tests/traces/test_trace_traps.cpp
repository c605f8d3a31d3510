// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/traces/trace_fixture.h"

#include <QTest>

namespace test_trace_traps {

using namespace rp::traces;

/// What real files have in store, each in a trace of a few events.
class TestTraceTraps : public QObject
{
    Q_OBJECT
private slots:
    void correlations();
    void graphLaunches();
    void kernelsBeforeAnyCall();
    void tracksThatAreNoWork();
    void devicesAndStreams();
    void clocksThatDiffer();
    void emptyKernels();
    void timesAsText();
    void processes();
    void steps();
    void copiesAreNoKernels();
    void lastOfDuplicatesCounts();
    void gapClasses();
    void replayKeepsStreamsApart();
    void timesStayExact();
    void beginsBehindAnySpace_data();
    void beginsBehindAnySpace();
};

void TestTraceTraps::correlations()
{
    // 0 is a correlation like any other; none and null never match; "5" is 5, but 5.0 is no whole number.
    const Read read(document(call("0", "2", "0"), call("10", "2", "null"), call("20", "2", "5"),
                             call("30", "2", "\"5\""), kernel("5", "1", "0"), kernel("15", "1", "null"),
                             kernel("35", "1", "\"05\""), kernel("45", "1", "5.0"), kernel("55", "1", "77")));
    QCOMPARE(read.reading.gpuOps, std::size_t(5));
    QCOMPARE(read.reading.unmatchedOps, std::size_t(3));
    QCOMPARE(read.reading.startToStart.min_ns, std::int64_t(5000));
    QCOMPARE(read.reading.startToStart.max_ns, std::int64_t(5000));
    // Of several calls, the last in the file.
    const Read twice(document(call("0", "2", "1"), kernel("50", "1", "1"), call("40", "2", "1")));
    QCOMPARE(twice.reading.startToStart.min_ns, std::int64_t(10000));
}

void TestTraceTraps::graphLaunches()
{
    const Read read(document(call("0", "4", "9", "cudaGraphLaunch"), kernel("10", "1", "9"),
                             kernel("11", "1", "9"), kernel("12", "1", "9"), call("20", "4", "10"),
                             kernel("30", "1", "10")));
    QCOMPARE(read.reading.kernelsFromGraphs, std::size_t(3));
    QCOMPARE(read.reading.unmatchedOps, std::size_t(0));
    QCOMPARE(read.reading.graphLaunch.n, std::size_t(1));
    QCOMPARE(read.reading.directLaunch.n, std::size_t(1));
    QVERIFY(launchKindOf("hipExtModuleLaunchKernel") == LaunchKind::Direct);
    QVERIFY(launchKindOf("cudaLaunchCooperativeKernelMultiDevice") == LaunchKind::Direct);
    QVERIFY(launchKindOf("hipGraphLaunch") == LaunchKind::Graph);
    QVERIFY(launchKindOf("cudaGraphInstantiate") == LaunchKind::None);
    QVERIFY(launchKindOf("cudaStreamSynchronize") == LaunchKind::None);
}

void TestTraceTraps::kernelsBeforeAnyCall()
{
    const Read read(document(kernel("0", "5", "1"), kernel("100", "5", "2"), call("200", "3", "3"),
                             kernel("210", "5", "3")));
    QCOMPARE(read.reading.unmatchedOps, std::size_t(2));
    QCOMPARE(read.reading.idle.of(GapClass::Unmatched).ns, std::int64_t(95000));
    QCOMPARE(read.reading.idle.of(GapClass::HostWait).ns, std::int64_t(105000));
    QCOMPARE(read.reading.idle.beforeCall_ns, std::int64_t(95000));
    QCOMPARE(read.reading.idle.launchLatency_ns, std::int64_t(10000));
}

void TestTraceTraps::tracksThatAreNoWork()
{
    const std::string sync =
        timedEvent(R"("cat":"cuda_sync","name":"Stream Wait","pid":0,"tid":7,"ts":0,"dur":9000,)"
                   R"("args":{"device":0,"stream":7,"correlation":1})");
    const std::string range =
        timedEvent(R"("cat":"cuda_profiler_range","name":"r","pid":0,"tid":7,"ts":0,"dur":9000)");
    const std::string note = timedEvent(
        R"("cat":"gpu_user_annotation","name":"ProfilerStep#1","pid":0,"tid":7,"ts":0,"dur":9000)");
    const Read read(document(sync, range, note, kernel("100", "5", "1")));
    QCOMPARE(read.reading.gpuOps, std::size_t(1));
    QCOMPARE(read.reading.span_ns, std::int64_t(5000));
    QVERIFY(!read.reading.steps); // that step is marked on the GPU alone
    // Where nothing has a phase, it is no list of events.
    const Read bare(R"({"schemaVersion":1,"traceEvents":[{"cat":"kernel","name":"k","ts":1,"dur":1}]})");
    QVERIFY(!bare.trace);
}

void TestTraceTraps::devicesAndStreams()
{
    const Read read(document(kernel("0", "10", "1", R"("device":1,"stream":7)"),
                             kernel("5", "10", "2", R"("device":1,"stream":20)"),
                             kernel("0", "99", "3", R"("device":0,"stream":7)")));
    const Timeline timeline(*read.trace);
    QCOMPARE(timeline.deviceCount()->name, std::string("1"));
    QCOMPARE(timeline.devices().size(), std::size_t(2));
    QCOMPARE(timeline.devices()[1].ops, std::size_t(1));
    QCOMPARE(read.reading.gpuOps, std::size_t(2));
    QCOMPARE(read.reading.streams, std::size_t(2));
    QCOMPARE(read.reading.busy_ns, std::int64_t(15000)); // both at once count once
    // Of as many, the first in the file; a device that isn't named is the process's.
    const Read tie(document(timedEvent(R"("cat":"kernel","name":"a","pid":"GPU 3","tid":1,"ts":1,"dur":1)"),
                            kernel("0", "1", "1")));
    QCOMPARE(Timeline(*tie.trace).deviceCount()->name, std::string("GPU 3"));
}

void TestTraceTraps::clocksThatDiffer()
{
    const Read read(document(call("100", "5", "1"), kernel("90", "5", "1"), call("200", "5", "2"),
                             kernel("190", "5", "2")));
    QCOMPARE(read.reading.startedBeforeCall, std::size_t(2));
    QCOMPARE(read.reading.startToStart.min_ns, std::int64_t(-10000));
    QCOMPARE(read.reading.launchDelay.max_ns, std::int64_t(0));
    QCOMPARE(read.reading.idle.launchLatency_ns, std::int64_t(0));
}

void TestTraceTraps::emptyKernels()
{
    const Read read(document(kernel("1", "0", "1"), kernel("10", "5", "2"), kernel("12", "0", "3")));
    QCOMPARE(read.reading.emptyKernels, std::size_t(2));
    QCOMPARE(read.reading.busy_ns, std::int64_t(5000));
    QCOMPARE(read.reading.span_ns, std::int64_t(14000));
    const Read nothing(document(kernel("3", "0", "1")));
    QVERIFY(!nothing.reading.busyFraction);
    QVERIFY(!nothing.reading.whatIf.replayError);
}

void TestTraceTraps::timesAsText()
{
    const Read read(document(kernel("\"1.5\"", "\" 2 \"", "1"), kernel("10", "1.0005", "2")));
    QCOMPARE(read.trace->ops[0].start_ns, std::int64_t(1500));
    QCOMPARE(read.trace->ops[0].duration_ns, std::int64_t(2000));
    QCOMPARE(read.trace->ops[1].duration_ns, std::int64_t(1001)); // half a nanosecond is rounded up
    QCOMPARE(read.noted(NoticeKind::NumbersAsText), std::uint64_t(1));
    QVERIFY(!read.trace->hasWholeMicroseconds);
    const Read whole(document(kernel("1669783687464194", "3", "1")));
    QVERIFY(whole.trace->hasWholeMicroseconds);
    QCOMPARE(whole.trace->ops[0].start_ns, std::int64_t(1669783687464194000));
}

void TestTraceTraps::processes()
{
    const auto threadCall = [](const char *ts, const char *correlation) {
        return timedEvent(
            std::string(R"("cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,"ts":)") + ts +
            R"(,"dur":1,"args":{"correlation":)" + correlation + "}");
    };
    // What another process launches is not the device's.
    const Read read(document(call("0", "1", "1"), call("10", "1", "2"), threadCall("5", "3"),
                             threadCall("25", "4"), call("7", "1", "9", "cudaLaunchKernel", "2"),
                             call("8", "1", "10", "cudaLaunchKernel", "2"), kernel("30", "1", "1")));
    QCOMPARE(read.reading.hostProcesses, std::size_t(2));
    QVERIFY(read.reading.matchedBy == MatchedBy::Times);
    QCOMPARE(read.reading.launchThreads, std::size_t(2));
    QCOMPARE(read.reading.launchPeriod.n, std::size_t(2));
    QCOMPARE(read.reading.launchPeriod.min_ns, std::int64_t(10000));
    QCOMPARE(read.reading.launchPeriod.max_ns, std::int64_t(20000));
    QCOMPARE(read.reading.launchPeriod.p50_ns, 15000.0);
    QCOMPARE(read.reading.launchGap.max_ns, std::int64_t(19000));
}

void TestTraceTraps::steps()
{
    const auto step = [](const char *name, const char *ts) {
        return timedEvent(std::string(R"("cat":"user_annotation","name":")") + name +
                          R"(","pid":1,"tid":1,"ts":)" + ts + R"(,"dur":100)");
    };
    const Read read(document(step("ProfilerStep#2", "100"), step("ProfilerStep#1", "0"), call("90", "1", "1"),
                             call("110", "1", "2"), kernel("95", "10", "1"), kernel("190", "20", "2")));
    QVERIFY(read.reading.steps);
    const StepsReading &steps = *read.reading.steps;
    QCOMPARE(steps.steps.size(), std::size_t(2));
    QCOMPARE(read.trace->names.text(steps.steps[0].name), std::string("ProfilerStep#1"));
    QCOMPARE(steps.steps[0].launches, std::size_t(1));
    QCOMPARE(steps.steps[0].busy_ns, std::int64_t(5000));
    QCOMPARE(steps.steps[1].kernelsLaunched, std::size_t(1));
    QCOMPARE(steps.steps[1].busy_ns, std::int64_t(15000));
    QCOMPARE(steps.window_ns, std::int64_t(200000));
    QCOMPARE(steps.busy_ns, std::int64_t(20000));
}

void TestTraceTraps::copiesAreNoKernels()
{
    const auto memory = [](const char *cat, const char *name, const char *ts, const char *bytes) {
        return timedEvent(std::string("\"cat\":\"") + cat + "\",\"name\":\"" + name +
                          "\",\"pid\":0,\"tid\":7,\"ts\":" + ts +
                          ",\"dur\":2,\"args\":{\"device\":0,\"bytes\":" + bytes + "}");
    };
    const Read read(document(memory("gpu_memcpy", "Memcpy HtoD (Pageable -> Device)", "0", "100"),
                             memory("Memcpy", "Memcpy HtoD  (Pinned -> Device)", "5", "11"),
                             memory("gpu_memset", "Memset (Device)", "9", "1.5"), kernel("20", "1", "1")));
    QCOMPARE(read.reading.gpuOps, std::size_t(4));
    QCOMPARE(read.reading.kernels, std::size_t(1));
    QCOMPARE(read.reading.memory.size(), std::size_t(2));
    QCOMPARE(read.reading.memory[0].name, std::string("Memcpy HtoD"));
    QCOMPARE(read.reading.memory[0].bytes, ByteCount{111});
    QCOMPARE(read.reading.memory[1].bytes, ByteCount{}); // 1.5 is no number of bytes
    QCOMPARE(read.reading.kernelBusy_ns, std::int64_t(1000));
    QCOMPARE(read.reading.busy_ns, std::int64_t(7000));
}

void TestTraceTraps::lastOfDuplicatesCounts()
{
    const Read read(document(
        timedEvent(R"("cat":"cpu_op","cat":"kernel","name":"a","name":"b","pid":0,"ts":1,"ts":2,"dur":1,)"
                   R"("args":{"device":4,"stream":1},"args":{"stream":2,"stream":3})")));
    QCOMPARE(read.reading.gpuOps, std::size_t(1));
    QCOMPARE(read.trace->names.text(read.trace->ops[0].name), std::string("b"));
    QCOMPARE(read.trace->ops[0].start_ns, std::int64_t(2000));
    const Lane lane = read.trace->lanes[read.trace->ops[0].lane];
    QCOMPARE(read.trace->devices.text(lane.device), std::string("0")); // the second args has no device
    QCOMPARE(read.trace->streams.text(lane.stream), std::string("3"));
    QCOMPARE(read.noted(NoticeKind::DuplicateKeys), std::uint64_t(5));
    const Read events("{\"traceEvents\":[" + kernel("0", "1", "1") + "],\"traceEvents\":[" +
                      kernel("0", "1", "1") + "," + kernel("5", "1", "1") + "]}");
    QCOMPARE(events.reading.gpuOps, std::size_t(2));
}

void TestTraceTraps::gapClasses()
{
    const Read read(document(call("0", "1", "1"), call("2", "1", "2"), call("4", "1", "3"),
                             call("500", "1", "4"), kernel("10", "10", "1"), kernel("49.999", "10", "2"),
                             kernel("100", "10", "3"), kernel("510", "10", "4")));
    const IdleTime &idle = read.reading.idle;
    QCOMPARE(idle.of(GapClass::KernelWait).ns, std::int64_t(29999)); // just under 30 µs
    QCOMPARE(idle.of(GapClass::Other).ns, std::int64_t(40001));
    QCOMPARE(idle.of(GapClass::HostWait).gaps, std::uint64_t(1));
    QCOMPARE(idle.beforeCall_ns, std::int64_t(390000));
    // A gap is closed by the operation whose call came first, of those that start together.
    const Read tie(document(call("0", "1", "1"), kernel("1", "1", "1"), kernel("100", "1", "9"),
                            call("99", "1", "2"), kernel("100", "2", "2"), call("98", "1", "3"),
                            kernel("100", "3", "3")));
    QCOMPARE(tie.reading.idle.beforeCall_ns, std::int64_t(96000));
    const WhatIf &what = tie.reading.whatIf;
    QCOMPARE(static_cast<double>(what.noHostWait_ns), 4000.0);
    QCOMPARE(static_cast<double>(what.graph_ns[1]), 5000.0);
    QCOMPARE(static_cast<double>(what.halfDispatch_ns), 54000.0);
}

void TestTraceTraps::replayKeepsStreamsApart()
{
    // Two long kernels on two streams at once: twice as fast, both end in half the time.
    const Read read(document(call("0", "1", "1"), call("1", "1", "2"), kernel("5", "100", "1"),
                             kernel("6", "100", "2", R"("device":0,"stream":8)")));
    QCOMPARE(static_cast<double>(read.reading.whatIf.replay_ns), 101000.0);
    QCOMPARE(static_cast<double>(read.reading.whatIf.replayTwice_ns), 51000.0);
    QVERIFY(read.reading.whatIf.canPredictFasterGpu());
    const Read one(
        document(call("0", "1", "1"), call("1", "1", "2"), kernel("5", "100", "1"), kernel("6", "100", "2")));
    QCOMPARE(static_cast<double>(one.reading.whatIf.replay_ns), 200000.0);
    QVERIFY(!one.reading.whatIf.canPredictFasterGpu());
}

void TestTraceTraps::timesStayExact()
{
    // Microseconds since 1970: a double holds them to 0.25 only.
    const Read read(
        document(call("1683564902618960.001", "0.5", "1"), kernel("1683564902618960.123", "0.001", "1"),
                 call("1683564902618960.002", "0.5", "2"), kernel("16835649026189601257e-4", "1.5E-3", "2")));
    QCOMPARE(read.reading.span_ns, std::int64_t(5)); // .123 to .1257 + .0015, rounded: 126 + 2 − 123
    QCOMPARE(read.reading.busy_ns, std::int64_t(3));
    QCOMPARE(read.reading.idle.total_ns, std::int64_t(2));
    QCOMPARE(read.reading.startToStart.max_ns, std::int64_t(124));
    QVERIFY(read.reading.whatIf.noHostWait_ns >= static_cast<Sum_ns>(read.reading.busy_ns));
}

void TestTraceTraps::beginsBehindAnySpace_data()
{
    QTest::addColumn<std::string>("space");
    QTest::newRow("blanks") << std::string(700, ' ');
    QTest::newRow("zeros") << std::string(700, '\0');
    QTest::newRow("control characters") << std::string(700, '\x01');
    QTest::newRow("blanks, then zeros") << std::string(300, '\n') + std::string(400, '\0');
}

/// Wherever the first piece of a file ends: before its first bracket, behind it, or later.
void TestTraceTraps::beginsBehindAnySpace()
{
    QFETCH(std::string, space);
    const std::string text = space + '[' + space + kernel("0", "5", "1") + "]";
    for (const std::size_t size : {64, 512, 699, 700, 701, 1400, 1401, 1402, 4096}) {
        const ReadResult whole = readTraceBytes(text, {}, size);
        const auto *trace = std::get_if<Trace>(&whole);
        QVERIFY2(trace && trace->ops.size() == 1, qPrintable(QString::number(size)));
        const ReadResult other = readTraceBytes(space + "{ 5: []}", {}, size);
        const auto *error = std::get_if<ReadError>(&other);
        QVERIFY2(error && error->failure == ReadFailure::NotATrace, qPrintable(QString::number(size)));
    }
}

RP_GUILESS_TEST(TestTraceTraps)

} // namespace test_trace_traps
#include "test_trace_traps.moc"
