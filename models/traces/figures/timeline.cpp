// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/timeline.h"

#include <algorithm>

namespace rp::traces {

Timeline::Timeline(const Trace &trace)
    : m_trace(&trace)
    , m_records(trace)
    , m_order(m_records.takeOrder())
{
    findDevices();
    if (m_device == noIndex)
        return;
    if (m_records.processes().size() > 1)
        m_process = device()->hostProcess;
    const auto isElsewhere = [this](const GpuOp &op) { return m_records.deviceOf(op) != m_device; };
    std::erase_if(m_order, [this, &isElsewhere](std::uint32_t i) { return isElsewhere(m_trace->ops[i]); });
    for (std::size_t i = 0; i < m_trace->ops.size(); ++i) {
        const LeftOut leftOut = m_records.ofOp(i);
        const bool began = leftOut == LeftOut::Overrun || leftOut == LeftOut::NegativeDuration;
        if (began && !isElsewhere(m_trace->ops[i]))
            m_leftOutStarts_ns.push_back(m_trace->ops[i].start_ns);
    }
    std::sort(m_leftOutStarts_ns.begin(), m_leftOutStarts_ns.end());
    if (m_order.empty())
        return;
    m_first_ns = op(0).start_ns;
    m_last_ns = op(0).end_ns();
    for (std::size_t i = 1; i < size(); ++i)
        m_last_ns = std::max(m_last_ns, op(i).end_ns());
}

void Timeline::findDevices()
{
    const auto &devices = m_records.devices();
    std::vector<std::size_t> uses(m_trace->devices.size()); // of a number
    for (const Device &device : devices)
        uses[device.number] += device.kept > 0 ? 1 : 0;
    // What stands for all devices beyond the bound is none.
    const auto weightOf = [this](const Device &device) {
        return m_trace->devices.isShared(device.number) ? std::min<std::size_t>(device.kept, 1) : device.kept;
    };
    for (std::uint32_t i = 0; i < devices.size(); ++i) {
        const Device &device = devices[i];
        if (m_device == noIndex || weightOf(device) > weightOf(devices[m_device]))
            m_device = i;
        if (device.kept == 0)
            continue;
        const bool isNumber = uses[device.number] < 2;
        const std::string &number = m_trace->devices.text(device.number);
        m_devices.push_back({device.number, device.kept,
                             isNumber ? number : m_trace->processes.text(device.process) + '/' + number,
                             isNumber});
    }
}

const DeviceCount *Timeline::deviceCount() const
{
    std::size_t before = 0;
    for (std::uint32_t i = 0; i < m_device && m_device != noIndex; ++i)
        before += m_records.devices()[i].kept > 0 ? 1 : 0;
    return isEmpty() ? nullptr : &m_devices[before];
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
