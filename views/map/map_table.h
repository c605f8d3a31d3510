// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "views/map/map_graph.h"

#include <QCoreApplication>

namespace rp {

/// The nodes of a graph as a table.
class MapTable
{
    Q_DECLARE_TR_FUNCTIONS(rp::GraphMap)
public:
    static std::vector<ResultColumn> columns();
    static std::vector<ResultRow> rows(const MapGraph &graph);
};

} // namespace rp
