// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/surgery_entries.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"

namespace rp::compute {

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
