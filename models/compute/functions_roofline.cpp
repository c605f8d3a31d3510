// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/device_entry.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/compute_error.h"
#include "models/compute/functions.h"
#include "models/physics/iron_law.h"
#include "models/physics/roofline.h"

#include <cmath>

namespace rp::compute {

namespace {

using namespace arguments;

Result ridge(const Call &call)
{
    const DeviceEntry &device = call.entry("dev", call.catalogue.devices);
    const auto precision = static_cast<physics::Precision>(call.index("prec"));
    const bool sparse = call.flag("sparse");
    if (const auto peak = device.device.peak_flops(precision, sparse))
        return physics::ridge(*peak, device.device.bandwidth_bytes_s);
    const auto key = physics::precisionKey(precision);
    const QString name = QString::fromLatin1(key.data(), qsizetype(key.size()));
    if (sparse && device.device.peak_flops(precision))
        //: %1 device key, %2 number format such as fp32
        return Rejection{
            "sparse",
            ComputeText::tr("%1 has no sparse peak for %2. Ask for the dense one.").arg(device.key, name)};
    return Rejection{
        "prec",
        sparse
            ? ComputeText::tr("%1 has no sparse peak for %2. Choose another precision.").arg(device.key, name)
            : ComputeText::tr("%1 has no dense peak for %2. Choose another precision.")
                  .arg(device.key, name)};
}

Result gemm(const Call &call)
{
    const double in_bytes = call.real("b_in");
    const physics::KernelWork work = physics::gemm({call.real("m"), call.real("n"), call.real("k")}, in_bytes,
                                                   call.given("b_out") ? call.real("b_out") : in_bytes);
    return {{"flops", work.flops}, {"bytes", work.bytes}, {"ai", work.intensity()}};
}

Result ironLaw(const Call &call)
{
    const physics::IronLaw law = physics::ironLaw({call.real("data"), call.real("bw"), call.real("ops"),
                                                   call.real("rate"), call.real("eta"), call.real("lat")});
    constexpr std::string_view terms[] = {"compute", "data", "latency"};
    return {{"t_data", law.data_s},
            {"t_compute", law.compute_s},
            {"t_sum", law.sum_s},
            {"t_overlap", law.overlap_s},
            {"dominant", terms[static_cast<std::size_t>(law.dominant)]},
            {"mfu_sum", law.mfu_sum},
            {"mfu_overlap", law.mfu_overlap}};
}

double usualWeightBytes(const Catalogue &catalogue)
{
    return catalogue.serving->serving.weight_bytes;
}

constexpr ArgSpec rowsArg =
    whole("m", "rows", QT_TRANSLATE_NOOP("rp::Compute", "Rows of the product"), 1, 1e9);
constexpr ArgSpec columnsArg =
    whole("n", "columns", QT_TRANSLATE_NOOP("rp::Compute", "Columns of the product"), 1, 1e9);
constexpr ArgSpec depthArg =
    whole("k", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Length of the sums"), 1, 1e9);

constexpr ArgSpec ridgeArgs[] = {
    choice("dev", Domain::Device, QT_TRANSLATE_NOOP("rp::Compute", "Device")),
    choice("prec", Domain::Precision, QT_TRANSLATE_NOOP("rp::Compute", "Precision")),
    flag("sparse", QT_TRANSLATE_NOOP("rp::Compute", "Use the peak with 2:4 sparsity")).byDefault(0.0)};
constexpr ArgSpec gemmArgs[] = {
    rowsArg, columnsArg, depthArg, bytesPerElement.named("b_in").byDefault(usualWeightBytes),
    positive("b_out", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Bytes per element of the result"))
        .optional()};
constexpr ArgSpec gemvArgs[] = {depthArg, columnsArg, batch, bytesPerElement.byDefault(usualWeightBytes)};
constexpr ArgSpec roofArgs[] = {
    real("ai", "FLOP/byte", QT_TRANSLATE_NOOP("rp::Compute", "Arithmetic intensity")), peak, bandwidth};
constexpr ArgSpec squareArgs[] = {real("r", "FLOP/byte", QT_TRANSLATE_NOOP("rp::Compute", "Ridge point")),
                                  bytesPerElement};
constexpr ArgSpec pointwiseArgs[] = {
    real("flop_per_elem", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "FLOP per element")), bytesPerElement,
    positive("accesses", "1", QT_TRANSLATE_NOOP("rp::Compute", "Memory accesses per element"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.fusion->pointwise_accesses; })};
constexpr ArgSpec ironArgs[] = {
    real("data", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Data moved")),
    bandwidth,
    real("ops", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "Math done")),
    peak.named("rate"),
    fraction("eta", QT_TRANSLATE_NOOP("rp::Compute", "Share of the peak that is reached")).above(0.0),
    real("lat", "s", QT_TRANSLATE_NOOP("rp::Compute", "Latency"))};
constexpr ArgSpec mfuArgs[] = {real("useful_flops", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "Useful math")),
                               positive("t_s", "s", QT_TRANSLATE_NOOP("rp::Compute", "Wall time")), peak};

constexpr FunctionSpec rooflineTable[] = {
    {"ridge", "F", QT_TRANSLATE_NOOP("rp::Compute", "Ridge point of a device at a precision"), ridgeArgs,
     ridge},
    {"gemm", "F", QT_TRANSLATE_NOOP("rp::Compute", "Math, traffic and intensity of a matrix product"),
     gemmArgs, gemm},
    {"gemv_batch_ai", "F", QT_TRANSLATE_NOOP("rp::Compute", "Intensity of weights applied to a batch"),
     gemvArgs,
     [](const Call &call) -> Result {
         return physics::batchedGemvIntensity(call.real("k"), call.real("n"), call.real("batch"),
                                              call.real("b"));
     }},
    {"roof_mfu", "F", QT_TRANSLATE_NOOP("rp::Compute", "Share of peak that a roofline allows"), roofArgs,
     [](const Call &call) -> Result {
         return physics::roofMfu(call.real("ai"), call.real("pk"), call.real("bw"));
     }},
    {"square_at_ridge", "F",
     QT_TRANSLATE_NOOP("rp::Compute", "Side of the square product that meets the ridge point"), squareArgs,
     [](const Call &call) -> Result { return physics::squareAtRidge(call.real("r"), call.real("b")); }},
    {"pointwise_ai", "F", QT_TRANSLATE_NOOP("rp::Compute", "Intensity of a pointwise kernel"), pointwiseArgs,
     [](const Call &call) -> Result {
         return physics::pointwiseIntensity(call.real("flop_per_elem"), call.real("b"),
                                            call.real("accesses"));
     }},
    {"iron_law", "H", QT_TRANSLATE_NOOP("rp::Compute", "Time from data, math and latency"), ironArgs,
     ironLaw},
    {"mfu", "H", QT_TRANSLATE_NOOP("rp::Compute", "Useful math over time and peak"), mfuArgs,
     [](const Call &call) -> Result {
         return physics::mfu(call.real("useful_flops"), call.real("t_s"), call.real("pk"));
     }},
};

} // namespace

std::span<const FunctionSpec> rooflineFunctions()
{
    return rooflineTable;
}

namespace {

using namespace arguments;

Result granCounts(const Call &call)
{
    const physics::ChainCounts counts =
        physics::chainCounts(call.entry("g", call.catalogue.granularities).kernels);
    return {{"kernels", counts.kernels}, {"reads", counts.reads}, {"writes", counts.writes},
            {"passes", counts.passes},   {"rows", counts.rows},   {"flop_per_elem", counts.flop_per_elem}};
}

physics::FusionSetting settingOf(const Call &call)
{
    physics::FusionSetting setting;
    setting.elements = call.real("n_elem");
    setting.element_bytes = call.real("b");
    setting.bandwidth_bytes_s = call.real("bw");
    setting.launch_us = call.real("l");
    setting.row_length = call.catalogue.fusion->row_length;
    setting.shortest_us = call.real("t_floor");
    setting.vector_peak_flops = HUGE_VAL;
    setting.queue_depth = call.whole("q");
    return setting;
}

Result fusionEval(const Call &call)
{
    physics::FusionSetting setting = settingOf(call);
    setting.row_length = call.real("d_model");
    setting.bandwidth_efficiency = call.real("eta");
    setting.vector_peak_flops = call.real("pk");
    setting.count_rows = call.flag("count_rows");
    const physics::FusionResult result =
        physics::fusionEval(call.entry("g", call.catalogue.granularities).kernels, setting);
    return {{"traffic_bytes", result.traffic_bytes},
            {"flops", result.flops},
            {"ai", result.ai},
            {"gpu_us", result.gpu_us},
            {"launch_us", result.launch_us},
            {"total_us", result.total_us},
            {"attained_flops", result.attained_flops}};
}

Result fusionSpeedup(const Call &call)
{
    const physics::FusionSpeedup result =
        physics::fusionSpeedup(call.entry("gu", call.catalogue.granularities).kernels,
                               call.entry("gf", call.catalogue.granularities).kernels, settingOf(call),
                               call.real("eta_u"), call.real("eta_f"));
    return {{"speedup", result.speedup},
            {"traffic_ratio", result.traffic_ratio},
            {"t_unfused_us", result.unfused_us},
            {"t_fused_us", result.fused_us}};
}

Result publishedFusionSpeedup(const Call &call)
{
    physics::PublishedFusion published = call.catalogue.fusion->published;
    published.elements = call.real("n_elem");
    published.element_bytes = call.real("b");
    published.compute_us = call.real("t_compute_us");
    return physics::publishedFusionSpeedup(call.real("bw"), call.real("l"), published);
}

Result chainCounts(const Call &call)
{
    const physics::AccessCounts &counts = call.entry("conv", call.catalogue.conventions).counts;
    return {{"reads_u", counts.reads_unfused},  {"writes_u", counts.writes_unfused},
            {"total_u", counts.totalUnfused()}, {"reads_f", counts.reads_fused},
            {"writes_f", counts.writes_fused},  {"total_f", counts.totalFused()},
            {"ratio", orInf(counts.ratio())}};
}

constexpr ArgSpec g =
    choice("g", Domain::Granularity, QT_TRANSLATE_NOOP("rp::Compute", "Kernels of the chain"));
constexpr ArgSpec depthOfOne = q.byDefault(1.0);
constexpr ArgSpec shortest =
    real("t_floor", "us", QT_TRANSLATE_NOOP("rp::Compute", "No kernel is shorter than this")).byDefault(0.0);
constexpr ArgSpec efficiency =
    fraction("eta", QT_TRANSLATE_NOOP("rp::Compute", "Share of the bandwidth that is reached"))
        .above(0.0)
        .byDefault(1.0);
constexpr ArgSpec sequence =
    whole("n", "tokens", QT_TRANSLATE_NOOP("rp::Compute", "Length of the sequence"), 1, 1e9);
constexpr ArgSpec headDim =
    whole("d", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Width of one attention head"), 1, 1e6);
constexpr ArgSpec onChip =
    positive("m", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Elements that fit on the chip"));

constexpr ArgSpec granArgs[] = {g};
constexpr ArgSpec evalArgs[] = {
    g,
    elements,
    bytesPerElement,
    bandwidth,
    l,
    positive("d_model", "elements", QT_TRANSLATE_NOOP("rp::Compute", "Elements per row"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.fusion->row_length; }),
    efficiency,
    shortest,
    positive("pk", "FLOP/s", QT_TRANSLATE_NOOP("rp::Compute", "Peak of the vector pipes"))
        .orInfinite()
        .byDefault(HUGE_VAL),
    depthOfOne,
    flag("count_rows", QT_TRANSLATE_NOOP("rp::Compute", "Count row statistics as traffic")).byDefault(0.0)};
constexpr ArgSpec speedupArgs[] = {g.named("gu"),
                                   g.named("gf"),
                                   elements,
                                   bytesPerElement,
                                   bandwidth,
                                   l,
                                   efficiency.named("eta_u"),
                                   efficiency.named("eta_f"),
                                   depthOfOne,
                                   shortest};
constexpr ArgSpec publishedFusionArgs[] = {
    bandwidth, l,
    elements.byDefault([](const Catalogue &catalogue) { return catalogue.fusion->published.elements; }),
    bytesPerElement.byDefault(
        [](const Catalogue &catalogue) { return catalogue.fusion->published.element_bytes; }),
    real("t_compute_us", "us", QT_TRANSLATE_NOOP("rp::Compute", "Math of the whole chain"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.fusion->published.compute_us; })};
constexpr ArgSpec opsArgs[] = {
    real("ridge_flop_per_byte", "FLOP/byte", QT_TRANSLATE_NOOP("rp::Compute", "Ridge point")),
    bytesPerElement,
    positive("flop_per_op", "FLOP", QT_TRANSLATE_NOOP("rp::Compute", "FLOP per operation and element")),
    positive("accesses", "1", QT_TRANSLATE_NOOP("rp::Compute", "Memory accesses per element"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.fusion->pointwise_accesses; })};
constexpr ArgSpec conventionArgs[] = {
    choice("conv", Domain::Convention, QT_TRANSLATE_NOOP("rp::Compute", "How accesses are counted"))};
constexpr ArgSpec standardArgs[] = {sequence, headDim};
constexpr ArgSpec flashArgs[] = {sequence, headDim, onChip};
constexpr ArgSpec l2Args[] = {
    elements, bytesPerElement,
    real("l2_bytes", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Size of the L2 cache")),
    positive("live", "tensors", QT_TRANSLATE_NOOP("rp::Compute", "Tensors that must fit at once"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.fusion->l2_live_tensors; })};

constexpr FunctionSpec fusionTable[] = {
    {"gran_counts", "B", QT_TRANSLATE_NOOP("rp::Compute", "Kernels and accesses of an operator chain"),
     granArgs, granCounts},
    {"fusion_eval", "B", QT_TRANSLATE_NOOP("rp::Compute", "Traffic, intensity and time of a chain"), evalArgs,
     fusionEval},
    {"fusion_speedup", "B", QT_TRANSLATE_NOOP("rp::Compute", "Two chains compared"), speedupArgs,
     fusionSpeedup},
    {"published_fusion_speedup", "B",
     QT_TRANSLATE_NOOP("rp::Compute", "The speed-up as the course computed it"), publishedFusionArgs,
     publishedFusionSpeedup},
    {"ops_to_cross", "B",
     QT_TRANSLATE_NOOP("rp::Compute", "Fused operations until a chain reaches the ridge point"), opsArgs,
     [](const Call &call) -> Result {
         return physics::opsToCross(call.real("ridge_flop_per_byte"), call.real("b"),
                                    call.real("flop_per_op"), call.real("accesses"));
     }},
    {"chain_counts", "B", QT_TRANSLATE_NOOP("rp::Compute", "Accesses of y = sigmoid(relu(x*w + b))"),
     conventionArgs, chainCounts},
    {"attention_ratio", "B", QT_TRANSLATE_NOOP("rp::Compute", "Traffic of standard over flash attention"),
     flashArgs,
     [](const Call &call) -> Result {
         return physics::attentionRatio(call.real("n"), call.real("d"), call.real("m"));
     }},
    {"attention_io_standard", "B", QT_TRANSLATE_NOOP("rp::Compute", "Elements moved by standard attention"),
     standardArgs,
     [](const Call &call) -> Result { return physics::attentionIoStandard(call.real("n"), call.real("d")); }},
    {"attention_io_flash", "B", QT_TRANSLATE_NOOP("rp::Compute", "Elements moved by flash attention"),
     flashArgs,
     [](const Call &call) -> Result {
         return physics::attentionIoFlash(call.real("n"), call.real("d"), call.real("m"));
     }},
    {"l2_resident", "B", QT_TRANSLATE_NOOP("rp::Compute", "Whether a tensor stays in the L2 cache"), l2Args,
     [](const Call &call) -> Result {
         return physics::l2Resident(call.real("n_elem"), call.real("b"), call.real("l2_bytes"),
                                    call.real("live"));
     }},
};

} // namespace

std::span<const FunctionSpec> fusionFunctions()
{
    return fusionTable;
}

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

namespace {

using namespace arguments;

Result cloudStep(const Call &call)
{
    physics::CloudServing cloud = call.catalogue.cloud->serving;
    cloud.launch_us = call.real("l");
    cloud.serving.tensor_parallel = call.real("tp");
    cloud.context_tokens = call.real("ctx");
    cloud.memory_efficiency = call.real("eta_m");
    cloud.kernels_per_layer = call.real("ker_layer");
    cloud.collective_us = call.real("comm_us");
    cloud.rho = call.real("rho");
    const physics::CloudStep step =
        physics::cloudStep(cloud, call.real("batch"), static_cast<physics::ServingMode>(call.index("mode")));
    return {{"kernels", step.kernels},   {"gpu_us", step.gpu_us},       {"cpu_us", step.cpu_us},
            {"total_us", step.total_us}, {"busy_frac", step.busy_frac}, {"tok_s", step.tokens_s},
            {"passes", step.passes}};
}

Result edgeLoop(const Call &call)
{
    physics::EdgeLimits limits = call.catalogue.edge->limits;
    limits.deadline_ms = call.real("deadline");
    limits.loops_per_s = call.real("hz");
    const physics::EdgeLoop loop =
        physics::edgeLoop(call.entry("mode", call.catalogue.edgeModes).mode, limits);
    return {{"base_ms", loop.base_ms},       {"sigma_ms", loop.sigma_ms},
            {"p99_ms", loop.p99_ms},         {"p9999_ms", loop.p9999_ms},
            {"miss_prob", loop.miss_prob},   {"miss_per_hour", loop.miss_per_hour},
            {"passes_p99", loop.passes_p99}, {"passes", loop.passes}};
}

Result mobileFrame(const Call &call)
{
    physics::MobileFrameModel model = call.catalogue.mobile->frame;
    model.pj_per_dram_byte = call.real("pj_dram");
    model.activation_bytes = call.real("act_bytes");
    const physics::MobileFrame frame = physics::mobileFrame(
        model, call.flag("fused"), call.real("branch_extra_ops"), call.real("branch_extra_passes"));
    return {{"bytes", frame.bytes},
            {"energy_mj", frame.energy_mj},
            {"power_w", frame.power_w},
            {"t_ms", frame.time_ms},
            {"bw_share", frame.bandwidth_share},
            {"hours", frame.hours},
            {"passes_time", frame.passes_time},
            {"passes_power", frame.passes_power},
            {"passes", frame.passes()}};
}

Result tinyHop(const Call &call)
{
    physics::TinyCore core = call.catalogue.tiny->core;
    core.ops = call.real("ops");
    const physics::TinyHop hop =
        physics::tinyHop(core, call.entry("rt", call.catalogue.runtimes).runtime, call.real("mhz"));
    return {{"t_ms", hop.time_ms},
            {"duty", hop.duty},
            {"power_mw", hop.power_mw},
            {"flash", hop.flash_bytes},
            {"ram", hop.ram_bytes},
            {"passes_time", hop.passes_time},
            {"passes_power", hop.passes_power},
            {"passes_flash", hop.passes_flash},
            {"passes_ram", hop.passes_ram},
            {"passes", hop.passes()}};
}

constexpr ArgSpec cloudArgs[] = {
    batch,
    choice("mode", Domain::ServingMode, QT_TRANSLATE_NOOP("rp::Compute", "Execution mode")),
    l.byDefault([](const Catalogue &catalogue) { return catalogue.cloud->serving.launch_us; }),
    whole("tp", "devices", QT_TRANSLATE_NOOP("rp::Compute", "Devices that share the model"), 1, 4096)
        .byDefault(
            [](const Catalogue &catalogue) { return catalogue.cloud->serving.serving.tensor_parallel; }),
    whole("ctx", "tokens", QT_TRANSLATE_NOOP("rp::Compute", "Cached tokens per sequence"), 0, 1e9)
        .byDefault([](const Catalogue &catalogue) { return catalogue.cloud->serving.context_tokens; }),
    fraction("eta_m", QT_TRANSLATE_NOOP("rp::Compute", "Share of the bandwidth that is reached"))
        .above(0.0)
        .byDefault([](const Catalogue &catalogue) { return catalogue.cloud->serving.memory_efficiency; }),
    whole("ker_layer", "kernels", QT_TRANSLATE_NOOP("rp::Compute", "Eager kernels per layer"), 1, 1e6)
        .byDefault([](const Catalogue &catalogue) { return catalogue.cloud->serving.kernels_per_layer; }),
    real("comm_us", "us", QT_TRANSLATE_NOOP("rp::Compute", "Time of one exchange between devices"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.cloud->serving.collective_us; }),
    rho.byDefault([](const Catalogue &catalogue) { return catalogue.cloud->serving.rho; })};
constexpr ArgSpec edgeArgs[] = {
    choice("mode", Domain::EdgeMode, QT_TRANSLATE_NOOP("rp::Compute", "Execution mode")),
    positive("deadline", "ms", QT_TRANSLATE_NOOP("rp::Compute", "Deadline of one loop"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.edge->limits.deadline_ms; }),
    positive("hz", "1/s", QT_TRANSLATE_NOOP("rp::Compute", "Loops per second"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.edge->limits.loops_per_s; })};
constexpr ArgSpec mobileArgs[] = {
    flag("fused", QT_TRANSLATE_NOOP("rp::Compute", "Whether kernels are fused")),
    real("pj_dram", "pJ/byte", QT_TRANSLATE_NOOP("rp::Compute", "Energy of moving one byte to or from DRAM"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.mobile->frame.pj_per_dram_byte; }),
    real("act_bytes", "bytes", QT_TRANSLATE_NOOP("rp::Compute", "Activations per block"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.mobile->frame.activation_bytes; }),
    real("branch_extra_ops", "ops", QT_TRANSLATE_NOOP("rp::Compute", "Operations added by masking"))
        .byDefault(0.0),
    real("branch_extra_passes", "1",
         QT_TRANSLATE_NOOP("rp::Compute", "Passes over the activations added by masking"))
        .byDefault(0.0)};
constexpr ArgSpec tinyArgs[] = {
    choice("rt", Domain::Runtime, QT_TRANSLATE_NOOP("rp::Compute", "Runtime")),
    positive("mhz", "MHz", QT_TRANSLATE_NOOP("rp::Compute", "Clock of the core"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.tiny->clock_mhz; }),
    real("ops", "ops", QT_TRANSLATE_NOOP("rp::Compute", "Operations per hop"))
        .byDefault([](const Catalogue &catalogue) { return catalogue.tiny->core.ops; })};

constexpr FunctionSpec tracksTable[] = {
    {"cloud_step", "G", QT_TRANSLATE_NOOP("rp::Compute", "A decode step of the cloud track"), cloudArgs,
     cloudStep},
    {"edge_loop", "G", QT_TRANSLATE_NOOP("rp::Compute", "The control loop of the edge track"), edgeArgs,
     edgeLoop},
    {"mobile_frame", "G", QT_TRANSLATE_NOOP("rp::Compute", "A frame of the mobile track"), mobileArgs,
     mobileFrame},
    {"tiny_hop", "G", QT_TRANSLATE_NOOP("rp::Compute", "An audio hop of the tiny track"), tinyArgs, tinyHop},
};

} // namespace

std::span<const FunctionSpec> trackFunctions()
{
    return tracksTable;
}

} // namespace rp::compute
