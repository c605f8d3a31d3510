// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rp::physics {

struct LaunchQueue;

/// Where the host waits for the device.
struct SyncPoints
{
    std::span<const std::int64_t> after; ///< kernel indices; those outside the pass are ignored
    double cost_us = 0.0;                ///< added to the finish of the kernel waited for, >= 0
};

/// What one simulated pass took.
struct SimulatedPass
{
    double total_us = 0.0;            ///< wall time until CPU and GPU are both done
    double busy_us = 0.0;             ///< sum of kernel durations
    double busy_frac = 0.0;           ///< busy / total, 0 for an empty pass
    double idle_us = 0.0;             ///< total - busy
    double cpu_blocked_us = 0.0;      ///< time the CPU waited for the queue or for a sync
    std::int64_t max_outstanding = 0; ///< most kernels launched and unfinished at once
};

/// When one kernel was launched and when it ran.
struct KernelTimes
{
    double launch_start_us = 0.0;
    double launch_end_us = 0.0;
    double begin_us = 0.0;
    double finish_us = 0.0;
};

/// The event simulation with every kernel's times; the same numbers as des() in the same order.
struct PassTrace
{
    SimulatedPass pass;
    std::vector<KernelTimes> kernels;
};

/// Discrete-event simulation of one pass (physics specification, section 2.2):
///   start_i  = max(cpu free, finish of kernel i-depth)
///   begin_i  = max(start_i + launch_i + delay, finish of kernel i-1 + gap)
///   finish_i = begin_i + duration_i
/// launch_us holds one cost for all kernels or one for each; duration_us one duration per kernel.
/// All values are microseconds, finite and >= 0. Linear in the number of kernels; no errors.
SimulatedPass des(std::span<const double> launch_us, std::span<const double> duration_us,
                  const LaunchQueue &queue, const SyncPoints &syncs = {});
PassTrace desTrace(std::span<const double> launch_us, std::span<const double> duration_us,
                   const LaunchQueue &queue, const SyncPoints &syncs = {});

/// des() and desTrace() for n equal kernels, without building a list of them. n >= 0.
SimulatedPass desUniform(std::int64_t n, double launch_us, double duration_us, const LaunchQueue &queue);
PassTrace desUniformTrace(std::int64_t n, double launch_us, double duration_us, const LaunchQueue &queue);

} // namespace rp::physics
