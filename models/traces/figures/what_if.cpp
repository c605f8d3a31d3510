// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/what_if.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rp::traces {

namespace {

/// `speed` is 1 or 2, so that half nanoseconds are exact.
Sum_ns replay_ns(const Timeline &timeline, std::int64_t leastStartToStart_ns, Sum_ns speed)
{
    std::vector<std::optional<Sum_ns>> ends(timeline.trace().streams.size()); // by stream
    std::optional<Sum_ns> first;
    Sum_ns last = static_cast<Sum_ns>(timeline.first_ns());
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        const auto call = timeline.call(i);
        const auto ready = static_cast<Sum_ns>(call ? call->start_ns + leastStartToStart_ns : op.start_ns);
        std::optional<Sum_ns> &streamEnd = ends[timeline.laneOf(op).stream];
        const Sum_ns start = std::max(ready, streamEnd.value_or(ready));
        const Sum_ns end = start + static_cast<Sum_ns>(op.duration_ns) / speed;
        streamEnd = end;
        first = std::min(start, first.value_or(start));
        last = std::max(last, end);
    }
    return first ? last - *first : 0;
}

} // namespace

WhatIf whatIfOf(const Timeline &timeline, const IdleTime &idle, std::int64_t leastStartToStart_ns)
{
    const auto span_ns = static_cast<Sum_ns>(timeline.span_ns());
    WhatIf what;
    what.noHostWait_ns = span_ns - static_cast<Sum_ns>(idle.of(GapClass::HostWait).ns);
    what.graph_ns.fill(span_ns);
    forEachGap(timeline, [&what](const Gap &gap) {
        if (gap.kind != GapClass::HostWait)
            return;
        for (std::size_t i = 0; i < graphNode_ns.size(); ++i)
            what.graph_ns[i] -= std::max(Sum_ns{0}, static_cast<Sum_ns>(gap.length_ns()) -
                                                        static_cast<Sum_ns>(graphNode_ns[i]));
    });
    what.halfDispatch_ns = span_ns - static_cast<Sum_ns>(idle.beforeCall_ns) / 2;
    what.replay_ns = replay_ns(timeline, leastStartToStart_ns, 1);
    what.replayTwice_ns = replay_ns(timeline, leastStartToStart_ns, 2);
    if (timeline.span_ns() != 0)
        what.replayError = static_cast<double>(what.replay_ns / span_ns - 1);
    return what;
}

} // namespace rp::traces
