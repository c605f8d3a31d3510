// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/roofline_constants.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/roofline/roofline.h"
#include "models/text/format.h"

#include <cmath>

namespace rp {

namespace {

using State = RooflineState;

constexpr Written inFourDigits = {Quantity::Intensity, 4};
constexpr Written ofBytes = {Quantity::Bytes, 4};
constexpr Written otherwise = {}; // a function of its own
//: a kernel that memory limits
constexpr Written regimeWords = oneOf(QT_TRANSLATE_NOOP("rp::Roofline", "memory-bound"),
                                      //: a kernel that arithmetic limits
                                      QT_TRANSLATE_NOOP("rp::Roofline", "compute-bound"));

//: whether something is possible
constexpr Written possibleWords = oneOf(QT_TRANSLATE_NOOP3("rp::Roofline", "no", "possible"),
                                        //: whether something is possible
                                        QT_TRANSLATE_NOOP3("rp::Roofline", "yes", "possible"));

double publishedRegime(const State &s, const Catalogue &c)
{
    const double ridge = publishedRidge(s.settings, c);
    if (!std::isfinite(ridge))
        return std::numeric_limits<double>::quiet_NaN();
    return s.result.intensity >= ridge ? 1.0 : 0.0;
}

QString publishedRegimeText(double regime, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return std::isnan(regime) ? Format().number(regime, 0) : regimeText(regime > 0.0);
}

QString bandwidthText(double bytes_s, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return memoryBandwidthText(bytes_s);
}

QString arithmeticText(double flop, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return flopText(flop);
}

/// A size that is no whole number, written as the nearest one.
QString nearestCount(double size, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return Format().count(std::round(size));
}

constexpr FieldNames ofReported = {"reported_flops_s", "dense_flops"};
constexpr FieldNames ofReportedShare = {"reported_flops_s", "peak"};

constexpr auto figureRows = std::to_array<FigureRow<RooflineDesign>>({
    {"intensity", QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity"), inFourDigits,
     [](const State &s, const Catalogue &) { return s.result.intensity; }},
    //: the arithmetic intensity at which the two roofs of a roofline meet
    {"ridge", QT_TRANSLATE_NOOP("rp::Roofline", "Ridge point"), inFourDigits,
     [](const State &s, const Catalogue &) { return s.result.roof.ridge(); }, "peak"},
    {"ridge_ratio", QT_TRANSLATE_NOOP("rp::Roofline", "Intensity over the ridge"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.result.intensity / s.result.roof.ridge(); }, "peak"},
    {"attainable_flops", QT_TRANSLATE_NOOP("rp::Roofline", "Attainable performance"), Quantity::Flops,
     [](const State &s, const Catalogue &) { return s.result.attainable_flops_s; }, "peak"},
    {"peak_flops", QT_TRANSLATE_NOOP("rp::Roofline", "Chosen peak"), Quantity::Flops,
     [](const State &s, const Catalogue &) { return s.result.roof.peak_flops_s; }, "peak"},
    {"bandwidth", QT_TRANSLATE_NOOP("rp::Roofline", "Memory bandwidth"), otherwise,
     [](const State &s, const Catalogue &) { return s.result.roof.bandwidth_bytes_s; }, "", bandwidthText},
    {"mfu", QT_TRANSLATE_NOOP("rp::Roofline", "MFU"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.mfu; }, "peak"},
    {"mfu_dense", QT_TRANSLATE_NOOP("rp::Roofline", "MFU of the dense peak"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.mfu_dense; }, "dense_flops"},
    {"mfu_sparse", QT_TRANSLATE_NOOP("rp::Roofline", "MFU of the sparse peak"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.mfu_sparse; }, "sparse_flops"},
    //: whether memory or arithmetic limits a kernel
    {"regime", QT_TRANSLATE_NOOP("rp::Roofline", "Regime"), regimeWords,
     [](const State &s, const Catalogue &) { return s.result.computeBound ? 1.0 : 0.0; }, "peak"},
    {"flops", QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic"), otherwise,
     [](const State &s, const Catalogue &) { return s.result.work.flops; }, "", arithmeticText},
    {"bytes", QT_TRANSLATE_NOOP("rp::Roofline", "Memory traffic"), ofBytes,
     [](const State &s, const Catalogue &) { return s.result.work.bytes; }},
    {"time_us", QT_TRANSLATE_NOOP("rp::Roofline", "Least time"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.result.time_us; }, "peak"},
    {"size_at_ridge", QT_TRANSLATE_NOOP("rp::Roofline", "Size at the ridge"), otherwise,
     [](const State &s, const Catalogue &) { return s.result.size_at_ridge; }, "peak", nearestCount},
    {"first_size", QT_TRANSLATE_NOOP("rp::Roofline", "Smallest compute-bound size"), Quantity::Count,
     [](const State &s, const Catalogue &) { return std::ceil(s.result.size_at_ridge); }, "peak"},
    {"gemv_asymptote", QT_TRANSLATE_NOOP("rp::Roofline", "Intensity for large weights"), inFourDigits,
     [](const State &s, const Catalogue &) { return s.result.gemv_asymptote; }},
    {"batch_at_ridge", QT_TRANSLATE_NOOP("rp::Roofline", "Batch at the ridge"), otherwise,
     [](const State &s, const Catalogue &) { return s.result.batch_at_ridge; }, "peak", nearestCount},
    {"reported_flops", QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance"), Quantity::Flops,
     [](const State &s, const Catalogue &) { return s.reported.flops_s; }, "reported_flops_s"},
    {"reported_peak", QT_TRANSLATE_NOOP("rp::Roofline", "Peak of the dashboard"), Quantity::Flops,
     [](const State &s, const Catalogue &) { return s.reported.peak_flops_s; }},
    {"reported_share_sparse",
     QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance over the peak of the dashboard"),
     Quantity::Fraction, [](const State &s, const Catalogue &) { return s.reported.share_sparse; },
     "reported_flops_s"},
    {"reported_share_dashboard", QT_TRANSLATE_NOOP("rp::Roofline", "MFU on the dashboard"),
     Quantity::Fraction, [](const State &s, const Catalogue &) { return s.reported.share_dashboard; },
     "reported_flops_s"},
    {"reported_share_dense", QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance over the dense peak"),
     Quantity::Fraction, [](const State &s, const Catalogue &) { return s.reported.share_dense; },
     ofReported},
    {"reported_share", QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance over the chosen peak"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.reported.flops_s / s.result.roof.peak_flops_s; },
     ofReportedShare},
    {"reported_size", QT_TRANSLATE_NOOP("rp::Roofline", "Smallest size that allows the reported performance"),
     Quantity::Count, [](const State &s, const Catalogue &) { return s.reported.size; }, ofReported},
    {"reported_intensity",
     QT_TRANSLATE_NOOP("rp::Roofline", "Intensity that allows the reported performance"), inFourDigits,
     [](const State &s, const Catalogue &) { return s.reported.intensity; }, ofReported},
    {"reported_possible", QT_TRANSLATE_NOOP("rp::Roofline", "Reported performance is possible here"),
     possibleWords, [](const State &s, const Catalogue &) { return s.reported.possible ? 1.0 : 0.0; },
     ofReported},
    {"published_ridge", QT_TRANSLATE_NOOP("rp::Roofline", "Ridge point in the course"), inFourDigits,
     [](const State &s, const Catalogue &c) { return publishedRidge(s.settings, c); }},
    {"published_regime", QT_TRANSLATE_NOOP("rp::Roofline", "Regime by the ridge point in the course"),
     otherwise, publishedRegime, "", publishedRegimeText},
    {"published_small_size", QT_TRANSLATE_NOOP("rp::Roofline", "Small size in the course"), Quantity::Count,
     [](const State &, const Catalogue &c) { return c.roofline->published_small_size; }},
    {"published_small_share", QT_TRANSLATE_NOOP("rp::Roofline", "MFU in the course at the small size"),
     Quantity::Fraction, [](const State &, const Catalogue &c) { return c.roofline->published_small_share; }},
    {"published_large_size", QT_TRANSLATE_NOOP("rp::Roofline", "Large size in the course"), Quantity::Count,
     [](const State &, const Catalogue &c) { return c.roofline->published_large_size; }},
    {"published_large_share", QT_TRANSLATE_NOOP("rp::Roofline", "MFU in the course at the large size"),
     Quantity::Fraction, [](const State &, const Catalogue &c) { return c.roofline->published_large_share; },
     "published_large_share"},
    {"size", QT_TRANSLATE_NOOP("rp::Roofline", "Size M = N = K"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.size; }},
    {"m", QT_TRANSLATE_NOOP("rp::Roofline", "Rows M"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.m; }},
    {"n", QT_TRANSLATE_NOOP("rp::Roofline", "Columns N"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.n; }},
    {"k", QT_TRANSLATE_NOOP("rp::Roofline", "Inner size K"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.k; }},
    {"gemv_rows", QT_TRANSLATE_NOOP("rp::Roofline", "Rows of the weights"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.gemv_rows; }},
    {"gemv_columns", QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the weights"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.gemv_columns; }},
    {"batch", QT_TRANSLATE_NOOP("rp::Roofline", "Batch"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.batch; }},
    {"carried_unfused", QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, unfused"), inFourDigits,
     [](const State &s, const Catalogue &) { return s.settings.carried_unfused; }},
    {"carried_fused", QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, fused"), inFourDigits,
     [](const State &s, const Catalogue &) { return s.settings.carried_fused; }},
});

} // namespace

DesignRows<RooflineDesign> RooflineDesign::figures()
{
    return {.figures = figureRows};
}

QString regimeText(bool computeBound)
{
    return writtenText(RooflineDesign::context(), regimeWords, computeBound ? 1.0 : 0.0);
}

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
