// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_formulas.h"

#include "models/instruments/roofline/roofline_figures.h"
#include "models/instruments/roofline/roofline_inputs.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <array>

namespace rp {

namespace {

// Equations are written left to right in every language. Each value is isolated inside the line: the digits
// and unit names of a right-to-left language would otherwise turn whole terms around.

QString value(const QString &text)
{
    return Format::isolate(text);
}

QString count(double n)
{
    return value(Format().count(n));
}

QString intensity(double flopPerByte)
{
    return value(Format().flopPerByte(flopPerByte, 4));
}

QString rate(double flops_s)
{
    return value(Format().flopPerSecond(flops_s));
}

/// One equation: an LTR line of its own.
QString line(const QString &pattern, const QStringList &values)
{
    return Format::isolate(fillMarkers(pattern, values));
}

using State = RooflineState;

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

QString squareIntensity(const State &state)
{
    return line(QStringLiteral("I = 2 N / (3 b) = 2 × %1 / (3 × %2) = %3"),
                {count(state.settings.size), count(bytesOf(state)), intensity(intensityOf("square", state))});
}

QString gemmIntensity(const State &state)
{
    const RooflineSettings &s = state.settings;
    return line(
        QStringLiteral("I = 2 M N K / (b (M K + K N + M N)) = 2 × %1 × %2 × %3 / (%4 × (%1 × %3 + %3 × "
                       "%2 + %1 × %2)) = %5"),
        {count(s.m), count(s.n), count(s.k), count(bytesOf(state)), intensity(intensityOf("gemm", state))});
}

QString gemvIntensity(const State &state)
{
    const RooflineSettings &s = state.settings;
    const QString whole = line(
        QStringLiteral("I = 2 B K N / (b (K N + B K + B N)) = 2 × %1 × %2 × %3 / (%4 × (%2 × %3 + %1 × %2 + "
                       "%1 × %3)) = %5"),
        {count(s.batch), count(s.gemv_rows), count(s.gemv_columns), count(bytesOf(state)),
         intensity(intensityOf("gemv", state))});
    const QString about =
        line(QStringLiteral("I ≈ 2 B / b = 2 × %1 / %2 = %3"),
             {count(s.batch), count(bytesOf(state)), intensity(state.result.gemv_asymptote)});
    return whole + u'\n' + about;
}

QString ridge(const State &state)
{
    const Roof &roof = state.result.roof;
    return line(QStringLiteral("R = P / BW = %1 / %2 = %3"),
                {rate(roof.peak_flops_s), value(memoryBandwidthText(roof.bandwidth_bytes_s)),
                 intensity(roof.ridge())});
}

QString attainable(const State &state)
{
    const RooflineResult &r = state.result;
    return line(QStringLiteral("A = min(P, BW × I) = min(%1, %2 × %3) = min(%1, %4) = %5"),
                {rate(r.roof.peak_flops_s), value(memoryBandwidthText(r.roof.bandwidth_bytes_s)),
                 intensity(r.intensity), rate(r.roof.bandwidth_bytes_s * r.intensity),
                 rate(r.attainable_flops_s)});
}

QString roofMfu(const State &state)
{
    const RooflineResult &r = state.result;
    return line(QStringLiteral("MFU ≤ min(1, BW × I / P) = %1 / %2 = %3"),
                {rate(r.attainable_flops_s), rate(r.roof.peak_flops_s), value(Format().percent(r.mfu))});
}

QString roofTime(const State &state)
{
    const RooflineResult &r = state.result;
    constexpr double us_per_s = 1e6;
    return line(QStringLiteral("T ≥ max(O / P, D / BW) = max(%1 / %2, %3 / %4) = max(%5, %6) = %7"),
                {value(flopText(r.work.flops)), rate(r.roof.peak_flops_s),
                 value(Format().bytes(r.work.bytes, 4)), value(memoryBandwidthText(r.roof.bandwidth_bytes_s)),
                 value(Format().duration_us(r.work.flops / r.roof.peak_flops_s * us_per_s)),
                 value(Format().duration_us(r.work.bytes / r.roof.bandwidth_bytes_s * us_per_s)),
                 value(Format().duration_us(r.time_us))});
}

QString squareAtRidge(const State &state)
{
    const RooflineResult &r = state.result;
    return line(QStringLiteral("N = 3 b R / 2 = 3 × %1 × %2 / 2 = %3"),
                {count(bytesOf(state)), intensity(r.roof.ridge()), count(std::round(r.size_at_ridge))});
}

struct Formula
{
    const char *id;
    QString (*text)(const State &);
};

constexpr std::array<Formula, 8> formulas = {{{"gemm_intensity_square", squareIntensity},
                                              {"gemm_intensity_general", gemmIntensity},
                                              {"gemv_intensity", gemvIntensity},
                                              {"ridge", ridge},
                                              {"attainable", attainable},
                                              {"roof_mfu", roofMfu},
                                              {"roof_time", roofTime},
                                              {"square_at_ridge", squareAtRidge}}};

} // namespace

QString rooflineFormula(const QString &formulaId, const RooflineState &state)
{
    for (const Formula &formula : formulas) {
        if (formulaId == QLatin1String(formula.id))
            return formula.text(state);
    }
    return {};
}

} // namespace rp
