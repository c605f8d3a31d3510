// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/launch_order.h"

#include "models/traces/figures/keyed_places.h"

#include <algorithm>
#include <optional>

namespace rp::traces {

namespace {

KeyRange startsOf(const Timeline &timeline)
{
    KeyRange starts;
    for (const ApiCall &call : timeline.trace().calls) {
        if (timeline.launchKind(call.name) != LaunchKind::None)
            starts.add(call.start_ns);
    }
    return starts;
}

} // namespace

LaunchOrder::LaunchOrder(const Timeline &timeline)
    : m_trace(&timeline.trace())
{
    KeyedPlaces byStart(startsOf(timeline), m_trace->calls.size());
    std::vector<bool> isUsed(m_trace->threads.size());
    for (std::size_t i = 0; i < m_trace->calls.size(); ++i) {
        const ApiCall call = m_trace->calls[i];
        if (timeline.launchKind(call.name) == LaunchKind::None)
            continue;
        byStart.add(call.start_ns, static_cast<std::uint32_t>(i));
        isUsed[call.thread] = true;
    }
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
        std::optional<std::int64_t> &last = before[call.thread];
        if (last)
            times.push_back(call.start_ns - *last);
        last = from == From::Start ? call.start_ns : call.end_ns();
    }
    return times;
}

} // namespace rp::traces
