// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a layout promises, whatever the graph: nothing overlaps, groups hold their own, edges end at their
// nodes, and the same graph always comes out the same.
#include "tests/support/test_main.h"
#include "views/map/graph_layout.h"

#include <QRandomGenerator>
#include <QTest>
#include <clocale>

namespace test_graph_layout {

using namespace rp;

class TestGraphLayout : public QObject
{
    Q_OBJECT
private slots:
    void keepsItsPromises_data();
    void keepsItsPromises();
};

namespace {

LayoutRequest randomGraph(quint32 seed, int nodes, int edges, int groups)
{
    QRandomGenerator chance(seed);
    LayoutRequest made;
    for (int i = 0; i < nodes; ++i)
        made.nodes.push_back({40.0 + chance.bounded(160), 20.0 + chance.bounded(50)});
    for (int i = 0; i < edges && nodes > 1; ++i) {
        const int from = chance.bounded(nodes);
        made.edges.push_back(
            {from, chance.bounded(nodes), i % 4 == 0 ? QSizeF(30.0 + chance.bounded(60), 18.0) : QSizeF()});
    }
    // Groups of neighbours, as in a program.
    const int each = groups > 0 ? nodes / (groups + 1) : 0;
    for (int g = 0; g < groups; ++g) {
        std::vector<int> members;
        for (int i = 0; i < each; ++i)
            members.push_back(g * each + i);
        made.groups.push_back(members);
        made.groupTitles.push_back(g % 2 == 0 ? QSizeF(140.0, 18.0) : QSizeF());
    }
    return made;
}

QRectF nodeRect(const LayoutRequest &request, const GraphLayout &layout, int node)
{
    QRectF rect(QPointF(), request.nodes[std::size_t(node)]);
    rect.moveCenter(layout.nodes[std::size_t(node)]);
    return rect;
}

/// Graphviz places in whole points.
QRectF grown(const QRectF &rect, double by = 1.5)
{
    return rect.adjusted(-by, -by, by, by);
}

void checkNodes(const LayoutRequest &request, const GraphLayout &layout)
{
    QCOMPARE(layout.nodes.size(), request.nodes.size());
    const QRectF whole(QPointF(), layout.size);
    for (int a = 0; a < int(request.nodes.size()); ++a) {
        const QRectF rect = nodeRect(request, layout, a);
        QVERIFY2(grown(whole).contains(rect), qPrintable(QString::number(a)));
        for (int b = 0; b < a; ++b)
            QVERIFY2(!grown(rect, -0.5).intersects(grown(nodeRect(request, layout, b), -0.5)),
                     qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
    }
}

void checkGroups(const LayoutRequest &request, const GraphLayout &layout)
{
    QCOMPARE(layout.groups.size(), request.groups.size());
    for (std::size_t g = 0; g < request.groups.size(); ++g) {
        const QRectF outline = layout.groups[g];
        const auto &members = request.groups[g];
        for (int i = 0; i < int(request.nodes.size()); ++i) {
            const bool member = std::find(members.begin(), members.end(), i) != members.end();
            const QRectF rect = nodeRect(request, layout, i);
            QVERIFY2(member ? grown(outline).contains(rect) : !grown(outline, -1.0).intersects(rect),
                     qPrintable(QStringLiteral("node %1, group %2").arg(i).arg(g)));
        }
        if (g < request.groupTitles.size() && !members.empty()) {
            const QSizeF room = request.groupTitles[g];
            QVERIFY(outline.width() >= room.width());
            for (const int member : members) // the title's room is above every node
                QVERIFY(nodeRect(request, layout, member).top() >= outline.top() + room.height());
        }
        for (std::size_t other = 0; other < g; ++other)
            QVERIFY(!grown(outline, -1.0).intersects(layout.groups[other]));
    }
}

void checkEdges(const LayoutRequest &request, const GraphLayout &layout)
{
    QCOMPARE(layout.edges.size(), request.edges.size());
    for (std::size_t e = 0; e < request.edges.size(); ++e) {
        const GraphLayout::Edge &edge = layout.edges[e];
        QVERIFY(edge.bezier.size() >= 4);
        QCOMPARE(edge.bezier.size() % 3, std::size_t(1));
        const QString name = QString::number(e);
        QVERIFY2(grown(nodeRect(request, layout, request.edges[e].from), 3.0).contains(edge.bezier.front()),
                 qPrintable(name));
        QVERIFY2(grown(nodeRect(request, layout, request.edges[e].to), 3.0).contains(edge.tip),
                 qPrintable(name));
    }
}

} // namespace

void TestGraphLayout::keepsItsPromises_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("edges");
    QTest::addColumn<int>("groups");
    QTest::newRow("two") << 2 << 1 << 0;
    QTest::newRow("no edges") << 9 << 0 << 2;
    QTest::newRow("several parts") << 14 << 5 << 0;
    QTest::newRow("groups") << 20 << 24 << 4;
    QTest::newRow("dense, with cycles") << 16 << 60 << 0;
    QTest::newRow("many") << 60 << 80 << 8;
}

void TestGraphLayout::keepsItsPromises()
{
    QFETCH(int, nodes);
    QFETCH(int, edges);
    QFETCH(int, groups);
    for (quint32 seed = 1; seed <= 6; ++seed) {
        const LayoutRequest request = randomGraph(seed, nodes, edges, groups);
        const GraphLayout layout = layOut(request);
        checkNodes(request, layout);
        checkGroups(request, layout);
        checkEdges(request, layout);
        const GraphLayout again = layOut(request);
        QVERIFY(again.nodes == layout.nodes && again.size == layout.size && again.groups == layout.groups);
        for (std::size_t e = 0; e < layout.edges.size(); ++e)
            QVERIFY(again.edges[e].bezier == layout.edges[e].bezier);
        if (QTest::currentTestFailed())
            return;
    }
}

RP_GUILESS_TEST(TestGraphLayout)

} // namespace test_graph_layout
#include "test_graph_layout.moc"
