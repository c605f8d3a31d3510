// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/answer_axis.h"

#include "models/content/lab_content.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int linearSteps = 100;   ///< from one end to the other
constexpr int stepsPerDecade = 20; ///< logarithmic
constexpr double mostCounted = 12;
constexpr double decadesFrom = 100; ///< a range as wide as this is logarithmic

bool isPercent(const QuestionContent &question)
{
    return question.unit == QLatin1String("percent") || question.distanceUnit == QLatin1String("points");
}

Quantity quantityOf(const QuestionContent &question)
{
    if (isPercent(question))
        return Quantity::Fraction;
    if (question.unit == QLatin1String("intensity"))
        return Quantity::Intensity;
    if (question.unit == QLatin1String("microseconds"))
        return Quantity::DurationAuto;
    return question.unit == QLatin1String("factor") ? Quantity::Factor : Quantity::Count;
}

/// To so many significant digits.
double significant(double value, int digits)
{
    if (value == 0.0 || !std::isfinite(value))
        return value;
    const double place = std::pow(10.0, std::floor(std::log10(std::abs(value))) - digits + 1);
    return std::round(value / place) * place;
}

/// Few enough to be counted on an even axis, whatever their distance is told in.
bool areSmallCounts(const std::vector<double> &ends)
{
    return std::all_of(ends.begin(), ends.end(),
                       [](double end) { return end >= 0.0 && end <= mostCounted && end == std::round(end); });
}

AnswerAxis axisOf(const QuestionContent &question, const std::vector<double> &ends)
{
    AxisWish wish;
    wish.quantity = quantityOf(question);
    const auto [least, most] = std::minmax_element(ends.begin(), ends.end());
    const bool byFactor = question.distanceUnit == QLatin1String("factor") && *least > 0.0;
    if (isPercent(question)) {
        wish.from = std::min(0.0, *least);
        wish.to = std::max(1.0, *most);
    } else if (wish.quantity == Quantity::Count && areSmallCounts(ends)) {
        wish.from = 0.0;
        wish.to = *most;
    } else {
        wish.logarithmic = *least > 0.0 && (byFactor || *most / *least >= decadesFrom);
    }
    AnswerAxis made;
    made.axis = axisHolding(ends, wish);
    made.wholeNumbers = question.unit == QLatin1String("count");
    return made;
}

} // namespace

double AnswerAxis::valueAtPart(double part) const
{
    return axis.valueOf(std::clamp(part, 0.0, 1.0));
}

double AnswerAxis::rounded(double value) const
{
    const double inside = std::clamp(value, axis.from, axis.to);
    if (inside == axis.from || inside == axis.to)
        return inside;
    double round = significant(inside, 2);
    if (!axis.logarithmic) {
        const double step = (axis.to - axis.from) / linearSteps;
        round = axis.from + std::round((inside - axis.from) / step) * step;
    }
    return std::clamp(wholeNumbers ? std::round(round) : round, axis.from, axis.to);
}

double AnswerAxis::nearest(double value) const
{
    if (stops.empty())
        return rounded(value);
    const double part = axis.partOf(value);
    const auto far = [&](const AnswerStop &stop) { return std::abs(axis.partOf(stop.value) - part); };
    return std::min_element(stops.begin(), stops.end(),
                            [&](const auto &a, const auto &b) { return far(a) < far(b); })
        ->value;
}

double AnswerAxis::stepped(std::optional<double> from, int steps) const
{
    if (!from)
        return nearest(valueAtPart(0.5));
    if (!stops.empty()) {
        const double at = nearest(*from);
        const auto found =
            std::find_if(stops.begin(), stops.end(), [at](const auto &stop) { return stop.value == at; });
        const auto index = std::clamp<std::ptrdiff_t>(found - stops.begin() + steps, 0,
                                                      static_cast<std::ptrdiff_t>(stops.size()) - 1);
        return stops[static_cast<std::size_t>(index)].value;
    }
    const int all = axis.logarithmic
                        ? static_cast<int>(std::ceil(stepsPerDecade * std::log10(axis.to / axis.from)))
                        : linearSteps;
    // Where rounding holds the mark, as between two whole numbers, it goes on until it moves.
    double value = *from;
    for (int more = steps; value == *from && std::abs(more) <= all; more += steps > 0 ? 1 : -1)
        value = rounded(valueAtPart(axis.partOf(*from) + static_cast<double>(more) / all));
    return value;
}

double AnswerAxis::first() const
{
    return stops.empty() ? rounded(axis.from) : stops.front().value;
}

double AnswerAxis::last() const
{
    return stops.empty() ? rounded(axis.to) : stops.back().value;
}

QString AnswerAxis::optionAt(std::optional<double> value) const
{
    const auto found = std::find_if(stops.begin(), stops.end(),
                                    [&](const auto &stop) { return value && stop.value == *value; });
    return found == stops.end() ? QString() : found->option;
}

double AnswerAxis::untouchedPart() const
{
    double widest = 0.0;
    double middle = 0.5;
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const double from = axis.partOf(stops[i - 1].value);
        const double to = axis.partOf(stops[i].value);
        if (to - from > widest) {
            widest = to - from;
            middle = (from + to) / 2.0;
        }
    }
    return middle;
}

AnswerAxis AnswerAxis::holding(double value) const
{
    AnswerAxis longer = *this;
    const double part = axis.partOf(value);
    if (!std::isfinite(part) || (part >= 0.0 && part <= 1.0))
        return longer;
    longer.axis = axisHolding({axis.from, axis.to, value}, {axis.quantity, axis.logarithmic});
    return longer;
}

std::optional<AnswerAxis> answerAxis(const QuestionContent &question)
{
    if (question.kind == QuestionContent::Kind::Numeric) {
        if (!question.minimum || !question.maximum || *question.maximum <= *question.minimum)
            return std::nullopt;
        AnswerAxis made = axisOf(question, {*question.minimum, *question.maximum});
        made.axis.from = *question.minimum;
        made.axis.to = *question.maximum;
        return made;
    }
    std::vector<double> values;
    std::vector<AnswerStop> stops;
    for (const OptionContent &option : question.options) {
        if (!option.value || !std::isfinite(*option.value))
            return std::nullopt;
        values.push_back(*option.value);
        stops.push_back({*option.value, option.id});
    }
    if (stops.size() < 2)
        return std::nullopt;
    std::sort(stops.begin(), stops.end(), [](const auto &a, const auto &b) { return a.value < b.value; });
    AnswerAxis made = axisOf(question, values);
    made.stops = std::move(stops);
    return made;
}

} // namespace rp
