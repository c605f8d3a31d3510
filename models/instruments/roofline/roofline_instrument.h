// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/roofline/roofline_model.h"

#include <memory>
#include <optional>

namespace rp {

/// Lab 11, act 1: a matrix product on the roofline of a device, at one of its peaks.
///
/// The inputs are read-only properties; Instrument::setInput() is the only way to change one.
///
/// Input ids, in the order in which a saved state is restored:
///   context          "cloud" | "edge"
///   precision        "fp32" | "fp16" | "int8", as far as the device has such a peak
///   sparsity         "dense" | "sparse"; the latter only where device and precision have such a peak
///   kernel           "square" | "gemm" | "gemv"
///   size             whole, 64 … 8,192: M = N = K of the square product
///   m, n, k          whole, 1 … 16,384, of "gemm"
///   gemv_rows, gemv_columns  whole, 1 … 16,384: size of the weights
///   batch            whole, 1 … 1,024, of "gemv"
///   all_roofs        switch: draw the device's other roofs too
///   carried_unfused, carried_fused  FLOP/byte that another lab handed on, 0: none; they have no control
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
class RooflineInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString precision READ precision NOTIFY changed)
    Q_PROPERTY(QString sparsity READ sparsity NOTIFY changed)
    Q_PROPERTY(QString kernel READ kernel NOTIFY changed)
    Q_PROPERTY(double size READ size NOTIFY changed)
    Q_PROPERTY(double m READ rows NOTIFY changed)
    Q_PROPERTY(double n READ columns NOTIFY changed)
    Q_PROPERTY(double k READ depth NOTIFY changed)
    Q_PROPERTY(double gemv_rows READ gemvRows NOTIFY changed)
    Q_PROPERTY(double gemv_columns READ gemvColumns NOTIFY changed)
    Q_PROPERTY(double batch READ batch NOTIFY changed)
    Q_PROPERTY(bool all_roofs READ allRoofs NOTIFY changed)
    Q_PROPERTY(double carried_unfused READ carriedUnfused NOTIFY changed)
    Q_PROPERTY(double carried_fused READ carriedFused NOTIFY changed)
public:
    explicit RooflineInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~RooflineInstrument() override;

    const RooflineState &state() const;
    const RooflineSettings &settings() const { return state().settings; }

    QString context() const { return settings().context; }
    QString precision() const { return settings().precision; }
    QString sparsity() const { return settings().sparsity; }
    QString kernel() const { return settings().kernel; }
    double size() const { return settings().size; }
    double rows() const { return settings().m; }
    double columns() const { return settings().n; }
    double depth() const { return settings().k; }
    double gemvRows() const { return settings().gemv_rows; }
    double gemvColumns() const { return settings().gemv_columns; }
    double batch() const { return settings().batch; }
    bool allRoofs() const { return settings().all_roofs; }
    double carriedUnfused() const { return settings().carried_unfused; }
    double carriedFused() const { return settings().carried_fused; }

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    /// operatingPoint(), sizes(), precisions(), roofs(), and carried() where another lab handed anything on.
    std::vector<ResultTable *> tables() const override;
    /// Rows "kernel", then "carried_unfused", "carried_fused" as far as they are set; columns "point",
    /// "intensity", "attainable_flops", "ridge_ratio", "mfu", "regime".
    ResultTable *operatingPoint() const;
    /// The same columns, only what was handed on.
    ResultTable *carried() const;
    /// Samples of the roofs drawn, rows by rising intensity with every ridge among them; columns "sample",
    /// "intensity", then one for each roof shown, the chosen one first: shownRoofs().
    ResultTable *roofs() const;
    /// The square product by its size at the chosen peak, rows "n64" … "n8192" and, for the square kernel,
    /// "chosen"; columns "size", "intensity", "attainable_flops", "mfu", "regime".
    ResultTable *sizes() const;
    /// The chosen kernel at every peak of the device, rows "fp16_dense" …; columns "peak", "peak_flops",
    /// "ridge", "intensity", "attainable_flops", "mfu", "regime".
    ResultTable *precisions() const;

    /// The roofs in the table of that name: column keys ("fp16_dense") and names with their peaks,
    /// translated.
    std::vector<QString> shownRoofs() const;
    std::vector<QString> shownRoofNames() const;

    /// Sentences beside the figures: where the kernel stands, how far it is to the ridge, and what the
    /// dashboard's figure is worth.
    QString regimeSentence() const;
    QString wayToRidgeSentence() const;
    QString reportedSentence() const;
    /// What the ridge is, for whoever reaches it on the chart.
    QString ridgeLabel() const;
    QString ridgeSentence() const;

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "gemm_intensity_square", "gemm_intensity_general", "gemv_intensity", "ridge",
    /// "attainable", "roof_mfu", "roof_time", "square_at_ridge". Empty for an unknown id.
    QString liveFormula(const QString &formulaId) const override;
    /// "context", "operation" (key of the kernel), "arithmetic_intensity", "bound_type" ("memory" |
    /// "compute"), "mfu_percent" of the chosen peak.
    QVariantMap designFields() const override;
    QString changeSentence() const override;

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<RooflineState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
