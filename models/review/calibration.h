// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rp {

inline constexpr int confidenceLevels = 5;
/// Probability that a confidence of 1 … 5 stands for: 0.1, 0.3, 0.5, 0.7, 0.9. It is written on the choices.
double probabilityOf(int confidence);

/// One answer as calibration sees it.
struct Judged
{
    int confidence = 1; ///< 1 … 5
    bool right = false;
};

/// Mean of (probability - outcome)²: 0 is best, 0.25 is what "50 %" on everything gives. Nothing without
/// answers. Source: Brier 1950.
std::optional<double> brierScore(std::span<const Judged> answers);

/// Answers of one confidence.
struct CalibrationLevel
{
    int confidence = 1;
    int answers = 0;
    int right = 0;
    double share = 0.0;           ///< of right ones; NaN without answers
    double low = 0.0, high = 1.0; ///< 80 % Wilson interval of the share
    bool isShown = false;         ///< enough answers for a point
};

/// Why there is no calibration plot yet.
enum class CalibrationGap
{
    None,
    TooFewAnswers, ///< fewer than leastAnswers
    TooFewLevels   ///< fewer than two confidences with leastPerLevel answers each
};

enum class Confidence
{
    Unknown, ///< too few answers to say
    Over,
    Under,
    Fitting ///< the difference is within what chance does
};

struct Calibration
{
    static constexpr int leastAnswers = 10;
    static constexpr int leastPerLevel = 3;
    static constexpr int leastToSay = 5; ///< answers for a word on over- or under-confidence

    int answers = 0;
    int right = 0;
    std::optional<double> brier;
    std::array<CalibrationLevel, confidenceLevels> levels;
    CalibrationGap gap = CalibrationGap::TooFewAnswers;
    double meanConfidence = 0.0; ///< mean probability said
    double shareRight = 0.0;
    Confidence verdict = Confidence::Unknown;
};
Calibration calibrationOf(std::span<const Judged> answers);

/// Answers of one confidence, counted.
struct LevelCount
{
    std::int64_t answers = 0;
    std::int64_t right = 0;
    bool operator==(const LevelCount &) const = default;
};
/// By confidence, from 1 on: all that calibration needs, and nothing of what was answered.
using ConfidenceCounts = std::array<LevelCount, confidenceLevels>;
ConfidenceCounts countsOf(std::span<const Judged> answers);
Calibration calibrationOf(const ConfidenceCounts &counts);

} // namespace rp
