// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/axis_scale.h"

#include "models/text/quantity.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

double niceStep(double rough)
{
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1.0 - 1e-9))
            return factor * power;
    return 10.0 * power;
}

int decimalsFor(double step)
{
    if (!(step > 0.0))
        return 0;
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
}

} // namespace

AxisTicks niceTicks(double from, double to, int maximumCount)
{
    AxisTicks ticks;
    if (!std::isfinite(from) || !std::isfinite(to) || !(to > from))
        return ticks;
    if (to - from < 1e-12 * std::max(std::abs(from), std::abs(to)))
        return ticks; // steps that a double cannot tell apart
    ticks.step = niceStep((to - from) / std::max(1, maximumCount));
    const auto fill = [&] {
        ticks.values.clear();
        const double first = std::ceil(from / ticks.step - 1e-9);
        const double last = std::floor(to / ticks.step + 1e-9);
        for (double i = first; i <= last; i += 1.0)
            ticks.values.push_back(i * ticks.step);
    };
    fill();
    while (static_cast<int>(ticks.values.size()) > std::max(2, maximumCount)) {
        ticks.step = niceStep(ticks.step * 1.5);
        fill();
    }
    return ticks;
}

double niceAxisEnd(double largest, Quantity quantity)
{
    if (!std::isfinite(largest) || largest <= 0.0)
        return 1.0;
    if (quantity == Quantity::Fraction && largest <= 1.0 + 1e-9)
        return 1.0;
    const double half = niceStep(largest / 5.0) / 2.0;
    return std::ceil(largest / half - 1e-9) * half;
}

TimeSpanUnit axisTimeUnit(double largest_s)
{
    const TimeSpanUnit unit = Format::unitFor(largest_s * 1e6);
    if (largest_s * 1e6 >= 2.0 * Format::length_us(unit))
        return unit;
    if (unit == TimeSpanUnit::Minutes)
        return TimeSpanUnit::Seconds;
    return unit == TimeSpanUnit::Hours ? TimeSpanUnit::Minutes : unit;
}

QString tickText(const Format &format, Quantity quantity, double value, double step, double largest)
{
    switch (quantity) {
    case Quantity::Microseconds:
        return format.microseconds(value, decimalsFor(step));
    case Quantity::Milliseconds:
        return format.milliseconds(value, decimalsFor(step / 1000.0));
    case Quantity::DurationAuto:
        if (largest < 1000.0)
            return format.microseconds(value, decimalsFor(step));
        if (largest < 1e6)
            return format.milliseconds(value, decimalsFor(step / 1000.0));
        return format.duration_us(value);
    case Quantity::Fraction:
        return format.percent(value, decimalsFor(step * 100.0));
    case Quantity::Factor:
        return format.factor(value, decimalsFor(step));
    case Quantity::Bytes:
        return format.bytes(value);
    case Quantity::Seconds: {
        const TimeSpanUnit unit = axisTimeUnit(largest);
        return format.durationIn(unit, value * 1e6, decimalsFor(step * 1e6 / Format::length_us(unit)));
    }
    case Quantity::Watts:
        return format.watts(value, decimalsFor(step));
    case Quantity::Milliwatts:
        return format.milliwatts(value, decimalsFor(step * 1e3));
    case Quantity::Millijoules:
        return format.millijoules(value, decimalsFor(step * 1e3));
    case Quantity::OneIn:
        return format.oneIn(value);
    case Quantity::Flops: // the axis' title names the long unit once, here and below
        return format.number(value / 1e12, decimalsFor(step / 1e12));
    default: // what is written as a bare number on an axis
        break;
    }
    return format.number(value, decimalsFor(step));
}

} // namespace rp
