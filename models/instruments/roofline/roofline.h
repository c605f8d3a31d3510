// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/roofline/roofline_model.h"

#include <QCoreApplication>

namespace rp {

/// Lab 11, act 1: a matrix product on the roofline of a device, at one of its peaks.
///
/// Input ids:
///   context          "cloud" | "edge"
///   precision        "fp32" | "fp16" | "int8", as far as the device has such a peak
///   sparsity         "dense" | "sparse"; the latter only where device and precision have such a peak
///   kernel           "square" | "gemm" | "gemv"
///   size             whole, 64 … 8,192: M = N = K of the square product
///   m, n, k          whole, 1 … 16,384, of "gemm"
///   gemv_rows, gemv_columns  whole, 1 … 16,384: size of the weights
///   batch            whole, 1 … 1,024, of "gemv"
///   carried_unfused, carried_fused  FLOP/byte that another lab handed on, 0: none; they have no control
///   all_roofs        switch: draw the device's other roofs too
///
/// Figure ids (base units: FLOP/byte, FLOP/s, bytes/s, fraction of 1, FLOP, bytes, µs; yes is 1):
///   of the kernel: intensity, ridge (of the chosen peak), ridge_ratio (intensity / ridge), attainable_flops,
///     peak_flops, bandwidth, mfu (of the chosen peak, at most 1), mfu_dense, mfu_sparse (NaN without such a
///     peak), regime (0 memory-bound, 1 compute-bound), flops, bytes, time_us, size_at_ridge (not whole),
///     first_size (that, rounded up), gemv_asymptote, batch_at_ridge (not whole; infinite: no batch is
///     enough)
///   of the report: reported_flops, reported_peak, reported_share_sparse, reported_share_dashboard (cut off
///     as the dashboard does it), reported_share_dense, reported_share (of the chosen peak), reported_size
///     (whole), reported_intensity, reported_possible
///   as published: published_ridge (NaN where none was), published_regime (under that ridge),
///     published_small_size, published_small_share, published_large_size, published_large_share
///   of the inputs: size, m, n, k, gemv_rows, gemv_columns, batch, carried_unfused, carried_fused
///
/// Tables:
///   operating_point  rows "kernel", then "carried_unfused", "carried_fused" as far as they are set; columns
///                    "point", "intensity", "attainable_flops", "ridge_ratio", "mfu", "regime"
///   sizes            the square product by its size at the chosen peak, rows "n64" … "n8192" and, for the
///                    square kernel, "chosen"; columns "size", "intensity", "attainable_flops", "mfu",
///                    "regime"
///   precisions       the chosen kernel at every peak of the device, rows "fp16_dense" …; columns "peak",
///                    "peak_flops", "ridge", "intensity", "attainable_flops", "mfu", "regime"
///   roofs            samples of the roofs drawn, rows by rising intensity with every ridge among them;
///                    columns "sample", "intensity", then one for each roof of shownRoofs()
///   carried          the columns of the first, only what was handed on; shown where anything was
///
/// Formula ids: "gemm_intensity_square", "gemm_intensity_general", "gemv_intensity", "ridge", "attainable",
/// "roof_mfu", "roof_time", "square_at_ridge". An intensity is that of its own kernel's sizes, whichever
/// kernel is chosen.
struct RooflineDesign : DesignOf<RooflineDesign, RooflineSettings, RooflineState>
{
    static const Declaration<RooflineDesign> &declaration();
    static Rows figures(), tables(), formulas(); ///< one part each, in sources of their own
};

/// The fields of the notes on the device, and of those on the roofline; "peak" is the chosen one.
QString rooflineReason(const QString &field, const RooflineSettings &settings, const Catalogue &catalogue);
/// What was set, and what it did to intensity, ridge, attainable performance and regime.
RooflineDesign::Sentence changeSentence;

/// "FP16", "FP32", "INT8", the same in every language.
QString precisionName(const RooflinePrecision &precision);
/// "FP16 dense", "FP16 sparse".
QString roofName(const Roof &roof);
/// "N = 512": a formula, left to right in every language.
QString sizeFormula(double size);
/// "Square GEMM, N = 512", "GEMM, 512 × 512 × 64", "GEMV, batch 8".
QString kernelName(const RooflineSettings &settings);
/// "memory-bound", "compute-bound".
QString regimeText(bool computeBound);
/// With a digit more than elsewhere: ridges are compared.
QString intensityText(double flopPerByte);
/// A bandwidth: "3.35 TB/s".
QString memoryBandwidthText(double bytes_s);
/// An amount of arithmetic, in the unit that reads best: "268 MFLOP".
QString flopText(double flop);

/// Sentences of this instrument that stand in code: RooflineText::tr().
class RooflineText
{
    Q_DECLARE_TR_FUNCTIONS(rp::Roofline)
};

/// Memory-bound or compute-bound, and how far from the ridge.
QString regimeSentence(const RooflineState &state);
/// The sentences that sum up the tables.
RooflineDesign::Sentence operatingPointSummary, sizesSummary, precisionsSummary, roofsSummary, carriedSummary;

class RooflineInstrument : public InstrumentOf<RooflineDesign>
{
    Q_OBJECT
public:
    explicit RooflineInstrument(const Catalogue &catalogue, QObject *parent = nullptr);

    /// "carried" only where another lab handed anything on.
    std::vector<ResultTable *> tables() const override;

    /// The roofs in the table of that name: column keys ("fp16_dense") and names with their peaks,
    /// translated.
    std::vector<QString> shownRoofs() const;
    std::vector<QString> shownRoofNames() const;

    /// From which size or batch on the regime changes.
    QString wayToRidgeSentence() const;
    /// What the reported performance is against the chosen peak, and what the dashboard does.
    QString reportedSentence() const;
    /// What the ridge is, for whoever reaches it on the chart.
    QString ridgeLabel() const;
    QString ridgeSentence() const;

protected:
    void refreshed() override;

private:
    std::vector<Roof> m_drawn; ///< what the columns of the roofs' table are
};

extern template class InstrumentOf<RooflineDesign>;

} // namespace rp
