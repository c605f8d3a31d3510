// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/reading.h"

#include "models/traces/figures/launches.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace rp::traces {

namespace {

constexpr std::int64_t short_ns = 5000;
constexpr std::int64_t longAfter_ns = 600'000'000'000; // real traces last up to 43 s

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

/// Figures of the kernels of a timeline. `times_ns` is room for one of each of them.
void readKernels(const Timeline &timeline, std::vector<std::int64_t> &times_ns, Reading &reading)
{
    const NameTable &names = timeline.trace().names;
    std::vector<std::size_t> uses(names.size()); // by name
    std::vector<bool> isGraph(names.size());
    for (NameId name = 0; name < names.size(); ++name)
        isGraph[name] = timeline.launchKind(name) == LaunchKind::Graph;
    BusyTime busy;
    times_ns.clear();
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        if (!timeline.isKernel(op))
            continue;
        times_ns.push_back(op.duration_ns);
        ++uses[op.name];
        busy.add(op.start_ns, op.end_ns());
        const auto call = timeline.call(i);
        reading.kernelsFromGraphs += call && isGraph[call->name] ? 1 : 0;
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
    reading.kernels = times_ns.size();
    reading.kernelBusy_ns = busy.total_ns();
    if (reading.launchPeriod.n > 0 && reading.kernels > 0) {
        const auto isShort = [&reading](std::int64_t ns) {
            return static_cast<double>(ns) < reading.launchPeriod.p50_ns;
        };
        const auto count = std::count_if(times_ns.begin(), times_ns.end(), isShort);
        reading.shortKernelFraction = static_cast<double>(count) / static_cast<double>(reading.kernels);
    }
    reading.kernelDuration = spreadOf(times_ns);
}

/// Time within the calls that launch in one way.
Spread launchSpread(const Timeline &timeline, LaunchKind kind, std::size_t n)
{
    std::vector<std::int64_t> times_ns;
    times_ns.reserve(n);
    const auto &calls = timeline.trace().calls;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const ApiCall call = calls[i];
        if (timeline.launchKind(call.name) == kind && timeline.isCounted(i))
            times_ns.push_back(call.duration_ns);
    }
    return spreadOf(times_ns);
}

/// Launches of all processes, by name.
void countLaunchCalls(const Timeline &timeline, Reading &reading)
{
    const Trace &trace = timeline.trace();
    std::vector<std::size_t> uses(trace.names.size()); // by name
    for (std::size_t i = 0; i < trace.calls.size(); ++i) {
        const ApiCall call = trace.calls[i];
        const bool isLaunch = timeline.launchKind(call.name) != LaunchKind::None;
        if (isLaunch && timeline.records().isKept(i) && ++uses[call.name] == 1)
            reading.launchCalls.emplace_back(call.name, 0);
    }
    for (auto &[name, count] : reading.launchCalls)
        count = uses[name];
}

/// Launches of the device's process. One list of times after the other: there may be millions.
void readLaunches(const Timeline &timeline, const LostLaunches &launches, Reading &reading)
{
    reading.directLaunch = launchSpread(timeline, LaunchKind::Direct, launches.direct.all);
    reading.graphLaunch = launchSpread(timeline, LaunchKind::Graph, launches.graph.all);
    const LaunchOrder order(timeline);
    reading.launchThreads = order.threads();
    std::vector<std::int64_t> times_ns = order.periods_ns();
    reading.launchPeriod = spreadOf(times_ns);
    times_ns = {};
    times_ns = order.gaps_ns();
    reading.launchGap = spreadOf(times_ns);
}

/// `times_ns` is room for one of each operation.
void readDelays(const Timeline &timeline, std::vector<std::int64_t> &times_ns, Reading &reading)
{
    times_ns.clear();
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const auto call = timeline.call(i);
        if (!call) {
            ++reading.unmatchedOps;
            continue;
        }
        const std::int64_t start_ns = timeline.op(i).start_ns;
        times_ns.push_back(start_ns - call->start_ns);
        reading.startedBeforeCall += start_ns < call->start_ns ? 1 : 0;
        reading.startedLongAfterCall += start_ns - call->start_ns > longAfter_ns ? 1 : 0;
    }
    reading.startToStart = spreadOf(times_ns);
    times_ns.clear();
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (const auto call = timeline.call(i))
            times_ns.push_back(std::max<std::int64_t>(0, timeline.op(i).start_ns - call->end_ns()));
    }
    reading.launchDelay = spreadOf(times_ns);
}

