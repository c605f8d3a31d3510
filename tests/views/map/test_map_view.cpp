// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What of the map is in view: zooming and moving.
#include "tests/support/test_main.h"
#include "tests/views/map/map_desk.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>

namespace test_map_view {

using namespace rp;
using physics::SurgeryMethod;

class TestMapView : public map_fixture::MapDesk
{
    Q_OBJECT
private slots:
    void init() { lay(); }
    void cleanup() { clear(); }
    void zooms();
    void pansByKeysBarsAndDrag();
    void wheel();
};

void TestMapView::zooms()
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

void TestMapView::pansByKeysBarsAndDrag()
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

void TestMapView::wheel()
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

RP_TEST(TestMapView)

} // namespace test_map_view
#include "test_map_view.moc"
