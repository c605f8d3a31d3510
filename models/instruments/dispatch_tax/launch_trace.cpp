// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/launch_trace.h"

#include "models/physics/hardware/launch.h"

#include <algorithm>
#include <utility>

namespace rp {

namespace {

using physics::KernelTimes;

/// The two ends of a launch or of a kernel.
struct Lane
{
    TimelineLane lane;
    double KernelTimes::*start;
    double KernelTimes::*end;
};

constexpr Lane cpuLane = {TimelineLane::Cpu, &KernelTimes::launch_start_us, &KernelTimes::launch_end_us};
constexpr Lane gpuLane = {TimelineLane::Gpu, &KernelTimes::begin_us, &KernelTimes::finish_us};

TimelineSpan merged(const std::vector<KernelTimes> &kernels, const Lane &lane, std::size_t first,
                    std::size_t end)
{
    TimelineSpan span{
        lane.lane, int(first), int(end - first), kernels[first].*lane.start, kernels[end - 1].*lane.end, 0.0};
    for (std::size_t i = first; i < end; ++i)
        span.busy_us += kernels[i].*lane.end - kernels[i].*lane.start;
    return span;
}

void addLane(TimelineWindow &window, const std::vector<KernelTimes> &kernels, const Lane &lane,
             std::size_t spansPerLane)
{
    const auto first = std::partition_point(kernels.cbegin(), kernels.cend(), [&](const KernelTimes &k) {
        return k.*lane.end <= window.from_us;
    });
    const auto last = std::partition_point(
        first, kernels.cend(), [&](const KernelTimes &k) { return k.*lane.start < window.to_us; });
    const auto begin = std::size_t(first - kernels.cbegin());
    const auto end = std::size_t(last - kernels.cbegin());
    std::size_t group = 1;
    while ((end - begin) > group * spansPerLane)
        group *= 2;
    for (std::size_t i = begin - begin % group; i < end; i += group)
        window.spans.push_back(merged(kernels, lane, i, std::min(i + group, kernels.size())));
}

} // namespace

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

TimelineWindow cutWindow(const LaunchTrace &trace, double from_us, double to_us, std::size_t spansPerLane)
{
    TimelineWindow window;
    window.total_us = trace.total_us;
    window.kernels = int(trace.kernels.size());
    window.from_us = std::max(from_us, 0.0);
    window.to_us = std::min(to_us, trace.total_us);
    if (!(window.from_us < window.to_us)) { // also true when one of them is not a number
        window.from_us = 0.0;
        window.to_us = trace.total_us;
    }
    spansPerLane = std::max<std::size_t>(spansPerLane, 1);
    if (!trace.oneLaunch) {
        addLane(window, trace.kernels, cpuLane, spansPerLane);
    } else if (!trace.kernels.empty() && trace.kernels.front().launch_end_us > window.from_us) {
        const double end = trace.kernels.front().launch_end_us;
        window.spans.push_back({TimelineLane::Cpu, 0, window.kernels, 0.0, end, end});
    }
    addLane(window, trace.kernels, gpuLane, spansPerLane);
    return window;
}

} // namespace rp
