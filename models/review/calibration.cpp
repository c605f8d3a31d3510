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

void setLevels(Calibration &calibration, const ConfidenceCounts &counts)
{
    for (std::size_t i = 0; i < counts.size(); ++i) {
        CalibrationLevel &level = calibration.levels.at(i);
        level.confidence = int(i) + 1;
        level.answers = int(counts[i].answers);
        level.right = int(counts[i].right);
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
Confidence verdictOf(const Calibration &calibration)
{
    if (calibration.answers < Calibration::leastToSay)
        return Confidence::Unknown;
    double surplus = 0.0;
    double variance = 0.0;
    for (const CalibrationLevel &level : calibration.levels) {
        const double said = probabilityOf(level.confidence);
        surplus += said * level.answers - level.right;
        variance += said * (1.0 - said) * level.answers;
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

ConfidenceCounts countsOf(std::span<const Judged> answers)
{
    ConfidenceCounts counts;
    for (const Judged &answer : answers) {
        LevelCount &level = counts.at(std::size_t(std::clamp(answer.confidence, 1, confidenceLevels) - 1));
        ++level.answers;
        level.right += answer.right ? 1 : 0;
    }
    return counts;
}

Calibration calibrationOf(std::span<const Judged> answers)
{
    Calibration calibration = calibrationOf(countsOf(answers));
    calibration.brier = brierScore(answers);
    return calibration;
}

Calibration calibrationOf(const ConfidenceCounts &counts)
{
    Calibration calibration;
    setLevels(calibration, counts);
    double said = 0.0;
    double squares = 0.0;
    for (const CalibrationLevel &level : calibration.levels) {
        const double probability = probabilityOf(level.confidence);
        calibration.answers += level.answers;
        calibration.right += level.right;
        said += probability * level.answers;
        squares += (1.0 - probability) * (1.0 - probability) * level.right +
                   probability * probability * (level.answers - level.right);
    }
    if (calibration.answers > 0) {
        calibration.brier = squares / calibration.answers;
        calibration.meanConfidence = said / calibration.answers;
        calibration.shareRight = double(calibration.right) / calibration.answers;
    }
    calibration.gap = gapOf(calibration);
    calibration.verdict = verdictOf(calibration);
    return calibration;
}

} // namespace rp
