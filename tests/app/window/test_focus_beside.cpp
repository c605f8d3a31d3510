// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the keyboard is after what it was on has gone, on the pages beside the steps and in the windows
// beside that of the course.
#include "app/root/own_trace.h"
#include "app/root/teacher_room.h"
#include "controllers/evidence_controller.h"
#include "models/check/lab_loader.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/focus_stops.h"
#include "tests/app/window/review_options.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/support/test_main.h"
#include "views/class_view/class_window.h"
#include "views/class_view/teacher_window.h"
#include "views/evidence/capture_card.h"
#include "views/evidence/evidence_page.h"
#include "views/shell/lab_view.h"
#include "views/shell/main_window.h"
#include "views/shell/trace_desk.h"
#include "views/widgets/action_button.h"

#include <QFile>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>
#include <vector>

namespace test_focus_beside {

using namespace rp;

namespace {

constexpr int reading_ms = 60'000;
constexpr unsigned handedIn = 4;

struct Way
{
    const char *name;
    std::function<void(QWidget &)> leave;
};

const std::vector<Way> &ways()
{
    static const std::vector<Way> all = {
        {"hidden",
         [](QWidget &widget) {
             widget.hide();
             settle();
             QVERIFY(!widget.hasFocus());
             widget.show();
         }},
        {"switched off",
         [](QWidget &widget) {
             widget.setEnabled(false);
             settle();
             QVERIFY(!widget.hasFocus());
             widget.setEnabled(true);
         }},
        {"Space",
         [](QWidget &widget) {
             if (!isLeftAlone(&widget))
                 QTest::keyClick(&widget, Qt::Key_Space);
         }},
    };
    return all;
}

} // namespace

class TestFocusBeside : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_fixture = std::make_unique<LabFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void everyControlOfTheReviewIsLeft_data();
    void everyControlOfTheReviewIsLeft();
    void everyControlOfTheEvidenceIsLeft();
    void everyControlOfTheMemoIsLeft();
    void everyControlOfATraceIsLeft();
    void everyControlOfAClassIsLeft();
    void everyControlOfTheGuideIsLeft();
    void whatIsTakenAwayLeavesItToAWindow();

private:
    /// Two of the instrument of act 1.
    void capture();
    QWidget *pages() { return m_fixture->lab().window().labView()->pages(); }
    /// Leaves each control of what `open` shows, in each way; the keyboard has to be in it then.
    void leaveAll(const std::function<QWidget *()> &open);

    QTemporaryDir m_class;
    std::unique_ptr<LabFixture> m_fixture;
};

