// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/payback/payback_model.h"

#include <memory>
#include <optional>

namespace rp {

struct Catalogue;
struct ReturnState;

/// Lab 07, act 2, panel "roi": what compiling costs, when it is paid back and whether the deployment lasts
/// that long.
///
/// The inputs are read-only properties; Instrument::setInput() is the only way to change one.
///
/// Input ids, in the order in which a saved state is restored:
///   context        "cloud" | "edge"; sets volume, length of deployment, eager throughput and gain
///   workload       "kws" | "resnet50" | "gpt2" | "giant"; sets eager_rate and gain to the model's own: the
///                  published ones where there are some for the context's device, else those of the serial
///                  launch model
///   compile_s      5 … 300
///   gain           0 … 1 (0.48 is +48 %), or to the workload's own where that is more
///   per_day        whole, 1,000 … 100,000,000 inferences of the whole fleet
///   deployment_days  from one run (1 / per_day) to 3,650
///   span           "around" | "whole": how far the timeline reaches
///   eager_rate     0.1 … 10,000 per second and replica
///   replicas       whole, 1 … 1,000
///   cache_hit      0 … 1: share of replicas that load compiled code, each in load_s (0 … 60)
///   shapes         whole, 1 … 64, served under policy "static" | "automatic" | "dynamic"
///   recompilations_per_day  0 … 100 of each replica; each takes recompile_share (0 … 1) of compile_s, as do
///                  the graphs beyond the first that the policy makes
///   guard_us       0 … 1,000 per inference
///   warm_up_s      0 … 120 per replica
///   uncertainty    0 … 0.5: share of the gain on either side, for the band
///
/// Figure ids, in the unit of their ending (rates per second, shares as fractions; infinity is "never"):
///   cost_s (to the end of the deployment), upfront_s, cost_per_day_s, saved_per_call_us, breakeven_calls
///   (rounded up), breakeven_days, total_calls, net_saved_s (negative for a loss), capacity_per_day,
///   eager_rate, compiled_rate, gain, compile_s, per_day, deployment_days, verdict (0 never, 1 not justified,
///   2 positive), beyond_capacity (1 or 0), compiled_share, graphs, breakeven_low and breakeven_high (at the
///   higher and the lower gain), net_low_s, net_high_s, dispatch_share (launch cost of one kernel against its
///   time)
class CompilationReturnInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString workload READ workload NOTIFY changed)
    Q_PROPERTY(double compile_s READ compile_s NOTIFY changed)
    Q_PROPERTY(double gain READ gain NOTIFY changed)
    Q_PROPERTY(double per_day READ perDay NOTIFY changed)
    Q_PROPERTY(double deployment_days READ deployment_days NOTIFY changed)
    Q_PROPERTY(QString span READ span NOTIFY changed)
    Q_PROPERTY(double eager_rate READ eagerRate NOTIFY changed)
    Q_PROPERTY(double replicas READ replicas NOTIFY changed)
    Q_PROPERTY(double cache_hit READ cacheHit NOTIFY changed)
    Q_PROPERTY(double load_s READ load_s NOTIFY changed)
    Q_PROPERTY(double shapes READ shapes NOTIFY changed)
    Q_PROPERTY(QString policy READ policy NOTIFY changed)
    Q_PROPERTY(double recompilations_per_day READ recompilationsPerDay NOTIFY changed)
    Q_PROPERTY(double recompile_share READ recompileShare NOTIFY changed)
    Q_PROPERTY(double guard_us READ guard_us NOTIFY changed)
    Q_PROPERTY(double warm_up_s READ warmUp_s NOTIFY changed)
    Q_PROPERTY(double uncertainty READ uncertainty NOTIFY changed)
public:
    explicit CompilationReturnInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~CompilationReturnInstrument() override;

    QString context() const { return settings().context; }
    QString workload() const { return settings().workload; }
    double compile_s() const { return settings().compile_s; }
    double gain() const { return settings().gain; }
    double perDay() const { return settings().per_day; }
    double deployment_days() const { return settings().deployment_days; }
    QString span() const { return settings().span; }
    double eagerRate() const { return settings().eager_rate; }
    double replicas() const { return settings().replicas; }
    double cacheHit() const { return settings().cache_hit; }
    double load_s() const { return settings().load_s; }
    double shapes() const { return settings().shapes; }
    QString policy() const { return settings().policy; }
    double recompilationsPerDay() const { return settings().recompilations_per_day; }
    double recompileShare() const { return settings().recompile_share; }
    double guard_us() const { return settings().guard_us; }
    double warmUp_s() const { return settings().warm_up_s; }
    double uncertainty() const { return settings().uncertainty; }
    const ReturnSettings &settings() const;

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    std::vector<ResultTable *> tables() const override;
    /// Rows "t0", "t1", … in time; columns "elapsed_s", "cost_s", "saved_s", "saved_low_s", "saved_high_s" in
    /// seconds. Cost and saving are equal in the row of break-even, where that is in the chosen span.
    ResultTable *timeline() const;
    /// Rows "compile_s", "gain", "per_day", "deployment_days"; columns "input", "current", "needed": the
    /// value at which this input alone turns the verdict round, NaN when none in its range does.
    ResultTable *flips() const;

    const ReturnResult &result() const;
    /// The state of things in words, for the badge: see return_sentences.h.
    QString verdictSentence() const;
    QString flipSentence() const;
    QString bandSentence() const;
    QString capacitySentence() const;
    /// The flip with the shortest way on its slider; null when there is none.
    const ReturnFlip *smallest() const;

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "saved_per_call", "breakeven", "net_saved", "replicas_cost", "capacity". Several
    /// equations come on several lines. Empty for an unknown id.
    QString liveFormula(const QString &formulaId) const override;
    /// "compilation_roi_positive", "breakeven_inferences" (null: never).
    QVariantMap designFields() const override;
    QString changeSentence() const override;

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<ReturnState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
