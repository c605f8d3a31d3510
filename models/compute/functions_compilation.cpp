// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"
#include "models/physics/compilation_return.h"

namespace rp::compute {

namespace {

using namespace arguments;

physics::Deployment deploymentOf(const Call &call)
{
    physics::Deployment deployment;
    deployment.compile_s = call.real("t_compile");
    deployment.eager_rate = call.real("rate_e");
    deployment.per_day = call.real("per_day");
    deployment.days = call.real("days");
    deployment.replicas = call.real("replicas");
    deployment.cache_hit = call.real("cache_hit");
    deployment.load_s = call.real("t_load");
    deployment.recompilations = call.real("n_recompile");
    deployment.recompile_s = call.real("t_recompile");
    deployment.compiled_share = call.real("frac_compiled");
    deployment.guard_s = call.real("t_guard");
    deployment.warm_up_s = call.real("t_warm");
    return deployment;
}

Result roi(const Call &call)
{
    physics::Deployment deployment = deploymentOf(call);
    deployment.gain = call.real("gain");
    const physics::CompilationReturn result = physics::compilationReturn(deployment);
    return {{"cost_s", result.cost_s},
            {"dt_s", result.saved_per_call_s},
            {"n_breakeven", orInf(result.breakeven_calls)},
            {"n_breakeven_ceil", orInf(result.breakeven_calls_whole)},
            {"days_breakeven", orInf(result.breakeven_days)},
            {"total_inferences", result.total_calls},
            {"net_saved_s", result.net_saved_s},
            {"positive", result.positive},
            {"feasible_eager", result.feasible_eager}};
}

Result roiBand(const Call &call)
{
    const physics::ReturnBand band =
        physics::returnBand(deploymentOf(call), call.real("g_lo"), call.real("g_hi"));
    return {{"n_lo", orInf(band.breakeven_low)},
            {"n_hi", orInf(band.breakeven_high)},
            {"net_lo_s", band.net_low_s},
            {"net_hi_s", band.net_high_s},
            {"verdict", band.verdict}};
}

Result recompiles(const Call &call)
{
    const physics::Recompilation result =
        physics::recompilation(call.whole("n_shapes"), call.whole("limit"),
                               static_cast<physics::RecompilePolicy>(call.index("policy")));
    return {{"graphs", result.graphs}, {"extra", result.extra}, {"frac_compiled", result.compiled_share}};
}

Result continuum(const Call &call)
{
    physics::LaunchQueue queue = call.catalogue.dispatch->queue;
    queue.depth = call.whole("q");
    const physics::ContinuumPoint point =
        physics::continuumPoint(call.entry("model", call.catalogue.workloads).workload,
                                call.entry("stage", call.catalogue.stages).stage, call.real("l"), queue);
    return {{"flex", point.flexibility}, {"total_us", point.total_us}, {"speedup", point.speedup}};
}

constexpr ArgSpec seconds(const char *name, const char *doc)
{
    return real(name, "s", doc);
}

constexpr ArgSpec compileTime =
    seconds("t_compile", QT_TRANSLATE_NOOP("rp::Compute", "Time of the first compilation"));
constexpr ArgSpec rate =
    positive("rate_e", "1/s", QT_TRANSLATE_NOOP("rp::Compute", "Inferences per second before compiling"));
constexpr ArgSpec gain =
    real("gain", "1", QT_TRANSLATE_NOOP("rp::Compute", "Throughput gain by compiling; 0.48 means 48 %"))
        .above(-1.0);
constexpr ArgSpec perDay =
    real("per_day", "1/day", QT_TRANSLATE_NOOP("rp::Compute", "Inferences per day of the whole fleet"));
constexpr ArgSpec days = real("days", "days", QT_TRANSLATE_NOOP("rp::Compute", "Length of the deployment"));
constexpr ArgSpec replicas =
    whole("replicas", "1", QT_TRANSLATE_NOOP("rp::Compute", "Replicas that compile"), 1, 1e9).byDefault(1.0);
constexpr ArgSpec cacheHit =
    fraction("cache_hit", QT_TRANSLATE_NOOP("rp::Compute", "Share of replicas that find a compiled model"))
        .byDefault(0.0);
constexpr ArgSpec loadTime =
    seconds("t_load", QT_TRANSLATE_NOOP("rp::Compute", "Time to load a compiled model")).byDefault(0.0);
constexpr ArgSpec recompileCount =
    real("n_recompile", "1", QT_TRANSLATE_NOOP("rp::Compute", "Recompilations per replica")).byDefault(0.0);
constexpr ArgSpec recompileTime =
    seconds("t_recompile", QT_TRANSLATE_NOOP("rp::Compute", "Time of one recompilation")).byDefault(0.0);
constexpr ArgSpec compiledShare =
    fraction("frac_compiled", QT_TRANSLATE_NOOP("rp::Compute", "Share of calls that run compiled code"))
        .byDefault(1.0);
constexpr ArgSpec guardTime =
    seconds("t_guard", QT_TRANSLATE_NOOP("rp::Compute", "Cost of the guards per call")).byDefault(0.0);
constexpr ArgSpec warmUp =
    seconds("t_warm", QT_TRANSLATE_NOOP("rp::Compute", "Warm-up time per replica")).byDefault(0.0);

constexpr ArgSpec roiArgs[] = {compileTime,   rate,      gain,     perDay,         days,
                               replicas,      cacheHit,  loadTime, recompileCount, recompileTime,
                               compiledShare, guardTime, warmUp};
constexpr ArgSpec bandArgs[] = {
    compileTime, rate,     gain.named("g_lo"), gain.named("g_hi"), perDay,        days,      replicas,
    cacheHit,    loadTime, recompileCount,     recompileTime,      compiledShare, guardTime, warmUp};
constexpr ArgSpec recompileArgs[] = {
    whole("n_shapes", "shapes", QT_TRANSLATE_NOOP("rp::Compute", "Input shapes that occur"), 0, 1e9),
    whole("limit", "graphs", QT_TRANSLATE_NOOP("rp::Compute", "Graphs that are kept"), 1, 1e9)
        .byDefault([](const Catalogue &catalogue) {
            return static_cast<double>(catalogue.compilation->recompile_limit);
        }),
    choice("policy", Domain::RecompilePolicy,
           QT_TRANSLATE_NOOP("rp::Compute", "What happens when a new shape arrives"))
        .byDefault("static")};
constexpr ArgSpec continuumArgs[] = {
    model, choice("stage", Domain::Stage, QT_TRANSLATE_NOOP("rp::Compute", "Stage of compilation")),
    l.byDefault(cloudLaunch_us), q.byDefault(1.0)};

constexpr FunctionSpec compilationTable[] = {
    {"roi", "C", QT_TRANSLATE_NOOP("rp::Compute", "Break-even and net saving of compiling"), roiArgs, roi},
    {"roi_band", "C", QT_TRANSLATE_NOOP("rp::Compute", "Break-even over a range of gains"), bandArgs,
     roiBand},
    {"recompiles", "C", QT_TRANSLATE_NOOP("rp::Compute", "Graphs compiled for changing shapes"),
     recompileArgs, recompiles},
    {"continuum", "D", QT_TRANSLATE_NOOP("rp::Compute", "Flexibility and speed-up of a compilation stage"),
     continuumArgs, continuum},
};

} // namespace

std::span<const FunctionSpec> compilationFunctions()
{
    return compilationTable;
}

} // namespace rp::compute
