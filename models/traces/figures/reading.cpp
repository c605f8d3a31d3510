// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/reading.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace rp::traces {

namespace {

constexpr std::int64_t short_ns = 5000;

std::optional<double> ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? std::optional(static_cast<double>(part) / static_cast<double>(whole)) : std::nullopt;
}

bool hasNccl(std::string_view name)
{
    static constexpr std::string_view wanted = "nccl";
    return std::search(name.begin(), name.end(), wanted.begin(), wanted.end(),
                       [](char a, char b) { return (a | 0x20) == b; }) != name.end();
}

/// Without each bracket, what stands before it as space, and the rest of its line.
std::string groupName(std::string_view name)
{
    const auto isSpace = [](char c) {
        return c == ' ' || (c >= '\t' && c <= '\r') || (c >= '\x1c' && c <= '\x1f');
    };
    std::string group;
    while (true) {
        const std::size_t bracket = name.find('(');
        if (bracket == std::string_view::npos)
            return group += name;
        std::size_t end = bracket;
        while (end > 0 && isSpace(name[end - 1]))
            --end;
        group += name.substr(0, end);
        const std::size_t line = name.find('\n', bracket);
        if (line == std::string_view::npos)
            return group;
        name.remove_prefix(line);
    }
}

/// Figures of the kernels of a timeline.
void readKernels(const Timeline &timeline, Reading &reading)
{
    const NameTable &names = timeline.trace().names;
    std::vector<std::int64_t> durations;
    std::vector<std::size_t> uses(names.size()); // by name
    BusyTime busy;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (!timeline.isKernel(i))
            continue;
        const GpuOp &op = timeline.op(i);
        durations.push_back(op.duration_ns);
        ++uses[op.name];
        busy.add(op.start_ns, op.end_ns());
        const ApiCall *const call = timeline.call(i);
        reading.kernelsFromGraphs += call && timeline.launchKind(call->name) == LaunchKind::Graph &&
                                             names.text(call->name).find("GraphLaunch") != std::string::npos
                                         ? 1
                                         : 0;
        reading.shortKernels += op.duration_ns < short_ns ? 1 : 0;
        reading.emptyKernels += op.duration_ns <= 0 ? 1 : 0;
    }
    for (NameId name = 0; name < uses.size(); ++name) {
        if (uses[name] == 0)
            continue;
        ++reading.distinctKernelNames;
        reading.tritonKernels += names.text(name).starts_with("triton_") ? uses[name] : 0;
        reading.ncclKernels += hasNccl(names.text(name)) ? uses[name] : 0;
    }
    reading.kernels = durations.size();
    reading.kernelBusy_ns = busy.total_ns();
    if (reading.launchPeriod.n > 0 && reading.kernels > 0) {
        const auto isShort = [&reading](std::int64_t ns) {
            return static_cast<double>(ns) < reading.launchPeriod.p50_ns;
        };
        const auto count = std::count_if(durations.begin(), durations.end(), isShort);
        reading.shortKernelFraction = static_cast<double>(count) / static_cast<double>(reading.kernels);
    }
    reading.kernelDuration = spreadOf(durations);
}

/// Launches of all threads and devices.
void readLaunches(const Timeline &timeline, Reading &reading)
{
    const Trace &trace = timeline.trace();
    std::unordered_map<NameId, std::size_t> places;
    std::vector<std::int64_t> direct;
    std::vector<std::int64_t> graph;
    std::vector<std::uint32_t> launches;
    for (std::size_t i = 0; i < trace.calls.size(); ++i) {
        const ApiCall &call = trace.calls[i];
        const LaunchKind kind = timeline.launchKind(call.name);
        if (kind == LaunchKind::None)
            continue;
        (kind == LaunchKind::Graph ? graph : direct).push_back(call.duration_ns);
        launches.push_back(static_cast<std::uint32_t>(i));
        const auto [place, isNew] = places.try_emplace(call.name, reading.launchCalls.size());
        if (isNew)
            reading.launchCalls.emplace_back(call.name, 0);
        ++reading.launchCalls[place->second].second;
    }
    reading.directLaunch = spreadOf(direct);
    reading.graphLaunch = spreadOf(graph);
    std::sort(launches.begin(), launches.end(), [&trace](std::uint32_t a, std::uint32_t b) {
        const ApiCall &left = trace.calls[a];
        const ApiCall &right = trace.calls[b];
        return std::tie(left.thread, left.start_ns, a) < std::tie(right.thread, right.start_ns, b);
    });
    std::vector<std::int64_t> periods;
    std::vector<std::int64_t> gaps;
    for (std::size_t i = 0; i < launches.size(); ++i) {
        const ApiCall &call = trace.calls[launches[i]];
        const ApiCall *const before = i > 0 ? &trace.calls[launches[i - 1]] : nullptr;
        if (!before || before->thread != call.thread) {
            ++reading.launchThreads;
            continue;
        }
        periods.push_back(call.start_ns - before->start_ns);
        gaps.push_back(call.start_ns - before->end_ns());
    }
    reading.launchPeriod = spreadOf(periods);
    reading.launchGap = spreadOf(gaps);
}

void readDelays(const Timeline &timeline, Reading &reading)
{
    std::vector<std::int64_t> delays;
    std::vector<std::int64_t> starts;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const ApiCall *const call = timeline.call(i);
        if (!call) {
            ++reading.unmatchedOps;
            continue;
        }
        const std::int64_t start_ns = timeline.op(i).start_ns;
        delays.push_back(std::max<std::int64_t>(0, start_ns - call->end_ns()));
        starts.push_back(start_ns - call->start_ns);
        reading.startedBeforeCall += start_ns < call->start_ns ? 1 : 0;
    }
    reading.launchDelay = spreadOf(delays);
    reading.startToStart = spreadOf(starts);
}

