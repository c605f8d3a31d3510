// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"
#include "views/map/map_graph.h"

namespace rp {

class ReviewFigures;

/// The concepts of the review as a map in the current language, its nodes in the order of the content. A path
/// of this id is highlighted; an unknown or empty id highlights none.
MapGraph conceptMap(const ReviewContent &content, const ReviewFigures &figures, const QString &path);

/// What the arrows at a concept say, one sentence for each, those that leave it first.
QStringList conceptConnections(const ReviewContent &content, const ReviewFigures &figures,
                               const QString &concept_);

/// Where a concept stands in the content; -1 for an unknown one.
int conceptIndex(const ReviewContent &content, const QString &concept_);

} // namespace rp
