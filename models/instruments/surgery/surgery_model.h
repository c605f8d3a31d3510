// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/catalogue/surgery_entries.h"
#include "models/instruments/surgery/surgery_settings.h"
#include "models/physics/iron_law.h"
#include "models/physics/surgery.h"

#include <vector>

namespace rp {

struct PlayScore;
struct SurgeryState;

// The numbers of the graph surgery (physics specification, sections 6 and 9), as functions from settings to
// values.

/// A pass after one surgery. Where it can't be applied, all figures are those of the resumable break that
/// stays.
struct SurgeryOutcome
{
    const SurgeryOptionEntry *option = nullptr;
    Obstacle obstacle = Obstacle::None;
    physics::SurgeryMethod applied = physics::SurgeryMethod::ResumableBreak; ///< what runs in the end
    physics::SurgeryResult mean; ///< expectation over the path taken
    physics::SurgeryVerdict verdict;
    double worst_us = 0.0;      ///< on the slower path
    double spread_us = 0.0;     ///< between the two paths
    double kernels = 0.0;       ///< eager kernels whose work is done
    double host_launches = 0.0; ///< launches by the CPU: one where the pass is replayed as a CUDA graph
    double subgraphs = 0.0;     ///< compiled graphs entered in a pass
    double data_us = 0.0;       ///< memory time of the kernels
    double compute_us = 0.0;    ///< their math
    double latency_us = 0.0;    ///< time in which no kernel runs
    double traffic_bytes = 0.0; ///< memory traffic of the kernels
    double wasted_us = 0.0;     ///< kernel time whose results are thrown away
    physics::IronLaw law;

    bool feasible() const { return obstacle == Obstacle::None; }
    /// Whether it changes the program at all.
    bool isSurgery() const
    {
        return option->method != physics::SurgeryMethod::WholeFrameEager &&
               option->method != physics::SurgeryMethod::ResumableBreak;
    }
};

/// Computing both paths against breaking the graph, at the probability set and at any other.
struct MaskAnalysis
{
    bool applies = false;   ///< there are two paths that a value chooses between; all NaN otherwise
    double work_a_us = 0.0; ///< per site, fused
    double work_b_us = 0.0;
    double wasted_us = 0.0;        ///< per pass: what the path that is not needed costs
    double wasted_share = 0.0;     ///< of the kernel time of the masked pass
    double breakeven_p = 0.0;      ///< by the rule p W_B + (1 - p) W_A <= break cost; infinite: never
    double pass_breakeven_p = 0.0; ///< in this pass, where kernels hide part of a break's cost
    double masked_us = 0.0;        ///< the masked pass: the same at every probability
    double break_a_us = 0.0;       ///< the broken pass when branch A is always taken
    double break_b_us = 0.0;
};

/// How many surgeries reach the factor that the stakeholder asks for. Leaving the break is none.
struct ChallengeResult
{
    int versus_eager = 0;
    int versus_break = 0;
    int rule = 0; ///< surgeries that meet the track's rule
};

/// A part of the pass on the roofline.
struct SurgeryKernels
{
    physics::SurgeryPart part;
    double traffic_bytes = 0.0; ///< in a pass, as an expectation
    double flops = 0.0;         ///< likewise, wasted work too
    double ai = 0.0;            ///< FLOP/byte, 0 without traffic
    double attainable_flops = 0.0;
};
/// The kernels of a pass under a surgery, or under the break that stays.
std::vector<SurgeryKernels> surgeryKernels(const SurgeryState &state, const SurgeryOutcome &outcome);
/// Of all of them together.
double surgeryIntensity(const std::vector<SurgeryKernels> &kernels);
/// Where memory roof and peak meet, FLOP/byte.
double surgeryRidge(const SurgeryState &state);

struct SurgeryResultSet
{
    physics::SurgeryScenario pass;
    double bandwidth_bytes_s = 1.0;
    std::vector<SurgeryOutcome> outcomes; ///< of every option, in catalogue order
    physics::BreakCost breakParts;        ///< of the pass
    double break_cost_us = 0.0;           ///< of the pass
    MaskAnalysis mask;
    ChallengeResult challenge;
};

/// What has been set and what follows from it.
struct SurgeryState
{
    SurgerySettings settings;
    SurgeryResultSet result;
    std::size_t chosen = 0;   ///< place of the chosen surgery among the outcomes
    std::size_t baseline = 0; ///< of the baseline
    double factor = 1.0;      ///< what the stakeholder asks for

    const SurgeryOutcome &after() const { return result.outcomes[chosen]; }
    const SurgeryOutcome &before() const { return result.outcomes[baseline]; }
    /// Against the baseline that was chosen.
    const physics::SurgeryGain &gain(const SurgeryOutcome &outcome) const;
    bool versusBreak() const { return settings.baseline == QLatin1String("break"); }
};

SurgeryState evaluate(const SurgerySettings &settings, const Catalogue &catalogue);

/// The pass before and after the surgery, drawn out in time, in expectation over the path taken: what
/// launches, what runs, and which side waits.
PlayScore surgeryScore(const SurgeryState &state, const Catalogue &catalogue);

/// The graph of the pass under any option.
OperationGraph surgeryGraph(const SurgeryState &state, const SurgeryOptionEntry &option,
                            const GraphDetail &detail = {});

/// Time of the broken pass at a probability of branch A, and kernel time that masking wastes there.
double breakTimeAt(const MaskAnalysis &mask, double probability_a);
double maskWasteAt(const SurgeryResultSet &result, double probability_a);

} // namespace rp
