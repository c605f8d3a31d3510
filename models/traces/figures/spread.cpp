// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/spread.h"

#include <algorithm>
#include <numeric>

namespace rp::traces {

namespace {

double percentile(const std::vector<std::int64_t> &sorted, double share)
{
    const double place = static_cast<double>(sorted.size() - 1) * share;
    const auto low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, sorted.size() - 1);
    return static_cast<double>(sorted[low]) +
           static_cast<double>(sorted[high] - sorted[low]) * (place - static_cast<double>(low));
}

} // namespace

Spread spreadOf(std::vector<std::int64_t> &times_ns)
{
    Spread spread;
    spread.n = times_ns.size();
    if (times_ns.empty())
        return spread;
    std::sort(times_ns.begin(), times_ns.end());
    spread.sum_ns = std::accumulate(times_ns.begin(), times_ns.end(), Sum_ns{0});
    spread.mean_ns = static_cast<double>(spread.sum_ns / static_cast<Sum_ns>(spread.n));
    spread.min_ns = times_ns.front();
    spread.p50_ns = percentile(times_ns, 0.5);
    spread.p90_ns = percentile(times_ns, 0.9);
    spread.p99_ns = percentile(times_ns, 0.99);
    spread.max_ns = times_ns.back();
    return spread;
}

} // namespace rp::traces
