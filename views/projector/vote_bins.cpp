// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/vote_bins.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/steps/parts/prediction_text.h"

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

std::vector<VoteBin> VoteBins::of(const QuestionContent &question, const Bench &bench)
{
    std::vector<VoteBin> bins;
    for (const OptionContent &option : question.options)
        bins.push_back({contentText(option.text), option.id == question.correct});
    if (!bins.empty() || !question.minimum || !question.maximum)
        return bins;
    const PredictionText words(question, std::nullopt, bench);
    for (int part = 0; part < parts; ++part) {
        const double from = edgeAt(*question.minimum, *question.maximum, part);
        const double to = edgeAt(*question.minimum, *question.maximum, part + 1);
        const bool isLast = part + 1 == parts;
        const bool isRight = words.truth() && *words.truth() >= from &&
                             (*words.truth() < to || (isLast && *words.truth() <= to));
        //: A range that a class can vote for: its two ends, such as "0 % to 20 %".
        bins.push_back(
            {fillMarkers(tr("%1 to %2"), {answerNumber(question, from), answerNumber(question, to)}),
             isRight});
    }
    return bins;
}

} // namespace rp
