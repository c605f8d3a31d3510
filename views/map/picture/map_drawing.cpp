// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/picture/map_drawing.h"

#include "views/charts/frame/canvas_text.h"
#include "views/map/picture/map_symbols.h"

#include <QFontMetricsF>
#include <algorithm>

namespace rp {

namespace {

constexpr int titleChars = 26;

double charWidth(const QFont &font)
{
    return QFontMetricsF(font).averageCharWidth();
}

} // namespace

std::vector<MapLegendEntry> mapLegend(const MapGraph &graph)
{
    std::vector<MapLegendEntry> entries;
    bool faint = false;
    bool regions = false;
    for (const MapGraph::Node &node : graph.nodes) {
        faint = faint || node.faint;
        regions = regions || node.region >= 0;
        if (node.kind.isEmpty())
            continue;
        const auto known = std::find_if(entries.begin(), entries.end(), [&node](const MapLegendEntry &entry) {
            return entry.symbol == node.symbol && entry.alarm == node.alarm;
        });
        if (known == entries.end())
            entries.push_back({MapLegendEntry::Sample::Node, node.symbol, node.alarm, {node.kind}});
        else if (!known->words.contains(node.kind))
            known->words.append(node.kind);
    }
    if (regions && !graph.regionLegend.isEmpty())
        entries.push_back({MapLegendEntry::Sample::Region, MapSymbol::Box, false, {graph.regionLegend}});
    if (faint && !graph.faintLegend.isEmpty())
        entries.push_back({MapLegendEntry::Sample::Faint, MapSymbol::Box, false, {graph.faintLegend}});
    if (!graph.path.nodes.empty())
        entries.push_back({MapLegendEntry::Sample::Path, MapSymbol::Box, false, {graph.path.title}});
    return entries;
}

void MapDrawing::set(const MapGraph &graph, const ChartStyle &style, LayoutRequest::Direction direction)
{
    m_graph = graph;
    m_style = style;
    const CanvasText metrics(style);
    m_em = metrics.em();
    m_line = metrics.lineHeight();
    measure();
    LayoutRequest wanted = request(direction);
    if (!(wanted == m_request) || m_layout.nodes.size() != m_nodes.size()) {
        m_request = std::move(wanted);
        m_layout = layOut(m_request);
    }
    place(m_layout);
}

void MapDrawing::measure()
{
    m_nodes.clear();
    m_edges.clear();
    m_regions.clear();
    m_nodes.reserve(m_graph.nodes.size());
    for (const MapGraph::Node &node : m_graph.nodes)
        m_nodes.push_back(measured(node));
    const auto isNode = [this](int i) { return i >= 0 && i < int(m_graph.nodes.size()); };
    m_edges.reserve(m_graph.edges.size());
    for (const MapGraph::Edge &edge : m_graph.edges) {
        Edge made;
        made.label =
            MapText(edge.label, m_style.font, charWidth(m_style.font) * m_graph.edgeChars, m_style.direction);
        made.dashed = isNode(edge.from) && isNode(edge.to) &&
                      (m_graph.nodes[std::size_t(edge.from)].faint ||
                       m_graph.nodes[std::size_t(edge.to)].faint || (!edge.label.isEmpty() && !edge.solid));
        m_edges.push_back(std::move(made));
    }
    const QFont bold = boldOf(m_style.font);
    m_regions.reserve(m_graph.regions.size());
    for (const MapGraph::Region &region : m_graph.regions) {
        Region made;
        made.title =
            MapText(region.label, bold, charWidth(bold) * titleChars, m_style.direction, Qt::AlignLeft);
        m_regions.push_back(std::move(made));
    }
    findPath();
}

void MapDrawing::findPath()
{
    const std::vector<int> &path = m_graph.path.nodes;
    const auto mark = [this](int from, int to) {
        for (std::size_t i = 0; i < m_edges.size(); ++i)
            if (m_graph.edges[i].from == from && m_graph.edges[i].to == to)
                return m_edges[i].onPath = true;
        return false;
    };
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] >= 0 && path[i] < int(m_nodes.size()))
            m_nodes[std::size_t(path[i])].pathPlace = int(i);
        if (i > 0 && !mark(path[i - 1], path[i]))
            mark(path[i], path[i - 1]); // the arrow between them may point the other way
    }
}

MapDrawing::Node MapDrawing::measured(const MapGraph::Node &node) const
{
    const bool sign = hasMapSign(node.symbol);
    const Qt::Alignment alignment = sign ? Qt::AlignLeft : Qt::AlignHCenter;
    const double width = charWidth(m_style.font) * m_graph.nodeChars;
    const auto text = [&](const QString &words, const QFont &font) {
        return MapText(words, font, width, m_style.direction, alignment);
    };
    Node made;
    made.label = text(node.label, node.alarm ? boldOf(m_style.font) : m_style.font);
    if (sign && !node.label.contains(node.kind, Qt::CaseInsensitive))
        made.kind = text(node.kind, m_style.font);
    made.note = text(node.note, m_style.font);
    return made;
}

double MapDrawing::signSize() const
{
    return m_line * 1.1;
}

