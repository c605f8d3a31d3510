// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/launch_trace.h"
#include "models/physics/hardware/launch.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_launch_trace {

using namespace rp;

namespace {

const physics::LaunchQueue serial{1, 0.0, 1.0};
const physics::LaunchQueue deep{1024, 0.0, 1.0};

} // namespace

class TestLaunchTrace : public QObject
{
    Q_OBJECT

private slots:
    void serialKernelsWaitForTheirLaunch()
    {
        const LaunchTrace trace = streamTrace(3, 10.0, 5.0, serial);
        QCOMPARE(trace.total_us, 45.0);
        QCOMPARE(trace.kernels.size(), std::size_t(3));
        QCOMPARE(trace.kernels[1].launch_start_us, 15.0); // the host waited for kernel 0
        QCOMPARE(trace.kernels[1].launch_end_us, 25.0);
        QCOMPARE(trace.kernels[1].begin_us, 25.0);
        QCOMPARE(trace.kernels[1].finish_us, 30.0);
    }

    void overlappedLaunchesRunAhead()
    {
        const LaunchTrace trace = streamTrace(3, 10.0, 50.0, deep);
        QCOMPARE(trace.kernels[2].launch_end_us, 30.0);
        QCOMPARE(trace.kernels[2].finish_us, trace.total_us);
    }

    void aGraphIsOneLaunch()
    {
        const physics::GraphLaunch graph{3.5, 0.0, 0.5};
        const LaunchTrace trace = graphTrace(4, 5.0, graph);
        QVERIFY(trace.oneLaunch);
        QCOMPARE(trace.kernels.front().launch_end_us, 3.5);
        QCOMPARE(trace.kernels.back().finish_us, trace.total_us);
        QCOMPARE(trace.total_us, 3.5 + 4 * 5.0 + 3 * 0.5);
    }
};

RP_TEST(TestLaunchTrace)

} // namespace test_launch_trace
#include "test_launch_trace.moc"
