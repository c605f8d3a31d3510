// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/timeline.h"

#include "models/traces/figures/keyed_places.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace rp::traces {

LaunchKind launchKindOf(std::string_view callName)
{
    const auto has = [callName](std::string_view part) {
        return callName.find(part) != std::string_view::npos;
    };
    if (!has("LaunchKernel") && !has("LaunchCooperativeKernel") && !has("GraphLaunch"))
        return LaunchKind::None;
    return has("Graph") ? LaunchKind::Graph : LaunchKind::Direct;
}

Timeline::Timeline(const Trace &trace)
    : m_trace(&trace)
{
    countDevices();
    const auto most =
        std::max_element(m_devices.begin(), m_devices.end(),
                         [](const DeviceCount &a, const DeviceCount &b) { return a.ops < b.ops; });
    if (most != m_devices.end())
        m_device = most->device;
    arrange();
    match();
}

Timeline::Timeline(const Trace &trace, LabelId device)
    : m_trace(&trace)
    , m_device(device)
{
    countDevices();
    arrange();
    match();
}

void Timeline::countDevices()
{
    std::vector<std::size_t> perLane(m_trace->lanes.size());
    for (const GpuOp &op : m_trace->ops)
        ++perLane[op.lane];
    std::unordered_map<LabelId, std::size_t> places;
    // Lanes stand in the order in which the file first uses them, and so do devices.
    for (std::size_t i = 0; i < perLane.size(); ++i) {
        const auto [place, isNew] = places.try_emplace(m_trace->lanes[i].device, m_devices.size());
        if (isNew)
            m_devices.push_back({m_trace->lanes[i].device, 0});
        m_devices[place->second].ops += perLane[i];
    }
}

void Timeline::arrange()
{
    const auto &ops = m_trace->ops;
    const auto isHere = [this](const GpuOp &op) { return laneOf(op).device == m_device; };
    KeyRange starts;
    for (const GpuOp &op : ops) {
        if (isHere(op))
            starts.add(op.start_ns);
    }
    KeyedPlaces byStart(starts, ops.size());
    for (std::size_t i = 0; i < ops.size(); ++i) {
        const GpuOp op = ops[i];
        if (isHere(op))
            byStart.add(op.start_ns, static_cast<std::uint32_t>(i));
    }
    byStart.sort();
    m_order.reserve(byStart.size());
    for (std::size_t i = 0; i < byStart.size(); ++i)
        m_order.push_back(byStart.place(i));
    for (std::size_t i = 0, next = 0; i < byStart.size(); i = next) {
        for (next = i + 1; next < byStart.size() && byStart.key(next) == byStart.key(i);)
            ++next;
        if (next - i > 1)
            arrangeTie(i, next);
    }
    if (m_order.empty())
        return;
    m_first_ns = op(0).start_ns;
    m_last_ns = op(0).end_ns();
    for (std::size_t i = 1; i < size(); ++i)
        m_last_ns = std::max(m_last_ns, op(i).end_ns());
}

/// What starts together goes by its end.
void Timeline::arrangeTie(std::size_t from, std::size_t to)
{
    std::stable_sort(m_order.begin() + static_cast<std::ptrdiff_t>(from),
                     m_order.begin() + static_cast<std::ptrdiff_t>(to), [this](auto a, auto b) {
                         return m_trace->ops[a].duration_ns < m_trace->ops[b].duration_ns;
                     });
}

void Timeline::match()
{
    const auto &calls = m_trace->calls;
    m_launchKinds.reserve(m_trace->names.size());
    for (NameId name = 0; name < m_trace->names.size(); ++name)
        m_launchKinds.push_back(launchKindOf(m_trace->names.text(name)));
    KeyRange correlations;
    for (const ApiCall &call : calls) {
        if (call.correlation != noCorrelation)
            correlations.add(call.correlation);
    }
    KeyedPlaces byCorrelation(correlations, calls.size());
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const std::int64_t correlation = calls[i].correlation;
        if (correlation != noCorrelation)
            byCorrelation.add(correlation, static_cast<std::uint32_t>(i));
    }
    byCorrelation.sort();
    m_calls.reserve(size());
    std::size_t hint = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        const std::int64_t wanted = op(i).correlation;
        const auto found = wanted != noCorrelation ? byCorrelation.lastOf(wanted, &hint) : std::nullopt;
        m_calls.push_back(found.value_or(noIndex));
    }
}

std::size_t Timeline::openerAt(std::size_t at) const
{
    constexpr std::size_t lookAhead = 64;
    const std::int64_t start_ns = op(at).start_ns;
    std::size_t opener = at;
    std::optional<ApiCall> first;
    for (std::size_t i = at; i < std::min(at + lookAhead, size()) && op(i).start_ns == start_ns; ++i) {
        const std::optional<ApiCall> candidate = call(i);
        if (candidate && (!first || candidate->start_ns < first->start_ns)) {
            first = candidate;
            opener = i;
        }
    }
    return opener;
}

BusyTime::BusyTime(std::vector<std::int64_t> times_ns)
    : m_times_ns(std::move(times_ns))
{
    std::sort(m_times_ns.begin(), m_times_ns.end());
    m_times_ns.erase(std::unique(m_times_ns.begin(), m_times_ns.end()), m_times_ns.end());
    m_covered_ns.reserve(m_times_ns.size());
}

void BusyTime::add(std::int64_t start_ns, std::int64_t end_ns)
{
    if (end_ns <= start_ns)
        return;
    while (m_covered_ns.size() < m_times_ns.size() && m_times_ns[m_covered_ns.size()] <= start_ns)
        m_covered_ns.push_back(coveredUntil(m_times_ns[m_covered_ns.size()]));
    if (start_ns > m_end_ns || m_start_ns == m_end_ns) {
        m_before_ns += m_end_ns - m_start_ns;
        m_start_ns = start_ns;
        m_end_ns = end_ns;
    } else {
        m_end_ns = std::max(m_end_ns, end_ns);
    }
}

std::int64_t BusyTime::coveredUntil(std::int64_t time_ns) const
{
    return m_before_ns + std::clamp(time_ns, m_start_ns, m_end_ns) - m_start_ns;
}

std::int64_t BusyTime::before_ns(std::int64_t time_ns) const
{
    const auto place = static_cast<std::size_t>(
        std::lower_bound(m_times_ns.begin(), m_times_ns.end(), time_ns) - m_times_ns.begin());
    return place < m_covered_ns.size() ? m_covered_ns[place] : coveredUntil(time_ns);
}

} // namespace rp::traces