void readMemory(const Timeline &timeline, Reading &reading)
{
    const Trace &trace = timeline.trace();
    std::unordered_map<NameId, std::size_t> places;
    std::unordered_map<std::string, std::size_t> groups;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        if (timeline.isKernel(op))
            continue;
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
        group.bytes.add(moved->bytes);
    }
}

/// How many of some times lie before each of a few others.
class CountBefore
{
public:
    /// `times_ns` sorted, each once.
    explicit CountBefore(const std::vector<std::int64_t> &times_ns)
        : m_times_ns(times_ns)
        , m_counts(times_ns.size() + 1)
    {
    }
    void add(std::int64_t time_ns) { ++m_counts[placeBehind(time_ns)]; }
    void finish() { std::partial_sum(m_counts.begin(), m_counts.end(), m_counts.begin()); }
    /// From one of the times to another.
    std::size_t within(std::int64_t from_ns, std::int64_t to_ns) const
    {
        return to_ns > from_ns ? m_counts[placeBehind(to_ns) - 1] - m_counts[placeBehind(from_ns) - 1] : 0;
    }

private:
    std::size_t placeBehind(std::int64_t time_ns) const
    {
        return static_cast<std::size_t>(std::upper_bound(m_times_ns.begin(), m_times_ns.end(), time_ns) -
                                        m_times_ns.begin());
    }
    const std::vector<std::int64_t> &m_times_ns;
    std::vector<std::size_t> m_counts; ///< first by the place behind, then added up
};

std::vector<Step> sortedSteps(const Timeline &timeline)
{
    const Trace &trace = timeline.trace();
    std::vector<Step> steps;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const Step &step = trace.steps[i];
        if (timeline.records().ofStep(i) == LeftOut::No && timeline.isOfProcess(step.thread))
            steps.push_back(step);
    }
    std::sort(steps.begin(), steps.end(), [&trace](const Step &a, const Step &b) {
        return std::tie(a.start_ns, a.end_ns, trace.names.text(a.name)) <
               std::tie(b.start_ns, b.end_ns, trace.names.text(b.name));
    });
    return steps;
}

/// Where steps begin and end, sorted, each once.
std::vector<std::int64_t> limitsOf(const std::vector<Step> &steps)
{
    std::vector<std::int64_t> limits;
    for (const Step &step : steps) {
        limits.push_back(step.start_ns);
        limits.push_back(step.end_ns);
    }
    std::sort(limits.begin(), limits.end());
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    return limits;
}

void readSteps(const Timeline &timeline, const std::vector<Step> &steps, const BusyTime &busy,
               Reading &reading)
{
    if (steps.empty())
        return;
    const std::vector<std::int64_t> limits = limitsOf(steps);
    CountBefore launches(limits);
    const auto &calls = timeline.trace().calls;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const ApiCall call = calls[i];
        if (timeline.launchKind(call.name) != LaunchKind::None && timeline.isCounted(i))
            launches.add(call.start_ns);
    }
    launches.finish();
    CountBefore kernels(limits);
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const auto call = timeline.call(i);
        if (call && timeline.isKernel(i))
            kernels.add(call->start_ns);
    }
    kernels.finish();
    StepsReading found;
    std::int64_t last_ns = steps.front().end_ns;
    for (const Step &step : steps) {
        last_ns = std::max(last_ns, step.end_ns);
        found.steps.push_back({step.name, step.start_ns, step.end_ns - step.start_ns,
                               launches.within(step.start_ns, step.end_ns),
                               kernels.within(step.start_ns, step.end_ns),
                               busy.within_ns(step.start_ns, step.end_ns)});
    }
    const std::int64_t first_ns = steps.front().start_ns;
    found.window_ns = last_ns - first_ns;
    found.busy_ns = busy.within_ns(first_ns, last_ns);
    if (found.window_ns != 0)
        found.busyFraction = static_cast<double>(found.busy_ns) / static_cast<double>(found.window_ns);
    reading.steps = std::move(found);
}

/// Figures that need the operations alone.
void readOps(const Timeline &timeline, BusyTime &busy, Reading &reading)
{
    std::vector<bool> isUsed(timeline.trace().streams.size());
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        isUsed[timeline.laneOf(op).stream] = true;
        busy.add(op.start_ns, op.end_ns());
    }
    reading.streams = static_cast<std::size_t>(std::count(isUsed.begin(), isUsed.end(), true));
    reading.span_ns = timeline.span_ns();
    reading.busy_ns = busy.total_ns();
    reading.busyFraction = ratio(reading.busy_ns, reading.span_ns);
}

