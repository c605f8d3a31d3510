// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The course's home page in the window.
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_entry.h"
#include "models/check/lab_loader.h"
#include "models/text/format.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/second_lab.h"
#include "tests/support/test_main.h"
#include "views/home/course_track.h"
#include "views/home/home_page.h"
#include "views/home/lab_card.h"
#include "views/home/next_card.h"
#include "views/home/next_picture.h"
#include "views/home/progress_steps.h"
#include "views/map/graph_map.h"
#include "views/shell/settings/settings_panel.h"
#include "views/shell/sidebar/side_item.h"
#include "views/shell/sidebar/sidebar.h"
#include "views/steps/act_view.h"
#include "views/steps/parts/track_chooser.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/accessible_combo_box.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/layout/disclosure.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QSet>

namespace test_home {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");
const QString lab07 = QStringLiteral("lab07");

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    settle();
}

HomePage &homeOf(Application &lab)
{
    lab.window().showPage(WindowPage::Home);
    settle();
    return *lab.window().homePage();
}

LabCard *cardOf(HomePage &home, const QString &lab)
{
    for (LabCard *card : home.cards()) {
        if (card->lab() == lab)
            return card;
    }
    return nullptr;
}

/// The entries of the sidebar, in the order in which assistive tools meet them.
void collectEntries(QAccessibleInterface *at, QList<const SideItem *> &entries)
{
    for (int i = 0; i < at->childCount(); ++i) {
        QAccessibleInterface *child = at->child(i);
        const auto *entry = qobject_cast<const SideItem *>(child->object());
        if (entry && entry->isVisible()) // the steps of other acts are folded away
            entries.append(entry);
        collectEntries(child, entries);
    }
}

} // namespace

class TestHome : public QObject
{
    Q_OBJECT
private slots:
    void aFreshLedgerStartsHere();
    void returnStartsFromTheHeading();
    void theFirstTabStopLeadsOn();
    void theButtonNamesThePlace();
    void progressIsTheSessions();
    void everyLabHasACard();
    void menuKeyAndSidebarLeadHere();
    void theSidebarIsReadFromItsTop();
    void stepsStandStillHere();
    void aCardOpensItsLab();
    void arrowsComeFromTheContent();
    void theTrackIsChangedHere();
    void namesTellThemApart();
    void theCommandLineLeadsHere();
};

void TestHome::aFreshLedgerStartsHere()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    MainWindow &window = lab.window();
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QCOMPARE(window.windowTitle(), QStringLiteral("Course home – Ridgepoint"));
    QCOMPARE(window.homePage()->continueButton()->text(), QStringLiteral("Start"));
    QCOMPARE(window.homePage()->continueButton()->accessibleName(), QStringLiteral("Start: Lab 07"));
    QVERIFY(window.homePage()->next()->picture()->isQuestion());
    QVERIFY(window.sidebar()->item(WindowPage::Home)->isCurrent());
    // Looking at it starts nothing: the next time it is the same.
    fixture.openAsLeft();
    QCOMPARE(fixture.lab().window().shownPage(), WindowPage::Home);
    fixture.lab().window().homePage()->continueButton()->click();
    settle();
    QCOMPARE(fixture.lab().window().shownPage(), WindowPage::Step);
    fixture.openAsLeft();
    QCOMPARE(fixture.lab().window().shownPage(), WindowPage::Step);
}

void TestHome::returnStartsFromTheHeading()
{
    LabFixture fixture;
    MainWindow &window = fixture.openAsLeft().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(window.homePage()->heading()));
    press(Qt::Key_Return);
    QCOMPARE(window.shownPage(), WindowPage::Step);
    QVERIFY(window.actView()->isAncestorOf(QApplication::focusWidget()));
}

void TestHome::theFirstTabStopLeadsOn()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(second.options());
    MainWindow &window = lab.window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    HomePage *home = window.homePage();
    int tabs = 0;
    while (QApplication::focusWidget() != home->continueButton() && tabs++ < 3)
        press(Qt::Key_Tab);
    QVERIFY2(tabs <= 2, "the lead may be read on the way");
    // Return presses the button that has the keyboard, not the one that leads on.
    cardOf(*home, SecondLab::id())->button()->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(lab.session().content().id, SecondLab::id());
}

void TestHome::theButtonNamesThePlace()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Predict);
    for (const QuestionContent &question : lab.session().currentAct().predictions)
        lab.wizard().commitPrediction(question.id, question.options.front().id);
    lab.wizard().next();
    HomePage &home = homeOf(lab);
    QCOMPARE(home.continueButton()->text(), QStringLiteral("Go on"));
    QCOMPARE(home.continueButton()->accessibleName(), QStringLiteral("Go on: Lab 07, act 1, Explore"));
    // Nothing has been seen in the instrument yet, so its picture would be the answer.
    QVERIFY(home.next()->picture()->isQuestion());
    QVERIFY(home.continueButton()->isPrimary());
    home.continueButton()->click();
    settle();
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    QVERIFY((lab.session().place() == Place{act1, Step::Explore}));
}

