// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace rp::physics {

struct GraphLaunch;

// Graph breaks and what mends them (physics specification, section 6).

/// What is done about a data-dependent branch.
enum class SurgeryMethod : std::uint8_t
{
    WholeFrameEager, ///< nothing: the break sits in a Python loop, the whole frame runs eagerly
    ResumableBreak,  ///< nothing: the graph is cut in two at every site
    Mask,            ///< compute both branches and select
    Conditional,     ///< structured control flow in the graph; the predicate is read at each site
    SymbolicShape,   ///< helps only breaks that are caused by shapes
    Hoist,           ///< decide before the pass; two variants
    CustomOp         ///< the branch inside one opaque device kernel
};

/// A pass with branch sites. Times are microseconds.
struct SurgeryScenario
{
    std::int64_t sites = 1; ///< branch sites per pass, >= 1
    std::int64_t kernels_before = 0;
    std::int64_t kernels_after = 0;
    std::int64_t kernels_a = 0; ///< branch A, per site
    std::int64_t kernels_b = 0;
    double kernel_us = 0.0;     ///< GPU time per eager kernel
    double probability_a = 0.5; ///< 0..1
    double memory_share = 0.0;  ///< share of kernel time that is memory traffic, 0..1
    double phi = 0.0;           ///< share of that which fusion removes
    double rho = 0.0;           ///< share of launches that compiling removes
    double launch_eager_us = 0.0;
    double launch_compiled_us = 0.0;
    double guard_us = 0.0;
    double reentry_us = 0.0;
    double sync_us = 0.0;
    bool predicate_known = false; ///< before the pass
    bool shape_caused = false;
    bool graph_capture = false; ///< CUDA graphs are available
    bool single_core = false;   ///< dispatcher and kernels share one core, so their times add
    double useful_flops = 0.0;
    double peak_flops = 1.0; ///< FLOP/s, > 0
};

struct SurgeryResult
{
    double total_us = 0.0; ///< expectation over the branch taken
    double gpu_us = 0.0;
    double launches = 0.0;
    double mfu = 0.0; ///< useful FLOP / (wall x peak)
    double busy_frac = 0.0;
    bool feasible = true;
};

/// A track's own acceptance rule. Only the members of the rule in use matter.
struct SurgeryRule
{
    enum class Kind : std::uint8_t
    {
        GpuBusy,    ///< GPU busy >= busy_min
        TimeSpread, ///< |time A - time B| <= spread_max_us, and the worst case within the loop
        Power,      ///< mean power <= power_max_w
        WorstCase   ///< worst case < deadline_us and extra flash <= flash_max_bytes
    };
    Kind kind = Kind::GpuBusy;
    double busy_min = 0.0;
    double spread_max_us = 0.0;
    double reserved_us = 0.0; ///< of the loop, taken by sensing and acting
    double deadline_us = 0.0;
    double power_max_w = 0.0;
    double active_w = 0.0;
    double waiting_w = 0.0;
    double frames_per_s = 0.0;
    double flash_max_bytes = 0.0;
};

struct SurgeryGain
{
    double gain = 1.0;
    bool passes = false; ///< feasible and above the factor asked for
};

struct SurgeryVerdict
{
    SurgeryGain versus_eager;
    SurgeryGain versus_break;
    double metric = 0.0; ///< what the rule looks at
    bool rule_met = false;
    bool feasible = true;
};

SurgeryResult surgery(const SurgeryScenario &scenario, SurgeryMethod method, const GraphLaunch &graph);

/// Kernels of a pass that are launched and fused alike.
struct SurgeryPart
{
    enum class Of : std::uint8_t
    {
        Before, ///< what stands before a site
        PathA,
        PathB,
        Behind,      ///< what follows a site
        PathABehind, ///< a path, compiled with what follows it
        PathBBehind,
        Core,   ///< before and behind, around an operation of one's own
        Own,    ///< that operation
        WholeA, ///< the whole pass with one path
        WholeB,
        Whole ///< with both
    };
    Of of = Of::Whole;
    double operations = 0.0; ///< eager kernels whose work it does in a pass, as an expectation
    double launches = 0.0;   ///< likewise
    bool fused = false;      ///< its kernels have lost the share phi of their memory traffic
};
/// A pass in its parts: the sums of their launches are those of surgery(). Parts without operations are left
/// out.
std::vector<SurgeryPart> surgeryParts(const SurgeryScenario &scenario, SurgeryMethod method);

/// How much faster (equally: how much more MFU, for the same useful work) than `before`.
SurgeryGain surgeryGain(const SurgeryScenario &scenario, SurgeryMethod method, SurgeryMethod before,
                        const GraphLaunch &graph, double factor);

/// The stakeholder's test (gain above factor) against both baselines, and the track's own rule.
/// extra_flash_bytes is what the method adds to the image.
SurgeryVerdict surgeryVerdict(const SurgeryScenario &scenario, SurgeryMethod method, const SurgeryRule &rule,
                              double extra_flash_bytes, const GraphLaunch &graph, double factor);

/// Extra microseconds per pass of resumable breaks. bandwidth_bytes_s > 0.
struct BreakCost
{
    double breaks = 0.0;
    double guard_us = 0.0;
    double reentry_us = 0.0;
    double sync_us = 0.0;
    double lost_kernels = 0.0; ///< kernels that are no longer fused, per break
    double launch_us = 0.0;
    double live_bytes = 0.0; ///< written and read again at each break
    double bandwidth_bytes_s = 1.0;
};
double breakCost(const BreakCost &cost);

/// Smallest probability of branch A from which masking beats a break of overhead:
/// p W_B + (1 - p) W_A <= overhead. Infinity if there is none. Works are >= 0, in one unit.
double maskBreakEven(double work_a, double work_b, double overhead);

} // namespace rp::physics
