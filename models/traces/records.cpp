// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/records.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace rp::traces {

namespace {

constexpr std::int64_t far_ns = 3'600'000'000'000; ///< the longest pause in real traces is half a minute
constexpr std::int64_t overrun_ns = 10'000;        ///< real ones overlap by up to 3.7 µs

/// Of sorted times, each once, cut where neighbours are far apart: the first and last of the part that has
/// most of them, the later one of equals.
std::pair<std::int64_t, std::int64_t> largestPart(const std::vector<std::int64_t> &times_ns)
{
    std::size_t from = 0;
    std::pair<std::size_t, std::size_t> best; // from, size
    for (std::size_t i = 1; i <= times_ns.size(); ++i) {
        if (i < times_ns.size() && times_ns[i] - times_ns[i - 1] <= far_ns)
            continue;
        if (i - from >= best.second)
            best = {from, i - from};
        from = i;
    }
    return {times_ns[best.first], times_ns[best.first + best.second - 1]};
}

} // namespace

Records::Records(const Trace &trace)
    : m_trace(&trace)
{
    m_launchKinds.reserve(trace.names.size());
    for (NameId name = 0; name < trace.names.size(); ++name)
        m_launchKinds.push_back(launchKindOf(trace.names.text(name)));
    leaveOutByThemselves();
    leaveOutFar();
    leaveOutFarSteps();
    findDevices();
    findProcesses();
    keyCalls();
    bindDevices();
    match();
    m_byCorrelation = {};
    arrange();
    leaveOutOverruns();
    count();
}

void Records::leaveOutByThemselves()
{
    m_ops.reserve(m_trace->ops.size());
    for (const GpuOp &op : m_trace->ops)
        m_ops.push_back(leftOutOf(op.start_ns, op.duration_ns));
    m_calls.reserve(m_trace->calls.size());
    for (const ApiCall &call : m_trace->calls)
        m_calls.push_back(leftOutOf(call.start_ns, call.duration_ns));
    for (const Step &step : m_trace->steps)
        m_steps.push_back(step.leftOut);
}

template<typename Visit>
void Records::forEachRecord(Visit visit)
{
    std::size_t at = 0;
    for (const GpuOp &op : m_trace->ops)
        visit(m_trace->lanes[op.lane].rank, op.start_ns, m_ops[at++]);
    at = 0;
    for (const ApiCall &call : m_trace->calls)
        visit(m_trace->threads[call.thread].rank, call.start_ns, m_calls[at++]);
}

void Records::leaveOutFar()
{
    struct Range
    {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        std::int64_t greatest = std::numeric_limits<std::int64_t>::min();
    };
    std::vector<Range> ranges(m_trace->ranks.size());
    forEachRecord([&ranges](LabelId rank, std::int64_t start_ns, LeftOut leftOut) {
        if (leftOut != LeftOut::No)
            return;
        ranges[rank].least = std::min(ranges[rank].least, start_ns);
        ranges[rank].greatest = std::max(ranges[rank].greatest, start_ns);
    });
    for (LabelId rank = 0; rank < ranges.size(); ++rank) {
        if (ranges[rank].least < ranges[rank].greatest && ranges[rank].greatest - ranges[rank].least > far_ns)
            leaveOutFarOf(rank);
    }
}

void Records::leaveOutFarOf(LabelId rank)
{
    std::vector<std::int64_t> times_ns;
    forEachRecord([&times_ns, rank](LabelId itsRank, std::int64_t start_ns, LeftOut leftOut) {
        if (itsRank == rank && leftOut == LeftOut::No)
            times_ns.push_back(start_ns);
    });
    std::sort(times_ns.begin(), times_ns.end());
    times_ns.erase(std::unique(times_ns.begin(), times_ns.end()), times_ns.end());
    const auto part = largestPart(times_ns);
    forEachRecord([rank, first_ns = part.first, last_ns = part.second](LabelId itsRank, std::int64_t start_ns,
                                                                       LeftOut &leftOut) {
        if (itsRank == rank && leftOut == LeftOut::No && (start_ns < first_ns || start_ns > last_ns))
            leftOut = LeftOut::Far;
    });
}

