// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/track_constants.h"
#include "models/compute/calls/call.h"
#include "models/compute/calls/common_arguments.h"
#include "models/compute/functions/functions.h"

namespace rp::compute {

namespace {

using namespace arguments;

void cloudStep(Call &call)
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
    call.out.whole("kernels", step.kernels);
    call.out.real("gpu_us", step.gpu_us);
    call.out.real("cpu_us", step.cpu_us);
    call.out.real("total_us", step.total_us);
    call.out.real("busy_frac", step.busy_frac);
    call.out.real("tok_s", step.tokens_s);
    call.out.yesNo("passes", step.passes);
}

void edgeLoop(Call &call)
{
    physics::EdgeLimits limits = call.catalogue.edge->limits;
    limits.deadline_ms = call.real("deadline");
    limits.loops_per_s = call.real("hz");
    const physics::EdgeLoop loop =
        physics::edgeLoop(call.entry("mode", call.catalogue.edgeModes).mode, limits);
    call.out.real("base_ms", loop.base_ms);
    call.out.real("sigma_ms", loop.sigma_ms);
    call.out.real("p99_ms", loop.p99_ms);
    call.out.real("p9999_ms", loop.p9999_ms);
    call.out.real("miss_prob", loop.miss_prob);
    call.out.real("miss_per_hour", loop.miss_per_hour);
    call.out.yesNo("passes_p99", loop.passes_p99);
    call.out.yesNo("passes", loop.passes);
}

void mobileFrame(Call &call)
{
    physics::MobileFrameModel model = call.catalogue.mobile->frame;
    model.pj_per_dram_byte = call.real("pj_dram");
    model.activation_bytes = call.real("act_bytes");
    const physics::MobileFrame frame = physics::mobileFrame(
        model, call.flag("fused"), call.real("branch_extra_ops"), call.real("branch_extra_passes"));
    call.out.real("bytes", frame.bytes);
    call.out.real("energy_mj", frame.energy_mj);
    call.out.real("power_w", frame.power_w);
    call.out.real("t_ms", frame.time_ms);
    call.out.real("bw_share", frame.bandwidth_share);
    call.out.real("hours", frame.hours);
    call.out.yesNo("passes_time", frame.passes_time);
    call.out.yesNo("passes_power", frame.passes_power);
    call.out.yesNo("passes", frame.passes());
}

void tinyHop(Call &call)
{
    physics::TinyCore core = call.catalogue.tiny->core;
    core.ops = call.real("ops");
    const physics::TinyHop hop =
        physics::tinyHop(core, call.entry("rt", call.catalogue.runtimes).runtime, call.real("mhz"));
    call.out.real("t_ms", hop.time_ms);
    call.out.real("duty", hop.duty);
    call.out.real("power_mw", hop.power_mw);
    call.out.real("flash", hop.flash_bytes);
    call.out.real("ram", hop.ram_bytes);
    call.out.yesNo("passes_time", hop.passes_time);
    call.out.yesNo("passes_power", hop.passes_power);
    call.out.yesNo("passes_flash", hop.passes_flash);
    call.out.yesNo("passes_ram", hop.passes_ram);
    call.out.yesNo("passes", hop.passes());
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
