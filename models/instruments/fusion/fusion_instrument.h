// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument.h"
#include "models/instruments/fusion/fusion_settings.h"

#include <memory>
#include <optional>

namespace rp {

struct FusionState;

/// Lab 07, act 2, panel A: what fusing kernels does to launches, memory traffic and wall time.
///
/// Three topics share the instrument: a chain of LayerNorm, Dropout and ReLU at several granularities, exact
/// attention with and without FlashAttention, and a one-line chain whose accesses are counted under several
/// conventions. inputs() lists only the controls of the topic; every input can be set at any time. Fused and
/// unfused are always computed together; `fused` chooses the one that is spoken about.
///
/// Input ids, in the order in which a saved state is restored:
///   context       "cloud" | "edge"; sets launch_us to the context's own launch cost
///   topic         "norm" | "attention" | "one_line"
///   fused         bool
///   granularity   "library" | "semi" | "primitive"
///   evaluation    bool: without the kernels that only training needs
///   elements      whole, 1e3 … 1e9
///   precision     "fp16" | "fp32"
///   bandwidth     "context" (the device's own) | "tb1_0" | "tb2_0" | "tb3_35"
///   efficiency    "ideal" | "better_fused": shares of the bandwidth, assumed
///   launch_us     5 … 20 µs (edge: 5 … 50 µs)
///   launch_model  "serial" (queue depth 1) | "overlapped" (deep queue)
///   count_rows    bool: row statistics count as traffic
///   sequence      whole, 128 … 16,384
///   head_dim      "64" | "128"
///   convention    "broadcast" | "full" | "intermediates" | "fma_eager"
///
/// Figure ids (base units: µs, bytes, factor, FLOP/byte, bytes/s, fraction):
///   of the chosen way: kernels, traffic_bytes, total_us, ai
///   of both: kernels_unfused, kernels_fused, passes_unfused, passes_fused, reads_unfused, writes_unfused,
///     traffic_unfused_bytes, traffic_fused_bytes, traffic_ratio, launch_ratio, total_unfused_us,
///     total_fused_us, speedup, ai_unfused, ai_fused
///   of the machine: ridge_tensor, ridge_vector, tensor_bytes, l2_bytes (0 when unknown), fits_in_l2 (1 or
///     0), elements, bandwidth, ops_to_ridge_tensor, ops_to_ridge_vector, relu_share_tensor,
///     relu_share_vector
///   as the course computes them: published_speedup, published_utilization, published_intensity_ratio
///   of attention, forward, one head: attention_standard_bytes, attention_flash_bytes, attention_ratio,
///     footprint_standard_bytes, footprint_flash_bytes, footprint_ratio
///   as measured, forward and backward: attention_published_ratio, attention_published_speedup,
///     attention_published_flop_ratio
///   of the one-line chain: accesses_unfused, accesses_fused, access_ratio (infinite when none is left)
class FusionExplorerInstrument : public Instrument
{
    Q_OBJECT
    Q_PROPERTY(QString context READ context NOTIFY changed)
    Q_PROPERTY(QString topic READ topic NOTIFY changed)
    Q_PROPERTY(bool fused READ isFused NOTIFY changed)
    Q_PROPERTY(QString granularity READ granularity NOTIFY changed)
    Q_PROPERTY(bool evaluation READ isEvaluation NOTIFY changed)
    Q_PROPERTY(double elements READ elements NOTIFY changed)
    Q_PROPERTY(QString precision READ precision NOTIFY changed)
    Q_PROPERTY(QString bandwidth READ bandwidth NOTIFY changed)
    Q_PROPERTY(QString efficiency READ efficiency NOTIFY changed)
    Q_PROPERTY(double launch_us READ launch_us NOTIFY changed)
    Q_PROPERTY(QString launch_model READ launchModel NOTIFY changed)
    Q_PROPERTY(bool count_rows READ countsRows NOTIFY changed)
    Q_PROPERTY(double sequence READ sequence NOTIFY changed)
    Q_PROPERTY(QString head_dim READ headDim NOTIFY changed)
    Q_PROPERTY(QString convention READ convention NOTIFY changed)
public:
    explicit FusionExplorerInstrument(const Catalogue &catalogue, QObject *parent = nullptr);
    ~FusionExplorerInstrument() override;

