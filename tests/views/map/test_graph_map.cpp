// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through the map as a widget: keys, clicks, where it goes on.
#include "tests/support/test_main.h"
#include "tests/views/map/map_desk.h"

#include <QSignalSpy>

namespace test_graph_map {

using namespace rp;
using physics::SurgeryMethod;

class TestGraphMap : public map_fixture::MapDesk
{
    Q_OBJECT
private slots:
    void init() { lay(); }
    void cleanup() { clear(); }
    void walksByKeys();
    void leavesAndComesBack();
    void deadEndsAreSaid();
    void aKeyThatDoesNothingSaysSoOnce();
    void theFocusedNodeIsInView();
    void clicks();
    void rightToLeftIsMirrored();
};

void TestGraphMap::walksByKeys()
{
    const MapGraph &graph = m_map->graph();
    const int fork = alarm();
    QCOMPARE(m_map->focusedNode(), -1);
    QSignalSpy moved(m_map.get(), &GraphMap::nodeFocused);
    press(Qt::Key_Down);
    QCOMPARE(m_map->focusedNode(), 0);
    for (int i = 0; i < fork; ++i)
        press(Qt::Key_Down);
    QCOMPARE(m_map->focusedNode(), fork);
    QCOMPARE(moved.count(), fork + 1);
    QCOMPARE(m_map->statusText(), graph.nodes[std::size_t(fork)].description);

    press(Qt::Key_Down);
    const int pathA = m_map->focusedNode();
    QCOMPARE(pathA, graph.edges[std::size_t(fork)].to); // the first edge out
    press(Qt::Key_Right);
    const int pathB = m_map->focusedNode();
    QVERIFY(pathB != pathA);
    QVERIFY(graph.nodes[std::size_t(pathB)].region != graph.nodes[std::size_t(pathA)].region);
    press(Qt::Key_Up);
    QCOMPARE(m_map->focusedNode(), fork);
    press(Qt::Key_Down);
    QCOMPARE(m_map->focusedNode(), pathB); // the way it came

    press(Qt::Key_End);
    QCOMPARE(m_map->focusedNode(), int(graph.nodes.size()) - 1);
    press(Qt::Key_N);
    QCOMPARE(m_map->focusedNode(), fork);
    press(Qt::Key_R);
    QCOMPARE(graph.nodes[std::size_t(m_map->focusedNode())].region, 1);
    press(Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(graph.nodes[std::size_t(m_map->focusedNode())].region, 0);
    press(Qt::Key_PageDown);
    press(Qt::Key_PageUp);
    press(Qt::Key_Home);
    QCOMPARE(m_map->focusedNode(), 0);
}

void TestGraphMap::leavesAndComesBack()
{
    press(Qt::Key_N);
    const int fork = m_map->focusedNode();
    press(Qt::Key_Escape);
    QCOMPARE(m_map->focusedNode(), -1);
    QVERIFY(!m_map->statusText().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(m_map->focusedNode(), fork); // where it was left
    press(Qt::Key_Escape);
    press(Qt::Key_Right);
    QCOMPARE(m_map->focusedNode(), fork);
    // Tab leads on, and a later visit begins with the whole map.
    press(Qt::Key_Tab);
    QVERIFY(!m_plot->hasFocus());
    QCOMPARE(m_map->focusedNode(), -1);
}

void TestGraphMap::deadEndsAreSaid()
{
    QSignalSpy said(m_map.get(), &GraphMap::announce);
    press(Qt::Key_End);
    press(Qt::Key_Down);
    QCOMPARE(said.count(), 1);
    press(Qt::Key_Home);
    press(Qt::Key_Up);
    QCOMPARE(said.count(), 2);
    press(Qt::Key_Left);
    QCOMPARE(said.count(), 3);
    press(Qt::Key_N);
    press(Qt::Key_N);
    QCOMPARE(said.count(), 4); // the only break
    m_map->setGraph(map_fixture::pass(SurgeryMethod::Mask));
    press(Qt::Key_N);
    QCOMPARE(said.count(), 5);
}

void TestGraphMap::aKeyThatDoesNothingSaysSoOnce()
{
    press(Qt::Key_Home);
    QSignalSpy said(m_map.get(), &GraphMap::announce);
    press(Qt::Key_Home);
    QCOMPARE(said.count(), 1);
    press(Qt::Key_Home);
    QCOMPARE(said.count(), 1);
    press(Qt::Key_Space); // plays a chart
    QCOMPARE(said.count(), 2);
    press(Qt::Key_End);
    QCOMPARE(said.count(), 2);
    press(Qt::Key_PageDown);
    QCOMPARE(said.count(), 3);
}

void TestGraphMap::theFocusedNodeIsInView()
{
    for (int i = 0; i < int(m_map->graph().nodes.size()); ++i) {
        m_map->focusNode(i);
        QVERIFY2(QRectF(m_plot->rect()).contains(m_plot->nodeRect(i)), qPrintable(QString::number(i)));
    }
    m_map->focusNode(99);
    QCOMPARE(m_map->focusedNode(), -1);
}

void TestGraphMap::clicks()
{
    const QRectF node = m_plot->nodeRect(2);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, node.center().toPoint());
    QCOMPARE(m_map->focusedNode(), 2);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, {3, 3}); // beside everything
    QCOMPARE(m_map->focusedNode(), 2);
}

void TestGraphMap::rightToLeftIsMirrored()
{
    const MapGraph graph = map_fixture::arabic();
    m_map->setGraph(graph);
    m_map->resize(600, 3000); // high enough for one column
    const double width = m_plot->drawing().size().width();
    const double left = m_plot->drawing().nodeRect(4).center().x();
    m_map->setLayoutDirection(Qt::RightToLeft);
    const double right = m_plot->drawing().nodeRect(4).center().x();
    QVERIFY(left < width / 2.0);
    QVERIFY(right > m_plot->drawing().size().width() / 2.0);
    // Left and Right lead where they point, whatever the direction.
    m_map->focusNode(4);
    press(Qt::Key_Left);
    QCOMPARE(m_map->focusedNode(), 6);
    press(Qt::Key_Right);
    QCOMPARE(m_map->focusedNode(), 4);
    // The title stands at the region's leading corner.
    QVERIFY(m_plot->drawing().regionTitleRect(1).center().x() > m_plot->drawing().regionRect(1).center().x());
}

RP_TEST(TestGraphMap)

} // namespace test_graph_map
#include "test_graph_map.moc"
