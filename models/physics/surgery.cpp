// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/surgery.h"

#include "models/physics/dispatch.h"
#include "models/physics/drawn_out.h"
#include "models/physics/launch.h"
#include "models/physics/rounding.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp::physics {

namespace {

/// Expected cost of a pass: CPU and GPU together, GPU alone, launches.
struct PassCost
{
    double total_us = 0.0;
    double gpu_us = 0.0;
    double launches = 0.0;
};

double compiledLaunches(double kernels, double rho)
{
    return kernels > 0.0 ? asReal(atLeastOne(kernels * (1.0 - rho))) : 0.0;
}

/// Kernel time after the compiler has fused what it can.
double fusedKernel_us(const SurgeryScenario &s)
{
    return s.kernel_us * (1.0 - s.phi * s.memory_share);
}

double expected(double probability_a, double in_a, double in_b)
{
    return probability_a * in_a + (1.0 - probability_a) * in_b;
}

/// How the pieces between two host syncs are compiled and launched.
struct SegmentCosts
{
    double rho = 0.0;
    double launch_us = 0.0;
    double kernel_us = 0.0;
    double guard_us = 0.0;
    double reentry_us = 0.0;
};

SegmentCosts segmentCosts(const SurgeryScenario &s, SurgeryMethod method)
{
    if (method == SurgeryMethod::WholeFrameEager)
        return {0.0, s.launch_eager_us, s.kernel_us, 0.0, 0.0};
    const bool breaks = method == SurgeryMethod::ResumableBreak;
    return {s.rho, s.launch_compiled_us, fusedKernel_us(s), breaks ? s.guard_us : 0.0,
            breaks ? s.reentry_us : 0.0};
}

/// A segment made of two pieces that are compiled apart.
SurgeryStretch segmentOf(const SurgeryScenario &s, const SegmentCosts &costs, std::int64_t piece,
                         std::int64_t other_piece, double extra_us)
{
    const double launches =
        compiledLaunches(asReal(piece), costs.rho) + compiledLaunches(asReal(other_piece), costs.rho);
    SurgeryStretch stretch;
    stretch.cpu_us = extra_us + launches * costs.launch_us;
    stretch.gpu_us = asReal(piece + other_piece) * costs.kernel_us;
    stretch.total_us =
        s.single_core ? stretch.cpu_us + stretch.gpu_us : std::max(stretch.cpu_us, stretch.gpu_us);
    return stretch;
}

/// What is expected from one branch site to the next; after the last one nothing follows.
SurgeryStretch siteOf(const SurgeryScenario &s, const SegmentCosts &costs, bool last)
{
    const std::int64_t next = last ? 0 : s.kernels_before;
    const double extra_us = costs.reentry_us + costs.guard_us + (last ? 0.0 : costs.guard_us);
    const SurgeryStretch a = segmentOf(s, costs, s.kernels_a + s.kernels_after, next, extra_us);
    const SurgeryStretch b = segmentOf(s, costs, s.kernels_b + s.kernels_after, next, extra_us);
    const auto mean = [&](double SurgeryStretch::*part) {
        return expected(s.probability_a, a.*part, b.*part);
    };
    return {s.sync_us, mean(&SurgeryStretch::cpu_us), mean(&SurgeryStretch::gpu_us),
            s.sync_us + mean(&SurgeryStretch::total_us)};
}

SurgeryStretch beforeFirstSite(const SurgeryScenario &s, const SegmentCosts &costs)
{
    return segmentOf(s, costs, s.kernels_before, 0, costs.guard_us);
}

/// Methods that leave the host to read the predicate at each site.
PassCost segmentedPass(const SurgeryScenario &s, SurgeryMethod method)
{
    const SegmentCosts costs = segmentCosts(s, method);
    const double sites = asReal(s.sites);
    PassCost cost;
    cost.total_us = beforeFirstSite(s, costs).total_us + (sites - 1.0) * siteOf(s, costs, false).total_us +
                    siteOf(s, costs, true).total_us;
    if (method == SurgeryMethod::Conditional)
        cost.total_us += s.guard_us;
    const double branch = expected(s.probability_a, asReal(s.kernels_a), asReal(s.kernels_b));
    cost.gpu_us = sites * (asReal(s.kernels_before + s.kernels_after) + branch) * costs.kernel_us;
    cost.launches =
        sites * (compiledLaunches(asReal(s.kernels_before), costs.rho) +
                 expected(s.probability_a, compiledLaunches(asReal(s.kernels_a + s.kernels_after), costs.rho),
                          compiledLaunches(asReal(s.kernels_b + s.kernels_after), costs.rho)));
    return cost;
}

/// One graph for the whole pass; opaque kernels are neither fused nor removed.
PassCost oneGraph(const SurgeryScenario &s, const GraphLaunch &graph, double kernels,
                  double opaque_launches = 0.0, double opaque_kernels = 0.0)
{
    PassCost cost;
    cost.launches = compiledLaunches(kernels, s.rho) + opaque_launches;
    cost.gpu_us = kernels * fusedKernel_us(s) + opaque_kernels * s.kernel_us;
    if (s.graph_capture)
        cost.total_us = s.guard_us + graph.launch_us + cost.gpu_us + (cost.launches - 1.0) * graph.gap_us;
    else if (s.single_core)
        cost.total_us = s.guard_us + cost.launches * s.launch_compiled_us + cost.gpu_us;
    else
        cost.total_us = s.guard_us + std::max(cost.launches * s.launch_compiled_us, cost.gpu_us);
    return cost;
}

PassCost unbrokenPass(const SurgeryScenario &s, SurgeryMethod method, const GraphLaunch &graph)
{
    const double sites = asReal(s.sites);
    const double core = sites * asReal(s.kernels_before + s.kernels_after);
    if (method == SurgeryMethod::Mask) // one more kernel per site selects the result
        return oneGraph(s, graph, core + sites * asReal(s.kernels_a + s.kernels_b + 1));
    if (method == SurgeryMethod::CustomOp)
        return oneGraph(s, graph, core, sites,
                        sites * expected(s.probability_a, asReal(s.kernels_a), asReal(s.kernels_b)));
    const PassCost a = oneGraph(s, graph, core + sites * asReal(s.kernels_a));
    const PassCost b = oneGraph(s, graph, core + sites * asReal(s.kernels_b));
    return {expected(s.probability_a, a.total_us, b.total_us), expected(s.probability_a, a.gpu_us, b.gpu_us),
            expected(s.probability_a, a.launches, b.launches)};
}

/// What the method comes down to here: one that cannot be applied leaves the break in place.
struct Applied
{
    SurgeryMethod method;
    bool feasible;
};

Applied applied(const SurgeryScenario &s, SurgeryMethod method)
{
    if (method == SurgeryMethod::SymbolicShape)
        return s.shape_caused ? Applied{SurgeryMethod::Hoist, true}
                              : Applied{SurgeryMethod::ResumableBreak, false};
    if (method == SurgeryMethod::Hoist && !s.predicate_known)
        return {SurgeryMethod::ResumableBreak, false};
    return {method, true};
}

bool isSegmented(SurgeryMethod method)
{
    return method == SurgeryMethod::WholeFrameEager || method == SurgeryMethod::ResumableBreak ||
           method == SurgeryMethod::Conditional;
}

struct RuleOutcome
{
    double metric = 0.0;
    bool met = false;
};

RuleOutcome judged(const SurgeryRule &rule, const SurgeryResult &mean, double a_us, double b_us,
                   double extra_flash_bytes)
{
    const double worst_us = std::max(a_us, b_us);
    switch (rule.kind) {
    case SurgeryRule::Kind::GpuBusy:
        return {mean.busy_frac, mean.busy_frac >= rule.busy_min};
    case SurgeryRule::Kind::TimeSpread: {
        const double spread_us = std::abs(a_us - b_us);
        return {spread_us,
                spread_us <= rule.spread_max_us && worst_us + rule.reserved_us <= rule.deadline_us};
    }
    case SurgeryRule::Kind::Power: {
        const double waiting_us = std::max(0.0, mean.total_us - mean.gpu_us);
        const double power_w =
            rule.frames_per_s * 1e-6 * (mean.gpu_us * rule.active_w + waiting_us * rule.waiting_w);
        return {power_w, power_w <= rule.power_max_w};
    }
    case SurgeryRule::Kind::WorstCase:
        break;
    }
    return {worst_us, worst_us < rule.deadline_us && extra_flash_bytes <= rule.flash_max_bytes};
}

} // namespace

