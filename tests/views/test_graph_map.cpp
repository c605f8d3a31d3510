// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The map as a widget: keys, mouse, zoom, what a screen reader gets, table and exports. One test measures a
// large map's frames, and asserts nothing about them.
#include "map/graph_map.h"
#include "map/map_plot.h"
#include "map_fixture.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace rp;
using physics::SurgeryMethod;

class TestGraphMap : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void walksByKeys();
    void leavesAndComesBack();
    void staysWithItsNode();
    void deadEndsAreSaid();
    void theFocusedNodeIsInView();
    void zooms();
    void pansByKeysBarsAndDrag();
    void wheel();
    void clicks();
    void rightToLeftIsMirrored();
    void larger();
    void accessibleList();
    void accessibleListFollowsTheGraph();
    void focusIsSpoken();
    void table();
    void exports();
    void emptyAndSingle();
    void oddGraphs();
    void frames();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    QAccessibleInterface *list() const;

    std::unique_ptr<GraphMap> m_map;
    MapPlot *m_plot = nullptr;
};

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<std::pair<QAccessible::Event, int>> *heard = nullptr;

void hear(QAccessibleEvent *event)
{
    if (heard && event->type() == QAccessible::Focus)
        heard->emplace_back(event->type(), event->child());
}

int alarmOf(const MapGraph &graph)
{
    for (int i = 0; i < int(graph.nodes.size()); ++i)
        if (graph.nodes[std::size_t(i)].alarm)
            return i;
    return -1;
}

} // namespace

void TestGraphMap::initTestCase()
{
    installMapAccessibility();
}

void TestGraphMap::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_map = std::make_unique<GraphMap>();
    m_map->setCaption(QStringLiteral("Before the surgery"));
    m_map->setGraph(map_fixture::pass(SurgeryMethod::ResumableBreak));
    m_map->resize(480, 420);
    m_map->show();
    m_plot = qobject_cast<MapPlot *>(m_map->plotWidget());
    QVERIFY(m_plot);
    QVERIFY(QTest::qWaitForWindowActive(m_map.get()));
    m_plot->setFocus();
    QTRY_VERIFY(m_plot->hasFocus());
}

void TestGraphMap::cleanup()
{
    m_map.reset();
    QLocale::setDefault(QLocale::c());
}

void TestGraphMap::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_plot, key, modifiers);
}

QAccessibleInterface *TestGraphMap::list() const
{
    return QAccessible::queryAccessibleInterface(m_plot);
}

