// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/compilation_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/payback/payback.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

using D = PaybackDesign;
using State = PaybackState;

// What a figure rests on.
constexpr FieldNames ofRates = {"rates", "no_guard"};
constexpr FieldNames ofCost = {"cost", "no_warm_up"};
constexpr FieldNames ofReturn = {"rates", "cost", "no_guard"};
constexpr FieldNames ofTime = ofReturn + "requests";
constexpr FieldNames ofBand = ofReturn + "gain_uncertainty";

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
     [](const State &s, const Catalogue &) { return s.settings.compile_s; }, "compile_s"},
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
    return assumptionText(catalogue, catalogue.compilation->notes, field);
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

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr double hour_s = 3600.0;

using Pays = std::function<bool(double)>;

/// Between a value that keeps the verdict and one that turns it: the nearest that turns it, to rounding.
double threshold(double keeps, double turns, bool logarithmic, const Pays &turned)
{
    for (int i = 0; i < 200; ++i) {
        const double middle = logarithmic ? std::sqrt(keeps) * std::sqrt(turns) : (keeps + turns) / 2.0;
        if (middle == keeps || middle == turns)
            break;
        (turned(middle) ? turns : keeps) = middle;
    }
    return turns;
}

/// The next multiple of `grain` in the direction of change. What lies on one already, to rounding, stays.
double outward(double value, double grain, bool up)
{
    const double multiple = value / grain;
    const double slack = 1e-9 * std::max(1.0, std::abs(multiple));
    return (up ? std::ceil(multiple - slack) : std::floor(multiple + slack)) * grain;
}

/// Smallest step that still shows in three significant digits.
double thirdDigit(double value)
{
    return std::pow(10.0, std::floor(std::log10(value)) - 2.0);
}

/// Smallest step that shows in Format::span_s().
double spanGrain_s(double seconds)
{
    if (seconds < 60.0)
        return thirdDigit(seconds);
    if (seconds < hour_s)
        return 1.0;
    if (seconds < secondsPerDay)
        return 60.0;
    const double unit = seconds < 365.0 * secondsPerDay ? secondsPerDay : 365.0 * secondsPerDay;
    return thirdDigit(seconds / unit) * unit;
}

/// In the input's own unit.
double grainOf(const QString &input, double value)
{
    if (input == QLatin1String("gain"))
        return 0.001;
    if (input == QLatin1String("per_day"))
        return std::max(1.0, thirdDigit(value));
    if (input == QLatin1String("deployment_days"))
        return spanGrain_s(value * secondsPerDay) / secondsPerDay;
    return value < 60.0 ? 0.1 : 1.0;
}

/// `exact`, rounded as it is shown so that typing it in has the effect told; the range's end and `exact`
/// itself are the ways out.
double shownValue(const InputSpec &spec, double exact, bool up, const Pays &turned)
{
    const double grain = grainOf(spec.id, exact);
    const double first = outward(exact, grain, up);
    for (const double value : {first, first + (up ? grain : -grain)}) {
        if (value >= spec.minimum && value <= spec.maximum && turned(value))
            return value;
    }
    return exact;
}

double travelOf(const InputSpec &spec, double from, double to)
{
    if (spec.kind == InputSpec::Kind::Logarithmic)
        return std::abs(std::log(to / from)) / std::log(spec.maximum / spec.minimum);
    return std::abs(to - from) / (spec.maximum - spec.minimum);
}

PaybackFlip flipOf(const InputsOf<PaybackDesign>::Row &row, const PaybackSettings &settings,
                   const Catalogue &catalogue)
{
    double PaybackSettings::*const held = std::get<double PaybackSettings::*>(row.held);
    const InputSpec spec = InputsOf<PaybackDesign>::spec(row, settings, catalogue);
    const double current = settings.*held;
    PaybackFlip flip{spec.id, current, none, std::numeric_limits<double>::infinity()};
    PaybackSettings tried = settings;
    const auto pays = [&](double value) {
        tried = settings;
        tried.*held = value;
        if (row.follow)
            row.follow(tried, settings, catalogue);
        return physics::compilationReturn(deploymentOf(tried, catalogue)).positive;
    };
    const bool now = pays(current);
    const Pays turned = [&](double value) { return pays(value) != now; };
    // More gain, volume and time help, a longer compilation hurts.
    const bool up = (spec.id == QLatin1String("compile_s")) == now;
    const double end = up ? spec.maximum : spec.minimum;
    if (!turned(end))
        return flip;
    const double exact = threshold(current, end, spec.kind == InputSpec::Kind::Logarithmic, turned);
    flip.needed = shownValue(spec, exact, up, turned);
    flip.travel = travelOf(spec, current, flip.needed);
    return flip;
}

} // namespace

bool PaybackFlip::exists() const
{
    return !std::isnan(needed);
}

