// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/languages.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/act/track_chooser.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/memo_page.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/settings/settings_panel.h"
#include "views/shell/settings/side_item.h"
#include "views/shell/settings/sidebar.h"
#include "views/steps/act_view.h"
#include "views/steps/brief_page.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/icon_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/toast.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QKeySequence>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace test_pages {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");
const QString act3 = QStringLiteral("act3");

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    settle();
}

StartOptions projected(Step step)
{
    StartOptions options;
    options.presenter = true;
    options.open = PlaceArgument{QStringLiteral("lab07"), {act3, step}};
    return options;
}

QAction *actionOf(MainWindow &window, const char *id)
{
    return window.findChild<QAction *>(QString::fromLatin1(id));
}

} // namespace

/// The pages of evidence and memo in the window, capturing, and the track.
class TestPages : public QObject
{
    Q_OBJECT
private slots:
    void keysLeadToThePages();
    void aCaptureIsMadeByKeyAndCounted();
    void aLockedStepNamesTheMissingTrack();
    void everyPageFits_data();
    void everyPageFits();
};

void TestPages::keysLeadToThePages()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const struct
    {
        Qt::Key key;
        Qt::KeyboardModifier with;
        WindowPage page;
    } ways[] = {{Qt::Key_2, Qt::ControlModifier, WindowPage::Evidence},
                {Qt::Key_3, Qt::ControlModifier, WindowPage::Memo},
                {Qt::Key_R, Qt::ControlModifier, WindowPage::Review},
                {Qt::Key_Home, Qt::AltModifier, WindowPage::Home},
                {Qt::Key_1, Qt::ControlModifier, WindowPage::Step}};
    for (const auto &way : ways) {
        press(way.key, way.with);
        QVERIFY2(window.shownPage() == way.page, qPrintable(QKeySequence(way.with | way.key).toString()));
    }
}

void TestPages::aCaptureIsMadeByKeyAndCounted()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    MainWindow &window = lab.window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(!actionOf(window, "capture")->isEnabled());
    fixture.walkTo(Step::Explore);
    settle();
    QVERIFY(actionOf(window, "capture")->isEnabled());
    QSignalSpy said(&window.announcer(), &Announcer::spoken);
    press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(window.sidebar()->item(WindowPage::Evidence)->accessibleName(),
             QStringLiteral("Evidence, 1 capture"));
    const auto *page = qobject_cast<ExplorePage *>(window.actView()->currentPage());
    QVERIFY(page->captureButton()->toolTip().contains(QLatin1Char('1')));
    QTRY_VERIFY(!said.isEmpty());
    page->captureButton()->click();
    QCOMPARE(window.sidebar()->item(WindowPage::Evidence)->accessibleName(),
             QStringLiteral("Evidence, 2 captures"));
    window.showPage(WindowPage::Evidence);
    QVERIFY(!actionOf(window, "capture")->isEnabled());
}

void TestPages::aLockedStepNamesTheMissingTrack()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    while (lab.session().place().act != act3) {
        const QString act = lab.session().place().act;
        fixture.walkTo(Step::Reflect);
        const ActContent &content = lab.session().currentAct();
        for (const QuestionContent &question : content.reflections)
            lab.wizard().answerReflection(question.id, question.correct);
        lab.wizard().next();
        QVERIFY2(lab.session().place().act != act, qPrintable(act));
    }
    settle();
    QVERIFY((lab.session().place() == Place{act3, Step::Brief}));
    const ActionButton *next = lab.window().actView()->currentPage()->nextButton();
    QVERIFY(!next->isEnabled());
    const SideItem *predict = lab.window().sidebar()->item(act3, Step::Predict);
    QCOMPARE(predict->accessibleName(), QStringLiteral("Predict, locked: choose a track first"));
    emit lab.window().settingChosen(Setting::Track, QStringLiteral("edge"));
    settle();
    QVERIFY(next->isEnabled());
}

void TestPages::everyPageFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const ShippedLanguage &language : shippedLanguages()) {
        for (const int percent : {100, 200})
            QTest::addRow("%s %d", language.code, percent) << QString::fromLatin1(language.code) << percent;
    }
}

void TestPages::everyPageFits()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    LabFixture fixture;
    StartOptions options = projected(Step::Brief);
    options.language = language;
    options.textPercent = percent;
    MainWindow &window = fixture.open(options).window();
    window.resize(1280, 720);
    settle();
    QCOMPARE(window.actView()->currentPage()->scrollArea()->horizontalScrollBar()->maximum(), 0);
    window.showPage(WindowPage::Evidence);
    settle();
    QCOMPARE(window.evidencePage()->scrollArea()->horizontalScrollBar()->maximum(), 0);
    window.showPage(WindowPage::Memo);
    settle();
    QCOMPARE(window.memoPage()->scrollArea()->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(window.size(), QSize(1280, 720));
}

RP_TEST(TestPages)

} // namespace test_pages
#include "test_pages.moc"