void readMemory(const Timeline &timeline, Reading &reading)
{
    const Trace &trace = timeline.trace();
    std::unordered_map<NameId, std::size_t> places;
    std::unordered_map<std::string, std::size_t> groups;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (timeline.isKernel(i))
            continue;
        const GpuOp &op = timeline.op(i);
        const auto [place, isNew] = places.try_emplace(op.name, 0);
        if (isNew) {
            const std::string name = groupName(trace.names.text(op.name));
            const auto [group, isNewGroup] = groups.try_emplace(name, reading.memory.size());
            if (isNewGroup)
                reading.memory.push_back({name});
            place->second = group->second;
        }
        MemoryGroup &group = reading.memory[place->second];
        ++group.n;
        group.sum_ns += static_cast<Sum_ns>(op.duration_ns);
        const auto moved =
            std::lower_bound(trace.opBytes.begin(), trace.opBytes.end(), timeline.opIndex(i),
                             [](const OpBytes &bytes, std::uint32_t index) { return bytes.op < index; });
        if (moved == trace.opBytes.end() || moved->op != timeline.opIndex(i))
            continue;
        group.hasWholeBytes = group.hasWholeBytes && moved->isWhole;
        group.bytes += moved->bytes;
        group.whole_bytes += moved->whole_bytes;
    }
}

/// Starts of launches and of the calls behind kernels, sorted: a step asks how many lie within it.
std::size_t countWithin(const std::vector<std::int64_t> &sorted, std::int64_t from, std::int64_t to)
{
    if (to <= from)
        return 0;
    return static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), to) -
                                    std::lower_bound(sorted.begin(), sorted.end(), from));
}

void readSteps(const Timeline &timeline, const BusyTime &busy, Reading &reading)
{
    const Trace &trace = timeline.trace();
    if (trace.steps.empty())
        return;
    std::vector<std::int64_t> launches;
    for (const ApiCall &call : trace.calls) {
        if (timeline.launchKind(call.name) != LaunchKind::None)
            launches.push_back(call.start_ns);
    }
    std::sort(launches.begin(), launches.end());
    std::vector<std::int64_t> kernels;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (timeline.isKernel(i) && timeline.call(i))
            kernels.push_back(timeline.call(i)->start_ns);
    }
    std::sort(kernels.begin(), kernels.end());
    std::vector<Step> steps = trace.steps;
    std::sort(steps.begin(), steps.end(), [&trace](const Step &a, const Step &b) {
        return std::tie(a.start_ns, a.end_ns, trace.names.text(a.name)) <
               std::tie(b.start_ns, b.end_ns, trace.names.text(b.name));
    });
    StepsReading found;
    std::int64_t last_ns = steps.front().end_ns;
    for (const Step &step : steps) {
        last_ns = std::max(last_ns, step.end_ns);
        found.steps.push_back({step.name, step.start_ns, step.end_ns - step.start_ns,
                               countWithin(launches, step.start_ns, step.end_ns),
                               countWithin(kernels, step.start_ns, step.end_ns),
                               busy.within_ns(step.start_ns, step.end_ns)});
    }
    const std::int64_t first_ns = steps.front().start_ns;
    found.window_ns = last_ns - first_ns;
    found.busy_ns = busy.within_ns(first_ns, last_ns);
    if (found.window_ns != 0)
        found.busyFraction = static_cast<double>(found.busy_ns) / static_cast<double>(found.window_ns);
    reading.steps = std::move(found);
}

} // namespace

Reading readingOf(const Timeline &timeline)
{
    Reading reading;
    reading.device = timeline.device();
    reading.gpuOps = timeline.size();
    readLaunches(timeline, reading);
    if (timeline.isEmpty())
        return reading;
    std::vector<bool> isUsed(timeline.trace().streams.size());
    BusyTime busy;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        isUsed[timeline.lane(i).stream] = true;
        busy.add(timeline.op(i).start_ns, timeline.op(i).end_ns());
    }
    reading.streams = static_cast<std::size_t>(std::count(isUsed.begin(), isUsed.end(), true));
    reading.span_ns = timeline.span_ns();
    reading.busy_ns = busy.total_ns();
    reading.busyFraction = ratio(reading.busy_ns, reading.span_ns);
    readKernels(timeline, reading);
    readDelays(timeline, reading);
    readMemory(timeline, reading);
    readSteps(timeline, busy, reading);
    reading.idle = idleTimeOf(timeline);
    const std::int64_t hostWait_ns = reading.idle.of(GapClass::HostWait).ns;
    reading.hostWaitOfIdle = ratio(hostWait_ns, reading.idle.total_ns);
    reading.hostWaitOfSpan = ratio(hostWait_ns, reading.span_ns);
    if (reading.kernels > 0)
        reading.hostWaitPerKernel_ns =

            static_cast<double>(static_cast<Sum_ns>(hostWait_ns) / static_cast<Sum_ns>(reading.kernels));
    reading.whatIf =
        whatIfOf(timeline, reading.idle,
                 reading.startToStart.n > 0 ? std::max<std::int64_t>(0, reading.startToStart.min_ns) : 0);
    reading.streamIdle = streamIdleOf(timeline);
    return reading;
}

} // namespace rp::traces
