// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "tests/views/widgets/kept_voice.h"
#include "views/act/term_text.h"
#include "views/instruments/page/instrument_view.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/settings/settings_panel.h"
#include "views/shell/settings/side_item.h"
#include "views/shell/settings/sidebar.h"
#include "views/shell/settings/top_row.h"
#include "views/shell/strip/hud_strip.h"
#include "views/shell/window_questions.h"
#include "views/steps/act_view.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/steps/reflection_card.h"
#include "views/steps/step_page.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <functional>

namespace test_window {

using namespace rp;

namespace {

const QString act = QStringLiteral("act1");

/// Presses Tab until the focus is where it is wanted.
bool tabTo(const std::function<bool(QWidget *)> &wanted)
{
    for (int presses = 0; presses < 200; ++presses) {
        QWidget *focus = QApplication::focusWidget();
        if (focus && wanted(focus))
            return true;
        QTest::keyClick(focus ? focus : QApplication::activeWindow(), Qt::Key_Tab);
        settle();
    }
    return false;
}

bool tabToButton(const QString &textPart)
{
    return tabTo([&textPart](QWidget *widget) {
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        return button && button->isEnabled() &&
               QString(button->text()).remove(QLatin1Char('&')).contains(textPart);
    });
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    settle();
}

bool pressButton(const QString &textPart)
{
    if (!tabToButton(textPart))
        return false;
    press(Qt::Key_Space);
    return true;
}

/// Tabs to the first radio button and chooses the one `down` places below it.
bool chooseOption(int down)
{
    if (!tabTo([](QWidget *widget) { return qobject_cast<OptionButton *>(widget) != nullptr; }))
        return false;
    for (int i = 0; i < down; ++i)
        press(Qt::Key_Down);
    press(Qt::Key_Space);
    return true;
}

int correctIndex(const QuestionContent &question)
{
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i].id == question.correct)
            return static_cast<int>(i);
    }
    return 0;
}

/// Counts the LanguageChange events a widget gets.
class LanguageChanges : public QObject
{
public:
    explicit LanguageChanges(QWidget *widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            ++count;
        return QObject::eventFilter(watched, event);
    }
    int count = 0;
};

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT
private slots:
    void wholeActByKeys();
    void lockedStepsSayWhyAndStayLocked();
    void languageSwitchKeepsTheState();
    void regionsGoRoundWithF6();
    void keyboardHelpListsEveryKey();
    void oneKeyReadsThePage();
    void itsOwnVoiceReadsThePage();
    void aVoiceThatIsNotThereIsSaid();
    void textSizeSteps();
    void whatIsChosenIsNamedOnce();
    void aWordOnTheAnswerComesBeforeWhatItOpens();
};

void TestWindow::wholeActByKeys()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    LabSession &session = lab.session();
    lab.window().resize(1280, 800);
    QVERIFY(QTest::qWaitForWindowActive(&lab.window()));
    QVERIFY(pressButton(QStringLiteral("Next")));
    QVERIFY((session.place() == Place{act, Step::Predict}));

    QVERIFY(chooseOption(1));
    QVERIFY(tabTo([](QWidget *widget) {
        const auto *option = qobject_cast<OptionButton *>(widget);
        return option && option->accessibleName().startsWith(QStringLiteral("1: "));
    }));
    press(Qt::Key_Space);
    QVERIFY(pressButton(QStringLiteral("Commit prediction")));
    QVERIFY(session.instrumentOpen(act));
    QVERIFY(pressButton(QStringLiteral("Next")));
    QVERIFY((session.place() == Place{act, Step::Explore}));

    const double before = lab.instrument()->input(QStringLiteral("launch_us")).toDouble();
    QVERIFY(tabTo([](QWidget *widget) { return qobject_cast<QSlider *>(widget) != nullptr; }));
    press(Qt::Key_End);
    QVERIFY(lab.instrument()->input(QStringLiteral("launch_us")).toDouble() != before ||
            lab.instrument()->input(QStringLiteral("kernel_count")).toDouble() > 1000.0);
    QVERIFY(pressButton(QStringLiteral("To find")));
    QVERIFY(pressButton(QStringLiteral("Skip the rest")));
    QVERIFY(pressButton(QStringLiteral("Skip and record")));
    QVERIFY(session.discoveriesSkipped(act));
    QVERIFY(pressButton(QStringLiteral("Next")));
    QVERIFY((session.place() == Place{act, Step::Reveal}));
    QVERIFY(pressButton(QStringLiteral("Next")));
    QVERIFY((session.place() == Place{act, Step::Reflect}));

    for (const QuestionContent &question : session.currentAct().reflections) {
        QVERIFY(chooseOption(correctIndex(question)));
        QVERIFY(pressButton(QStringLiteral("Check answer")));
    }
    QVERIFY(session.isActDone(act));
    QVERIFY(pressButton(QStringLiteral("Next")));
    QVERIFY((session.place() == Place{QStringLiteral("act2"), Step::Brief}));
}

