// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_drawing.h"

#include "views/charts/canvas_text.h"
#include "views/map/layout_columns.h"
#include "views/map/map_symbols.h"
#include "views/map/map_view.h"

#include <QFontMetricsF>
#include <algorithm>
#include <utility>

namespace rp {

namespace {

constexpr int titleChars = 26;

double charWidth(const QFont &font)
{
    return QFontMetricsF(font).averageCharWidth();
}

} // namespace

bool MapDrawing::set(const MapGraph &graph, const ChartStyle &style, LayoutRequest::Direction direction)
{
    m_graph = graph;
    m_map.style = style;
    const CanvasText metrics(style);
    m_map.em = metrics.em();
    m_map.line = metrics.lineHeight();
    measure();
    LayoutRequest wanted = request(direction);
    const bool others = !(wanted == m_request) || m_layout.nodes.size() != m_map.nodes.size();
    if (others) {
        m_request = std::move(wanted);
        m_layout = layOut(m_request);
    }
    const std::vector<double> cuts = std::exchange(m_cuts, wantedCuts(m_room));
    place();
    return others || cuts != m_cuts;
}

bool MapDrawing::fitTo(const QSizeF &room)
{
    m_room = room;
    std::vector<double> cuts = wantedCuts(room);
    if (cuts == m_cuts)
        return false;
    m_cuts = std::move(cuts);
    measure(); // edges gather their paths anew
    place();
    return true;
}

std::vector<double> MapDrawing::wantedCuts(const QSizeF &room) const
{
    const QSizeF margins(m_map.em * 3.0, m_map.em * 3.0);
    return columnCuts(m_layout, m_request, room - margins, readableZoom);
}

void MapDrawing::measure()
{
    m_map.nodes.clear();
    m_map.edges.clear();
    m_map.regions.clear();
    m_map.nodes.reserve(m_graph.nodes.size());
    for (const MapGraph::Node &node : m_graph.nodes)
        m_map.nodes.push_back(measured(node));
    const auto isNode = [this](int i) { return i >= 0 && i < int(m_graph.nodes.size()); };
    m_map.edges.reserve(m_graph.edges.size());
    for (const MapGraph::Edge &edge : m_graph.edges) {
        PlacedEdge made;
        made.label = MapText(edge.label, m_map.style.font, charWidth(m_map.style.font) * m_graph.edgeChars,
                             m_map.style.direction);
        made.dashed = isNode(edge.from) && isNode(edge.to) &&
                      (m_graph.nodes[std::size_t(edge.from)].faint ||
                       m_graph.nodes[std::size_t(edge.to)].faint || (!edge.label.isEmpty() && !edge.solid));
        m_map.edges.push_back(std::move(made));
    }
    const QFont bold = boldOf(m_map.style.font);
    m_map.regions.reserve(m_graph.regions.size());
    for (const MapGraph::Region &region : m_graph.regions) {
        PlacedRegion made;
        made.title =
            MapText(region.label, bold, charWidth(bold) * titleChars, m_map.style.direction, Qt::AlignLeft);
        m_map.regions.push_back(std::move(made));
    }
    findPath();
}

void MapDrawing::findPath()
{
    const std::vector<int> &path = m_graph.path.nodes;
    const auto mark = [this](int from, int to) {
        for (std::size_t i = 0; i < m_map.edges.size(); ++i)
            if (m_graph.edges[i].from == from && m_graph.edges[i].to == to)
                return m_map.edges[i].onPath = true;
        return false;
    };
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] >= 0 && path[i] < int(m_map.nodes.size()))
            m_map.nodes[std::size_t(path[i])].pathPlace = int(i);
        if (i > 0 && !mark(path[i - 1], path[i]))
            mark(path[i], path[i - 1]); // the arrow between them may point the other way
    }
}

