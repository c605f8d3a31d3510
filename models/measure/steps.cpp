// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/steps.h"

#include "models/measure/bench.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

namespace rp::measure {

namespace {

constexpr double batteryFactor = 0.5;
constexpr auto lookAround = std::chrono::milliseconds(100);

struct StepRow
{
    StepInfo info;
    void (*run)(Bench &bench, Measurement &result) = nullptr;
    bool usesArrays = false;
};

constexpr std::array stepRows{
    StepRow{{Step::HandOver, "hand_over", 0.7, false}, &measureHandOver},
    StepRow{{Step::Bandwidth, "bandwidth", 0.7, true}, &measureBandwidth, true},
    StepRow{{Step::Peak, "peak", 0.25, true}, &measurePeak},
    StepRow{{Step::Chain, "chain", 1.2, true}, &measureChain, true},
    StepRow{{Step::Passes, "passes", 0.7, true}, &measurePasses, true},
    StepRow{{Step::Products, "products", 0.7, true}, &measureProducts},
};

constexpr auto stepInfos = [] {
    std::array<StepInfo, stepRows.size()> infos;
    for (std::size_t i = 0; i < infos.size(); ++i)
        infos[i] = stepRows[i].info;
    return infos;
}();

std::string today()
{
    const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::chrono::year_month_day day(now);
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text.data();
}

/// How busy others keep the processors while this thread sleeps.
double othersShare(const std::optional<Ticks> &before)
{
    std::this_thread::sleep_for(lookAround);
    const std::optional<Ticks> after = ticksNow();
    return before && after ? busyShare(*before, *after) : 0.0;
}

} // namespace

std::span<const StepInfo> allSteps()
{
    return stepInfos;
}

const StepInfo &infoOf(Step step)
{
    return stepInfos[static_cast<std::size_t>(step)];
}

std::optional<Step> stepNamed(std::string_view key)
{
    for (const StepInfo &info : stepInfos)
        if (info.key == key)
            return info.step;
    return std::nullopt;
}

double Measurement::widestSpread() const
{
    double widest = 0.0;
    const auto look = [&widest](const Spread &spread) { widest = std::max(widest, spread.relative()); };
    if (hand_over) {
        look(hand_over->serial_us);
        look(hand_over->queue_us);
        look(hand_over->batch_us);
    }
    if (bandwidth) {
        look(bandwidth->read.us);
        look(bandwidth->write.us);
        look(bandwidth->copy.us);
    }
    if (peak)
        look(peak->fp32.us);
    for (const ChainPoint &point : chain)
        look(point.timed.us);
    if (passes) {
        look(passes->eager.us);
        look(passes->fused.us);
    }
    if (products)
        for (const SquareProduct &product : products->square)
            look(product.timed.us);
    return widest;
}

Measurement measure(std::span<const Step> steps, const Watch &watch, const Limits &limits)
{
    const double began_us = now_us();
    Measurement result;
    result.date = today();
    result.machine = thisMachine();
    result.isShortened = result.machine.isOnBattery;
    result.company.load_1min = loadNow();
    const std::optional<Ticks> before = ticksNow();
    result.company.others_share = othersShare(before);

    const auto isWanted = [steps](const StepRow &row) {
        return std::find(steps.begin(), steps.end(), row.info.step) != steps.end();
    };
    const auto seconds = [&](const StepRow &row) {
        const double factor = result.isShortened && row.info.isHeavy ? batteryFactor : 1.0;
        return row.info.seconds * limits.time_factor * factor;
    };
    double planned_s = 0.0;
    for (const StepRow &row : stepRows)
        planned_s += isWanted(row) ? seconds(row) : 0.0;
    Bench bench(result.machine, watch, limits, planned_s);
    for (const StepRow &row : stepRows) {
        if (!isWanted(row) || !bench.goesOn())
            continue;
        bench.begin(row.info.step, seconds(row), row.usesArrays);
        row.run(bench, result);
    }
    result.isCancelled = watch.stop.stop_requested();
    if (!result.isCancelled && watch.progressed && !steps.empty())
        watch.progressed(1.0, steps.back());
    const std::optional<Ticks> after = ticksNow();
    if (before && after)
        result.company.steal_share = stolenShare(*before, *after);
    result.seconds = (now_us() - began_us) / 1e6;
    return result;
}

Measurement measure(const Watch &watch, const Limits &limits)
{
    constexpr auto every = [] {
        std::array<Step, stepRows.size()> steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            steps[i] = stepRows[i].info.step;
        return steps;
    }();
    return measure(every, watch, limits);
}

} // namespace rp::measure
