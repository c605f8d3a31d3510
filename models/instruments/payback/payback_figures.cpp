// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/compilation_constants.h"
#include "models/instruments/payback/payback.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <cmath>

namespace rp {

namespace {

using D = PaybackDesign;
using State = PaybackState;

// What a figure rests on.
constexpr const char *ofRates = "rates,no_guard";
constexpr const char *ofCost = "cost,no_warm_up";
constexpr const char *ofReturn = "rates,cost,no_guard";
constexpr const char *ofTime = "rates,cost,no_guard,requests";
constexpr const char *ofBand = "rates,cost,no_guard,gain_uncertainty";

double wholeCalls(double calls)
{
    return std::isinf(calls) ? calls : std::ceil(calls - 1e-9);
}

QString rateText(double rate, const State &state, const Catalogue &catalogue)
{
    return InputsOf<D>::text(QStringLiteral("eager_rate"), rate, state.settings, catalogue);
}

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    //: machine time that compiling takes
    {"cost_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost of compiling"), Quantity::Seconds,
     [](const State &s, const Catalogue &) { return s.result.cost_s; }, ofCost},
    // With more digits than elsewhere, so that products of it come out.
    {"saved_per_call_us",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Saved per inference"),
     {Quantity::DurationAuto, 5},
     [](const State &s, const Catalogue &) { return s.result.saved_per_call_s * 1e6; },
     ofRates},
    //: number of inferences after which compiling has paid back
    {"breakeven_calls", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even inferences"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.value.breakeven_calls_whole; }, ofReturn},
    //: time after which compiling has paid back
    {"breakeven_days",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even time"),
     {},
     [](const State &s, const Catalogue &) { return s.result.value.breakeven_days; },
     ofTime,
     [](double days, const State &, const Catalogue &) { return Format().span_s(days * secondsPerDay); }},
    {"total_calls", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Inferences served"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.value.total_calls; }},
    {"net_saved_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Net time saved"), Quantity::Seconds,
     [](const State &s, const Catalogue &) { return s.result.value.net_saved_s; }, ofReturn},
    //: inferences per day that the replicas can serve without compiling
    {"capacity_per_day", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Eager capacity per day"),
     Quantity::Count, [](const State &s, const Catalogue &) { return s.result.capacity_per_day; }, ofRates},
    {"eager_rate",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Eager throughput"),
     {},
     [](const State &s, const Catalogue &) { return s.settings.eager_rate; },
     ofRates,
     rateText},
    {"compiled_rate",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Compiled throughput"),
     {},
     [](const State &s, const Catalogue &) { return s.settings.eager_rate * (1.0 + s.settings.gain); },
     ofRates,
     rateText},
    {"gain", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Throughput gain"), Quantity::FractionRounded,
     [](const State &s, const Catalogue &) { return s.settings.gain; }, ofRates},
    {"compile_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Compile time"), Quantity::Seconds,
     [](const State &s, const Catalogue &) { return s.settings.compile_s; }},
    {"per_day",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Volume"),
     {},
     [](const State &s, const Catalogue &) { return s.settings.per_day; },
     "",
     [](double value, const State &s, const Catalogue &c) {
         return InputsOf<D>::text(QStringLiteral("per_day"), value, s.settings, c);
     }},
    {"deployment_days",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Deployment"),
     {},
     [](const State &s, const Catalogue &) { return s.settings.deployment_days; },
     "",
     [](double value, const State &s, const Catalogue &c) {
         return InputsOf<D>::text(QStringLiteral("deployment_days"), value, s.settings, c);
     }},
    //: judgement on whether compiling pays
    {"verdict", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Verdict"),
     //: verdict: compiling can never pay back
     oneOf(QT_TRANSLATE_NOOP("rp::CompilationReturn", "Never"),
           //: verdict: compiling would pay back, but only after the deployment has ended
           QT_TRANSLATE_NOOP("rp::CompilationReturn", "Not justified"),
           //: verdict: compiling pays back within the deployment
           QT_TRANSLATE_NOOP("rp::CompilationReturn", "Positive")),
     [](const State &s, const Catalogue &) { return double(s.result.verdict); }, ofReturn},
    {"beyond_capacity", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Volume beyond the eager capacity"),
     oneOf(QT_TRANSLATE_NOOP("rp::CompilationReturn", "no"),
           QT_TRANSLATE_NOOP("rp::CompilationReturn", "yes")),
     [](const State &s, const Catalogue &) { return s.result.value.feasible_eager ? 0.0 : 1.0; }, ofRates},
    {"compiled_share", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Share of inferences on compiled code"),
     Quantity::FractionRounded,
     [](const State &s, const Catalogue &) { return s.result.graphs.compiled_share; }},
    {"graphs", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Graphs compiled"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.result.graphs.graphs); }},
    {"breakeven_low", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even inferences at the higher gain"),
     Quantity::Count,
     [](const State &s, const Catalogue &) { return wholeCalls(s.result.band.breakeven_low); }, ofBand},
    {"breakeven_high", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Break-even inferences at the lower gain"),
     Quantity::Count,
     [](const State &s, const Catalogue &) { return wholeCalls(s.result.band.breakeven_high); }, ofBand},
    {"net_low_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Net time saved at the lower gain"),
     Quantity::Seconds, [](const State &s, const Catalogue &) { return s.result.band.net_low_s; }, ofBand},
    {"net_high_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Net time saved at the higher gain"),
     Quantity::Seconds, [](const State &s, const Catalogue &) { return s.result.band.net_high_s; }, ofBand},
    {"dispatch_share",
     QT_TRANSLATE_NOOP("rp::CompilationReturn", "Launch cost against kernel time"),
     {},
     [](const State &s, const Catalogue &c) { return dispatchShare(s.settings, c); },
     "",
     [](double share, const State &, const Catalogue &) {
         return Format().percent(share, share < 0.01 ? 3 : 1);
     }},
    {"upfront_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost before the first inference"),
     Quantity::Seconds, [](const State &s, const Catalogue &) { return s.result.value.cost_s; }, ofCost},
    {"cost_per_day_s", QT_TRANSLATE_NOOP("rp::CompilationReturn", "Recompilations per day cost"),
     Quantity::Seconds, [](const State &s, const Catalogue &) { return s.result.cost_per_day_s; }, ofCost},
});