void TestHome::progressIsTheSessions()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.open(second.options());
    lab.openLab(SecondLab::id());
    fixture.walkTo(Step::Explore);
    lab.openLab(lab07);
    fixture.walkTo(Step::Reveal);
    HomePage &home = homeOf(lab);
    const Format format;
    for (const LabContent &content : lab.library().labs) {
        const LabSession own(content, lab.ledger());
        const LabOverview overview = LabOverview::of(own);
        int done = 0;
        for (const ActContent &act : content.acts) {
            for (int step = 0; step < stepCount; ++step)
                done += own.state(act.id, Step(step)) == StepState::Done ? 1 : 0;
        }
        QCOMPARE(overview.stepsDone, done);
        QCOMPARE(overview.steps, int(content.acts.size()) * stepCount);
        QCOMPARE(overview.isDone, own.isLabDone());
        QVERIFY(overview.place == own.place());
        const QString words =
            QStringLiteral("%1 of %2 steps done").arg(format.count(done), format.count(overview.steps));
        QVERIFY2(cardOf(home, content.id)->progress()->text().contains(words), qPrintable(words));
    }
    QVERIFY(cardOf(home, lab07)->steps()->accessibleName().contains(QStringLiteral("3 of 5 steps done")));
    QVERIFY(cardOf(home, SecondLab::id())
                ->steps()
                ->accessibleName()
                .contains(QStringLiteral("2 of 5 steps done")));
    // It follows while it is in view.
    lab.wizard().next();
    homeOf(lab);
    QVERIFY(cardOf(home, lab07)->steps()->accessibleName().contains(QStringLiteral("4 of 5 steps done")));
}

void TestHome::everyLabHasACard()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(second.options());
    const HomePage &home = *lab.window().homePage();
    QCOMPARE(home.cards().size(), lab.library().labs.size());
    for (std::size_t i = 0; i < home.cards().size(); ++i) {
        const LabContent &content = lab.library().labs[i];
        const LabCard *card = home.cards()[i];
        QCOMPARE(card->lab(), content.id);
        QCOMPARE(card->heading(), contentText(content.title));
        int minutes = 0;
        for (const ActContent &act : content.acts)
            minutes += act.minutes;
        QVERIFY(card->progress()->text().contains(QStringLiteral("about %1 minutes").arg(minutes)));
        // One button starts: that of the step that comes next.
        QCOMPARE(card->button()->isHidden(), content.id == lab.session().content().id);
        QCOMPARE(card->button()->text(), QStringLiteral("Open"));
        for (const ActContent &act : content.acts)
            QVERIFY(card->steps()->accessibleName().contains(contentText(act.title)));
    }
}

void TestHome::menuKeyAndSidebarLeadHere()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    press(Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(window.homePage()->heading()));
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(window.shownPage(), WindowPage::Step);
    window.sidebar()->item(WindowPage::Home)->click();
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QCOMPARE(window.sidebar()->item(WindowPage::Home)->accessibleName(),
             QStringLiteral("Course home, current page"));
    window.showPage(WindowPage::Step);
    QCOMPARE(window.sidebar()->item(WindowPage::Home)->accessibleName(), QStringLiteral("Course home"));
    window.findChild<QAction *>(QStringLiteral("show_home"))->trigger();
    QCOMPARE(window.shownPage(), WindowPage::Home);
}

void TestHome::theSidebarIsReadFromItsTop()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    window.resize(1280, 1600); // so that nothing is scrolled out of its place
    settle();
    Sidebar *sidebar = window.sidebar();
    QList<const SideItem *> entries;
    collectEntries(QAccessible::queryAccessibleInterface(sidebar), entries);
    QVERIFY(entries.size() > stepCount);
    QCOMPARE(entries.front(), sidebar->item(WindowPage::Home));
    QCOMPARE(entries.back(), sidebar->item(WindowPage::Memo));
    const auto top = [sidebar](const SideItem *entry) { return entry->mapTo(sidebar, QPoint()).y(); };
    for (qsizetype i = 1; i < entries.size(); ++i)
        QVERIFY2(top(entries[i - 1]) < top(entries[i]), qPrintable(entries[i]->accessibleName()));
}

void TestHome::stepsStandStillHere()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    MainWindow &window = lab.window();
    homeOf(lab);
    QVERIFY(!window.findChild<QAction *>(QStringLiteral("next_step"))->isEnabled());
    press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QVERIFY((lab.session().place() == Place{act1, Step::Brief}));
    // A refusal is told on the page in view.
    window.showRefusal(QStringLiteral("Not now."));
    QVERIFY(window.homePage()->refusal()->isVisible());
}

