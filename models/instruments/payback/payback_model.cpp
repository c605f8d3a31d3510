// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/physics/dispatch.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

physics::RecompilePolicy policyOf(const QString &key)
{
    if (key == QLatin1String("static"))
        return physics::RecompilePolicy::Static;
    return key == QLatin1String("dynamic") ? physics::RecompilePolicy::Dynamic
                                           : physics::RecompilePolicy::Automatic;
}

physics::Recompilation graphsOf(const PaybackSettings &settings, const Catalogue &catalogue)
{
    return physics::recompilation(std::int64_t(settings.shapes), catalogue.compilation->recompile_limit,
                                  policyOf(settings.policy));
}

/// Recompilations of the whole fleet, machine time per day.
double costPerDay_s(const PaybackSettings &settings)
{
    return settings.replicas * settings.recompilations_per_day * settings.recompile_s();
}

double savedPerCall_s(const PaybackSettings &settings, double gain, const PaybackResult &result)
{
    return result.graphs.compiled_share * physics::savedPerCall(settings.eager_rate, gain) -
           settings.guard_us * 1e-6;
}

/// Relative to the cost; far above the rounding of the net time, far below anything that is shown.
constexpr double evenWithin = 1e-12;

PaybackVerdict verdictOf(const physics::CompilationReturn &value)
{
    if (value.net_saved_s > evenWithin * value.cost_s)
        return PaybackVerdict::Positive;
    return std::isinf(value.breakeven_calls) ? PaybackVerdict::Never : PaybackVerdict::NotJustified;
}

/// Moves the sample next to `time` there; the ends and those moved before stay.
void moveOneTo(double time, std::vector<double> &times, std::vector<bool> &fixed)
{
    std::size_t nearest = times.size();
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (!fixed[i] &&
            (nearest == times.size() || std::abs(times[i] - time) < std::abs(times[nearest] - time)))
            nearest = i;
    }
    if (!(time > times.front()) || !(time < times.back()) || nearest == times.size())
        return;
    times[nearest] = time;
    fixed[nearest] = true;
}

} // namespace

const WorkloadEntry &workloadOf(const PaybackSettings &settings, const Catalogue &catalogue)
{
    return catalogue.workloads.findOrFirst(settings.workload);
}

const ContextEntry &contextOf(const PaybackSettings &settings, const Catalogue &catalogue)
{
    return catalogue.contexts.findOrFirst(settings.context);
}

OwnRates ownRates(const PaybackSettings &settings, const Catalogue &catalogue)
{
    const WorkloadEntry &entry = workloadOf(settings, catalogue);
    if (entry.published && !hasBorrowedMath(settings, catalogue))
        return {entry.published->eager, entry.published->compiled / entry.published->eager - 1.0, true};
    const double launch_us = contextOf(settings, catalogue).launch_us;
    const double eager_us = physics::serialPass(entry.workload, launch_us).total_us;
    const double compiled_us = physics::compiledPass(entry.workload, launch_us).total_us;
    return {physics::throughput(double(entry.workload.batch), eager_us),
            std::max(0.0, eager_us / compiled_us - 1.0), false};
}

bool hasBorrowedMath(const PaybackSettings &settings, const Catalogue &catalogue)
{
    return contextOf(settings, catalogue).device != catalogue.contexts.front().device;
}

void takeRates(PaybackSettings &settings, const Catalogue &catalogue)
{
    const OwnRates own = ownRates(settings, catalogue);
    settings.eager_rate = std::clamp(own.eager_rate, lowestEagerRate, highestEagerRate);
    settings.gain = own.gain;
}

void takeContext(PaybackSettings &settings, const Catalogue &catalogue)
{
    const ContextEntry &context = contextOf(settings, catalogue);
    settings.per_day = std::clamp(context.per_day, leastPerDay, mostPerDay);
    settings.deployment_days = std::max(std::min(context.days, longestDays), 1.0 / settings.per_day);
    takeRates(settings, catalogue);
}

