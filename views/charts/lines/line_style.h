// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/canvas/chart_data.h"
#include "views/charts/canvas/chart_theme.h"

#include <QList>

class QPen;
class QPointF;
class QPolygonF;

namespace rp {

/// How one series of a line chart looks.
struct LineStyle
{
    QColor color;
    QList<qreal> dash; ///< in line widths; empty: solid
    double width = 2.4;
    MarkerShape marker = MarkerShape::Circle;

    QPen pen() const;

    bool operator==(const LineStyle &) const = default;
};

/// The style of the n-th line: colour by meaning, dash and mark by number.
LineStyle lineStyle(Meaning meaning, int number, const ChartTheme &theme);

/// A line with the dashes of its pen. On a screen its pieces are drawn one by one, which looks the same and
/// takes a fraction of the time.
void paintLine(QPainter &painter, const QPolygonF &line, const QPen &pen);

/// A mark of this size (its width and height) with an edge in the ground's colour, so that it stands off
/// lines.
void paintMarker(QPainter &painter, const QPointF &centre, double size, MarkerShape shape,
                 const QColor &color, const QColor &ground);
/// Only its outline, filled with the ground.
void paintHollowMarker(QPainter &painter, const QPointF &centre, double size, MarkerShape shape,
                       const QColor &color, const QColor &ground);

} // namespace rp
