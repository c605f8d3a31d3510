// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/event_simulation.h"

#include "models/physics/launch.h"

#include <algorithm>
#include <bit>

namespace rp::physics {

namespace {

/// Finish times of the kernels that may still be unfinished. One more slot than the queue is deep, because
/// the oldest one is still looked at after the newest has been stored; a power of two, because the slot is
/// looked up for every kernel.
class FinishRing
{
public:
    FinishRing(std::int64_t kernels, std::int64_t depth)
        : m_times(std::bit_ceil(static_cast<std::size_t>(std::min(kernels, depth)) + 1), 0.0)
    {
    }
    double at(std::int64_t index) const { return m_times[slot(index)]; }
    void store(std::int64_t index, double time) { m_times[slot(index)] = time; }

private:
    std::size_t slot(std::int64_t index) const
    {
        return static_cast<std::size_t>(index) & (m_times.size() - 1);
    }

    std::vector<double> m_times;
};

bool isSyncPoint(const std::vector<std::int64_t> &sorted, std::size_t &next, std::int64_t index)
{
    while (next < sorted.size() && sorted[next] < index)
        ++next;
    return next < sorted.size() && sorted[next] == index;
}

/// The simulation itself. launchOf and durationOf give a kernel's costs, report receives its times.
template<typename LaunchOf, typename DurationOf, typename Report>
SimulatedPass simulate(std::int64_t n, LaunchOf launchOf, DurationOf durationOf, const LaunchQueue &queue,
                       const SyncPoints &syncs, Report report)
{
    std::vector<std::int64_t> syncAfter(syncs.after.begin(), syncs.after.end());
    std::sort(syncAfter.begin(), syncAfter.end());
    std::size_t nextSync = 0;

    SimulatedPass pass;
    FinishRing finished(n, queue.depth);
    double cpuFree = 0.0;
    double lastFinish = 0.0;
    std::int64_t oldestUnfinished = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        KernelTimes times;
        times.launch_start_us = cpuFree;
        if (i >= queue.depth) {
            const double slotFree = finished.at(i - queue.depth);
            if (slotFree > times.launch_start_us) {
                pass.cpu_blocked_us += slotFree - times.launch_start_us;
                times.launch_start_us = slotFree;
            }
        }
        cpuFree = times.launch_start_us + launchOf(i);
        times.launch_end_us = cpuFree;
        times.begin_us = cpuFree + queue.delay_us;
        if (i > 0)
            times.begin_us = std::max(times.begin_us, lastFinish + queue.gap_us);
        const double duration = durationOf(i);
        lastFinish = times.begin_us + duration;
        times.finish_us = lastFinish;
        finished.store(i, lastFinish);
        pass.busy_us += duration;
        while (oldestUnfinished < i && finished.at(oldestUnfinished) <= cpuFree)
            ++oldestUnfinished;
        pass.max_outstanding = std::max(pass.max_outstanding, i - oldestUnfinished + 1);
        if (isSyncPoint(syncAfter, nextSync, i) && lastFinish + syncs.cost_us > cpuFree) {
            pass.cpu_blocked_us += lastFinish + syncs.cost_us - cpuFree;
            cpuFree = lastFinish + syncs.cost_us;
        }
        report(times);
    }
    pass.total_us = std::max(lastFinish, cpuFree);
    pass.busy_frac = pass.total_us > 0.0 ? pass.busy_us / pass.total_us : 0.0;
    pass.idle_us = pass.total_us - pass.busy_us;
    return pass;
}

template<typename Report>
SimulatedPass simulateLists(std::span<const double> launch_us, std::span<const double> duration_us,
                            const LaunchQueue &queue, const SyncPoints &syncs, Report report)
{
    const auto durationOf = [duration_us](std::int64_t i) {
        return duration_us[static_cast<std::size_t>(i)];
    };
    const auto n = static_cast<std::int64_t>(duration_us.size());
    if (launch_us.size() == 1) {
        const double launch = launch_us.front();
        return simulate(
            n, [launch](std::int64_t) { return launch; }, durationOf, queue, syncs, report);
    }
    const auto launchOf = [launch_us](std::int64_t i) { return launch_us[static_cast<std::size_t>(i)]; };
    return simulate(n, launchOf, durationOf, queue, syncs, report);
}

constexpr auto ignoreTimes = [](const KernelTimes &) {};

} // namespace

SimulatedPass des(std::span<const double> launch_us, std::span<const double> duration_us,
                  const LaunchQueue &queue, const SyncPoints &syncs)
{
    return simulateLists(launch_us, duration_us, queue, syncs, ignoreTimes);
}

PassTrace desTrace(std::span<const double> launch_us, std::span<const double> duration_us,
                   const LaunchQueue &queue, const SyncPoints &syncs)
{
    PassTrace trace;
    trace.kernels.reserve(duration_us.size());
    trace.pass = simulateLists(launch_us, duration_us, queue, syncs,
                               [&trace](const KernelTimes &times) { trace.kernels.push_back(times); });
    return trace;
}

SimulatedPass desUniform(std::int64_t n, double launch_us, double duration_us, const LaunchQueue &queue)
{
    return simulate(
        n, [launch_us](std::int64_t) { return launch_us; },
        [duration_us](std::int64_t) { return duration_us; }, queue, {}, ignoreTimes);
}

PassTrace desUniformTrace(std::int64_t n, double launch_us, double duration_us, const LaunchQueue &queue)
{
    PassTrace trace;
    trace.kernels.reserve(static_cast<std::size_t>(std::max<std::int64_t>(n, 0)));
    trace.pass = simulate(
        n, [launch_us](std::int64_t) { return launch_us; },
        [duration_us](std::int64_t) { return duration_us; }, queue, {},
        [&trace](const KernelTimes &times) { trace.kernels.push_back(times); });
    return trace;
}

} // namespace rp::physics
