// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/compute_error.h"
#include "models/compute/functions.h"
#include "models/physics/dispatch.h"
#include "models/physics/event_simulation.h"

#include <vector>

namespace rp::compute {

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

} // namespace rp::compute
