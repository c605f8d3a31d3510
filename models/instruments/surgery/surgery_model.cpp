// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/surgery_entries.h"
#include "models/instruments/contract/play_score.h"
#include "models/physics/drawn_out.h"
#include "models/physics/roofline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

using physics::SurgeryMethod;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

double fusedShare(const physics::SurgeryScenario &pass)
{
    return 1.0 - pass.phi * pass.memory_share;
}

/// Eager kernels that a surgery runs fused, and those that it leaves as they are.
struct Work
{
    double fused = 0.0;
    double plain = 0.0;
};

Work workOf(const physics::SurgeryScenario &pass, SurgeryMethod method)
{
    const double useful = usefulKernels(pass);
    const double sites = double(pass.sites);
    const double core = sites * double(pass.kernels_before + pass.kernels_after);
    switch (method) {
    case SurgeryMethod::WholeFrameEager:
        return {0.0, useful};
    case SurgeryMethod::Mask: // and one kernel per site that selects
        return {core + sites * double(pass.kernels_a + pass.kernels_b + 1), 0.0};
    case SurgeryMethod::CustomOp:
        return {core, useful - core};
    default:
        return {useful, 0.0};
    }
}

bool isOneGraph(SurgeryMethod method)
{
    return method == SurgeryMethod::Mask || method == SurgeryMethod::Hoist ||
           method == SurgeryMethod::SymbolicShape || method == SurgeryMethod::CustomOp;
}

/// Each site stands in a function of its own, such as a layer, that the compiler takes by itself once the
/// loop around it has broken: one graph up to the break and one behind it. Without a break all are one graph.
double subgraphsOf(const physics::SurgeryScenario &pass, SurgeryMethod method)
{
    if (method == SurgeryMethod::WholeFrameEager)
        return 0.0;
    return method == SurgeryMethod::ResumableBreak ? 2.0 * double(pass.sites) : 1.0;
}

physics::IronLaw lawOf(const SurgeryOutcome &outcome, const physics::SurgeryScenario &pass,
                       double bandwidth_bytes_s)
{
    const double math_us = usefulKernels(pass) * (1.0 - pass.memory_share) * pass.kernel_us;
    physics::IronLawInput input;
    input.data_bytes = outcome.traffic_bytes;
    input.bandwidth_bytes_s = bandwidth_bytes_s;
    input.peak_flops = pass.peak_flops;
    if (math_us > 0.0 && pass.useful_flops > 0.0) {
        input.efficiency = pass.useful_flops / (pass.peak_flops * math_us * 1e-6);
        input.flops = pass.useful_flops * (outcome.compute_us / math_us);
    }
    input.latency_s = outcome.latency_us * 1e-6;
    return physics::ironLaw(input);
}

/// Flash that an option adds: a second variant is needed only where there are two paths.
double extraFlash(const SurgeryOptionEntry &option, BreakCause cause)
{
    const bool moved = option.method == SurgeryMethod::Hoist && !hasTwoPaths(cause);
    return moved ? 0.0 : option.extra_flash_bytes;
}

physics::SurgeryVerdict verdictOf(const SurgeryOutcome &outcome, const SurgerySettings &settings,
                                  const physics::SurgeryScenario &pass, const Catalogue &catalogue)
{
    physics::SurgeryVerdict verdict =
        physics::surgeryVerdict(pass, outcome.applied, scenarioOf(settings, catalogue).rule,
                                extraFlash(*outcome.option, causeOf(settings)), catalogue.dispatch->graph,
                                catalogue.compilation->surgery_factor);
    if (!outcome.feasible()) {
        verdict.rule_met = false;
        verdict.versus_eager.passes = verdict.versus_break.passes = false;
    }
    return verdict;
}

double timeAt(physics::SurgeryScenario pass, SurgeryMethod method, double probability_a,
              const physics::GraphLaunch &graph)
{
    pass.probability_a = probability_a;
    return physics::surgery(pass, method, graph).total_us;
}

