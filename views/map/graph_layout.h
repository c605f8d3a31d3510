// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <utility>
#include <vector>

namespace rp {

/// What is to be laid out: boxes of a known size, arrows between them, and groups of boxes that stay
/// together.
struct LayoutRequest
{
    enum class Direction
    {
        Down,
        Right,
        Left
    };
    struct Edge
    {
        int from = 0; ///< index of a node
        int to = 0;
        QSizeF label;        ///< room for a label; empty: none
        bool upward = false; ///< its end is to stand above its beginning

        bool operator==(const Edge &) const = default;
    };
    std::vector<QSizeF> nodes; ///< size of each, device-independent pixels
    std::vector<Edge> edges;
    std::vector<std::vector<int>> groups; ///< nodes of each group; groups don't overlap
    std::vector<QSizeF> groupTitles;      ///< room for a title at each group's top; fewer or empty: none
    Direction direction = Direction::Down;
    double nodeGap = 24.0; ///< least distance of neighbours of a rank
    double rankGap = 32.0; ///< least distance of ranks

    bool operator==(const LayoutRequest &) const = default;
};

/// Where everything goes; the origin is the top left corner, y grows downwards.
struct GraphLayout
{
    struct Edge
    {
        std::vector<QPointF> bezier; ///< start point, then three points for each cubic piece
        QPointF tip;                 ///< end of the arrow head
        QPointF label;               ///< centre of the label, when there is one
    };
    std::vector<QPointF> nodes; ///< centre of each
    std::vector<Edge> edges;    ///< in the order of the request; without points where it named no node
    std::vector<QRectF> groups; ///< outlines; empty for a group without nodes
    /// Of groups that go on in another column: which one, and the outline there. See layout_columns.h.
    std::vector<std::pair<std::size_t, QRectF>> carriedOn;
    QSizeF size;

    /// Nothing could be laid out: no node, or Graphviz refused. Never thrown.
    bool isEmpty() const { return nodes.empty(); }
};

/// Lays a graph out in layers with Graphviz' dot. Downwards, the first edge out of a node tends to the left.
/// Takes some 10 ms for 20 nodes and below 1 s for 200: keep the result. Graphviz keeps global state, so call
/// it from one thread only.
GraphLayout layOut(const LayoutRequest &request);

} // namespace rp
