// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "models/text/format.h"

#include <QString>
#include <vector>

namespace rp {

/// Tick positions of a linear axis: multiples of 1, 2 or 5 times a power of ten.
struct AxisTicks
{
    double step = 1.0;
    std::vector<double> values; ///< rising; all within the range asked for
};

/// At most `maximumCount` (at least 2) ticks inside [from, to]. An empty or undefined range gives no ticks.
AxisTicks niceTicks(double from, double to, int maximumCount);

/// The end of an axis that starts at 0 and must hold `largest`: the next half step above it.
/// 1 when there is nothing to hold. Fractions up to 1 end at 1 exactly.
double niceAxisEnd(double largest, Quantity quantity);

/// Unit that a linear axis of times up to `largest_s` is written in: the one that reads best, but minutes and
/// hours only from two of them on, so that steps stay whole.
TimeSpanUnit axisTimeUnit(double largest_s);

/// Text of a tick: the quantity's unit, chosen once for the whole axis by its largest value, and just the
/// decimals that the step needs.
QString tickText(const Format &format, Quantity quantity, double value, double step, double largest);

} // namespace rp
