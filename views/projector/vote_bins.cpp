// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/vote_bins.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/act/answer_axis.h"
#include "views/act/prediction_text.h"

#include <cmath>

namespace rp {

namespace {

constexpr int parts = 5;
/// From this ratio of its ends on a range is parted by factors.
constexpr double wideRange = 50.0;

double edgeAt(double low, double high, int part)
{
    const double share = static_cast<double>(part) / parts;
    if (low > 0.0 && high / low >= wideRange)
        return low * std::pow(high / low, share);
    return low + share * (high - low);
}

} // namespace

VoteBins VoteBins::of(const QuestionContent &question, const Bench &bench)
{
    VoteBins bins;
    const PredictionText words(question, std::nullopt, bench);
    bins.truth = words.truth();
    if (const auto axis = answerAxis(question))
        bins.axis = axis->axis;
    for (const OptionContent &option : question.options)
        bins.all.push_back({contentText(option.text), option.id == question.correct, option.value});
    if (!bins.all.empty() || !question.minimum || !question.maximum)
        return bins;
    for (int part = 0; part < parts; ++part) {
        const double from = edgeAt(*question.minimum, *question.maximum, part);
        const double to = edgeAt(*question.minimum, *question.maximum, part + 1);
        const bool isLast = part + 1 == parts;
        const bool isRight = words.truth() && *words.truth() >= from &&
                             (*words.truth() < to || (isLast && *words.truth() <= to));
        const bool byFactor = bins.axis && bins.axis->logarithmic;
        //: A range that a class can vote for: its two ends, such as "0 % to 20 %".
        bins.all.push_back(
            {fillMarkers(tr("%1 to %2"), {answerNumber(question, from), answerNumber(question, to)}), isRight,
             byFactor ? std::sqrt(from * to) : (from + to) / 2.0});
    }
    return bins;
}

} // namespace rp