PlacedNode MapDrawing::measured(const MapGraph::Node &node) const
{
    const bool sign = hasMapSign(node.symbol);
    const Qt::Alignment alignment = sign ? Qt::AlignLeft : Qt::AlignHCenter;
    const double width = charWidth(m_map.style.font) * m_graph.nodeChars;
    const auto text = [&](const QString &words, const QFont &font) {
        return MapText(words, font, width, m_map.style.direction, alignment);
    };
    PlacedNode made;
    made.symbol = node.symbol;
    made.alarm = node.alarm;
    made.faint = node.faint;
    made.label = text(node.label, node.alarm ? boldOf(m_map.style.font) : m_map.style.font);
    if (sign && !node.label.contains(node.kind, Qt::CaseInsensitive))
        made.kind = text(node.kind, m_map.style.font);
    made.note = text(node.note, m_map.style.font);
    return made;
}

QSizeF MapDrawing::sizeOf(const PlacedNode &node) const
{
    double width = 0.0;
    double height = 0.0;
    for (const MapText *text : {&node.kind, &node.label, &node.note}) {
        width = std::max(width, text->size().width());
        height += text->size().height();
    }
    if (hasMapSign(node.symbol))
        width += m_map.signSize() + m_map.em;
    width += m_map.em * 2.4 + 2.0 * mapOutlineInset(node.symbol, m_map.em * 1.8);
    return {std::max(width, m_map.em * 11.0), std::max(height, m_map.line) + m_map.em * 1.6};
}

LayoutRequest MapDrawing::request(LayoutRequest::Direction direction) const
{
    LayoutRequest wanted;
    wanted.direction = direction;
    wanted.nodeGap = m_map.em * m_graph.nodeGap;
    wanted.rankGap = m_map.em * 4.2;
    wanted.nodes.reserve(m_map.nodes.size());
    for (const auto &node : m_map.nodes)
        wanted.nodes.push_back(sizeOf(node));
    wanted.edges.reserve(m_map.edges.size());
    for (std::size_t i = 0; i < m_map.edges.size(); ++i) {
        const MapGraph::Edge &edge = m_graph.edges[i];
        const MapText &label = m_map.edges[i].label;
        wanted.edges.push_back({edge.from, edge.to,
                                label.isEmpty() ? QSizeF() : label.size() + QSizeF(m_map.em, m_map.em * 0.5),
                                edge.upward});
    }
    wanted.groups.resize(m_map.regions.size());
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
        const int region = m_graph.nodes[i].region;
        if (region >= 0 && region < int(m_map.regions.size()))
            wanted.groups[std::size_t(region)].push_back(int(i));
    }
    wanted.groupTitles.reserve(m_map.regions.size());
    for (const PlacedRegion &region : m_map.regions)
        wanted.groupTitles.push_back(
            region.title.isEmpty() ? QSizeF() : region.title.size() + QSizeF(m_map.em, m_map.em * 0.5));
    return wanted;
}

QPointF MapDrawing::placed(const QPointF &point) const
{
    const double margin = m_map.em * 1.5;
    const double x = m_map.style.direction == Qt::RightToLeft ? m_shown.size.width() - point.x() : point.x();
    return {x + margin, point.y() + margin};
}

QRectF MapDrawing::placed(const QRectF &rect) const
{
    return QRectF(placed(rect.topLeft()), placed(rect.bottomRight())).normalized();
}

