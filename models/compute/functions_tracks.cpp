// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/track_constants.h"
#include "models/compute/call.h"
#include "models/compute/common_arguments.h"
#include "models/compute/functions.h"

namespace rp::compute {

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
