// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/spread.h"
#include "models/traces/figures/timeline.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace rp::traces {

/// Why the GPU stood idle, by what ended it.
enum class GapClass : std::uint8_t
{
    HostWait,   ///< the call came after the GPU had run dry
    KernelWait, ///< the call had come, and the gap is shorter than 30 µs
    Other,      ///< the call had come, and the gap is longer
    Unmatched,  ///< the call isn't known
    LeftOut     ///< an operation that was left out as impossible began in it: nobody's wait
};
constexpr std::size_t gapClasses = 5;
constexpr std::int64_t kernelWait_ns = 30'000; // the default of HolisticTraceAnalysis

/// A time in which no stream of the device had work.
struct Gap
{
    std::int64_t start_ns = 0;
    std::int64_t end_ns = 0;
    std::size_t opener = 0; ///< place in the timeline of the operation that ended it
    GapClass kind = GapClass::Unmatched;
    std::int64_t length_ns() const { return end_ns - start_ns; }
};

/// Every gap, in order. 32 bytes each: for drawing a window of it, ask only for that.
std::vector<Gap> gapsOf(const Timeline &timeline);

struct IdleClass
{
    std::uint64_t gaps = 0;
    std::int64_t ns = 0;
};

struct IdleTime
{
    std::int64_t total_ns = 0;
    std::array<IdleClass, gapClasses> classes;
    std::int64_t beforeCall_ns = 0;    ///< of waiting for the host: until the call
    std::int64_t launchLatency_ns = 0; ///< and from the call to the start
    const IdleClass &of(GapClass kind) const { return classes[static_cast<std::size_t>(kind)]; }
};

/// The same three classes between neighbours of one stream, as HolisticTraceAnalysis has them: overlaps count
/// as negative, and an operation without a call waits for no host. `isMet` says which classes occur.
struct StreamIdle
{
    LabelId stream = 0;
    std::array<Sum_ns, gapClasses> ns{};
    std::array<bool, gapClasses> isMet{};
};
std::vector<StreamIdle> streamIdleOf(const Timeline &timeline);

/// Share of the span that the longest gap takes; 0 of an empty span.
double longestGapShare(const Timeline &timeline);

/// Calls `visit` with every gap, in order, without keeping them.
template<typename Visit>
void forEachGap(const Timeline &timeline, Visit visit)
{
    if (timeline.isEmpty())
        return;
    const std::vector<std::int64_t> &leftOut_ns = timeline.leftOutStarts_ns();
    std::int64_t end_ns = timeline.op(0).end_ns();
    for (std::size_t i = 1; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        if (op.start_ns > end_ns) {
            Gap gap{end_ns, op.start_ns, timeline.openerAt(i), GapClass::Unmatched};
            const auto gone = std::lower_bound(leftOut_ns.begin(), leftOut_ns.end(), end_ns);
            const auto call = timeline.call(gap.opener);
            if (gone != leftOut_ns.end() && *gone < op.start_ns)
                gap.kind = GapClass::LeftOut;
            else if (call)
                gap.kind = call->start_ns > end_ns           ? GapClass::HostWait
                           : gap.length_ns() < kernelWait_ns ? GapClass::KernelWait
                                                             : GapClass::Other;
            visit(gap);
        }
        if (op.end_ns() > end_ns)
            end_ns = op.end_ns();
    }
}

IdleTime idleTimeOf(const Timeline &timeline);

} // namespace rp::traces
