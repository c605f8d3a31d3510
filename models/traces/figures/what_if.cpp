// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/what_if.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rp::traces {

namespace {

/// A time of the replay. Measured ones are whole nanoseconds since the trace's epoch and are compared
/// exactly; computed ones are in double precision, where that epoch may leave steps of 256 ns. The definition
/// mixes both, and so must whoever wants its figures.
class ReplayTime
{
public:
    static ReplayTime measured(std::int64_t ns) { return {true, ns, 0}; }
    static ReplayTime computed(double ns) { return {false, 0, ns}; }
    double value() const { return m_isWhole ? static_cast<double>(m_whole_ns) : m_ns; }
    ReplayTime after(double duration_ns) const { return computed(value() + duration_ns); }
    /// A long double holds every value of both kinds.
    bool operator<(const ReplayTime &other) const { return exact() < other.exact(); }
    double operator-(const ReplayTime &other) const
    {
        return m_isWhole && other.m_isWhole ? static_cast<double>(m_whole_ns - other.m_whole_ns)
                                            : value() - other.value();
    }

private:
    ReplayTime(bool isWhole, std::int64_t whole_ns, double ns)
        : m_isWhole(isWhole)
        , m_whole_ns(whole_ns)
        , m_ns(ns)
    {
    }
    long double exact() const
    {
        return m_isWhole ? static_cast<long double>(m_whole_ns) : static_cast<long double>(m_ns);
    }
    bool m_isWhole;
    std::int64_t m_whole_ns;
    double m_ns;
};

double replay_ns(const Timeline &timeline, std::int64_t leastStartToStart_ns, double speed)
{
    if (timeline.isEmpty())
        return 0;
    std::vector<std::optional<ReplayTime>> ends(timeline.trace().streams.size()); // by stream
    std::optional<ReplayTime> first;
    ReplayTime last = ReplayTime::measured(timeline.first_ns());
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        const auto call = timeline.call(i);
        ReplayTime start = ReplayTime::measured(call ? call->start_ns + leastStartToStart_ns : op.start_ns);
        std::optional<ReplayTime> &streamEnd = ends[timeline.laneOf(op).stream];
        if (streamEnd && start < *streamEnd)
            start = *streamEnd;
        const ReplayTime end = start.after(static_cast<double>(op.duration_ns) / speed);
        streamEnd = end;
        if (!first || start < *first)
            first = start;
        if (last < end)
            last = end;
    }
    return last - *first;
}

} // namespace

WhatIf whatIfOf(const Timeline &timeline, const IdleTime &idle, std::int64_t leastStartToStart_ns)
{
    const auto span = static_cast<double>(timeline.span_ns());
    WhatIf what;
    what.noHostWait_ns = static_cast<Sum_ns>(timeline.span_ns() - idle.of(GapClass::HostWait).ns);
    double saved_ns = 0; // half microseconds are added up in double precision, as defined
    what.graph_ns.fill(static_cast<Sum_ns>(timeline.span_ns()));
    forEachGap(timeline, [&what, &saved_ns](const Gap &gap) {
        if (gap.kind != GapClass::HostWait)
            return;
        saved_ns += std::max(0.0, static_cast<double>(gap.length_ns()) - graphNode_ns[0]);
        for (std::size_t i = 1; i < graphNode_ns.size(); ++i)
            what.graph_ns[i] -= std::max(Sum_ns{0}, static_cast<Sum_ns>(gap.length_ns()) -
                                                        static_cast<Sum_ns>(graphNode_ns[i]));
    });
    if (saved_ns > 0) // nothing saved leaves a whole number, which may be more than a double holds
        what.graph_ns[0] = span - saved_ns;
    what.halfDispatch_ns = span - static_cast<double>(idle.beforeCall_ns) / 2;
    what.replay_ns = replay_ns(timeline, leastStartToStart_ns, 1);
    what.replayTwice_ns = replay_ns(timeline, leastStartToStart_ns, 2);
    if (timeline.span_ns() != 0)
        what.replayError = what.replay_ns / span - 1;
    return what;
}

} // namespace rp::traces
