// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/value_axis.h"

#include <QString>
#include <optional>
#include <vector>

namespace rp {

struct QuestionContent;

/// An option of a question and the number that it stands for.
struct AnswerStop
{
    double value = 0.0; ///< in the figure's base unit
    QString option;     ///< its id
    bool operator==(const AnswerStop &) const = default;
};

/// The axis on which an answer is marked. Its ends follow from the answers that the question allows and never
/// from the truth, so that they give nothing away.
struct AnswerAxis
{
    ValueAxis axis;
    std::vector<AnswerStop> stops; ///< rising; where there are any, the mark stands at one of them
    bool wholeNumbers = false;

    /// The place that the mark may take which is nearest to a value.
    double nearest(double value) const;
    /// That many places further; from no place at all it is the middle of the axis.
    double stepped(std::optional<double> from, int steps) const;
    double first() const;
    double last() const;
    /// Empty for a value that is no option's.
    QString optionAt(std::optional<double> value) const;
    double valueAtPart(double part) const; ///< the reverse of ValueAxis::partOf()
    /// Where a mark that was not put yet waits, 0 … 1: off every option, in the middle of the widest gap.
    double untouchedPart() const;
    /// Steps that Page Up, Page Down and Shift go at once.
    int coarse() const { return stops.empty() ? 10 : 1; }
    /// The same axis, long enough for this value as well.
    AnswerAxis holding(double value) const;

private:
    double rounded(double value) const;
};

/// None for a question whose answers have no place on an axis: an option without a number, or a number
/// without limits.
std::optional<AnswerAxis> answerAxis(const QuestionContent &question);

} // namespace rp