SurgeryResult surgery(const SurgeryScenario &scenario, SurgeryMethod method, const GraphLaunch &graph)
{
    const Applied use = applied(scenario, method);
    const PassCost cost = isSegmented(use.method) ? segmentedPass(scenario, use.method)
                                                  : unbrokenPass(scenario, use.method, graph);
    SurgeryResult result;
    result.total_us = cost.total_us;
    result.gpu_us = cost.gpu_us;
    result.launches = cost.launches;
    result.feasible = use.feasible;
    if (cost.total_us > 0.0) {
        result.mfu = scenario.useful_flops / (cost.total_us * 1e-6 * scenario.peak_flops);
        result.busy_frac = std::min(1.0, cost.gpu_us / cost.total_us);
    }
    return result;
}

std::vector<SurgeryPart> surgeryParts(const SurgeryScenario &scenario, SurgeryMethod method)
{
    using Of = SurgeryPart::Of;
    const SurgeryMethod use = applied(scenario, method).method;
    const double sites = asReal(scenario.sites);
    const double before = asReal(scenario.kernels_before);
    const double behind = asReal(scenario.kernels_after);
    const double a = asReal(scenario.kernels_a);
    const double b = asReal(scenario.kernels_b);
    const double in_a = a == b ? 1.0 : scenario.probability_a; // two paths alike are one
    const double in_b = 1.0 - in_a;
    std::vector<SurgeryPart> parts;
    // `times` a pass, compiled on its own each time.
    const auto add = [&](Of of, double times, double kernels) {
        const bool fused = use != SurgeryMethod::WholeFrameEager;
        const double launches = fused ? compiledLaunches(kernels, scenario.rho) : kernels;
        if (times * kernels > 0.0)
            parts.push_back({of, times * kernels, times * launches, fused});
    };
    switch (use) {
    case SurgeryMethod::WholeFrameEager:
        add(Of::Before, sites, before);
        add(Of::PathA, sites * in_a, a);
        add(Of::PathB, sites * in_b, b);
        add(Of::Behind, sites, behind);
        break;
    case SurgeryMethod::ResumableBreak:
    case SurgeryMethod::Conditional:
        add(Of::Before, sites, before);
        add(Of::PathABehind, sites * in_a, a + behind);
        add(Of::PathBBehind, sites * in_b, b + behind);
        break;
    case SurgeryMethod::Mask: // and one kernel per site that selects
        add(Of::Whole, 1.0, sites * (before + a + b + 1.0 + behind));
        break;
    case SurgeryMethod::CustomOp:
        add(Of::Core, 1.0, sites * (before + behind));
        parts.push_back({Of::Own, sites * expected(in_a, a, b), sites, false});
        break;
    case SurgeryMethod::Hoist:
    case SurgeryMethod::SymbolicShape:
        add(Of::WholeA, in_a, sites * (before + a + behind));
        add(Of::WholeB, in_b, sites * (before + b + behind));
        break;
    }
    return parts;
}

