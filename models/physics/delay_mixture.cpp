// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/delay_mixture.h"

#include <algorithm>
#include <cmath>

namespace rp::physics {

namespace {

// Where erfc is 0 or 2 to the last bit. Most parts of a mixture are that far from most times, and
// processors take a hundred times as long for what underflows.
constexpr double erfcIsZeroAbove = 28.0;
constexpr double erfcIsTwoBelow = -6.5;

} // namespace

DelayMixture::DelayMixture(double mean_ms, double sigma_ms, const std::vector<DelayEvent> &events)
    : m_base_ms(mean_ms)
    , m_sigma_ms(sigma_ms)
{
    m_parts.push_back({1.0, mean_ms});
    for (const DelayEvent &event : events)
        add(event);
    std::erase_if(m_parts, [](const Part &part) { return !(part.weight > 0.0); });
}

double DelayMixture::above(double x_ms) const
{
    double sum = 0.0;
    for (const Part &part : m_parts)
        sum += part.weight * partAbove(x_ms - part.mean_ms);
    return sum;
}

// Bisection until the middle stops moving: halving an interval of doubles further cannot change the result.
double DelayMixture::quantile(double q) const
{
    const auto [least, most] = std::minmax_element(
        m_parts.begin(), m_parts.end(), [](const Part &a, const Part &b) { return a.mean_ms < b.mean_ms; });
    double low = least->mean_ms - 12.0 * m_sigma_ms - 1.0;
    double high = most->mean_ms + 12.0 * m_sigma_ms + 1.0;
    double middle = 0.5 * (low + high);
    while (low < middle && middle < high) {
        (above(middle) > 1.0 - q ? low : high) = middle;
        middle = 0.5 * (low + high);
    }
    return middle;
}

void DelayMixture::add(const DelayEvent &event)
{
    const std::size_t count = m_parts.size();
    for (std::size_t i = 0; i < count; ++i) {
        m_parts.push_back({m_parts[i].weight * event.probability, m_parts[i].mean_ms + event.delay_ms});
        m_parts[i].weight *= 1.0 - event.probability;
    }
}

double DelayMixture::partAbove(double distance_ms) const
{
    if (m_sigma_ms <= 0.0)
        return distance_ms < 0.0 ? 1.0 : 0.0;
    const double argument = distance_ms / m_sigma_ms / std::sqrt(2.0);
    if (argument > erfcIsZeroAbove)
        return 0.0;
    return argument < erfcIsTwoBelow ? 1.0 : 0.5 * std::erfc(argument);
}

} // namespace rp::physics
