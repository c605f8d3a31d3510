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
/// which must outlive it and stay as it is. 4 bytes for each operation and call.
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
    const GpuOp &op(std::size_t at) const { return m_trace->ops[m_order[at]]; }
    std::uint32_t opIndex(std::size_t at) const { return m_order[at]; }
    const Lane &lane(std::size_t at) const { return m_trace->lanes[op(at).lane]; }
    bool isKernel(std::size_t at) const { return lane(at).kind == OpKind::Kernel; }
    /// The call with the same correlation, the last in the file of several; null: none.
    const ApiCall *call(std::size_t at) const
    {
        return m_calls[at] == noIndex ? nullptr : &m_trace->calls[m_calls[at]];
    }
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

/// Intervals of time, merged where they touch or overlap, with their lengths added up from the left.
class BusyTime
{
public:
    /// To be called in the order of starts. An interval that ends before it starts counts as nothing.
    void add(std::int64_t start_ns, std::int64_t end_ns);
    std::int64_t total_ns() const { return m_before_ns + (m_merged.empty() ? 0 : lastLength()); }
    /// How much of a window is covered.
    std::int64_t within_ns(std::int64_t from_ns, std::int64_t to_ns) const;

private:
    struct Interval
    {
        std::int64_t start_ns = 0;
        std::int64_t end_ns = 0;
        std::int64_t before_ns = 0; ///< covered by those to the left
    };
    std::int64_t lastLength() const { return m_merged.back().end_ns - m_merged.back().start_ns; }
    std::int64_t before_ns(std::int64_t time_ns) const;
    std::vector<Interval> m_merged;
    std::int64_t m_before_ns = 0;
};

} // namespace rp::traces
