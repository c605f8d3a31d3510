// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/serving/serving_model.h"

#include <memory>
#include <optional>

namespace rp {

/// Lab 11, act 2: serving Llama 3 8B. Whether a design fits into memory, how many tokens per second it can
/// reach at most, which of its kernels are memory-bound, and what fusing them saves.
///
/// The inputs are read-only properties; Instrument::setInput() is the only way to change one.
///
/// Input ids, in the order in which a saved state is restored:
///   context   "cloud" | "edge": the device is that of the lab's context
///   phase     "prefill" | "decode"
///   batch     whole, 1 … 256 sequences
///   sequence  256 … 4,096 tokens in steps of 256
///   fusion    "none" | "norm_softmax" | "all": which operations join their element-wise neighbours
///   heads     "mha" | "gqa": whether the cache holds keys and values of every head or of the groups
///   weights   "fp16" | "int8"; cache and activations stay FP16
///   eta_m     0.3 … 1: share of the memory bandwidth that is reached; 1 is the bound
///
/// Figure ids, in the unit of their ending (rates per second, shares as fractions, intensities in
/// FLOP/byte):
///   weights_bytes, kv_bytes, activation_bytes, reserve_bytes, total_bytes, device_bytes, excess_bytes (0:
///   fits), free_bytes (0: does not fit), kv_per_token_bytes, fits (1 or 0), largest_batch (0: not even one)
///   tokens_s, tokens_s_per_sequence, step_us, mfu: bounds, NaN when the design does not fit
///   intensity, ridge, vector_ridge, ridge_share (intensity over ridge), regime (1 compute-bound, 0
///   memory-bound), flops, traffic_bytes, peak_flops, vector_peak_flops, bandwidth
///   kernels_tokens_s, kernels_us: bounds for kernels that run after one another; NaN when it does not fit
///   fusion_gain (time without fusion over time now), saved_bytes (by the chosen fusion), accesses (of
///   memory, per element, in the fused kernels now), accesses_unfused gemm_intensity, mlp_intensity,
///   logits_intensity, attention_intensity, norm_intensity, softmax_intensity, activation_intensity (of the
///   kernel that does the operation now), and the same with _regime, _share (of the kernels' time)
///   memory_bound_kernels, kernel_kinds, launches, ridge_tokens (tokens at once from which the MLP's products
///   are compute-bound)
///   published_tokens_s, published_factor (over the bound), batch, sequence
class ServingDesignInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(double batch READ batch NOTIFY changed)
    Q_PROPERTY(double sequence READ sequence NOTIFY changed)
    Q_PROPERTY(QString fusion READ fusion NOTIFY changed)
    Q_PROPERTY(QString heads READ heads NOTIFY changed)
    Q_PROPERTY(QString weights READ weights NOTIFY changed)
    Q_PROPERTY(double eta_m READ eta_m NOTIFY changed)
public:
    explicit ServingDesignInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~ServingDesignInstrument() override;

    QString context() const { return settings().context; }
    QString phase() const { return settings().phase; }
    double batch() const { return settings().batch; }
    double sequence() const { return settings().sequence; }
    QString fusion() const { return settings().fusion; }
    QString heads() const { return settings().heads; }
    QString weights() const { return settings().weights; }
    double eta_m() const { return settings().eta_m; }
    const ServingSettings &settings() const;
    const ServingResult &result() const;

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    std::vector<ResultTable *> tables() const override;
    /// Rows: the kernels of one step under the chosen fusion, then "step" as a whole; columns "kernel",
    /// "intensity", "attainable_flops", "regime" (text; 1 compute-bound, 0 memory-bound), "time_us", "share"
    /// (of the kernels' time; NaN for the step), "bytes", "flops", "units" (text), "launches".
    ResultTable *kernels() const;
    /// Rows "i0", "i1", … with rising intensity; columns "intensity", "tensor", "vector": what the Tensor
    /// Cores and the vector units can attain, FLOP/s.
    ResultTable *roofs() const;
    /// Rows "now", "other_heads", "other_weights"; columns "design", "weights_bytes", "kv_bytes",
    /// "activation_bytes", "reserve_bytes" (these add up to "total_bytes"), "device_bytes", "verdict".
    ResultTable *memory() const;
    /// Rows "b1", "b2", "b4" … "b256", the chosen batch and the largest that fits; columns "batch",
    /// "tokens_s", "kernels_tokens_s" (both NaN where the design does not fit), "intensity", "total_bytes",
    /// "verdict".
    ResultTable *batches() const;
    /// Rows: the fusions there are; columns "fusion", "state", "accesses_before", "accesses_after",
    /// "bytes_before", "bytes_after", "saved_bytes", "intensity_before", "intensity_after".
    ResultTable *fusions() const;
    /// Rows: the operations as kernels of their own; columns "operation", "reads", "writes", "flops" (all per
    /// element), "intensity".
    ResultTable *operations() const;

    /// The state of things in words: see serving_sentences.h.
    QString memorySentence() const;
    QString boundSentence() const;
    QString fusionSentence() const;
    QString publishedSentence() const;

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "kv_per_token", "footprint", "largest_batch", "decode_step", "prefill_step",
    /// "serving_ridge", "pointwise_intensity", "published_tokens". Several equations come on several lines.
    /// Empty for an unknown id.
    QString liveFormula(const QString &formulaId) const override;
    /// "fusion", "constraint_hit" ("memory" | "bandwidth" | "compute"), "serving_phase", "serving_batch",
    /// "serving_sequence", "serving_heads", "serving_weights", "serving_fits", "serving_largest_batch",
    /// "serving_tokens_s" and "serving_mfu_percent" (null: does not fit), "serving_intensity".
    QVariantMap designFields() const override;
    QString changeSentence() const override;

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<ServingState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
