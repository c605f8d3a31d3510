// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/value_axis.h"

#include "models/physics/vector_registers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr double slack = 1e-9; ///< relative; for ends that are computed

bool hasPlace(double value, bool logarithmic)
{
    return std::isfinite(value) && (!logarithmic || value > 0.0);
}

/// Length of the unit that an axis up to `largest` is written in, in the quantity's base unit.
double unitLength(Quantity quantity, double largest)
{
    return quantity == Quantity::Seconds ? Format::length_us(axisTimeUnit(largest)) / 1e6 : 1.0;
}

double largestOf(const ValueAxis &axis)
{
    return std::max(std::abs(axis.from), std::abs(axis.to));
}

double roundEnd(double largest, Quantity quantity)
{
    const double unit = unitLength(quantity, largest);
    return niceAxisEnd(largest / unit, quantity) * unit;
}

/// The next of 1, 2 and 5 times a power of ten, from `value` down or up.
double roundMantissa(double value, bool up)
{
    const double power = std::pow(10.0, std::floor(std::log10(value) + slack));
    const double steps[] = {1.0, 2.0, 5.0, 10.0};
    double below = steps[0];
    for (const double step : steps) {
        if (step * power >= value * (1.0 - slack))
            return up || step * power <= value * (1.0 + slack) ? step * power : below * power;
        below = step;
    }
    return 10.0 * power;
}

ValueAxis logarithmicAxis(double lowest, double highest, const AxisWish &wish)
{
    ValueAxis axis{1.0, 10.0, wish.quantity, true};
    if (highest > 0.0) {
        axis.from = wish.tight ? lowest : roundMantissa(lowest, false);
        axis.to = wish.tight ? highest : roundMantissa(highest, true);
        if (axis.to <= axis.from * (1.0 + 1e-6)) {
            axis.from = roundMantissa(lowest / 2.0, false);
            axis.to = roundMantissa(highest * 2.0, true);
        }
    }
    return axis;
}

ValueAxis linearAxis(double lowest, double highest, const AxisWish &wish)
{
    ValueAxis axis{0.0, 1.0, wish.quantity, false};
    if (lowest > highest)
        return axis;
    const double largest = std::max(std::abs(lowest), std::abs(highest));
    const auto end = [&](double value) {
        if (wish.tight)
            return value;
        // Both ends in steps of the larger one.
        const double whole = roundEnd(largest, wish.quantity);
        const double step = whole / 10.0;
        return value >= largest * (1.0 - slack) ? whole
                                                : std::min(whole, std::ceil(value / step - slack) * step);
    };
    axis.from = lowest < 0.0 ? -end(-lowest) : 0.0;
    axis.to = highest > 0.0 ? end(highest) : 0.0;
    if (axis.to <= axis.from)
        axis.to = axis.from + 1.0;
    return axis;
}

constexpr double minute = 60.0;
constexpr double hour = 3600.0;
constexpr double day = 86400.0;

/// Round times in seconds, about a decade apart; `fine` puts others in between.
std::vector<double> roundTimes(bool fine)
{
    std::vector<double> times;
    for (int power = -9; power < 1; ++power)
        for (const double mantissa : {1.0, 2.0, 5.0})
            if (fine || mantissa == 1.0)
                times.push_back(mantissa * std::pow(10.0, power));
    if (fine)
        times.insert(times.end(), {1.0, 2.0, 5.0, 10.0, 30.0, minute, 2.0 * minute, 5.0 * minute,
                                   10.0 * minute, 30.0 * minute, hour, 2.0 * hour, 6.0 * hour, 12.0 * hour});
    else
        times.insert(times.end(), {1.0, 10.0, minute, 10.0 * minute, hour, 10.0 * hour});
    for (int power = 0; power < 9; ++power)
        for (const double mantissa : {1.0, 2.0, 5.0})
            if (fine || mantissa == 1.0)
                times.push_back(mantissa * std::pow(10.0, power) * day);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

std::vector<double> roundNumbers(const ValueAxis &axis, bool fine)
{
    std::vector<double> numbers;
    const int last = static_cast<int>(std::ceil(std::log10(axis.to)));
    for (int power = static_cast<int>(std::floor(std::log10(axis.from))); power <= last; ++power)
        for (const double mantissa : {1.0, 2.0, 5.0})
            if (fine || mantissa == 1.0)
                numbers.push_back(mantissa * std::pow(10.0, power));
    return numbers;
}

std::vector<double> candidates(const ValueAxis &axis, bool fine)
{
    std::vector<double> values;
    if (axis.quantity == Quantity::Seconds || axis.quantity == Quantity::DurationAuto) {
        values = roundTimes(fine);
        if (axis.quantity == Quantity::DurationAuto)
            for (double &value : values)
                value *= 1e6;
    } else {
        values = roundNumbers(axis, fine);
    }
    std::erase_if(values, [&](double value) {
        return value < axis.from * (1.0 - slack) || value > axis.to * (1.0 + slack);
    });
    return values;
}

/// Every n-th of the values, so that no more than `most` stay; powers of a thousand rather than others.
std::vector<double> thinned(const std::vector<double> &values, int most)
{
    const int count = static_cast<int>(values.size());
    const int every = (count + most - 1) / std::max(1, most);
    if (every <= 1)
        return values;
    const int power = static_cast<int>(std::lround(std::log10(values.front())));
    const int first = ((-power) % every + every) % every;
    std::vector<double> kept;
    for (int i = first; i < count; i += every)
        kept.push_back(values[static_cast<std::size_t>(i)]);
    return kept;
}

AxisTicks logarithmicTicks(const ValueAxis &axis, int most)
{
    AxisTicks ticks;
    ticks.values = candidates(axis, false);
    if (ticks.values.size() < 3)
        if (std::vector<double> fine = candidates(axis, true); static_cast<int>(fine.size()) <= most)
            ticks.values = std::move(fine);
    if (ticks.values.size() < 2)
        return niceTicks(axis.from, axis.to, most);
    ticks.values = thinned(ticks.values, most);
    ticks.step = 0.0; // each tick has the decimals that it needs itself
    return ticks;
}

} // namespace

