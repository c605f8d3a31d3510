// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The controls beside a picture: without scrolling, none out of reach, what the act asks for first.
#include "tests/support/test_main.h"
#include "tests/views/shell/open_lab.h"
#include "views/instruments/plan/control_column.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/entry/value_slider.h"
#include "views/widgets/layout/page_scroll.h"

#include <QScrollBar>
#include <QSet>

namespace test_control_column {

using namespace rp;

namespace {

void settle()
{
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

/// Inputs with a control that can be seen now.
QSet<QString> shownIn(const InstrumentView &view)
{
    QSet<QString> shown;
    for (const InputSpec &spec : view.instrument().inputs()) {
        const QWidget *control = view.control(spec.id);
        if (control && control->isVisible())
            shown.insert(spec.id);
    }
    return shown;
}

QSet<QString> primaryIn(const InstrumentView &view)
{
    QSet<QString> primary;
    for (const InputSpec &spec : view.instrument().inputs()) {
        const QWidget *control = view.control(spec.id);
        if (control && !spec.secondary && view.controlColumn()->isAncestorOf(control))
            primary.insert(spec.id);
    }
    return primary;
}

const InstrumentView *act1(const OpenLab &open)
{
    const ExplorePage *page = open.explore(QStringLiteral("act1"));
    page->window()->activateWindow();
    settle();
    return page->instrumentView();
}

} // namespace

class TestControlColumn : public QObject
{
    Q_OBJECT
private slots:
    void nothingScrollsAndNothingIsOutOfReach_data();
    void nothingScrollsAndNothingIsOutOfReach();
    void whatTheActAsksForComesFirst();
    void keysTurnThePage();
    void whatHasTheKeyboardStays();
    void aRefusalIsSeen();
    void aMessageTurnsNothingAway();
};

void TestControlColumn::nothingScrollsAndNothingIsOutOfReach_data()
{
    addLabsInWindows();
}

void TestControlColumn::nothingScrollsAndNothingIsOutOfReach()
{
    QFETCH(QString, lab);
    QFETCH(QSize, size);
    QFETCH(double, text);
    const OpenLab open(lab, size, text);
    for (const ActContent &act : open.session->content().acts) {
        ExplorePage *page = open.explore(act.id);
        for (const PanelContent *panel : open.session->panels(act.id)) {
            page->showPanel(panel->id);
            open.controller->run(panel->id);
            settle();
            const InstrumentView *view = page->instrumentView();
            const auto *column = qobject_cast<ControlColumn *>(view->controlColumn());
            QVERIFY(column);
            const QByteArray where = qPrintable(act.id + u' ' + panel->id);
            QSet<QString> seen;
            for (int turned = 0; turned < column->pageCount(); ++turned) {
                const QSet<QString> shown = shownIn(*view);
                const int beyond = column->findChild<PageScroll *>()->verticalScrollBar()->maximum();
                const QString what = QStringLiteral("%1, page %2: %3 pixels more than fit with %4")
                                         .arg(QString::fromUtf8(where))
                                         .arg(turned)
                                         .arg(beyond)
                                         .arg(QStringList(shown.values()).join(u' '));
                // One list alone may be longer than the column.
                QVERIFY2(shown.size() < 2 || beyond == 0, qPrintable(what));
                QVERIFY2(!shown.intersects(seen), where);
                seen += shown;
                QCOMPARE(column->turnButton()->isVisible(), column->pageCount() > 1);
                column->turnButton()->click();
                settle();
            }
            QCOMPARE(seen, primaryIn(*view));
        }
    }
}

void TestControlColumn::whatTheActAsksForComesFirst()
{
    const OpenLab open(QStringLiteral("lab07"), {1000, 630}, 1.5);
    const InstrumentView *view = act1(open);
    const QSet<QString> shown = shownIn(*view);
    QVERIFY(qobject_cast<ControlColumn *>(view->controlColumn())->pageCount() > 1);
    for (const char *asked : {"workload", "mode", "launch_model", "gpu_speed"})
        QVERIFY2(shown.contains(QString::fromLatin1(asked)), asked);
    QVERIFY(!shown.contains(QStringLiteral("kernel_count")) && !shown.contains(QStringLiteral("launch_us")));
}

void TestControlColumn::keysTurnThePage()
{
    const OpenLab open(QStringLiteral("lab07"), {1000, 630}, 1.5);
    const InstrumentView *view = act1(open);
    ActionButton *turn = qobject_cast<ControlColumn *>(view->controlColumn())->turnButton();
    QCOMPARE(turn->focusPolicy() & Qt::TabFocus, Qt::TabFocus);
    QVERIFY2(turn->accessibleName().contains(QStringLiteral("Launch cost")),
             qPrintable(turn->accessibleName()));
    turn->setFocus();
    QTest::keyClick(turn, Qt::Key_Space);
    QTRY_VERIFY(shownIn(*view).contains(QStringLiteral("launch_us")));
    QVERIFY(turn->hasFocus());
    QVERIFY2(turn->accessibleName().contains(QStringLiteral("Workload")), qPrintable(turn->accessibleName()));
    QVERIFY(!shownIn(*view).contains(QStringLiteral("workload")));
}

void TestControlColumn::whatHasTheKeyboardStays()
{
    OpenLab open(QStringLiteral("lab07"), {1030, 900}, 1.0);
    const InstrumentView *view = act1(open);
    QApplication::setActiveWindow(&open.window);
    auto *cost = qobject_cast<ValueSlider *>(view->control(QStringLiteral("launch_us")));
    QVERIFY(cost && cost->isVisible());
    cost->slider()->setFocus();
    open.window.resize(1030, 470);
    settle();
    QVERIFY(qobject_cast<ControlColumn *>(view->controlColumn())->pageCount() > 1);
    QVERIFY(cost->isVisible());
    QVERIFY(cost->slider()->hasFocus());
}

void TestControlColumn::aRefusalIsSeen()
{
    const OpenLab open(QStringLiteral("lab07"), {1000, 630}, 1.5);
    const InstrumentView *view = act1(open);
    const QWidget *cost = view->control(QStringLiteral("launch_us"));
    QVERIFY(!cost->isVisible());
    const_cast<InstrumentView *>(view)->showInputRefusal(QStringLiteral("launch_us"),
                                                         QStringLiteral("Too long."));
    settle();
    QVERIFY(cost->isVisible());
}

void TestControlColumn::aMessageTurnsNothingAway()
{
    OpenLab open(QStringLiteral("lab07"), {1030, 900}, 1.0);
    const InstrumentView *view = act1(open);
    const auto *column = qobject_cast<ControlColumn *>(view->controlColumn());
    int low = 900; // as low as all of them stand on one page
    while (column->pageCount() == 1 && low > 400) {
        open.window.resize(1030, low -= 4);
        settle();
    }
    open.window.resize(1030, low + 4);
    settle();
    QCOMPARE(column->pageCount(), 1);
    const QSet<QString> shown = shownIn(*view);
    QApplication::setActiveWindow(&open.window);
    auto *cost = qobject_cast<ValueSlider *>(view->control(QStringLiteral("launch_us")));
    cost->slider()->setFocus();
    cost->setError(
        QStringLiteral("Type a number from 2 to 100 with its unit, such as “10 µs”, and no words."));
    settle();
    QCOMPARE(shownIn(*view), shown);
    const QScrollBar *bar = column->findChild<PageScroll *>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0 && bar->isVisible()); // nothing is out of reach
}

RP_TEST(TestControlColumn)

} // namespace test_control_column
#include "test_control_column.moc"
