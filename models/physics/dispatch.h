// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::physics {

struct GraphLaunch;
struct LaunchQueue;

// Dispatch: what launching kernels one by one costs (physics specification, section 2).
// Times are microseconds, finite and >= 0; shares are fractions of one. The functions are total: a share of
// a pass that takes no time at all is 0.

/// One forward pass, as the dispatch model sees it.
struct Workload
{
    std::int64_t n = 1;      ///< kernel launches per pass, >= 1
    double compute_us = 0.0; ///< math per kernel
    double memory_us = 0.0;  ///< memory time per pass that math does not hide
    double rho = 0.0;        ///< share of launches that compiling removes, 0..1
    double phi = 0.0;        ///< share of memory time that compiling removes, 0..1
    std::int64_t batch = 1;  ///< samples per pass, >= 1

    bool operator==(const Workload &) const = default;
};

/// A pass in the serial form: total = compute + dispatch + memory.
struct PassTime
{
    double compute_us = 0.0;
    double dispatch_us = 0.0;
    double memory_us = 0.0;
    double total_us = 0.0;
    double util = 0.0;  ///< math utilization: compute / total
    std::int64_t n = 1; ///< kernels launched
};

/// A pass from the event simulation or a graph replay.
struct QueuedPass
{
    double total_us = 0.0;
    double busy_frac = 0.0; ///< GPU busy: (math + memory) / total
    double math_util = 0.0; ///< math / total
};

struct CompiledCounts
{
    std::int64_t n = 1;
    double memory_us = 0.0;
};

struct FasterGpu
{
    double util_before = 0.0;
    double util_after = 0.0;
    double speedup = 1.0; ///< wall time before / after
};

/// A point of the kernel-count slider.
struct SliderPoint
{
    double compute_us = 0.0; ///< per kernel
    double total_us = 0.0;
    double util = 0.0;
};

/// Blocking host: T = n (c + l) + m, U = n c / T. Section 2.1.
PassTime serialPass(const Workload &workload, double launch_us);

/// Launches and memory time after compiling: max(1, round(n (1 - rho))), m (1 - phi).
CompiledCounts compiledCounts(const Workload &workload);

/// The workload that compiling makes: fewer kernels, each with more of the same math (times kappa), less
/// memory time. Its own rho and phi are 0, since nothing is left to remove.
Workload compiledWorkload(const Workload &workload, double kappa = 1.0);

PassTime compiledPass(const Workload &workload, double launch_us, double kappa = 1.0);

/// Utilization by a formula printed in the course, kept because it can exceed one (section 2.6).
/// kept is the share of launches that is left. The denominator n kept (c + l) + m must be > 0.
double publishedCompiledUtil(const Workload &workload, double launch_us, double kept);

/// Math per kernel when the same total math is cut into n >= 1 kernels, none shorter than shortest_us.
double fragment(double total_compute_us, std::int64_t n, double shortest_us = 0.0);

/// The workload cut into n kernels of the same total math (or more, if shortest_us binds).
Workload fragmented(const Workload &workload, std::int64_t n, double shortest_us = 0.0);

/// Serial pass of the fragmented workload. util compares the workload's own math with the wall time, so
/// that padding by shortest_us does not count as useful math.
SliderPoint sliderPoint(const Workload &workload, std::int64_t n, double launch_us, double shortest_us = 0.0);

/// Launch reduction that gives a target utilization (0 < target <= 1) in the serial form, with
/// memory_after_us left after compiling. May be negative (target already passed) or above 1 (out of reach).
/// n * launch_us must be > 0.
double rhoForUtil(const Workload &workload, double launch_us, double memory_after_us, double target);

/// Memory time at which the serial utilization equals target (> 0). Negative if out of reach.
double memoryForUtil(const Workload &workload, double launch_us, double target);

/// The pass through the event simulation; memory time is spread over the kernels as GPU-busy time.
/// With queue.depth 1 and launch_us >= queue.gap_us it equals serialPass().
QueuedPass asyncPass(const Workload &workload, double launch_us, const LaunchQueue &queue);

/// asyncPass() of compiledWorkload().
QueuedPass asyncCompiled(const Workload &workload, double launch_us, const LaunchQueue &queue);

/// T = t0 + t1 n + n c + m + (n - 1) gap. Launch cost goes, memory time stays.
QueuedPass graphPass(const Workload &workload, const GraphLaunch &graph);

/// Closed form of a deep queue (depth >= 2) with n >= 1 equal kernels of kernel_us:
/// max(l + d + n k + (n - 1) g, n l + d + k).
double asyncClosed(std::int64_t n, double kernel_us, double launch_us, double delay_us = 0.0,
                   double gap_us = 0.0);

/// Share of time the GPU is busy in the steady state of a deep queue: k / max(k, l). 0 if both are 0.
double asyncSteadyUtil(double kernel_us, double launch_us);

/// Math and memory made faster by factor (> 0); launching stays as it is.
FasterGpu fasterGpu(const Workload &workload, double launch_us, double factor, const LaunchQueue &queue);

/// The model on a slower device: math times flops_ratio, memory times bandwidth_ratio, new launch cost.
PassTime moveModel(const Workload &workload, double launch_us, double flops_ratio, double bandwidth_ratio);

/// Samples per second: batch / total. total_us must be > 0.
double throughput(double batch, double total_us);

} // namespace rp::physics
