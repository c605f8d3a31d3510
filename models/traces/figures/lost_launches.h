// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/timeline.h"

#include <cstddef>

namespace rp::traces {

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
