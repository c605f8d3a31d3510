// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fusion_entries.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"

#include <cmath>

namespace rp::compute {

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

} // namespace rp::compute
