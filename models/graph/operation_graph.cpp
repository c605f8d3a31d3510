// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/operation_graph.h"

namespace rp {

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

} // namespace rp
