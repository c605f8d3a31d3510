// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/fsrs.h"

#include <algorithm>
#include <cmath>

namespace rp::fsrs {
namespace {

// Bounds and formulas: open-spaced-repetition, "The Algorithm", section FSRS-6. The weights are named there
// w0 … w20, and so they are here.
constexpr double leastStability_days = 0.001;
constexpr double mostStability_days = 36500.0;
constexpr double easiest = 1.0;
constexpr double hardest = 10.0;
constexpr double retentionAtStability = 0.9;

double number(Grade grade)
{
    return static_cast<double>(grade);
}

double boundedStability_days(double stability_days)
{
    return std::clamp(stability_days, leastStability_days, mostStability_days);
}

double decay(const Weights &w)
{
    return -w[20];
}

/// Chosen so that the recall at the stability is 0.9 for every decay.
double curveFactor(const Weights &w)
{
    return std::pow(retentionAtStability, 1.0 / decay(w)) - 1.0;
}

double firstDifficulty(Grade grade, const Weights &w)
{
    return w[4] - std::exp(w[5] * (number(grade) - 1.0)) + 1.0;
}

/// The change is damped towards the hardest, and all difficulties are drawn a little to that of Easy; the
/// latter is not bounded, as published.
double nextDifficulty(double difficulty, Grade grade, const Weights &w)
{
    const double change = -w[6] * (number(grade) - 3.0);
    const double damped = difficulty + change * (hardest - difficulty) / (hardest - easiest);
    const double reverted = w[7] * firstDifficulty(Grade::Easy, w) + (1.0 - w[7]) * damped;
    return std::clamp(reverted, easiest, hardest);
}

double stabilityAfterRecall_days(const Memory &memory, double recall, Grade grade, const Weights &w)
{
    const double forGrade = grade == Grade::Hard ? w[15] : grade == Grade::Easy ? w[16] : 1.0;
    const double growth = std::exp(w[8]) * (hardest + 1.0 - memory.difficulty) *
                          std::pow(memory.stability_days, -w[9]) * (std::exp(w[10] * (1.0 - recall)) - 1.0) *
                          forGrade;
    return memory.stability_days * (1.0 + growth);
}

/// Never above what the same day's repetition would leave.
double stabilityAfterLapse_days(const Memory &memory, double recall, const Weights &w)
{
    const double left = w[11] * std::pow(memory.difficulty, -w[12]) *
                        (std::pow(memory.stability_days + 1.0, w[13]) - 1.0) *
                        std::exp(w[14] * (1.0 - recall));
    return std::min(left, memory.stability_days / std::exp(w[17] * w[18]));
}

double stabilityOnSameDay_days(const Memory &memory, Grade grade, const Weights &w)
{
    const double change =
        std::exp(w[17] * (number(grade) - 3.0 + w[18])) * std::pow(memory.stability_days, -w[19]);
    // What was well remembered is never remembered worse for it.
    return memory.stability_days * (grade >= Grade::Good ? std::max(change, 1.0) : change);
}

} // namespace

const Weights defaultWeights = {0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

double retrievability(double elapsed_days, double stability_days, const Weights &weights)
{
    const double elapsed = std::max(elapsed_days, 0.0) / boundedStability_days(stability_days);
    return std::pow(1.0 + curveFactor(weights) * elapsed, decay(weights));
}

double interval_days(double stability_days, double retention, const Weights &weights)
{
    return boundedStability_days(stability_days) / curveFactor(weights) *
           (std::pow(retention, 1.0 / decay(weights)) - 1.0);
}

Memory next(const std::optional<Memory> &memory, double elapsed_days, Grade grade, const Weights &weights)
{
    if (!memory) {
        const double stability_days = weights[static_cast<std::size_t>(grade) - 1];
        return {boundedStability_days(stability_days),
                std::clamp(firstDifficulty(grade, weights), easiest, hardest)};
    }
    double stability_days = 0.0;
    if (elapsed_days < 1.0) {
        stability_days = stabilityOnSameDay_days(*memory, grade, weights);
    } else {
        const double recall = retrievability(elapsed_days, memory->stability_days, weights);
        stability_days = grade == Grade::Again ? stabilityAfterLapse_days(*memory, recall, weights)
                                               : stabilityAfterRecall_days(*memory, recall, grade, weights);
    }
    return {boundedStability_days(stability_days), nextDifficulty(memory->difficulty, grade, weights)};
}

} // namespace rp::fsrs
