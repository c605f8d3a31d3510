// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rp::traces {

/// What a call does for the GPU, by its name: cudaLaunchKernel(ExC), cuLaunchKernel(Ex), hipLaunchKernel,
/// hip(Ext)ModuleLaunchKernel, …LaunchCooperativeKernel; cudaGraphLaunch, hipGraphLaunch.
enum class LaunchKind : std::uint8_t
{
    None,
    Direct,
    Graph
};
LaunchKind launchKindOf(std::string_view callName);

/// How many operations a device had.
struct DeviceCount
{
    LabelId device = 0;
    std::size_t ops = 0;
};

/// The operations of one device in the order of time, each with the call that caused it. Refers to the trace,
/// which must outlive it and stay as it is. 8 bytes for each operation; while it is made, as many for each
/// call.
class Timeline
{
public:
    /// Of the device with most operations; of several, the one that comes first in the file.
    explicit Timeline(const Trace &trace);
    Timeline(const Trace &trace, LabelId device);

    const Trace &trace() const { return *m_trace; }
    LabelId device() const { return m_device; }
    const std::vector<DeviceCount> &devices() const { return m_devices; }

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
        return m_calls[at] == noIndex ? std::nullopt : std::optional(m_trace->calls[m_calls[at]]);
    }
    /// Its place in the file; noIndex: none.
    std::uint32_t callIndex(std::size_t at) const { return m_calls[at]; }
    LaunchKind launchKind(NameId name) const { return m_launchKinds[name]; }

    /// First start and last end, in ns.
    std::int64_t first_ns() const { return m_first_ns; }
    std::int64_t last_ns() const { return m_last_ns; }
    std::int64_t span_ns() const { return m_last_ns - m_first_ns; }

    /// The operation that ends an idle time which `at` ends: of those that start with it, the one whose call
    /// came first; without any call, `at`. Looks at 64 operations, as the definition does.
    std::size_t openerAt(std::size_t at) const;

private:
    void countDevices();
    void arrange();
    void arrangeTie(std::size_t from, std::size_t to);
    void match();

    const Trace *m_trace;
    LabelId m_device = 0;
    std::vector<DeviceCount> m_devices;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_calls;
    std::vector<LaunchKind> m_launchKinds; ///< by name
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
