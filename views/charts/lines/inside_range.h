// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>

namespace rp {

/// The pieces of a line that lie inside a range: vector formats know no clipping, and Qt Charts draws through
/// points that are no numbers. Such a point interrupts the line.
QList<QList<QPointF>> piecesInside(const QList<QPointF> &line, const QRectF &range);

/// The line without the points that lie on the straight way past them, as near as can't be seen: what is
/// drawn of it looks the same and takes a fraction of the time. `pixel`: its width and height in the line's
/// measure.
QList<QPointF> leanLine(const QList<QPointF> &line, const QPointF &pixel);

/// An edge of an area as far as it lies between the sides of a range, held inside it above and below. The
/// range is of positive width and height.
QList<QPointF> edgeInside(const QList<QPointF> &edge, const QRectF &range);

} // namespace rp
