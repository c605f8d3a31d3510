// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

namespace rp {

/// Who answers in less has not read the question with its options.
inline constexpr qint64 quickAnswer_ms = 5000;
/// Fewer answers in a row are no sign of anything.
inline constexpr std::size_t leastInRow = 5;

/// Fills in the times between answers, and adds what is odd in them. They are the machine's own: who wrote
/// the file could write any.
void tellTimes(Grade &grade);

/// Adds to each of different sessions that share `leastInRow` answers in a row, at the same distances of time
/// to the millisecond, the file of another one.
void markSameTimes(std::vector<Grade> &grades);

} // namespace rp
