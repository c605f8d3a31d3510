// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_paint.h"

#include "views/charts/canvas_text.h"
#include "views/map/map_symbols.h"
#include "views/widgets/contrast.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// How a node's outline and sign are drawn.
struct NodeLook
{
    QPen pen;
    QColor fill;
    QColor sign;
};

NodeLook lookOf(bool alarm, bool faint, const ChartTheme &theme)
{
    NodeLook look;
    look.sign = alarm ? theme.mark(Meaning::Failure).fill : theme.text;
    look.pen = QPen(alarm ? look.sign : theme.axis, alarm ? 2.5 : 1.5);
    look.pen.setJoinStyle(Qt::MiterJoin);
    if (faint)
        look.pen.setDashPattern({4.0, 2.5});
    look.fill = theme.background;
    return look;
}

QColor regionGround(const ChartTheme &theme)
{
    QColor ground = theme.mark(Meaning::Compute).fill;
    ground.setAlpha(theme.highContrast ? 0 : theme.dark ? 34 : 20);
    return ground;
}

QPen regionPen(const ChartTheme &theme)
{
    return QPen(theme.mark(Meaning::Compute).fill, 2.0);
}

/// `breadth` is half its width as a part of its length.
void paintArrowHead(QPainter &painter, const QPointF &from, const QPointF &tip, const QColor &color,
                    double breadth)
{
    const QPointF way = tip - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0.0)
        return;
    const QPointF side(-way.y() / length, way.x() / length);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF(QList<QPointF>{tip, from + side * length * breadth, from - side * length * breadth}));
}

QColor pathColor(const ChartTheme &theme)
{
    return theme.mark(Meaning::Compute).fill;
}

/// A number in a disc: where on the path a node is.
void paintPathDisc(QPainter &painter, const QRectF &disc, const QString &number, const QFont &font,
                   const ChartTheme &theme)
{
    painter.setPen(QPen(theme.background, 2.0)); // keeps it off the lines it lies on
    painter.setBrush(pathColor(theme));
    painter.drawEllipse(disc);
    painter.setFont(boldOf(font));
    painter.setPen(theme.mark(Meaning::Compute).labelInk);
    painter.drawText(disc, Qt::AlignCenter | Qt::TextDontClip, number);
}

/// Texts one below the other, beside the sign where there is one.
void paintNodeTexts(QPainter &painter, const PlacedMap &map, const PlacedNode &node, const QRectF &room)
{
    const bool sign = hasMapSign(node.symbol);
    double y = room.center().y();
    for (const MapText *text : {&node.kind, &node.label, &node.note})
        y -= text->size().height() / 2.0;
    for (const MapText *text : {&node.kind, &node.label, &node.note}) {
        const double spare = room.width() - text->size().width();
        const double x = room.left() + (!sign                                    ? spare / 2.0
                                        : map.style.direction == Qt::RightToLeft ? spare
                                                                                 : 0.0);
        text->draw(painter, {x, y}, text == &node.label ? map.style.theme.text : map.style.theme.mutedText);
        y += text->size().height();
    }
}

void paintNode(QPainter &painter, const PlacedMap &map, const PlacedNode &node, bool chosen)
{
    const ChartTheme &theme = map.style.theme;
    NodeLook look = lookOf(node.alarm, node.faint, theme);
    if (node.pathPlace >= 0 && !node.alarm) {
        look.pen.setColor(pathColor(theme));
        look.pen.setWidthF(2.5);
    }
    if (chosen && !theme.highContrast)
        look.fill = mixed(look.fill, pathColor(theme), 0.12);
    painter.setPen(look.pen);
    painter.setBrush(look.fill);
    painter.drawPath(map.outline(node));
    if (chosen) { // a second line inside, for those who don't see the ground's colour
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(map.outline(node, -4.0));
    }
    const double inset = map.em * 1.2 + mapOutlineInset(node.symbol, map.em * 1.8);
    QRectF room = node.rect.adjusted(inset, 0.0, -inset, 0.0);
    if (hasMapSign(node.symbol)) {
        const bool rightToLeft = map.style.direction == Qt::RightToLeft;
        const double side = map.signSize();
        const double left = rightToLeft ? room.right() - side : room.left();
        paintMapSign(painter, node.symbol, QRectF(left, room.center().y() - side / 2.0, side, side),
                     look.sign, look.fill);
        if (rightToLeft)
            room.setRight(left - map.em);
        else
            room.setLeft(left + side + map.em);
    }
    paintNodeTexts(painter, map, node, room);
}

