// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"

#include <nlohmann/json_fwd.hpp>

namespace rp {

// The recall of a learner as the ledger keeps it. Whatever comes back from a file is checked here; nothing is
// what can't be read.

nlohmann::json toJson(const RecallAnswer &answer);
/// A judged answer, or with `isJudged` false one that waits to be marked.
std::optional<RecallAnswer> answerFrom(const nlohmann::json &object, bool isJudged = true);

nlohmann::json draftToJson(const RecallAnswer &draft);
/// An empty draft of the question for what can't be read.
RecallAnswer draftFrom(const QString &question, const nlohmann::json &object);
/// Nothing was typed or chosen.
bool isEmptyDraft(const RecallAnswer &draft);

nlohmann::json toJson(const RecallCard &card);

/// A part as an object; what else stood there is kept as a member.
nlohmann::json objectFrom(const nlohmann::json &part);
/// The member of an object as a list or an object, as `empty` is; what else stood there is kept beside it.
nlohmann::json &container(nlohmann::json &object, const char *key, const nlohmann::json &empty);

/// "2026-03-01T09:30:00.000Z"
QString isoText(const QDateTime &utc);

} // namespace rp
