// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_data.h"
#include "views/charts/tick_table.h"

#include <QBrush>
#include <QList>
#include <QPen>
#include <QPointF>

class QAbstractSeries;
class QCategoryAxis;

namespace rp {

/// A value in the measure that an axis has in Qt Charts: the logarithm where it is logarithmic.
double inMeasure(const ValueAxis &axis, double value);

/// An axis that is shown by its texts alone: ChartOverlay draws lines and grid. Without owner.
QCategoryAxis *makeAxis();
void showTicks(QCategoryAxis &axis, const TickTable &table);

/// A series of Qt Charts as it shall be. Values are in the axes' own measure: see inMeasure().
struct SeriesWish
{
    enum class Kind
    {
        Line,
        Area,
        Points,
        Bars
    };
    Kind kind = Kind::Line;
    QList<QPointF> points = {}; ///< of an area: its upper edge
    QList<QPointF> lower = {};  ///< of an area
    QPen pen = QPen(Qt::NoPen);
    QBrush brush = QBrush();
    MarkerShape shape = MarkerShape::Circle;
    double size = 0.0; ///< pixels of a point's mark; of bars: the part of their row that they fill

    /// Bars that lie behind each other along the axis: one value for each row, from the first row on.
    struct BarSet
    {
        QList<qreal> values;
        QBrush brush;
    };
    std::vector<BarSet> sets = {};
};

/// A series of Qt Charts, without owner.
QAbstractSeries *makeSeries(SeriesWish::Kind kind);
/// Gives a series of the wish's kind what it wishes; only what differs is changed.
void fillSeries(QAbstractSeries &series, const SeriesWish &wish);

} // namespace rp
