// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/operation_map.h"

#include "models/graph/graph_words.h"
#include "models/text/format.h"

#include <QCoreApplication>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::OperationMap)
public:
    static QString edge(EdgePath path, BreakCause cause, double probability_a)
    {
        const bool shape = cause == BreakCause::ShapeChange;
        const QString a = Format().percent(probability_a, 0);
        const QString b = Format().percent(1.0 - probability_a, 0);
        switch (path) {
        case EdgePath::A:
            //: beside an arrow; %1 is a percentage: how often this way is taken
            return shape ? tr("larger shape, %1").arg(a) : tr("branch A, %1").arg(a);
        case EdgePath::B:
            //: beside an arrow; %1 is a percentage: how often this way is taken
            return shape ? tr("smaller shape, %1").arg(b) : tr("branch B, %1").arg(b);
        case EdgePath::Always:
            break;
        }
        return {};
    }
    static QString note(const GraphNode &node)
    {
        if (node.used >= node.runs)
            return {};
        //: below a node of a graph that always runs; %1 is a percentage
        return tr("needed in %1 of the passes").arg(Format().percent(node.used, 0));
    }
    static QString regions() { return tr("compiled together"); }
    static QString faint() { return tr("does not run, or is not needed, in every pass"); }
};

MapSymbol symbolOf(const GraphNode &node)
{
    if (node.breaksGraph)
        return MapSymbol::Octagon;
    switch (node.kind) {
    case NodeKind::Branch:
        return MapSymbol::Diamond;
    case NodeKind::Sync:
        return MapSymbol::Hourglass;
    case NodeKind::Shape:
        return MapSymbol::Slanted;
    case NodeKind::Call:
        return MapSymbol::Call;
    case NodeKind::Boundary:
        return MapSymbol::Gate;
    case NodeKind::Input:
    case NodeKind::Output:
        return MapSymbol::Pill;
    case NodeKind::Operation:
        break;
    }
    return MapSymbol::Box;
}

} // namespace

MapGraph operationMap(const OperationGraph &whole, BreakCause cause, double probability_a,
                      const NodeDescriber &describe)
{
    OperationGraph graph = whole;
    if (graph.sites <= 1)
        for (GraphNode &node : graph.nodes)
            node.site = 0; // where there is one place only, its number says nothing
    MapGraph map;
    map.nodes.reserve(graph.nodes.size());
    for (int i = 0; i < int(graph.nodes.size()); ++i) {
        const GraphNode &node = graph.nodes[std::size_t(i)];
        MapGraph::Node drawn;
        drawn.id = node.id;
        drawn.label = nodeName(node, cause);
        drawn.kind = nodeKindText(node);
        drawn.note = Words::note(node);
        drawn.description = describe ? describe(graph, i) : nodeDescription(graph, i, cause);
        drawn.symbol = symbolOf(node);
        drawn.region = node.region;
        drawn.alarm = node.breaksGraph;
        drawn.faint = node.runs < 1.0 || node.used < node.runs;
        map.nodes.push_back(std::move(drawn));
    }
    map.edges.reserve(graph.edges.size());
    for (const GraphEdge &edge : graph.edges)
        map.edges.push_back({edge.from, edge.to, Words::edge(edge.path, cause, probability_a)});
    map.regions.reserve(graph.regions.size());
    for (int i = 0; i < int(graph.regions.size()); ++i)
        map.regions.push_back({graph.regions[std::size_t(i)].id, regionName(graph, i)});
    map.summary = graphSummary(graph);
    map.regionLegend = Words::regions();
    map.faintLegend = Words::faint();
    return map;
}

} // namespace rp
