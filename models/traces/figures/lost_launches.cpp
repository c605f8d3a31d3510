// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/lost_launches.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rp::traces {

namespace {

/// When streams of one process were captured. Calls that begin and end captures are counted by their start.
class Captures
{
public:
    void add(std::int64_t start_ns, int change) { m_depths.emplace_back(start_ns, change); }
    void finish()
    {
        std::sort(m_depths.begin(), m_depths.end()); // of those at one time, the ends first
        int depth = 0;
        for (auto &[start_ns, change] : m_depths)
            change = depth = std::max(0, depth + change);
    }
    bool isOpenAt(std::int64_t time_ns) const
    {
        const auto after = std::partition_point(
            m_depths.begin(), m_depths.end(), [time_ns](const auto &each) { return each.first <= time_ns; });
        return after != m_depths.begin() && (after - 1)->second > 0;
    }

private:
    std::vector<std::pair<std::int64_t, int>> m_depths; ///< first the changes
};

std::vector<Captures> capturesOf(const Timeline &timeline)
{
    const Trace &trace = timeline.trace();
    std::vector<int> changes; // by name
    for (NameId name = 0; name < trace.names.size(); ++name) {
        const std::string &text = trace.names.text(name);
        const auto has = [&text](const char *part) { return text.find(part) != std::string::npos; };
        changes.push_back(!has("BeginCapture") && !has("EndCapture") ? 0 : has("Begin") ? 1 : -1);
    }
    std::vector<Captures> captures(timeline.records().processes().size());
    for (std::size_t i = 0; i < trace.calls.size(); ++i) {
        const ApiCall call = trace.calls[i];
        if (changes[call.name] != 0 && timeline.records().isKept(i))
            captures[timeline.records().processOf(call.thread)].add(call.start_ns, changes[call.name]);
    }
    for (Captures &each : captures)
        each.finish();
    return captures;
}

} // namespace

LostLaunches lostLaunches(const Timeline &timeline)
{
    const Records &records = timeline.records();
    const std::vector<Captures> captures = capturesOf(timeline);
    LostLaunches found;
    for (std::size_t i = 0; i < timeline.trace().calls.size(); ++i) {
        const ApiCall call = timeline.trace().calls[i];
        const LaunchKind kind = timeline.launchKind(call.name);
        if (kind == LaunchKind::None || !timeline.isCounted(i))
            continue;
        LaunchCount &count = kind == LaunchKind::Graph ? found.graph : found.direct;
        ++count.all;
        if (records.hasOp(i))
            continue;
        const bool isCaptured = captures[records.processOf(call.thread)].isOpenAt(call.start_ns);
        ++(isCaptured ? count.captured : count.lost);
    }
    return found;
}

} // namespace rp::traces
