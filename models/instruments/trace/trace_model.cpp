// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_model.h"

#include "models/physics/dispatch.h"

#include <algorithm>
#include <limits>

namespace rp {

namespace {

using namespace traces;

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr double nsPerUs = 1e3;
constexpr double usPerS = 1e6;

bool hasModel(const Reading &reading)
{
    return reading.kernels > 0 && reading.launchPeriod.n > 0 && !reading.withheld.withholdsBusy();
}

} // namespace

std::size_t nodeIndex(const TraceSettings &settings)
{
    return settings.node == QLatin1String("us0_5") ? 0 : settings.node == QLatin1String("us2") ? 2 : 1;
}

SpanParts partsOf(const Reading &reading)
{
    const IdleTime &idle = reading.idle;
    SpanParts parts;
    parts.span_us = double(reading.span_ns) / nsPerUs;
    parts.busy_us = reading.withheld.withholdsBusy() ? undefined : double(reading.busy_ns) / nsPerUs;
    if (reading.withheld.withholdsCause()) {
        parts.before_us = parts.latency_us = parts.kernel_us = undefined;
        parts.other_us = parts.span_us - parts.busy_us;
        return parts;
    }
    const std::int64_t other_ns =
        idle.of(GapClass::Other).ns + idle.of(GapClass::Unmatched).ns + idle.of(GapClass::LeftOut).ns;
    parts.before_us = double(idle.beforeCall_ns) / nsPerUs;
    parts.latency_us = double(idle.launchLatency_ns) / nsPerUs;
    parts.kernel_us = double(idle.of(GapClass::KernelWait).ns) / nsPerUs;
    parts.other_us = double(other_ns) / nsPerUs;
    return parts;
}

double graphSpan_us(const TraceState &state)
{
    const Reading &reading = state.reading();
    return reading.withheld.withholdsCause()
               ? undefined
               : double(reading.whatIf.graph_ns.at(nodeIndex(state.settings))) / nsPerUs;
}

double fasterGpuGain(const Reading &reading)
{
    const WhatIf &what = reading.whatIf;
    if (reading.withheld.withholdsCause() || !what.canPredictFasterGpu() || what.replayTwice_ns <= 0.0)
        return undefined;
    // Where it gains nothing, the replay's own error may make it take longer than what was measured.
    return std::max(0.0, double(reading.span_ns) / double(what.replayTwice_ns) - 1.0);
}

RunTime runTime(const Reading &reading)
{
    if (!reading.steps || reading.steps->steps.empty())
        return {1.0, double(reading.span_ns) / nsPerUs};
    double host_us = 0.0;
    for (const StepReading &step : reading.steps->steps)
        host_us += double(step.host_ns) / nsPerUs;
    const auto runs = double(reading.steps->steps.size());
    return {runs, host_us / runs};
}

bool lacksOperations(const TraceState &state)
{
    return state.reading().withheld.withholdsIdle() ||
           (state.after && state.after->reading.withheld.withholdsIdle());
}

double measuredGain(const TraceState &state)
{
    if (!state.after)
        return undefined;
    const Reading &before = state.reading();
    const Reading &after = state.after->reading;
    const bool bySteps = before.steps && after.steps;
    if (!bySteps && lacksOperations(state))
        return undefined;
    const double before_us = bySteps ? runTime(before).run_us : double(before.span_ns) / nsPerUs;
    const double after_us = bySteps ? runTime(after).run_us : double(after.span_ns) / nsPerUs;
    return after_us > 0.0 ? before_us / after_us - 1.0 : undefined;
}

double payBackGain(const TraceState &state)
{
    if (state.after)
        return measuredGain(state);
    const double span_us = double(state.reading().span_ns) / nsPerUs;
    const double graph_us = graphSpan_us(state);
    return graph_us > 0.0 ? span_us / graph_us - 1.0 : undefined;
}

double savedPerDay_s(const TraceState &state)
{
    const double run_us = runTime(state.reading()).run_us;
    const double gain = payBackGain(state);
    return state.settings.per_day * (run_us - run_us / (1.0 + gain)) / usPerS;
}

ModelPass overlappedModel(const Reading &reading)
{
    if (!hasModel(reading))
        return {undefined, undefined};
    const auto n = static_cast<std::int64_t>(reading.kernels);
    const double kernel_us = reading.kernelDuration.mean_ns / nsPerUs;
    const double total_us = physics::asyncClosed(n, kernel_us, reading.launchPeriod.p50_ns / nsPerUs);
    return {total_us, total_us > 0.0 ? double(n) * kernel_us / total_us : 0.0};
}

ModelPass serialModel(const Reading &reading)
{
    if (!hasModel(reading))
        return {undefined, undefined};
    physics::Workload measured;
    measured.n = static_cast<std::int64_t>(reading.kernels);
    measured.compute_us = reading.kernelDuration.mean_ns / nsPerUs;
    const physics::PassTime pass = physics::serialPass(measured, reading.launchPeriod.p50_ns / nsPerUs);
    return {pass.total_us, pass.util};
}

} // namespace rp
