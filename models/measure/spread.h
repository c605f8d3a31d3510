// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace rp::measure {

/// What repeated measurements of one thing say: the median, and how far the repeats lie apart. In the unit of
/// the measurements. Without any, all is 0.
struct Spread
{
    std::size_t n = 0; ///< repeats
    double median = 0.0;
    double first_quartile = 0.0;
    double third_quartile = 0.0;

    /// Interquartile range over median: 0.1 says that the middle half lies within ten per cent. 0 where the
    /// median is 0.
    double relative() const;

    bool operator==(const Spread &) const = default;
};

/// In any order, finite.
Spread spreadOf(std::span<const double> values);

/// The value below which a share (0..1) of sorted values lies, between two of them in proportion (Hyndman and
/// Fan's seventh definition, which spreadsheets and NumPy have too). 0 without values.
double quantileOfSorted(std::span<const double> sorted, double share);

} // namespace rp::measure
