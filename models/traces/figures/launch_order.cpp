// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/launch_order.h"

#include "models/traces/keyed_places.h"

#include <algorithm>
#include <map>
#include <optional>
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

} // namespace rp::traces
