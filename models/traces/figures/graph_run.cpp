// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/graph_run.h"

#include <algorithm>
#include <unordered_map>

namespace rp::traces {

std::optional<GraphRun> largestGraphRun(const Timeline &timeline)
{
    const auto graphOf = [&timeline](std::size_t at) {
        const auto call = timeline.call(at);
        return call && timeline.launchKind(call->name) == LaunchKind::Graph ? timeline.callIndex(at)
                                                                            : noIndex;
    };
    std::unordered_map<std::uint32_t, std::size_t> counts;
    std::uint32_t most = noIndex;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const std::uint32_t call = graphOf(i);
        if (call == noIndex)
            continue;
        const std::size_t count = ++counts[call];
        if (most == noIndex || count > counts[most])
            most = call;
    }
    if (most == noIndex)
        return std::nullopt;
    GraphRun run;
    BusyTime busy;
    std::int64_t first_ns = 0;
    std::int64_t last_ns = 0;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (graphOf(i) != most)
            continue;
        const GpuOp op = timeline.op(i);
        first_ns = run.ops == 0 ? op.start_ns : first_ns;
        last_ns = run.ops == 0 ? op.end_ns() : std::max(last_ns, op.end_ns());
        ++run.ops;
        busy.add(op.start_ns, op.end_ns());
    }
    run.span_ns = last_ns - first_ns;
    run.busy_ns = busy.total_ns();
    return run;
}

} // namespace rp::traces
