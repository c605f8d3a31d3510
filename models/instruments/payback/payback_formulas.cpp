// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/equation.h"
#include "models/instruments/payback/payback.h"

#include <cmath>

namespace rp {

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

QString savedPerCall(const PaybackState &state, const Catalogue & /*catalogue*/)
{
    const PaybackSettings &s = state.settings;
    return equation(
        QStringLiteral("Δt = f (1 / R − 1 / (R (1 + G))) − t_g = %1 × (1 / %2 − 1 / (%2 × (1 + %3))) − "
                       "%4 = %5"),
        {number(state.result.graphs.compiled_share, 4), number(s.eager_rate), number(s.gain, 4),
         perCall(s.guard_us * 1e-6), perCall(state.result.saved_per_call_s)});
}

QString breakeven(const PaybackState &state, const Catalogue & /*catalogue*/)
{
    const PaybackSettings &s = state.settings;
    const physics::CompilationReturn &r = state.result.value;
    const QString saved = perCall(r.saved_per_call_s);
    if (state.result.cost_per_day_s == 0.0) {
        const QStringList values{span(r.cost_s), saved, count(r.breakeven_calls_whole), count(s.per_day),
                                 span(r.breakeven_days * secondsPerDay)};
        return equation(QStringLiteral("N = ⌈C / Δt⌉ = ⌈%1 / %2⌉ = %3"), values) + u'\n' +
               equation(QStringLiteral("D = C / (V Δt) = %1 / (%4 × %2) = %5"), values);
    }
    // Recompilations that come day by day are a cost of each call, not of the start.
    const QString left =
        equation(QStringLiteral("Δt − k r t_r / V = %1 − %2 × %3 × %4 / %5 = %6"),
                 {perCall(state.result.saved_per_call_s), count(s.replicas), number(s.recompilations_per_day),
                  span(s.recompile_s()), count(s.per_day), saved});
    return left + u'\n' +
           equation(QStringLiteral("N = ⌈(C − k r t_r D) / (Δt − k r t_r / V)⌉ = ⌈%1 / %2⌉ = %3"),
                    {span(r.cost_s), saved, count(r.breakeven_calls_whole)}) +
           u'\n' +
           equation(QStringLiteral("N / V = %1 / %2 = %3"), {count(r.breakeven_calls_whole), count(s.per_day),
                                                             span(r.breakeven_days * secondsPerDay)});
}

QString netSaved(const PaybackState &state, const Catalogue & /*catalogue*/)
{
    const PaybackSettings &s = state.settings;
    return equation(QStringLiteral("S = V D Δt − C = %1 × %2 × %3 − %4 = %5"),
                    {count(s.per_day), number(s.deployment_days, 4), perCall(state.result.saved_per_call_s),
                     span(state.result.cost_s), span(state.result.value.net_saved_s)});
}

QString replicasCost(const PaybackState &state, const Catalogue & /*catalogue*/)
{
    const PaybackSettings &s = state.settings;
    const double extra = double(state.result.graphs.extra);
    const double times = extra + s.recompilations_per_day * s.deployment_days;
    QString cost = equation(
        QStringLiteral("C = k [(1 − h) t_c + h t_l] + k (n_r t_r + t_w) = %1 × [(1 − %2) × %3 + %2 × %4] + "
                       "%1 × (%5 × %6 + %7) = %8"),
        {count(s.replicas), number(s.cache_hit, 4), span(s.compile_s), span(s.load_s), number(times, 4),
         span(s.recompile_s()), span(s.warm_up_s), span(state.result.cost_s)});
    if (s.recompilations_per_day == 0.0)
        return cost;
    const QString recompilations = equation(
        QStringLiteral("n_r = %1 + r D = %1 + %2 × %3 = %4"),
        {count(extra), number(s.recompilations_per_day), number(s.deployment_days, 4), number(times, 4)});
    return recompilations + u'\n' + cost;
}

QString capacity(const PaybackState &state, const Catalogue & /*catalogue*/)
{
    const PaybackSettings &s = state.settings;
    return equation(QStringLiteral("V_max = k R · %1 = %2 × %3 × %4 = %5"),
                    {Format::isolate(Format().durationIn(TimeSpanUnit::Seconds, secondsPerDay * 1e6, 0)),
                     count(s.replicas), number(s.eager_rate), count(secondsPerDay),
                     count(std::floor(state.result.capacity_per_day))});
}

constexpr auto formulaRows = std::to_array<FormulaRow<PaybackDesign>>({{"saved_per_call", savedPerCall},
                                                                       {"breakeven", breakeven},
                                                                       {"net_saved", netSaved},
                                                                       {"replicas_cost", replicasCost},
                                                                       {"capacity", capacity}});

} // namespace

DesignRows<PaybackDesign> PaybackDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
