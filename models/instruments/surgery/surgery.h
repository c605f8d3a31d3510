// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/surgery/surgery_model.h"

#include <QCoreApplication>

namespace rp {

/// Lab 07, act 3: the operation graph of a track's program, where capturing breaks and why, and what each
/// surgery does to launches, traffic, time and MFU.
///
/// A surgery that is not possible for the cause can be chosen: it shows the resumable break that stays, with
/// the reason.
///
/// Input ids, in the order in which a saved state is restored:
///   context        "cloud" | "edge"; another one brings the scenario of its first track
///   scenario       a key of the catalogue's scenarios; brings its numbers
///   cause          "value_branch" | "item_sync" | "shape_change" | "unsupported_call"; the second and third
///                  not where dispatcher and kernels share one core
///   surgery        a key of the catalogue's surgery options: "none_skip", "none_break", "where", "cond",
///                  "symbolic", "hoist", "custom_op"
///   baseline       "skip" (whole frame eager) | "break" (resumable break)
///   probability_a  0 … 1; also of the larger shape
///   sites          whole, 1 … 1,000 in a pass
///   kernel_us      0.5 … 5,000 µs of an eager kernel; its FLOP follow
///   guard_us 0 … 500, reentry_us 0 … 1,000, sync_us 0 … 2,000 µs per site
///   lost_kernels   whole, 0 … 20 kernels not fused because of a break; only for the cost of a break
///
/// Figure ids (base units: µs, fraction of 1, factor, bytes; yes is 1):
///   after the surgery, in one pass: kernels (eager operations whose work is done), launches (kernels
///     launched), host_launches (by the CPU: 1 for a CUDA graph), subgraphs, traffic_bytes, total_us
///     (expected), worst_us, spread_us, gpu_us, mfu, busy, hardware_utilization (wasted work counts too),
///     overlap_us, mfu_overlap, ai (FLOP/byte of all kernels), ridge, feasible, readability (0 … 5)
///   of the baseline: kernels_baseline, launches_baseline, subgraphs_baseline, traffic_baseline_bytes,
///     total_baseline_us, worst_baseline_us, mfu_baseline, busy_baseline
///   challenge: gain (over the chosen baseline), gain_skip, gain_break, factor, passes, passes_skip,
///     passes_break, rule_metric, rule_limit (both in the base unit of the track's rule: fraction, µs, W),
///     rule_met, passing_skip, passing_break, passing_rule (surgeries that do; leaving the break is none),
///     none_does, none_does_skip, none_does_break
///   masking, NaN where there is no branch on a value: mask_wasted_us, mask_wasted_share, mask_breakeven_p
///     (rule of the course, infinite: never), mask_breakeven_pass_p (in this pass, where kernels hide part of
///     a break); wasted_us (of the chosen surgery), break_cost_us (all breaks of a pass), break_cost_site_us,
///     live_bytes
///   iron law: data_us, compute_us, latency_us, …_baseline_us, dominant, dominant_baseline, most_improved
///     (0 data, 1 compute, 2 latency, -1 none)
///   of the inputs: probability_a, sites, kernel_us
///
/// Tables:
///   changes       a row per quantity of a pass ("kernels" …); "quantity", "before", "after", "ratio"
///   iron_law      rows "skip", "break" (the baselines) and, once a surgery is chosen, "after"; "surgery",
///                 "data_us", "compute_us" (both of work that is needed), "wasted_us", "latency_us",
///                 "total_us", "dominant"
///   challenge     one row per surgery; "surgery", "feasible", "gain_skip", "passes_skip", "gain_break",
///                 "passes_break", "metric" (of the track's rule), "rule_met", "readability"
///   kernels       a row per part of the pass that is compiled alike ("before", "path_a" …), then "pass";
///                 "part", "operations", "launches", "traffic_bytes", "intensity", "attainable_flops"
///   roof          samples of the roof; "sample", "intensity", "peak_flops"
///
/// Formula ids: "break_cost", "mask_breakeven" (empty where nothing can be masked), "surgery_latency",
/// "iron_law", "mfu". Several equations come on several lines. Symbols: L sites, t_g guards, t_e re-entry,
/// t_s reading a value, n kernels no longer fused, ℓ launch cost, B bytes alive across a break, BW memory
/// bandwidth; p probability of branch A, W_A and W_B kernel time of the branches, C cost of one break; T wall
/// time, a prime marks the time after the surgery, K kernel time; D bytes, O FLOP, R peak, η efficiency, Λ
/// latency.
struct SurgeryDesign : DesignOf<SurgeryDesign, SurgerySettings, SurgeryState>
{
    static const Declaration<SurgeryDesign> &declaration();
    static Rows figures(), tables(), formulas(); ///< one part each, in sources of their own
};

/// What the times of a pass rest on, and with them what a break costs.
inline constexpr FieldNames surgeryTimes = {"scenario", "graph_gap_us"};
inline constexpr FieldNames surgeryBreaks = surgeryTimes + "lost_kernels";

/// Places of a program where the cause occurs.
inline constexpr Written siteCount = {
    Quantity::Counted, ownDigits,
    //: places in a program; %1 is the count with digit groups; the plural form follows it
    QT_TRANSLATE_N_NOOP("rp::Surgery", "%1 site(s)")};

/// A share of the peak: MFU of a language model is a fraction of a percent.
QString fineShareText(double fraction);
/// A count that is an expectation.
QString expectedText(double count);

/// Sentences of this instrument that stand in code: SurgeryText::tr().
class SurgeryText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
};

