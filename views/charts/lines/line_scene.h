// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <memory>
#include <vector>

class QPainter;

namespace rp {

/// Lines and areas drawn by Qt Charts, which only this class and BarScene know. Coordinates are parts of the
/// plot, 0…1 from left to right and from bottom to top, so that no axis of the library has to know a unit or
/// a logarithm.
class LineScene
{
public:
    struct Line
    {
        QList<QPointF> points;
        QPen pen;
    };
    struct Area
    {
        QList<QPointF> lower;
        QList<QPointF> upper;
        QColor fill;
    };

    LineScene();
    ~LineScene();

    /// One replace() per series that has changed. Series are made only when there are more than ever before;
    /// points must be finite.
    void setLines(const std::vector<Line> &lines);
    void setAreas(const std::vector<Area> &areas);
    void setGeometry(const QSizeF &size, const QRectF &plot);
    void paint(QPainter &painter);

    QList<QPointF> linePoints(int line) const; ///< as the series holds them
    /// Where the library puts a point of the plot.
    QPointF positionOf(const QPointF &part) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rp
