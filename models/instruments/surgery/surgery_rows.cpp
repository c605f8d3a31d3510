// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/graph_words.h"
#include "models/instruments/kit/table_cells.h"
#include "models/instruments/surgery/surgery.h"

#include <QLocale>

#include <utility>

namespace rp {

namespace {

/// Rows by probability, none where nothing can be masked.
template<typename Values>
std::vector<ResultRow> byProbability(const SurgeryState &state, Values values)
{
    constexpr int samples = 20;
    std::vector<ResultRow> rows;
    for (int i = 0; state.result.mask.applies && i <= samples; ++i) {
        const double p = double(i) / samples;
        const auto [first, second] = values(p);
        rows.push_back({QStringLiteral("p%1").arg(i * 100 / samples),
                        {numberCell(p), numberCell(first), numberCell(second)}});
    }
    return rows;
}

ResultCell nextCell(const OperationGraph &graph, int node, BreakCause cause)
{
    std::vector<GraphNode> next;
    for (const int successor : graph.successors(node))
        next.push_back(graph.nodes[std::size_t(successor)]);
    return textCell([next, cause] {
        QStringList names;
        for (const GraphNode &one : next)
            names.append(nodeName(one, cause));
        //: instead of the nodes that follow: nothing does
        return names.isEmpty() ? SurgeryText::tr("end") : QLocale().createSeparatedList(names);
    });
}

std::vector<ResultRow> graphRows(const OperationGraph &graph, BreakCause cause)
{
    std::vector<ResultRow> rows;
    OperationGraph named; // only what the name of a region needs
    named.regions = graph.regions;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const GraphNode &node = graph.nodes[i];
        ResultCell name = textCell([node, cause] { return nodeName(node, cause); });
        if (node.breaksGraph)
            name.meaning = Meaning::Failure;
        ResultCell region = textCell([named, at = node.region] {
            //: instead of a region: this node is not compiled
            return at < 0 ? SurgeryText::tr("not compiled") : regionName(named, at);
        });
        rows.push_back({node.id,
                        {std::move(name), textCell([node] { return nodeKindText(node); }), std::move(region),
                         numberCell(node.runs), numberCell(node.used), nextCell(graph, int(i), cause)}});
    }
    return rows;
}

} // namespace

std::vector<ResultRow> maskingRows(const SurgeryState &state, const Catalogue & /*catalogue*/)
{
    const MaskAnalysis &mask = state.result.mask;
    return byProbability(state, [&mask](double p) {
        return std::pair{mask.masked_us, breakTimeAt(mask, p)};
    });
}

std::vector<ResultRow> wasteRows(const SurgeryState &state, const Catalogue & /*catalogue*/)
{
    return byProbability(state, [&state](double p) {
        return std::pair{maskWasteAt(state.result, p), state.result.break_cost_us};
    });
}

std::vector<ResultRow> graphBeforeRows(const SurgeryState &state, const Catalogue & /*catalogue*/)
{
    return graphRows(state.graphBefore, causeOf(state.settings));
}

std::vector<ResultRow> graphAfterRows(const SurgeryState &state, const Catalogue & /*catalogue*/)
{
    return graphRows(state.graphAfter, causeOf(state.settings));
}

} // namespace rp
