// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "physics/tracks.h"

#include <algorithm>
#include <cmath>

namespace rp::physics {

namespace {

/// A Normal with one spread at several means: what a Normal base and independent delays add up to.
class DelayMixture
{
public:
    DelayMixture(double mean, double sigma, const std::vector<DelayEvent> &events)
        : m_sigma(sigma)
    {
        m_parts.push_back({1.0, mean});
        for (const DelayEvent &event : events)
            add(event);
        std::erase_if(m_parts, [](const Part &part) { return !(part.weight > 0.0); });
    }

    /// Probability of a value above x.
    double above(double x) const
    {
        double sum = 0.0;
        for (const Part &part : m_parts)
            sum += part.weight * partAbove(x - part.mean);
        return sum;
    }

    /// Value that is exceeded with probability 1 - q. Bisection until the middle stops moving: halving an
    /// interval of doubles further cannot change the result.
    double quantile(double q) const
    {
        const auto [least, most] = std::minmax_element(
            m_parts.begin(), m_parts.end(), [](const Part &a, const Part &b) { return a.mean < b.mean; });
        double low = least->mean - 12.0 * m_sigma - 1.0;
        double high = most->mean + 12.0 * m_sigma + 1.0;
        double middle = 0.5 * (low + high);
        while (low < middle && middle < high) {
            (above(middle) > 1.0 - q ? low : high) = middle;
            middle = 0.5 * (low + high);
        }
        return middle;
    }

private:
    struct Part
    {
        double weight;
        double mean;
    };

    void add(const DelayEvent &event)
    {
        const std::size_t count = m_parts.size();
        for (std::size_t i = 0; i < count; ++i) {
            m_parts.push_back({m_parts[i].weight * event.probability, m_parts[i].mean + event.delay_ms});
            m_parts[i].weight *= 1.0 - event.probability;
        }
    }

    double partAbove(double distance) const
    {
        if (m_sigma <= 0.0)
            return distance < 0.0 ? 1.0 : 0.0;
        return 0.5 * std::erfc(distance / m_sigma / std::sqrt(2.0));
    }

    std::vector<Part> m_parts;
    double m_sigma;
};

} // namespace

EdgeLoop edgeLoop(const EdgeMode &mode, const EdgeLimits &limits)
{
    // Below this a probability is what erfc's rounding leaves, not a chance of missing.
    constexpr double smallest_probability = 1e-15;
    constexpr double seconds_per_hour = 3600.0;

    const auto kernels = static_cast<double>(mode.kernels);
    const double launching_ms = kernels * mode.launch_us * 1e-3;
    EdgeLoop loop;
    loop.base_ms = limits.sensor_ms + std::max(launching_ms, mode.math_ms);
    loop.sigma_ms = launching_ms > mode.math_ms
                        ? std::sqrt(kernels) * mode.launch_variation * mode.launch_us * 1e-3
                        : limits.gpu_variation * mode.math_ms;
    const DelayMixture delays(loop.base_ms, loop.sigma_ms, mode.events);
    loop.p99_ms = delays.quantile(0.99);
    loop.p9999_ms = delays.quantile(0.9999);
    const double miss = delays.above(limits.deadline_ms);
    loop.miss_prob = miss < smallest_probability ? 0.0 : miss;
    loop.miss_per_hour = loop.miss_prob * limits.loops_per_s * seconds_per_hour;
    loop.passes_p99 = loop.p99_ms <= limits.deadline_ms;
    loop.passes = loop.passes_p99 && loop.miss_prob <= limits.miss_target;
    return loop;
}

} // namespace rp::physics
