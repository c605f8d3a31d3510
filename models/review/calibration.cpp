// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/calibration.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {
namespace {

/// Normal quantile that leaves 10 % on either side.
constexpr double quantile80 = 1.2815515655446004;

/// 80 % interval of a share. Source: Wilson 1927; unlike the textbook's it never leaves 0 … 1.
void setInterval(CalibrationLevel &level)
{
    const double n = level.answers;
    const double z2 = quantile80 * quantile80;
    const double centre = (level.share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    const double half =
        quantile80 / (1.0 + z2 / n) * std::sqrt(level.share * (1.0 - level.share) / n + z2 / (4.0 * n * n));
    level.low = std::clamp(centre - half, 0.0, level.share);
    level.high = std::clamp(centre + half, level.share, 1.0);
}

void countLevels(std::span<const Judged> answers, Calibration &calibration)
{
    for (int i = 0; i < confidenceLevels; ++i)
        calibration.levels.at(std::size_t(i)).confidence = i + 1;
    for (const Judged &answer : answers) {
        CalibrationLevel &level =
            calibration.levels.at(std::size_t(std::clamp(answer.confidence, 1, confidenceLevels) - 1));
        ++level.answers;
        level.right += answer.right ? 1 : 0;
    }
    for (CalibrationLevel &level : calibration.levels) {
        level.isShown = level.answers >= Calibration::leastPerLevel;
        level.share = std::numeric_limits<double>::quiet_NaN();
        if (level.answers == 0)
            continue;
        level.share = double(level.right) / level.answers;
        setInterval(level);
    }
}

CalibrationGap gapOf(const Calibration &calibration)
{
    if (calibration.answers < Calibration::leastAnswers)
        return CalibrationGap::TooFewAnswers;
    const auto shown = std::count_if(calibration.levels.begin(), calibration.levels.end(),
                                     [](const CalibrationLevel &level) { return level.isShown; });
    return shown < 2 ? CalibrationGap::TooFewLevels : CalibrationGap::None;
}

/// Were every answer right with the probability said, the count of right ones would scatter around the sum of
/// the probabilities. Within the 80 % of that scatter nothing is said against the learner.
Confidence verdictOf(std::span<const Judged> answers)
{
    if (int(answers.size()) < Calibration::leastToSay)
        return Confidence::Unknown;
    double surplus = 0.0;
    double variance = 0.0;
    for (const Judged &answer : answers) {
        const double said = probabilityOf(answer.confidence);
        surplus += said - (answer.right ? 1.0 : 0.0);
        variance += said * (1.0 - said);
    }
    if (std::abs(surplus) <= quantile80 * std::sqrt(variance))
        return Confidence::Fitting;
    return surplus > 0.0 ? Confidence::Over : Confidence::Under;
}

} // namespace

double probabilityOf(int confidence)
{
    return (2.0 * std::clamp(confidence, 1, confidenceLevels) - 1.0) / (2.0 * confidenceLevels);
}

std::optional<double> brierScore(std::span<const Judged> answers)
{
    if (answers.empty())
        return std::nullopt;
    double sum = 0.0;
    for (const Judged &answer : answers) {
        const double miss = probabilityOf(answer.confidence) - (answer.right ? 1.0 : 0.0);
        sum += miss * miss;
    }
    return sum / double(answers.size());
}

Calibration calibrationOf(std::span<const Judged> answers)
{
    Calibration calibration;
    calibration.answers = int(answers.size());
    calibration.brier = brierScore(answers);
    countLevels(answers, calibration);
    double said = 0.0;
    for (const Judged &answer : answers) {
        said += probabilityOf(answer.confidence);
        calibration.right += answer.right ? 1 : 0;
    }
    if (!answers.empty()) {
        calibration.meanConfidence = said / double(answers.size());
        calibration.shareRight = double(calibration.right) / double(answers.size());
    }
    calibration.gap = gapOf(calibration);
    calibration.verdict = verdictOf(answers);
    return calibration;
}

} // namespace rp
