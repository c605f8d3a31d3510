// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through a map, and the view on it: no window needed.
#include "tests/support/test_main.h"
#include "tests/views/map/map_fixture.h"
#include "views/map/picture/map_view.h"
#include "views/map/picture/map_walk.h"

#include <QTest>

namespace test_map_walk {

using namespace rp;

class TestMapWalk : public QObject
{
    Q_OBJECT
private slots:
    void alongEdges();
    void theWayBackIsTheWayThere();
    void beside();
    void inReadingOrder();
    void alarmsAndRegionsGoRound();
    void alongThePath();
    void nothingThere();
    void everyNodeIsReached();
    void viewsStayInside();
    void zoomKeepsItsAnchor();
    void showingMovesLittle();
};

namespace {

/// 0 → 1, 2 → 3 → 4 with 1 and 2 side by side; 5 alone. Regions: {0, 1}, {2}, {4}. Alarms: 3 and 5.
struct Fork
{
    Fork()
    {
        graph.nodes.resize(6);
        graph.regions.resize(3);
        for (int i = 0; i < 6; ++i)
            graph.nodes[std::size_t(i)].id = QString::number(i);
        graph.nodes[0].region = graph.nodes[1].region = 0;
        graph.nodes[2].region = 1;
        graph.nodes[4].region = 2;
        graph.nodes[3].alarm = graph.nodes[5].alarm = true;
        graph.edges = {{0, 1, {}}, {0, 2, {}}, {1, 3, {}}, {2, 3, {}}, {3, 4, {}}, {4, 4, {}}, {4, 9, {}}};
        walk.setGraph(graph, {QRectF(50, 0, 40, 20), QRectF(0, 50, 40, 20), QRectF(100, 50, 40, 20),
                              QRectF(50, 100, 40, 20), QRectF(50, 150, 40, 20), QRectF(200, 0, 40, 20)});
    }
    MapGraph graph;
    MapWalk walk;
};

constexpr QSizeF window(400.0, 300.0);
constexpr QSizeF drawing(1000.0, 2000.0);

} // namespace

void TestMapWalk::alongEdges()
{
    Fork f;
    QCOMPARE(f.walk.take(MapStep::Forward, -1), 0); // leads in
    QCOMPARE(f.walk.take(MapStep::Forward, 0), 1);
    QCOMPARE(f.walk.take(MapStep::Forward, 1), 3);
    QCOMPARE(f.walk.take(MapStep::Forward, 3), 4);
    QCOMPARE(f.walk.take(MapStep::Forward, 4), 4); // an edge to itself leads nowhere
    QCOMPARE(f.walk.take(MapStep::Back, 4), 3);
    QCOMPARE(f.walk.take(MapStep::Back, 0), 0);
}

void TestMapWalk::theWayBackIsTheWayThere()
{
    Fork f;
    QCOMPARE(f.walk.take(MapStep::Right, 1), 2); // into the other branch
    QCOMPARE(f.walk.take(MapStep::Forward, 2), 3);
    QCOMPARE(f.walk.take(MapStep::Back, 3), 2); // not 1, although 1 comes first
    QCOMPARE(f.walk.take(MapStep::Back, 2), 0);
    QCOMPARE(f.walk.take(MapStep::Forward, 0), 2); // and down the same way again
}

void TestMapWalk::beside()
{
    Fork f;
    QCOMPARE(f.walk.take(MapStep::Left, 2), 1);
    QCOMPARE(f.walk.take(MapStep::Left, 1), 1);
    QCOMPARE(f.walk.take(MapStep::Right, 0), 5);
    QCOMPARE(f.walk.take(MapStep::Right, 3), 3);
}

void TestMapWalk::inReadingOrder()
{
    Fork f;
    for (int i = 0; i < 5; ++i)
        QCOMPARE(f.walk.take(MapStep::Next, i), i + 1);
    QCOMPARE(f.walk.take(MapStep::Next, 5), 5);
    QCOMPARE(f.walk.take(MapStep::Previous, 5), 4);
    QCOMPARE(f.walk.take(MapStep::Previous, 0), 0);
    QCOMPARE(f.walk.take(MapStep::First, 4), 0);
    QCOMPARE(f.walk.take(MapStep::Last, 0), 5);
    QCOMPARE(f.walk.take(MapStep::Last, -1), 5);
}

void TestMapWalk::alarmsAndRegionsGoRound()
{
    Fork f;
    QCOMPARE(f.walk.take(MapStep::NextAlarm, -1), 3);
    QCOMPARE(f.walk.take(MapStep::PreviousAlarm, -1), 5);
    QCOMPARE(f.walk.take(MapStep::NextAlarm, 0), 3);
    QCOMPARE(f.walk.take(MapStep::NextAlarm, 3), 5);
    QCOMPARE(f.walk.take(MapStep::NextAlarm, 5), 3);
    QCOMPARE(f.walk.take(MapStep::PreviousAlarm, 3), 5);
    QCOMPARE(f.walk.take(MapStep::PreviousAlarm, 4), 3);
    QCOMPARE(f.walk.take(MapStep::NextRegion, -1), 0);
    QCOMPARE(f.walk.take(MapStep::NextRegion, 0), 2);
    QCOMPARE(f.walk.take(MapStep::NextRegion, 1), 2);
    QCOMPARE(f.walk.take(MapStep::NextRegion, 4), 0);
    QCOMPARE(f.walk.take(MapStep::PreviousRegion, 2), 0);
    QCOMPARE(f.walk.take(MapStep::PreviousRegion, 0), 4);
}

void TestMapWalk::alongThePath()
{
    Fork f;
    QCOMPARE(f.walk.take(MapStep::NextOnPath, 3), 3); // there is none
    f.graph.path.nodes = {4, 3, 2, 77, 0};            // against the arrows; what is no node is left out
    const std::vector<QRectF> places(6, QRectF(0, 0, 40, 20));
    f.walk.setGraph(f.graph, places);
    QCOMPARE(f.walk.take(MapStep::NextOnPath, -1), 4); // leads in
    QCOMPARE(f.walk.take(MapStep::NextOnPath, 4), 3);
    QCOMPARE(f.walk.take(MapStep::NextOnPath, 3), 2);
    QCOMPARE(f.walk.take(MapStep::NextOnPath, 5), 2); // back to where it was left
    QCOMPARE(f.walk.take(MapStep::NextOnPath, 2), 0);
    QCOMPARE(f.walk.take(MapStep::NextOnPath, 0), 0); // it ends there and does not go round
    QCOMPARE(f.walk.take(MapStep::PreviousOnPath, 0), 2);
    QCOMPARE(f.walk.take(MapStep::PreviousOnPath, 4), 4);
    f.walk.setGraph(f.graph, places);
    QCOMPARE(f.walk.take(MapStep::PreviousOnPath, -1), 0); // from its end
    QCOMPARE(f.walk.take(MapStep::Next, 0), 1);
    QCOMPARE(f.walk.take(MapStep::Next, 1), 2); // other steps count as well
    QCOMPARE(f.walk.take(MapStep::PreviousOnPath, 5), 2);
}

void TestMapWalk::nothingThere()
{
    MapWalk none;
    none.setGraph({}, {});
    for (const MapStep step : {MapStep::Forward, MapStep::Last, MapStep::NextAlarm, MapStep::NextRegion})
        QCOMPARE(none.take(step, -1), -1);
    MapGraph plain;
    plain.nodes.resize(1);
    MapWalk one;
    one.setGraph(plain, {QRectF(0, 0, 10, 10)});
    for (const MapStep step : {MapStep::Forward, MapStep::Back, MapStep::Left, MapStep::NextAlarm,
                               MapStep::PreviousAlarm, MapStep::NextRegion, MapStep::PreviousRegion})
        QCOMPARE(one.take(step, 0), 0);
    QCOMPARE(one.take(MapStep::NextAlarm, -1), -1); // there is none to go to
    QCOMPARE(one.take(MapStep::Back, 99), 0);
}

/// Page Down alone comes by every node of any graph.
void TestMapWalk::everyNodeIsReached()
{
    const MapGraph graph = map_fixture::large(60);
    MapWalk walk;
    walk.setGraph(graph, std::vector<QRectF>(60, QRectF(0, 0, 10, 10)));
    int at = walk.take(MapStep::First, -1);
    for (int i = 1; i < 60; ++i) {
        at = walk.take(MapStep::Next, at);
        QCOMPARE(at, i);
    }
}

void TestMapWalk::viewsStayInside()
{
    for (const double x : {-500.0, 0.0, 300.0, 5000.0})
        for (const double zoom : {0.001, 0.1, 0.5, 1.0, 3.0, 50.0}) {
            const MapView view = clampedView({zoom, {x, x}}, drawing, window);
            QVERIFY(view.zoom >= smallestZoom && view.zoom <= largestZoom);
            const QRectF shown = view.shown(window);
            if (shown.width() <= drawing.width())
                QVERIFY(shown.left() >= 0.0 && shown.right() <= drawing.width() + 0.01);
            else
                QVERIFY(std::abs(shown.center().x() - drawing.width() / 2.0) < 0.01); // in the middle
            if (shown.height() > drawing.height())
                QCOMPARE(shown.top(), 0.0);
        }
    QCOMPARE(fittedView(drawing, window).zoom, 0.15);
    QCOMPARE(fittedView({100.0, 100.0}, window).zoom, 1.0); // not blown up
    QCOMPARE(readableView(drawing, window, Qt::LeftToRight).zoom, readableZoom);
    QCOMPARE(readableView(drawing, window, Qt::LeftToRight).origin, QPointF(0.0, 0.0));
    QCOMPARE(readableView(drawing, window, Qt::RightToLeft).shown(window).right(), 1000.0);
    QCOMPARE(readableView({440.0, 900.0}, window, Qt::LeftToRight).zoom, 400.0 / 440.0);
    QCOMPARE(readableView({}, window, Qt::LeftToRight), MapView());
}

void TestMapWalk::zoomKeepsItsAnchor()
{
    const MapView before{1.0, {300.0, 700.0}};
    const QPointF anchor(120.0, 200.0);
    const MapView after = zoomedView(before, 1.5, anchor, drawing, window);
    const QPointF moved = after.toDrawing(anchor) - before.toDrawing(anchor);
    QVERIFY(moved.manhattanLength() < 1e-9);
    const MapView panned = pannedView(before, {50.0, -30.0}, drawing, window);
    QCOMPARE(panned.origin, QPointF(350.0, 670.0));
}

void TestMapWalk::showingMovesLittle()
{
    const MapView start{1.0, {300.0, 700.0}};
    QCOMPARE(viewShowing(start, QRectF(400, 800, 50, 20), drawing, window), start); // it is in view
    for (const QRectF &wanted :
         {QRectF(20, 10, 80, 30), QRectF(900, 1950, 80, 30), QRectF(320, 1400, 200, 40)}) {
        const MapView moved = viewShowing(start, wanted, drawing, window);
        QVERIFY(moved.shown(window).contains(wanted));
        QCOMPARE(moved.zoom, start.zoom);
    }
    // What is larger than the window shows its beginning.
    const QRectF large(100.0, 400.0, 900.0, 20.0);
    QCOMPARE(viewShowing(start, large, drawing, window).origin.x(), 100.0);
}

RP_GUILESS_TEST(TestMapWalk)

} // namespace test_map_walk
#include "test_map_walk.moc"
