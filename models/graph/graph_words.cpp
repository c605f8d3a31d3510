// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/graph_words.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::OperationGraph)
public:
    static QString number(double n) { return Format().count(n); }
    static QString operations(const GraphNode &node, const QString &part)
    {
        if (node.operations() == 1) {
            //: %1 names a part of a program ("Before the branch"), %2 is the number of an operation in it
            return tr("%1: operation %2").arg(part, number(node.first));
        }
        //: %1 names a part of a program ("Before the branch"), %2 and %3 number operations in it
        return tr("%1: operations %2 to %3").arg(part, number(node.first), number(node.last));
    }
    static QString part(NodeRole role, BreakCause cause)
    {
        const bool shape = cause == BreakCause::ShapeChange;
        switch (role) {
        case NodeRole::Before:
            return tr("First part");
        case NodeRole::PathA:
            return shape ? tr("Larger shape") : tr("Branch A");
        case NodeRole::PathB:
            return shape ? tr("Smaller shape") : tr("Branch B");
        case NodeRole::Work:
            return tr("Middle part");
        default:
            return tr("Last part");
        }
    }
    static QString site(BreakCause cause)
    {
        switch (cause) {
        case BreakCause::ItemSync:
            return tr("The host reads a value");
        case BreakCause::ShapeChange:
            return tr("A shape that changes");
        case BreakCause::UnsupportedCall:
            return tr("A call that cannot be captured");
        case BreakCause::ValueBranch:
            break;
        }
        return tr("A branch on a value");
    }
    static QString decision(BreakCause cause)
    {
        return cause == BreakCause::ShapeChange ? tr("Choose the graph by the shape")
                                                : tr("Choose the branch before the pass");
    }
    static QString deferred(BreakCause cause)
    {
        return cause == BreakCause::ItemSync ? tr("Read the value after the pass")
                                             : tr("Make the call after the pass");
    }
    static QString withSite(const QString &name, int site)
    {
        //: %1 is a node of a graph, %2 numbers the place in the program that it belongs to
        return tr("%1, site %2").arg(name, number(site));
    }
    static QString breaks(const QString &name)
    {
        //: %1 says what is at this place of a program
        return tr("Graph break: %1").arg(name);
    }
    static QString role(RegionRole role)
    {
        switch (role) {
        case RegionRole::Before:
            return tr("up to the break");
        case RegionRole::Behind:
            return tr("behind the break");
        case RegionRole::BehindA:
            return tr("behind the break, first path");
        case RegionRole::BehindB:
            return tr("behind the break, second path");
        case RegionRole::VariantA:
            return tr("the whole pass, first variant");
        case RegionRole::VariantB:
            return tr("the whole pass, second variant");
        case RegionRole::Whole:
            break;
        }
        return tr("the whole pass");
    }
    static QString region(int index, const QString &what)
    {
        //: a part of a graph that is compiled together; %1 is its number, %2 what it holds
        return tr("Region %1: %2").arg(number(index), what);
    }
    static QString meaning(const GraphNode &node)
    {
        if (node.breaksGraph)
            return node.hostReads
                       ? tr("Capturing stops here: the host waits for the device, and Python goes on.")
                       : tr("Capturing stops here, and Python goes on.");
        if (node.role == NodeRole::Site && node.hostReads)
            return tr("Both branches are in the graph. The host still waits here for the value.");
        if (node.role == NodeRole::Site)
            return tr("The size is a symbol in the graph. Nothing is compiled again.");
        if (node.role == NodeRole::Entry)
            return tr("Guards are checked, then compiled code runs.");
        if (node.role == NodeRole::Custom)
            return tr("The choice is made on the device. Nothing is fused across this operation.");
        if (node.role == NodeRole::Select)
            return tr("Keeps the result that is needed and drops the other one.");
        return {};
    }
    static QString runs(const GraphNode &node)
    {
        const Format format;
        if (node.used < node.runs) {
            //: %1 is a percentage
            return tr("It always runs, but its result is needed in only %1 of the passes.")
                .arg(format.percent(node.used, 0));
        }
        //: %1 is a percentage
        return node.runs < 1.0 ? tr("It runs in %1 of the passes.").arg(format.percent(node.runs, 0))
                               : QString();
    }
    static QString eager(const GraphNode &node)
    {
        return node.region < 0 && node.kernels > 0.0 ? tr("It runs eagerly.") : QString();
    }
    static QString place(int node, std::size_t nodes)
    {
        //: %1 is the number of a node, %2 how many there are
        return tr("Node %1 of %2.").arg(number(node + 1), number(double(nodes)));
    }
    static QString placeIn(int node, std::size_t nodes, int region, std::size_t regions)
    {
        //: %1 is the number of a node, %2 how many there are; %3 and %4 likewise for compiled regions
        return tr("Node %1 of %2, in region %3 of %4.")
            .arg(number(node + 1), number(double(nodes)), number(region + 1), number(double(regions)));
    }
    /// Which of two ways leads to a node: without it, two ways into alike nodes sound the same.
    static QString onPath(const QString &name, EdgePath path, BreakCause cause)
    {
        const bool shape = cause == BreakCause::ShapeChange;
        switch (path) {
        case EdgePath::A:
            //: %1 is a node that one of two ways leads to
            return shape ? tr("%1 (larger shape)").arg(name) : tr("%1 (branch A)").arg(name);
        case EdgePath::B:
            //: %1 is a node that one of two ways leads to
            return shape ? tr("%1 (smaller shape)").arg(name) : tr("%1 (branch B)").arg(name);
        case EdgePath::Always:
            break;
        }
        return name;
    }
    static QString leadsTo(const QStringList &names)
    {
        //: %1 is a list of nodes
        return tr("Leads to: %1.").arg(QLocale().createSeparatedList(names));
    }
    static QString nodes(std::size_t count) { return tr("%Ln node(s)", nullptr, int(count)); }
    static QString regions(std::size_t count) { return tr("%Ln compiled region(s)", nullptr, int(count)); }
    static QString breakCount(std::size_t count) { return tr("%Ln graph break(s)", nullptr, int(count)); }
    static QString summary(const OperationGraph &graph)
    {
        //: %1 counts nodes, %2 compiled regions, %3 graph breaks
        return tr("The map has %1, %2 and %3.")
            .arg(nodes(graph.nodes.size()), regions(graph.regions.size()), breakCount(graph.breaks().size()));
    }
    static QString partOf(const OperationGraph &graph)
    {
        //: %1 and %2 are counts of places in a program that all look alike
        return tr("It shows %1 of %2 sites; the others are alike.")
            .arg(number(graph.sitesShown), number(graph.sites));
    }
    static QString kind(const GraphNode &node)
    {
        if (node.breaksGraph)
            return tr("graph break");
        switch (node.kind) {
        case NodeKind::Input:
            return tr("input");
        case NodeKind::Output:
            return tr("output");
        case NodeKind::Branch:
            return tr("branch");
        case NodeKind::Sync:
            return tr("read by the host");
        case NodeKind::Shape:
            return tr("shape");
        case NodeKind::Call:
            return tr("call");
        case NodeKind::Boundary:
            return tr("entry of a region");
        case NodeKind::Operation:
            break;
        }
        return tr("operation");
    }
    static QString bare(const GraphNode &node, BreakCause cause)
    {
        switch (node.role) {
        case NodeRole::Input:
            return tr("Input");
        case NodeRole::Output:
            return tr("Output");
        case NodeRole::Site:
            return node.breaksGraph ? breaks(site(cause)) : site(cause);
        case NodeRole::Decision:
            return decision(cause);
        case NodeRole::Deferred:
            return deferred(cause);
        case NodeRole::Select:
            return tr("Select the result");
        case NodeRole::Custom:
            return tr("Custom operation");
        case NodeRole::Entry:
            return tr("Enter compiled code");
        default:
            return operations(node, part(node.role, cause));
        }
    }
};

