// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/graph_layout.h"

namespace rp {

/// What Graphviz is asked for: boxes and arrows, nothing else. Its labels on edges are not used. Version 2.42
/// frees memory twice where a labelled edge has both ends on one rank, which regions can bring about.
struct DotRequest
{
    struct Edge
    {
        int from = 0; ///< index of a node, always in range
        int to = 0;
        int ranks = 1;       ///< least number of ranks that it leads down
        bool arrow = true;   ///< ends with a head
        bool upward = false; ///< its end stands above its beginning
    };
    std::vector<QSizeF> nodes;
    std::vector<Edge> edges;
    std::vector<std::vector<int>> groups; ///< disjoint, indices in range
    std::vector<QSizeF> groupTitles;      ///< fewer or empty: none
    LayoutRequest::Direction direction = LayoutRequest::Direction::Down;
    double nodeGap = 24.0;
    double rankGap = 32.0;
};

/// Runs Graphviz' dot. The same request always gives the same layout. Empty where Graphviz refused. Not
/// thread-safe.
GraphLayout runDot(const DotRequest &request);

} // namespace rp