QSizeF MapDrawing::sizeOf(const Node &node, MapSymbol symbol) const
{
    double width = 0.0;
    double height = 0.0;
    for (const MapText *text : {&node.kind, &node.label, &node.note}) {
        width = std::max(width, text->size().width());
        height += text->size().height();
    }
    if (hasMapSign(symbol))
        width += signSize() + m_em;
    width += m_em * 2.4 + 2.0 * mapOutlineInset(symbol, m_em * 1.8);
    return {std::max(width, m_em * 11.0), std::max(height, m_line) + m_em * 1.6};
}

LayoutRequest MapDrawing::request(LayoutRequest::Direction direction) const
{
    LayoutRequest wanted;
    wanted.direction = direction;
    wanted.nodeGap = m_em * m_graph.nodeGap;
    wanted.rankGap = m_em * 4.2;
    wanted.nodes.reserve(m_nodes.size());
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        wanted.nodes.push_back(sizeOf(m_nodes[i], m_graph.nodes[i].symbol));
    wanted.edges.reserve(m_edges.size());
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        const MapGraph::Edge &edge = m_graph.edges[i];
        const MapText &label = m_edges[i].label;
        wanted.edges.push_back({edge.from, edge.to,
                                label.isEmpty() ? QSizeF() : label.size() + QSizeF(m_em, m_em * 0.5),
                                edge.upward});
    }
    wanted.groups.resize(m_regions.size());
    for (std::size_t i = 0; i < m_graph.nodes.size(); ++i) {
        const int region = m_graph.nodes[i].region;
        if (region >= 0 && region < int(m_regions.size()))
            wanted.groups[std::size_t(region)].push_back(int(i));
    }
    wanted.groupTitles.reserve(m_regions.size());
    for (const Region &region : m_regions)
        wanted.groupTitles.push_back(region.title.isEmpty() ? QSizeF()
                                                            : region.title.size() + QSizeF(m_em, m_em * 0.5));
    return wanted;
}

QPointF MapDrawing::placed(const QPointF &point) const
{
    const double margin = m_em * 1.5;
    const double x = m_style.direction == Qt::RightToLeft ? m_layout.size.width() - point.x() : point.x();
    return {x + margin, point.y() + margin};
}

QRectF MapDrawing::placed(const QRectF &rect) const
{
    return QRectF(placed(rect.topLeft()), placed(rect.bottomRight())).normalized();
}

void MapDrawing::place(const GraphLayout &layout)
{
    if (layout.isEmpty()) {
        m_size = {};
        m_nodes.clear();
        m_edges.clear();
        m_regions.clear();
        return;
    }
    m_size = layout.size + QSizeF(m_em * 3.0, m_em * 3.0);
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        m_nodes[i].rect = QRectF(QPointF(), m_request.nodes[i]);
        m_nodes[i].rect.moveCenter(placed(layout.nodes[i]));
    }
    for (std::size_t i = 0; i < m_edges.size(); ++i)
        placeEdge(m_edges[i], layout.edges[i]);
    for (std::size_t i = 0; i < m_regions.size(); ++i) {
        Region &region = m_regions[i];
        if (layout.groups[i].isEmpty())
            continue;
        region.rect = placed(layout.groups[i]);
        const QSizeF title = region.title.size();
        const double left = m_style.direction == Qt::RightToLeft ? region.rect.right() - m_em - title.width()
                                                                 : region.rect.left() + m_em;
        region.titleRect = QRectF(QPointF(left, region.rect.top() + m_em * 0.7), title);
    }
}

void MapDrawing::placeEdge(Edge &edge, const GraphLayout::Edge &found) const
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
    edge.bounds.adjust(-m_em, -m_em, m_em, m_em);
}

QRectF MapDrawing::nodeRect(int node) const
{
    return node >= 0 && node < int(m_nodes.size()) ? m_nodes[std::size_t(node)].rect : QRectF();
}

QRectF MapDrawing::regionRect(int region) const
{
    return region >= 0 && region < int(m_regions.size()) ? m_regions[std::size_t(region)].rect : QRectF();
}

QRectF MapDrawing::regionTitleRect(int region) const
{
    return region >= 0 && region < int(m_regions.size()) ? m_regions[std::size_t(region)].titleRect
                                                         : QRectF();
}

QRectF MapDrawing::edgeLabelRect(int edge) const
{
    return edge >= 0 && edge < int(m_edges.size()) ? m_edges[std::size_t(edge)].labelRect : QRectF();
}

std::vector<QRectF> MapDrawing::nodeRects() const
{
    std::vector<QRectF> rects;
    rects.reserve(m_nodes.size());
    for (const Node &node : m_nodes)
        rects.push_back(node.rect);
    return rects;
}

bool MapDrawing::isEdgeOnPath(int edge) const
{
    return edge >= 0 && edge < int(m_edges.size()) && m_edges[std::size_t(edge)].onPath;
}

QRectF MapDrawing::pathMarkRect(int node) const
{
    const QRectF rect = nodeRect(node);
    if (rect.isEmpty() || m_nodes[std::size_t(node)].pathPlace < 0)
        return {};
    // On the corner where reading begins, half of it outside, so that no text is covered.
    QRectF mark(0.0, 0.0, m_line * 1.25, m_line * 1.25);
    const double along = m_em * 0.2;
    mark.moveCenter(m_style.direction == Qt::RightToLeft ? rect.topRight() + QPointF(-along, along)
                                                         : rect.topLeft() + QPointF(along, along));
    return mark;
}

int MapDrawing::nodeAt(const QPointF &place) const
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if (m_nodes[i].rect.contains(place))
            return int(i);
    return -1;
}

} // namespace rp
