// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/catalogue/workload_entry.h"
#include "models/physics/compilation_return.h"
#include "models/physics/iron_law.h"
#include "models/physics/roofline.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

namespace test_headlines {

using namespace rp;
using namespace rp::physics;

/// The figures that learners meet, computed from the catalogue, and laws that hold for any parameters.
class TestHeadlines : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void speedupEqualsUtilizationRatio();
    void compilingConservesMath();
    void oneKernelRemains();
    void roundingGoesUpAtOneHalf();
    void hourlyRequests();
    void neverBreaksEven();
    void ridgeIsWhereTheRoofsMeet();
    void rooflineNeverExceedsPeak();
    void largestBatchIsTight();
    void parameterCounts();
    void quantilesGrow();
    void ironLawForms();

private:
    const Workload &workload(QStringView key) const { return m_catalogue->workloads.find(key)->workload; }

    std::optional<Catalogue> m_catalogue;
};

namespace {

constexpr double launch_us = 10.0;

} // namespace

void TestHeadlines::initTestCase()
{
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
}

void TestHeadlines::speedupEqualsUtilizationRatio()
{
    for (const WorkloadEntry &entry : m_catalogue->workloads) {
        const PassTime before = serialPass(entry.workload, launch_us);
        const PassTime after = compiledPass(entry.workload, launch_us);
        QVERIFY(std::abs(before.total_us / after.total_us - after.util / before.util) < 1e-12);
    }
}

void TestHeadlines::compilingConservesMath()
{
    for (const WorkloadEntry &entry : m_catalogue->workloads) {
        const PassTime before = serialPass(entry.workload, launch_us);
        const PassTime after = compiledPass(entry.workload, launch_us);
        QVERIFY(std::abs(before.compute_us - after.compute_us) <= 1e-9 * before.compute_us);
        QVERIFY(after.n <= before.n && after.n >= 1);
        QVERIFY(after.memory_us <= before.memory_us);
    }
}

void TestHeadlines::oneKernelRemains()
{
    QCOMPARE(compiledCounts({3, 1.0, 0.0, 1.0, 0.0, 1}).n, 1);
    QCOMPARE(compiledCounts({1, 1.0, 8.0, 0.9, 0.5, 1}).memory_us, 4.0);
}

void TestHeadlines::roundingGoesUpAtOneHalf()
{
    QCOMPARE(compiledCounts({5, 1.0, 0.0, 0.5, 0.0, 1}).n, 3);
    QCOMPARE(compiledCounts({200, 1.0, 0.0, 0.35, 0.0, 1}).n, 130);
}

void TestHeadlines::hourlyRequests()
{
    Deployment kws;
    kws.compile_s = 10.0;
    kws.eager_rate = 1e6 / 15000.0;
    kws.gain = 0.4;
    kws.per_day = 2400.0;
    kws.days = 1.0;
    QCOMPARE(compilationReturn(kws).breakeven_calls_whole, 2334.0);
    QVERIFY(compilationReturn(kws).positive);
    kws.days = 0.97;
    QVERIFY(compilationReturn(kws).net_saved_s < 0.0);
}

void TestHeadlines::neverBreaksEven()
{
    Deployment slower;
    slower.compile_s = 1.0;
    slower.eager_rate = 100.0;
    slower.per_day = 1000.0;
    slower.days = 1.0;
    for (const double gain : {0.0, -0.05, -0.999}) {
        slower.gain = gain;
        QVERIFY(std::isinf(compilationReturn(slower).breakeven_calls));
        QVERIFY(!compilationReturn(slower).positive);
    }
    const ReturnBand band = returnBand(slower, 0.0, 100.0);
    QCOMPARE(band.verdict, 1);
    QVERIFY(std::isinf(band.breakeven_high));
}

void TestHeadlines::ridgeIsWhereTheRoofsMeet()
{
    for (const DeviceEntry &entry : m_catalogue->devices) {
        for (std::size_t i = 0; i < precisionCount; ++i) {
            const auto peak = entry.device.peak_flops(static_cast<Precision>(i));
            if (!peak)
                continue;
            const double at = physics::ridge(*peak, entry.device.bandwidth_bytes_s);
            QVERIFY(std::abs(attainable(at, *peak, entry.device.bandwidth_bytes_s) / *peak - 1.0) < 1e-12);
            QVERIFY(roofMfu(at / 2.0, *peak, entry.device.bandwidth_bytes_s) < 0.51);
        }
    }
    const Device &a100 = m_catalogue->devices.find(u"A100_NOMINAL")->device;
    QCOMPARE(physics::ridge(*a100.peak_flops(Precision::Fp16), a100.bandwidth_bytes_s), 156.0);
}

void TestHeadlines::rooflineNeverExceedsPeak()
{
    for (double ai = 1e-3; ai < 1e6; ai *= 3.0)
        QVERIFY(roofMfu(ai, 989.4e12, 3350e9) <= 1.0);
}

void TestHeadlines::largestBatchIsTight()
{
    const Serving serving = m_catalogue->serving->serving;
    for (const TransformerEntry &entry : m_catalogue->transformers) {
        for (const double ram : {16e9, 80e9, 640e9}) {
            const std::int64_t batch = maxBatch(entry.model, 2048.0, ram, serving);
            QVERIFY(!fits(entry.model, static_cast<double>(batch + 1), 2048.0, ram, serving));
            if (batch > 0)
                QVERIFY(fits(entry.model, static_cast<double>(batch), 2048.0, ram, serving));
        }
        // What one request needs is enough for one.
        const double one_bytes = footprint(entry.model, 1.0, 2048.0, serving).total;
        QCOMPARE(maxBatch(entry.model, 2048.0, one_bytes, serving), std::int64_t(1));
    }
}

void TestHeadlines::parameterCounts()
{
    QCOMPARE(parameterCount(m_catalogue->transformers.find(u"8b")->model), 8030261248);
    QCOMPARE(parameterCount(m_catalogue->transformers.find(u"70b")->model), 70553706496);
}

void TestHeadlines::quantilesGrow()
{
    for (const EdgeModeEntry &entry : m_catalogue->edgeModes) {
        const EdgeLoop loop = edgeLoop(entry.mode, m_catalogue->edge->limits);
        QVERIFY(loop.base_ms < loop.p99_ms);
        QVERIFY(loop.p99_ms < loop.p9999_ms);
        QVERIFY(loop.miss_prob >= 0.0 && loop.miss_prob <= 1.0);
        EdgeLimits late = m_catalogue->edge->limits;
        late.deadline_ms *= 2.0;
        QVERIFY(edgeLoop(entry.mode, late).miss_prob <= loop.miss_prob);
    }
}

void TestHeadlines::ironLawForms()
{
    const IronLaw law = ironLaw({1e9, 1e12, 1e12, 1e14, 0.5, 1e-3});
    QCOMPARE(law.sum_s, law.data_s + law.compute_s + 1e-3);
    QVERIFY(law.overlap_s <= law.sum_s);
    QCOMPARE(law.dominant, IronTerm::Compute);
    QCOMPARE(ironLaw({0.0, 1.0, 0.0, 1.0, 1.0, 0.0}).mfu_sum, 0.0);
}

RP_APPLESS_TEST(TestHeadlines)

} // namespace test_headlines
#include "test_headlines.moc"