QString noted(const Catalogue &catalogue, const QString &field)
{
    return contentText(catalogue.compilation->notes.assumption(field));
}

/// Rates of the launch model instead of published ones, unless the learner has put another value there.
QString modelledReason(double used, double own, const OwnRates &rates, bool borrowedMath)
{
    if (rates.published || used != own)
        return {};
    return joinedSentences(
        {PaybackText::tr("No throughput was published for this case. It follows from the serial launch "
                         "model."),
         borrowedMath
             ? PaybackText::tr("The math is taken to run as long as on the cloud device, as the course does.")
             : QString()});
}

/// Only what takes part: a cache that is never hit assumes nothing.
QString costReason(const PaybackSettings &settings, const Catalogue &catalogue)
{
    const bool recompiles =
        deploymentOf(settings, catalogue).recompilations > 0.0 || settings.recompilations_per_day > 0.0;
    return joinedSentences({settings.cache_hit > 0.0 ? noted(catalogue, QStringLiteral("load_s")) : QString(),
                            recompiles ? noted(catalogue, QStringLiteral("recompile_share")) : QString()});
}

} // namespace

DesignRows<D> PaybackDesign::figures()
{
    return {.figures = figureRows};
}

QString paybackReason(const QString &field, const PaybackSettings &settings, const Catalogue &catalogue)
{
    const OwnRates own = ownRates(settings, catalogue);
    const bool borrowed = hasBorrowedMath(settings, catalogue);
    QString rate = modelledReason(settings.eager_rate, own.eager_rate, own, borrowed);
    QString gain = modelledReason(settings.gain, own.gain, own, borrowed);
    if (field == QLatin1String("eager_rate"))
        return rate;
    if (field == QLatin1String("gain"))
        return gain;
    if (field == QLatin1String("rates"))
        return rate.isEmpty() ? gain : rate;
    if (field == QLatin1String("cost"))
        return costReason(settings, catalogue);
    // What was left out is assumed to be nothing.
    if (field == QLatin1String("no_guard"))
        return settings.guard_us == 0.0 ? noted(catalogue, QStringLiteral("guard_us")) : QString();
    if (field == QLatin1String("no_warm_up"))
        return settings.warm_up_s == 0.0 ? noted(catalogue, QStringLiteral("warm_up_s")) : QString();
    return noted(catalogue, field);
}

} // namespace rp
