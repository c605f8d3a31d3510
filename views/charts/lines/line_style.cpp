// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_style.h"

#include "views/widgets/contrast.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace rp {

namespace {

const std::vector<QList<qreal>> &dashes()
{
    static const std::vector<QList<qreal>> all{{}, {4.0, 2.5}, {6.0, 2.0, 1.2, 2.0}, {1.2, 2.0}, {9.0, 3.0}};
    return all;
}

constexpr MarkerShape shapes[] = {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Triangle,
                                  MarkerShape::Star, MarkerShape::Pentagon};
constexpr double pointEdge = 1.2;
constexpr double hollowRim = 2.2;

/// A polygon whose corners lie on circles of these radii by turns, the first at the top.
QPainterPath corners(const QPointF &centre, int count, double outer, double inner)
{
    QPolygonF polygon;
    for (int i = 0; i < count; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / count;
        const double radius = i % 2 == 0 ? outer : inner;
        polygon << centre + QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

/// The forms that Qt Charts gives its marks.
QPainterPath outline(const QPointF &centre, double size, MarkerShape shape)
{
    const double r = size / 2.0;
    QPainterPath path;
    switch (shape) {
    case MarkerShape::Circle:
        path.addEllipse(centre, r, r);
        return path;
    case MarkerShape::Square:
        path.addRect(centre.x() - r, centre.y() - r, size, size);
        return path;
    case MarkerShape::Triangle:
        path.addPolygon(
            QPolygonF({centre + QPointF(0.0, -r), centre + QPointF(r, r), centre + QPointF(-r, r)}));
        path.closeSubpath();
        return path;
    case MarkerShape::Star:
        return corners(centre, 10, r, r * 0.5);
    case MarkerShape::Pentagon:
        return corners(centre, 5, r, r);
    case MarkerShape::Diamond:
        return corners(centre, 4, r, r);
    }
    return path;
}

} // namespace

QPen LineStyle::pen() const
{
    QPen pen(color, width);
    // Qt Charts draws a solid line piece by piece: round ends join them.
    pen.setCapStyle(dash.isEmpty() ? Qt::RoundCap : Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

LineStyle lineStyle(Meaning meaning, int number, const ChartTheme &theme)
{
    LineStyle style;
    style.color = meaning == Meaning::Neutral ? theme.text : theme.mark(meaning).fill;
    style.dash = dashes()[static_cast<std::size_t>(number) % dashes().size()];
    style.width = theme.highContrast ? 3.0 : 2.4;
    style.marker = shapes[static_cast<std::size_t>(number) % std::size(shapes)];
    return style;
}

QColor paleOf(const QColor &color, const ChartTheme &theme)
{
    return mixed(theme.background, color, 0.17);
}

SeriesWish pointsWish(const PointStyle &style, QList<QPointF> points, const ChartTheme &theme)
{
    SeriesWish wish{SeriesWish::Kind::Points, std::move(points)};
    wish.pen = style.hollow ? QPen(style.color, hollowRim) : QPen(theme.background, pointEdge);
    wish.brush = style.hollow ? theme.background : style.color;
    wish.shape = style.shape;
    wish.size = style.hollow ? style.size - hollowRim : style.size + pointEdge;
    return wish;
}

void addPoint(ChartOverlay &overlay, const QPointF &centre, const PointStyle &style, const ChartTheme &theme)
{
    const SeriesWish like = pointsWish(style, {}, theme);
    overlay.shapes.push_back({outline(centre, like.size, style.shape), like.pen, like.brush});
}

} // namespace rp
