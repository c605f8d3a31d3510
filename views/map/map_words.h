// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/map_walk.h"

#include <QCoreApplication>

namespace rp {

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
