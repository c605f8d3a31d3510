// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/delay_mixture.h"
#include "models/physics/launch.h"
#include "models/physics/transformer.h"

#include <cstdint>
#include <vector>

namespace rp::physics {

// The four tracks (physics specification, section 8): a server, a control loop, glasses, a hearable.

// --- Cloud: one decode step of a large model -----------------------------------------------------------

enum class ServingMode : std::uint8_t
{
    Eager,
    Compiled,
    Graphs
};

struct CloudServing
{
    Transformer model;
    double peak_flops = 1.0;
    double bandwidth_bytes_s = 1.0;
    Serving serving;
    double launch_us = 0.0;
    double context_tokens = 0.0;
    double memory_efficiency = 1.0;
    double compute_efficiency = 1.0;
    double kernels_per_layer = 0.0;
    double kernels_extra = 0.0;         ///< outside the layers
    double collectives_per_layer = 0.0; ///< only with tensor_parallel > 1
    double collective_us = 0.0;
    double rho = 0.0;    ///< launches that compiling removes
    double gap_us = 0.0; ///< between stream-launched kernels
    GraphLaunch graph;
    double busy_target = 0.0; ///< GPU busy that passes
};

struct CloudStep
{
    std::int64_t kernels = 0;
    double gpu_us = 0.0;
    double cpu_us = 0.0;
    double total_us = 0.0;
    double busy_frac = 0.0;
    double tokens_s = 0.0;
    bool passes = false;
};

CloudStep cloudStep(const CloudServing &cloud, double batch, ServingMode mode);

// --- Edge: a periodic loop with rare delays ------------------------------------------------------------

struct EdgeMode
{
    std::int64_t kernels = 1;
    double launch_us = 0.0;
    double math_ms = 0.0;
    double launch_variation = 0.0; ///< standard deviation of one launch over its mean
    std::vector<DelayEvent> events;
};

struct EdgeLimits
{
    double deadline_ms = 0.0;
    double miss_target = 0.0;   ///< misses per loop that are allowed
    double sensor_ms = 0.0;     ///< of each loop, for sensing and acting
    double gpu_variation = 0.0; ///< relative spread when the GPU, not the CPU, sets the pace
    double loops_per_s = 0.0;
};

struct EdgeLoop
{
    double base_ms = 0.0;
    double sigma_ms = 0.0;
    double p99_ms = 0.0;
    double p9999_ms = 0.0;
    double miss_prob = 0.0;
    double miss_per_hour = 0.0;
    bool passes_p99 = false;
    bool passes = false;
};

/// How long a loop takes: the larger of launching and math after sensing, and what delays it.
DelayMixture edgeDelays(const EdgeMode &mode, const EdgeLimits &limits);

/// Quantiles are found by bisection on the exact distribution: a Normal base plus independent events.
EdgeLoop edgeLoop(const EdgeMode &mode, const EdgeLimits &limits);

// --- Mobile: energy of a frame -------------------------------------------------------------------------

struct MobileFrameModel
{
    double blocks = 0.0;
    double activation_bytes = 0.0; ///< per block
    double ops = 0.0;              ///< per frame
    double passes_unfused = 0.0;   ///< activation tensors moved per block
    double passes_fused = 0.0;
    double pj_per_dram_byte = 0.0;
    double pj_per_sram_byte = 0.0;
    double pj_per_op = 0.0;
    double power_budget_w = 0.0;
    double battery_wh = 0.0;
    double frames_per_s = 1.0;
    double efficiency = 1.0; ///< of peak
    double launch_us = 0.0;
    double kernels_unfused = 0.0; ///< per block
    double kernels_fused = 0.0;
    double peak_ops = 1.0;
    double bandwidth_bytes_s = 1.0;
};

struct MobileFrame
{
    double bytes = 0.0;
    double energy_mj = 0.0;
    double power_w = 0.0;
    double time_ms = 0.0;
    double bandwidth_share = 0.0;
    double hours = 0.0;
    bool passes_time = false;
    bool passes_power = false;

    bool passes() const { return passes_time && passes_power; }
};

MobileFrame mobileFrame(const MobileFrameModel &model, bool fused, double extra_ops = 0.0,
                        double extra_passes = 0.0);

// --- Tiny: one audio hop on a microcontroller ----------------------------------------------------------

struct TinyRuntime
{
    double flash_bytes = 0.0;
    double flash_per_kernel_bytes = 0.0;
    double overhead = 0.0; ///< of the interpreter, as a fraction of the work
    double ram_bytes = 0.0;
};

struct TinyCore
{
    double ops = 0.0; ///< per hop
    double ops_per_cycle = 1.0;
    double uw_per_mhz = 0.0;
    double sleep_uw = 0.0;
    double hop_ms = 1.0;
    double budget_mw = 0.0;
    double flash_bytes = 0.0;
    double sram_bytes = 0.0;
    double app_flash_bytes = 0.0;
    double app_ram_bytes = 0.0;
    double weight_bytes = 0.0;
    double arena_bytes = 0.0;
    double kernels = 0.0;
};

struct TinyHop
{
    double time_ms = 0.0;
    double duty = 0.0;
    double power_mw = 0.0;
    double flash_bytes = 0.0;
    double ram_bytes = 0.0;
    bool passes_time = false;
    bool passes_power = false;
    bool passes_flash = false;
    bool passes_ram = false;

    bool passes() const { return passes_time && passes_power && passes_flash && passes_ram; }
};

/// clock_mhz > 0.
TinyHop tinyHop(const TinyCore &core, const TinyRuntime &runtime, double clock_mhz);

} // namespace rp::physics
