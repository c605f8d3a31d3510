// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/roofline.h"

#include <cstdint>
#include <optional>

namespace rp::physics {

// Memory and throughput of decoder-only transformers (physics specification, section 7.3). Bytes, seconds.

/// Architecture of a Llama-style model. All members >= 1; dim is a multiple of heads.
struct Transformer
{
    std::int64_t layers = 1;
    std::int64_t dim = 1;
    std::int64_t heads = 1;
    std::int64_t kv_heads = 1;
    std::int64_t intermediate = 1;
    std::int64_t vocabulary = 1;

    std::int64_t headDim() const { return dim / heads; }
};

/// How a model is served.
struct Serving
{
    double weight_bytes = 0.0;            ///< per parameter, > 0
    double kv_bytes = 0.0;                ///< per cached value, > 0
    double activation_bytes = 0.0;        ///< per activation, > 0
    double tensor_parallel = 1.0;         ///< devices that share one model, >= 1
    double reserve_bytes = 0.0;           ///< kept free on each device, >= 0
    std::optional<double> live_tokens;    ///< tokens computed at once; default: one per sequence
    std::optional<std::int64_t> kv_heads; ///< overrides the model's
};

/// Bytes on each device.
struct Footprint
{
    double weights = 0.0;
    double kv = 0.0;
    double activations = 0.0;
    double reserve = 0.0;
    double total = 0.0;
};

struct ServingMachine
{
    double peak_flops = 1.0;         ///< > 0
    double bandwidth_bytes_s = 1.0;  ///< > 0
    double memory_efficiency = 1.0;  ///< share of bandwidth reached, > 0
    double compute_efficiency = 1.0; ///< share of peak reached, > 0
    double communication_s = 0.0;    ///< added to a decode step, >= 0
};

struct TransformerStep
{
    KernelWork work;
    double time_s = 0.0;
    double tokens_s = 0.0;
};

/// Throughput by the course's formula, kept for comparison: projections only, prefill shape.
struct PublishedTokens
{
    double peak_flops = 1.0;
    double bandwidth_bytes_s = 1.0;
    double dim = 1.0;
    double layers = 1.0;
    double element_bytes = 1.0;
    double projections = 1.0;
};

/// Parameters: attention, gated feed-forward and norms per layer, two embedding tables, a final norm.
std::int64_t parameterCount(const Transformer &model);

/// Bytes that one token adds to the cache: 2 L H_kv d_h b.
double kvPerToken(const Transformer &model, double value_bytes,
                  std::optional<std::int64_t> kv_heads = std::nullopt);

/// Inference peak: gate and up projections and two residual buffers for the live tokens, FP32 logits for one
/// position per sequence.
double activationBytes(const Transformer &model, double tokens, double batch, double value_bytes);

/// batch >= 0, sequence >= 0.
Footprint footprint(const Transformer &model, double batch, double sequence, const Serving &serving);
bool fits(const Transformer &model, double batch, double sequence, double ram_bytes, const Serving &serving);

/// Largest whole batch that fits; 0 if not even one sequence does; largestBatchLimit when nothing bounds it.
std::int64_t maxBatch(const Transformer &model, double sequence, double ram_bytes, const Serving &serving);
constexpr std::int64_t largestBatchLimit = std::int64_t{1} << 52;

/// One token for each of `batch` >= 1 sequences of `context` >= 0 cached tokens. Embedding rows are looked
/// up, not streamed.
TransformerStep decodeStep(const Transformer &model, double batch, double context,
                           const ServingMachine &machine, const Serving &serving);

/// A causal prompt pass over batch >= 1 sequences of sequence >= 1 tokens; logits for the last token only.
TransformerStep prefill(const Transformer &model, double batch, double sequence,
                        const ServingMachine &machine, const Serving &serving);

double publishedTokens(double batch, double sequence, const PublishedTokens &published);

} // namespace rp::physics
