// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"

#include <nlohmann/json_fwd.hpp>

namespace rp {

/// Takes the values out of a document that has passed review.schema.json. Anything else may throw
/// nlohmann::json::exception.
ReviewContent readReview(const nlohmann::json &document);
/// The same of the recordings in a document that has passed deck.schema.json or review.schema.json. Files are
/// looked for beside it.
/// @param folder of the document; empty: built-in traces only
std::vector<MysteryRecording> readRecordings(const nlohmann::json &document, const QString &folder = {});

} // namespace rp
