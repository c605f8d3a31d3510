// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/surgery/surgery_fixture.h"

#include "models/graph/graph_words.h"
#include "tests/support/test_main.h"

#include <QSet>

#include <map>
#include <set>

namespace test_operation_graph {

using namespace rp;

namespace {

/// Nodes that can be reached along the edges, forwards or backwards, within those allowed.
std::set<int> reached(const OperationGraph &graph, int start, bool forwards, bool backwards,
                      const std::set<int> *within = nullptr)
{
    std::set<int> seen{start};
    std::vector<int> open{start};
    while (!open.empty()) {
        const int at = open.back();
        open.pop_back();
        std::vector<int> next;
        if (forwards)
            next = graph.successors(at);
        if (backwards) {
            const std::vector<int> before = graph.predecessors(at);
            next.insert(next.end(), before.begin(), before.end());
        }
        for (const int node : next) {
            if ((!within || within->count(node) > 0) && seen.insert(node).second)
                open.push_back(node);
        }
    }
    return seen;
}

void checkShape(const OperationGraph &graph)
{
    QVERIFY(!graph.nodes.empty());
    QCOMPARE(graph.nodes.front().kind, NodeKind::Input);
    QSet<QString> ids;
    for (const GraphNode &node : graph.nodes)
        ids.insert(node.id);
    QCOMPARE(std::size_t(ids.size()), graph.nodes.size());
    QCOMPARE(reached(graph, 0, true, false).size(), graph.nodes.size()); // from the input
    const int output = graph.indexOf(key("output"));
    QVERIFY(output > 0);
    for (const GraphEdge &edge : graph.edges)
        QVERIFY(edge.from < edge.to && edge.to < int(graph.nodes.size()));
    // Everything leads to the output, or comes after it.
    const std::size_t deferred = graph.indexOf(key("deferred")) >= 0 ? 1 : 0;
    QCOMPARE(reached(graph, output, false, true).size() + deferred, graph.nodes.size());
}

void checkRegions(const OperationGraph &graph)
{
    std::size_t inside = 0;
    for (int i = 0; i < int(graph.regions.size()); ++i) {
        const std::vector<int> nodes = graph.nodesOf(i);
        QVERIFY(!nodes.empty());
        inside += nodes.size();
        const std::set<int> own(nodes.begin(), nodes.end());
        QCOMPARE(reached(graph, nodes.front(), true, true, &own).size(), own.size()); // connected
        // It is entered at one place only.
        QCOMPARE(graph.nodes[std::size_t(nodes.front())].kind, NodeKind::Boundary);
        for (const GraphEdge &edge : graph.edges) {
            if (own.count(edge.to) > 0 && own.count(edge.from) == 0)
                QCOMPARE(edge.to, nodes.front());
        }
    }
    std::size_t outside = 0;
    for (const GraphNode &node : graph.nodes) {
        QVERIFY(node.region >= -1 && node.region < int(graph.regions.size()));
        outside += node.region < 0 ? 1 : 0;
        if (node.breaksGraph)
            QCOMPARE(node.region, -1);
    }
    QCOMPARE(inside + outside, graph.nodes.size()); // one region each at most
}

int entriesOnPathA(const OperationGraph &graph)
{
    int entries = 0;
    int at = 0;
    while (at >= 0) {
        entries += graph.nodes[std::size_t(at)].kind == NodeKind::Boundary ? 1 : 0;
        int next = -1;
        for (const GraphEdge &edge : graph.edges) {
            if (edge.from == at && edge.path != EdgePath::B && next < 0)
                next = edge.to;
        }
        at = next;
    }
    return entries;
}

} // namespace

class TestOperationGraph : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void everyGraphIsSound()
    {
        WatchedSurgery instrument(m_catalogue);
        everySurgeryEverywhere(instrument, [&] {
            for (const GraphDetail &detail :
                 {GraphDetail(), GraphDetail{1, 1}, GraphDetail{3, 7}, GraphDetail::everyOperation()}) {
                const OperationGraph graph =
                    instrument->graph(instrument->input(key("surgery")).toString(), detail);
                checkShape(graph);
                checkRegions(graph);
            }
        });
    }

    void theGraphCountsWhatThePassCounts()
    {
        WatchedSurgery instrument(m_catalogue);
        everySurgeryEverywhere(instrument, [&] {
            GraphDetail whole;
            whole.sites = 1000;
            const OperationGraph graph =
                instrument->graph(instrument->input(key("surgery")).toString(), whole);
            QCOMPARE(graph.sitesShown, graph.sites);
            VERIFY_CLOSE(graph.expectedKernels(), instrument.figure("kernels"));
            QCOMPARE(double(entriesOnPathA(graph)), instrument.figure("subgraphs"));
            // Masking alone throws results away.
            const double kernel_us =
                instrument.figure("gpu_us") / std::max(1.0, instrument.figure("kernels"));
            VERIFY_CLOSE(graph.wastedKernels() * kernel_us, instrument.figure("wasted_us"));
        });
    }

