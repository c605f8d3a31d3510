// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/equation.h"
#include "models/instruments/surgery/surgery.h"

namespace rp {

namespace {

QString us(double time_us)
{
    return term(Quantity::Microseconds, time_us);
}

QString msTerm(double time_us)
{
    return term(Quantity::Milliseconds, time_us);
}

QString plain(double number)
{
    return term(Quantity::Significant, number, 4);
}

QString bytes(double size)
{
    return term(Quantity::Bytes, size);
}

QString bandwidth(double bytes_s)
{
    return Format::isolate(Format().perSecond(bytes_s * 1e-9, QStringLiteral("GB")));
}

QString peak(double flops)
{
    return Format::isolate(Format().perSecond(flops * 1e-12, QStringLiteral("TFLOP")));
}

QString flop(double flops)
{
    return Format::isolate(Format().significant(flops * 1e-9, 4) + QChar(QChar::Nbsp) +
                           QStringLiteral("GFLOP"));
}

QString share(double fraction)
{
    return Format::isolate(fineShareText(fraction));
}

using State = SurgeryState;

QString breakCostLines(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::BreakCost &cost = state.result.breakParts;
    const double site_us = state.result.break_cost_us / cost.breaks;
    return equation(
               QStringLiteral("C = t_g + t_e + t_s + n ℓ + 2 B / BW = %1 + %2 + %3 + %4 × %5 + 2 × %6 / %7 "
                              "= %8"),
               {us(cost.guard_us), us(cost.reentry_us), us(cost.sync_us), plain(cost.lost_kernels),
                us(cost.launch_us), bytes(cost.live_bytes), bandwidth(cost.bandwidth_bytes_s), us(site_us)}) +
           u'\n' +
           equation(QStringLiteral("L C = %1 × %2 = %3"),
                    {plain(cost.breaks), us(site_us), msTerm(state.result.break_cost_us)});
}

QString maskLines(const State &state, const Catalogue & /*catalogue*/)
{
    const MaskAnalysis &mask = state.result.mask;
    if (!mask.applies)
        return {};
    const double p = state.settings.probability_a;
    const double site_us = state.result.break_cost_us / double(state.result.pass.sites);
    const double wasted_us = mask.wasted_us / double(state.result.pass.sites);
    const QString wasted =
        equation(QStringLiteral("p W_B + (1 − p) W_A = %1 × %2 + (1 − %1) × %3 = %4, C = %5"),
                 {plain(p), us(mask.work_b_us), us(mask.work_a_us), us(wasted_us), us(site_us)});
    const QString rule = equation(
        QStringLiteral("p* = (W_A − C) / (W_A − W_B) = (%1 − %2) / (%1 − %3) → %4"),
        {us(mask.work_a_us), us(site_us), us(mask.work_b_us), term(Quantity::Fraction, mask.breakeven_p)});
    return wasted + u'\n' + rule;
}

QString latencyLines(const State &state, const Catalogue & /*catalogue*/)
{
    const SurgeryOutcome &after = state.after();
    const SurgeryOutcome &before = state.before();
    return equation(QStringLiteral("T′ = K′ + Λ′ = %1 + %2 = %3"),
                    {msTerm(after.mean.gpu_us), msTerm(after.latency_us), msTerm(after.mean.total_us)}) +
           u'\n' +
           equation(QStringLiteral("T / T′ = %1 / %2 = %3"),
                    {msTerm(before.mean.total_us), msTerm(after.mean.total_us),
                     term(Quantity::Factor, state.gain(after).gain)});
}

QString lawLine(const State &state, const SurgeryOutcome &outcome, const QString &mark)
{
    const physics::SurgeryScenario &pass = state.result.pass;
    const double useful_us = usefulKernels(pass) * (1.0 - pass.memory_share) * pass.kernel_us;
    const double flops = useful_us > 0.0 ? pass.useful_flops * outcome.compute_us / useful_us : 0.0;
    const double efficiency =
        useful_us > 0.0 ? pass.useful_flops / (pass.peak_flops * useful_us * 1e-6) : 1.0;
    const QString pattern =
        QStringLiteral("T# = D#/BW + O#/(R η) + Λ# = %1 / %2 + %3 / (%4 × %5) + %6 = %7").replace(u'#', mark);
    return equation(pattern, {bytes(outcome.traffic_bytes), bandwidth(state.result.bandwidth_bytes_s),
                              flop(flops), peak(pass.peak_flops), share(efficiency),
                              msTerm(outcome.latency_us), msTerm(outcome.law.sum_s * 1e6)});
}

QString lawLines(const State &state, const Catalogue & /*catalogue*/)
{
    return lawLine(state, state.before(), QString()) + u'\n' +
           lawLine(state, state.after(), QStringLiteral("′"));
}

QString mfuLines(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::SurgeryScenario &pass = state.result.pass;
    return equation(QStringLiteral("MFU = O / (T′ R) = %1 / (%2 × %3) = %4"),
                    {flop(pass.useful_flops), msTerm(state.after().mean.total_us), peak(pass.peak_flops),
                     share(state.after().mean.mfu)});
}

constexpr auto formulaRows = std::to_array<FormulaRow<SurgeryDesign>>({{"break_cost", breakCostLines},
                                                                       {"mask_breakeven", maskLines},
                                                                       {"surgery_latency", latencyLines},
                                                                       {"iron_law", lawLines},
                                                                       {"mfu", mfuLines}});

} // namespace

DesignRows<SurgeryDesign> SurgeryDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