void Records::leaveOutFarSteps()
{
    std::int64_t first_ns = std::numeric_limits<std::int64_t>::max();
    std::int64_t last_ns = std::numeric_limits<std::int64_t>::min();
    forEachRecord([&first_ns, &last_ns](LabelId, std::int64_t start_ns, LeftOut leftOut) {
        if (leftOut != LeftOut::No)
            return;
        first_ns = std::min(first_ns, start_ns);
        last_ns = std::max(last_ns, start_ns);
    });
    if (first_ns > last_ns)
        return;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step &step = m_trace->steps[i];
        if (m_steps[i] == LeftOut::No &&
            (step.end_ns < first_ns - far_ns || step.start_ns > last_ns + far_ns))
            m_steps[i] = LeftOut::Far;
    }
}

void Records::findDevices()
{
    // Lanes stand in the order in which the file first uses them, and so do devices.
    std::map<std::tuple<LabelId, LabelId, LabelId>, std::uint32_t> known;
    for (const Lane &lane : m_trace->lanes) {
        const auto [place, isNew] = known.try_emplace({lane.rank, lane.process, lane.device},
                                                      static_cast<std::uint32_t>(m_devices.size()));
        if (isNew)
            m_devices.push_back({.rank = lane.rank, .process = lane.process, .number = lane.device});
        m_deviceOfLane.push_back(place->second);
    }
    for (const GpuOp &op : m_trace->ops)
        ++m_devices[deviceOf(op)].ops;
}

void Records::findProcesses()
{
    m_processOfThread.assign(m_trace->threads.size(), noIndex);
    std::map<std::pair<LabelId, LabelId>, std::uint32_t> known;
    std::size_t at = 0;
    for (const ApiCall &call : m_trace->calls) {
        if (!isKept(at++) || m_processOfThread[call.thread] != noIndex)
            continue;
        const HostThread &thread = m_trace->threads[call.thread];
        const auto [place, isNew] =
            known.try_emplace({thread.rank, thread.process}, static_cast<std::uint32_t>(m_processes.size()));
        if (isNew)
            m_processes.push_back({thread.rank, thread.process});
        m_processOfThread[call.thread] = place->second;
    }
    for (std::size_t i = 0; i < m_processOfThread.size(); ++i) { // of threads that only mark steps
        const auto place = known.find({m_trace->threads[i].rank, m_trace->threads[i].process});
        if (place != known.end())
            m_processOfThread[i] = place->second;
    }
}

/// Sorts the calls of each process by correlation.
void Records::keyCalls()
{
    const auto &calls = m_trace->calls;
    const auto isKeyed = [this](std::size_t at, const ApiCall &call) {
        return isKept(at) && call.correlation != noCorrelation;
    };
    std::vector<KeyRange> ranges(m_processes.size());
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const ApiCall call = calls[i];
        if (isKeyed(i, call))
            ranges[processOf(call.thread)].add(call.correlation);
    }
    for (const KeyRange &range : ranges)
        m_byCorrelation.emplace_back(range, calls.size());
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const ApiCall call = calls[i];
        if (isKeyed(i, call))
            m_byCorrelation[processOf(call.thread)].add(call.correlation, static_cast<std::uint32_t>(i));
    }
    for (KeyedPlaces &places : m_byCorrelation)
        places.sort();
    m_hints.assign(m_processes.size(), 0);
}

std::optional<std::uint32_t> Records::callIn(std::uint32_t process, std::int64_t correlation)
{
    if (process == noIndex || correlation == noCorrelation)
        return std::nullopt;
    return m_byCorrelation[process].lastOf(correlation, &m_hints[process]);
}

void Records::match()
{
    const auto &calls = m_trace->calls;
    m_hasOp.assign(calls.size(), false);
    m_callOf.reserve(m_trace->ops.size());
    for (std::size_t i = 0; i < m_trace->ops.size(); ++i) {
        const GpuOp op = m_trace->ops[i];
        const auto call = callIn(m_devices[deviceOf(op)].hostProcess, op.correlation);
        if (call)
            m_hasOp[*call] = true;
        m_callOf.push_back(call && m_ops[i] == LeftOut::No ? *call : noIndex);
    }
    for (std::size_t i = 0; i < calls.size(); ++i) { // of equal calls, what holds of the last holds of all
        const ApiCall call = calls[i];
        if (m_hasOp[i] || !isKept(i) || m_launchKinds[call.name] == LaunchKind::None)
            continue;
        const auto last = callIn(processOf(call.thread), call.correlation);
        m_hasOp[i] = last && m_hasOp[*last];
    }
}

