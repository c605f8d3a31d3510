// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workload_entry.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"

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

} // namespace rp::compute