void paintEdge(QPainter &painter, const PlacedMap &map, const PlacedEdge &edge)
{
    if (edge.path.isEmpty())
        return;
    const QColor color = edge.onPath ? pathColor(map.style.theme) : map.style.theme.axis;
    QPen pen(color, edge.onPath ? 4.0 : 1.5);
    if (edge.dashed)
        pen.setDashPattern({4.0, 2.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(edge.path);
    paintArrowHead(painter, edge.path.currentPosition(), edge.tip, color, edge.onPath ? 0.7 : 0.45);
    if (edge.label.isEmpty())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(map.style.theme.background);
    painter.drawRoundedRect(edge.labelRect.adjusted(-map.em * 0.4, 0.0, map.em * 0.4, 0.0), 3.0, 3.0);
    edge.label.draw(painter, edge.labelRect.topLeft(), map.style.theme.text);
}

void paintTitle(QPainter &painter, const PlacedMap &map, const PlacedRegion &region)
{
    const QRectF plate = region.titleRect.adjusted(-map.em * 0.3, 0.0, map.em * 0.3, 0.0);
    painter.fillRect(plate, map.style.theme.background);
    painter.fillRect(plate, regionGround(map.style.theme));
    region.title.draw(painter, region.titleRect.topLeft(), map.style.theme.text);
}

} // namespace

QPainterPath PlacedMap::outline(const PlacedNode &node, double grow) const
{
    return mapOutline(node.symbol, node.rect.adjusted(-grow, -grow, grow, grow), em * 1.8);
}

QRectF PlacedMap::pathMark(const PlacedNode &node) const
{
    if (node.rect.isEmpty() || node.pathPlace < 0)
        return {};
    // On the corner where reading begins, half of it outside, so that no text is covered.
    QRectF mark(0.0, 0.0, line * 1.25, line * 1.25);
    const double along = em * 0.2;
    mark.moveCenter(style.direction == Qt::RightToLeft ? node.rect.topRight() + QPointF(-along, along)
                                                       : node.rect.topLeft() + QPointF(along, along));
    return mark;
}

void paintMap(QPainter &painter, const PlacedMap &map, const QRegion &visible)
{
    const auto isSeen = [&visible](const QRectF &rect) { return visible.intersects(rect.toAlignedRect()); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(regionPen(map.style.theme));
    painter.setBrush(regionGround(map.style.theme));
    for (const PlacedRegion &region : map.regions) {
        if (isSeen(region.rect))
            painter.drawRoundedRect(region.rect, map.em, map.em);
        for (const QRectF &piece : region.carriedOn)
            painter.drawRoundedRect(piece, map.em, map.em);
    }
    for (const bool onPath : {false, true}) // the path lies over the others
        for (const PlacedEdge &edge : map.edges)
            if (edge.onPath == onPath && isSeen(edge.bounds))
                paintEdge(painter, map, edge);
    for (const PlacedRegion &region : map.regions) // over the edges that lead into it
        if (isSeen(region.titleRect))
            paintTitle(painter, map, region);
    for (std::size_t i = 0; i < map.nodes.size(); ++i)
        if (isSeen(map.nodes[i].rect.adjusted(-4.0, -4.0, 4.0, 4.0)))
            paintNode(painter, map, map.nodes[i], int(i) == map.chosen);
    for (const PlacedNode &node : map.nodes)
        if (const QRectF disc = map.pathMark(node);
            !disc.isEmpty() && isSeen(disc.adjusted(-2.0, -2.0, 2.0, 2.0)))
            paintPathDisc(painter, disc, map.style.format.count(node.pathPlace + 1), map.style.font,
                          map.style.theme);
    painter.restore();
}

void paintMapSample(QPainter &painter, const MapLegendEntry &entry, const QRectF &rect,
                    const ChartTheme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (entry.sample == MapLegendEntry::Sample::Region) {
        painter.setPen(regionPen(theme));
        painter.setBrush(regionGround(theme));
        painter.drawRoundedRect(rect, rect.height() * 0.25, rect.height() * 0.25);
    } else if (entry.sample == MapLegendEntry::Sample::Path) {
        painter.setPen(QPen(pathColor(theme), 4.0));
        painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
    } else if (hasMapSign(entry.symbol)) {
        const double side = std::min(rect.width(), rect.height());
        QRectF sign(0.0, 0.0, side, side);
        sign.moveCenter(rect.center());
        paintMapSign(painter, entry.symbol, sign, lookOf(entry.alarm, false, theme).sign, theme.background);
    } else {
        const NodeLook look = lookOf(entry.alarm, entry.sample == MapLegendEntry::Sample::Faint, theme);
        painter.setPen(look.pen);
        painter.setBrush(look.fill);
        painter.drawPath(mapOutline(entry.symbol, rect, rect.height() * 0.5));
    }
    painter.restore();
}

} // namespace rp
