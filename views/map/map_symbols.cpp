// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_symbols.h"

#include <QPainter>
#include <algorithm>

namespace rp {

namespace {

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath doubleSided(const QRectF &r, double cut)
{
    QPainterPath path;
    path.addRect(r);
    for (const double x : {r.left() + cut * 0.55, r.right() - cut * 0.55}) {
        path.moveTo(x, r.top());
        path.lineTo(x, r.bottom());
    }
    return path;
}

QPainterPath withBar(const QRectF &r, double cut)
{
    QPainterPath path;
    path.addRect(r);
    path.addRect(QRectF(r.left(), r.top(), r.width(), cut * 0.35));
    return path;
}

void paintFork(QPainter &painter, const QRectF &r)
{
    const QPointF c = r.center();
    painter.drawPath(polygon({{c.x(), r.top()}, {r.right(), c.y()}, {c.x(), r.bottom()}, {r.left(), c.y()}}));
    const double part = r.width() * 0.17;
    painter.drawLine(QLineF(c.x(), c.y() - part, c.x(), c.y()));
    painter.drawLine(QLineF(c, QPointF(c.x() - part, c.y() + part)));
    painter.drawLine(QLineF(c, QPointF(c.x() + part, c.y() + part)));
}

void paintStop(QPainter &painter, const QRectF &r, const QColor &ink, const QColor &ground)
{
    painter.setBrush(ink);
    painter.drawPath(mapOutline(MapSymbol::Octagon, r, r.width() * 0.29));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRect(QRectF(r.left() + r.width() * 0.2, r.center().y() - r.height() * 0.09, r.width() * 0.6,
                            r.height() * 0.18));
}

void paintHourglass(QPainter &painter, const QRectF &r, const QColor &ink)
{
    const QRectF glass = r.adjusted(r.width() * 0.12, 0.0, -r.width() * 0.12, 0.0);
    painter.drawPath(polygon({glass.topLeft(), glass.topRight(), glass.bottomLeft(), glass.bottomRight()}));
    painter.setBrush(ink);
    painter.setPen(Qt::NoPen);
    const double sand = glass.width() * 0.32;
    painter.drawPath(polygon({{glass.center().x() - sand, glass.bottom()},
                              {glass.center().x(), glass.bottom() - glass.height() * 0.3},
                              {glass.center().x() + sand, glass.bottom()}}));
}

/// A measure that gives: an arrow to both sides, between two walls.
void paintStretch(QPainter &painter, const QRectF &r)
{
    const double y = r.center().y();
    const double head = r.width() * 0.18;
    painter.drawLine(QLineF(r.left(), r.top() + head, r.left(), r.bottom() - head));
    painter.drawLine(QLineF(r.right(), r.top() + head, r.right(), r.bottom() - head));
    const double left = r.left() + head * 0.7;
    const double right = r.right() - head * 0.7;
    painter.drawLine(QLineF(left, y, right, y));
    for (const double side : {-1.0, 1.0}) {
        painter.drawLine(QLineF(left, y, left + head, y + side * head));
        painter.drawLine(QLineF(right, y, right - head, y + side * head));
    }
}

/// Out of the box and away.
void paintCall(QPainter &painter, const QRectF &r)
{
    const double open = r.width() * 0.45;
    QPainterPath box;
    box.moveTo(r.left() + open, r.top() + r.height() * 0.1);
    box.lineTo(r.left(), r.top() + r.height() * 0.1);
    box.lineTo(r.bottomLeft());
    box.lineTo(r.right() - r.width() * 0.1, r.bottom());
    box.lineTo(r.right() - r.width() * 0.1, r.bottom() - open);
    painter.drawPath(box);
    const double head = r.width() * 0.3;
    painter.drawLine(QLineF(r.center(), r.topRight()));
    painter.drawLine(QLineF(r.topRight(), r.topRight() - QPointF(head, 0.0)));
    painter.drawLine(QLineF(r.topRight(), r.topRight() + QPointF(0.0, head)));
}

/// A shield with a tick: guards are checked.
void paintGuard(QPainter &painter, const QRectF &r)
{
    const double x = r.center().x();
    QPainterPath shield;
    shield.moveTo(r.left() + r.width() * 0.06, r.top());
    shield.lineTo(r.right() - r.width() * 0.06, r.top());
    shield.lineTo(r.right() - r.width() * 0.06, r.center().y());
    shield.quadTo(r.right() - r.width() * 0.1, r.bottom() - r.height() * 0.2, x, r.bottom());
    shield.quadTo(r.left() + r.width() * 0.1, r.bottom() - r.height() * 0.2, r.left() + r.width() * 0.06,
                  r.center().y());
    shield.closeSubpath();
    painter.drawPath(shield);
    painter.drawPolyline(
        QPolygonF(QList<QPointF>{{x - r.width() * 0.2, r.center().y() - r.height() * 0.04},
                                 {x - r.width() * 0.04, r.center().y() + r.height() * 0.14},
                                 {x + r.width() * 0.22, r.center().y() - r.height() * 0.2}}));
}

} // namespace

QPainterPath mapOutline(MapSymbol symbol, const QRectF &r, double cut)
{
    const double c = std::min({cut, r.width() / 3.0, r.height() / 2.0});
    const double y = r.center().y();
    QPainterPath path;
    switch (symbol) {
    case MapSymbol::Diamond:
        return polygon({{r.left() + c, r.top()},
                        {r.right() - c, r.top()},
                        {r.right(), y},
                        {r.right() - c, r.bottom()},
                        {r.left() + c, r.bottom()},
                        {r.left(), y}});
    case MapSymbol::Octagon: {
        const double o = std::min(c, r.height() * 0.29);
        return polygon({{r.left() + o, r.top()},
                        {r.right() - o, r.top()},
                        {r.right(), r.top() + o},
                        {r.right(), r.bottom() - o},
                        {r.right() - o, r.bottom()},
                        {r.left() + o, r.bottom()},
                        {r.left(), r.bottom() - o},
                        {r.left(), r.top() + o}});
    }
    case MapSymbol::Hourglass:
        return polygon({r.topLeft(),
                        r.topRight(),
                        {r.right() - c * 0.7, y},
                        r.bottomRight(),
                        r.bottomLeft(),
                        {r.left() + c * 0.7, y}});
    case MapSymbol::Slanted:
        return polygon({{r.left() + c, r.top()}, r.topRight(), {r.right() - c, r.bottom()}, r.bottomLeft()});
    case MapSymbol::Call:
        return doubleSided(r, c);
    case MapSymbol::Gate:
        return withBar(r, c);
    case MapSymbol::Pill:
        path.addRoundedRect(r, r.height() / 2.0, r.height() / 2.0);
        return path;
    case MapSymbol::Box:
        break;
    }
    path.addRoundedRect(r, c * 0.4, c * 0.4);
    return path;
}

double mapOutlineInset(MapSymbol symbol, double cut)
{
    switch (symbol) {
    case MapSymbol::Diamond:
    case MapSymbol::Slanted:
    case MapSymbol::Pill:
        return cut * 0.7;
    case MapSymbol::Hourglass:
    case MapSymbol::Call:
        return cut * 0.6;
    case MapSymbol::Octagon:
    case MapSymbol::Gate:
    case MapSymbol::Box:
        break;
    }
    return 0.0;
}

bool hasMapSign(MapSymbol symbol)
{
    return symbol != MapSymbol::Box && symbol != MapSymbol::Pill;
}

void paintMapSign(QPainter &painter, MapSymbol symbol, const QRectF &rect, const QColor &ink,
                  const QColor &ground)
{
    if (!hasMapSign(symbol))
        return;
    painter.save();
    const double line = std::max(1.2, rect.width() * 0.1);
    const QRectF r = rect.adjusted(line / 2.0, line / 2.0, -line / 2.0, -line / 2.0);
    painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (symbol) {
    case MapSymbol::Diamond:
        paintFork(painter, r);
        break;
    case MapSymbol::Octagon:
        paintStop(painter, r, ink, ground);
        break;
    case MapSymbol::Hourglass:
        paintHourglass(painter, r, ink);
        break;
    case MapSymbol::Slanted:
        paintStretch(painter, r);
        break;
    case MapSymbol::Call:
        paintCall(painter, r);
        break;
    case MapSymbol::Gate:
        paintGuard(painter, r);
        break;
    case MapSymbol::Box:
    case MapSymbol::Pill:
        break;
    }
    painter.restore();
}

} // namespace rp