    void breaksAreWhereTheModelSays()
    {
        WatchedSurgery instrument(m_catalogue);
        everySurgeryEverywhere(instrument, [&] {
            const OperationGraph graph = instrument->graph(instrument->input(key("surgery")).toString(), {});
            const bool leaves = instrument->input(key("surgery")).toString().startsWith(key("none_")) ||
                                instrument.figure("feasible") == 0.0;
            QCOMPARE(int(graph.breaks().size()), leaves ? graph.sitesShown : 0);
            static const std::map<QString, NodeKind> kinds = {{key("value_branch"), NodeKind::Branch},
                                                              {key("item_sync"), NodeKind::Sync},
                                                              {key("shape_change"), NodeKind::Shape},
                                                              {key("unsupported_call"), NodeKind::Call}};
            for (const int node : graph.breaks()) {
                QCOMPARE(graph.nodes[std::size_t(node)].kind,
                         kinds.at(instrument->input(key("cause")).toString()));
                QCOMPARE(graph.nodes[std::size_t(node)].role, NodeRole::Site);
            }
        });
    }

    void regionsOfEachSurgery()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", "mobile");
        const auto regions = [&](const char *surgery) {
            return int(instrument->graph(key(surgery), {1, 3}).regions.size());
        };
        QCOMPARE(regions("none_skip"), 0);
        QCOMPARE(regions("none_break"), 3); // before, and behind on each path
        QCOMPARE(regions("where"), 1);
        QCOMPARE(regions("cond"), 1);
        QCOMPARE(regions("hoist"), 2);
        QCOMPARE(regions("custom_op"), 1);
        QCOMPARE(regions("symbolic"), 3); // not possible: the break stays
        instrument.set("cause", "shape_change");
        QCOMPARE(regions("symbolic"), 1);
        QCOMPARE(regions("where"), 3);
        instrument.set("cause", "unsupported_call");
        QCOMPARE(regions("none_break"), 2);
        QCOMPARE(regions("hoist"), 1);
    }

    void maskingAddsASelectAndRunsBothBranches()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", "edge");
        const OperationGraph masked = instrument->graph(key("where"), {1, 1});
        const GraphNode &a = masked.nodes[std::size_t(masked.indexOf(key("s1.path_a.1")))];
        const GraphNode &b = masked.nodes[std::size_t(masked.indexOf(key("s1.path_b.1")))];
        QVERIFY(masked.indexOf(key("s1.path_a.1")) < masked.indexOf(key("s1.path_b.1"))); // as they are read
        QCOMPARE(a.runs, 1.0);
        QCOMPARE(b.runs, 1.0);
        VERIFY_CLOSE(a.used, 0.2);
        VERIFY_CLOSE(b.used, 0.8);
        const int select = masked.indexOf(key("s1.select"));
        QCOMPARE(masked.predecessors(select).size(), std::size_t(2));
        const OperationGraph cond = instrument->graph(key("cond"), {1, 1});
        QCOMPARE(cond.indexOf(key("s1.select")), -1);
        QVERIFY(cond.nodes[std::size_t(cond.indexOf(key("s1.site")))].hostReads);
        VERIFY_CLOSE(cond.nodes[std::size_t(cond.indexOf(key("s1.path_a.1")))].runs, 0.2);
    }

    void everyOperationCanBeDrawn()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", "mobile");
        const OperationGraph graph = instrument->graph(key("where"), GraphDetail::everyOperation());
        // 80 + 60 + 2 + 60 operations, select, entry, input, output
        QCOMPARE(graph.nodes.size(), std::size_t(206));
        QVERIFY(instrument->graph(key("nonsense"), GraphDetail()).nodes.empty());
    }

    void everyNodeHasWords()
    {
        WatchedSurgery instrument(m_catalogue);
        everySurgeryEverywhere(instrument, [&] {
            const OperationGraph graph = instrument->graph(instrument->input(key("surgery")).toString(), {});
            QSet<QString> names;
            for (int i = 0; i < int(graph.nodes.size()); ++i) {
                const GraphNode &node = graph.nodes[std::size_t(i)];
                QVERIFY(!nodeName(node, instrument->breakCause()).isEmpty());
                QVERIFY(!nodeKindText(node).isEmpty());
                const QString text = nodeDescription(graph, i, instrument->breakCause());
                QVERIFY2(text.endsWith(u'.') && !text.contains(u'%' + QString::number(1)), qPrintable(text));
                QVERIFY(text.contains(nodePlace(graph, i)));
            }
            for (int i = 0; i < int(graph.regions.size()); ++i)
                QVERIFY(regionName(graph, i).startsWith(key("Region")));
        });
    }

    void aNodeTellsWhereItIs()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", "mobile");
        const OperationGraph graph = instrument->graph(key("none_break"), {1, 1});
        const int site = graph.indexOf(key("s1.site"));
        QCOMPARE(plain(nodeDescription(graph, site, instrument->breakCause())),
                 key("Graph break: A branch on a value, site 1. Capturing stops here: the host waits for the "
                     "device, and Python goes on. Node 4 of 11. Leads to: Enter compiled code, site 1 "
                     "(branch A) and Enter compiled code, site 1 (branch B)."));
        QCOMPARE(plain(nodePlace(graph, graph.indexOf(key("s1.path_a.1")))),
                 key("Node 6 of 11, in region 2 of 3."));
        QCOMPARE(nodePlace(graph, 99), QString());
        QCOMPARE(nodeDescription(graph, -1, BreakCause::ValueBranch), QString());
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestOperationGraph)

} // namespace test_operation_graph
#include "test_operation_graph.moc"