std::vector<PaybackFlip> flipsOf(const PaybackSettings &settings, const Catalogue &catalogue)
{
    std::vector<PaybackFlip> flips;
    for (const char *input : {"compile_s", "gain", "per_day", "deployment_days"})
        flips.push_back(
            flipOf(*InputsOf<PaybackDesign>::row(QString::fromLatin1(input)), settings, catalogue));
    return flips;
}

const PaybackFlip *smallestFlip(const std::vector<PaybackFlip> &flips)
{
    const auto nearest =
        std::min_element(flips.begin(), flips.end(),
                         [](const PaybackFlip &a, const PaybackFlip &b) { return a.travel < b.travel; });
    return nearest == flips.end() || !nearest->exists() ? nullptr : &*nearest;
}

namespace {

QString number(double n, int digits = 6)
{
    return term(Quantity::Significant, n, digits);
}

QString count(double n)
{
    return term(Quantity::Count, n);
}

QString span(double seconds)
{
    return term(Quantity::Seconds, seconds);
}

/// A time per inference, with a digit more than elsewhere: products of it shall come out.
QString perCall(double seconds)
{
    return seconds == 0.0 ? span(0.0) : term(Quantity::DurationAuto, seconds * 1e6, 5);
}

/// Recompilations that come day by day are a cost of each call, not of the start.
QString breakeven(const PaybackState &state, const Catalogue &catalogue)
{
    const PaybackSettings &s = state.settings;
    const QString saved = perCall(state.result.value.saved_per_call_s);
    if (state.result.cost_per_day_s == 0.0) {
        return equations<D>(QStringLiteral("N = ⌈C / Δt⌉ = ⌈{upfront_s} / %1⌉ = {breakeven_calls}\n"
                                           "D = C / (V Δt) = {upfront_s} / (%2 × %1) = {breakeven_days}"),
                            state, catalogue, {saved, count(s.per_day)});
    }
    return equations<D>(
        QStringLiteral("Δt − k r t_r / V = %1 − %2 × %3 × %4 / %5 = %6\n"
                       "N = ⌈(C − k r t_r D) / (Δt − k r t_r / V)⌉ = ⌈{upfront_s} / %6⌉ = {breakeven_calls}\n"
                       "N / V = {breakeven_calls} / %5 = {breakeven_days}"),
        state, catalogue,
        {perCall(state.result.saved_per_call_s), count(s.replicas), number(s.recompilations_per_day),
         span(s.recompile_s()), count(s.per_day), saved});
}

QString replicasCost(const PaybackState &state, const Catalogue &catalogue)
{
    const PaybackSettings &s = state.settings;
    const double extra = double(state.result.graphs.extra);
    const double times = extra + s.recompilations_per_day * s.deployment_days;
    QString pattern =
        QStringLiteral("C = k [(1 − h) t_c + h t_l] + k (n_r t_r + t_w) = %1 × [(1 − %2) × "
                       "{compile_s} + %2 × {load_s}] + %1 × (%3 × %4 + {warm_up_s}) = {cost_s}");
    if (s.recompilations_per_day != 0.0)
        pattern.prepend(QStringLiteral("n_r = %5 + r D = %5 + %6 × %7 = %3\n"));
    return equations<D>(pattern, state, catalogue,
                        {count(s.replicas), number(s.cache_hit, 4), number(times, 4), span(s.recompile_s()),
                         count(extra), number(s.recompilations_per_day), number(s.deployment_days, 4)});
}

constexpr auto formulaRows = std::to_array<FormulaRow<D>>({
    {"saved_per_call",
     "Δt = f (1 / R − 1 / (R (1 + G))) − t_g = %1 × (1 / %2 − 1 / (%2 × (1 + %3))) − %4 = %5",
     [](const State &s, const Catalogue &) -> QStringList {
         return {number(s.result.graphs.compiled_share, 4), number(s.settings.eager_rate),
                 number(s.settings.gain, 4), perCall(s.settings.guard_us * 1e-6),
                 perCall(s.result.saved_per_call_s)};
     }},
    {"breakeven", breakeven},
    {"net_saved", "S = V D Δt − C = %1 × %2 × %3 − {cost_s} = {net_saved_s}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {count(s.settings.per_day), number(s.settings.deployment_days, 4),
                 perCall(s.result.saved_per_call_s)};
     }},
    {"replicas_cost", replicasCost},
    {"capacity", "V_max = k R · %1 = %2 × %3 × %4 = %5",
     [](const State &s, const Catalogue &) -> QStringList {
         return {Format::isolate(Format().durationIn(TimeSpanUnit::Seconds, secondsPerDay * 1e6, 0)),
                 count(s.settings.replicas), number(s.settings.eager_rate), count(secondsPerDay),
                 count(std::floor(s.result.capacity_per_day))};
     }},
});

} // namespace

DesignRows<PaybackDesign> PaybackDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
