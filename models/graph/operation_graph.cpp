// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/operation_graph.h"

namespace rp {

std::vector<int> OperationGraph::successors(int node) const
{
    std::vector<int> found;
    for (const GraphEdge &edge : edges) {
        if (edge.from == node)
            found.push_back(edge.to);
    }
    return found;
}

std::vector<int> OperationGraph::predecessors(int node) const
{
    std::vector<int> found;
    for (const GraphEdge &edge : edges) {
        if (edge.to == node)
            found.push_back(edge.from);
    }
    return found;
}

std::vector<int> OperationGraph::nodesOf(int region) const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].region == region)
            found.push_back(int(i));
    }
    return found;
}

std::vector<int> OperationGraph::breaks() const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].breaksGraph)
            found.push_back(int(i));
    }
    return found;
}

int OperationGraph::indexOf(const QString &id) const
{
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].id == id)
            return int(i);
    }
    return -1;
}

double OperationGraph::expectedKernels() const
{
    double sum = 0.0;
    for (const GraphNode &node : nodes)
        sum += node.runs * node.kernels;
    return sum;
}

double OperationGraph::wastedKernels() const
{
    double sum = 0.0;
    for (const GraphNode &node : nodes)
        sum += (node.runs - node.used) * node.kernels;
    return sum;
}

} // namespace rp
