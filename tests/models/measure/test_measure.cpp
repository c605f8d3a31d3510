// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is measured depends on the machine: held here is the arithmetic, that the timed loops compute what
// they say, and that a measurement reports, ends, and can be ended. No time is asserted.
#include "models/measure/bench.h"
#include "models/measure/steps.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace test_measure {

using namespace rp::measure;

namespace {

/// So little that every step ends at once.
const Limits little{.time_factor = 0.01, .most_array_bytes = std::int64_t{1} << 20};

FloatArray filled(std::int64_t elements)
{
    FloatArray array(elements);
    for (std::int64_t i = 0; i < elements; ++i)
        array.data()[i] = static_cast<float>(i % 23 - 11) * 0.5F;
    return array;
}

double sigmoid(double x)
{
    return 1.0 / (1.0 + std::exp(-x));
}

} // namespace

class MeasureTest : public QObject
{
    Q_OBJECT
private slots:
    void medianAndQuartiles();
    void flopAndBytes();
    void sharesAndTax();
    void arraysAreBeyondTheCache();
    void windowsTakeAsLong();
    void ticksOfTheProcessors();
    void whatTheSystemSays();
    void batteries();
    void loopsComputeWhatTheySay_data();
    void loopsComputeWhatTheySay();
    void productsAreProducts_data();
    void productsAreProducts();
    void aTeamDoesEveryPieceOnce();
    void stepsHaveNames();
    void everyStepMeasures();
    void oneStepAlone();
    void progressGrows();
    void canBeCancelled_data();
    void canBeCancelled();
};

void MeasureTest::medianAndQuartiles()
{
    QCOMPARE(spreadOf(std::vector<double>{}), Spread());
    QCOMPARE(spreadOf(std::vector{3.0}), (Spread{1, 3.0, 3.0, 3.0}));
    QCOMPARE(spreadOf(std::vector{4.0, 1.0, 3.0, 2.0}), (Spread{4, 2.5, 1.75, 3.25}));
    QCOMPARE(spreadOf(std::vector{5.0, 1.0, 4.0, 2.0, 3.0}), (Spread{5, 3.0, 2.0, 4.0}));
    QCOMPARE((Spread{5, 3.0, 2.0, 4.0}).relative(), 2.0 / 3.0);
    QCOMPARE(Spread().relative(), 0.0);
    QCOMPARE(quantileOfSorted(std::vector{1.0, 2.0}, 2.0), 2.0);
    QCOMPARE(quantileOfSorted(std::vector{1.0, 2.0}, -1.0), 1.0);
}

