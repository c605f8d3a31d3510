// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "models/catalogue/workload_entry.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/compute_error.h"
#include "models/compute/functions.h"
#include "models/physics/compilation_return.h"
#include "models/physics/dispatch.h"
#include "models/physics/event_simulation.h"

#include <vector>

namespace rp::compute {

namespace {

using namespace arguments;

physics::Workload workloadOf(const Call &call)
{
    physics::Workload workload;
    workload.n = call.whole("n");
    workload.compute_us = call.real("c");
    return workload;
}

physics::Workload workloadWithMemory(const Call &call)
{
    physics::Workload workload = workloadOf(call);
    workload.memory_us = call.real("m");
    return workload;
}

Result passResult(const physics::PassTime &pass)
{
    return {{"compute_us", pass.compute_us},
            {"dispatch_us", pass.dispatch_us},
            {"memory_us", pass.memory_us},
            {"total_us", pass.total_us},
            {"util", pass.util}};
}

Result serialPass(const Call &call)
{
    return passResult(physics::serialPass(workloadWithMemory(call), call.real("l")));
}

Result compiledPass(const Call &call)
{
    physics::Workload workload = workloadWithMemory(call);
    workload.rho = call.real("rho");
    workload.phi = call.real("phi");
    const physics::PassTime pass = physics::compiledPass(workload, call.real("l"), call.real("kappa"));
    Result result = passResult(pass);
    result.members.push_back({"n", pass.n});
    return result;
}

Result sliderPoint(const Call &call)
{
    const physics::Workload &workload = call.entry("model", call.catalogue.workloads).workload;
    const physics::SliderPoint point =
        physics::sliderPoint(workload, call.whole("n"), call.real("l"), call.real("c_min"));
    return {{"c_us", point.compute_us}, {"total_us", point.total_us}, {"util", point.util}};
}

Result moveModel(const Call &call)
{
    return passResult(physics::moveModel(workloadWithMemory(call), call.real("l_to"),
                                         call.real("flops_ratio"), call.real("bw_ratio")));
}

constexpr ArgSpec target =
    fraction("target", QT_TRANSLATE_NOOP("rp::Compute", "Utilization to be reached")).above(0.0);

constexpr ArgSpec serialArgs[] = {n, c, l, m};
constexpr ArgSpec compiledArgs[] = {
    n,
    c,
    l,
    m,
    rho,
    phi,
    real("kappa", "1", QT_TRANSLATE_NOOP("rp::Compute", "Factor on the math")).byDefault(1.0)};
constexpr ArgSpec publishedDispatchArgs[] = {
    n, c, l, m, fraction("r", QT_TRANSLATE_NOOP("rp::Compute", "Share of launches that is left"))};
constexpr ArgSpec sliderArgs[] = {
    model, n, l.byDefault(cloudLaunch_us),
    real("c_min", "us", QT_TRANSLATE_NOOP("rp::Compute", "No kernel is shorter than this")).byDefault(0.0)};
constexpr ArgSpec rhoArgs[] = {
    n, c, l.above(0.0),
    real("m_after", "us", QT_TRANSLATE_NOOP("rp::Compute", "Memory time that is left after compiling")),
    target};
constexpr ArgSpec memoryArgs[] = {n, c, l, target};
constexpr ArgSpec moveArgs[] = {
    n,
    c,
    m,
    l.named("l_to"),
    real("flops_ratio", "1", QT_TRANSLATE_NOOP("rp::Compute", "How many times longer the math takes")),
    real("bw_ratio", "1", QT_TRANSLATE_NOOP("rp::Compute", "How many times longer the memory time is"))};
constexpr ArgSpec throughputArgs[] = {
    whole("batch", "samples", QT_TRANSLATE_NOOP("rp::Compute", "Samples per pass"), 1, 1e9),
    positive("total_us", "us", QT_TRANSLATE_NOOP("rp::Compute", "Wall time of the pass"))};

constexpr FunctionSpec dispatchTable[] = {
    {"serial_pass", "A",
     QT_TRANSLATE_NOOP("rp::Compute", "A pass in which every launch waits for the previous kernel"),
     serialArgs, serialPass},
    {"compiled_pass", "A", QT_TRANSLATE_NOOP("rp::Compute", "The same pass after compiling"), compiledArgs,
     compiledPass},
    {"published_compiled_util", "A",
     QT_TRANSLATE_NOOP("rp::Compute", "Utilization by a published formula that can exceed one"),
     publishedDispatchArgs,
     [](const Call &call) -> Result {
         return physics::publishedCompiledUtil(workloadWithMemory(call), call.real("l"), call.real("r"));
     }},
    {"slider_point", "A", QT_TRANSLATE_NOOP("rp::Compute", "A workload's math cut into n kernels"),
     sliderArgs, sliderPoint},
    {"rho_for_util", "A",
     QT_TRANSLATE_NOOP("rp::Compute", "Launch reduction that reaches a target utilization"), rhoArgs,
     [](const Call &call) -> Result {
         return physics::rhoForUtil(workloadOf(call), call.real("l"), call.real("m_after"),
                                    call.real("target"));
     }},
    {"memory_for_util", "A",
     QT_TRANSLATE_NOOP("rp::Compute", "Memory time at which utilization equals a target"), memoryArgs,
     [](const Call &call) -> Result {
         return physics::memoryForUtil(workloadOf(call), call.real("l"), call.real("target"));
     }},
    {"move_model", "A", QT_TRANSLATE_NOOP("rp::Compute", "A serial pass on another device"), moveArgs,
     moveModel},
    {"throughput", "A", QT_TRANSLATE_NOOP("rp::Compute", "Samples per second"), throughputArgs,
     [](const Call &call) -> Result {
         return physics::throughput(call.real("batch"), call.real("total_us"));
     }},
};

} // namespace

std::span<const FunctionSpec> dispatchFunctions()
{
    return dispatchTable;
}

namespace {

using namespace arguments;

physics::Workload queuedWorkload(const Call &call)
{
    return {call.whole("n"), call.real("c"), call.real("m"), 0.0, 0.0, 1};
}

Result queuedResult(const physics::QueuedPass &pass)
{
    return {{"total_us", pass.total_us}, {"busy_frac", pass.busy_frac}, {"math_util", pass.math_util}};
}

Result asyncPass(const Call &call)
{
    const physics::LaunchQueue queue{call.whole("q"), call.real("d"), call.real("gap")};
    return queuedResult(physics::asyncPass(queuedWorkload(call), call.real("l"), queue));
}

Result asyncCompiled(const Call &call)
{
    physics::Workload workload = queuedWorkload(call);
    workload.rho = call.real("rho");
    workload.phi = call.real("phi");
    physics::LaunchQueue queue = call.catalogue.dispatch->queue;
    queue.depth = call.whole("q");
    return queuedResult(physics::asyncCompiled(workload, call.real("l"), queue));
}

Result graphPass(const Call &call)
{
    const physics::GraphLaunch graph{call.real("t0"), call.real("t1"), call.real("gap")};
    return queuedResult(physics::graphPass(queuedWorkload(call), graph));
}

Result fasterGpu(const Call &call)
{
    physics::LaunchQueue queue = call.catalogue.dispatch->queue;
    queue.depth = call.whole("q");
    const physics::FasterGpu result =
        physics::fasterGpu(queuedWorkload(call), call.real("l"), call.real("factor"), queue);
    return {
        {"util_before", result.util_before}, {"util_after", result.util_after}, {"speedup", result.speedup}};
}

Result des(const Call &call)
{
    const std::span<const double> launch_us = call.numbers("launch_us");
    const std::span<const double> duration_us = call.numbers("dur_us");
    const bool launchPerKernel = call.flag("launch_us");
    if (launchPerKernel && launch_us.size() != duration_us.size())
        return Rejection{"launch_us",
                         ComputeText::tr("Give one launch cost for all kernels, or a list that is as "
                                         "long as the list of durations.")};
    std::vector<std::int64_t> syncs;
    for (const double index : call.numbers("syncs")) {
        if (index >= static_cast<double>(duration_us.size()))
            return Rejection{"syncs",
                             ComputeText::tr("A sync names a kernel that the pass doesn't have. Count "
                                             "kernels from 0.")};
        syncs.push_back(static_cast<std::int64_t>(index));
    }
    const physics::LaunchQueue queue{call.whole("q"), call.real("d"), call.real("gap")};
    const physics::SimulatedPass pass =
        physics::des(launch_us, duration_us, queue, {syncs, call.real("sync_us")});
    return {{"total_us", pass.total_us},
            {"busy_us", pass.busy_us},
            {"busy_frac", pass.busy_frac},
            {"idle_us", pass.idle_us},
            {"cpu_blocked_us", pass.cpu_blocked_us},
            {"max_outstanding", pass.max_outstanding}};
}

constexpr ArgSpec depth = q.byDefault(queueDepth);

constexpr ArgSpec asyncArgs[] = {nSimulated, c, l, m, depth, d, gap.byDefault(streamGap_us)};
constexpr ArgSpec asyncCompiledArgs[] = {nSimulated, c, l, m, rho, phi, depth};
constexpr ArgSpec graphArgs[] = {
    n,
    c,
    m,
    real("t0", "us", QT_TRANSLATE_NOOP("rp::Compute", "Launch cost of the graph"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.dispatch->graph.launch_us; }),
    real("t1", "us", QT_TRANSLATE_NOOP("rp::Compute", "Launch cost per kernel of the graph"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.dispatch->graph.launch_per_node_us; }),
    gap.byDefault([](const Catalogue &catalogue) { return catalogue.dispatch->graph.gap_us; })};
constexpr ArgSpec fasterArgs[] = {
    nSimulated,
    c,
    l,
    m,
    positive("factor", "1", QT_TRANSLATE_NOOP("rp::Compute", "How many times faster the GPU gets")),
    q};
constexpr ArgSpec steadyArgs[] = {k, l};
constexpr ArgSpec closedArgs[] = {n, k, l, d, gap.byDefault(0.0)};
constexpr ArgSpec desArgs[] = {
    list("launch_us", ArgKind::RealOrList, "us", l.doc),
    list("dur_us", ArgKind::RealList, "us", QT_TRANSLATE_NOOP("rp::Compute", "Duration of each kernel")),
    depth,
    d,
    gap.byDefault(0.0),
    list("syncs", ArgKind::WholeList, "kernels",
         QT_TRANSLATE_NOOP("rp::Compute", "Kernels after which the CPU waits, counted from 0"))
        .optional(),
    real("sync_us", "us", QT_TRANSLATE_NOOP("rp::Compute", "Cost of one wait")).byDefault(0.0)};

constexpr FunctionSpec queueTable[] = {
    {"async_pass", "A", QT_TRANSLATE_NOOP("rp::Compute", "A pass through a launch queue"), asyncArgs,
     asyncPass},
    {"async_compiled", "A",
     QT_TRANSLATE_NOOP("rp::Compute", "The same pass through a launch queue after compiling"),
     asyncCompiledArgs, asyncCompiled},
    {"graph_pass", "A", QT_TRANSLATE_NOOP("rp::Compute", "Replay of a CUDA graph"), graphArgs, graphPass},
    {"faster_gpu", "A", QT_TRANSLATE_NOOP("rp::Compute", "What a faster GPU does to a pass"), fasterArgs,
     fasterGpu},
    {"async_steady_util", "A",
     QT_TRANSLATE_NOOP("rp::Compute", "GPU busy of a deep queue in its steady state"), steadyArgs,
     [](const Call &call) -> Result { return physics::asyncSteadyUtil(call.real("k"), call.real("l")); }},
    {"async_closed", "A", QT_TRANSLATE_NOOP("rp::Compute", "Wall time of a deep queue in closed form"),
     closedArgs,
     [](const Call &call) -> Result {
         return physics::asyncClosed(call.whole("n"), call.real("k"), call.real("l"), call.real("d"),
                                     call.real("gap"));
     }},
    {"des", "A", QT_TRANSLATE_NOOP("rp::Compute", "Event simulation of launches and kernels"), desArgs, des},
};

} // namespace

std::span<const FunctionSpec> queueFunctions()
{
    return queueTable;
}

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

namespace {

using namespace arguments;

Result surgery(const Call &call)
{
    const SurgeryOptionEntry &option = call.entry("opt", call.catalogue.surgeryOptions);
    const physics::SurgeryResult result = physics::surgery(
        call.entry("sc", call.catalogue.scenarios).scenario, option.method, call.catalogue.dispatch->graph);
    return {{"total_us", result.total_us},         {"gpu_us", result.gpu_us},
            {"launches", result.launches},         {"mfu", result.mfu},
            {"busy_frac", result.busy_frac},       {"feasible", result.feasible},
            {"read_cost", option.readability_cost}};
}

Result surgeryVerdict(const Call &call)
{
    const ScenarioEntry &scenario = call.entry("sc", call.catalogue.scenarios);
    const SurgeryOptionEntry &option = call.entry("opt", call.catalogue.surgeryOptions);
    const physics::SurgeryVerdict verdict =
        physics::surgeryVerdict(scenario.scenario, option.method, scenario.rule, option.extra_flash_bytes,
                                call.catalogue.dispatch->graph, call.catalogue.compilation->surgery_factor);
    return {{"gain_vs_skip", verdict.versus_eager.gain},
            {"gain_vs_break", verdict.versus_break.gain},
            {"metric", verdict.metric},
            {"track_ok", verdict.rule_met},
            {"x2_skip", verdict.versus_eager.passes},
            {"x2_break", verdict.versus_break.passes},
            {"feasible", verdict.feasible}};
}

Result breakCost(const Call &call)
{
    physics::BreakCost cost;
    cost.breaks = call.real("k");
    cost.guard_us = call.real("guard");
    cost.reentry_us = call.real("reentry");
    cost.sync_us = call.real("sync");
    cost.lost_kernels = call.real("lost_kernels");
    cost.launch_us = call.real("l");
    cost.live_bytes = call.real("live_bytes");
    cost.bandwidth_bytes_s = call.real("bw");
    return physics::breakCost(cost);
}

constexpr ArgSpec surgeryArgs[] = {
    choice("sc", Domain::Scenario, QT_TRANSLATE_NOOP("rp::Compute", "Scenario")),
    choice("opt", Domain::SurgeryOption,
           QT_TRANSLATE_NOOP("rp::Compute", "What is done about the graph break"))};
constexpr ArgSpec breakArgs[] = {
    whole("k", "breaks", QT_TRANSLATE_NOOP("rp::Compute", "Graph breaks per pass"), 0, 1e9),
    real("guard", "us", QT_TRANSLATE_NOOP("rp::Compute", "Guard evaluation per break")),
    real("reentry", "us", QT_TRANSLATE_NOOP("rp::Compute", "Leaving and entering compiled code per break")),
    real("sync", "us", QT_TRANSLATE_NOOP("rp::Compute", "Waiting for a value per break")),
    real("lost_kernels", "kernels",
         QT_TRANSLATE_NOOP("rp::Compute", "Kernels that are no longer fused, per break")),
    l,
    real("live_bytes", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Bytes written and read again per break")),
    bandwidth};
constexpr ArgSpec maskArgs[] = {
    real("w_a", "us", QT_TRANSLATE_NOOP("rp::Compute", "Work of branch A")),
    real("w_b", "us", QT_TRANSLATE_NOOP("rp::Compute", "Work of branch B")),
    real("overhead", "us", QT_TRANSLATE_NOOP("rp::Compute", "Cost of the graph break"))};

constexpr FunctionSpec surgeryTable[] = {
    {"surgery", "E", QT_TRANSLATE_NOOP("rp::Compute", "A pass with branches after one surgery"), surgeryArgs,
     surgery},
    {"surgery_verdict", "E",
     QT_TRANSLATE_NOOP("rp::Compute", "A surgery held against both baselines and the track's rule"),
     surgeryArgs, surgeryVerdict},
    {"break_cost", "E", QT_TRANSLATE_NOOP("rp::Compute", "Extra time of resumable graph breaks"), breakArgs,
     breakCost},
    {"mask_breakeven_p", "E",
     QT_TRANSLATE_NOOP("rp::Compute", "Probability of branch A from which masking pays"), maskArgs,
     [](const Call &call) -> Result {
         return orInf(physics::maskBreakEven(call.real("w_a"), call.real("w_b"), call.real("overhead")));
     }},
};

} // namespace

std::span<const FunctionSpec> surgeryFunctions()
{
    return surgeryTable;
}

} // namespace rp::compute
