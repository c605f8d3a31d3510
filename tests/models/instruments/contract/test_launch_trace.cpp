// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/launch_trace.h"
#include "models/physics/hardware/launch.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <limits>

namespace test_launch_trace {

using namespace rp;

namespace {

const physics::LaunchQueue serial{1, 0.0, 1.0};
const physics::LaunchQueue deep{1024, 0.0, 1.0};

std::vector<TimelineSpan> lane(const TimelineWindow &window, TimelineLane which)
{
    std::vector<TimelineSpan> spans;
    for (const TimelineSpan &span : window.spans) {
        if (span.lane == which)
            spans.push_back(span);
    }
    return spans;
}

} // namespace

class TestLaunchTrace : public QObject
{
    Q_OBJECT

private slots:
    void serialKernelsWaitForTheirLaunch()
    {
        const TimelineWindow window = cutWindow(streamTrace(3, 10.0, 5.0, serial), 0.0, 1e9);
        QCOMPARE(window.total_us, 45.0);
        QCOMPARE(window.to_us, 45.0);
        const auto gpu = lane(window, TimelineLane::Gpu);
        QCOMPARE(gpu.size(), std::size_t(3));
        QCOMPARE(gpu[1].start_us, 25.0);
        QCOMPARE(gpu[1].end_us, 30.0);
        const auto cpu = lane(window, TimelineLane::Cpu);
        QCOMPARE(cpu[1].start_us, 15.0); // the host waited for kernel 0
        QCOMPARE(cpu[1].end_us, 25.0);
    }

    void overlappedLaunchesRunAhead()
    {
        const TimelineWindow window = cutWindow(streamTrace(3, 10.0, 50.0, deep), 0.0, 1e9);
        const auto cpu = lane(window, TimelineLane::Cpu);
        QCOMPARE(cpu[2].end_us, 30.0);
        QCOMPARE(lane(window, TimelineLane::Gpu)[2].end_us, window.total_us);
    }

    void aGraphIsOneLaunch()
    {
        const physics::GraphLaunch graph{3.5, 0.0, 0.5};
        const LaunchTrace trace = graphTrace(4, 5.0, graph);
        const TimelineWindow window = cutWindow(trace, 0.0, 1e9);
        const auto cpu = lane(window, TimelineLane::Cpu);
        QCOMPARE(cpu.size(), std::size_t(1));
        QCOMPARE(cpu[0].count, 4);
        QCOMPARE(cpu[0].end_us, 3.5);
        QCOMPARE(window.total_us, 3.5 + 4 * 5.0 + 3 * 0.5);
        // Past the launch, only kernels are left.
        QVERIFY(lane(cutWindow(trace, 10.0, 20.0), TimelineLane::Cpu).empty());
    }

    void windowsAreClamped()
    {
        const LaunchTrace trace = streamTrace(100, 10.0, 5.0, serial);
        const TimelineWindow early = cutWindow(trace, -50.0, 30.0);
        QCOMPARE(early.from_us, 0.0);
        QCOMPARE(lane(early, TimelineLane::Gpu).size(), std::size_t(2));
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const auto &[from, to] : {std::pair{nan, 10.0}, {10.0, nan}, {20.0, 10.0}, {1e9, 2e9}}) {
            const TimelineWindow whole = cutWindow(trace, from, to);
            QVERIFY(whole.from_us < whole.to_us);
            QVERIFY(whole.to_us <= trace.total_us);
        }
        QCOMPARE(cutWindow(LaunchTrace(), 0.0, 1.0).spans.size(), std::size_t(0));
    }

    void partsInsideTheWindowAreFound()
    {
        const LaunchTrace trace = streamTrace(100, 10.0, 5.0, serial);
        const auto gpu = lane(cutWindow(trace, 151.0, 164.0), TimelineLane::Gpu);
        QCOMPARE(gpu.size(), std::size_t(1)); // kernel 10 runs from 160 to 165
        QCOMPARE(gpu[0].index, 10);
        QCOMPARE(gpu[0].end_us, 165.0);
    }

    void mergedBarsKeepTheBusyTime()
    {
        const LaunchTrace trace = streamTrace(10'000, 10.0, 0.5, serial);
        const TimelineWindow window = cutWindow(trace, 0.0, trace.total_us);
        const auto gpu = lane(window, TimelineLane::Gpu);
        QVERIFY(gpu.size() <= maximumSpansPerLane);
        double busy = 0.0;
        int kernels = 0;
        for (const TimelineSpan &span : gpu) {
            QVERIFY(span.busy_us <= span.end_us - span.start_us + 1e-9);
            QCOMPARE(span.index, kernels);
            busy += span.busy_us;
            kernels += span.count;
        }
        QCOMPARE(kernels, 10'000);
        QVERIFY(qAbs(busy - 5000.0) < 1e-6);
    }

    void panningDoesNotRegroup()
    {
        const LaunchTrace trace = streamTrace(10'000, 10.0, 0.5, serial);
        const double step = trace.total_us / 1000.0;
        for (int i = 0; i < 100; ++i) {
            for (const TimelineSpan &span : cutWindow(trace, step * i, step * i + trace.total_us / 2).spans)
                QCOMPARE(span.index % 32, 0);
        }
    }
};

RP_TEST(TestLaunchTrace)

} // namespace test_launch_trace
#include "test_launch_trace.moc"
