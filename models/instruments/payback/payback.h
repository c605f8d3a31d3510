// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/payback/payback_model.h"

#include <QCoreApplication>

namespace rp {

/// Lab 07, act 2, panel "roi": what compiling costs, when it is paid back and whether the deployment lasts
/// that long.
///
/// Input ids:
///   context        "cloud" | "edge"; sets volume, length of deployment, eager throughput and gain
///   workload       "kws" | "resnet50" | "gpt2" | "giant"; sets eager_rate and gain to the model's own: the
///                  published ones where there are some for the context's device, else those of the serial
///                  launch model
///   compile_s      5 … 300
///   gain           0 … 1 (0.48 is +48 %), or to the workload's own where that is more
///   per_day        whole, 1,000 … 100,000,000 inferences of the whole fleet
///   deployment_days  from one run (1 / per_day) to 3,650
///   span           "around" | "whole": how far the timeline reaches
///   replicas       whole, 1 … 1,000
///   cache_hit      0 … 1: share of replicas that load compiled code, each in load_s (0 … 60)
///   shapes         whole, 1 … 64, served under policy "static" | "automatic" | "dynamic"
///   recompilations_per_day  0 … 100 of each replica; each takes recompile_share (0 … 1) of compile_s, as do
///                  the graphs beyond the first that the policy makes
///   guard_us       0 … 1,000 per inference
///   warm_up_s      0 … 120 per replica
///   eager_rate     0.1 … 10,000 per second and replica
///   uncertainty    0 … 0.5: share of the gain on either side, for the band
///
/// Figure ids, in the unit of their ending (rates per second, shares as fractions; infinity is "never"):
///   cost_s (to the end of the deployment), upfront_s, cost_per_day_s, saved_per_call_us, breakeven_calls
///   (rounded up), breakeven_days, total_calls, net_saved_s (negative for a loss), capacity_per_day,
///   eager_rate, compiled_rate, gain, compile_s, per_day, deployment_days, verdict (0 never, 1 not justified,
///   2 positive), beyond_capacity (1 or 0), compiled_share, graphs, breakeven_low and breakeven_high (at the
///   higher and the lower gain), net_low_s, net_high_s, dispatch_share (launch cost of one kernel against its
///   time)
///
/// Tables:
///   timeline  rows "t0", "t1", … in time; columns "elapsed_s", "cost_s", "saved_s", "saved_low_s",
///             "saved_high_s" in seconds. Cost and saving are equal in the row of break-even, where that is
///             in the chosen span. The savings mean good news or not, as the verdict says
///
/// Formula ids: "saved_per_call", "breakeven", "net_saved", "replicas_cost", "capacity". Symbols: R eager
/// throughput of one replica, G throughput gain, f share of inferences on compiled code, t_g guard cost, Δt
/// time saved per inference, k replicas, t_c compile time, h cache hits, t_l load time, n_r recompilations, r
/// recompilations per day, t_r recompile time, t_w warm-up, C cost to the end, N break-even inferences, V
/// inferences per day, D days, S net time saved.
struct PaybackDesign : DesignOf<PaybackDesign, PaybackSettings, PaybackState>
{
    static const Declaration<PaybackDesign> &declaration();
    static Rows figures(), tables(), formulas(); ///< one part each, in sources of their own
};

/// What it takes to turn the verdict round by one input alone.
struct PaybackFlip
{
    QString input;
    double current = 0.0;
    double needed = 0.0; ///< NaN when no value in its range does it
    double travel = 0.0; ///< way there as a share of the slider's length; infinity when there is none

    bool exists() const;
};

/// For compile_s, gain, per_day and deployment_days: the nearest value, rounded as it is shown, at which a
/// positive return is none, or one that is not becomes positive.
std::vector<PaybackFlip> flipsOf(const PaybackSettings &settings, const Catalogue &catalogue);

/// The one with the shortest way on its slider; null when there is none.
const PaybackFlip *smallestFlip(const std::vector<PaybackFlip> &flips);

/// Sentences of this instrument that stand in code: PaybackText::tr().
class PaybackText
{
    Q_DECLARE_TR_FUNCTIONS(rp::CompilationReturn)
};

/// The fields of the catalogue's notes on compiling; "eager_rate" and "gain" where they follow from the
/// launch model, "rates" for either; "cost" for what takes part in it, "no_guard" and "no_warm_up" where
/// these are left out.
QString paybackReason(const QString &field, const PaybackSettings &settings, const Catalogue &catalogue);
/// "Compile time 60 s: break-even moves from 133,608 to 267,215 inferences, reached after 38 min 29 s. Net
/// time saved: 18 h 41 min."
PaybackDesign::Sentence changeSentence;

/// What the timeline shows, followed by the last change.
PaybackDesign::Sentence timelineSummary;

class PaybackInstrument : public InstrumentOf<PaybackDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// Why the verdict is what it is, with its figures: when the cost is recovered against how long the
    /// deployment lasts, or what keeps it from ever being recovered.
    QString verdictSentence() const;
    /// Which single input, changed the least, turns the verdict round, and to what value.
    QString flipSentence() const;
    /// The same of one of flipsOf(), whatever it takes; empty where no value of it does.
    QString flipSentence(const QString &input) const;
    /// Whether the uncertainty of the gain leaves the verdict as it is; empty without a gain or an
    /// uncertainty.
    QString bandSentence() const;
    /// What to know when the volume exceeds what the fleet can serve eagerly; empty when it does not.
    QString capacitySentence() const;
};

extern template class InstrumentOf<PaybackDesign>;

} // namespace rp
