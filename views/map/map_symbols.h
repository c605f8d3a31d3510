// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/map_graph.h"

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rp {

/// Outline of a node. Every one fills its rectangle's top and bottom edge in the middle, where edges end.
/// `cut` is how far corners and sides are drawn in, pixels.
QPainterPath mapOutline(MapSymbol symbol, const QRectF &rect, double cut);

/// Room that an outline's slanted or double sides take from its text, at each side.
double mapOutlineInset(MapSymbol symbol, double cut);

/// Whether a small sign stands beside a node's text. A box and a pill say enough by their outline.
bool hasMapSign(MapSymbol symbol);

/// The sign itself: a diamond with two ways out, a stop sign, an hourglass …; in lines of `ink`, on `ground`.
void paintMapSign(QPainter &painter, MapSymbol symbol, const QRectF &rect, const QColor &ink,
                  const QColor &ground);

} // namespace rp
