// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/instruments/panel_fixture.h"

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
    void theTabKeepsTheKeyboardWhereAnotherInstrumentHasFewer();
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

void TestExplorePanels::theTabKeepsTheKeyboardWhereAnotherInstrumentHasFewer()
{
    step_fixture::Act act(Ledger::Mode::Presenter, QStringLiteral("act2"));
    act.show({1200, 700});
    act.controller->open({act.act().id, Step::Explore});
    auto *page = qobject_cast<ExplorePage *>(act.page());
    QVERIFY(page);
    QSet<QString> panels;
    const std::size_t rounds = 3 * page->tabs()->tabs().size();
    for (std::size_t i = 0; i < rounds && page->stepPanel(1); ++i) {
        panels.insert(page->panel());
        QVERIFY2(page->tabs()->isAncestorOf(QApplication::focusWidget()),
                 qPrintable(page->tabs()->currentKey()));
    }
    QCOMPARE(panels.size(), 3);
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
