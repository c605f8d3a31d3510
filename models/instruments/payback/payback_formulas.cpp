// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_formulas.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QStringList>

#include <array>
#include <cmath>

namespace rp {

namespace {

// Equations are written left to right in every language. Each value is isolated inside the line: the digits
// and unit names of a right-to-left language would otherwise turn whole terms around.

QString value(const QString &text)
{
    return Format::isolate(text);
}

QString number(double n, int digits = 6)
{
    return value(Format().significant(n, digits));
}

QString count(double n)
{
    return value(Format().count(n));
}

/// A time per inference, with a digit more than elsewhere: products of it shall come out.
QString perCall(double seconds)
{
    return seconds == 0.0 ? value(Format().span_s(0.0)) : value(Format().duration_us(seconds * 1e6, 5));
}

QString span(double seconds)
{
    return value(Format().span_s(seconds));
}

/// One equation: an LTR line of its own.
QString line(const QString &pattern, const QStringList &values)
{
    return Format::isolate(fillMarkers(pattern, values));
}

double recompile_s(const ReturnSettings &settings)
{
    return settings.recompile_share * settings.compile_s;
}

QString savedPerCall(const ReturnState &state)
{
    const ReturnSettings &s = state.settings;
    return line(
        QStringLiteral("Δt = f (1 / R − 1 / (R (1 + G))) − t_g = %1 × (1 / %2 − 1 / (%2 × (1 + %3))) − "
                       "%4 = %5"),
        {number(state.result.graphs.compiled_share, 4), number(s.eager_rate), number(s.gain, 4),
         perCall(s.guard_us * 1e-6), perCall(state.result.saved_per_call_s)});
}

QString breakeven(const ReturnState &state)
{
    const ReturnSettings &s = state.settings;
    const physics::CompilationReturn &r = state.result.value;
    const QString saved = perCall(r.saved_per_call_s);
    if (state.result.cost_per_day_s == 0.0) {
        const QStringList values{span(r.cost_s), saved, count(r.breakeven_calls_whole), count(s.per_day),
                                 span(r.breakeven_days * secondsPerDay)};
        return line(QStringLiteral("N = ⌈C / Δt⌉ = ⌈%1 / %2⌉ = %3"), values) + u'\n' +
               line(QStringLiteral("D = C / (V Δt) = %1 / (%4 × %2) = %5"), values);
    }
    // Recompilations that come day by day are a cost of each call, not of the start.
    const QString left =
        line(QStringLiteral("Δt − k r t_r / V = %1 − %2 × %3 × %4 / %5 = %6"),
             {perCall(state.result.saved_per_call_s), count(s.replicas), number(s.recompilations_per_day),
              span(recompile_s(s)), count(s.per_day), saved});
    return left + u'\n' +
           line(QStringLiteral("N = ⌈(C − k r t_r D) / (Δt − k r t_r / V)⌉ = ⌈%1 / %2⌉ = %3"),
                {span(r.cost_s), saved, count(r.breakeven_calls_whole)}) +
           u'\n' +
           line(QStringLiteral("N / V = %1 / %2 = %3"),
                {count(r.breakeven_calls_whole), count(s.per_day), span(r.breakeven_days * secondsPerDay)});
}

QString netSaved(const ReturnState &state)
{
    const ReturnSettings &s = state.settings;
    return line(QStringLiteral("S = V D Δt − C = %1 × %2 × %3 − %4 = %5"),
                {count(s.per_day), number(s.deployment_days, 4), perCall(state.result.saved_per_call_s),
                 span(state.result.cost_s), span(state.result.value.net_saved_s)});
}

QString replicasCost(const ReturnState &state)
{
    const ReturnSettings &s = state.settings;
    const double extra = double(state.result.graphs.extra);
    const double times = extra + s.recompilations_per_day * s.deployment_days;
    QString cost = line(
        QStringLiteral("C = k [(1 − h) t_c + h t_l] + k (n_r t_r + t_w) = %1 × [(1 − %2) × %3 + %2 × %4] + "
                       "%1 × (%5 × %6 + %7) = %8"),
        {count(s.replicas), number(s.cache_hit, 4), span(s.compile_s), span(s.load_s), number(times, 4),
         span(recompile_s(s)), span(s.warm_up_s), span(state.result.cost_s)});
    if (s.recompilations_per_day == 0.0)
        return cost;
    const QString recompilations = line(
        QStringLiteral("n_r = %1 + r D = %1 + %2 × %3 = %4"),
        {count(extra), number(s.recompilations_per_day), number(s.deployment_days, 4), number(times, 4)});
    return recompilations + u'\n' + cost;
}

QString capacity(const ReturnState &state)
{
    const ReturnSettings &s = state.settings;
    return line(QStringLiteral("V_max = k R · %1 = %2 × %3 × %4 = %5"),
                {value(Format().durationIn(TimeSpanUnit::Seconds, secondsPerDay * 1e6, 0)), count(s.replicas),
                 number(s.eager_rate), count(secondsPerDay),
                 count(std::floor(state.result.capacity_per_day))});
}

struct Formula
{
    const char *id;
    QString (*text)(const ReturnState &);
};

constexpr std::array<Formula, 5> formulas = {{{"saved_per_call", savedPerCall},
                                              {"breakeven", breakeven},
                                              {"net_saved", netSaved},
                                              {"replicas_cost", replicasCost},
                                              {"capacity", capacity}}};

} // namespace

QString returnFormula(const QString &formulaId, const ReturnState &state)
{
    for (const Formula &formula : formulas) {
        if (formulaId == QLatin1String(formula.id))
            return formula.text(state);
    }
    return {};
}

} // namespace rp
