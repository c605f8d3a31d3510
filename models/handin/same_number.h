// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

namespace rp {

/// One learner has one result. Of several states of one session, whatever their names and with one number or
/// none, the latest that goes on from the others counts, and the others are Superseded; it takes their number
/// where it has none. Different work that would count for one number is Contested, all of
/// it: whose the number is can't be told. Altered work neither counts nor stands in the way of other work.
void settleNumbers(std::vector<Grade> &grades);

} // namespace rp
