// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/timeline.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rp::traces {

/// The calls that launch, of all threads of the device's process, by the time they begin. 4 bytes each.
class LaunchOrder
{
public:
    explicit LaunchOrder(const Timeline &timeline);

    std::size_t size() const { return m_order.size(); }
    std::size_t threads() const { return m_threads; } ///< that launch anything

    /// From each launch to the next one of its thread, pooled over threads, in no order that means anything
    /// (D13).
    std::vector<std::int64_t> periods_ns() const;
    /// The same from the end of the one before.
    std::vector<std::int64_t> gaps_ns() const;

private:
    enum class From
    {
        Start,
        End
    };
    std::vector<std::int64_t> times_ns(From from) const;

    const Trace *m_trace;
    std::vector<std::uint32_t> m_order;    ///< places among the calls
    std::vector<std::uint32_t> m_threadOf; ///< of those of the trace
    std::size_t m_threads = 0;
};

/// Launches of one kind, and what became of those that no operation was recorded of (D20).
struct LaunchCount
{
    std::size_t all = 0;
    std::size_t lost = 0;
    std::size_t captured = 0; ///< while a stream of the process was captured: not lost

    /// A tenth of them: each moves its time from busy to idle.
    static constexpr double mostLost = 0.10;
    bool isTooMuchLost() const { return double(lost) > mostLost * double(all - captured); }
};

struct LostLaunches
{
    LaunchCount direct;
    LaunchCount graph;
};

/// Of the process of the timeline's device; of all, where it isn't known.
LostLaunches lostLaunches(const Timeline &timeline);

} // namespace rp::traces
