// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/gaps.h"

#include <algorithm>
#include <optional>

namespace rp::traces {

std::vector<Gap> gapsOf(const Timeline &timeline)
{
    std::vector<Gap> gaps;
    forEachGap(timeline, [&gaps](const Gap &gap) { gaps.push_back(gap); });
    return gaps;
}

double longestGapShare(const Timeline &timeline)
{
    std::int64_t longest_ns = 0;
    forEachGap(timeline,
               [&longest_ns](const Gap &gap) { longest_ns = std::max(longest_ns, gap.length_ns()); });
    return longest_ns > 0 ? static_cast<double>(longest_ns) / static_cast<double>(timeline.span_ns()) : 0.0;
}

IdleTime idleTimeOf(const Timeline &timeline)
{
    IdleTime idle;
    forEachGap(timeline, [&idle, &timeline](const Gap &gap) {
        IdleClass &kind = idle.classes[static_cast<std::size_t>(gap.kind)];
        ++kind.gaps;
        kind.ns += gap.length_ns();
        idle.total_ns += gap.length_ns();
        if (gap.kind == GapClass::HostWait) {
            const std::int64_t call_ns = timeline.call(gap.opener)->start_ns;
            idle.beforeCall_ns += std::min(call_ns, gap.end_ns) - gap.start_ns;
            idle.launchLatency_ns += std::max<std::int64_t>(0, gap.end_ns - call_ns);
        }
    });
    return idle;
}

std::vector<StreamIdle> streamIdleOf(const Timeline &timeline)
{
    struct Stream
    {
        std::size_t place = 0;
        std::int64_t end_ns = 0; ///< of its latest operation
    };
    std::vector<std::optional<Stream>> streams(timeline.trace().streams.size());
    std::vector<StreamIdle> all; // as they come
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const GpuOp op = timeline.op(i);
        const LabelId id = timeline.laneOf(op).stream;
        std::optional<Stream> &known = streams[id];
        if (!known) {
            known = Stream{all.size(), 0};
            all.push_back({id, {}, {}});
        } else {
            const std::int64_t length_ns = op.start_ns - known->end_ns;
            const auto call = timeline.call(i);
            const auto kind =
                static_cast<std::size_t>(call && call->start_ns > known->end_ns ? GapClass::HostWait
                                         : length_ns < kernelWait_ns            ? GapClass::KernelWait
                                                                                : GapClass::Other);
            all[known->place].ns[kind] += static_cast<Sum_ns>(length_ns);
            all[known->place].isMet[kind] = true;
        }
        known->end_ns = op.end_ns();
    }
    std::erase_if(all, [](const StreamIdle &stream) {
        return std::none_of(stream.isMet.begin(), stream.isMet.end(), [](bool isMet) { return isMet; });
    });
    return all;
}

} // namespace rp::traces
