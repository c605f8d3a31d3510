// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/equation.h"
#include "models/instruments/roofline/roofline.h"

#include <cmath>

namespace rp {

namespace {

using State = RooflineState;

QString count(double n)
{
    return term(Quantity::Count, n);
}

QString intensity(double flopPerByte)
{
    return term(Quantity::Intensity, flopPerByte, 4);
}

QString rateTerm(double flops_s)
{
    return term(Quantity::Flops, flops_s);
}

QString us(double time_us)
{
    return term(Quantity::DurationAuto, time_us);
}

double bytesOf(const State &state)
{
    return precisionIn(state.settings).element_bytes;
}

/// Intensity of another kernel than the chosen one, too.
double intensityOf(const char *kernel, const State &state)
{
    RooflineSettings settings = state.settings;
    settings.kernel = QString::fromLatin1(kernel);
    return kernelWork(settings, bytesOf(state)).intensity();
}

QString squareIntensity(const State &state, const Catalogue & /*catalogue*/)
{
    return equation(
        QStringLiteral("I = 2 N / (3 b) = 2 × %1 / (3 × %2) = %3"),
        {count(state.settings.size), count(bytesOf(state)), intensity(intensityOf("square", state))});
}

QString gemmIntensity(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineSettings &s = state.settings;
    return equation(
        QStringLiteral("I = 2 M N K / (b (M K + K N + M N)) = 2 × %1 × %2 × %3 / (%4 × (%1 × %3 + %3 × "
                       "%2 + %1 × %2)) = %5"),
        {count(s.m), count(s.n), count(s.k), count(bytesOf(state)), intensity(intensityOf("gemm", state))});
}

QString gemvIntensity(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineSettings &s = state.settings;
    const QString whole = equation(
        QStringLiteral("I = 2 B K N / (b (K N + B K + B N)) = 2 × %1 × %2 × %3 / (%4 × (%2 × %3 + %1 × %2 + "
                       "%1 × %3)) = %5"),
        {count(s.batch), count(s.gemv_rows), count(s.gemv_columns), count(bytesOf(state)),
         intensity(intensityOf("gemv", state))});
    const QString about =
        equation(QStringLiteral("I ≈ 2 B / b = 2 × %1 / %2 = %3"),
                 {count(s.batch), count(bytesOf(state)), intensity(state.result.gemv_asymptote)});
    return whole + u'\n' + about;
}

QString ridge(const State &state, const Catalogue & /*catalogue*/)
{
    const Roof &roof = state.result.roof;
    return equation(QStringLiteral("R = P / BW = %1 / %2 = %3"),
                    {rateTerm(roof.peak_flops_s),
                     Format::isolate(memoryBandwidthText(roof.bandwidth_bytes_s)), intensity(roof.ridge())});
}

QString attainable(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineResult &r = state.result;
    return equation(QStringLiteral("A = min(P, BW × I) = min(%1, %2 × %3) = min(%1, %4) = %5"),
                    {rateTerm(r.roof.peak_flops_s),
                     Format::isolate(memoryBandwidthText(r.roof.bandwidth_bytes_s)), intensity(r.intensity),
                     rateTerm(r.roof.bandwidth_bytes_s * r.intensity), rateTerm(r.attainable_flops_s)});
}

QString roofMfu(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineResult &r = state.result;
    return equation(
        QStringLiteral("MFU ≤ min(1, BW × I / P) = %1 / %2 = %3"),
        {rateTerm(r.attainable_flops_s), rateTerm(r.roof.peak_flops_s), term(Quantity::Fraction, r.mfu)});
}

QString roofTime(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineResult &r = state.result;
    constexpr double us_per_s = 1e6;
    return equation(QStringLiteral("T ≥ max(O / P, D / BW) = max(%1 / %2, %3 / %4) = max(%5, %6) = %7"),
                    {Format::isolate(flopText(r.work.flops)), rateTerm(r.roof.peak_flops_s),
                     term(Quantity::Bytes, r.work.bytes, 4),
                     Format::isolate(memoryBandwidthText(r.roof.bandwidth_bytes_s)),
                     us(r.work.flops / r.roof.peak_flops_s * us_per_s),
                     us(r.work.bytes / r.roof.bandwidth_bytes_s * us_per_s), us(r.time_us)});
}

QString squareAtRidge(const State &state, const Catalogue & /*catalogue*/)
{
    const RooflineResult &r = state.result;
    return equation(QStringLiteral("N = 3 b R / 2 = 3 × %1 × %2 / 2 = %3"),
                    {count(bytesOf(state)), intensity(r.roof.ridge()), count(std::round(r.size_at_ridge))});
}

constexpr auto formulaRows =
    std::to_array<FormulaRow<RooflineDesign>>({{"gemm_intensity_square", squareIntensity},
                                               {"gemm_intensity_general", gemmIntensity},
                                               {"gemv_intensity", gemvIntensity},
                                               {"ridge", ridge},
                                               {"attainable", attainable},
                                               {"roof_mfu", roofMfu},
                                               {"roof_time", roofTime},
                                               {"square_at_ridge", squareAtRidge}});

} // namespace

DesignRows<RooflineDesign> RooflineDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
