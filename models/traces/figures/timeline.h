// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/records.h"
#include "models/traces/trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rp::traces {

/// How many operations a device had that are possible.
struct DeviceCount
{
    LabelId number = 0;
    std::size_t ops = 0;
    std::string name;      ///< its number; where several ranks have that, PID/NUMBER
    bool isNumber = false; ///< the former
};

/// The operations of one device in the order of time, each with the call that caused it; those that are
/// impossible are not among them. Refers to the trace, which must outlive it and stay as it is. About 10
/// bytes for each operation and 1 for each call; while it is made, 16 more of each operation or each call.
class Timeline
{
public:
    /// Of the device with most operations; of several, the one that comes first in the file.
    explicit Timeline(const Trace &trace);

    const Trace &trace() const { return *m_trace; }
    const Records &records() const { return m_records; }
    /// Those with operations, in the order of the file.
    const std::vector<DeviceCount> &devices() const { return m_devices; }
    /// The one that the timeline is of; none, where the file has none.
    const Device *device() const { return m_device == noIndex ? nullptr : &m_records.devices()[m_device]; }
    /// What it is called; none where all of its operations are impossible.
    const DeviceCount *deviceCount() const;

    /// Whether a call or step counts: it is possible, and made by the device's process, where that is known.
    bool isOfProcess(std::uint32_t thread) const
    {
        return m_process == noIndex || m_records.processOf(thread) == m_process;
    }
    bool isCounted(std::size_t call) const
    {
        return m_records.isKept(call) && isOfProcess(m_trace->calls[call].thread);
    }
    /// When operations of the device began that were left out although they began in time. Sorted, in ns.
    const std::vector<std::int64_t> &leftOutStarts_ns() const { return m_leftOutStarts_ns; }

    /// Operations of the device, by start, then end, then place in the file.
    std::size_t size() const { return m_order.size(); }
    bool isEmpty() const { return m_order.empty(); }
    GpuOp op(std::size_t at) const { return m_trace->ops[m_order[at]]; }
    std::uint32_t opIndex(std::size_t at) const { return m_order[at]; }
    const Lane &lane(std::size_t at) const { return laneOf(op(at)); }
    const Lane &laneOf(const GpuOp &op) const { return m_trace->lanes[op.lane]; }
    bool isKernel(std::size_t at) const { return isKernel(op(at)); }
    bool isKernel(const GpuOp &op) const { return laneOf(op).kind == OpKind::Kernel; }
    /// The call with the same correlation, the last in the file of several.
    std::optional<ApiCall> call(std::size_t at) const
    {
        const std::uint32_t index = callIndex(at);
        return index == noIndex ? std::nullopt : std::optional(m_trace->calls[index]);
    }
    /// Its place in the file; noIndex: none.
    std::uint32_t callIndex(std::size_t at) const { return m_records.callOf(m_order[at]); }
    LaunchKind launchKind(NameId name) const { return m_records.launchKind(name); }

    /// First start and last end, in ns.
    std::int64_t first_ns() const { return m_first_ns; }
    std::int64_t last_ns() const { return m_last_ns; }
    std::int64_t span_ns() const { return m_last_ns - m_first_ns; }

    /// The operation that ends an idle time which `at` ends: of those that start with it, the one whose call
    /// came first; without any call, `at`. Looks at 64 operations, as the definition does.
    std::size_t openerAt(std::size_t at) const;

private:
    void findDevices();

    const Trace *m_trace;
    Records m_records;
    std::vector<DeviceCount> m_devices;
    std::uint32_t m_device = noIndex;
    std::uint32_t m_process = noIndex; ///< of the device, where there are several
    std::vector<std::uint32_t> m_order;
    std::vector<std::int64_t> m_leftOutStarts_ns;
    std::int64_t m_first_ns = 0;
    std::int64_t m_last_ns = 0;
};

/// How much of a time is covered by intervals, which come in the order of their starts. Only what will be
/// asked for is kept: a trace may have a pause before each of millions of operations.
class BusyTime
{
public:
    BusyTime() = default;
    /// To be asked how much lies before each of these times.
    explicit BusyTime(std::vector<std::int64_t> times_ns);

    /// An interval that ends before it starts counts as nothing.
    void add(std::int64_t start_ns, std::int64_t end_ns);
    std::int64_t total_ns() const { return m_before_ns + m_end_ns - m_start_ns; }
    /// How much of a window between two of the times is covered, when all intervals have come.
    std::int64_t within_ns(std::int64_t from_ns, std::int64_t to_ns) const
    {
        return to_ns > from_ns ? before_ns(to_ns) - before_ns(from_ns) : 0;
    }

private:
    std::int64_t before_ns(std::int64_t time_ns) const;
    std::int64_t coveredUntil(std::int64_t time_ns) const;

    std::vector<std::int64_t> m_times_ns;   ///< sorted, each once
    std::vector<std::int64_t> m_covered_ns; ///< before each of those that all intervals so far lie behind
    std::int64_t m_before_ns = 0;           ///< covered before the interval that may still grow
    std::int64_t m_start_ns = 0;            ///< of that one
    std::int64_t m_end_ns = 0;
};

} // namespace rp::traces