/// What was set and what it did to time, gain and rule.
SurgeryDesign::Sentence changeSentence;

/// "A branch on a value".
QString causeName(BreakCause cause);
/// What a surgery is for a cause: "Choose one graph by the shape, before the pass".
QString surgeryAction(physics::SurgeryMethod method, BreakCause cause);
/// What a surgery costs besides time, one or two sentences.
QString surgeryPrice(physics::SurgeryMethod method, BreakCause cause);
/// Why a surgery can't be applied; empty when it can.
QString obstacleText(Obstacle obstacle);

/// The measure of a track's rule in words: "GPU busy", "spread of the two branch times".
QString ruleMeasure(physics::SurgeryRule::Kind kind);
/// A value of that measure: "80.0 %", "0.20 ms", "0.45 W".
QString ruleValue(physics::SurgeryRule::Kind kind, double value);
/// The measure of the track's rule that holds in a state.
QString surgeryMeasure(const SurgeryState &state, const Catalogue &catalogue);
/// The limit of the measure.
double ruleLimit(const physics::SurgeryRule &rule);
/// The whole rule, one sentence.
QString ruleText(const physics::SurgeryRule &rule);

/// Data, compute or latency.
enum class PassTerm
{
    None = -1,
    Data = 0,
    Compute = 1,
    Latency = 2
};
QString termName(PassTerm term);
/// The term that a surgery shortens most; none when it shortens none of them.
PassTerm mostImproved(const SurgeryOutcome &before, const SurgeryOutcome &after);
PassTerm largestTerm(const SurgeryOutcome &outcome);

/// The chosen surgery against the baseline: times, gain, and the reason where it can't be done.
SurgeryDesign::Sentence takeawaySummary;
/// Launches and traffic on both sides of the surgery.
SurgeryDesign::Sentence changesSummary;
/// How many surgeries reach the factor against each baseline, and what the track's rule says.
SurgeryDesign::Sentence challengeSummary;
/// Which term of the iron law the surgery shortens most.
SurgeryDesign::Sentence ironLawSummary;
/// What the lines become: graphs, launches, bytes, intensity.
SurgeryDesign::Sentence surgeryKernelsSummary;
std::vector<ResultRow> surgeryKernelRows(const SurgeryState &state, const Catalogue &catalogue);
std::vector<ResultRow> surgeryRoofRows(const SurgeryState &state, const Catalogue &catalogue);

/// The lines of the program that a part is made of, from the first to the last, from 0.
std::pair<int, int> partLines(physics::SurgeryPart::Of part, BreakCause cause);
/// "Lines 3 to 5, branch A".
QString partName(physics::SurgeryPart::Of part, BreakCause cause);

class SurgeryInstrument : public InstrumentOf<SurgeryDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    BreakCause breakCause() const { return causeOf(state().settings); }
    /// The operation graph of the pass under any surgery and in any detail; empty for an unknown key.
    OperationGraph graph(const QString &surgeryKey, const GraphDetail &detail) const;

    /// What the lines of the program have become.
    std::vector<SurgeryKernels> kernels() const { return surgeryKernels(state(), state().after()); }
    QString kernelsSentence() const { return surgeryKernelsSummary(moment()); }

    /// The pass before and after the surgery, to be played.
    PlayScore waiting() const;

    /// Sentences beside the figures. What the cause does to the program:
    QString causeSentence() const;
    /// What the chosen surgery is, what it costs, and what stands in its way (empty: nothing).
    QString action() const;
    QString price() const;
    QString obstacle() const;
    QString takeaway() const { return takeawaySummary(moment()); }
    /// The track's rule for the chosen surgery: measure, limit, met or not.
    QString ruleSentence() const;
    /// Whether masking pays: its waste beside what a break costs, and from which probability on.
    QString maskingSentence() const;
};

extern template class InstrumentOf<SurgeryDesign>;

} // namespace rp