void Records::arrange()
{
    const auto &ops = m_trace->ops;
    KeyRange starts;
    for (std::size_t i = 0; i < ops.size(); ++i) {
        if (m_ops[i] == LeftOut::No)
            starts.add(ops[i].start_ns);
    }
    KeyedPlaces byStart(starts, ops.size());
    for (std::size_t i = 0; i < ops.size(); ++i) {
        if (m_ops[i] == LeftOut::No)
            byStart.add(ops[i].start_ns, static_cast<std::uint32_t>(i));
    }
    byStart.sort();
    m_order.reserve(byStart.size());
    for (std::size_t i = 0; i < byStart.size(); ++i)
        m_order.push_back(byStart.place(i));
    const auto place = [this](std::size_t at) { return m_order.begin() + static_cast<std::ptrdiff_t>(at); };
    for (std::size_t i = 0, next = 0; i < byStart.size(); i = next) {
        for (next = i + 1; next < byStart.size() && byStart.key(next) == byStart.key(i);)
            ++next;
        if (next - i > 1) // what starts together goes by its end
            std::stable_sort(place(i), place(next), [&ops](std::uint32_t a, std::uint32_t b) {
                return ops[a].duration_ns < ops[b].duration_ns;
            });
    }
}

/// An operation that lies over those after it on its stream can't have lasted so long. Those of a graph may:
/// its branches share a stream.
void Records::leaveOutOverruns()
{
    struct Later
    {
        std::uint32_t next = noIndex;
        std::uint32_t afterNext = noIndex;
    };
    std::map<std::pair<std::uint32_t, LabelId>, std::uint32_t> known;
    std::vector<std::uint32_t> streamOfLane;
    for (std::size_t i = 0; i < m_trace->lanes.size(); ++i)
        streamOfLane.push_back(m_trace->streams.isShared(m_trace->lanes[i].stream)
                                   ? noIndex
                                   : known
                                         .try_emplace({m_deviceOfLane[i], m_trace->lanes[i].stream},
                                                      static_cast<std::uint32_t>(known.size()))
                                         .first->second);
    const auto &ops = m_trace->ops;
    const auto &calls = m_trace->calls;
    const bool hasGraphs = std::any_of(calls.begin(), calls.end(), [this](const ApiCall &call) {
        return m_launchKinds[call.name] == LaunchKind::Graph;
    });
    std::vector<Later> streams(known.size());
    for (std::size_t i = m_order.size(); i-- > 0;) {
        const std::uint32_t place = m_order[i];
        const GpuOp op = ops[place];
        if (streamOfLane[op.lane] == noIndex) // several streams in one: those may overlap
            continue;
        Later &later = streams[streamOfLane[op.lane]];
        const std::int64_t end_ns = op.end_ns();
        if (later.afterNext != noIndex && ops[later.next].end_ns() <= end_ns &&
            ops[later.afterNext].end_ns() <= end_ns && ops[later.afterNext].start_ns < end_ns - overrun_ns) {
            const std::uint32_t call = m_callOf[place];
            const bool isOfGraph =
                call != noIndex ? m_launchKinds[calls[call].name] == LaunchKind::Graph : hasGraphs;
            if (!isOfGraph) {
                m_ops[place] = LeftOut::Overrun;
                continue;
            }
        }
        later = {place, later.next};
    }
    std::erase_if(m_order, [this](std::uint32_t op) { return m_ops[op] != LeftOut::No; });
}

void Records::count()
{
    const auto countIn = [](const std::vector<LeftOut> &records, LeftOutCounts &counts) {
        for (const LeftOut leftOut : records)
            counts[static_cast<std::size_t>(leftOut)] += leftOut != LeftOut::No ? 1 : 0;
    };
    countIn(m_ops, m_leftOut.gpuOps);
    countIn(m_calls, m_leftOut.calls);
    countIn(m_steps, m_leftOut.steps);
    for (std::size_t i = 0; i < m_ops.size(); ++i)
        m_devices[deviceOf(m_trace->ops[i])].kept += m_ops[i] == LeftOut::No ? 1 : 0;
}

} // namespace rp::traces
