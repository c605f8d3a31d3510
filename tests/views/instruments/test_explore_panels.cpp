// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/workbench.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/panel_fixture.h"

#include "views/instruments/plan/instrument_view.h"
#include "views/steps/cards/discovery_list.h"
#include "views/steps/cards/exercise_card.h"
#include "views/steps/parts/math_peek.h"
#include "views/steps/parts/sources_panel.h"
#include "views/steps/reflect_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/drawers.h"
#include "views/widgets/layout/tab_row.h"

#include <QSignalSpy>

namespace test_explore_panels {

using namespace rp;
using step_fixture::accessible;
using step_fixture::nameOf;
using step_fixture::Panels;

namespace {

LabContent labWithFormulas()
{
    LabContent content = test::twoPanelLab();
    FormulaContent mine;
    mine.id = QStringLiteral("mine");
    mine.panel = QStringLiteral("a");
    FormulaContent yours = mine;
    yours.panel = QStringLiteral("b");
    FormulaContent everybodys = mine;
    everybodys.panel.clear();
    content.acts.front().formulas = {mine, yours, everybodys};
    SourceContent source;
    source.panel = QStringLiteral("b");
    content.acts.front().sources = {source};
    return content;
}

} // namespace

class TestExplorePanels : public QObject
{
    Q_OBJECT
private slots:
    void eachPanelHasATabWithItsProgress();
    void aPanelIsMadeWhenItIsFirstShown();
    void arrowsHomeAndEndGoBetweenPanels();
    void aRowWithoutTabsStaysPut();
    void theTabHasTheFocusBeforeItsPanelIsMade();
    void panelsFollowTheReadingDirection();
    void assistiveToolsChooseAPanel();
    void thePanelInViewIsRemembered();
    void refusalsOfAnotherPanelAreShownOnThePage();
    void discoveriesNameTheirPanel();
    void whatIsMoreToFindStandsApart();
    void skippingCoversChallengesToo();
    void formulasAndSourcesAreThoseOfThePanel();
    void anExerciseIsAnsweredInTheEnd();
    void aLanguageChangeKeepsPanelAndSections();
    void lockedPanelsAreNotThere();
};

void TestExplorePanels::eachPanelHasATabWithItsProgress()
{
    Panels lab;
    QVERIFY(lab.show());
    const auto tabs = lab.page()->tabs()->tabs();
    QCOMPARE(tabs.size(), std::size_t(2));
    QCOMPARE(accessible(lab.page()->tabs())->role(), QAccessible::PageTabList);
    QCOMPARE(accessible(tabs[0])->role(), QAccessible::PageTab);
    QCOMPARE(nameOf(tabs[0]), QStringLiteral("First, 1 of 2, 0 of 2 found, challenge open"));
    QCOMPARE(nameOf(tabs[1]), QStringLiteral("Second, 2 of 2, 0 of 0 found, challenge open"));
    QVERIFY(accessible(tabs[0])->state().selected);
    QVERIFY(!accessible(tabs[1])->state().selected);
    QVERIFY(tabs[0]->height() >= 24);
    QCOMPARE(accessible(lab.page()->panelPage())->role(), QAccessible::Client);
    QCOMPARE(nameOf(lab.page()->panelPage()), QStringLiteral("First"));
    lab.parts.set("a.cost", 100.0);
    lab.parts.set("a.gain", 0.01);
    QCOMPARE(nameOf(tabs[0]), QStringLiteral("First, 1 of 2, 1 of 2 found, challenge open"));
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 25.0);
    QCOMPARE(nameOf(tabs[0]), QStringLiteral("First, 1 of 2, 1 of 2 found, challenge solved"));
}