    const FusionSettings &settings() const;
    QString context() const { return settings().context; }
    QString topic() const { return settings().topic; }
    bool isFused() const { return settings().fused; }
    QString granularity() const { return settings().granularity; }
    bool isEvaluation() const { return settings().evaluation; }
    double elements() const { return settings().elements; }
    QString precision() const { return settings().precision; }
    QString bandwidth() const { return settings().bandwidth; }
    QString efficiency() const { return settings().efficiency; }
    double launch_us() const { return settings().launch_us; }
    QString launchModel() const { return settings().launch_model; }
    bool countsRows() const { return settings().count_rows; }
    double sequence() const { return settings().sequence; }
    QString headDim() const { return settings().head_dim; }
    QString convention() const { return settings().convention; }

    std::vector<InputSpec> inputs() const override;
    QString inputText(const QString &inputId, const QVariant &value) const override;

    /// Every table; those of the topic first.
    std::vector<ResultTable *> tables() const override;
    /// Rows: the kernels of the unfused chain by their names, then "fused". Columns "kernel", "reads_bytes",
    /// "writes_bytes", "rows_bytes" (row statistics, 0 unless they are counted), "traffic_bytes".
    ResultTable *operations() const;
    /// Rows "unfused", "fused". Columns "way", "compute_us", "dispatch_us", "memory_us", "total_us",
    /// "kernels".
    ResultTable *times() const;
    /// Rows "library", "semi", "primitive", "evaluation", "fused", each against the kernel fused from it,
    /// both with the same share of the bandwidth. Columns "level", "kernels", "reads", "writes", "passes",
    /// "ai", "traffic_ratio", "launch_ratio", "highest_speedup", "speedup".
    ResultTable *granularities() const;
    /// Rows "unfused", "fused". Columns "way", "ai", "below_vector", "below_tensor" (ridge / intensity).
    ResultTable *intensities() const;
    /// Rows by sequence length ("128", …, "16384"). Columns "sequence", "standard_bytes", "flash_bytes".
    ResultTable *attentionTraffic() const;
    /// Likewise, the memory that has to be held.
    ResultTable *attentionFootprint() const;
    /// Likewise, columns "sequence", "traffic_ratio", "footprint_ratio".
    ResultTable *attentionRatio() const;
    /// Rows by convention. Columns "convention", "accesses_unfused", "accesses_fused", "ratio", and the same
    /// by "reads_unfused", "writes_unfused", "reads_fused", "writes_fused".
    ResultTable *conventions() const;

    double figure(const QString &figureId) const override;
    QString figureText(const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;
    std::vector<QString> figureIds() const override;
    std::vector<QString> keyFigures() const override;
    QString figureLabel(const QString &figureId) const override;
    QString figureAssumption(const QString &figureId) const override;
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Formula ids: "fusion_traffic", "fusion_time", "arithmetic_intensity", "ops_to_ridge",
    /// "attention_standard", "attention_flash", "one_line_chain". Empty for an unknown id.
    QString liveFormula(const QString &formulaId) const override;
    /// "fusion_enabled", "arithmetic_intensity_unfused", "arithmetic_intensity_fused".
    QVariantMap designFields() const override;
    QString changeSentence() const override;

    /// Whether the tensor stays in the L2 cache, and what that means for the traffic shown; one or two
    /// sentences.
    QString cacheSentence() const;
    /// Where a 5× wall-clock figure can come from, and where it cannot.
    QString speedupSentence() const;
    /// What the attention figures count, and what the published measurement counts.
    QString attentionSentence() const;

    /// What counts as an access under the chosen convention.
    QString conventionSentence() const;
    double publishedSequence() const; ///< length at which the published ratio was measured

    void retranslate() override;

protected:
    QString applyInput(const QString &inputId, const QVariant &value) override;
    void recompute() override;

private:
    struct Private;
    std::optional<FusionState> stateFor(const QVariantMap &inputs) const;

    std::unique_ptr<Private> d;
};

} // namespace rp
