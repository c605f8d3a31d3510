// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/quantity.h"
#include "views/charts/axis_scale.h"

#include <optional>

namespace rp {

/// An axis between two values of one quantity, in its base unit. A logarithmic one has both ends above zero.
struct ValueAxis
{
    double from = 0.0;
    double to = 1.0;
    Quantity quantity = Quantity::Text;
    bool logarithmic = false;

    /// Where a value lies: 0 at `from`, 1 at `to`, beyond them outside. NaN for a value without a place (not
    /// finite, or not above zero on a logarithmic axis).
    double partOf(double value) const;
    /// The other way round.
    double valueOf(double part) const;
    bool operator==(const ValueAxis &) const = default;
};

/// What is known of an axis before its values.
struct AxisWish
{
    Quantity quantity = Quantity::Text;
    bool logarithmic = false;
    std::optional<double> from = {}; ///< fixed ends; ones that make no axis are not heeded
    std::optional<double> to = {};
    bool tight = false; ///< ends at the largest value exactly, instead of at the next half step
};

/// The axis that holds all of `values` that are finite (and above zero on a logarithmic one). A linear axis
/// without negative values starts at zero. Without any value it is 0 to 1, logarithmic 1 to 10.
ValueAxis axisHolding(const std::vector<double> &values, const AxisWish &wish);

/// At most `maximumCount` (at least 2) ticks: multiples of 1, 2 or 5 in the unit that the axis is written in;
/// on a logarithmic axis powers of ten, or for times round numbers of seconds, minutes, hours and days.
AxisTicks axisTicks(const ValueAxis &axis, int maximumCount);

QString axisTickText(const Format &format, const ValueAxis &axis, const AxisTicks &ticks, double value);
/// An end of the axis in words of its title, always with its unit.
QString axisEndText(const Format &format, const ValueAxis &axis, const AxisTicks &ticks, double value);

} // namespace rp
