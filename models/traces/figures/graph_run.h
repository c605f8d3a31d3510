// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/timeline.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace rp::traces {

/// The operations that one launch of a graph started on the device.
struct GraphRun
{
    std::size_t ops = 0;
    std::int64_t span_ns = 0; ///< from the first start to the last end of them
    std::int64_t busy_ns = 0; ///< of that, with one of them running
    /// None for an empty span.
    std::optional<double> busyFraction() const
    {
        return span_ns > 0 ? std::optional(static_cast<double>(busy_ns) / static_cast<double>(span_ns))
                           : std::nullopt;
    }
};

/// Of the launches of graphs, the one with most operations; none without any.
std::optional<GraphRun> largestGraphRun(const Timeline &timeline);

} // namespace rp::traces
