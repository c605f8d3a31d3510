// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/series_canvas.h"

#include <QList>

namespace rp {

/// How one series of a line chart looks.
struct LineStyle
{
    QColor color;
    QList<qreal> dash; ///< in line widths; empty: solid
    double width = 2.4;
    MarkerShape marker = MarkerShape::Circle;

    QPen pen() const;
};

/// The style of the n-th line: colour by meaning, dash and mark by number.
LineStyle lineStyle(Meaning meaning, int number, const ChartTheme &theme);

/// The colour of a line's band or ground: opaque, because Qt's raster fills that at once and in one thread.
QColor paleOf(const QColor &color, const ChartTheme &theme);

/// How a mark of a point looks: the same in a plot and in its legend.
struct PointStyle
{
    MarkerShape shape = MarkerShape::Circle;
    QColor color;
    bool hollow = false;
    double size = 8.0; ///< pixels

    bool operator==(const PointStyle &) const = default;
};

/// Series that shows marks of one look at all of `points`, with an edge in the ground's colour, so that they
/// stand off lines.
SeriesWish pointsWish(const PointStyle &style, QList<QPointF> points, const ChartTheme &theme);
/// The same mark, drawn by the overlay.
void addPoint(ChartOverlay &overlay, const QPointF &centre, const PointStyle &style, const ChartTheme &theme);

} // namespace rp
