// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of MapDrawing that paints what the other has placed.
#include "views/charts/frame/canvas_text.h"
#include "views/map/picture/map_drawing.h"
#include "views/map/picture/map_symbols.h"
#include "views/widgets/spoken/focus_ring.h"

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

} // namespace

void MapDrawing::paint(QPainter &painter, const QRectF &visible) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Region &region : m_regions)
        if (region.rect.intersects(visible))
            paintRegion(painter, region);
    for (const bool onPath : {false, true}) // the path lies over the others
        for (const Edge &edge : m_edges)
            if (edge.onPath == onPath && edge.bounds.intersects(visible))
                paintEdge(painter, edge);
    for (const Region &region : m_regions) // over the edges that lead into it
        if (region.titleRect.intersects(visible))
            paintTitle(painter, region);
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].rect.adjusted(-4.0, -4.0, 4.0, 4.0).intersects(visible))
            paintNode(painter, i);
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (pathMarkRect(int(i)).adjusted(-2.0, -2.0, 2.0, 2.0).intersects(visible))
            paintPathMark(painter, i);
    painter.restore();
}

void MapDrawing::paintPathMark(QPainter &painter, std::size_t index) const
{
    paintPathDisc(painter, pathMarkRect(int(index)), m_style.format.count(m_nodes[index].pathPlace + 1),
                  m_style.font, m_style.theme);
}

void MapDrawing::paintRegion(QPainter &painter, const Region &region) const
{
    painter.setPen(regionPen(m_style.theme));
    painter.setBrush(regionGround(m_style.theme));
    painter.drawRoundedRect(region.rect, m_em, m_em);
}

void MapDrawing::paintTitle(QPainter &painter, const Region &region) const
{
    const QRectF plate = region.titleRect.adjusted(-m_em * 0.3, 0.0, m_em * 0.3, 0.0);
    painter.fillRect(plate, m_style.theme.background);
    painter.fillRect(plate, regionGround(m_style.theme));
    region.title.draw(painter, region.titleRect.topLeft(), m_style.theme.text);
}

void MapDrawing::paintEdge(QPainter &painter, const Edge &edge) const
{
    if (edge.path.isEmpty())
        return;
    const QColor color = edge.onPath ? pathColor(m_style.theme) : m_style.theme.axis;
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
    painter.setBrush(m_style.theme.background);
    painter.drawRoundedRect(edge.labelRect.adjusted(-m_em * 0.4, 0.0, m_em * 0.4, 0.0), 3.0, 3.0);
    edge.label.draw(painter, edge.labelRect.topLeft(), m_style.theme.text);
}

QPainterPath MapDrawing::nodeOutline(int node, double grow) const
{
    const QRectF rect = nodeRect(node);
    if (rect.isEmpty())
        return {};
    return mapOutline(m_graph.nodes[std::size_t(node)].symbol, rect.adjusted(-grow, -grow, grow, grow),
                      m_em * 1.8);
}

void MapDrawing::paintNode(QPainter &painter, std::size_t index) const
{
    const Node &node = m_nodes[index];
    const MapGraph::Node &meant = m_graph.nodes[index];
    NodeLook look = lookOf(meant.alarm, meant.faint, m_style.theme);
    if (node.pathPlace >= 0 && !meant.alarm) {
        look.pen.setColor(pathColor(m_style.theme));
        look.pen.setWidthF(2.5);
    }
    const bool chosen = int(index) == m_chosen;
    if (chosen && !m_style.theme.highContrast)
        look.fill = mixed(look.fill, pathColor(m_style.theme), 0.12);
    painter.setPen(look.pen);
    painter.setBrush(look.fill);
    painter.drawPath(mapOutline(meant.symbol, node.rect, m_em * 1.8));
    if (chosen) { // a second line inside, for those who don't see the ground's colour
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(nodeOutline(int(index), -4.0));
    }
    const bool rightToLeft = m_style.direction == Qt::RightToLeft;
    const bool sign = hasMapSign(meant.symbol);
    const double inset = m_em * 1.2 + mapOutlineInset(meant.symbol, m_em * 1.8);
    QRectF room = node.rect.adjusted(inset, 0.0, -inset, 0.0);
    if (sign) {
        const double side = signSize();
        const double left = rightToLeft ? room.right() - side : room.left();
        paintMapSign(painter, meant.symbol, QRectF(left, room.center().y() - side / 2.0, side, side),
                     look.sign, look.fill);
        if (rightToLeft)
            room.setRight(left - m_em);
        else
            room.setLeft(left + side + m_em);
    }
    double height = 0.0;
    for (const MapText *text : {&node.kind, &node.label, &node.note})
        height += text->size().height();
    double y = room.center().y() - height / 2.0;
    for (const MapText *text : {&node.kind, &node.label, &node.note}) {
        const double spare = room.width() - text->size().width();
        const double x = room.left() + (!sign ? spare / 2.0 : rightToLeft ? spare : 0.0);
        text->draw(painter, {x, y}, text == &node.label ? m_style.theme.text : m_style.theme.mutedText);
        y += text->size().height();
    }
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
