// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/dispatch.h"

#include "models/physics/event_simulation.h"
#include "models/physics/launch.h"
#include "models/physics/rounding.h"

#include <algorithm>

namespace rp::physics {

namespace {

double share(double part, double whole)
{
    return whole > 0.0 ? part / whole : 0.0;
}

double mathOf(const Workload &workload)
{
    return static_cast<double>(workload.n) * workload.compute_us;
}

} // namespace

PassTime serialPass(const Workload &workload, double launch_us)
{
    PassTime pass;
    pass.compute_us = mathOf(workload);
    pass.dispatch_us = static_cast<double>(workload.n) * launch_us;
    pass.memory_us = workload.memory_us;
    pass.total_us = pass.compute_us + pass.dispatch_us + pass.memory_us;
    pass.util = share(pass.compute_us, pass.total_us);
    pass.n = workload.n;
    return pass;
}

CompiledCounts compiledCounts(const Workload &workload)
{
    return {atLeastOne(static_cast<double>(workload.n) * (1.0 - workload.rho)),
            workload.memory_us * (1.0 - workload.phi)};
}

Workload compiledWorkload(const Workload &workload, double kappa)
{
    const CompiledCounts counts = compiledCounts(workload);
    Workload compiled = workload;
    compiled.n = counts.n;
    compiled.compute_us = kappa * mathOf(workload) / static_cast<double>(counts.n);
    compiled.memory_us = counts.memory_us;
    compiled.rho = 0.0;
    compiled.phi = 0.0;
    return compiled;
}

PassTime compiledPass(const Workload &workload, double launch_us, double kappa)
{
    return serialPass(compiledWorkload(workload, kappa), launch_us);
}

double publishedCompiledUtil(const Workload &workload, double launch_us, double kept)
{
    const auto n = static_cast<double>(workload.n);
    return n * workload.compute_us / (n * kept * (workload.compute_us + launch_us) + workload.memory_us);
}

double fragment(double total_compute_us, std::int64_t n, double shortest_us)
{
    return std::max(total_compute_us / static_cast<double>(n), shortest_us);
}

Workload fragmented(const Workload &workload, std::int64_t n, double shortest_us)
{
    Workload cut = workload;
    cut.n = n;
    cut.compute_us = fragment(mathOf(workload), n, shortest_us);
    return cut;
}

SliderPoint sliderPoint(const Workload &workload, std::int64_t n, double launch_us, double shortest_us)
{
    SliderPoint point;
    point.compute_us = fragment(mathOf(workload), n, shortest_us);
    point.total_us = static_cast<double>(n) * (point.compute_us + launch_us) + workload.memory_us;
    point.util = share(mathOf(workload), point.total_us);
    return point;
}

double rhoForUtil(const Workload &workload, double launch_us, double memory_after_us, double target)
{
    const double math = mathOf(workload);
    return 1.0 - (math / target - math - memory_after_us) / (static_cast<double>(workload.n) * launch_us);
}

double memoryForUtil(const Workload &workload, double launch_us, double target)
{
    return mathOf(workload) / target - static_cast<double>(workload.n) * (workload.compute_us + launch_us);
}

QueuedPass asyncPass(const Workload &workload, double launch_us, const LaunchQueue &queue)
{
    const double duration = workload.compute_us + workload.memory_us / static_cast<double>(workload.n);
    const SimulatedPass pass = desUniform(workload.n, launch_us, duration, queue);
    return {pass.total_us, pass.busy_frac, share(mathOf(workload), pass.total_us)};
}

QueuedPass asyncCompiled(const Workload &workload, double launch_us, const LaunchQueue &queue)
{
    return asyncPass(compiledWorkload(workload), launch_us, queue);
}

QueuedPass graphPass(const Workload &workload, const GraphLaunch &graph)
{
    const auto n = static_cast<double>(workload.n);
    const double math = mathOf(workload);
    QueuedPass pass;
    pass.total_us =
        graph.launch_us + graph.launch_per_node_us * n + math + workload.memory_us + (n - 1.0) * graph.gap_us;
    pass.busy_frac = share(math + workload.memory_us, pass.total_us);
    pass.math_util = share(math, pass.total_us);
    return pass;
}

double asyncClosed(std::int64_t n, double kernel_us, double launch_us, double delay_us, double gap_us)
{
    const auto kernels = static_cast<double>(n);
    return std::max(launch_us + delay_us + kernels * kernel_us + (kernels - 1.0) * gap_us,
                    kernels * launch_us + delay_us + kernel_us);
}

double asyncSteadyUtil(double kernel_us, double launch_us)
{
    return share(kernel_us, std::max(kernel_us, launch_us));
}

FasterGpu fasterGpu(const Workload &workload, double launch_us, double factor, const LaunchQueue &queue)
{
    Workload faster = workload;
    faster.compute_us /= factor;
    faster.memory_us /= factor;
    const QueuedPass before = asyncPass(workload, launch_us, queue);
    const QueuedPass after = asyncPass(faster, launch_us, queue);
    return {before.math_util, after.math_util, after.total_us > 0.0 ? before.total_us / after.total_us : 1.0};
}

PassTime moveModel(const Workload &workload, double launch_us, double flops_ratio, double bandwidth_ratio)
{
    Workload moved = workload;
    moved.compute_us *= flops_ratio;
    moved.memory_us *= bandwidth_ratio;
    return serialPass(moved, launch_us);
}

double throughput(double batch, double total_us)
{
    return batch / (total_us * 1e-6);
}

} // namespace rp::physics
