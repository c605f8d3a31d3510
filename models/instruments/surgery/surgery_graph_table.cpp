// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/graph_words.h"
#include "models/instruments/surgery/surgery_table_parts.h"
#include "models/instruments/surgery/surgery_tables.h"

#include <QCoreApplication>
#include <QLocale>

namespace rp {

namespace {

using namespace surgery_table;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString eager()
    {
        //: instead of a region: this node is not compiled
        return tr("not compiled");
    }
    static QString end()
    {
        //: instead of the nodes that follow: nothing does
        return tr("end");
    }
};

} // namespace

std::vector<ResultColumn> graphColumns()
{
    return {column("node", QT_TRANSLATE_NOOP("rp::Surgery", "Node"), Quantity::Text),
            column("kind", QT_TRANSLATE_NOOP("rp::Surgery", "Kind"), Quantity::Text),
            column("region", QT_TRANSLATE_NOOP("rp::Surgery", "Compiled region"), Quantity::Text),
            column("runs", QT_TRANSLATE_NOOP("rp::Surgery", "Runs in this share of passes"),
                   Quantity::Fraction, 0),
            column("used", QT_TRANSLATE_NOOP("rp::Surgery", "Needed in this share of passes"),
                   Quantity::Fraction, 0),
            column("next", QT_TRANSLATE_NOOP("rp::Surgery", "Leads to"), Quantity::Text)};
}

std::vector<ResultRow> graphRows(const OperationGraph &graph, BreakCause cause)
{
    std::vector<ResultRow> rows;
    rows.reserve(graph.nodes.size());
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        const GraphNode &node = graph.nodes[i];
        std::vector<GraphNode> next;
        const std::vector<int> successors = graph.successors(int(i));
        next.reserve(successors.size());
        for (const int successor : successors)
            next.push_back(graph.nodes[std::size_t(successor)]);
        const bool inside = node.region >= 0;
        OperationGraph named; // only what the name of a region needs
        named.regions = graph.regions;
        ResultCell name = words([node, cause] { return nodeName(node, cause); });
        if (node.breaksGraph)
            name.meaning = Meaning::Failure;
        rows.push_back({node.id,
                        {std::move(name), words([node] { return nodeKindText(node); }),
                         words([named, inside, at = node.region] {
                             return inside ? regionName(named, at) : Words::eager();
                         }),
                         number(node.runs), number(node.used), words([next, cause] {
                             QStringList names;
                             for (const GraphNode &one : next)
                                 names.append(nodeName(one, cause));
                             return names.isEmpty() ? Words::end() : QLocale().createSeparatedList(names);
                         })}});
    }
    return rows;
}

} // namespace rp
