// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"

namespace rp {

/// Recall that is aimed at when a question comes back.
inline constexpr double desiredRetention = 0.9;
inline constexpr int longestInterval_days = 365;
/// A wrong answer given with at least this confidence is a confident error: it comes back at once, because
/// nothing else would make the learner look at it again.
inline constexpr int confidentFrom = 4;
inline constexpr int confidentErrorAfter_min = 10;

/// Whole days until a question with that memory comes back.
int intervalAfter_days(const fsrs::Memory &memory);

/// A question's card after one more answer; `before` is empty for the first one. An answer dated before the
/// last counts as given right after it.
RecallCard cardAfter(const std::optional<RecallCard> &before, const RecallAnswer &answer);

} // namespace rp
