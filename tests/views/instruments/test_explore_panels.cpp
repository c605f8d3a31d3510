// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/instruments/panel_fixture.h"

#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/discovery_list.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/tab_row.h"

namespace test_explore_panels {

using namespace rp;
using step_fixture::accessible;
using step_fixture::nameOf;
using step_fixture::Panels;

class TestExplorePanels : public QObject
{
    Q_OBJECT
private slots:
    void arrowsHomeAndEndGoBetweenPanels();
    void theTabHasTheFocusBeforeItsPanelIsMade();
    void anotherPictureSaysWhatItShows();
    void aKeyGoesFromControlsToThePictureAndBack();
    void panelsFollowTheReadingDirection();
    void refusalsOfAnotherPanelAreShownOnThePage();
    void skippingCoversChallengesToo();
};

void TestExplorePanels::arrowsHomeAndEndGoBetweenPanels()
{
    Panels lab;
    QVERIFY(lab.show());
    const auto tabs = lab.page()->tabs()->tabs();
    QVERIFY(tabs[0]->focusPolicy() & Qt::TabFocus);
    QVERIFY(!(tabs[1]->focusPolicy() & Qt::TabFocus));
    tabs[0]->setFocus();
    QTest::keyClick(tabs[0], Qt::Key_Right);
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
    QVERIFY(tabs[1]->hasFocus());
    QVERIFY(!(tabs[0]->focusPolicy() & Qt::TabFocus));
    QTest::keyClick(tabs[1], Qt::Key_Right);
    QCOMPARE(lab.page()->panel(), QStringLiteral("a")); // goes round
    QTest::keyClick(tabs[0], Qt::Key_End);
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
    QTest::keyClick(tabs[1], Qt::Key_Home);
    QVERIFY(tabs[0]->hasFocus());
    QVERIFY(lab.view->stepPanel(1));
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
    QTest::mouseClick(tabs[1], Qt::LeftButton); // the tab that is shown stays chosen
    QVERIFY(tabs[1]->isChecked());
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
}

void TestExplorePanels::theTabHasTheFocusBeforeItsPanelIsMade()
{
    // The events of a new panel are so many that a screen reader drops a focus that comes after them.
    Panels lab;
    QVERIFY(lab.show());
    const auto tabs = lab.page()->tabs()->tabs();
    tabs[0]->setFocus();
    QStringList shown;
    QObject whileItIsWatched; // the focus changes once more when the page goes
    connect(qApp, &QApplication::focusChanged, &whileItIsWatched, [&] { shown.append(lab.page()->panel()); });
    QTest::keyClick(tabs[0], Qt::Key_Right);
    QCOMPARE(shown, QStringList{QStringLiteral("a")});
    QVERIFY(lab.view->stepPanel(-1));
    QCOMPARE(shown, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(lab.page()->panel(), QStringLiteral("a"));
    QVERIFY(tabs[0]->hasFocus());
}

void TestExplorePanels::anotherPictureSaysWhatItShows()
{
    Panels lab;
    QVERIFY(lab.show());
    auto *tabs = lab.page()->tabs();
    tabs->tabs().front()->setFocus();
    QTest::keyClick(tabs->tabs().front(), Qt::Key_Right);
    const QString sentence = lab.page()->instrumentView()->page()->sentence();
    QVERIFY(!sentence.isEmpty());
    QVERIFY2(lab.said().contains(sentence), qPrintable(lab.announcer->text()));
    QVERIFY(lab.view->stepPanel(-1));
    QVERIFY(lab.said().contains(lab.page()->instrumentView()->page()->sentence()));
}

void TestExplorePanels::aKeyGoesFromControlsToThePictureAndBack()
{
    Panels lab;
    QVERIFY(lab.show({1400, 900}));
    lab.page()->tabs()->tabs().front()->setFocus();
    const InstrumentView *view = lab.page()->instrumentView();
    lab.view->goBetween();
    QWidget *first = QApplication::focusWidget();
    QVERIFY(view->controlColumn()->isAncestorOf(first) ||
            (view->pinned() && view->pinned()->isAncestorOf(first)));
    // Tab goes on to another control; the key comes back to that one.
    QTest::keyClick(first, Qt::Key_Tab);
    QWidget *second = QApplication::focusWidget();
    QVERIFY(second != first);
    lab.view->goBetween();
    QWidget *picture = QApplication::focusWidget();
    QCOMPARE(picture, view->page()->pictureStop());
    QCOMPARE(accessible(picture)->role(), QAccessible::Table);
    lab.view->goBetween();
    QCOMPARE(QApplication::focusWidget(), second);
    // From the last control, Tab alone is no longer way than three stops.
    const QWidgetList order = step_fixture::tabOrder(lab.window);
    const auto at = order.indexOf(picture);
    QVERIFY(at >= 0);
    bool isNear = false;
    for (qsizetype i = at - 1; i >= std::max<qsizetype>(0, at - 3); --i)
        isNear = isNear || view->controlColumn()->isAncestorOf(order[i]);
    QVERIFY(isNear);
}

void TestExplorePanels::panelsFollowTheReadingDirection()
{
    Panels lab;
    lab.window.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(lab.show());
    const auto tabs = lab.page()->tabs()->tabs();
    QVERIFY(tabs[0]->x() > tabs[1]->x());
    tabs[0]->setFocus();
    QTest::keyClick(tabs[0], Qt::Key_Left);
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
}

void TestExplorePanels::refusalsOfAnotherPanelAreShownOnThePage()
{
    Panels lab;
    QVERIFY(lab.show());
    lab.parts.set("b.cost", 1e9);
    QCOMPARE(lab.refusals.size(), 1);
    bool shown = false;
    for (const QWidget *widget : lab.page()->findChildren<QWidget *>())
        shown = shown || (widget->isVisible() && widget->inherits("rp::Notice"));
    QVERIFY(shown);
}

void TestExplorePanels::skippingCoversChallengesToo()
{
    Panels lab;
    QVERIFY(lab.show());
    DiscoveryList *list = lab.page()->discoveries();
    QVERIFY(!lab.page()->nextButton()->isEnabled());
    // Every discovery is made, but a challenge is left.
    lab.parts.set("a.cost", 100.0);
    lab.parts.set("a.gain", 0.01);
    lab.parts.set("a.level", 5.0);
    lab.parts.set("b.level", 9.0);
    QVERIFY(!lab.page()->nextButton()->isEnabled());
    list->setOpen(true);
    QVERIFY(list->skipButton()->isVisible());
    list->skipButton()->click();
    list->confirmButton()->click();
    QVERIFY(lab.page()->nextButton()->isEnabled());
    QVERIFY(!list->skipButton()->isVisible());
}

RP_TEST(TestExplorePanels)

} // namespace test_explore_panels
#include "test_explore_panels.moc"
