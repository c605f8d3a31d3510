// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a layout promises, whatever the graph: nothing overlaps, groups hold their own, edges end at their
// nodes, and the same graph always comes out the same.
#include "tests/support/test_main.h"
#include "views/map/layout/graph_layout.h"

#include <QElapsedTimer>
#include <QPainterPath>
#include <QRandomGenerator>
#include <QTest>
#include <clocale>
#include <cmath>
#include <limits>

namespace test_graph_layout {

using namespace rp;

class TestGraphLayout : public QObject
{
    Q_OBJECT
private slots:
    void keepsItsPromises_data();
    void keepsItsPromises();
    void directions_data();
    void directions();
    void labelsStandOnTheirEdges_data();
    void labelsStandOnTheirEdges();
    void emptyAndSingle();
    void badRequestsAreLeftOut();
    void sizesThatAreNone();
    void numbersOfAnyLocale();
    void twoHundredNodes();
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

void TestGraphLayout::directions_data()
{
    using Direction = LayoutRequest::Direction;
    QTest::addColumn<int>("direction");
    QTest::addColumn<QPointF>("way");
    QTest::newRow("down") << int(Direction::Down) << QPointF(0.0, 1.0);
    QTest::newRow("right") << int(Direction::Right) << QPointF(1.0, 0.0);
    QTest::newRow("left") << int(Direction::Left) << QPointF(-1.0, 0.0);
}

void TestGraphLayout::directions()
{
    QFETCH(int, direction);
    QFETCH(QPointF, way);
    LayoutRequest request;
    request.nodes = {{120.0, 30.0}, {80.0, 50.0}, {100.0, 40.0}};
    request.edges = {{0, 1, {70.0, 18.0}}, {1, 2, {}}};
    request.direction = LayoutRequest::Direction(direction);
    const GraphLayout layout = layOut(request);
    checkNodes(request, layout);
    checkEdges(request, layout);
    for (std::size_t i = 1; i < 3; ++i)
        QVERIFY(QPointF::dotProduct(layout.nodes[i] - layout.nodes[i - 1], way) > 0.0);
    // The label has its room between the two.
    const QRectF label(layout.edges[0].label - QPointF(35.0, 9.0), QSizeF(70.0, 18.0));
    QVERIFY(!label.intersects(nodeRect(request, layout, 0)));
    QVERIFY(!label.intersects(nodeRect(request, layout, 1)));
    // The gap between ranks is kept.
    const QRectF second = nodeRect(request, layout, 1);
    const QRectF third = nodeRect(request, layout, 2);
    const double gap = direction == 0   ? third.top() - second.bottom()
                       : direction == 1 ? third.left() - second.right()
                                        : second.left() - third.right();
    QVERIFY2(gap >= request.rankGap - 1.5, qPrintable(QString::number(gap)));
}

void TestGraphLayout::labelsStandOnTheirEdges_data()
{
    using Groups = std::vector<std::vector<int>>;
    using Edges = std::vector<LayoutRequest::Edge>;
    constexpr QSizeF label(70.0, 18.0);
    QTest::addColumn<Edges>("edges");
    QTest::addColumn<Groups>("groups");
    QTest::newRow("fork") << Edges{{0, 1, label}, {0, 2, label}, {1, 3, {}}, {2, 3, {}}} << Groups{};
    QTest::newRow("loop") << Edges{{0, 1, {}}, {1, 1, label}} << Groups{};
    QTest::newRow("back") << Edges{{0, 1, {}}, {1, 2, {}}, {2, 0, label}} << Groups{{0, 1, 2}};
    // Regions set both ends of a labelled edge on one rank here. Given such labels, Graphviz 2.42 frees
    // memory twice.
    QTest::newRow("regions on one rank")
        << Edges{{0, 2, label}, {1, 5, label}, {3, 4, {}}, {5, 4, label}, {0, 1, label}, {2, 3, label}}
        << Groups{{0, 2, 5}, {1, 3}};
    QTest::newRow("a cycle in a region")
        << Edges{{3, 0, {}}, {0, 1, label}, {1, 0, label}, {3, 2, {}}, {1, 3, label}, {4, 0, label}}
        << Groups{{0, 2, 3, 4}};
}

void TestGraphLayout::labelsStandOnTheirEdges()
{
    QFETCH(std::vector<LayoutRequest::Edge>, edges);
    QFETCH(std::vector<std::vector<int>>, groups);
    using Direction = LayoutRequest::Direction;
    for (const Direction direction : {Direction::Down, Direction::Right, Direction::Left}) {
        LayoutRequest request;
        request.nodes.assign(6, {120.0, 36.0});
        request.edges = edges;
        request.groups = groups;
        request.direction = direction;
        const GraphLayout layout = layOut(request);
        checkNodes(request, layout);
        checkGroups(request, layout);
        checkEdges(request, layout);
        std::vector<QRectF> labels;
        for (std::size_t e = 0; e < edges.size(); ++e) {
            if (edges[e].label.isEmpty())
                continue;
            QRectF room(QPointF(), edges[e].label);
            room.moveCenter(layout.edges[e].label);
            const auto &points = layout.edges[e].bezier;
            QPainterPath path(points.front());
            for (std::size_t i = 1; i + 2 < points.size(); i += 3)
                path.cubicTo(points[i], points[i + 1], points[i + 2]);
            QVERIFY2(path.intersects(grown(room)), qPrintable(QString::number(e)));
            for (int node = 0; node < int(request.nodes.size()); ++node)
                QVERIFY(!grown(room, -1.0).intersects(nodeRect(request, layout, node)));
            for (const QRectF &other : labels)
                QVERIFY(!grown(room, -1.0).intersects(other));
            labels.push_back(room);
        }
    }
}

void TestGraphLayout::emptyAndSingle()
{
    QVERIFY(layOut({}).isEmpty());
    LayoutRequest request;
    request.groups = {{}};
    request.edges = {{0, 0, {}}};
    QVERIFY(layOut(request).isEmpty());

    request = {};
    request.nodes = {{90.0, 40.0}};
    const GraphLayout single = layOut(request);
    checkNodes(request, single);
    QVERIFY(std::abs(single.size.width() - 90.0) < 2.0 && std::abs(single.size.height() - 40.0) < 2.0);
}

void TestGraphLayout::badRequestsAreLeftOut()
{
    LayoutRequest request;
    request.nodes = {{50.0, 20.0}, {50.0, 20.0}};
    request.edges = {{0, 7, {}}, {-1, 1, {}}, {0, 1, {}}, {0, 1, {}}, {1, 1, {}}};
    request.groups = {{0, 0, 9, -3}, {0}, {}};
    request.groupTitles = {{40.0, 10.0}};
    const GraphLayout layout = layOut(request);
    checkNodes(request, layout);
    QVERIFY(layout.edges[0].bezier.empty());
    QVERIFY(layout.edges[1].bezier.empty());
    for (std::size_t i = 2; i < 5; ++i)
        QVERIFY(!layout.edges[i].bezier.empty());
    QVERIFY(!layout.groups[0].isEmpty());
    QVERIFY(layout.groups[1].isEmpty()); // its node was taken
    QVERIFY(layout.groups[2].isEmpty());
}

void TestGraphLayout::sizesThatAreNone()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    LayoutRequest request;
    request.nodes = {{nan, -4.0}, {0.0, 0.0}, {std::numeric_limits<double>::infinity(), 10.0}};
    request.edges = {{0, 1, {nan, 3.0}}, {1, 2, {-1.0, -1.0}}};
    request.nodeGap = nan;
    request.rankGap = -1.0;
    const GraphLayout layout = layOut(request);
    QCOMPARE(layout.nodes.size(), std::size_t(3));
    for (const QPointF &node : layout.nodes)
        QVERIFY(std::isfinite(node.x()) && std::isfinite(node.y()));
}

/// With a decimal comma "1.5" would read as 1, and every node would be a third too small.
void TestGraphLayout::numbersOfAnyLocale()
{
    LayoutRequest request;
    request.nodes = {{108.0, 54.0}, {108.0, 54.0}};
    request.edges = {{0, 1, {}}};
    const GraphLayout before = layOut(request);
    const char *set = nullptr;
    for (const char *name : {"de_DE.UTF-8", "es_ES.UTF-8", "fr_FR.UTF-8", "pt_BR.UTF-8"})
        if (!set)
            set = setlocale(LC_ALL, name);
    if (!set)
        QSKIP("This machine has no locale with a decimal comma.");
    const GraphLayout inside = layOut(request);
    const QByteArray kept = setlocale(LC_NUMERIC, nullptr);
    setlocale(LC_ALL, "C.UTF-8");
    QVERIFY(inside.nodes == before.nodes && inside.size == before.size);
    QVERIFY(kept.startsWith(QByteArray(set).left(5))); // and it is left as it was
}

void TestGraphLayout::twoHundredNodes()
{
    LayoutRequest request = randomGraph(5, 200, 0, 18);
    for (int i = 1; i < 200; ++i)
        request.edges.push_back({i - 1 - (i > 3 ? i % 3 : 0), i, i % 9 == 0 ? QSizeF(80.0, 18.0) : QSizeF()});
    QElapsedTimer clock;
    clock.start();
    const GraphLayout layout = layOut(request);
    qInfo("200 nodes laid out in %lld ms", static_cast<long long>(clock.elapsed()));
    checkNodes(request, layout);
    checkGroups(request, layout);
    checkEdges(request, layout);
}

RP_GUILESS_TEST(TestGraphLayout)

} // namespace test_graph_layout
#include "test_graph_layout.moc"
