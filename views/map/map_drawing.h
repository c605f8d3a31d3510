// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/graph_layout.h"
#include "views/map/map_paint.h"

namespace rp {

/// A graph with its texts measured, laid out and ready to be painted: the same on the screen, in an export
/// and in a test.
class MapDrawing
{
public:
    /// Measures and lays out. Graphviz only runs when sizes or edges have changed. Returns whether anything
    /// stands elsewhere than before.
    bool set(const MapGraph &graph, const ChartStyle &style,
             LayoutRequest::Direction direction = LayoutRequest::Direction::Down);

    /// Puts a long map into columns where it is seen larger so in a window. Returns whether that has moved
    /// anything.
    bool fitTo(const QSizeF &room);

    double em() const { return m_map.em; }
    const QSizeF &size() const { return m_size; } ///< with a margin around; empty without nodes
    QRectF nodeRect(int node) const;              ///< empty for an index out of range
    QRectF regionRect(int region) const;
    QRectF regionTitleRect(int region) const;
    QRectF edgeLabelRect(int edge) const; ///< empty without a label
    const QPainterPath &edgePath(int edge) const { return m_map.edges[std::size_t(edge)].path; }
    QPointF edgeTip(int edge) const { return m_map.edges[std::size_t(edge)].tip; }
    /// Of every node, as they lie in one column: what stands beside what.
    std::vector<QRectF> ranks() const;
    int nodeAt(const QPointF &place) const; ///< -1: none
    /// Outline of a node, for its focus ring; `grow` is the distance from it.
    QPainterPath nodeOutline(int node, double grow) const;
    /// Mark with its number on the highlighted path; empty for a node that is not on it.
    QRectF pathMarkRect(int node) const;
    bool isEdgeOnPath(int edge) const;

    /// The node that is shown as chosen; -1: none.
    void setChosen(int node) { m_map.chosen = node; }
    int chosen() const { return m_map.chosen; }

    /// Paints what lies in `visible`.
    void paint(QPainter &painter, const QRegion &visible) const { paintMap(painter, m_map, visible); }

private:
    void measure();
    void findPath();
    PlacedNode measured(const MapGraph::Node &node) const;
    QSizeF sizeOf(const PlacedNode &node) const;
    LayoutRequest request(LayoutRequest::Direction direction) const;
    void place();
    std::vector<double> wantedCuts(const QSizeF &room) const;
    void placeEdge(PlacedEdge &edge, const GraphLayout::Edge &found) const;
    QPointF placed(const QPointF &point) const;
    QRectF placed(const QRectF &rect) const;

    MapGraph m_graph;
    QSizeF m_room;
    LayoutRequest m_request;
    GraphLayout m_layout; ///< in one column
    GraphLayout m_shown;
    std::vector<double> m_cuts; ///< between the columns
    PlacedMap m_map;
    QSizeF m_size;
};

} // namespace rp
