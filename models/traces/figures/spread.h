// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rp::traces {

/// A sum of times. Whole nanoseconds are exact up to 584 years where a long double has 64 bits for them.
using Sum_ns = long double;

/// How a set of times is spread. Percentiles lie linearly between neighbours in order. All in nanoseconds;
/// nothing but `n` means anything when it is 0.
struct Spread
{
    std::size_t n = 0;
    Sum_ns sum_ns = 0;
    double mean_ns = 0;
    std::int64_t min_ns = 0;
    double p50_ns = 0;
    double p90_ns = 0;
    double p99_ns = 0;
    std::int64_t max_ns = 0;
};

/// Puts `times_ns` into another order.
Spread spreadOf(std::vector<std::int64_t> &times_ns);

} // namespace rp::traces