void TestExplorePanels::aPanelIsMadeWhenItIsFirstShown()
{
    Panels lab;
    QVERIFY(lab.show());
    QCOMPARE(lab.page()->findChildren<PanelPage *>().size(), 1);
    lab.page()->showPanel(QStringLiteral("b"));
    QCOMPARE(lab.page()->findChildren<PanelPage *>().size(), 2);
    PanelPage *second = lab.page()->panelPage();
    QVERIFY(second->isVisible());
    QCOMPARE(second->panelId(), QStringLiteral("b"));
    lab.page()->showPanel(QStringLiteral("a"));
    QVERIFY(!second->isVisible());
    lab.page()->showPanel(QStringLiteral("nowhere"));
    QCOMPARE(lab.page()->panel(), QStringLiteral("a"));
    lab.page()->showPanel(QStringLiteral("b"));
    QCOMPARE(lab.page()->panelPage(), second);
}

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

void TestExplorePanels::aRowWithoutTabsStaysPut()
{
    TabRow row;
    for (const int direction : {1, -1})
        row.step(direction);
    row.focusCurrent();
    QCOMPARE(row.currentKey(), QString());
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

void TestExplorePanels::assistiveToolsChooseAPanel()
{
    Panels lab;
    QVERIFY(lab.show());
    QSignalSpy chosen(&lab.intents, &Intents::panelChosen);
    TabButton *second = lab.page()->tabs()->tabs()[1];
    accessible(second)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
    QCOMPARE(chosen.count(), 1);
    QVERIFY(accessible(second)->state().selected);
}

void TestExplorePanels::thePanelInViewIsRemembered()
{
    Panels lab;
    QVERIFY(lab.show());
    lab.view->stepPanel(1);
    LabSession again(lab.parts.session->content(), lab.parts.ledger);
    Announcer announcer(&lab.window);
    Intents intents;
    ActView view(again, Workbench(lab.parts.bench), announcer, intents);
    auto *page = qobject_cast<ExplorePage *>(view.currentPage());
    QVERIFY(page);
    QCOMPARE(page->panel(), QStringLiteral("b"));
    QVERIFY(page->tabs()->currentKey().startsWith(QStringLiteral("b/")));
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

void TestExplorePanels::discoveriesNameTheirPanel()
{
    Panels lab;
    QVERIFY(lab.show());
    DiscoveryList *list = lab.page()->discoveries();
    QCOMPARE(list->lines().size(), std::size_t(4)); // two discoveries, two challenges
    QVERIFY(list->lines()[3]->text().contains(QStringLiteral("Five moves")));
    QVERIFY(list->title().contains(QStringLiteral("challenges: 0 of 2 solved")));
    QVERIFY(!list->title().contains(QStringLiteral("First"))); // the tab in view says it
    // What is to do in the panel in view comes first.
    lab.page()->showPanel(QStringLiteral("b"));
    QVERIFY(list->title().contains(QStringLiteral("Next: Five moves")));
    lab.parts.wizard->attemptChallenge(QStringLiteral("pay"), 25.0);
    QVERIFY(list->lines()[2]->text().contains(QStringLiteral("✓")));
    QVERIFY(list->title().contains(QStringLiteral("challenges: 1 of 2 solved")));
    // Nothing is left here: what is to do elsewhere is named with its panel.
    lab.parts.set("b.level", 5.0);
    QVERIFY(list->title().contains(QStringLiteral("Next: First: ")));
}

void TestExplorePanels::whatIsMoreToFindStandsApart()
{
    LabContent content = rp::test::twoPanelLab();
    // The core: the discovery of the first panel.
    ActContent &act = content.acts.front();
    for (std::size_t i = 0; i < act.discoveries.size(); ++i)
        act.discoveries[i].core = i == 0;
    for (ChallengeContent &challenge : act.challenges)
        challenge.core = false;
    Panels lab(content);
    QVERIFY(lab.show());
    DiscoveryList *list = lab.page()->discoveries();
    list->setOpen(true);
    QVERIFY(list->title().contains(QStringLiteral("To find: 0 of 1 found")));
    QVERIFY(!list->title().contains(QStringLiteral("challenges")));
    QCOMPARE(list->moreHeading()->text(), QStringLiteral("More to find: 0 of 3"));
    QVERIFY(list->moreHeading()->isVisibleTo(list));
    QVERIFY(list->lines()[0]->y() < list->moreHeading()->y());
    QVERIFY(list->progress().contains(QStringLiteral("Next opens when what is under")));
    QVERIFY(!lab.page()->nextButton()->isEnabled());
    // What is needed comes before what is only nearer.
    lab.page()->showPanel(QStringLiteral("b"));
    QVERIFY(list->next().startsWith(QStringLiteral("First: ")));
    lab.page()->showPanel(QStringLiteral("a"));
    lab.parts.set("a.level", 5.0);
    lab.parts.set("b.level", 9.0);
    QVERIFY(lab.page()->nextButton()->isEnabled());
    QVERIFY(!list->skipButton()->isVisible());
    QVERIFY(list->progress().contains(QStringLiteral("The rest is for")));
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

void TestExplorePanels::formulasAndSourcesAreThoseOfThePanel()
{
    Panels lab(labWithFormulas());
    QVERIFY(lab.show());
    lab.page()->math()->setOpen(true);
    QCOMPARE(lab.page()->math()->liveLines().size(), std::size_t(2));
    QVERIFY(!lab.page()->sources()->button()->isVisible());
    lab.page()->showPanel(QStringLiteral("b"));
    QVERIFY(!lab.page()->math()->isOpen());
    QVERIFY(!lab.page()->drawers()->open());                // that of the other panel
    QVERIFY(!lab.page()->sources()->button()->isVisible()); // they name what was asked
    lab.parts.set("b.level", 3.0);
    QVERIFY(lab.page()->sources()->button()->isVisible());
    lab.page()->sources()->setOpen(true);
    QCOMPARE(lab.page()->sources()->entries().size(), std::size_t(1));
    QCOMPARE(lab.page()->drawers()->open(), lab.page()->sources());
}

/// Exercises wait for the end of the act, and are free: they open no way.
void TestExplorePanels::anExerciseIsAnsweredInTheEnd()
{
    Panels lab;
    QVERIFY(lab.show());
    lab.parts.wizard->skipDiscoveries();
    lab.parts.wizard->next();
    lab.parts.wizard->next();
    const auto *page = qobject_cast<ReflectPage *>(lab.view->currentPage());
    QVERIFY(page);
    QCOMPARE(page->exercises().size(), std::size_t(1));
    ExerciseCard *card = page->exercises().front();
    card->choice()->setCurrentKey(QStringLiteral("a"));
    card->checkButton()->click();
    QVERIFY(!card->isSolved());
    QVERIFY(card->feedback()->text().contains(QStringLiteral("no")));
    card->choice()->setCurrentKey(QStringLiteral("b"));
    card->checkButton()->click();
    QVERIFY(card->isSolved());
    QVERIFY(card->firstAnswer()->text().contains(QStringLiteral("A")));
    const QList<HeadingLabel *> headings = page->findChildren<HeadingLabel *>();
    QVERIFY(std::any_of(headings.begin(), headings.end(), [](const HeadingLabel *heading) {
        return heading->isVisible() && heading->text() == QStringLiteral("Find the error: 1 of 1");
    }));
    QVERIFY(!page->nextButton()->isEnabled());
}

void TestExplorePanels::aLanguageChangeKeepsPanelAndSections()
{
    Panels lab;
    QVERIFY(lab.show());
    lab.page()->showPanel(QStringLiteral("b"));
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(lab.view, &change);
    QCOMPARE(lab.page()->panel(), QStringLiteral("b"));
}

void TestExplorePanels::lockedPanelsAreNotThere()
{
    Panels lab;
    QVERIFY(lab.show());
    // A page of the step before its time, as a restored or edited ledger might ask for.
    Ledger fresh;
    LabSession locked(test::twoPanelLab(), fresh);
    Announcer announcer(&lab.window);
    Intents intents;
    ExplorePage page({locked, lab.parts.bench, announcer, intents});
    page.refresh();
    QVERIFY(!page.panelPage());
    QVERIFY(page.tabs()->isHidden());
    QVERIFY(!page.stepPanel(1));
    QVERIFY(page.findChildren<PanelPage *>().isEmpty());
}

RP_TEST(TestExplorePanels)

} // namespace test_explore_panels
#include "test_explore_panels.moc"
