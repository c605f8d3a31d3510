// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/spread.h"

#include <algorithm>
#include <numeric>

namespace rp::traces {

namespace {

/// Percentiles of times, from the lowest to the highest: each puts in order what the next ones need.
class Percentiles
{
public:
    explicit Percentiles(std::vector<std::int64_t> &times_ns)
        : m_times_ns(times_ns)
    {
    }
    double at(double share)
    {
        const double place = static_cast<double>(m_times_ns.size() - 1) * share;
        const auto low = static_cast<std::size_t>(place);
        const std::int64_t first = inOrder(low);
        const std::int64_t second = inOrder(std::min(low + 1, m_times_ns.size() - 1));
        return static_cast<double>(first) +
               static_cast<double>(second - first) * (place - static_cast<double>(low));
    }

private:
    /// The time that stands there when all are sorted.
    std::int64_t inOrder(std::size_t place)
    {
        const auto begin = m_times_ns.begin();
        if (place >= m_done) {
            std::nth_element(begin + static_cast<std::ptrdiff_t>(m_done),
                             begin + static_cast<std::ptrdiff_t>(place), m_times_ns.end());
            m_done = place + 1;
        }
        return m_times_ns[place];
    }
    std::vector<std::int64_t> &m_times_ns;
    std::size_t m_done = 0; ///< what lies before is no greater than what lies behind
};

} // namespace

Spread spreadOf(std::vector<std::int64_t> &times_ns)
{
    Spread spread;
    spread.n = times_ns.size();
    if (times_ns.empty())
        return spread;
    spread.sum_ns = std::accumulate(times_ns.begin(), times_ns.end(), Sum_ns{0});
    spread.mean_ns = static_cast<double>(spread.sum_ns / static_cast<Sum_ns>(spread.n));
    const auto [least, most] = std::minmax_element(times_ns.begin(), times_ns.end());
    spread.min_ns = *least;
    spread.max_ns = *most;
    Percentiles percentiles(times_ns);
    spread.p50_ns = percentiles.at(0.5);
    spread.p90_ns = percentiles.at(0.9);
    spread.p99_ns = percentiles.at(0.99);
    return spread;
}

} // namespace rp::traces
