// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/serving/serving_model.h"

#include <QCoreApplication>

namespace rp {

/// Lab 11, act 2: serving Llama 3 8B. Whether a design fits into memory, how many tokens per second it can
/// reach at most, which of its kernels are memory-bound, and what fusing them saves.
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
///
/// Tables:
///   kernels     the kernels of one step under the chosen fusion, then "step" as a whole; columns "kernel",
///               "intensity", "attainable_flops", "regime" (text; 1 compute-bound, 0 memory-bound),
///               "time_us", "share" (of the kernels' time; NaN for the step), "bytes", "flops", "units"
///               (text), "launches"
///   roofs       rows "i0", "i1", … with rising intensity; columns "sample", "intensity", "tensor",
///               "vector": what the Tensor Cores and the vector units can attain, FLOP/s
///   memory      rows "now", "other_heads", "other_weights"; columns "design", "weights_bytes", "kv_bytes",
///               "activation_bytes", "reserve_bytes" (these add up to "total_bytes"), "device_bytes",
///               "verdict"
///   batches     rows "b1", "b2", "b4" … "b256", the chosen batch and the largest that fits; columns
///               "batch", "tokens_s", "kernels_tokens_s" (both NaN where the design does not fit),
///               "intensity", "total_bytes", "verdict"
///   fusions     the fusions there are; columns "fusion", "state", "accesses_before", "accesses_after",
///               "bytes_before", "bytes_after", "saved_bytes", "intensity_before", "intensity_after"
///   operations  the operations as kernels of their own; columns "operation", "reads", "writes", "flops"
///               (all per element), "intensity"
///
/// Formula ids: "kv_per_token", "footprint", "largest_batch", "decode_step", "prefill_step", "serving_ridge",
/// "pointwise_intensity", "published_tokens". Several equations come on several lines.
struct ServingDesign : DesignOf<ServingDesign, ServingSettings, ServingState>
{
    static const Declaration<ServingDesign> &declaration();
    static Rows figures(), tables(), formulas(); ///< one part each, in sources of their own
    /// One set for each kernel that has figures of its own.
    static FigureFamily<ServingDesign> figureFamily();

    // What figures and columns rest on: fields for servingReason().
    static constexpr FieldNames ofMemory = {"reserve", "heads"};
    static constexpr FieldNames ofRoof = {"peak", "efficiency"};
    static constexpr FieldNames ofVectorRoof = {"vector_peak", "efficiency"};
    static constexpr FieldNames ofTraffic = {"heads", "operations"};
    static constexpr FieldNames ofStep = "heads" + ofRoof;
    static constexpr FieldNames ofBound = ofMemory + ofRoof;
    static constexpr FieldNames ofKernels = "heads" + ofVectorRoof + "operations";
    static constexpr FieldNames ofKernelBound = "reserve" + ofKernels;
};

/// 0 memory-bound, 1 compute-bound.
inline constexpr Written servingRegime =
    //: what limits a kernel: the memory bandwidth
    oneOf(QT_TRANSLATE_NOOP("rp::ServingDesign", "memory-bound"),
          //: what limits a kernel: arithmetic
          QT_TRANSLATE_NOOP("rp::ServingDesign", "compute-bound"));
/// 0 does not fit, 1 fits.
inline constexpr Written servingVerdict =
    //: instead of a number: a design for which the memory is too small
    oneOf(QT_TRANSLATE_NOOP("rp::ServingDesign", "does not fit"),
          //: said of a design that the memory is large enough for
          QT_TRANSLATE_NOOP("rp::ServingDesign", "fits"));

/// Sentences of this instrument that stand in code: ServingText::tr().
class ServingText
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingDesign)
};

/// "reserve" (memory kept for driver and framework), "heads" (weights that stay as they are when the cache
/// grows), "peak", "vector_peak" (another precision's peak in place of the vector units'), "efficiency",
/// "operations" (how they are counted).
QString servingReason(const QString &field, const ServingSettings &settings, const Catalogue &catalogue);
/// "Batch 64: the upper bound moves from 1,666 to 9,085 tokens/s. …"
ServingDesign::Sentence changeSentence;

/// "9,085 tokens/s"
QString servingRateText(double tokens_s);
/// "3,350 GB/s"
QString servingBandwidthText(double bytes_s);
/// An amount of arithmetic: "15.55 GFLOP"
QString servingWorkText(double flops);
/// What a kernel, an operation or a fusion is called: "LayerNorm".
QString servingKernelLabel(const QString &key, const Catalogue &catalogue);

/// What the design needs and what the device has; when it does not fit, by how much, and the largest batch
/// that does.
QString servingMemorySentence(const ServingState &state);
/// What limits a step and how many tokens per second it can reach at most.
QString servingBoundSentence(const ServingState &state);
/// What the chosen fusion saves.
QString servingFusionSentence(const ServingState &state);

// What the tables show, in one or two sentences.
ServingDesign::Sentence servingKernelSummary, servingRoofSummary, servingBatchSummary;

class ServingInstrument : public InstrumentOf<ServingDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// What the course's formula gives here, and what is wrong with it.
    QString publishedSentence() const;
};

extern template class InstrumentOf<ServingDesign>;

} // namespace rp