void TestWindow::lockedStepsSayWhyAndStayLocked()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    Sidebar *sidebar = lab.window().sidebar();
    QVERIFY(sidebar->takeFocus());
    settle();
    auto *brief = sidebar->item(act, Step::Brief);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(brief));
    QVERIFY(brief->isCurrent());
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    auto *explore = sidebar->item(act, Step::Explore);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(explore));
    QCOMPARE(explore->accessibleName(), QStringLiteral("Explore, locked: read the brief first"));
    QSignalSpy said(&lab.window().announcer(), &Announcer::spoken);
    press(Qt::Key_Return);
    QVERIFY((lab.session().place() == Place{act, Step::Brief}));
    QTRY_VERIFY(!said.isEmpty());
    press(Qt::Key_Home);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(sidebar->item(WindowPage::Home)));
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(sidebar->item(WindowPage::Review)));
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(sidebar->item(act, std::nullopt)));
    fixture.walkTo(Step::Predict);
    settle();
    QCOMPARE(explore->accessibleName(), QStringLiteral("Explore, locked: commit your prediction first"));
    QVERIFY(sidebar->item(act, Step::Brief)->accessibleName().contains(QStringLiteral("done")));
}

void TestWindow::languageSwitchKeepsTheState()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Explore);
    settle();
    const QVariantMap inputs = lab.instrument()->saveInputs();
    const QString title = lab.window().windowTitle();
    LanguageChanges window(&lab.window());
    LanguageChanges page(lab.window().actView());
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("ar"));
    settle();
    QCOMPARE(window.count, 1);
    QCOMPARE(page.count, 1);
    QCOMPARE(lab.window().layoutDirection(), Qt::RightToLeft);
    QVERIFY(lab.window().sidebar()->x() > lab.window().actView()->x());
    QVERIFY((lab.session().place() == Place{act, Step::Explore}));
    QCOMPARE(lab.instrument()->saveInputs(), inputs);
    QVERIFY(lab.window().windowTitle() != title);
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("en"));
    settle();
    QCOMPARE(lab.window().windowTitle(), title);
    QCOMPARE(lab.window().layoutDirection(), Qt::LeftToRight);
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("zh_CN"));
    settle();
    QCOMPARE(fixture.open().appearance().language, QStringLiteral("zh_CN"));
    emit fixture.lab().window().settingChosen(Setting::Language, QStringLiteral("en"));
}

void TestWindow::regionsGoRoundWithF6()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QWidget *const order[] = {window.statusStrip(), window.topRow(), window.sidebar(), window.actView(),
                                    window.statusStrip()};
    for (const QWidget *part : order) {
        press(Qt::Key_F6);
        const QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus == part || part->isAncestorOf(focus));
    }
    press(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(window.actView()->isAncestorOf(QApplication::focusWidget()));
}

void TestWindow::keyboardHelpListsEveryKey()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    QVERIFY(QTest::qWaitForWindowActive(&lab.window()));
    press(Qt::Key_F1);
    auto *help = lab.window().findChild<KeyboardHelp *>();
    QVERIFY(help && help->isVisible());
    auto *list = help->findChild<QTreeWidget *>();
    for (const Shortcut &shortcut : lab.shortcuts().all())
        QVERIFY2(!list->findItems(shortcut.what(), Qt::MatchExactly | Qt::MatchRecursive).isEmpty(),
                 qPrintable(shortcut.id));
    QVERIFY(list->accessibleName() != help->windowTitle());                     // it would be heard twice
    QVERIFY(!list->topLevelItem(1)->data(0, Qt::AccessibleTextRole).isValid()); // keys have their own column
    const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(list);
    for (int i = 0; i < told->childCount(); ++i)
        QVERIFY(!told->child(i)->state().expandable);
    help->close();
}

void TestWindow::oneKeyReadsThePage()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    QVERIFY(QTest::qWaitForWindowActive(&lab.window()));
    const Announcer &announcer = lab.window().announcer();
    QWidget *focus = QApplication::focusWidget();
    press(Qt::Key_F8);
    QTRY_VERIFY2(announcer.text().contains(QStringLiteral("Our keyword spotter")),
                 qPrintable(announcer.text()));
    const QString told = announcer.text();
    const StepPage *page = lab.window().actView()->currentPage();
    const qsizetype heading = told.indexOf(page->heading()->text());
    const qsizetype story = told.indexOf(QStringLiteral("Our keyword spotter"));
    const qsizetype place = told.lastIndexOf(QStringLiteral("act 1"));
    QVERIFY2(heading >= 0 && heading < story && story < place, qPrintable(told));
    QCOMPARE(QApplication::focusWidget(), focus); // nothing is left for it
    // The story is a stop as well, from which Enter goes on.
    QVERIFY(tabTo([](QWidget *widget) { return qobject_cast<TermText *>(widget) != nullptr; }));
    press(Qt::Key_Return);
    QCOMPARE(lab.session().place().step, Step::Predict);
    // A question is read with all that can be answered.
    fixture.walkTo(Step::Predict);
    press(Qt::Key_F8);
    QTRY_VERIFY2(announcer.text().contains(QStringLiteral("Which share of this pass is arithmetic?")),
                 qPrintable(announcer.text()));
    QVERIFY2(announcer.text().contains(QStringLiteral("90")) &&
                 announcer.text().contains(QStringLiteral("33")),
             qPrintable(announcer.text()));
}