void TestGraphMap::walksByKeys()
{
    const MapGraph &graph = m_map->graph();
    const int fork = alarmOf(graph);
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

void TestGraphMap::staysWithItsNode()
{
    press(Qt::Key_N);
    const QString id = m_map->graph().nodes[std::size_t(m_map->focusedNode())].id;
    m_map->setZoom(1.5);
    m_map->setGraph(map_fixture::pass(SurgeryMethod::ResumableBreak, BreakCause::ItemSync, 2));
    QVERIFY(m_map->focusedNode() >= 0);
    QCOMPARE(m_map->graph().nodes[std::size_t(m_map->focusedNode())].id, id);
    QCOMPARE(m_map->zoom(), 1.5);
    QVERIFY(QRectF(m_plot->rect()).contains(m_plot->nodeRect(m_map->focusedNode()).center()));
    // Where the node has gone, the walk is on the whole map again.
    m_map->setGraph(map_fixture::large(5));
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

void TestGraphMap::theFocusedNodeIsInView()
{
    for (int i = 0; i < int(m_map->graph().nodes.size()); ++i) {
        m_map->focusNode(i);
        QVERIFY2(QRectF(m_plot->rect()).contains(m_plot->nodeRect(i)), qPrintable(QString::number(i)));
    }
    m_map->focusNode(99);
    QCOMPARE(m_map->focusedNode(), -1);
}

void TestGraphMap::zooms()
{
    QSignalSpy said(m_map.get(), &GraphMap::announce);
    press(Qt::Key_0);
    const double fit = m_map->zoom();
    QVERIFY(QRectF(m_plot->rect())
                .adjusted(-1.0, -1.0, 1.0, 1.0)
                .contains(m_plot->view().toWindow(QRectF(QPointF(), m_plot->drawing().size()))));
    QCOMPARE(said.count(), 1);
    press(Qt::Key_Plus);
    QVERIFY(m_map->zoom() > fit);
    press(Qt::Key_Minus);
    QCOMPARE(m_map->zoom(), fit);
    press(Qt::Key_1);
    QVERIFY(m_map->zoom() >= readableZoom);
    for (int i = 0; i < 40; ++i)
        press(Qt::Key_Plus);
    QCOMPARE(m_map->zoom(), largestZoom);
    for (int i = 0; i < 60; ++i)
        m_map->findChild<QToolButton *>(QStringLiteral("zoomOut"))->click();
    QCOMPARE(m_map->zoom(), smallestZoom);
    m_map->findChild<QToolButton *>(QStringLiteral("zoomFit"))->click();
    QCOMPARE(m_map->zoom(), fit);
    // A map that is fitted stays so when there is more room.
    m_map->resize(900, 1000);
    QCoreApplication::processEvents();
    QVERIFY(m_map->zoom() > fit);
    // Zooming keeps the focused node where it is.
    m_map->zoomToReadable();
    m_map->focusNode(8);
    const QPointF before = m_plot->nodeRect(8).center();
    m_map->setZoom(1.6);
    QVERIFY((m_plot->nodeRect(8).center() - before).manhattanLength() < 120.0); // as far as the edges let it
}

void TestGraphMap::pansByKeysBarsAndDrag()
{
    m_map->setZoom(2.0);
    const QPointF start = m_plot->view().origin;
    press(Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(m_plot->view().origin.y() > start.y());
    press(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(m_plot->view().origin.y(), start.y());
    const auto bars = m_map->findChildren<QScrollBar *>();
    QCOMPARE(bars.size(), 2);
    for (QScrollBar *bar : bars) {
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->focusPolicy(), Qt::NoFocus);
        bar->setValue(bar->maximum());
    }
    const QRectF shown = m_plot->view().shown(m_plot->size());
    QVERIFY(std::abs(shown.bottom() - m_plot->drawing().size().height()) < 1.5);
    QVERIFY(std::abs(shown.right() - m_plot->drawing().size().width()) < 1.5);

    const QPointF before = m_plot->view().origin;
    QTest::mousePress(m_plot, Qt::LeftButton, {}, {100, 100});
    QTest::mouseMove(m_plot, {150, 160});
    QMouseEvent move(QEvent::MouseMove, QPointF(150, 160), m_plot->mapToGlobal(QPointF(150, 160)),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_plot, &move);
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, {150, 160});
    QCOMPARE(m_plot->view().origin, before - QPointF(25.0, 30.0)); // at a zoom of 2
    QCOMPARE(m_map->focusedNode(), -1);                            // a drag chooses nothing
    m_map->zoomToFit();
    QCoreApplication::processEvents();
    for (QScrollBar *bar : bars)
        QVERIFY(!bar->isVisible());
}

void TestGraphMap::wheel()
{
    const auto turn = [this](int angle, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event({200.0, 150.0}, m_plot->mapToGlobal(QPointF(200.0, 150.0)), {}, {0, angle},
                          Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        event.setAccepted(true);
        QApplication::sendEvent(m_plot, &event);
        return event.isAccepted();
    };
    const double zoom = m_map->zoom();
    const QPointF under = m_plot->view().toDrawing({200.0, 150.0});
    QVERIFY(turn(120, Qt::ControlModifier));
    QVERIFY(m_map->zoom() > zoom);
    Q_UNUSED(under)
    QVERIFY(turn(-120, Qt::NoModifier)); // focused: it moves the view
    QVERIFY(m_plot->view().origin.y() > 0.0);
    for (int i = 0; i < 100; ++i)
        turn(-120, Qt::NoModifier);
    QVERIFY(!turn(-120, Qt::NoModifier)); // at its end the page goes on
    m_plot->clearFocus();
    m_map->setZoom(2.0);
    const MapView before = m_plot->view();
    QVERIFY(!turn(120, Qt::NoModifier)); // not focused: the page scrolls
    QCOMPARE(m_plot->view(), before);
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

void TestGraphMap::larger()
{
    const QSizeF before = m_plot->drawing().size();
    QFont font = m_map->font();
    font.setPointSizeF(font.pointSizeF() * 2.0);
    m_map->setFont(font);
    const QSizeF after = m_plot->drawing().size();
    QVERIFY2(after.width() > before.width() * 1.8 && after.height() > before.height() * 1.8,
             qPrintable(QStringLiteral("%1 %2")
                            .arg(after.width() / before.width())
                            .arg(after.height() / before.height())));
    QVERIFY(m_map->zoom() >= readableZoom); // larger text is not shrunk again
}

void TestGraphMap::accessibleList()
{
    QAccessibleInterface *map = list();
    QVERIFY(map);
    QCOMPARE(map->role(), QAccessible::List);
    QCOMPARE(map->text(QAccessible::Name), m_map->caption());
    QCOMPARE(map->text(QAccessible::Description), m_map->graph().summary);
    QVERIFY(map->state().focusable);
    QCOMPARE(map->childCount(), int(m_map->graph().nodes.size()));
    const QRect window = map->rect();
    for (int i = 0; i < map->childCount(); ++i) {
        QAccessibleInterface *node = map->child(i);
        QVERIFY(node && node->isValid());
        QCOMPARE(node->role(), QAccessible::ListItem);
        QCOMPARE(node->parent(), map);
        QCOMPARE(map->indexOfChild(node), i);
        QVERIFY(node->text(QAccessible::Name).startsWith(m_map->graph().nodes[std::size_t(i)].label));
        QVERIFY(node->text(QAccessible::Description).contains(QStringLiteral("Node %1 of").arg(i + 1)));
        QVERIFY(!node->text(QAccessible::Description).startsWith(node->text(QAccessible::Name)));
        QVERIFY(!node->rect().isEmpty());
        QCOMPARE(bool(node->state().offscreen), !window.intersects(node->rect()));
    }
    QVERIFY(!map->child(-1));
    QVERIFY(!map->child(map->childCount()));
    const int fork = alarmOf(m_map->graph());
    map->child(fork)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_map->focusedNode(), fork);
    QVERIFY(map->child(fork)->state().focused);
    QVERIFY(!map->child(0)->state().focused);
    QCOMPARE(map->focusChild(), map->child(fork));
    const QPoint middle = map->child(fork)->rect().center();
    QCOMPARE(map->childAt(middle.x(), middle.y()), map->child(fork));
}

void TestGraphMap::accessibleListFollowsTheGraph()
{
    QAccessibleInterface *map = list();
    const QString before = map->child(3)->text(QAccessible::Name);
    m_map->setGraph(map_fixture::large(4));
    QCOMPARE(map->childCount(), 4);
    QVERIFY(map->child(3)->text(QAccessible::Name) != before);
    m_map->setGraph({});
    QCOMPARE(map->childCount(), 0);
    QVERIFY(!map->focusChild());
}

void TestGraphMap::focusIsSpoken()
{
    std::vector<std::pair<QAccessible::Event, int>> events;
    heard = &events;
    const auto before = QAccessible::installUpdateHandler(hear);
    QAccessible::setActive(true);
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_Escape);
    QAccessible::installUpdateHandler(before);
    heard = nullptr;
    QCOMPARE(events.size(), std::size_t(3));
    QCOMPARE(events[0].second, 0);
    QCOMPARE(events[1].second, 1);
    QCOMPARE(events[2].second, -1); // the whole map
}

void TestGraphMap::table()
{
    auto *button = m_map->findChild<QPushButton *>(QStringLiteral("dataTableButton"));
    QSignalSpy shown(m_map.get(), &GraphMap::dataTableVisibleChanged);
    button->click();
    QVERIFY(m_map->isDataTableVisible());
    QCOMPARE(shown.count(), 1);
    QCOMPARE(m_map->dataTable()->model()->rowCount(), int(m_map->graph().nodes.size()));
    m_map->setGraph(map_fixture::large(7));
    QCOMPARE(m_map->dataTable()->model()->rowCount(), 7);
    m_map->copyCsv();
    QVERIFY(QGuiApplication::clipboard()->text().contains(m_map->graph().nodes[6].label));
    {
        ResultTable given(QStringLiteral("given"));
        given.setColumns({{QStringLiteral("node"), [] { return QStringLiteral("Node"); }}});
        m_map->setGraphTable(&given);
        QCOMPARE(m_map->graphTable(), &given);
        QCOMPARE(m_map->dataTable()->model(), &given);
    }
    m_map->setGraph(map_fixture::large(8)); // the given one has gone: the map's own is back
    QCOMPARE(m_map->dataTable()->model()->rowCount(), 8);
    button->click();
    QVERIFY(!m_map->isDataTableVisible());
}

void TestGraphMap::exports()
{
    QTemporaryDir folder;
    QString error;
    const QString svg = folder.filePath(QStringLiteral("map.svg"));
    QVERIFY(m_map->exportSvg(svg, &error));
    const QByteArray bytes = fileBytes(svg);
    QVERIFY(QSvgRenderer(bytes).isValid());
    QVERIFY(!bytes.contains("<image")); // vectors, no picture inside
    QVERIFY(bytes.contains("Before the surgery"));
    QVERIFY(bytes.contains("operations"));
    const QString png = folder.filePath(QStringLiteral("map.png"));
    QVERIFY(m_map->exportPng(png, &error));
    const QImage image(png);
    QVERIFY(image.height() > m_plot->drawing().size().height()); // all of it, whatever is in view
    QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Before the surgery"));
    QVERIFY(m_map->pictureSize().height() * 2.0 - image.height() < 2.0);
    const QString csv = folder.filePath(QStringLiteral("map.csv"));
    QVERIFY(m_map->exportCsv(csv, &error));
    QCOMPARE(fileBytes(csv).count('\n'), int(m_map->graph().nodes.size()) + 1);
    QVERIFY(!m_map->exportSvg(folder.filePath(QStringLiteral("none/map.svg")), &error));
    QVERIFY(error.contains(QStringLiteral("map.svg")));
}

void TestGraphMap::emptyAndSingle()
{
    m_map->setGraph({});
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_End, Qt::Key_N, Qt::Key_R, Qt::Key_Plus, Qt::Key_0,
                              Qt::Key_1, Qt::Key_Return, Qt::Key_PageDown})
        press(key);
    QCOMPARE(m_map->focusedNode(), -1);
    QVERIFY(!m_map->grab().isNull());
    QTemporaryDir folder;
    QString error;
    QVERIFY(m_map->exportSvg(folder.filePath(QStringLiteral("empty.svg")), &error));
    m_map->setGraph(map_fixture::large(1));
    press(Qt::Key_Down);
    QCOMPARE(m_map->focusedNode(), 0);
    press(Qt::Key_Down);
    QCOMPARE(m_map->focusedNode(), 0);
}

