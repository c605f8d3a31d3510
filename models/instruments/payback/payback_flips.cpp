// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();
constexpr double hour_s = 3600.0;

using Pays = std::function<bool(double)>;

/// Between a value that keeps the verdict and one that turns it: the nearest that turns it, to rounding.
double threshold(double keeps, double turns, bool logarithmic, const Pays &turned)
{
    for (int i = 0; i < 200; ++i) {
        const double middle = logarithmic ? std::sqrt(keeps) * std::sqrt(turns) : (keeps + turns) / 2.0;
        if (middle == keeps || middle == turns)
            break;
        (turned(middle) ? turns : keeps) = middle;
    }
    return turns;
}

/// The next multiple of `grain` in the direction of change. What lies on one already, to rounding, stays.
double outward(double value, double grain, bool up)
{
    const double multiple = value / grain;
    const double slack = 1e-9 * std::max(1.0, std::abs(multiple));
    return (up ? std::ceil(multiple - slack) : std::floor(multiple + slack)) * grain;
}

/// Smallest step that still shows in three significant digits.
double thirdDigit(double value)
{
    return std::pow(10.0, std::floor(std::log10(value)) - 2.0);
}

/// Smallest step that shows in Format::span_s().
double spanGrain_s(double seconds)
{
    if (seconds < 60.0)
        return thirdDigit(seconds);
    if (seconds < hour_s)
        return 1.0;
    if (seconds < secondsPerDay)
        return 60.0;
    const double unit = seconds < 365.0 * secondsPerDay ? secondsPerDay : 365.0 * secondsPerDay;
    return thirdDigit(seconds / unit) * unit;
}

/// In the input's own unit.
double grainOf(const QString &input, double value)
{
    if (input == QLatin1String("gain"))
        return 0.001;
    if (input == QLatin1String("per_day"))
        return std::max(1.0, thirdDigit(value));
    if (input == QLatin1String("deployment_days"))
        return spanGrain_s(value * secondsPerDay) / secondsPerDay;
    return value < 60.0 ? 0.1 : 1.0;
}

/// `exact`, rounded as it is shown so that typing it in has the effect told; the range's end and `exact`
/// itself are the ways out.
double shownValue(const InputSpec &spec, double exact, bool up, const Pays &turned)
{
    const double grain = grainOf(spec.id, exact);
    const double first = outward(exact, grain, up);
    for (const double value : {first, first + (up ? grain : -grain)}) {
        if (value >= spec.minimum && value <= spec.maximum && turned(value))
            return value;
    }
    return exact;
}

double travelOf(const InputSpec &spec, double from, double to)
{
    if (spec.kind == InputSpec::Kind::Logarithmic)
        return std::abs(std::log(to / from)) / std::log(spec.maximum / spec.minimum);
    return std::abs(to - from) / (spec.maximum - spec.minimum);
}

PaybackFlip flipOf(const InputsOf<PaybackDesign>::Row &row, const PaybackSettings &settings,
                   const Catalogue &catalogue)
{
    double PaybackSettings::*const held = std::get<double PaybackSettings::*>(row.held);
    const InputSpec spec = InputsOf<PaybackDesign>::spec(row, settings, catalogue);
    const double current = settings.*held;
    PaybackFlip flip{spec.id, current, none, std::numeric_limits<double>::infinity()};
    PaybackSettings tried = settings;
    const auto pays = [&](double value) {
        tried = settings;
        tried.*held = value;
        if (row.follow)
            row.follow(tried, settings, catalogue);
        return physics::compilationReturn(deploymentOf(tried, catalogue)).positive;
    };
    const bool now = pays(current);
    const Pays turned = [&](double value) { return pays(value) != now; };
    // More gain, volume and time help, a longer compilation hurts.
    const bool up = (spec.id == QLatin1String("compile_s")) == now;
    const double end = up ? spec.maximum : spec.minimum;
    if (!turned(end))
        return flip;
    const double exact = threshold(current, end, spec.kind == InputSpec::Kind::Logarithmic, turned);
    flip.needed = shownValue(spec, exact, up, turned);
    flip.travel = travelOf(spec, current, flip.needed);
    return flip;
}

} // namespace

bool PaybackFlip::exists() const
{
    return !std::isnan(needed);
}

std::vector<PaybackFlip> flipsOf(const PaybackSettings &settings, const Catalogue &catalogue)
{
    std::vector<PaybackFlip> flips;
    for (const char *input : {"compile_s", "gain", "per_day", "deployment_days"})
        flips.push_back(
            flipOf(*InputsOf<PaybackDesign>::row(QString::fromLatin1(input)), settings, catalogue));
    return flips;
}

const PaybackFlip *smallestFlip(const std::vector<PaybackFlip> &flips)
{
    const auto nearest =
        std::min_element(flips.begin(), flips.end(),
                         [](const PaybackFlip &a, const PaybackFlip &b) { return a.travel < b.travel; });
    return nearest == flips.end() || !nearest->exists() ? nullptr : &*nearest;
}

} // namespace rp
