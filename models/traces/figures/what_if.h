// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/gaps.h"

#include <array>
#include <optional>

namespace rp::traces {

/// From one node of a graph to the next, in ns: three assumptions.
constexpr std::array<double, 3> graphNode_ns{500, 1000, 2000};

/// What the same work would take under one assumption each: bounds, not measurements. In ns, and exact: a
/// Sum_ns holds halves of them.
struct WhatIf
{
    Sum_ns noHostWait_ns = 0;         ///< nothing ever waits for the host: a perfect graph
    std::array<Sum_ns, 3> graph_ns{}; ///< every such wait takes what graphNode_ns says
    Sum_ns halfDispatch_ns = 0;       ///< calls come twice as fast, their latency stays
    /// Every operation starts as soon as the one before it on its stream is over and the host is ready for
    /// it, with a GPU as fast as it is, and twice as fast. Waiting between streams is left out, so the first
    /// is off the measured span by the model's own error.
    Sum_ns replay_ns = 0;
    Sum_ns replayTwice_ns = 0;
    std::optional<double> replayError; ///< replay / span − 1; none for an empty span

    /// Beyond this the model says nothing about a faster GPU.
    static constexpr double largestError = 0.05;
    bool canPredictFasterGpu() const
    {
        return replayError && *replayError <= largestError && *replayError >= -largestError;
    }
};

/// `leastStartToStart_ns`: the least time from a call to its operation, at least 0.
WhatIf whatIfOf(const Timeline &timeline, const IdleTime &idle, std::int64_t leastStartToStart_ns);

} // namespace rp::traces