void TestFocusBeside::initTestCase()
{
    const LabLibrary library = loadLabs();
    for (unsigned number = 0; number < handedIn; ++number) {
        QFile file(m_class.filePath(QStringLiteral("%1.json").arg(number)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(writeHandin(test::syntheticHandin(library, number))) > 0);
    }
}

void TestFocusBeside::capture()
{
    m_fixture->open();
    m_fixture->walkTo(Step::Explore);
    Application &lab = m_fixture->lab();
    for (int i = 0; i < 2; ++i)
        lab.captures().capture(lab.session().currentAct().panels.front().id);
    settle();
}

void TestFocusBeside::leaveAll(const std::function<QWidget *()> &open)
{
    QWidget *first = open();
    QVERIFY(first);
    QVERIFY(QTest::qWaitForWindowExposed(first->window()));
    settle();
    const qsizetype count = stopsOf(*first).size();
    QVERIFY(count > 0);
    QStringList complaints;
    for (qsizetype stop = 0; stop < count; ++stop) {
        for (const Way &way : ways()) {
            QPointer<QWidget> page = open();
            QVERIFY(page);
            QApplication::setActiveWindow(page->window());
            settle();
            const QWidgetList stops = stopsOf(*page);
            if (stop >= stops.size())
                continue;
            const QString name =
                QStringLiteral("%1, %2").arg(described(stops[stop]), QLatin1String(way.name));
            stops[stop]->setFocus(Qt::TabFocusReason);
            way.leave(*stops[stop]);
            settle();
            closeWhatOpened();
            if (!page) // a link led to another lab
                page = pages();
            QApplication::setActiveWindow(page->window()); // a dialog gives it back later
            settle();
            const QWidget *focus = page->window()->focusWidget();
            if (!focus || !focus->isVisible() || !focus->isEnabled() || !page->isAncestorOf(focus))
                complaints << QStringLiteral("%1: the keyboard is on %2").arg(name, described(focus));
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void TestFocusBeside::everyControlOfTheReviewIsLeft_data()
{
    QTest::addColumn<int>("tab");
    for (const ReviewTab tab : reviewTabs)
        QTest::newRow(qPrintable(reviewTabKey(tab))) << static_cast<int>(tab);
}

void TestFocusBeside::everyControlOfTheReviewIsLeft()
{
    QFETCH(const int, tab);
    const auto shown = static_cast<ReviewTab>(tab);
    m_fixture->openAsLeft(atReview(shown));
    leaveAll([&] {
        m_fixture->lab().window().labView()->showReview(shown);
        return pages();
    });
}

void TestFocusBeside::everyControlOfTheEvidenceIsLeft()
{
    capture();
    leaveAll([this] {
        MainWindow &window = m_fixture->lab().window();
        window.showPage(WindowPage::Evidence);
        settle();
        for (CaptureCard *card : window.evidencePage()->cards())
            card->setChosen(true);
        window.evidencePage()->compareButton()->click();
        return pages();
    });
}

void TestFocusBeside::everyControlOfTheMemoIsLeft()
{
    capture();
    leaveAll([this] {
        m_fixture->lab().window().showPage(WindowPage::Memo);
        return pages();
    });
}

void TestFocusBeside::everyControlOfATraceIsLeft()
{
    OwnTrace &own = m_fixture->open().ownTrace();
    own.open(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/a100_event_sync.json.gz"));
    QVERIFY(own.desk());
    QTRY_VERIFY_WITH_TIMEOUT(own.desk()->view(), reading_ms);
    leaveAll([&own] {
        own.desk()->present();
        return own.desk();
    });
}

void TestFocusBeside::everyControlOfAClassIsLeft()
{
    ClassRoom &room = m_fixture->open().classRoom();
    room.open(QSize(1366, 768));
    room.window()->read(QStringList{m_class.path()});
    QTRY_VERIFY_WITH_TIMEOUT(!room.window()->isReading(), reading_ms);
    leaveAll([&room] {
        room.open(QSize(1366, 768));
        return room.window();
    });
}

void TestFocusBeside::everyControlOfTheGuideIsLeft()
{
    Application &lab = m_fixture->open();
    TeacherRoom &room = lab.teacherRoom();
    room.open(QStringLiteral("lab07"), QStringLiteral("act1"));
    QVERIFY(answerQuestion(lab, true));
    leaveAll([&room] {
        room.open(QStringLiteral("lab07"), QStringLiteral("act1"));
        return room.window();
    });
}

/// A window beside that of the course gives it to what is near, as that one does.
void TestFocusBeside::whatIsTakenAwayLeavesItToAWindow()
{
    ClassRoom &room = m_fixture->open().classRoom();
    room.open(QSize(1366, 768));
    ClassWindow *window = room.window();
    QVERIFY(QTest::qWaitForWindowExposed(window));
    QApplication::setActiveWindow(window);
    window->openButton()->setFocus();
    QVERIFY(window->openButton()->hasFocus());
    window->openButton()->clearFocus();
    settle();
    QVERIFY(QApplication::focusWidget() && window->isAncestorOf(QApplication::focusWidget()));
}

RP_TEST(TestFocusBeside)

} // namespace test_focus_beside
#include "test_focus_beside.moc"
