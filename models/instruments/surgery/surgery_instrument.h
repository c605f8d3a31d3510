// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/graph_builder.h"
#include "models/instruments/contract/instrument.h"

#include <memory>
#include <optional>

namespace rp {

struct Catalogue;
struct SurgeryState;

/// Lab 07, act 3: the operation graph of a track's program, where capturing breaks and why, and what each
/// surgery does to launches, traffic, time and MFU.
///
/// The inputs are read-only properties; Instrument::setInput() is the only way to change one. A surgery that
/// is not possible for the cause can be chosen: it shows the resumable break that stays, with the reason.
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
///     overlap_us, mfu_overlap, feasible, readability (0 … 5)
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
class GraphSurgeryInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString scenario READ scenario NOTIFY changed)
    Q_PROPERTY(QString cause READ cause NOTIFY changed)
    Q_PROPERTY(QString surgery READ surgery NOTIFY changed)
    Q_PROPERTY(QString baseline READ baseline NOTIFY changed)
    Q_PROPERTY(double probability_a READ probabilityA NOTIFY changed)
    Q_PROPERTY(double sites READ sites NOTIFY changed)
    Q_PROPERTY(double kernel_us READ kernelTime NOTIFY changed)
    Q_PROPERTY(double guard_us READ guardTime NOTIFY changed)
    Q_PROPERTY(double reentry_us READ reentryTime NOTIFY changed)
    Q_PROPERTY(double sync_us READ syncTime NOTIFY changed)
    Q_PROPERTY(double lost_kernels READ lostKernels NOTIFY changed)
public:
    explicit GraphSurgeryInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~GraphSurgeryInstrument() override;

    QString context() const;
    QString scenario() const;
    QString cause() const;
    QString surgery() const;
    QString baseline() const;
    double probabilityA() const;
    double sites() const;
    double kernelTime() const;
    double guardTime() const;
    double reentryTime() const;
    double syncTime() const;
    double lostKernels() const;

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    /// options(), beforeAfter(), ironLaw(), challenge(), masking(), graphTableBefore(), graphTableAfter().
    std::vector<ResultTable *> tables() const override;
    /// One row per surgery; columns "surgery", "feasible" (with the reason), "kernels", "launches",
    /// "host_launches", "subgraphs", "traffic_bytes", "total_us", "worst_us", "spread_us", "mfu", "busy",
    /// "wasted_us", "gain" (over the chosen baseline), "rule_met", "readability", "action", "price".
    ResultTable *options() const;
    /// Rows "before" (the baseline), "after"; "moment", then the columns "kernels" … "wasted_us" of
    /// options().
    ResultTable *beforeAfter() const;
    /// The same the other way round, a row per quantity ("kernels" …): "quantity", "before", "after",
    /// "ratio".
    ResultTable *changes() const;
    /// Where the time of a pass goes, one row per surgery that is possible: "surgery", "needed_us",
    /// "wasted_us" (kernel time), "idle_us" (no kernel runs), "total_us".
    ResultTable *work() const;
    /// Rows "before", "after"; "moment", "data_us", "compute_us", "latency_us", "total_us", "dominant".
    ResultTable *ironLaw() const;
    /// One row per surgery; "surgery", "feasible", "gain_skip", "passes_skip", "gain_break", "passes_break",
    /// "metric" (of the track's rule), "rule_met", "readability".
    ResultTable *challenge() const;
    /// Rows by probability of branch A in steps of 5 %, none where nothing can be masked; "probability",
    /// "masked_us", "break_us".
    ResultTable *masking() const;
    /// The same rows; "probability", "wasted_us", "break_cost_us", which the rule of the course compares.
    ResultTable *waste() const;
    /// The nodes of graphBefore() and graphAfter(), keyed by their ids; "node", "kind", "region", "runs",
    /// "used", "next".
    ResultTable *graphTableBefore() const;
    ResultTable *graphTableAfter() const;

    /// The operation graph under the baseline, and under the chosen surgery.
    const OperationGraph &graphBefore() const;
    const OperationGraph &graphAfter() const;
    /// The same under any surgery and in any detail; empty for an unknown key.
    OperationGraph graph(const QString &surgeryKey, const GraphDetail &detail) const;
    BreakCause breakCause() const;
    /// Everything there is to say on a node, for whoever walks along the edges.
    QString describeNode(const OperationGraph &graph, int node) const;

    /// Sentences beside the figures: the cause, the chosen surgery, its price, the track's rule, masking, the
    /// challenge, and the iron law.
    QString causeSentence() const;
    QString takeaway() const;
    QString action() const;
    QString price() const;
    QString obstacle() const; ///< empty when the surgery is possible
    QString ruleSentence() const;
    QString maskingSentence() const;
    QString challengeSentence() const;
    QString ironLawSentence() const;

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "break_cost", "mask_breakeven", "surgery_latency", "iron_law", "mfu". Several equations
    /// come on several lines. Empty for an unknown id, and for masking where nothing can be masked.
    QString liveFormula(const QString &formulaId) const override;
    /// "surgery" (key) and "surgery_mfu_gain" over the chosen baseline; null where it is not possible.
    QVariantMap designFields() const override;
    QString changeSentence() const override;

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<SurgeryState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
