// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_table.h"

#include <QLocale>

namespace rp {

std::vector<ResultColumn> MapTable::columns()
{
    return {{QStringLiteral("node"), [] { return tr("Node"); }},
            {QStringLiteral("kind"), [] { return tr("Kind"); }},
            {QStringLiteral("region"), [] { return tr("Region"); }},
            {QStringLiteral("next"), [] { return tr("Leads to"); }}};
}

std::vector<ResultRow> MapTable::rows(const MapGraph &graph)
{
    const auto cell = [](const QString &text) { return ResultCell{0.0, [text] { return text; }}; };
    std::vector<ResultRow> rows;
    rows.reserve(graph.nodes.size());
    for (int i = 0; i < int(graph.nodes.size()); ++i) {
        const MapGraph::Node &node = graph.nodes[std::size_t(i)];
        QStringList next;
        for (const MapGraph::Edge &edge : graph.edges)
            if (edge.from == i && edge.to >= 0 && edge.to < int(graph.nodes.size()))
                next.append(graph.nodes[std::size_t(edge.to)].label);
        const bool inRegion = node.region >= 0 && node.region < int(graph.regions.size());
        rows.push_back({node.id,
                        {cell(node.label), cell(node.kind),
                         cell(inRegion ? graph.regions[std::size_t(node.region)].label : QString()),
                         cell(QLocale().createSeparatedList(next))}});
    }
    return rows;
}

} // namespace rp
