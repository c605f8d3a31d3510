// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/operation_graph.h"

#include <QString>

namespace rp {

// Words for the nodes, edges and regions of an operation graph, in the current language.

/// "Operations 1 to 9 before the branch", "Graph break: the branch reads a value".
QString nodeName(const GraphNode &node, BreakCause cause);

/// "operation", "branch", "graph break": what a node's symbol stands for.
QString nodeKindText(const GraphNode &node);

/// "Region 2: behind the break, branch A".
QString regionName(const OperationGraph &graph, int region);

/// Where the node is: "Node 7 of 23, in region 2 of 3."
QString nodePlace(const OperationGraph &graph, int node);

/// The whole of what there is to say on a node: name, what it means, when it runs, where it is, where it
/// leads. For somebody who doesn't see the map.
QString nodeDescription(const OperationGraph &graph, int node, BreakCause cause);

/// Takeaway of a graph: nodes, regions and breaks.
QString graphSummary(const OperationGraph &graph);

} // namespace rp