void TestGraphMap::oddGraphs()
{
    MapGraph odd = map_fixture::large(12);
    odd.edges.push_back({0, 99, {}});
    odd.edges.push_back({-3, 2, QStringLiteral("from nowhere")});
    odd.edges.push_back({4, 4, QStringLiteral("to itself")});
    odd.nodes[2].region = 77;
    odd.nodes[3].label = QString(400, QLatin1Char('w')); // one endless word
    odd.nodes[4].label.clear();
    m_map->setGraph(odd);
    QVERIFY(!m_map->grab().isNull());
    QVERIFY(m_plot->drawing().size().width() > 400.0);
    for (int i = 0; i < 12; ++i)
        press(Qt::Key_PageDown);
    QCOMPARE(m_map->focusedNode(), 11);
}

void TestGraphMap::frames()
{
    QElapsedTimer clock;
    clock.start();
    m_map->setGraph(map_fixture::large(200));
    const qint64 made = clock.elapsed();
    m_map->resize(1200, 800);
    QCoreApplication::processEvents();
    double worst = 0.0;
    double sum = 0.0;
    int frames = 0;
    for (const double zoom : {fittedView(m_plot->drawing().size(), m_plot->size()).zoom, 0.4, 0.8, 1.0})
        for (int i = 0; i < 30; ++i) {
            m_map->setZoom(zoom);
            clock.restart();
            m_map->panBy(i % 2 == 0 ? 40.0 : -30.0, i % 20 < 10 ? 90.0 : -90.0);
            m_plot->repaint();
            const double ms = double(clock.nsecsElapsed()) / 1e6;
            worst = std::max(worst, ms);
            sum += ms;
            ++frames;
        }
    qInfo("200 nodes: laid out and shown in %lld ms; a frame of panning takes %.1f ms, at most %.1f ms", made,
          sum / frames, worst);
}

QTEST_MAIN(TestGraphMap)
#include "test_graph_map.moc"
