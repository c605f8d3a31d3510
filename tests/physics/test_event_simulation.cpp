// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/dispatch.h"
#include "models/physics/launch.h"
#include "tests/physics/queue_by_events.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <random>

namespace test_event_simulation {

using namespace rp::physics;

class TestEventSimulation : public QObject
{
    Q_OBJECT
private slots:
    void agreesWithEventHeap();
    void traceAgreesWithTotals();
    void traceObeysTheQueue();
    void uniformEqualsLists();
    void closedFormOfDeepQueue();
    void depthOneIsSerial();
    void deeperQueuesAreNeverSlower();
    void emptyPass();
    void hugeDepthNeedsNoHugeMemory();
};

namespace {

using Random = std::mt19937;

double pick(Random &random, std::initializer_list<double> values)
{
    return *(values.begin() +
             std::uniform_int_distribution<std::ptrdiff_t>(0, std::ssize(values) - 1)(random));
}

QueuePlan randomPlan(Random &random)
{
    QueuePlan plan;
    const int n = std::uniform_int_distribution(1, 40)(random);
    for (int i = 0; i < n; ++i) {
        plan.launch_us.push_back(pick(random, {1.0, 3.0, 5.0, 10.0, 20.0}));
        plan.duration_us.push_back(pick(random, {0.5, 2.0, 7.0, 30.0, 200.0}));
        if (std::uniform_int_distribution(0, 14)(random) == 0)
            plan.syncs.push_back(i);
    }
    plan.queue.depth = static_cast<std::int64_t>(pick(random, {1.0, 2.0, 3.0, 5.0, 1024.0}));
    plan.queue.delay_us = pick(random, {0.0, 2.0});
    plan.queue.gap_us = pick(random, {0.0, 1.0});
    plan.sync_us = pick(random, {0.0, 15.0});
    return plan;
}

SimulatedPass simulated(const QueuePlan &plan)
{
    return des(plan.launch_us, plan.duration_us, plan.queue, {plan.syncs, plan.sync_us});
}

} // namespace

void TestEventSimulation::agreesWithEventHeap()
{
    Random random(7);
    for (int i = 0; i < 5000; ++i) {
        const QueuePlan plan = randomPlan(random);
        QVERIFY2(std::abs(simulated(plan).total_us - totalByEvents(plan)) < 1e-6,
                 qPrintable(QStringLiteral("plan %1").arg(i)));
    }
}

void TestEventSimulation::traceAgreesWithTotals()
{
    Random random(8);
    for (int i = 0; i < 500; ++i) {
        const QueuePlan plan = randomPlan(random);
        const PassTrace trace =
            desTrace(plan.launch_us, plan.duration_us, plan.queue, {plan.syncs, plan.sync_us});
        const SimulatedPass pass = simulated(plan);
        QCOMPARE(trace.pass.total_us, pass.total_us);
        QCOMPARE(trace.pass.busy_us, pass.busy_us);
        QCOMPARE(trace.pass.cpu_blocked_us, pass.cpu_blocked_us);
        QCOMPARE(trace.pass.max_outstanding, pass.max_outstanding);
        QCOMPARE(trace.kernels.size(), plan.duration_us.size());
        QVERIFY(trace.kernels.back().finish_us <= pass.total_us);
    }
}

void TestEventSimulation::traceObeysTheQueue()
{
    Random random(9);
    for (int round = 0; round < 500; ++round) {
        const QueuePlan plan = randomPlan(random);
        const auto kernels =
            desTrace(plan.launch_us, plan.duration_us, plan.queue, {plan.syncs, plan.sync_us}).kernels;
        for (std::size_t i = 0; i < kernels.size(); ++i) {
            const KernelTimes &kernel = kernels[i];
            QCOMPARE(kernel.launch_end_us, kernel.launch_start_us + plan.launch_us[i]);
            QCOMPARE(kernel.finish_us, kernel.begin_us + plan.duration_us[i]);
            QVERIFY(kernel.begin_us >= kernel.launch_end_us + plan.queue.delay_us);
            if (i > 0) {
                QVERIFY(kernel.begin_us >= kernels[i - 1].finish_us + plan.queue.gap_us);
                QVERIFY(kernel.launch_start_us >= kernels[i - 1].launch_end_us);
            }
            const auto depth = static_cast<std::size_t>(plan.queue.depth);
            if (i >= depth)
                QVERIFY(kernel.launch_start_us >= kernels[i - depth].finish_us);
        }
    }
}

void TestEventSimulation::uniformEqualsLists()
{
    for (const std::int64_t depth : {1, 2, 7, 1024}) {
        for (const std::int64_t n : {1, 2, 50, 3000}) {
            const LaunchQueue queue{depth, 1.5, 0.5};
            const std::vector<double> durations(static_cast<std::size_t>(n), 4.25);
            const double launch_us[] = {3.5};
            const SimulatedPass lists = des(launch_us, durations, queue);
            const SimulatedPass uniform = desUniform(n, 3.5, 4.25, queue);
            QCOMPARE(uniform.total_us, lists.total_us);
            QCOMPARE(uniform.cpu_blocked_us, lists.cpu_blocked_us);
            QCOMPARE(uniform.max_outstanding, lists.max_outstanding);
            QCOMPARE(desUniformTrace(n, 3.5, 4.25, queue).kernels.back().finish_us, lists.total_us);
        }
    }
}

void TestEventSimulation::closedFormOfDeepQueue()
{
    Random random(10);
    std::uniform_real_distribution<double> time(0.1, 60.0);
    for (int i = 0; i < 2000; ++i) {
        const std::int64_t n = std::uniform_int_distribution(1, 300)(random);
        const double kernel_us = time(random);
        const double launch_us = time(random);
        const LaunchQueue queue{1024, pick(random, {0.0, 3.0}), pick(random, {0.0, 1.0})};
        const double closed = asyncClosed(n, kernel_us, launch_us, queue.delay_us, queue.gap_us);
        QVERIFY(std::abs(desUniform(n, launch_us, kernel_us, queue).total_us - closed) < 1e-6);
    }
}

void TestEventSimulation::depthOneIsSerial()
{
    Random random(11);
    std::uniform_real_distribution<double> time(1.0, 60.0);
    for (int i = 0; i < 2000; ++i) {
        const Workload workload{
            std::uniform_int_distribution(1, 300)(random), time(random), time(random), 0.0, 0.0, 1};
        const double launch_us = time(random);
        const PassTime serial = serialPass(workload, launch_us);
        const QueuedPass queued = asyncPass(workload, launch_us, {1, 0.0, 1.0});
        QVERIFY(std::abs(queued.total_us - serial.total_us) < 1e-6);
        QVERIFY(std::abs(queued.math_util - serial.util) < 1e-12);
    }
}

void TestEventSimulation::deeperQueuesAreNeverSlower()
{
    Random random(12);
    for (int i = 0; i < 500; ++i) {
        QueuePlan plan = randomPlan(random);
        double before = HUGE_VAL;
        for (const std::int64_t depth : {1, 2, 3, 5, 8, 1024}) {
            plan.queue.depth = depth;
            const double total = simulated(plan).total_us;
            QVERIFY(total <= before + 1e-9);
            before = total;
        }
    }
}

void TestEventSimulation::emptyPass()
{
    const double launch_us[] = {10.0};
    const SimulatedPass pass = des(launch_us, {}, {1024, 0.0, 1.0});
    QCOMPARE(pass.total_us, 0.0);
    QCOMPARE(pass.busy_frac, 0.0);
    QCOMPARE(pass.max_outstanding, 0);
    QVERIFY(desTrace(launch_us, {}, {1, 0.0, 0.0}).kernels.empty());
}

void TestEventSimulation::hugeDepthNeedsNoHugeMemory()
{
    const SimulatedPass pass = desUniform(10, 1.0, 2.0, {std::int64_t{1} << 40, 0.0, 0.0});
    QCOMPARE(pass.total_us, 21.0);
}

RP_APPLESS_TEST(TestEventSimulation)

} // namespace test_event_simulation
#include "test_event_simulation.moc"
