// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/timeline.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace rp::traces {

namespace {

/// A place in a list, beside what it is sorted by.
struct Keyed
{
    std::int64_t key = 0;
    std::uint32_t index = 0;
};

} // namespace

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
    for (std::size_t i = 0; i < ops.size(); ++i) {
        if (m_trace->lanes[ops[i].lane].device == m_device)
            m_order.push_back(static_cast<std::uint32_t>(i));
    }
    // Starts beside their places: a comparison that has to look operations up takes three times as long.
    std::vector<Keyed> keyed;
    keyed.reserve(m_order.size());
    for (const std::uint32_t index : m_order)
        keyed.push_back({ops[index].start_ns, index});
    std::sort(keyed.begin(), keyed.end(), [&ops](const Keyed &a, const Keyed &b) {
        if (a.key != b.key)
            return a.key < b.key;
        const std::int64_t left = ops[a.index].duration_ns;
        const std::int64_t right = ops[b.index].duration_ns;
        return left != right ? left < right : a.index < b.index;
    });
    std::transform(keyed.begin(), keyed.end(), m_order.begin(),
                   [](const Keyed &entry) { return entry.index; });
    if (m_order.empty())
        return;
    m_first_ns = op(0).start_ns;
    m_last_ns = op(0).end_ns();
    for (std::size_t i = 1; i < size(); ++i)
        m_last_ns = std::max(m_last_ns, op(i).end_ns());
}

void Timeline::match()
{
    const auto &calls = m_trace->calls;
    m_launchKinds.reserve(m_trace->names.size());
    for (NameId name = 0; name < m_trace->names.size(); ++name)
        m_launchKinds.push_back(launchKindOf(m_trace->names.text(name)));
    std::vector<Keyed> byCorrelation;
    byCorrelation.reserve(calls.size());
    for (std::size_t i = 0; i < calls.size(); ++i) {
        if (calls[i].correlation != noCorrelation)
            byCorrelation.push_back({calls[i].correlation, static_cast<std::uint32_t>(i)});
    }
    std::sort(byCorrelation.begin(), byCorrelation.end(), [](const Keyed &a, const Keyed &b) {
        return a.key != b.key ? a.key < b.key : a.index < b.index;
    });
    m_calls.reserve(size());
    for (std::size_t i = 0; i < size(); ++i) {
        const std::int64_t wanted = op(i).correlation;
        const auto after =
            std::upper_bound(byCorrelation.begin(), byCorrelation.end(), wanted,
                             [](std::int64_t value, const Keyed &entry) { return value < entry.key; });
        const bool isFound =
            wanted != noCorrelation && after != byCorrelation.begin() && (after - 1)->key == wanted;
        m_calls.push_back(isFound ? (after - 1)->index : noIndex);
    }
}

std::size_t Timeline::openerAt(std::size_t at) const
{
    constexpr std::size_t lookAhead = 64;
    const std::int64_t start_ns = op(at).start_ns;
    std::size_t opener = at;
    const ApiCall *first = nullptr;
    for (std::size_t i = at; i < std::min(at + lookAhead, size()) && op(i).start_ns == start_ns; ++i) {
        const ApiCall *const candidate = call(i);
        if (candidate && (!first || candidate->start_ns < first->start_ns)) {
            first = candidate;
            opener = i;
        }
    }
    return opener;
}

void BusyTime::add(std::int64_t start_ns, std::int64_t end_ns)
{
    if (end_ns <= start_ns)
        return;
    if (m_merged.empty() || start_ns > m_merged.back().end_ns) {
        if (!m_merged.empty())
            m_before_ns += lastLength();
        m_merged.push_back({start_ns, end_ns, m_before_ns});
    } else {
        m_merged.back().end_ns = std::max(m_merged.back().end_ns, end_ns);
    }
}

/// How much is covered to the left of a time.
std::int64_t BusyTime::before_ns(std::int64_t time_ns) const
{
    const auto after = std::upper_bound(
        m_merged.begin(), m_merged.end(), time_ns,
        [](std::int64_t time, const Interval &interval) { return time < interval.start_ns; });
    if (after == m_merged.begin())
        return 0;
    const Interval &interval = *(after - 1);
    return interval.before_ns + std::min(time_ns, interval.end_ns) - interval.start_ns;
}

std::int64_t BusyTime::within_ns(std::int64_t from_ns, std::int64_t to_ns) const
{
    return to_ns > from_ns ? before_ns(to_ns) - before_ns(from_ns) : 0;
}

} // namespace rp::traces
