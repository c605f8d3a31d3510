// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/graph_run.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace rp::traces {

std::optional<GraphRun> largestGraphRun(const Timeline &timeline)
{
    const auto graphOf = [&timeline](std::size_t at) {
        const ApiCall *const call = timeline.call(at);
        return call && timeline.launchKind(call->name) == LaunchKind::Graph ? call : nullptr;
    };
    std::unordered_map<const ApiCall *, std::size_t> counts;
    const ApiCall *most = nullptr;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        const ApiCall *const call = graphOf(i);
        if (!call)
            continue;
        const std::size_t count = ++counts[call];
        if (!most || count > counts[most])
            most = call;
    }
    if (!most)
        return std::nullopt;
    GraphRun run;
    BusyTime busy;
    std::int64_t first_ns = 0;
    std::int64_t last_ns = 0;
    for (std::size_t i = 0; i < timeline.size(); ++i) {
        if (graphOf(i) != most)
            continue;
        const GpuOp &op = timeline.op(i);
        first_ns = run.ops == 0 ? op.start_ns : first_ns;
        last_ns = run.ops == 0 ? op.end_ns() : std::max(last_ns, op.end_ns());
        ++run.ops;
        busy.add(op.start_ns, op.end_ns());
    }
    run.span_ns = last_ns - first_ns;
    run.busy_ns = busy.total_ns();
    return run;
}

std::vector<std::int64_t> launchPeriods_ns(const Timeline &timeline)
{
    std::vector<const ApiCall *> launches;
    for (const ApiCall &call : timeline.trace().calls) {
        if (timeline.launchKind(call.name) != LaunchKind::None)
            launches.push_back(&call);
    }
    std::stable_sort(launches.begin(), launches.end(), [](const ApiCall *a, const ApiCall *b) {
        return std::tie(a->thread, a->start_ns) < std::tie(b->thread, b->start_ns);
    });
    std::vector<std::int64_t> periods;
    for (std::size_t i = 1; i < launches.size(); ++i) {
        if (launches[i]->thread == launches[i - 1]->thread)
            periods.push_back(launches[i]->start_ns - launches[i - 1]->start_ns);
    }
    return periods;
}

} // namespace rp::traces
