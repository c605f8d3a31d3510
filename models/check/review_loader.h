// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/json_schema.h"
#include "models/review/review_content.h"

#include <optional>

namespace rp {

struct LabLibrary;

/// The embedded review. Empty, with the problems, when the file does not follow its schema or names what is
/// not there (a build that passes its tests never says so).
struct ReviewLoad
{
    std::optional<ReviewContent> review;
    std::vector<JsonProblem> problems;
};
/// With `labs` the links are followed too. A window does without: a site's own lab may lack a place, and
/// whoever follows a link says so then.
ReviewLoad loadReview(const QByteArray &bytes, const QString &file, const LabLibrary *labs = nullptr);
ReviewLoad loadEmbeddedReview(const LabLibrary *labs = nullptr);
/// The embedded review with the decks of the labs' folders.
ReviewLoad loadReviewWithDecks(const LabLibrary &labs);

} // namespace rp
