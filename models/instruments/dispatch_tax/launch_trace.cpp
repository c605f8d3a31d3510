// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/launch_trace.h"

#include "models/physics/launch.h"

#include <utility>

namespace rp {

LaunchTrace streamTrace(std::int64_t n, double launch_us, double kernel_us, const physics::LaunchQueue &queue)
{
    physics::PassTrace trace = physics::desUniformTrace(n, launch_us, kernel_us, queue);
    return {std::move(trace.kernels), trace.pass.total_us, false};
}

LaunchTrace graphTrace(std::int64_t n, double kernel_us, const physics::GraphLaunch &graph)
{
    LaunchTrace trace;
    trace.oneLaunch = true;
    trace.kernels.reserve(std::size_t(n));
    const double launched = graph.launch_us + graph.launch_per_node_us * double(n);
    double free = launched;
    for (std::int64_t i = 0; i < n; ++i) {
        const double begin = i == 0 ? free : free + graph.gap_us;
        free = begin + kernel_us;
        trace.kernels.push_back({0.0, launched, begin, free});
    }
    trace.total_us = free;
    return trace;
}

} // namespace rp