SurgeryOutcome outcomeOf(const SurgeryOptionEntry &option, const SurgerySettings &settings,
                         const SurgeryResultSet &set, const Catalogue &catalogue)
{
    const physics::SurgeryScenario &pass = set.pass;
    const physics::GraphLaunch &graph = catalogue.dispatch->graph;
    SurgeryOutcome out;
    out.option = &option;
    out.obstacle = obstacleFor(option.method, causeOf(settings), pass.predicate_known);
    out.applied = out.feasible() ? option.method : SurgeryMethod::ResumableBreak;
    out.mean = physics::surgery(pass, out.applied, graph);
    out.verdict = verdictOf(out, settings, pass, catalogue);
    const double a_us = timeAt(pass, out.applied, 1.0, graph);
    const double b_us = timeAt(pass, out.applied, 0.0, graph);
    out.worst_us = std::max(a_us, b_us);
    out.spread_us = std::abs(a_us - b_us);

    const Work work = workOf(pass, out.applied);
    out.kernels = work.fused + work.plain;
    out.host_launches = pass.graph_capture && isOneGraph(out.applied) ? 1.0 : out.mean.launches;
    out.subgraphs = subgraphsOf(pass, out.applied);
    const double memory_us = pass.memory_share * pass.kernel_us;
    out.data_us = memory_us * (work.fused * (1.0 - pass.phi) + work.plain);
    out.compute_us = out.kernels * (1.0 - pass.memory_share) * pass.kernel_us;
    out.latency_us = std::max(0.0, out.mean.total_us - out.mean.gpu_us);
    out.traffic_bytes = out.data_us * 1e-6 * set.bandwidth_bytes_s;
    if (out.applied == SurgeryMethod::Mask)
        out.wasted_us = maskWasteAt(set, pass.probability_a);
    out.law = lawOf(out, pass, set.bandwidth_bytes_s);
    return out;
}

physics::BreakCost breakPartsOf(const SurgerySettings &settings, const SurgeryResultSet &set)
{
    const physics::SurgeryScenario &pass = set.pass;
    physics::BreakCost cost;
    cost.breaks = double(pass.sites);
    cost.guard_us = pass.guard_us;
    cost.reentry_us = pass.reentry_us;
    cost.sync_us = pass.sync_us;
    cost.lost_kernels = settings.lost_kernels;
    cost.launch_us = pass.launch_compiled_us;
    // A kernel reads one tensor and writes another; one tensor is alive across the break.
    cost.live_bytes = pass.memory_share * pass.kernel_us * 1e-6 * set.bandwidth_bytes_s / 2.0;
    cost.bandwidth_bytes_s = set.bandwidth_bytes_s;
    return cost;
}

/// The masked pass lasts as long whichever path is needed; the broken one lies between its two times.
double passBreakEven(const MaskAnalysis &mask)
{
    if (mask.masked_us <= mask.break_b_us)
        return 0.0;
    if (mask.masked_us > mask.break_a_us)
        return std::numeric_limits<double>::infinity();
    return (mask.masked_us - mask.break_b_us) / (mask.break_a_us - mask.break_b_us);
}

MaskAnalysis maskOf(const SurgeryResultSet &set, BreakCause cause, const physics::GraphLaunch &graph)
{
    const physics::SurgeryScenario &pass = set.pass;
    MaskAnalysis mask;
    mask.break_a_us = timeAt(pass, SurgeryMethod::ResumableBreak, 1.0, graph);
    mask.break_b_us = timeAt(pass, SurgeryMethod::ResumableBreak, 0.0, graph);
    mask.applies = cause == BreakCause::ValueBranch;
    if (!mask.applies) {
        mask.work_a_us = mask.work_b_us = mask.wasted_us = mask.wasted_share = nan;
        mask.breakeven_p = mask.pass_breakeven_p = mask.masked_us = nan;
        return mask;
    }
    const double kernel_us = pass.kernel_us * fusedShare(pass);
    mask.work_a_us = double(pass.kernels_a) * kernel_us;
    mask.work_b_us = double(pass.kernels_b) * kernel_us;
    const physics::SurgeryResult masked = physics::surgery(pass, SurgeryMethod::Mask, graph);
    mask.masked_us = masked.total_us;
    mask.wasted_us = maskWasteAt(set, pass.probability_a);
    mask.wasted_share = masked.gpu_us > 0.0 ? mask.wasted_us / masked.gpu_us : 0.0;
    const double site_us = set.break_cost_us / double(pass.sites);
    mask.breakeven_p = physics::maskBreakEven(mask.work_a_us, mask.work_b_us, site_us);
    mask.pass_breakeven_p = passBreakEven(mask);
    return mask;
}

ChallengeResult challengeOf(const std::vector<SurgeryOutcome> &outcomes)
{
    ChallengeResult result;
    for (const SurgeryOutcome &outcome : outcomes) {
        if (!outcome.isSurgery() || !outcome.feasible())
            continue;
        const physics::SurgeryVerdict &verdict = outcome.verdict;
        result.versus_eager += verdict.versus_eager.passes ? 1 : 0;
        result.versus_break += verdict.versus_break.passes ? 1 : 0;
        result.rule += verdict.rule_met ? 1 : 0;
    }
    return result;
}

std::size_t placeOf(const SurgeryOptionEntry &option, const std::vector<SurgeryOutcome> &outcomes)
{
    const auto found = std::find_if(outcomes.cbegin(), outcomes.cend(), [&](const SurgeryOutcome &outcome) {
        return outcome.option->key == option.key;
    });
    return found == outcomes.cend() ? 0 : std::size_t(found - outcomes.cbegin());
}

} // namespace