void TestHome::aCardOpensItsLab()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.open(second.options());
    cardOf(homeOf(lab), SecondLab::id())->button()->click();
    QCOMPARE(lab.session().content().id, lab07); // not while the button is being pressed
    settle();
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    QVERIFY(lab.window().actView()->isAncestorOf(QApplication::focusWidget()));
    cardOf(homeOf(lab), lab07)->button()->click();
    settle();
    QCOMPARE(lab.session().content().id, lab07);
}

void TestHome::arrowsComeFromTheContent()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(second.options());
    const HomePage &home = *lab.window().homePage();
    const std::vector<LabContent> &labs = lab.library().labs;
    QVERIFY(!home.map()); // folded away, and not made before it is wanted
    home.mapSection()->setOpen(true);
    settle();
    QVERIFY(home.map() && home.map()->isVisible());
    const MapGraph &graph = home.map()->graph();
    QCOMPARE(graph.nodes.size(), labs.size());
    std::size_t expected = 0;
    for (const LabContent &to : labs) {
        QSet<QString> from;
        for (const TakeContent &take : to.takes)
            from.insert(take.from);
        expected += std::size_t(from.size());
    }
    QCOMPARE(graph.edges.size(), expected);
    for (const MapGraph::Edge &edge : graph.edges) {
        const LabContent &from = labs[std::size_t(edge.from)];
        const LabContent &to = labs[std::size_t(edge.to)];
        for (const TakeContent &take : to.takes) {
            QCOMPARE(take.from, from.chapter);
            QVERIFY2(edge.label.contains(contentText(take.title)), qPrintable(edge.label));
            QVERIFY(graph.nodes[std::size_t(edge.to)].description.contains(contentText(take.title)));
        }
    }
    QVERIFY(graph.nodes.front().faint && graph.nodes.front().note.contains(QStringLiteral("not started")));
}

void TestHome::theTrackIsChangedHere()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    CourseTrack *track = lab.window().homePage()->track();
    QVERIFY(track->text()->text().contains(QStringLiteral("not chosen")));
    QVERIFY(!track->chooser());
    track->section()->setOpen(true);
    QVERIFY(track->chooser());
    track->chooser()->cards()[1]->button()->click();
    settle();
    QCOMPARE(lab.session().track(), QStringLiteral("edge"));
    QCOMPARE(lab.window().settings()->box(Setting::Track)->currentData().toString(), QStringLiteral("edge"));
    QVERIFY(track->text()->text().contains(contentText(lab.catalogue().tracks.find(u"edge")->goal)));
    emit lab.window().settingChosen(Setting::Track, QStringLiteral("tiny"));
    settle();
    QVERIFY(track->chooser()->cards()[3]->button()->isChecked());
    QCOMPARE(lab.window().shownPage(), WindowPage::Home);
}

void TestHome::namesTellThemApart()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(second.options());
    const HomePage &home = *lab.window().homePage();
    QSet<QString> names;
    for (const LabCard *card : home.cards()) {
        QAccessibleInterface *button = QAccessible::queryAccessibleInterface(card->button());
        names.insert(button->text(QAccessible::Name));
        QVERIFY(button->text(QAccessible::Name).startsWith(card->button()->text()));
        QCOMPARE(card->accessibleName(), card->heading());
        QVERIFY(card->steps()->accessibleName().contains(card->progress()->text()));
        // Said there, the progress is not said again when the card is entered.
        const auto related =
            QAccessible::queryAccessibleInterface(card->progress())->relations(QAccessible::Labelled);
        QCOMPARE(related.size(), 1);
        QVERIFY(related.front().first->object() == card);
        QVERIFY(card->button()->height() >= 24);
    }
    QCOMPARE(names.size(), qsizetype(home.cards().size()));
    home.mapSection()->setOpen(true);
    QAccessibleInterface *heading = QAccessible::queryAccessibleInterface(home.heading());
    QCOMPARE(heading->role(), QAccessible::Heading);
    QVERIFY(
        !home.map()->plotWidget()->accessibleName().isEmpty() ||
        !QAccessible::queryAccessibleInterface(home.map()->plotWidget())->text(QAccessible::Name).isEmpty());
}

void TestHome::theCommandLineLeadsHere()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    StartOptions options;
    options.open = PlaceArgument{{}, {}, true};
    Application &lab = fixture.openAsLeft(options);
    QCOMPARE(lab.window().shownPage(), WindowPage::Home);
    QVERIFY((lab.session().place() == Place{act1, Step::Explore}));
}

RP_TEST(TestHome)

} // namespace test_home
#include "test_home.moc"