void MapDrawing::place()
{
    m_shown = inColumns(m_layout, m_request, m_cuts);
    const GraphLayout &layout = m_shown;
    if (layout.isEmpty()) {
        m_size = {};
        m_map.nodes.clear();
        m_map.edges.clear();
        m_map.regions.clear();
        return;
    }
    m_size = layout.size + QSizeF(m_map.em * 3.0, m_map.em * 3.0);
    for (std::size_t i = 0; i < m_map.nodes.size(); ++i) {
        m_map.nodes[i].rect = QRectF(QPointF(), m_request.nodes[i]);
        m_map.nodes[i].rect.moveCenter(placed(layout.nodes[i]));
    }
    for (std::size_t i = 0; i < m_map.edges.size(); ++i)
        placeEdge(m_map.edges[i], layout.edges[i]);
    for (std::size_t i = 0; i < m_map.regions.size(); ++i) {
        PlacedRegion &region = m_map.regions[i];
        if (layout.groups[i].isEmpty())
            continue;
        region.rect = placed(layout.groups[i]);
        const QSizeF title = region.title.size();
        const double left = m_map.style.direction == Qt::RightToLeft
                                ? region.rect.right() - m_map.em - title.width()
                                : region.rect.left() + m_map.em;
        region.titleRect = QRectF(QPointF(left, region.rect.top() + m_map.em * 0.7), title);
    }
    for (const auto &[region, piece] : layout.carriedOn)
        m_map.regions[region].carriedOn.push_back(placed(piece));
}

void MapDrawing::placeEdge(PlacedEdge &edge, const GraphLayout::Edge &found) const
{
    if (found.bezier.empty())
        return;
    edge.path.moveTo(placed(found.bezier.front()));
    for (std::size_t i = 1; i + 2 < found.bezier.size(); i += 3)
        edge.path.cubicTo(placed(found.bezier[i]), placed(found.bezier[i + 1]), placed(found.bezier[i + 2]));
    edge.tip = placed(found.tip);
    if (!edge.label.isEmpty()) {
        edge.labelRect = QRectF(QPointF(), edge.label.size());
        edge.labelRect.moveCenter(placed(found.label));
    }
    edge.bounds = edge.path.boundingRect().united(QRectF(edge.tip, QSizeF(1.0, 1.0))).united(edge.labelRect);
    edge.bounds.adjust(-m_map.em, -m_map.em, m_map.em, m_map.em);
}

QRectF MapDrawing::nodeRect(int node) const
{
    return node >= 0 && node < int(m_map.nodes.size()) ? m_map.nodes[std::size_t(node)].rect : QRectF();
}

QRectF MapDrawing::regionRect(int region) const
{
    return region >= 0 && region < int(m_map.regions.size()) ? m_map.regions[std::size_t(region)].rect
                                                             : QRectF();
}

QRectF MapDrawing::regionTitleRect(int region) const
{
    return region >= 0 && region < int(m_map.regions.size()) ? m_map.regions[std::size_t(region)].titleRect
                                                             : QRectF();
}

QRectF MapDrawing::edgeLabelRect(int edge) const
{
    return edge >= 0 && edge < int(m_map.edges.size()) ? m_map.edges[std::size_t(edge)].labelRect : QRectF();
}

std::vector<QRectF> MapDrawing::ranks() const
{
    std::vector<QRectF> rects;
    for (std::size_t i = 0; i < m_layout.nodes.size(); ++i) {
        QRectF rect(QPointF(), m_request.nodes[i]);
        rect.moveCenter(placed(m_layout.nodes[i])); // mirrored as it is shown; only the order counts
        rects.push_back(rect);
    }
    return rects;
}

bool MapDrawing::isEdgeOnPath(int edge) const
{
    return edge >= 0 && edge < int(m_map.edges.size()) && m_map.edges[std::size_t(edge)].onPath;
}

QRectF MapDrawing::pathMarkRect(int node) const
{
    return nodeRect(node).isEmpty() ? QRectF() : m_map.pathMark(m_map.nodes[std::size_t(node)]);
}

QPainterPath MapDrawing::nodeOutline(int node, double grow) const
{
    return nodeRect(node).isEmpty() ? QPainterPath() : m_map.outline(m_map.nodes[std::size_t(node)], grow);
}

int MapDrawing::nodeAt(const QPointF &place) const
{
    for (std::size_t i = 0; i < m_map.nodes.size(); ++i)
        if (m_map.nodes[i].rect.contains(place))
            return int(i);
    return -1;
}

} // namespace rp
