// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/continuum/continuum.h"
#include "models/instruments/kit/equation.h"

#include <cmath>

namespace rp {

namespace {

using State = ContinuumState;

// A time of nothing has no unit to be held to.

QString us(double time_us)
{
    return time_us == 0.0 ? term(Quantity::DurationAuto, 0.0) : term(Quantity::Microseconds, time_us, 2);
}

QString ms(double time_us)
{
    return term(time_us == 0.0 ? Quantity::DurationAuto : Quantity::Milliseconds, time_us);
}

QString count(double n)
{
    return term(Quantity::Count, n);
}

QString plain(double number)
{
    return term(Quantity::Significant, number, 4);
}

QString intensity(double flopPerByte)
{
    return term(Quantity::Intensity, flopPerByte);
}

QString stageSpeedup(const State &state, const Catalogue &catalogue)
{
    const StageResult &chosen = state.chosen();
    const physics::Workload &workload = workloadOf(state.settings, catalogue).workload;
    const StageParts parts = stageParts(*chosen.stage, state.settings, catalogue);
    const auto n = double(parts.counts.n);
    const double eager_us = chosen.point.speedup * chosen.point.total_us;
    const double math_us = double(workload.n) * workload.compute_us;
    const QString kept =
        equation(QStringLiteral("N′ = max(1, round(N (1 − u ρ))) = max(1, round(%1 × (1 − %2 × %3))) = %4"),
                 {count(double(workload.n)), plain(chosen.stage->stage.realised_share), plain(workload.rho),
                  count(n)});
    const QString memory = equation(QStringLiteral("M′ = M (1 − u φ) = %1 × (1 − %2 × %3) = %4"),
                                    {ms(workload.memory_us), plain(chosen.stage->stage.realised_share),
                                     plain(workload.phi), ms(parts.counts.memory_us)});
    const QString launch =
        equation(QStringLiteral("ℓ′ = λ ℓ = %1 × %2 = %3"),
                 {plain(chosen.stage->stage.launch_factor),
                  us(contextOf(state.settings, catalogue).launch_us), us(parts.launch_us)});
    QStringList lines{kept, memory, launch};
    if (state.settings.isOverlapped()) {
        lines.append(equation(QStringLiteral("k′ = (N c + M′) / N′ = (%1 + %2) / %3 = %4"),
                              {ms(math_us), ms(parts.counts.memory_us), count(n), us(parts.kernel_us)}));
        lines.append(
            equation(QStringLiteral("T′ = max(ℓ′ + N′ k′ + (N′ − 1) g, N′ ℓ′ + k′) = max(%1 + %2 × %3 + "
                                    "%4 × %5, %2 × %1 + %3) = %6"),
                     {us(parts.launch_us), count(n), us(parts.kernel_us), count(n - 1.0), us(parts.gap_us),
                      ms(chosen.point.total_us)}));
    } else {
        lines.append(equation(QStringLiteral("T′ = N c + N′ ℓ′ + M′ = %1 + %2 × %3 + %4 = %5"),
                              {ms(math_us), count(n), us(parts.launch_us), ms(parts.counts.memory_us),
                               ms(chosen.point.total_us)}));
    }
    lines.append(
        equation(QStringLiteral("S = T / T′ = %1 / %2 = %3"),
                 {ms(eager_us), ms(chosen.point.total_us), term(Quantity::Factor, chosen.point.speedup)}));
    return lines.join(u'\n');
}

QString chainIntensity(const State &state, const Catalogue &catalogue)
{
    ContinuumSettings chain = state.settings;
    chain.operation = QStringLiteral("pointwise");
    return equation(QStringLiteral("I = m f / (%1 b) = %2 × %3 / (%1 × %4) = %5"),
                    {count(catalogue.fusion->pointwise_accesses), count(chain.fusion_level),
                     count(chain.kernel_complexity), count(chain.element_bytes()),
                     intensity(crossing(chain, catalogue).intensity)});
}

QString gemmIntensity(const State &state, const Catalogue &catalogue)
{
    ContinuumSettings gemm = state.settings;
    gemm.operation = QStringLiteral("gemm");
    const Crossing at = crossing(gemm, catalogue);
    const QStringList sizes{count(gemm.gemm_batch), count(gemmColumns), count(gemm.gemm_k),
                            count(gemm.element_bytes())};
    const QStringList fused{count(gemm.fusion_level), count(gemm.kernel_complexity)};
    if (!at.onTensorCores) {
        return equation(
            QStringLiteral("I = (2 M N K + m f M N) / (b (M K + K N + M N)) = (2 × %1 × %2 × %3 + %5 × "
                           "%6 × %1 × %2) / (%4 × (%1 × %3 + %3 × %2 + %1 × %2)) = %7"),
            sizes + fused + QStringList{intensity(at.intensity)});
    }
    const QString matrix = equation(
        QStringLiteral("I = 2 M N K / (b (M K + K N + M N)) = 2 × %1 × %2 × %3 / (%4 × (%1 × %3 + %3 × %2 "
                       "+ %1 × %2)) = %5"),
        sizes + QStringList{intensity(at.intensity)});
    const QString epilogue = equation(
        QStringLiteral("Iᵥ = m f M N / (b (M K + K N + M N)) = %5 × %6 × %1 × %2 / (%4 × (%1 × %3 + %3 × "
                       "%2 + %1 × %2)) = %7"),
        sizes + fused + QStringList{intensity(at.vector_intensity)});
    return matrix + u'\n' + epilogue;
}

QString opsTo(const QString &ridgeSymbol, double ridge, const State &state, const Catalogue &catalogue)
{
    const QString pattern = QStringLiteral("n = ⌈%1 b %2 / f⌉ = ⌈%1 × %3 × %4 / %5⌉ = %6");
    return equation(pattern, {count(catalogue.fusion->pointwise_accesses), ridgeSymbol,
                              count(state.settings.element_bytes()), plain(ridge),
                              count(state.settings.kernel_complexity),
                              count(opsToRidge(ridge, state.settings, catalogue))});
}

QString opsToRidges(const State &state, const Catalogue &catalogue)
{
    const RidgePoints &ridges = state.result.crossing.ridges;
    QStringList lines;
    if (std::isfinite(ridges.tensor))
        lines.append(opsTo(QStringLiteral("R"), ridges.tensor, state, catalogue));
    if (std::isfinite(ridges.vector))
        lines.append(opsTo(QStringLiteral("Rᵥ"), ridges.vector, state, catalogue));
    return lines.join(u'\n');
}

constexpr auto formulaRows = std::to_array<FormulaRow<ContinuumDesign>>({{"stage_speedup", stageSpeedup},
                                                                         {"chain_intensity", chainIntensity},
                                                                         {"gemm_intensity", gemmIntensity},
                                                                         {"ops_to_ridge", opsToRidges}});

} // namespace

DesignRows<ContinuumDesign> ContinuumDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
