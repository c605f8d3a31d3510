// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_style.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <iterator>
#include <vector>

namespace rp {

namespace {

const std::vector<QList<qreal>> &dashes()
{
    static const std::vector<QList<qreal>> all{{}, {4.0, 2.5}, {6.0, 2.0, 1.2, 2.0}, {1.2, 2.0}, {9.0, 3.0}};
    return all;
}

constexpr MarkerShape shapes[] = {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Triangle,
                                  MarkerShape::Cross, MarkerShape::TriangleDown};

QPainterPath outline(const QPointF &centre, double size, MarkerShape shape)
{
    const double r = size / 2.0;
    const auto at = [&](double x, double y) { return centre + QPointF(x * r, y * r); };
    const auto polygon = [](const QList<QPointF> &points) {
        QPainterPath path;
        path.addPolygon(QPolygonF(points));
        path.closeSubpath();
        return path;
    };
    switch (shape) {
    case MarkerShape::Circle:
        break;
    case MarkerShape::Square:
        return polygon({at(-0.86, -0.86), at(0.86, -0.86), at(0.86, 0.86), at(-0.86, 0.86)});
    case MarkerShape::Triangle:
        return polygon({at(0.0, -1.05), at(1.05, 0.85), at(-1.05, 0.85)});
    case MarkerShape::TriangleDown:
        return polygon({at(0.0, 1.05), at(1.05, -0.85), at(-1.05, -0.85)});
    case MarkerShape::Diamond:
        return polygon({at(0.0, -1.15), at(1.15, 0.0), at(0.0, 1.15), at(-1.15, 0.0)});
    case MarkerShape::Cross:
        return polygon({at(-1.0, -0.55), at(-0.55, -1.0), at(0.0, -0.45), at(0.55, -1.0), at(1.0, -0.55),
                        at(0.45, 0.0), at(1.0, 0.55), at(0.55, 1.0), at(0.0, 0.45), at(-0.55, 1.0),
                        at(-1.0, 0.55), at(-0.45, 0.0)});
    }
    QPainterPath circle;
    circle.addEllipse(centre, r, r);
    return circle;
}

} // namespace

QPen LineStyle::pen() const
{
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
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

void paintMarker(QPainter &painter, const QPointF &centre, double size, MarkerShape shape,
                 const QColor &color, const QColor &ground)
{
    const QPainterPath path = outline(centre, size, shape);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 2.4));
    painter.drawPath(path);
    painter.fillPath(path, color);
}

void paintHollowMarker(QPainter &painter, const QPointF &centre, double size, MarkerShape shape,
                       const QColor &color, const QColor &ground)
{
    paintMarker(painter, centre, size, shape, ground, ground);
    QPen edge(color, 2.2);
    edge.setJoinStyle(Qt::MiterJoin);
    painter.strokePath(outline(centre, size - edge.widthF(), shape), edge);
}

} // namespace rp
