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

} // namespace rp::traces
