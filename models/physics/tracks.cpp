// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/tracks.h"

#include "models/physics/dispatch.h"
#include "models/physics/rounding.h"

#include <algorithm>
#include <cmath>

namespace rp::physics {

CloudStep cloudStep(const CloudServing &cloud, double batch, ServingMode mode)
{
    const auto layers = static_cast<double>(cloud.model.layers);
    const double collectives =
        cloud.serving.tensor_parallel > 1.0 ? cloud.collectives_per_layer * layers : 0.0;
    const ServingMachine machine{cloud.peak_flops, cloud.bandwidth_bytes_s, cloud.memory_efficiency,
                                 cloud.compute_efficiency, collectives * cloud.collective_us * 1e-6};
    const double eagerKernels = cloud.kernels_per_layer * layers + cloud.kernels_extra;

    CloudStep step;
    step.gpu_us = decodeStep(cloud.model, batch, cloud.context_tokens, machine, cloud.serving).time_s * 1e6;
    step.kernels = (mode == ServingMode::Eager ? roundedCount(eagerKernels)
                                               : atLeastOne(eagerKernels * (1.0 - cloud.rho))) +
                   roundedCount(collectives);
    const auto kernels = static_cast<double>(step.kernels);
    if (mode == ServingMode::Graphs) {
        step.cpu_us = cloud.graph.launch_us;
        step.total_us = cloud.graph.launch_us + step.gpu_us + (kernels - 1.0) * cloud.graph.gap_us;
    } else {
        step.cpu_us = kernels * cloud.launch_us;
        step.total_us = asyncClosed(step.kernels, step.gpu_us / kernels, cloud.launch_us, 0.0, cloud.gap_us);
    }
    step.busy_frac = step.gpu_us / step.total_us;
    step.tokens_s = batch / (step.total_us * 1e-6);
    step.passes = step.busy_frac >= cloud.busy_target;
    return step;
}

MobileFrame mobileFrame(const MobileFrameModel &model, bool fused, double extra_ops, double extra_passes)
{
    const double passes = (fused ? model.passes_fused : model.passes_unfused) + extra_passes;
    const double keptOnChip =
        fused ? model.blocks * (model.passes_unfused - model.passes_fused) * model.activation_bytes : 0.0;
    const double ops = model.ops + extra_ops;
    const double kernels = model.blocks * (fused ? model.kernels_fused : model.kernels_unfused);

    MobileFrame frame;
    frame.bytes = model.blocks * passes * model.activation_bytes;
    const double energy_j = frame.bytes * model.pj_per_dram_byte * 1e-12 +
                            keptOnChip * model.pj_per_sram_byte * 1e-12 + ops * model.pj_per_op * 1e-12;
    const double time_s =
        kernels * model.launch_us * 1e-6 +
        std::max(ops / (model.efficiency * model.peak_ops), frame.bytes / model.bandwidth_bytes_s);
    frame.energy_mj = energy_j * 1e3;
    frame.power_w = energy_j * model.frames_per_s;
    frame.time_ms = time_s * 1e3;
    frame.bandwidth_share = frame.bytes * model.frames_per_s / model.bandwidth_bytes_s;
    frame.hours = model.battery_wh / frame.power_w;
    frame.passes_time = time_s <= 1.0 / model.frames_per_s;
    frame.passes_power = frame.power_w <= model.power_budget_w;
    return frame;
}

TinyHop tinyHop(const TinyCore &core, const TinyRuntime &runtime, double clock_mhz)
{
    TinyHop hop;
    hop.time_ms = core.ops * (1.0 + runtime.overhead) / (clock_mhz * 1e6 * core.ops_per_cycle) * 1e3;
    hop.duty = std::min(1.0, hop.time_ms / core.hop_ms);
    hop.power_mw = (hop.duty * clock_mhz * core.uw_per_mhz + (1.0 - hop.duty) * core.sleep_uw) * 1e-3;
    hop.flash_bytes = runtime.flash_bytes + core.kernels * runtime.flash_per_kernel_bytes +
                      core.weight_bytes + core.app_flash_bytes;
    hop.ram_bytes = runtime.ram_bytes + core.arena_bytes + core.app_ram_bytes;
    hop.passes_time = hop.time_ms < core.hop_ms;
    hop.passes_power = hop.power_mw < core.budget_mw;
    hop.passes_flash = hop.flash_bytes <= core.flash_bytes;
    hop.passes_ram = hop.ram_bytes <= core.sram_bytes;
    return hop;
}

DelayMixture edgeDelays(const EdgeMode &mode, const EdgeLimits &limits)
{
    const auto kernels = static_cast<double>(mode.kernels);
    const double launching_ms = kernels * mode.launch_us * 1e-3;
    const double base_ms = limits.sensor_ms + std::max(launching_ms, mode.math_ms);
    const double sigma_ms = launching_ms > mode.math_ms
                                ? std::sqrt(kernels) * mode.launch_variation * mode.launch_us * 1e-3
                                : limits.gpu_variation * mode.math_ms;
    return {base_ms, sigma_ms, mode.events};
}

EdgeLoop edgeLoop(const EdgeMode &mode, const EdgeLimits &limits)
{
    // Below this a probability is what erfc's rounding leaves, not a chance of missing.
    constexpr double smallest_probability = 1e-15;
    constexpr double seconds_per_hour = 3600.0;

    const DelayMixture delays = edgeDelays(mode, limits);
    EdgeLoop loop;
    loop.base_ms = delays.base_ms();
    loop.sigma_ms = delays.sigma_ms();
    loop.p99_ms = delays.quantile(0.99);
    loop.p9999_ms = delays.quantile(0.9999);
    const double miss = delays.above(limits.deadline_ms);
    loop.miss_prob = miss < smallest_probability ? 0.0 : miss;
    loop.miss_per_hour = loop.miss_prob * limits.loops_per_s * seconds_per_hour;
    loop.passes_p99 = loop.p99_ms <= limits.deadline_ms;
    loop.passes = loop.passes_p99 && loop.miss_prob <= limits.miss_target;
    return loop;
}

} // namespace rp::physics
