// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/fusion.h"

#include "models/physics/drawn_out.h"
#include "models/physics/event_simulation.h"
#include "models/physics/launch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace rp::physics {

double AccessCounts::ratio() const
{
    return totalFused() > 0 ? static_cast<double>(totalUnfused()) / static_cast<double>(totalFused())
                            : std::numeric_limits<double>::infinity();
}

bool l2Resident(double elements, double element_bytes, double l2_bytes, double live_tensors)
{
    return live_tensors * elements * element_bytes <= l2_bytes;
}

ChainCounts chainCounts(std::span<const ChainKernel> chain)
{
    ChainCounts counts;
    counts.kernels = static_cast<std::int64_t>(chain.size());
    for (const ChainKernel &kernel : chain) {
        counts.reads += kernel.reads;
        counts.writes += kernel.writes;
        counts.rows += kernel.row_accesses;
        counts.flop_per_elem += kernel.flop;
    }
    counts.passes = counts.reads + counts.writes;
    return counts;
}

std::vector<ChainStep> chainSteps(std::span<const ChainKernel> chain, const FusionSetting &setting)
{
    const double rows = setting.elements / setting.row_length;
    std::vector<ChainStep> steps;
    steps.reserve(chain.size());
    for (const ChainKernel &kernel : chain) {
        ChainStep step;
        step.bytes =
            static_cast<double>(kernel.reads + kernel.writes) * setting.elements * setting.element_bytes;
        if (setting.count_rows)
            step.bytes += static_cast<double>(kernel.row_accesses) * rows * setting.element_bytes;
        step.flops = kernel.flop * setting.elements;
        const double memory_us =
            step.bytes / (setting.bandwidth_efficiency * setting.bandwidth_bytes_s) * 1e6;
        const double math_us = step.flops / setting.vector_peak_flops * 1e6;
        step.gpu_us = std::max({setting.shortest_us, memory_us, math_us});
        steps.push_back(step);
    }
    return steps;
}

PassTrace fusionTrace(std::span<const ChainKernel> chain, const FusionSetting &setting)
{
    std::vector<double> durations;
    durations.reserve(chain.size());
    for (const ChainStep &step : chainSteps(chain, setting))
        durations.push_back(step.gpu_us);
    const double launch_us[] = {setting.launch_us};
    return desTrace(launch_us, durations, {setting.queue_depth, 0.0, 0.0});
}

FusionResult fusionEval(std::span<const ChainKernel> chain, const FusionSetting &setting)
{
    FusionResult result;
    std::vector<double> durations;
    durations.reserve(chain.size());
    for (const ChainStep &step : chainSteps(chain, setting)) {
        durations.push_back(step.gpu_us);
        result.traffic_bytes += step.bytes;
        result.flops += step.flops;
        result.gpu_us += step.gpu_us;
    }
    const double launch_us[] = {setting.launch_us};
    result.total_us = des(launch_us, durations, {setting.queue_depth, 0.0, 0.0}).total_us;
    result.launch_us = setting.launch_us * static_cast<double>(chain.size());
    result.ai = result.traffic_bytes > 0.0 ? result.flops / result.traffic_bytes : 0.0;
    result.attained_flops = result.total_us > 0.0 ? result.flops / (result.total_us * 1e-6) : 0.0;
    return result;
}

FusionSpeedup fusionSpeedup(std::span<const ChainKernel> unfused, std::span<const ChainKernel> fused,
                            const FusionSetting &setting, double efficiency_unfused, double efficiency_fused)
{
    FusionSetting own = setting;
    own.bandwidth_efficiency = efficiency_unfused;
    const FusionResult before = fusionEval(unfused, own);
    own.bandwidth_efficiency = efficiency_fused;
    const FusionResult after = fusionEval(fused, own);
    return {before.total_us / after.total_us, before.traffic_bytes / after.traffic_bytes, before.total_us,
            after.total_us};
}

double publishedFusionSpeedup(double bandwidth_bytes_s, double launch_us, const PublishedFusion &published)
{
    const double tensor_us = published.elements * published.element_bytes / bandwidth_bytes_s * 1e6;
    const double unfused =
        published.compute_us + published.unfused_launches * launch_us + published.unfused_passes * tensor_us;
    const double fused =
        published.compute_us + published.fused_launches * launch_us + published.fused_passes * tensor_us;
    return unfused / fused;
}

double opsToCross(double ridge, double element_bytes, double flop_per_op, double accesses)
{
    // The allowance keeps a ridge that is met exactly from asking for one operation more.
    const double operations = std::ceil(ridge * accesses * element_bytes / flop_per_op - 1e-12);
    return operations > 0.0 ? operations : 0.0; // not -0
}

double attentionIoStandard(double sequence, double head_dim)
{
    return 4.0 * sequence * head_dim + 4.0 * sequence * sequence;
}

double attentionIoFlash(double sequence, double head_dim, double on_chip)
{
    const double block = std::ceil(on_chip / (4.0 * head_dim));
    const double blocks = std::ceil(sequence / block);
    return 2.0 * sequence * head_dim + 3.0 * sequence * head_dim * blocks + 4.0 * sequence * blocks;
}

double attentionRatio(double sequence, double head_dim, double on_chip)
{
    return attentionIoStandard(sequence, head_dim) / attentionIoFlash(sequence, head_dim, on_chip);
}

} // namespace rp::physics
