// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/json_schema.h"
#include "models/review/review_content.h"

namespace rp {

/// What review.schema.json can't say: ids are unique and exist where they are named, paths follow edges, the
/// decision tree ends on every way, a pair answers exactly the questions on its way, a question has what its
/// kind needs, every convention names a figure of the right unit for each field, placeholders are figures,
/// bands fall to 0. With `labs` also: the linked steps and panels exist. Pointers are those of the JSON file.
std::vector<JsonProblem> checkReviewRules(const ReviewContent &review, const QString &file,
                                          const LabLibrary *labs = nullptr);

} // namespace rp
