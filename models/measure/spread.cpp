// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/spread.h"

#include <algorithm>
#include <vector>

namespace rp::measure {

double Spread::relative() const
{
    return median != 0.0 ? (third_quartile - first_quartile) / median : 0.0;
}

double quantileOfSorted(std::span<const double> sorted, double share)
{
    if (sorted.empty())
        return 0.0;
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

Spread spreadOf(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    return {sorted.size(), quantileOfSorted(sorted, 0.5), quantileOfSorted(sorted, 0.25),
            quantileOfSorted(sorted, 0.75)};
}

} // namespace rp::measure
