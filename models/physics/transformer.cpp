// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/transformer.h"

#include "models/physics/rounding.h"

#include <algorithm>

namespace rp::physics {

namespace {

/// A step shared by tensor_parallel devices: each does its part of the work.
TransformerStep finishedStep(const KernelWork &work, double tokens, const ServingMachine &machine,
                             double tensor_parallel)
{
    const KernelWork part{work.flops / tensor_parallel, work.bytes / tensor_parallel};
    TransformerStep step;
    step.work = work;
    step.time_s = roofTime(part, machine.peak_flops, machine.bandwidth_bytes_s, machine.compute_efficiency,
                           machine.memory_efficiency) +
                  machine.communication_s;
    step.tokens_s = tokens / step.time_s;
    return step;
}

} // namespace

std::int64_t parameterCount(const Transformer &model)
{
    const std::int64_t attention =
        2 * model.dim * model.dim + 2 * model.dim * model.kv_heads * model.headDim();
    const std::int64_t feedForward = 3 * model.dim * model.intermediate;
    const std::int64_t norms = 2 * model.dim;
    const std::int64_t embeddings = 2 * model.vocabulary * model.dim;
    return model.layers * (attention + feedForward + norms) + embeddings + model.dim;
}

double kvPerToken(const Transformer &model, double value_bytes, std::optional<std::int64_t> kv_heads)
{
    return 2.0 * asReal(model.layers) * asReal(kv_heads.value_or(model.kv_heads)) * asReal(model.headDim()) *
           value_bytes;
}

double activationBytes(const Transformer &model, double tokens, double batch, double value_bytes)
{
    constexpr double logit_bytes = 4.0;
    return tokens * asReal(2 * model.intermediate + 2 * model.dim) * value_bytes +
           batch * asReal(model.vocabulary) * logit_bytes;
}

Footprint footprint(const Transformer &model, double batch, double sequence, const Serving &serving)
{
    Footprint bytes;
    bytes.weights = asReal(parameterCount(model)) * serving.weight_bytes / serving.tensor_parallel;
    bytes.kv =
        batch * sequence * kvPerToken(model, serving.kv_bytes, serving.kv_heads) / serving.tensor_parallel;
    bytes.activations =
        activationBytes(model, serving.live_tokens.value_or(batch), batch, serving.activation_bytes) /
        serving.tensor_parallel;
    bytes.reserve = serving.reserve_bytes;
    bytes.total = bytes.weights + bytes.kv + bytes.activations + bytes.reserve;
    return bytes;
}

bool fits(const Transformer &model, double batch, double sequence, double ram_bytes, const Serving &serving)
{
    return footprint(model, batch, sequence, serving).total <= ram_bytes;
}

std::int64_t maxBatch(const Transformer &model, double sequence, double ram_bytes, const Serving &serving)
{
    const auto holds = [&](std::int64_t batch) {
        return fits(model, asReal(batch), sequence, ram_bytes, serving);
    };
    if (!holds(1))
        return 0;
    std::int64_t low = 1;
    std::int64_t high = 2;
    while (holds(high)) {
        if (high >= largestBatchLimit)
            return largestBatchLimit;
        low = high;
        high *= 2;
    }
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

TransformerStep decodeStep(const Transformer &model, double batch, double context,
                           const ServingMachine &machine, const Serving &serving)
{
    const double streamed = asReal(parameterCount(model) - model.vocabulary * model.dim);
    KernelWork work;
    work.bytes = streamed * serving.weight_bytes +
                 batch * context * kvPerToken(model, serving.kv_bytes, serving.kv_heads);
    work.flops = 2.0 * streamed * batch + 4.0 * batch * context * asReal(model.layers) * asReal(model.dim);
    return finishedStep(work, batch, machine, serving.tensor_parallel);
}

TransformerStep prefill(const Transformer &model, double batch, double sequence,
                        const ServingMachine &machine, const Serving &serving)
{
    const double table = asReal(model.vocabulary * model.dim);
    const double linear = asReal(parameterCount(model)) - 2.0 * table;
    KernelWork work;
    work.flops = 2.0 * linear * batch * sequence +
                 2.0 * batch * sequence * sequence * asReal(model.layers) * asReal(model.dim) +
                 2.0 * table * batch;
    work.bytes = (linear + table) * serving.weight_bytes +
                 batch * sequence * kvPerToken(model, serving.kv_bytes, serving.kv_heads);
    ServingMachine alone = machine;
    alone.communication_s = 0.0;
    return finishedStep(work, batch * sequence, alone, serving.tensor_parallel);
}

double publishedTokens(double batch, double sequence, const PublishedTokens &published)
{
    const double d = published.dim;
    const double tokens = batch * sequence;
    const double intensity = 2.0 * tokens * d * d / ((2.0 * tokens * d + d * d) * published.element_bytes);
    return attainable(intensity, published.peak_flops, published.bandwidth_bytes_s) /
           (2.0 * d * d * published.projections * published.layers);
}

} // namespace rp::physics
