// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/fusion_walk.h"
#include "views/map/picture/map_graph.h"

namespace rp {

class ReviewFigures;

/// The decision tree as a map in the current language: its questions in the order of the content, then the
/// verdicts. The way of a walk is highlighted as far as it has come.
MapGraph fusionMap(const ReviewContent &content, const ReviewFigures &figures, const FusionWalk &walk);

/// Node of the map where a walk stands: its question, or its verdict at the end.
QString fusionMapNode(const ReviewContent &content, const FusionWalk &walk);

/// What can be done, in a few words: "Fuse into one kernel".
QString fusionVerdictText(FusionVerdict verdict);

} // namespace rp
