// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/launches.h"

#include "models/traces/keyed_places.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace rp::traces {

namespace {

/// Calls `visit(place, call)` with each launch that counts.
template<typename Visit>
void forEachLaunch(const Timeline &timeline, Visit visit)
{
    const auto &calls = timeline.trace().calls;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const ApiCall call = calls[i];
        if (timeline.launchKind(call.name) != LaunchKind::None && timeline.isCounted(i))
            visit(static_cast<std::uint32_t>(i), call);
    }
}

/// When streams of one process were captured. Calls that begin and end captures are counted by their start.
class Captures
{
public:
    void add(std::int64_t start_ns, int change) { m_depths.emplace_back(start_ns, change); }
    void finish()
    {
        std::sort(m_depths.begin(), m_depths.end()); // of those at one time, the ends first
        int depth = 0;
        for (auto &[start_ns, change] : m_depths)
            change = depth = std::max(0, depth + change);
    }
    bool isOpenAt(std::int64_t time_ns) const
    {
        const auto after = std::partition_point(
            m_depths.begin(), m_depths.end(), [time_ns](const auto &each) { return each.first <= time_ns; });
        return after != m_depths.begin() && (after - 1)->second > 0;
    }

private:
    std::vector<std::pair<std::int64_t, int>> m_depths; ///< first the changes
};

std::vector<Captures> capturesOf(const Timeline &timeline)
{
    const Trace &trace = timeline.trace();
    std::vector<int> changes; // by name
    for (NameId name = 0; name < trace.names.size(); ++name) {
        const std::string &text = trace.names.text(name);
        const auto has = [&text](const char *part) { return text.find(part) != std::string::npos; };
        changes.push_back(!has("BeginCapture") && !has("EndCapture") ? 0 : has("Begin") ? 1 : -1);
    }
    std::vector<Captures> captures(timeline.records().processes().size());
    for (std::size_t i = 0; i < trace.calls.size(); ++i) {
        const ApiCall call = trace.calls[i];
        if (changes[call.name] != 0 && timeline.records().isKept(i))
            captures[timeline.records().processOf(call.thread)].add(call.start_ns, changes[call.name]);
    }
    for (Captures &each : captures)
        each.finish();
    return captures;
}

} // namespace

LaunchOrder::LaunchOrder(const Timeline &timeline)
    : m_trace(&timeline.trace())
{
    // A thread is a process and a number, whatever rank its rows name.
    std::map<std::pair<LabelId, LabelId>, std::uint32_t> known;
    for (const HostThread &thread : m_trace->threads)
        m_threadOf.push_back(
            known.try_emplace({thread.process, thread.thread}, static_cast<std::uint32_t>(known.size()))
                .first->second);
    KeyRange starts;
    forEachLaunch(timeline, [&starts](std::uint32_t, const ApiCall &call) { starts.add(call.start_ns); });
    KeyedPlaces byStart(starts, m_trace->calls.size());
    std::vector<bool> isUsed(known.size());
    forEachLaunch(timeline, [this, &byStart, &isUsed](std::uint32_t place, const ApiCall &call) {
        byStart.add(call.start_ns, place);
        isUsed[m_threadOf[call.thread]] = true;
    });
    m_threads = static_cast<std::size_t>(std::count(isUsed.begin(), isUsed.end(), true));
    byStart.sort();
    m_order.reserve(byStart.size());
    for (std::size_t i = 0; i < byStart.size(); ++i)
        m_order.push_back(byStart.place(i));
}

std::vector<std::int64_t> LaunchOrder::periods_ns() const
{
    return times_ns(From::Start);
}

std::vector<std::int64_t> LaunchOrder::gaps_ns() const
{
    return times_ns(From::End);
}

std::vector<std::int64_t> LaunchOrder::times_ns(From from) const
{
    std::vector<std::optional<std::int64_t>> before(m_trace->threads.size());
    std::vector<std::int64_t> times;
    times.reserve(size() - m_threads);
    for (const std::uint32_t place : m_order) {
        const ApiCall call = m_trace->calls[place];
        std::optional<std::int64_t> &last = before[m_threadOf[call.thread]];
        if (last)
            times.push_back(call.start_ns - *last);
        last = from == From::Start ? call.start_ns : call.end_ns();
    }
    return times;
}

LostLaunches lostLaunches(const Timeline &timeline)
{
    const Records &records = timeline.records();
    const std::vector<Captures> captures = capturesOf(timeline);
    LostLaunches found;
    for (std::size_t i = 0; i < timeline.trace().calls.size(); ++i) {
        const ApiCall call = timeline.trace().calls[i];
        const LaunchKind kind = timeline.launchKind(call.name);
        if (kind == LaunchKind::None || !timeline.isCounted(i))
            continue;
        LaunchCount &count = kind == LaunchKind::Graph ? found.graph : found.direct;
        ++count.all;
        if (records.hasOp(i))
            continue;
        const bool isCaptured = captures[records.processOf(call.thread)].isOpenAt(call.start_ns);
        ++(isCaptured ? count.captured : count.lost);
    }
    return found;
}

} // namespace rp::traces