bool isNode(const OperationGraph &graph, int node)
{
    return node >= 0 && node < int(graph.nodes.size());
}

} // namespace

QString nodeName(const GraphNode &node, BreakCause cause)
{
    const QString name = Words::bare(node, cause);
    return node.site > 0 ? Words::withSite(name, node.site) : name;
}

QString nodeKindText(const GraphNode &node)
{
    return Words::kind(node);
}

QString regionName(const OperationGraph &graph, int region)
{
    if (region < 0 || region >= int(graph.regions.size()))
        return {};
    return Words::region(region + 1, Words::role(graph.regions[std::size_t(region)].role));
}

QString nodePlace(const OperationGraph &graph, int node)
{
    if (!isNode(graph, node))
        return {};
    const int region = graph.nodes[std::size_t(node)].region;
    return region < 0 ? Words::place(node, graph.nodes.size())
                      : Words::placeIn(node, graph.nodes.size(), region, graph.regions.size());
}

QString nodeDescription(const OperationGraph &graph, int node, BreakCause cause)
{
    if (!isNode(graph, node))
        return {};
    const GraphNode &it = graph.nodes[std::size_t(node)];
    QStringList next;
    for (const GraphEdge &edge : graph.edges) {
        if (edge.from == node)
            next.append(Words::onPath(nodeName(graph.nodes[std::size_t(edge.to)], cause), edge.path, cause));
    }
    //: a sentence made of a node's name
    const QString name = Words::tr("%1.").arg(nodeName(it, cause));
    return joinedSentences({name, Words::meaning(it), Words::runs(it), Words::eager(it),
                            nodePlace(graph, node), next.isEmpty() ? QString() : Words::leadsTo(next)});
}

QString graphSummary(const OperationGraph &graph)
{
    return joinedSentences(
        {Words::summary(graph), graph.sitesShown < graph.sites ? Words::partOf(graph) : QString()});
}

} // namespace rp
