// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/calibration.h"

#include <nlohmann/json_fwd.hpp>

namespace rp {

struct LedgerDocument;

/// How often each confidence was given in the recall of a ledger, and how often it was right.
ConfidenceCounts recallCounts(const LedgerDocument &document);
bool hasAnswers(const ConfidenceCounts &counts);

/// [[answers, right], …] from the lowest confidence on.
nlohmann::json countsToJson(const ConfidenceCounts &counts);
/// No answers for what is no such list, or could not be: more right ones than answers, or too many.
ConfidenceCounts countsFrom(const nlohmann::json &list);

} // namespace rp
