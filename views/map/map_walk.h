// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/map_graph.h"

#include <QCoreApplication>
#include <QRectF>
#include <optional>
#include <vector>

namespace rp {

enum class MapStep
{
    Forward, ///< along an edge
    Back,    ///< against one
    Left,    ///< to the node drawn beside
    Right,
    Next, ///< in reading order
    Previous,
    First,
    Last,
    NextAlarm,
    PreviousAlarm,
    NextRegion, ///< its first node
    PreviousRegion,
    NextOnPath,    ///< from beside the path: to where it was left, at first to its begin
    PreviousOnPath ///< likewise, at first to its end
};

/// The step a key asks for, if any.
std::optional<MapStep> mapStepFor(int key, Qt::KeyboardModifiers modifiers);

/// The walk through a map by keyboard. Remembers at forks and meetings which way it took, so that it leads
/// back the same way.
class MapWalk
{
public:
    /// `places` are the nodes' rectangles as drawn. The way taken is forgotten.
    void setGraph(const MapGraph &graph, std::vector<QRectF> places);
    /// The node a step leads to; `from` itself when there is none. From -1 every step leads in: to the first
    /// node, or for Last, alarms and regions where they would lead.
    int take(MapStep step, int from);

private:
    bool isNode(int node) const { return node >= 0 && node < int(m_places.size()); }
    int step(MapStep step, int from);
    int onPath(int from, int by) const;
    int along(int from);
    int against(int from);
    int beside(int from, double side) const;

    std::vector<QRectF> m_places;
    std::vector<std::vector<int>> m_next;
    std::vector<std::vector<int>> m_before;
    std::vector<int> m_wayOn;   ///< by node: the successor last taken; -1: none
    std::vector<int> m_wayBack; ///< by node: the predecessor it was last reached from
    std::vector<int> m_alarms;
    std::vector<int> m_regionStarts; ///< first node of each region, in reading order
    std::vector<int> m_path;
    int m_pathAt = -1; ///< where on the path the walk last was
};

/// What is said of the nodes of a map. All are empty for an index out of range.
class MapWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::MapPlot)
public:
    /// Short name of a node for a screen reader, and the rest of what there is to say.
    static QString name(const MapGraph &graph, int node);
    static QString rest(const MapGraph &graph, int node);
    /// "2 of 6 on the path “…”."; empty beside it.
    static QString pathPlace(const MapGraph &graph, int node);
    /// Why a step from a node (-1: the map as a whole) led nowhere.
    static QString nothingThere(const MapGraph &graph, int node, MapStep step);
};

} // namespace rp