SurgeryState evaluate(const SurgerySettings &settings, const Catalogue &catalogue)
{
    SurgeryState state;
    state.settings = settings;
    SurgeryResultSet &set = state.result;
    set.pass = passOf(settings, catalogue);
    set.bandwidth_bytes_s = surgeryDeviceOf(settings, catalogue).device.bandwidth_bytes_s;
    set.breakParts = breakPartsOf(settings, set);
    set.break_cost_us = physics::breakCost(set.breakParts);
    set.outcomes.reserve(catalogue.surgeryOptions.size());
    for (const SurgeryOptionEntry &option : catalogue.surgeryOptions)
        set.outcomes.push_back(outcomeOf(option, settings, set, catalogue));
    set.mask = maskOf(set, causeOf(settings), catalogue.dispatch->graph);
    set.challenge = challengeOf(set.outcomes);
    state.chosen = placeOf(surgeryOf(settings, catalogue), set.outcomes);
    state.baseline = placeOf(baselineOf(settings, catalogue), set.outcomes);
    state.factor = catalogue.compilation->surgery_factor;
    return state;
}

PlayScore surgeryScore(const SurgeryState &state, const Catalogue &catalogue)
{
    PlayScore score;
    for (const bool after : {false, true}) {
        PlayLane lane;
        lane.key = after ? QStringLiteral("after") : QStringLiteral("before");
        PlayTrack launches{PlayTrack::Side::Cpu, PlayTrack::Kind::Launching};
        PlayTrack runs{PlayTrack::Side::Gpu, PlayTrack::Kind::Running};
        const SurgeryOutcome &outcome = after ? state.after() : state.before();
        for (const physics::SurgeryStretch &stretch :
             physics::surgeryStretches(state.result.pass, outcome.applied, catalogue.dispatch->graph)) {
            const double launching_us = lane.end_us + stretch.sync_us;
            lane.end_us += stretch.total_us;
            launches.add(launching_us, launching_us + stretch.cpu_us);
            // The last kernel ends with the stretch: where the CPU is slower, the GPU waits for it first.
            runs.add(lane.end_us - stretch.gpu_us, lane.end_us);
        }
        lane.tracks = {launches, runs, waitingBeside(launches, lane.end_us, true),
                       waitingBeside(runs, lane.end_us, true)};
        score.lanes.push_back(std::move(lane));
    }
    return score;
}

std::vector<SurgeryKernels> surgeryKernels(const SurgeryState &state, const SurgeryOutcome &outcome)
{
    const physics::SurgeryScenario &pass = state.result.pass;
    const double bandwidth_bytes_s = state.result.bandwidth_bytes_s;
    const double useful = usefulKernels(pass);
    const double flops = useful > 0.0 ? pass.useful_flops / useful : 0.0; // of one operation
    std::vector<SurgeryKernels> all;
    for (const physics::SurgeryPart &part : physics::surgeryParts(pass, outcome.applied)) {
        const double memory_us = pass.memory_share * pass.kernel_us * (part.fused ? 1.0 - pass.phi : 1.0);
        SurgeryKernels kernels{part, part.operations * memory_us * 1e-6 * bandwidth_bytes_s,
                               part.operations * flops};
        if (kernels.traffic_bytes > 0.0)
            kernels.ai = kernels.flops / kernels.traffic_bytes;
        kernels.attainable_flops = physics::attainable(kernels.ai, pass.peak_flops, bandwidth_bytes_s);
        all.push_back(kernels);
    }
    return all;
}

double surgeryIntensity(const std::vector<SurgeryKernels> &kernels)
{
    double bytes = 0.0;
    double flops = 0.0;
    for (const SurgeryKernels &each : kernels) {
        bytes += each.traffic_bytes;
        flops += each.flops;
    }
    return bytes > 0.0 ? flops / bytes : 0.0;
}

double surgeryRidge(const SurgeryState &state)
{
    return physics::ridge(state.result.pass.peak_flops, state.result.bandwidth_bytes_s);
}

const physics::SurgeryGain &SurgeryState::gain(const SurgeryOutcome &outcome) const
{
    return versusBreak() ? outcome.verdict.versus_break : outcome.verdict.versus_eager;
}

OperationGraph surgeryGraph(const SurgeryState &state, const SurgeryOptionEntry &option,
                            const GraphDetail &detail)
{
    return operationGraph({causeOf(state.settings), option.method, state.result.pass}, detail);
}

double breakTimeAt(const MaskAnalysis &mask, double probability_a)
{
    return probability_a * mask.break_a_us + (1.0 - probability_a) * mask.break_b_us;
}

double maskWasteAt(const SurgeryResultSet &result, double probability_a)
{
    const physics::SurgeryScenario &pass = result.pass;
    const double kernels =
        probability_a * double(pass.kernels_b) + (1.0 - probability_a) * double(pass.kernels_a);
    return double(pass.sites) * kernels * pass.kernel_us * fusedShare(pass);
}

} // namespace rp
