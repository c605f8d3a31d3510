// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLineF>
#include <QPen>
#include <QPolygonF>
#include <QRectF>
#include <vector>

class QPainter;

namespace rp {

/// Whether a painter paints on a screen, and not turned or sheared.
bool isPlainRaster(const QPainter &painter);

/// Upright and level lines where a pen of this width draws them, on a screen of whole pixels, so that they
/// are sharp. A chart has dozens of them, and as strokes they would take as long as all that they stand
/// behind.
void drawStraightLines(QPainter &painter, const std::vector<QLineF> &lines, const QColor &color,
                       double width);

/// The same dashed or dotted. On a screen their edges are not smoothed: each line is drawn as lines of a
/// pixel, which takes a tenth of the time.
void drawDashedLines(QPainter &painter, const std::vector<QLineF> &lines, const QColor &color, double width,
                     Qt::PenStyle style);

/// An upright rectangle, edges smoothed.
void fillStraight(QPainter &painter, const QRectF &area, const QColor &color);
/// The same with an outline, half of which lies within it.
void fillOutlined(QPainter &painter, const QRectF &area, const QColor &color, const QPen &outline);
/// A pale area of any form, whose edges are drawn over: they are not smoothed.
void fillPolygon(QPainter &painter, const QPolygonF &area, const QColor &color);

} // namespace rp
