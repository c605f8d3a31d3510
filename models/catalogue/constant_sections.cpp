// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/entry_reader.h"

#include "models/catalogue/compilation_constants.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/roofline_constants.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/track_constants.h"

#include <map>

namespace rp {

namespace {

void readDispatch(const EntryReader &in, Catalogue &catalogue)
{
    catalogue.dispatch->queue = {in.whole("queue_depth"), in.number("stream_delay_us"),
                                 in.number("stream_gap_us")};
    catalogue.dispatch->graph = {in.number("graph_launch_us"), in.number("graph_launch_per_node_us"),
                                 in.number("graph_gap_us")};
    catalogue.dispatch->shortest_kernel_us = in.number("shortest_kernel_us");
    catalogue.dispatch->notes = in.notes();
}

void readFusion(const EntryReader &in, Catalogue &catalogue)
{
    FusionConstants &fusion = *catalogue.fusion;
    fusion.row_length = in.number("row_length");
    fusion.l2_live_tensors = in.number("l2_live_tensors");
    fusion.pointwise_accesses = in.number("pointwise_accesses");
    fusion.trainingKernels.clear(); // a site's file replaces the lists
    for (const nlohmann::json &name : in.object().at("training_kernels"))
        fusion.trainingKernels.append(QString::fromStdString(name.get<std::string>()));
    fusion.bandwidthStops.clear();
    for (const nlohmann::json &object : in.object().at("bandwidth_stops")) {
        const EntryReader stop(object);
        fusion.bandwidthStops.push_back({stop.text("key"), stop.number("bandwidth_bytes_s")});
    }
    fusion.sizeStops.clear();
    if (in.object().contains("size_stops")) {
        for (const nlohmann::json &object : in.object().at("size_stops")) {
            const EntryReader stop(object);
            fusion.sizeStops.push_back({stop.number("rows"), stop.number("columns")});
        }
    }
    fusion.efficiency_unfused = in.number("efficiency_unfused");
    fusion.efficiency_fused = in.number("efficiency_fused");
    fusion.published.elements = in.number("published_elements");
    fusion.published.element_bytes = in.number("published_element_bytes");
    fusion.published.compute_us = in.number("published_compute_us");
    fusion.published.unfused_launches = in.number("published_unfused_launches");
    fusion.published.fused_launches = in.number("published_fused_launches");
    fusion.published.unfused_passes = in.number("published_unfused_passes");
    fusion.published.fused_passes = in.number("published_fused_passes");
    fusion.publishedUtilizationWorkload = in.text("published_utilization_workload");
    fusion.published_utilization_launch_us = in.number("published_utilization_launch_us");
    fusion.published_utilization_memory_us = in.number("published_utilization_memory_us");
    fusion.published_utilization_kept = in.number("published_utilization_kept");
    fusion.published_intensity_unfused = in.number("published_intensity_unfused");
    fusion.published_intensity_fused = in.number("published_intensity_fused");
    fusion.notes = in.notes();
}

void readAttention(const EntryReader &in, Catalogue &catalogue)
{
    AttentionConstants &attention = *catalogue.attention;
    attention.on_chip_bytes = in.number("on_chip_bytes");
    attention.published_sequence = in.number("published_sequence");
    attention.published_standard_bytes = in.number("published_standard_bytes");
    attention.published_flash_bytes = in.number("published_flash_bytes");
    attention.published_standard_us = in.number("published_standard_us");
    attention.published_flash_us = in.number("published_flash_us");
    attention.published_standard_flops = in.number("published_standard_flops");
    attention.published_flash_flops = in.number("published_flash_flops");
    attention.quoted_low = in.number("quoted_low");
    attention.quoted_low_sequence = in.number("quoted_low_sequence");
    attention.quoted_high = in.number("quoted_high");
    attention.quoted_high_sequence = in.number("quoted_high_sequence");
    attention.notes = in.notes();
}

void readCompilation(const EntryReader &in, Catalogue &catalogue)
{
    catalogue.compilation->recompile_limit = in.whole("recompile_limit");
    catalogue.compilation->surgery_factor = in.number("surgery_factor");
    const CompilationConstants absent;
    catalogue.compilation->compile_s = in.numberOr("compile_s", absent.compile_s);
    catalogue.compilation->gain_uncertainty = in.numberOr("gain_uncertainty", absent.gain_uncertainty);
    catalogue.compilation->load_s = in.numberOr("load_s", absent.load_s);
    catalogue.compilation->recompile_share = in.numberOr("recompile_share", absent.recompile_share);
    catalogue.compilation->notes = in.notes();
}

void readServing(const EntryReader &in, Catalogue &catalogue)
{
    physics::Serving &serving = catalogue.serving->serving;
    serving.weight_bytes = in.number("weight_bytes");
    serving.kv_bytes = in.number("kv_bytes");
    serving.activation_bytes = in.number("activation_bytes");
    serving.tensor_parallel = in.number("tensor_parallel");
    serving.reserve_bytes = in.number("reserve_bytes");
    catalogue.serving->published = {
        in.number("published_peak_flops"),    in.number("published_bandwidth_bytes_s"),
        in.number("published_dim"),           in.number("published_layers"),
        in.number("published_element_bytes"), in.number("published_projections")};
    catalogue.serving->notes = in.notes();
}

void readCloud(const EntryReader &in, Catalogue &catalogue)
{
    CloudConstants &cloud = *catalogue.cloud;
    cloud.model = in.text("model");
    cloud.device = in.text("device");
    cloud.precision = in.precision("precision");
    physics::CloudServing &serving = cloud.serving;
    serving.serving.tensor_parallel = in.number("tensor_parallel");
    serving.context_tokens = in.number("context_tokens");
    serving.launch_us = in.number("launch_us");
    serving.memory_efficiency = in.number("memory_efficiency");
    serving.compute_efficiency = in.number("compute_efficiency");
    serving.kernels_per_layer = in.number("kernels_per_layer");
    serving.kernels_extra = in.number("kernels_extra");
    serving.collectives_per_layer = in.number("collectives_per_layer");
    serving.collective_us = in.number("collective_us");
    serving.rho = in.number("rho");
    serving.busy_target = in.number("busy_target");
    cloud.notes = in.notes();
}

void readServingDesign(const EntryReader &in, Catalogue &catalogue)
{
    ServingDesignConstants &design = *catalogue.servingDesign;
    design.model = in.text("model");
    design.precision = in.precision("precision");
    design.logit_bytes = in.number("logit_bytes");
    design.all_heads = in.whole("all_heads");
    design.memory_efficiency_measured = in.number("memory_efficiency_measured");
    design.published_sequence = in.number("published_sequence");
    design.notes = in.notes();
}

void readEdge(const EntryReader &in, Catalogue &catalogue)
{
    catalogue.edge->limits = {in.number("deadline_ms"), in.number("miss_target"), in.number("sensor_ms"),
                              in.number("gpu_variation"), in.number("loops_per_s")};
    catalogue.edge->notes = in.notes();
}

void readMobile(const EntryReader &in, Catalogue &catalogue)
{
    MobileConstants &mobile = *catalogue.mobile;
    mobile.device = in.text("device");
    mobile.precision = in.precision("precision");
    mobile.pj_per_dram_byte_alternative = in.number("pj_per_dram_byte_alternative");
    mobile.branch_share = in.numberOr("branch_share", MobileConstants().branch_share);
    physics::MobileFrameModel &frame = mobile.frame;
    frame.blocks = in.number("blocks");
    frame.activation_bytes = in.number("activation_bytes");
    frame.ops = in.number("ops");
    frame.passes_unfused = in.number("passes_unfused");
    frame.passes_fused = in.number("passes_fused");
    frame.pj_per_dram_byte = in.number("pj_per_dram_byte");
    frame.pj_per_sram_byte = in.number("pj_per_sram_byte");
    frame.pj_per_op = in.number("pj_per_op");
    frame.power_budget_w = in.number("power_budget_w");
    frame.battery_wh = in.number("battery_wh");
    frame.frames_per_s = in.number("frames_per_s");
    frame.efficiency = in.number("efficiency");
    frame.launch_us = in.number("launch_us");
    frame.kernels_unfused = in.number("kernels_unfused");
    frame.kernels_fused = in.number("kernels_fused");
    mobile.notes = in.notes();
}

void readTiny(const EntryReader &in, Catalogue &catalogue)
{
    physics::TinyCore &core = catalogue.tiny->core;
    core.ops = in.number("ops");
    core.ops_per_cycle = in.number("ops_per_cycle");
    core.uw_per_mhz = in.number("uw_per_mhz");
    core.sleep_uw = in.number("sleep_uw");
    core.hop_ms = in.number("hop_ms");
    core.budget_mw = in.number("budget_mw");
    core.flash_bytes = in.number("flash_bytes");
    core.sram_bytes = in.number("sram_bytes");
    core.app_flash_bytes = in.number("app_flash_bytes");
    core.app_ram_bytes = in.number("app_ram_bytes");
    core.weight_bytes = in.number("weight_bytes");
    core.arena_bytes = in.number("arena_bytes");
    core.kernels = in.number("kernels");
    catalogue.tiny->clock_mhz = in.number("clock_mhz");
    catalogue.tiny->notes = in.notes();
}

void readRoofline(const EntryReader &in, Catalogue &catalogue)
{
    RooflineConstants &roofline = *catalogue.roofline;
    roofline.reported_flops_s = in.number("reported_flops_s");
    roofline.reported_peak_flops_s = in.number("reported_peak_flops_s");
    roofline.reportedPrecision = in.precision("reported_precision");
    roofline.reportedDecimals = int(in.whole("reported_percent_decimals"));
    roofline.publishedRidges.clear(); // a site's file replaces the list
    for (const nlohmann::json &object : in.object().at("published_ridges")) {
        const EntryReader ridge(object);
        roofline.publishedRidges.push_back({ridge.text("key"), ridge.number("ridge")});
    }
    roofline.published_small_size = in.number("published_small_size");
    roofline.published_small_share = in.number("published_small_share");
    roofline.published_large_size = in.number("published_large_size");
    roofline.published_large_share = in.number("published_large_share");
    roofline.notes = in.notes();
}

} // namespace

SectionReader constantSectionReader(const std::string &section)
{
    static const std::map<std::string, SectionReader> readers = {
        {"roofline", readRoofline},
        {"dispatch", readDispatch},
        {"fusion", readFusion},
        {"attention", readAttention},
        {"compilation", readCompilation},
        {"serving", readServing},
        {"cloud_serving", readCloud},
        {"edge_loop", readEdge},
        {"mobile_frame", readMobile},
        {"tiny_hop", readTiny},
        {"serving_design", readServingDesign},
    };
    const auto it = readers.find(section);
    return it == readers.end() ? nullptr : it->second;
}

} // namespace rp