void MeasureTest::flopAndBytes()
{
    QCOMPARE(readWork(1'000).bytes, 4'000.0);
    QCOMPARE(writeWork(1'000).bytes, 4'000.0);
    QCOMPARE(copyWork(1'000).bytes, 8'000.0);
    QCOMPARE(readWork(1'000).intensity(), 0.0);
    QCOMPARE(chainWork(1'000, 1), (Work{2'000.0, 8'000.0}));
    QCOMPARE(Work().intensity(), 0.0);
    for (double intensity = 0.25; intensity <= 512.0; intensity *= 2.0)
        QCOMPARE(chainWork(1'000, chainFma(intensity)).intensity(), intensity);
    QCOMPARE(passesWork(1'000, 4, false).bytes, 32'000.0);
    QCOMPARE(passesWork(1'000, 4, true).bytes, 8'000.0);
    QCOMPARE(squareProductWork(1'024).flops, 2'147'483'648.0);
    QCOMPARE(squareProductWork(1'024).bytes, 12'582'912.0);
    const Timed timed{{3e9, 6e6}, {1, 1'000.0, 1'000.0, 1'000.0}};
    QCOMPARE(timed.tflops(), 3.0);
    QCOMPARE(timed.gb_s(), 6.0);
    QCOMPARE(Timed().tflops(), 0.0);
    QCOMPARE(Timed().gb_s(), 0.0);
}

void MeasureTest::sharesAndTax()
{
    QCOMPARE(usefulShare(1'000, 5.0, 15'000.0), 1.0 / 3.0);
    QCOMPARE(usefulShare(1'000, 5.0, 4'000.0), 1.0);
    QCOMPARE(usefulShare(1'000, 5.0, 0.0), 0.0);
    QCOMPARE(handOverTax_us(1'000, 5.0, 15'000.0), 10.0);
    QCOMPARE(handOverTax_us(1'000, 5.0, 4'000.0), 0.0);
}

void MeasureTest::arraysAreBeyondTheCache()
{
    constexpr std::int64_t MiB = std::int64_t{1} << 20;
    const auto array_MiB = [](std::int64_t cache, std::int64_t free, std::int64_t most) {
        return arrayElements(cache * MiB, free * MiB, most * MiB, granule) * 4 / MiB;
    };
    QCOMPARE(array_MiB(32, 16'384, 256), 128);
    QCOMPARE(array_MiB(2, 16'384, 256), 32);    // never less
    QCOMPARE(array_MiB(384, 16'384, 256), 256); // never more
    QCOMPARE(array_MiB(32, 1'024, 256), 64);    // both in an eighth of the free memory
    QCOMPARE(array_MiB(0, 0, 256), 32);         // unknown
    QCOMPARE(arrayElements(0, 1, MiB, granule), granule);
    QVERIFY((Bandwidth{.array_bytes = 64, .last_cache_bytes = 32}).isBeyondCache());
    QVERIFY(!(Bandwidth{.array_bytes = 63, .last_cache_bytes = 32}).isBeyondCache());
    QVERIFY(!(Bandwidth{.array_bytes = 64, .last_cache_bytes = 0}).isBeyondCache());
}

void MeasureTest::windowsTakeAsLong()
{
    QCOMPARE(windowElements(1'000, 10.0, 1.0, 20.0, 100, 10'000), 2'000);
    QCOMPARE(windowElements(1'000, 10.0, 2.0, 20.0, 100, 10'000), 1'000);
    QCOMPARE(windowElements(1'000, 10.0, 2.0, 0.5, 100, 10'000), 100);
    QCOMPARE(windowElements(1'000, 10.0, 1.0, 1e9, 100, 10'050), 10'000);
    QCOMPARE(windowElements(1'000, 0.0, 1.0, 20.0, 100, 10'000), 10'000);
    QCOMPARE(windowElements(1'000, 10.0, 1.0, 12.59, 100, 10'000), 1'200);
}

void MeasureTest::ticksOfTheProcessors()
{
    const auto before = ticksIn("cpu  10 0 10 70 10 0 0 0 5 0\ncpu0 1 2 3 4\n");
    const auto after = ticksIn("cpu  40 5 15 100 20 5 5 10 9 0\n");
    QVERIFY(before && after);
    QCOMPARE(before->all, 100);
    QCOMPARE(before->idle, 80);
    QCOMPARE(busyShare(*before, *after), 0.5);
    QCOMPARE(stolenShare(*before, *after), 0.1);
    QCOMPARE(busyShare(*before, *before), 0.0);
    QVERIFY(!ticksIn(""));
    QVERIFY(!ticksIn("intr 1 2 3"));
    QCOMPARE(ticksIn("cpu  1 2 3 4")->all, 10);
    QCOMPARE(ticksIn("cpu  1 x")->all, 1);
    QVERIFY(!isBusy({.load_1min = 9.0}));
    QVERIFY(isBusy({.others_share = 0.2}));
    QVERIFY(isBusy({.steal_share = 0.06}));
}

void MeasureTest::whatTheSystemSays()
{
    QCOMPARE(loadIn("0.52 0.58 0.59 1/257 3152\n"), 0.52);
    QCOMPARE(loadIn(""), 0.0);
    QCOMPARE(freeBytesIn("MemTotal:       1000 kB\nMemAvailable:    500 kB\n"), 512'000);
    QCOMPARE(freeBytesIn("MemTotal: 1000 kB"), 0);
    QCOMPARE(processorIn("processor\t: 0\nmodel name\t: Some CPU @ 2 GHz\nmodel name\t: Other\n"),
             std::string("Some CPU @ 2 GHz"));
    QCOMPARE(processorIn("no colon"), std::string());
    QCOMPARE(cacheBytesIn("32768K\n"), 33'554'432);
    QCOMPARE(cacheBytesIn("2M"), 2'097'152);
    QCOMPARE(cacheBytesIn("512"), 512);
    QCOMPARE(cacheBytesIn(""), 0);
    QVERIFY(isVirtualName("QEMU"));
    QVERIFY(isVirtualName("VMware, Inc."));
    QVERIFY(!isVirtualName("LENOVO"));
    QVERIFY(!isVirtualName(""));
    QVERIFY(thisMachine().cores >= 1);
}

void MeasureTest::batteries()
{
    const PowerSupply discharging{"Battery", "System", "Discharging", false};
    const PowerSupply full{"Battery", "", "Full", false};
    const PowerSupply mouse{"Battery", "Device", "Discharging", true};
    const PowerSupply plugged{"Mains", "", "", true};
    const PowerSupply unplugged{"Mains", "", "", false};
    QVERIFY(!isOnBattery({}));
    QVERIFY(!isOnBattery({mouse}));
    QVERIFY(!isOnBattery({full, unplugged}));
    QVERIFY(!isOnBattery({discharging, plugged}));
    QVERIFY(isOnBattery({discharging}));
    QVERIFY(isOnBattery({unplugged, discharging, mouse}));
}

void MeasureTest::loopsComputeWhatTheySay_data()
{
    QTest::addColumn<int>("index");
    const UsableLoops usable = usableLoops();
    for (int i = 0; i < usable.count; ++i)
        QTest::newRow(vectorKindKey(usable.loops[i].kind)) << i;
}

void MeasureTest::loopsComputeWhatTheySay()
{
    QFETCH(int, index);
    const VectorLoops loops = usableLoops().loops[index];
    constexpr std::int64_t n = 1'024;
    const FloatArray from = filled(n);
    const FloatArray to(n);
    double sum = 0.0;
    for (std::int64_t i = 0; i < n; ++i)
        sum += from.data()[i];
    QCOMPARE(static_cast<double>(loops.read(from.data(), n)), sum);
    loops.write(to.data(), n, 2.5F);
    QVERIFY(std::all_of(to.data(), to.data() + n, [](float x) { return x == 2.5F; }));
    loops.copy(from.data(), to.data(), n);
    QVERIFY(std::equal(to.data(), to.data() + n, from.data()));
    loops.chain(from.data(), to.data(), n, 3, 0.5F, 1.0F);
    for (std::int64_t i = 0; i < n; ++i)
        QCOMPARE(to.data()[i], ((from.data()[i] * 0.5F + 1.0F) * 0.5F + 1.0F) * 0.5F + 1.0F);
    // One round from 1 to 10, then all of them added: x 0.5 + 1.
    QCOMPARE(loops.flopsARound, 20 * loops.width);
    QCOMPARE(loops.peak(1, 0.5F, 1.0F), static_cast<float>(loops.width) * (0.5F * 55.0F + 10.0F));

    const FloatArray other(n);
    loops.pass(Pass::Scale, from.data(), to.data(), n, 3.0F, 0.25F);
    loops.pass(Pass::Add, to.data(), other.data(), n, 3.0F, 0.25F);
    loops.pass(Pass::Relu, other.data(), to.data(), n, 3.0F, 0.25F);
    loops.pass(Pass::Sigmoid, to.data(), other.data(), n, 3.0F, 0.25F);
    loops.pass(Pass::Fused, from.data(), to.data(), n, 3.0F, 0.25F);
    for (std::int64_t i = 0; i < n; ++i) {
        const double y = sigmoid(std::max(0.0, static_cast<double>(from.data()[i]) * 3.0 + 0.25));
        QVERIFY(std::abs(static_cast<double>(other.data()[i]) - y) < 3e-7);
        QCOMPARE(to.data()[i], other.data()[i]);
    }
    // Far beyond what FP32's exponents hold.
    loops.write(to.data(), n, 500.0F);
    loops.pass(Pass::Sigmoid, to.data(), other.data(), n, 0.0F, 0.0F);
    QCOMPARE(other.data()[0], 1.0F);
}

void MeasureTest::productsAreProducts_data()
{
    loopsComputeWhatTheySay_data();
}

void MeasureTest::productsAreProducts()
{
    QFETCH(int, index);
    const VectorLoops loops = usableLoops().loops[index];
    constexpr std::int64_t n = 320; // more than one panel
    const FloatArray a = filled(n * n);
    const FloatArray b = filled(n * n);
    const FloatArray c = filled(n * n);
    const FloatArray panel(panelRows * 2 * loops.width);
    for (std::int64_t first = 0; first < n; first += 2 * loops.width)
        loops.product(a.data(), b.data(), c.data(), n, first, panel.data());
    for (const auto &[row, column] : std::vector<std::pair<std::int64_t, std::int64_t>>{
             {0, 0}, {1, 2}, {77, 200}, {319, 319}, {318, 0}}) {
        double sum = 0.0;
        for (std::int64_t k = 0; k < n; ++k)
            sum += static_cast<double>(a.data()[row * n + k]) * static_cast<double>(b.data()[k * n + column]);
        QCOMPARE(static_cast<double>(c.data()[row * n + column]), sum);
    }
}

void MeasureTest::aTeamDoesEveryPieceOnce()
{
    Team team(3);
    QCOMPARE(team.size(), 3);
    for (const std::int64_t pieces : {0, 1, 2, 3, 100}) {
        std::vector<std::atomic<int>> done(static_cast<std::size_t>(pieces));
        const double took_us =
            team.run(pieces, [&done](std::int64_t piece, int) { ++done[static_cast<std::size_t>(piece)]; });
        QVERIFY(took_us >= 0.0);
        QVERIFY(std::all_of(done.begin(), done.end(), [](int times) { return times == 1; }));
    }
}

void MeasureTest::stepsHaveNames()
{
    double seconds = 0.0;
    std::set<std::string_view> keys;
    for (const StepInfo &info : allSteps()) {
        seconds += info.seconds;
        keys.insert(info.key);
        QCOMPARE(stepNamed(info.key), std::optional(info.step));
        QCOMPARE(infoOf(info.step).key, info.key);
    }
    QCOMPARE(keys.size(), allSteps().size());
    QVERIFY(seconds < 5.0);
    QVERIFY(!stepNamed("nothing"));
}

void MeasureTest::everyStepMeasures()
{
    std::set<std::string> figures;
    const Watch watch{.read = [&figures](const Reading &reading) {
        figures.insert(std::string(reading.figure));
        QVERIFY(reading.value > 0.0);
        QVERIFY(reading.us.n > 0);
    }};
    const Measurement result = rp::measure::measure(watch, little);
    QVERIFY(!result.isCancelled);
    QVERIFY(result.seconds > 0.0);
    QCOMPARE(result.date.size(), std::size_t{10});
    QVERIFY(result.hand_over && result.bandwidth && result.peak && result.passes && result.products);
    QVERIFY(result.hand_over->serial_us.n > 0);
    QVERIFY(result.bandwidth->copy.gb_s() > 0.0);
    QVERIFY(result.peak->fp32.tflops() > 0.0);
    QVERIFY(!result.chain.empty());
    QCOMPARE(result.chain.front().flop_per_byte(), 0.25);
    QVERIFY(result.passes->speedup() > 0.0);
    QVERIFY(result.products->square.front().timed.tflops() > 0.0);
    for (const char *figure : {"serial_us", "queue_us", "batch_us", "read_gb_s", "write_gb_s", "copy_gb_s",
                               "fp32_tflops", "chain_tflops", "eager_us", "fused_us", "square_tflops"})
        QVERIFY2(figures.contains(figure), figure);
}

void MeasureTest::oneStepAlone()
{
    const Measurement result = rp::measure::measure(std::array{Step::Peak}, {}, little);
    QVERIFY(result.peak);
    QVERIFY(!result.hand_over && !result.bandwidth && !result.passes && !result.products);
    QVERIFY(result.chain.empty());
}

void MeasureTest::progressGrows()
{
    std::vector<double> parts;
    const Watch watch{.progressed = [&parts](double part, Step) { parts.push_back(part); }};
    rp::measure::measure(watch, little);
    QVERIFY(parts.size() >= allSteps().size());
    QVERIFY(std::is_sorted(parts.begin(), parts.end()));
    QVERIFY(parts.front() >= 0.0);
    QCOMPARE(parts.back(), 1.0);
}

void MeasureTest::canBeCancelled_data()
{
    QTest::addColumn<int>("step");
    for (const StepInfo &info : allSteps())
        QTest::newRow(std::string(info.key).c_str()) << static_cast<int>(info.step);
}

void MeasureTest::canBeCancelled()
{
    QFETCH(int, step);
    std::stop_source source;
    std::set<Step> begun;
    const Watch watch{.progressed =
                          [&](double, Step at) {
                              begun.insert(at);
                              if (static_cast<int>(at) == step)
                                  source.request_stop();
                          },
                      .stop = source.get_token()};
    const Measurement result = rp::measure::measure(watch, little);
    QVERIFY(result.isCancelled);
    QCOMPARE(static_cast<int>(begun.size()), step + 1);
    QVERIFY(static_cast<int>(Step::Products) > step || !result.products);
}

RP_TEST(MeasureTest)

} // namespace test_measure
#include "test_measure.moc"