/// How many operations of the device are beyond the first of a call that launches no graph: two ranks on one
/// track make those.
std::size_t sharedCalls(const Timeline &timeline)
{
    std::vector<bool> isMet(timeline.trace().calls.size());
    std::size_t more = 0;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const std::uint32_t index = timeline.callIndex(i);
        if (index == noIndex || timeline.launchKind(timeline.trace().calls[index].name) == LaunchKind::Graph)
            continue;
        more += isMet[index] ? 1 : 0;
        isMet[index] = true;
    }
    return more;
}

/// What can't be said, and why (D20 to D22).
void readWithheld(const Timeline &timeline, const LostLaunches &launches, Reading &reading)
{
    constexpr double tenth = 0.10, half = 0.50;
    const auto isOver = [](double share, auto part, auto whole) {
        return static_cast<double>(part) > share * static_cast<double>(whole);
    };
    const auto addIf = [&reading](bool holds, WithheldReason reason) {
        if (holds)
            reading.withheld.add(reason);
    };
    const Device &device = *timeline.device();
    addIf(launches.direct.isTooMuchLost() || launches.graph.isTooMuchLost(),
          WithheldReason::LaunchesWithoutGpuOp);
    addIf(isOver(tenth, device.ops - device.kept, device.ops), WithheldReason::GpuOpsLeftOut);
    const std::int64_t unknown_ns = reading.idle.of(GapClass::Unmatched).ns;
    if (reading.unmatchedOps == reading.gpuOps)
        reading.withheld.add(WithheldReason::NoLaunchCallKnown);
    else
        addIf(isOver(half, reading.unmatchedOps, reading.gpuOps) ||
                  isOver(tenth, unknown_ns, reading.span_ns),
              WithheldReason::LaunchCallUnknown);
    addIf(isOver(tenth, sharedCalls(timeline), reading.gpuOps), WithheldReason::RanksMixed);
    const Trace &trace = timeline.trace();
    addIf(trace.amountOf(NoticeKind::OtherTracks) > 0, WithheldReason::TracksShared);
    addIf(isOver(tenth, reading.startedBeforeCall + reading.startedLongAfterCall,
                 reading.gpuOps - reading.unmatchedOps),
          WithheldReason::TimesDontFit);
    addIf(isOver(tenth, trace.opsWithoutDuration, trace.ops.size()), WithheldReason::DurationsMissing);
    reading.opsWithoutDuration = trace.opsWithoutDuration;
    reading.hasCallDurations = !isOver(tenth, trace.callsWithoutDuration, trace.calls.size());
    reading.isMatchedInPart = timeline.records().isMatchedInPart();
}

} // namespace

Reading readingOf(const Timeline &timeline)
{
    Reading reading;
    reading.gpuOps = timeline.size();
    reading.found = foundIn(timeline.trace(), timeline.records());
    reading.leftOut = timeline.records().leftOut();
    reading.hostProcesses = timeline.records().processes().size();
    const LostLaunches launches = lostLaunches(timeline);
    reading.launchesWithoutGpuOp = launches.direct.lost + launches.graph.lost;
    reading.graphLaunchesWithoutGpuOp = launches.graph.lost;
    reading.launchesCaptured = launches.direct.captured + launches.graph.captured;
    countLaunchCalls(timeline, reading);
    readLaunches(timeline, launches, reading);
    if (timeline.isEmpty()) {
        reading.unusable =
            reading.found.gpuOps > 0 ? Unusable::AllGpuOperationsLeftOut : Unusable::NoGpuOperations;
        return reading;
    }
    reading.matchedBy = timeline.device()->matchedBy;
    const std::vector<Step> steps = sortedSteps(timeline);
    BusyTime busy(limitsOf(steps));
    readOps(timeline, busy, reading);
    {
        std::vector<std::int64_t> times_ns;
        times_ns.reserve(timeline.size());
        readKernels(timeline, times_ns, reading);
        readDelays(timeline, times_ns, reading);
    }
    readMemory(timeline, reading);
    readSteps(timeline, steps, busy, reading);
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
    readWithheld(timeline, launches, reading);
    return reading;
}

} // namespace rp::traces
