// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"
#include "views/map/map_graph.h"
#include "views/map/map_text.h"

#include <QPainterPath>
#include <QRegion>

namespace rp {

/// A node with its texts in its outline.
struct PlacedNode
{
    MapText label;
    MapText kind;
    MapText note;
    QRectF rect;
    MapSymbol symbol = MapSymbol::Box;
    bool alarm = false;
    bool faint = false;
    int pathPlace = -1; ///< on the highlighted path, from 0; -1: not on it
};
struct PlacedEdge
{
    MapText label;
    QRectF labelRect;
    QPainterPath path;
    QPointF tip;
    QRectF bounds;
    bool dashed = false;
    bool onPath = false;
};
struct PlacedRegion
{
    MapText title;
    QRectF rect;
    QRectF titleRect;
    std::vector<QRectF> carriedOn; ///< its other pieces, in a map of several columns
};

/// A graph whose parts have their places. Coordinates are device-independent pixels from the top left corner,
/// mirrored for right-to-left.
struct PlacedMap
{
    ChartStyle style;
    double em = 7.0;
    double line = 16.0;
    std::vector<PlacedNode> nodes;
    std::vector<PlacedEdge> edges;
    std::vector<PlacedRegion> regions;
    int chosen = -1; ///< node that is shown as chosen; -1: none

    /// Outline of a node; `grow` is the distance from it.
    QPainterPath outline(const PlacedNode &node, double grow = 0.0) const;
    /// Mark with its number on the highlighted path; empty for a node that is not on it.
    QRectF pathMark(const PlacedNode &node) const;
    double signSize() const { return line * 1.1; }
};

/// Paints what lies in `visible`, in coordinates of the map.
void paintMap(QPainter &painter, const PlacedMap &map, const QRegion &visible);

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

/// Paints the sample of a legend's entry: a small node or region.
void paintMapSample(QPainter &painter, const MapLegendEntry &entry, const QRectF &rect,
                    const ChartTheme &theme);

} // namespace rp
