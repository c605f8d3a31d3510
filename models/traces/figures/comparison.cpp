// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/comparison.h"

#include <limits>

namespace rp::traces {

namespace {

using Whole = std::array<double, Comparison::Figures>;
constexpr double notGiven = std::numeric_limits<double>::quiet_NaN();

using PerStep = std::array<double, Comparison::StepFigures>;

Whole wholeOf(const Reading &reading)
{
    Whole figures{};
    figures[Comparison::Kernels] = static_cast<double>(reading.kernels);
    figures[Comparison::Launches] = static_cast<double>(reading.directLaunch.n + reading.graphLaunch.n);
    figures[Comparison::GraphLaunches] = static_cast<double>(reading.graphLaunch.n);
    figures[Comparison::KernelMean_ns] = reading.kernelDuration.mean_ns;
    figures[Comparison::Busy_ns] = static_cast<double>(reading.busy_ns);
    figures[Comparison::Span_ns] = static_cast<double>(reading.span_ns);
    if (reading.withheld.withholdsIdle()) { // of what the GPU did, something is missing
        for (const auto figure :
             {Comparison::Kernels, Comparison::KernelMean_ns, Comparison::Busy_ns, Comparison::Span_ns})
            figures[figure] = notGiven;
    }
    figures[Comparison::HostWait_ns] = reading.withheld.withholdsCause()
                                           ? notGiven
                                           : static_cast<double>(reading.idle.of(GapClass::HostWait).ns);
    return figures;
}

PerStep perStepOf(const Reading &reading)
{
    const StepsReading &steps = *reading.steps;
    PerStep sums{};
    for (const StepReading &step : steps.steps) {
        sums[Comparison::StepKernels] += static_cast<double>(step.kernelsLaunched);
        sums[Comparison::StepLaunches] += static_cast<double>(step.launches);
        sums[Comparison::StepBusy_ns] += static_cast<double>(step.busy_ns);
        sums[Comparison::StepHost_ns] += static_cast<double>(step.host_ns);
    }
    for (double &sum : sums)
        sum /= static_cast<double>(steps.steps.size());
    if (!reading.knowsStepKernels())
        sums[Comparison::StepKernels] = notGiven;
    if (!reading.knowsStepBusy())
        sums[Comparison::StepBusy_ns] = notGiven;
    return sums;
}

template<std::size_t n>
std::array<ComparedFigure, n> paired(const std::array<double, n> &first, const std::array<double, n> &second)
{
    std::array<ComparedFigure, n> pairs;
    for (std::size_t i = 0; i < n; ++i)
        pairs[i] = {first[i], second[i]};
    return pairs;
}

} // namespace

Comparison compare(const Reading &first, const Reading &second)
{
    Comparison comparison;
    comparison.whole = paired(wholeOf(first), wholeOf(second));
    for (std::size_t i = 0; i < withheldReasons; ++i) {
        const auto reason = static_cast<WithheldReason>(i);
        if (first.withheld.has(reason) || second.withheld.has(reason))
            comparison.withheld.add(reason);
    }
    comparison.firstSteps = first.steps ? first.steps->steps.size() : 0;
    comparison.secondSteps = second.steps ? second.steps->steps.size() : 0;
    if (first.steps && second.steps)
        comparison.perStep = paired(perStepOf(first), perStepOf(second));
    if (!first.withheld.withholdsIdle())
        comparison.firstBusyFraction = first.busyFraction;
    if (!second.withheld.withholdsIdle())
        comparison.secondBusyFraction = second.busyFraction;
    return comparison;
}

} // namespace rp::traces