bool PaybackResult::endsEven() const
{
    return verdict != PaybackVerdict::Never && std::abs(value.net_saved_s) <= evenWithin * value.cost_s;
}

physics::Deployment deploymentOf(const PaybackSettings &settings, const Catalogue &catalogue)
{
    const physics::Recompilation graphs = graphsOf(settings, catalogue);
    physics::Deployment deployment;
    deployment.compile_s = settings.compile_s;
    deployment.eager_rate = settings.eager_rate;
    deployment.gain = settings.gain;
    deployment.per_day = settings.per_day;
    deployment.days = settings.deployment_days;
    deployment.replicas = settings.replicas;
    deployment.cache_hit = settings.cache_hit;
    deployment.load_s = settings.load_s;
    deployment.recompilations = double(graphs.extra);
    deployment.recompile_s = settings.recompile_s();
    deployment.compiled_share = graphs.compiled_share;
    deployment.guard_s = settings.guard_us * 1e-6;
    if (settings.recompilations_per_day > 0.0)
        deployment.guard_s += costPerDay_s(settings) / settings.per_day;
    deployment.warm_up_s = settings.warm_up_s;
    return deployment;
}

PaybackResult evaluate(const PaybackSettings &settings, const Catalogue &catalogue)
{
    const physics::Deployment deployment = deploymentOf(settings, catalogue);
    PaybackResult result;
    result.value = physics::compilationReturn(deployment);
    result.band = physics::returnBand(deployment, settings.gain * (1.0 - settings.uncertainty),
                                      settings.gain * (1.0 + settings.uncertainty));
    result.graphs = graphsOf(settings, catalogue);
    result.saved_per_call_s = savedPerCall_s(settings, settings.gain, result);
    result.cost_per_day_s = costPerDay_s(settings);
    result.cost_s = result.value.cost_s + result.cost_per_day_s * settings.deployment_days;
    result.capacity_per_day = settings.replicas * settings.eager_rate * secondsPerDay;
    result.verdict = verdictOf(result.value);
    result.sureOfSign = result.band.verdict != 1;
    return result;
}

double timelineEnd_s(const PaybackSettings &settings, const PaybackResult &result)
{
    const double breakeven_s = result.value.breakeven_days * secondsPerDay;
    if (settings.span == QLatin1String("around") && std::isfinite(breakeven_s) && breakeven_s > 0.0)
        return 2.0 * breakeven_s;
    return settings.deployment_days * secondsPerDay;
}

std::vector<PaybackSample> timelineOf(const PaybackSettings &settings, const PaybackResult &result)
{
    const double end_s = timelineEnd_s(settings, result);
    std::vector<double> times(timelineSamples);
    for (std::size_t i = 0; i < times.size(); ++i)
        times[i] = end_s * double(i) / double(timelineSamples - 1);
    std::vector<bool> fixed(timelineSamples, false);
    fixed.front() = true;
    fixed.back() = true;
    moveOneTo(result.value.breakeven_days * secondsPerDay, times, fixed);
    moveOneTo(settings.deployment_days * secondsPerDay, times, fixed);
    std::sort(times.begin(), times.end());

    const double low = savedPerCall_s(settings, settings.gain * (1.0 - settings.uncertainty), result);
    const double high = savedPerCall_s(settings, settings.gain * (1.0 + settings.uncertainty), result);
    std::vector<PaybackSample> samples;
    samples.reserve(times.size());
    for (const double time : times) {
        const double days = time / secondsPerDay;
        const double calls = settings.per_day * days;
        samples.push_back({time, result.value.cost_s + result.cost_per_day_s * days,
                           calls * result.saved_per_call_s, calls * low, calls * high});
    }
    return samples;
}

double dispatchShare(const PaybackSettings &settings, const Catalogue &catalogue)
{
    const physics::Workload &workload = workloadOf(settings, catalogue).workload;
    const double kernel_us = workload.compute_us + workload.memory_us / double(workload.n);
    return contextOf(settings, catalogue).launch_us / kernel_us;
}

} // namespace rp
