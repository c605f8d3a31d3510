// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"

#include <nlohmann/json_fwd.hpp>

namespace rp {

/// Takes the values out of a document that has passed review.schema.json. Anything else may throw
/// nlohmann::json::exception.
ReviewContent readReview(const nlohmann::json &document);

} // namespace rp