double ValueAxis::partOf(double value) const
{
    if (!hasPlace(value, logarithmic))
        return std::numeric_limits<double>::quiet_NaN();
    if (!logarithmic)
        return (value - from) / (to - from);
    clearVectorRegisters();
    return std::log(value / from) / std::log(to / from);
}

double ValueAxis::valueOf(double part) const
{
    return logarithmic ? from * std::pow(to / from, part) : from + part * (to - from);
}

ValueAxis axisHolding(const std::vector<double> &values, const AxisWish &wish)
{
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    for (const double value : values)
        if (hasPlace(value, wish.logarithmic)) {
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
    ValueAxis axis =
        wish.logarithmic ? logarithmicAxis(lowest, highest, wish) : linearAxis(lowest, highest, wish);
    const double from = wish.from.value_or(axis.from);
    const double to = wish.to.value_or(axis.to);
    const bool usable = hasPlace(from, wish.logarithmic) && hasPlace(to, wish.logarithmic) &&
                        to - from > 1e-12 * std::max(std::abs(from), std::abs(to));
    if (usable) {
        axis.from = from;
        axis.to = to;
    }
    return axis;
}

AxisTicks axisTicks(const ValueAxis &axis, int maximumCount)
{
    const int most = std::max(2, maximumCount);
    if (axis.logarithmic)
        return logarithmicTicks(axis, most);
    const double unit = unitLength(axis.quantity, largestOf(axis));
    AxisTicks ticks = niceTicks(axis.from / unit, axis.to / unit, maximumCount);
    if (axis.quantity == Quantity::Count && ticks.step < 1.0) { // nobody gives half an answer
        ticks.step = 1.0;
        std::erase_if(ticks.values, [](double value) { return std::abs(value - std::round(value)) > 1e-9; });
    }
    ticks.step *= unit;
    for (double &value : ticks.values)
        value *= unit;
    return ticks;
}

QString axisTickText(const Format &format, const ValueAxis &axis, const AxisTicks &ticks, double value)
{
    if (ticks.step > 0.0)
        return tickText(format, axis.quantity, value, ticks.step, largestOf(axis));
    if (axis.quantity == Quantity::Seconds) // each tick in its own unit: 1 min, 1 h
        return format.duration_us(value * 1e6);
    return tickText(format, axis.quantity, value, value, value);
}

QString axisEndText(const Format &format, const ValueAxis &axis, const AxisTicks &ticks, double value)
{
    if (axis.quantity == Quantity::Intensity)
        return format.flopPerByte(value);
    if (axis.quantity == Quantity::Flops)
        return format.flopPerSecond(value, 3);
    if (ticks.step <= 0.0) {
        if (axis.quantity == Quantity::Seconds)
            return format.duration_us(value * 1e6);
        const bool isRound = value > 0.0 && roundMantissa(value, true) <= value * (1.0 + slack);
        return tickText(format, axis.quantity, value, isRound ? value : value / 50.0, value);
    }
    // Between two ticks an end may need more digits than they do.
    const double unit = unitLength(axis.quantity, largestOf(axis));
    double step = ticks.step;
    for (int digits = 0; digits < 2; ++digits) {
        const double place = std::pow(10.0, std::floor(std::log10(step / unit) + slack)) * unit;
        if (std::abs(std::round(value / place) * place - value) <= 1e-3 * largestOf(axis))
            break;
        step /= 10.0;
    }
    return tickText(format, axis.quantity, value, step, largestOf(axis));
}

} // namespace rp