void TestWindow::itsOwnVoiceReadsThePage()
{
    LabFixture fixture;
    test::KeptVoice::Heard heard;
    StartOptions options;
    options.voice = [&heard] { return std::make_unique<test::KeptVoice>(heard); };
    options.screenReader = [] { return false; };
    Application *lab = &fixture.open(options);
    QVERIFY(QTest::qWaitForWindowActive(&lab->window()));
    press(Qt::Key_F8);
    QVERIFY(heard.said.isEmpty()); // off until it is wanted
    emit lab->window().settingChosen(Setting::Voice, QStringLiteral("slow"));
    lab = &fixture.open(options); // and remembered then
    QVERIFY(QTest::qWaitForWindowActive(&lab->window()));
    QTest::qWait(300); // for what is said on arrival
    heard.said.clear();
    press(Qt::Key_F8);
    QCOMPARE(heard.said.size(), 1);
    QVERIFY(heard.rate < 0.0);
    heard.finish();
    QVERIFY(heard.said.join(u' ').contains(QStringLiteral("Our keyword spotter")));
    QVERIFY2(heard.said.back().contains(QStringLiteral("act 1")), qPrintable(heard.said.back()));
    // A page that is turned over is not read on.
    press(Qt::Key_F8);
    const int stops = heard.stops;
    lab->wizard().next();
    settle();
    QCOMPARE(lab->session().place().step, Step::Predict);
    QVERIFY(heard.stops > stops);
    fixture.close();
}

void TestWindow::aVoiceThatIsNotThereIsSaid()
{
    LabFixture fixture;
    test::KeptVoice::Heard heard;
    heard.isReady = false;
    StartOptions options;
    options.voice = [&heard] { return std::make_unique<test::KeptVoice>(heard); };
    options.screenReader = [] { return false; };
    Application &lab = fixture.open(options);
    const auto isSaid = [&lab] {
        const std::vector<ShellNotice> &all = lab.window().noticeArea()->notices();
        return std::any_of(all.begin(), all.end(), [](const ShellNotice &notice) {
            return notice.text.contains(QLatin1String("Speech Dispatcher"));
        });
    };
    QVERIFY(!isSaid());
    emit lab.window().settingChosen(Setting::Voice, QStringLiteral("normal"));
    QVERIFY(isSaid());
    emit lab.window().settingChosen(Setting::Voice, QStringLiteral("off"));
    QVERIFY(!isSaid());
    fixture.close();
}

void TestWindow::textSizeSteps()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    QVERIFY(QTest::qWaitForWindowActive(&lab.window()));
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(lab.appearance().textPercent, 110);
    press(Qt::Key_Minus, Qt::ControlModifier);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(lab.appearance().textPercent, 100);
    for (int i = 0; i < 10; ++i)
        press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(lab.appearance().textPercent, 200);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(lab.appearance().textPercent, 100);
}

/// Where a sentence says what comes of a choice, it names it.
void TestWindow::whatIsChosenIsNamedOnce()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Explore);
    settle();
    const auto *page = qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
    const InstrumentView *view = page->instrumentView();
    const Announcer &announcer = lab.window().announcer();
    const auto isNamedOnce = [&announcer](const QString &name) {
        return announcer.text().contains(QStringLiteral("math utilization")) &&
               announcer.text().count(name) == 1;
    };
    auto *workload = view->control(QStringLiteral("workload"))->findChild<AccessibleComboBox *>();
    workload->setFocus();
    press(Qt::Key_Up);
    QTRY_VERIFY2(isNamedOnce(workload->currentText()), qPrintable(announcer.text()));
    lab.window().topRow()->openSettings();
    settle();
    lab.window().settings()->box(Setting::Context)->setFocus();
    press(Qt::Key_Down);
    QTRY_VERIFY2(isNamedOnce(QStringLiteral("Edge")), qPrintable(announcer.text()));
    press(Qt::Key_Escape);
}

void TestWindow::aWordOnTheAnswerComesBeforeWhatItOpens()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Reflect);
    settle();
    const QuestionContent &question = lab.session().currentAct().reflections.front();
    const auto wrong =
        std::find_if(question.options.begin(), question.options.end(),
                     [&](const OptionContent &option) { return option.id != question.correct; });
    QVERIFY(wrong != question.options.end());
    const auto *card = lab.window().actView()->currentPage()->findChild<ReflectionCard *>();
    card->choice()->setCurrentKey(wrong->id);
    card->checkButton()->click();
    const Announcer &announcer = lab.window().announcer();
    QTRY_VERIFY2(announcer.text().contains(QStringLiteral("is open now")), qPrintable(announcer.text()));
    const qsizetype word = announcer.text().indexOf(QStringLiteral("Not yet."));
    QVERIFY2(word >= 0 && word < announcer.text().indexOf(QStringLiteral("is open now")),
             qPrintable(announcer.text()));
}

RP_TEST(TestWindow)

} // namespace test_window
#include "test_window.moc"
