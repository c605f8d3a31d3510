// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"
#include "views/map/picture/graph_layout.h"
#include "views/map/picture/map_graph.h"
#include "views/map/picture/map_text.h"

#include <QPainterPath>

namespace rp {

/// What a map's legend explains, in order of first use.
struct MapLegendEntry
{
    enum class Sample
    {
        Node,
        Faint,
        Region,
        Path
    };
    Sample sample = Sample::Node;
    MapSymbol symbol = MapSymbol::Box;
    bool alarm = false;
    QStringList words; ///< kinds that share the sample

    bool operator==(const MapLegendEntry &) const = default;
};

std::vector<MapLegendEntry> mapLegend(const MapGraph &graph);

/// A graph with its texts measured, laid out and ready to be painted: the same on the screen, in an export
/// and in a test. Coordinates are device-independent pixels from the top left corner, mirrored for
/// right-to-left.
class MapDrawing
{
public:
    /// Measures and lays out. Graphviz only runs when sizes or edges have changed.
    void set(const MapGraph &graph, const ChartStyle &style,
             LayoutRequest::Direction direction = LayoutRequest::Direction::Down);

    const QSizeF &size() const { return m_size; } ///< with a margin around; empty without nodes
    QRectF nodeRect(int node) const;              ///< empty for an index out of range
    QRectF regionRect(int region) const;
    QRectF regionTitleRect(int region) const;
    QRectF edgeLabelRect(int edge) const; ///< empty without a label
    const QPainterPath &edgePath(int edge) const { return m_edges[std::size_t(edge)].path; }
    QPointF edgeTip(int edge) const { return m_edges[std::size_t(edge)].tip; }
    std::vector<QRectF> nodeRects() const;
    int nodeAt(const QPointF &place) const; ///< -1: none
    /// Outline of a node, for its focus ring; `grow` is the distance from it.
    QPainterPath nodeOutline(int node, double grow) const;
    /// Mark with its number on the highlighted path; empty for a node that is not on it.
    QRectF pathMarkRect(int node) const;
    bool isEdgeOnPath(int edge) const;

    /// The node that is shown as chosen; -1: none.
    void setChosen(int node) { m_chosen = node; }
    int chosen() const { return m_chosen; }

    /// Paints what lies in `visible`.
    void paint(QPainter &painter, const QRectF &visible) const;

private:
    struct Node
    {
        MapText label;
        MapText kind;
        MapText note;
        QRectF rect;
        int pathPlace = -1; ///< on the highlighted path, from 0; -1: not on it
    };
    struct Edge
    {
        MapText label;
        QRectF labelRect;
        QPainterPath path;
        QPointF tip;
        QRectF bounds;
        bool dashed = false;
        bool onPath = false;
    };
    struct Region
    {
        MapText title;
        QRectF rect;
        QRectF titleRect;
    };

    void measure();
    void findPath();
    Node measured(const MapGraph::Node &node) const;
    QSizeF sizeOf(const Node &node, MapSymbol symbol) const;
    LayoutRequest request(LayoutRequest::Direction direction) const;
    void place(const GraphLayout &layout);
    void placeEdge(Edge &edge, const GraphLayout::Edge &found) const;
    QPointF placed(const QPointF &point) const;
    QRectF placed(const QRectF &rect) const;
    double signSize() const;

    void paintRegion(QPainter &painter, const Region &region) const;
    void paintTitle(QPainter &painter, const Region &region) const;
    void paintEdge(QPainter &painter, const Edge &edge) const;
    void paintNode(QPainter &painter, std::size_t index) const;
    void paintPathMark(QPainter &painter, std::size_t index) const;

    MapGraph m_graph;
    ChartStyle m_style;
    double m_em = 7.0;
    double m_line = 16.0;
    LayoutRequest m_request;
    GraphLayout m_layout;
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Region> m_regions;
    QSizeF m_size;
    int m_chosen = -1;
};

/// Paints the sample of a legend's entry: a small node or region.
void paintMapSample(QPainter &painter, const MapLegendEntry &entry, const QRectF &rect,
                    const ChartTheme &theme);

} // namespace rp