std::vector<SurgeryStretch> surgeryStretches(const SurgeryScenario &scenario, SurgeryMethod method,
                                             const GraphLaunch &graph)
{
    const SurgeryMethod use = applied(scenario, method).method;
    if (!isSegmented(use)) {
        const PassCost cost = unbrokenPass(scenario, use, graph);
        const double launching_us =
            scenario.graph_capture ? graph.launch_us : cost.launches * scenario.launch_compiled_us;
        return {{0.0, scenario.guard_us + launching_us, cost.gpu_us, cost.total_us}};
    }
    const SegmentCosts costs = segmentCosts(scenario, use);
    std::vector<SurgeryStretch> stretches{beforeFirstSite(scenario, costs)};
    if (use == SurgeryMethod::Conditional) { // the guards of the one graph
        stretches.front().cpu_us += scenario.guard_us;
        stretches.front().total_us += scenario.guard_us;
    }
    const SurgeryStretch between = siteOf(scenario, costs, false);
    stretches.insert(stretches.end(), std::size_t(std::max<std::int64_t>(scenario.sites - 1, 0)), between);
    stretches.push_back(siteOf(scenario, costs, true));
    return stretches;
}

SurgeryGain surgeryGain(const SurgeryScenario &scenario, SurgeryMethod method, SurgeryMethod before,
                        const GraphLaunch &graph, double factor)
{
    const SurgeryResult from = surgery(scenario, before, graph);
    const SurgeryResult to = surgery(scenario, method, graph);
    const double gain = to.total_us > 0.0 ? from.total_us / to.total_us : 1.0;
    return {gain, gain > factor && to.feasible};
}

SurgeryVerdict surgeryVerdict(const SurgeryScenario &scenario, SurgeryMethod method, const SurgeryRule &rule,
                              double extra_flash_bytes, const GraphLaunch &graph, double factor)
{
    const SurgeryResult mean = surgery(scenario, method, graph);
    SurgeryScenario certain = scenario;
    certain.probability_a = 1.0;
    const double a_us = surgery(certain, method, graph).total_us;
    certain.probability_a = 0.0;
    const double b_us = surgery(certain, method, graph).total_us;
    const RuleOutcome outcome = judged(rule, mean, a_us, b_us, extra_flash_bytes);

    SurgeryVerdict verdict;
    verdict.versus_eager = surgeryGain(scenario, method, SurgeryMethod::WholeFrameEager, graph, factor);
    verdict.versus_break = surgeryGain(scenario, method, SurgeryMethod::ResumableBreak, graph, factor);
    verdict.metric = outcome.metric;
    verdict.rule_met = outcome.met && mean.feasible;
    verdict.feasible = mean.feasible;
    return verdict;
}

double breakCost(const BreakCost &cost)
{
    const double traffic_us = 2.0 * cost.live_bytes / cost.bandwidth_bytes_s * 1e6;
    return cost.breaks *
           (cost.guard_us + cost.reentry_us + cost.sync_us + cost.lost_kernels * cost.launch_us + traffic_us);
}

double maskBreakEven(double work_a, double work_b, double overhead)
{
    constexpr double never = std::numeric_limits<double>::infinity();
    if (work_a == work_b)
        return work_a <= overhead ? 0.0 : never;
    const double probability = (work_a - overhead) / (work_a - work_b);
    if (probability <= 0.0)
        return 0.0;
    return probability <= 1.0 ? probability : never;
}

} // namespace rp::physics
