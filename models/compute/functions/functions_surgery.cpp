// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/surgery_entries.h"
#include "models/compute/calls/call.h"
#include "models/compute/calls/common_arguments.h"
#include "models/compute/functions/functions.h"

namespace rp::compute {

namespace {

using namespace arguments;

void surgery(Call &call)
{
    const SurgeryOptionEntry &option = call.entry("opt", call.catalogue.surgeryOptions);
    const physics::SurgeryResult result = physics::surgery(
        call.entry("sc", call.catalogue.scenarios).scenario, option.method, call.catalogue.dispatch->graph);
    call.out.real("total_us", result.total_us);
    call.out.real("gpu_us", result.gpu_us);
    call.out.real("launches", result.launches);
    call.out.real("mfu", result.mfu);
    call.out.real("busy_frac", result.busy_frac);
    call.out.yesNo("feasible", result.feasible);
    call.out.whole("read_cost", option.readability_cost);
}

void surgeryVerdict(Call &call)
{
    const ScenarioEntry &scenario = call.entry("sc", call.catalogue.scenarios);
    const SurgeryOptionEntry &option = call.entry("opt", call.catalogue.surgeryOptions);
    const physics::SurgeryVerdict verdict =
        physics::surgeryVerdict(scenario.scenario, option.method, scenario.rule, option.extra_flash_bytes,
                                call.catalogue.dispatch->graph, call.catalogue.compilation->surgery_factor);
    call.out.real("gain_vs_skip", verdict.versus_eager.gain);
    call.out.real("gain_vs_break", verdict.versus_break.gain);
    call.out.real("metric", verdict.metric);
    call.out.yesNo("track_ok", verdict.rule_met);
    call.out.yesNo("x2_skip", verdict.versus_eager.passes);
    call.out.yesNo("x2_break", verdict.versus_break.passes);
    call.out.yesNo("feasible", verdict.feasible);
}

void breakCost(Call &call)
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
    call.out.value(physics::breakCost(cost));
}

void maskBreakEven(Call &call)
{
    call.out.realOrInf("value",
                       physics::maskBreakEven(call.real("w_a"), call.real("w_b"), call.real("overhead")));
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
     maskBreakEven},
};

} // namespace

std::span<const FunctionSpec> surgeryFunctions()
{
    return surgeryTable;
}

} // namespace rp::compute
