// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

namespace rp::fsrs {

// The scheduler FSRS-6 in its published form (open-spaced-repetition, "The Algorithm", FSRS-6) with its
// published default weights. Days throughout; no rounding in here.

/// How well a question was remembered.
enum class Grade
{
    Again = 1,
    Hard = 2,
    Good = 3,
    Easy = 4
};

inline constexpr int weightCount = 21;
using Weights = std::array<double, weightCount>;
extern const Weights defaultWeights;

/// What is remembered of one card after its last repetition.
struct Memory
{
    double stability_days = 0.0; ///< time after which it is still recalled with probability 0.9; above 0
    double difficulty = 0.0;     ///< 1 … 10
    bool operator==(const Memory &) const = default;
};

/// Probability of recall `elapsed_days` after the last repetition; 1 at 0, 0.9 at the stability.
double retrievability(double elapsed_days, double stability_days, const Weights &weights = defaultWeights);
/// Days after which recall has fallen to `retention` (above 0, below 1).
double interval_days(double stability_days, double retention, const Weights &weights = defaultWeights);
/// After the first repetition (no memory yet), or a later one `elapsed_days` after the last; less than a day
/// counts as a repetition on the same day.
Memory next(const std::optional<Memory> &memory, double elapsed_days, Grade grade,
            const Weights &weights = defaultWeights);

} // namespace rp::fsrs
