// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/graph/operation_graph.h"
#include "views/map/map_graph.h"

#include <functional>

namespace rp {

/// Describes a node of an operation graph in one or more sentences.
using NodeDescriber = std::function<QString(const OperationGraph &graph, int node)>;

/// An operation graph as a map in the current language: breaks as alarms, compiled regions as outlines, nodes
/// that may not run or whose result may be dropped dashed, branches with their probabilities at the edges.
/// `probability_a` (0…1) is that of the first path. Without a describer nodeDescription() is used. In a pass
/// with one site the names leave its number out, and so does the graph that the describer gets.
MapGraph operationMap(const OperationGraph &whole, BreakCause cause, double probability_a,
                      const NodeDescriber &describe = {});

} // namespace rp
