// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/compilation_return.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp::physics {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double seconds_per_day = 86400.0;
/// Below this a saving is noise of the subtraction, not a saving.
constexpr double smallest_saving_s = 1e-18;

double breakEvenCalls(double cost_s, double saved_s)
{
    if (cost_s <= 0.0 && saved_s > 0.0)
        return 0.0;
    return saved_s <= smallest_saving_s ? infinity : cost_s / saved_s;
}

double breakEvenDays(double calls, double per_day)
{
    if (calls == 0.0)
        return 0.0;
    return std::isinf(calls) || per_day <= 0.0 ? infinity : calls / per_day;
}

} // namespace

double savedPerCall(double eager_rate, double gain)
{
    return 1.0 / eager_rate - 1.0 / (eager_rate * (1.0 + gain));
}

CompilationReturn compilationReturn(const Deployment &deployment)
{
    const Deployment &d = deployment;
    const double first = d.replicas * ((1.0 - d.cache_hit) * d.compile_s + d.cache_hit * d.load_s);
    CompilationReturn result;
    result.cost_s = first + d.replicas * (d.recompilations * d.recompile_s + d.warm_up_s);
    result.saved_per_call_s = d.compiled_share * savedPerCall(d.eager_rate, d.gain) - d.guard_s;
    result.breakeven_calls = breakEvenCalls(result.cost_s, result.saved_per_call_s);
    // The allowance keeps rounding of an exact whole number from asking for one call more.
    result.breakeven_calls_whole = std::isinf(result.breakeven_calls)
                                       ? infinity
                                       : std::max(0.0, std::ceil(result.breakeven_calls - 1e-9));
    result.breakeven_days = breakEvenDays(result.breakeven_calls, d.per_day);
    result.total_calls = d.per_day * d.days;
    result.net_saved_s = result.total_calls * result.saved_per_call_s - result.cost_s;
    result.positive = result.net_saved_s > 0.0;
    result.feasible_eager = d.per_day <= d.replicas * d.eager_rate * seconds_per_day;
    return result;
}

ReturnBand returnBand(const Deployment &deployment, double gain_low, double gain_high)
{
    Deployment at = deployment;
    at.gain = gain_low;
    const CompilationReturn low = compilationReturn(at);
    at.gain = gain_high;
    const CompilationReturn high = compilationReturn(at);
    return {high.breakeven_calls, low.breakeven_calls, low.net_saved_s, high.net_saved_s,
            static_cast<int>(low.positive) + static_cast<int>(high.positive)};
}

Recompilation recompilation(std::int64_t shapes, std::int64_t limit, RecompilePolicy policy)
{
    if (shapes <= 0)
        return {};
    if (policy == RecompilePolicy::Dynamic)
        return {1, 0, 1.0};
    if (policy == RecompilePolicy::Automatic) {
        const std::int64_t graphs = std::min<std::int64_t>(2, shapes);
        return {graphs, graphs - 1, 1.0};
    }
    const std::int64_t graphs = std::min(shapes, limit);
    return {graphs, graphs - 1, static_cast<double>(graphs) / static_cast<double>(shapes)};
}

} // namespace rp::physics
