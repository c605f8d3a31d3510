// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/serving_entries.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"

namespace rp::compute {

namespace {

using namespace arguments;

const physics::Transformer &modelOf(const Call &call)
{
    return call.entry("z", call.catalogue.transformers).model;
}

std::optional<std::int64_t> kvHeadsOf(const Call &call)
{
    return call.given("kv_heads") ? std::optional(call.whole("kv_heads")) : std::nullopt;
}

physics::Serving servingOf(const Call &call)
{
    physics::Serving serving = call.catalogue.serving->serving;
    serving.weight_bytes = call.real("w_bytes");
    serving.kv_bytes = call.real("kv_b");
    serving.tensor_parallel = call.real("tp");
    if (call.given("live_tokens"))
        serving.live_tokens = call.real("live_tokens");
    serving.reserve_bytes = call.real("reserve");
    serving.kv_heads = kvHeadsOf(call);
    return serving;
}

Result footprint(const Call &call)
{
    const physics::Footprint bytes =
        physics::footprint(modelOf(call), call.real("batch"), call.real("seq"), servingOf(call));
    return {{"weights", bytes.weights},
            {"kv", bytes.kv},
            {"act", bytes.activations},
            {"reserve", bytes.reserve},
            {"total", bytes.total}};
}

physics::ServingMachine machineOf(const Call &call)
{
    return {call.real("pk"), call.real("bw"), call.real("eta_m"), call.real("eta_c"), 0.0};
}

physics::Serving stepServing(const Call &call)
{
    physics::Serving serving = call.catalogue.serving->serving;
    serving.weight_bytes = call.real("w_bytes");
    serving.tensor_parallel = call.real("tp");
    return serving;
}

Result stepResult(const physics::TransformerStep &step)
{
    return {{"bytes", step.work.bytes},
            {"flops", step.work.flops},
            {"ai", step.work.intensity()},
            {"t_s", step.time_s},
            {"tok_s", step.tokens_s}};
}

Result decodeStep(const Call &call)
{
    physics::ServingMachine machine = machineOf(call);
    machine.communication_s = call.real("comm_s");
    return stepResult(
        physics::decodeStep(modelOf(call), call.real("batch"), call.real("ctx"), machine, stepServing(call)));
}

Result prefill(const Call &call)
{
    return stepResult(physics::prefill(modelOf(call), call.real("batch"), call.real("seq"), machineOf(call),
                                       stepServing(call)));
}

Result publishedTokens(const Call &call)
{
    physics::PublishedTokens published = call.catalogue.serving->published;
    published.peak_flops = call.real("pk");
    published.bandwidth_bytes_s = call.real("bw");
    published.dim = call.real("d");
    published.layers = call.real("layers");
    return physics::publishedTokens(call.real("batch"), call.real("seq"), published);
}

constexpr ArgSpec z = choice("z", Domain::Transformer, QT_TRANSLATE_NOOP("rp::Compute", "Language model"));
constexpr ArgSpec seq =
    whole("seq", "tokens", QT_TRANSLATE_NOOP("rp::Compute", "Length of the sequence"), 0, 1e9);
constexpr ArgSpec anyBatch = batch.range(0, 1e9);
constexpr ArgSpec kvHeads =
    whole("kv_heads", "heads", QT_TRANSLATE_NOOP("rp::Compute", "Heads in the cache, if not the model's own"),
          1, 1e6)
        .optional();
constexpr ArgSpec weightBytes =
    positive("w_bytes", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Bytes per weight"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.serving->serving.weight_bytes; });
constexpr ArgSpec kvBytes =
    positive("kv_b", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Bytes per cached value"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.serving->serving.kv_bytes; });
constexpr ArgSpec tensorParallel =
    whole("tp", "devices", QT_TRANSLATE_NOOP("rp::Compute", "Devices that share the model"), 1, 4096)
        .byDefault([](const Catalogue &catalogue) { return catalogue.serving->serving.tensor_parallel; });
constexpr ArgSpec liveTokens =
    whole("live_tokens", "tokens",
          QT_TRANSLATE_NOOP("rp::Compute", "Tokens computed at once, if not one per sequence"), 0, 1e12)
        .optional();
constexpr ArgSpec reserve =
    real("reserve", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Memory kept free on each device"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.serving->serving.reserve_bytes; });
constexpr ArgSpec ram =
    real("ram", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Memory of one device")).range(0.0, 1e15);
constexpr ArgSpec memoryEfficiency =
    fraction("eta_m", QT_TRANSLATE_NOOP("rp::Compute", "Share of the bandwidth that is reached"))
        .above(0.0)
        .byDefault(1.0);
constexpr ArgSpec computeEfficiency =
    fraction("eta_c", QT_TRANSLATE_NOOP("rp::Compute", "Share of the peak that is reached"))
        .above(0.0)
        .byDefault(1.0);

constexpr ArgSpec paramArgs[] = {z};
constexpr ArgSpec kvArgs[] = {z, kvBytes.named("b"), kvHeads};
constexpr ArgSpec footprintArgs[] = {z,          anyBatch, seq,    weightBytes, kvBytes, tensorParallel,
                                     liveTokens, reserve,  kvHeads};
constexpr ArgSpec maxBatchArgs[] = {z,          seq,     ram,    weightBytes, kvBytes, tensorParallel,
                                    liveTokens, reserve, kvHeads};
constexpr ArgSpec fitsArgs[] = {z,       anyBatch,       seq,        ram,     weightBytes,
                                kvBytes, tensorParallel, liveTokens, reserve, kvHeads};
constexpr ArgSpec decodeArgs[] = {
    z,
    batch,
    whole("ctx", "tokens", QT_TRANSLATE_NOOP("rp::Compute", "Cached tokens per sequence"), 0, 1e9),
    peak,
    bandwidth,
    weightBytes,
    tensorParallel,
    memoryEfficiency,
    computeEfficiency,
    real("comm_s", "s", QT_TRANSLATE_NOOP("rp::Compute", "Communication per step")).byDefault(0.0)};
constexpr ArgSpec prefillArgs[] = {z,
                                   batch,
                                   seq.range(1, 1e9),
                                   peak,
                                   bandwidth,
                                   weightBytes,
                                   tensorParallel,
                                   memoryEfficiency,
                                   computeEfficiency};
constexpr ArgSpec publishedTransformerArgs[] = {
    batch,
    seq.range(1, 1e9),
    peak.byDefault([](const Catalogue &catalogue) { return catalogue.serving->published.peak_flops; }),
    bandwidth.byDefault(
        [](const Catalogue &catalogue) { return catalogue.serving->published.bandwidth_bytes_s; }),
    positive("d", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Width of the model"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.serving->published.dim; }),
    positive("layers", "layers", QT_TRANSLATE_NOOP("rp::Compute", "Layers of the model"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.serving->published.layers; })};

constexpr FunctionSpec transformerTable[] = {
    {"llama_params", "F", QT_TRANSLATE_NOOP("rp::Compute", "Parameters of a language model"), paramArgs,
     [](const Call &call) -> Result { return physics::parameterCount(modelOf(call)); }},
    {"kv_per_token", "F", QT_TRANSLATE_NOOP("rp::Compute", "Bytes that one token adds to the cache"), kvArgs,
     [](const Call &call) -> Result {
         return physics::kvPerToken(modelOf(call), call.real("b"), kvHeadsOf(call));
     }},
    {"footprint", "F", QT_TRANSLATE_NOOP("rp::Compute", "Memory of a serving setup on each device"),
     footprintArgs, footprint},
    {"max_batch", "F", QT_TRANSLATE_NOOP("rp::Compute", "Largest batch that fits into memory"), maxBatchArgs,
     [](const Call &call) -> Result {
         return physics::maxBatch(modelOf(call), call.real("seq"), call.real("ram"), servingOf(call));
     }},
    {"fits", "F", QT_TRANSLATE_NOOP("rp::Compute", "Whether a serving setup fits into memory"), fitsArgs,
     [](const Call &call) -> Result {
         return physics::fits(modelOf(call), call.real("batch"), call.real("seq"), call.real("ram"),
                              servingOf(call));
     }},
    {"decode_step", "F", QT_TRANSLATE_NOOP("rp::Compute", "One token for each sequence of a batch"),
     decodeArgs, decodeStep},
    {"prefill", "F", QT_TRANSLATE_NOOP("rp::Compute", "A prompt pass"), prefillArgs, prefill},
    {"published_tokens", "F", QT_TRANSLATE_NOOP("rp::Compute", "Throughput by a published formula"),
     publishedTransformerArgs, publishedTokens},
};

} // namespace

std::span<const FunctionSpec> transformerFunctions()
{
    return transformerTable;
}

} // namespace rp::compute
