// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/fusion_entries.h"
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/kit/equation.h"

#include <cmath>

namespace rp {

namespace {

using State = FusionState;

QString us(double time_us)
{
    return term(Quantity::DurationAuto, time_us);
}

QString count(double number)
{
    return term(Quantity::Count, number);
}

QString bytes(double amount)
{
    return term(Quantity::Bytes, amount);
}

QString plain(double number)
{
    return term(Quantity::Significant, number);
}

QString intensity(double flop_per_byte)
{
    return term(Quantity::Intensity, flop_per_byte);
}

QString peak(double flops)
{
    //: a rate of arithmetic; %1 is a number
    return Format::isolate(FusionText::tr("%1 TFLOP/s").arg(Format().significant(flops / 1e12)));
}

QString trafficLine(const QString &symbol, const FusionRun &run, const State &state,
                    const Catalogue &catalogue)
{
    const QStringList values = {symbol,
                                count(double(run.counts.reads)),
                                count(double(run.counts.writes)),
                                count(state.settings.elements),
                                bytes(state.settings.elementBytes()),
                                bytes(run.traffic_bytes),
                                count(double(run.counts.rows)),
                                count(catalogue.fusion->row_length)};
    if (state.settings.count_rows)
        return equation(
            QStringLiteral("%1 = (r + w) n b + s (n / D) b = (%2 + %3) × %4 × %5 + %7 × (%4 / %8) × %5 = "
                           "%6"),
            values);
    return equation(QStringLiteral("%1 = (r + w) n b = (%2 + %3) × %4 × %5 = %6"), values);
}

QString fusionTraffic(const State &state, const Catalogue &catalogue)
{
    return trafficLine(QStringLiteral("Q"), state.unfused, state, catalogue) + u'\n' +
           trafficLine(QStringLiteral("Q′"), state.fused, state, catalogue);
}

double efficiencyOf(bool fused, const State &state, const Catalogue &catalogue)
{
    if (!state.settings.isBetterFused())
        return 1.0;
    return fused ? catalogue.fusion->efficiency_fused : catalogue.fusion->efficiency_unfused;
}

QString timeLine(const QString &symbols, const FusionRun &run, const State &state)
{
    const QStringList names = symbols.split(u' ');
    const double gpu_us = run.compute_us + run.memory_us;
    const QStringList values = {
        names.at(0), names.at(1),     count(double(run.counts.kernels)), us(state.settings.launch_us),
        us(gpu_us),  us(run.total_us)};
    if (state.settings.isOverlapped())
        return equation(QStringLiteral("%2 ℓ = %3 × %4,  Σ tᵢ = %5,  %1 = %6"), values);
    return equation(QStringLiteral("%1 = %2 ℓ + Σ tᵢ = %3 × %4 + %5 = %6"), values);
}

QString fusionTime(const State &state, const Catalogue &catalogue)
{
    const FusionRun &fused = state.fused;
    const FusionMachine &machine = state.machine;
    const double share = efficiencyOf(true, state, catalogue);
    const double memory_us = fused.traffic_bytes / (share * machine.bandwidth_bytes_s) * 1e6;
    const QString kernel = equation(
        QStringLiteral("t′₁ = max(Q′ / (η B), F / P) = max(%1 / (%2 × %3), F / P) = max(%4, %5) = %6"),
        {bytes(fused.traffic_bytes), plain(share), Format::isolate(bandwidthText(machine.bandwidth_bytes_s)),
         us(memory_us), us(fused.compute_us), us(fused.compute_us + fused.memory_us)});
    return QStringList{timeLine(QStringLiteral("T N"), state.unfused, state), kernel,
                       timeLine(QStringLiteral("T′ N′"), fused, state)}
        .join(u'\n');
}

QString intensityLine(const QString &symbols, const FusionRun &run, const State &state)
{
    const QStringList names = symbols.split(u' ');
    return equation(QStringLiteral("%1 = F / %2 = %3 × %4 / %5 = %6"),
                    {names.at(0), names.at(1), plain(run.counts.flop_per_elem),
                     count(state.settings.elements), bytes(run.traffic_bytes), intensity(run.ai)});
}

QString ridgeLine(const QString &symbol, double ridge, const State &state)
{
    const double bandwidth = state.machine.bandwidth_bytes_s;
    return equation(
        QStringLiteral("%1 = P / B = %2 / %3 = %4"),
        {symbol, peak(ridge * bandwidth), Format::isolate(bandwidthText(bandwidth)), intensity(ridge)});
}

QString arithmeticIntensity(const State &state, const Catalogue &)
{
    const RidgePoints &ridges = state.machine.ridges;
    QStringList lines = {intensityLine(QStringLiteral("I Q"), state.unfused, state),
                         intensityLine(QStringLiteral("I′ Q′"), state.fused, state)};
    if (!std::isnan(ridges.vector))
        lines.append(ridgeLine(QStringLiteral("R₁"), ridges.vector, state));
    if (!std::isnan(ridges.tensor))
        lines.append(ridgeLine(QStringLiteral("R₂"), ridges.tensor, state));
    return lines.join(u'\n');
}

QString opsToRidgeLines(const State &state, const Catalogue &catalogue)
{
    QStringList lines;
    const RidgePoints &ridges = state.machine.ridges;
    for (const double ridge : {ridges.vector, ridges.tensor}) {
        if (std::isnan(ridge))
            continue;
        lines.append(
            equation(QStringLiteral("m = ⌈2 b R / f⌉ = ⌈%1 × %2 × %3 / 1⌉ = %4"),
                     {plain(catalogue.fusion->pointwise_accesses), plain(state.settings.elementBytes()),
                      plain(ridge), count(opsToRidge(ridge, state.settings, catalogue))}));
    }
    return lines.join(u'\n');
}

QString attentionStandard(const State &state, const Catalogue &)
{
    return equation(QStringLiteral("Q = (4 N d + 4 N²) b = (4 × %1 × %2 + 4 × %1²) × %3 = %4"),
                    {count(state.settings.sequence), count(state.settings.headDim()),
                     bytes(state.settings.elementBytes()), bytes(state.attention.standard_bytes)});
}

QString attentionFlash(const State &state, const Catalogue &)
{
    const double d = state.settings.headDim();
    const double on_chip = state.machine.on_chip_bytes / state.settings.elementBytes();
    const double block = std::ceil(on_chip / (4.0 * d));
    const double blocks = std::ceil(state.settings.sequence / block);
    const QString rows = equation(QStringLiteral("B_c = ⌈M / (4 d)⌉ = ⌈%1 / (4 × %2)⌉ = %3"),
                                  {count(on_chip), count(d), count(block)});
    const QString parts = equation(QStringLiteral("T_c = ⌈N / B_c⌉ = ⌈%1 / %2⌉ = %3"),
                                   {count(state.settings.sequence), count(block), count(blocks)});
    const QString traffic = equation(
        QStringLiteral("Q = (2 N d + (3 N d + 4 N) T_c) b = (2 × %1 × %2 + (3 × %1 × %2 + 4 × %1) × %3) × %4 "
                       "= %5"),
        {count(state.settings.sequence), count(d), count(blocks), bytes(state.settings.elementBytes()),
         bytes(state.attention.flash_bytes)});
    return QStringList{rows, parts, traffic}.join(u'\n');
}

QString oneLineChain(const State &state, const Catalogue &catalogue)
{
    const physics::AccessCounts &counts = state.accesses;
    return equation(
        QStringLiteral("A / A′ = (r + w_r) / (r′ + w_r′) = (%1 + %2) / (%3 + %4) = %5 / %6 = %7"),
        {count(double(counts.reads_unfused)), count(double(counts.writes_unfused)),
         count(double(counts.reads_fused)), count(double(counts.writes_fused)),
         count(double(counts.totalUnfused())), count(double(counts.totalFused())),
         Format::isolate(FiguresOf<FusionDesign>::text(QStringLiteral("access_ratio"), state, catalogue))});
}

constexpr auto formulaRows =
    std::to_array<FormulaRow<FusionDesign>>({{"fusion_traffic", fusionTraffic},
                                             {"fusion_time", fusionTime},
                                             {"arithmetic_intensity", arithmeticIntensity},
                                             {"ops_to_ridge", opsToRidgeLines},
                                             {"attention_standard", attentionStandard},
                                             {"attention_flash", attentionFlash},
                                             {"one_line_chain", oneLineChain}});

} // namespace

DesignRows<FusionDesign> FusionDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
