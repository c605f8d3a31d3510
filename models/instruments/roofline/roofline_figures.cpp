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

double bytesOf(const State &state)
{
    return precisionIn(state.settings).element_bytes;
}

QString elementBytes(const State &state)
{
    return term(Quantity::Count, bytesOf(state));
}

/// Intensity of another kernel than the chosen one, too.
QString intensityOf(const char *kernel, const State &state)
{
    RooflineSettings settings = state.settings;
    settings.kernel = QString::fromLatin1(kernel);
    return term(Quantity::Intensity, kernelWork(settings, bytesOf(state)).intensity(), 4);
}

constexpr auto formulaRows = std::to_array<FormulaRow<RooflineDesign>>({
    {"gemm_intensity_square", "I = 2 N / (3 b) = 2 × {size} / (3 × %1) = %2",
     [](const State &s, const Catalogue &) -> QStringList {
         return {elementBytes(s), intensityOf("square", s)};
     }},
    {"gemm_intensity_general",
     "I = 2 M N K / (b (M K + K N + M N)) = 2 × {m} × {n} × {k} / (%1 × ({m} × {k} + {k} × {n} + {m} × {n})) "
     "= %2",
     [](const State &s, const Catalogue &) -> QStringList {
         return {elementBytes(s), intensityOf("gemm", s)};
     }},
    {"gemv_intensity",
     "I = 2 B K N / (b (K N + B K + B N)) = 2 × {batch} × {gemv_rows} × {gemv_columns} / (%1 × ({gemv_rows} "
     "× "
     "{gemv_columns} + {batch} × {gemv_rows} + {batch} × {gemv_columns})) = %2\n"
     "I ≈ 2 B / b = 2 × {batch} / %1 = {gemv_asymptote}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {elementBytes(s), intensityOf("gemv", s)};
     }},
    {"ridge", "R = P / BW = {peak_flops} / {bandwidth} = {ridge}"},
    {"attainable",
     "A = min(P, BW × I) = min({peak_flops}, {bandwidth} × {intensity}) = min({peak_flops}, %1) = "
     "{attainable_flops}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {term(Quantity::Flops, s.result.roof.bandwidth_bytes_s * s.result.intensity)};
     }},
    {"roof_mfu", "MFU ≤ min(1, BW × I / P) = {attainable_flops} / {peak_flops} = {mfu}"},
    {"roof_time",
     "T ≥ max(O / P, D / BW) = max({flops} / {peak_flops}, {bytes} / {bandwidth}) = max(%1, %2) = {time_us}",
     [](const State &s, const Catalogue &) -> QStringList {
         const RooflineResult &r = s.result;
         constexpr double us_per_s = 1e6;
         return {term(Quantity::DurationAuto, r.work.flops / r.roof.peak_flops_s * us_per_s),
                 term(Quantity::DurationAuto, r.work.bytes / r.roof.bandwidth_bytes_s * us_per_s)};
     }},
    {"square_at_ridge", "N = 3 b R / 2 = 3 × %1 × {ridge} / 2 = {size_at_ridge}",
     [](const State &s, const Catalogue &) -> QStringList { return {elementBytes(s)}; }},
});

} // namespace

DesignRows<RooflineDesign> RooflineDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
