// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/review/recall_desk.h"

#include "tests/support/test_main.h"
#include "views/review/recall/recall_text.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/entry/segmented_choice.h"

#include <QPushButton>

namespace test_review_schedule {

using namespace rp;
using namespace rp::test;

namespace {

QPushButton *actionOf(Notice *notice, const QString &text)
{
    for (QPushButton *button : notice->findChildren<QPushButton *>())
        if (button->text() == text && button->isVisible())
            return button;
    return nullptr;
}

/// The dates stand beside the list of all questions.
void showAll(const RecallDesk &desk)
{
    emit desk.section->findChild<SegmentedChoice *>()->chosen(QStringLiteral("all"));
}

} // namespace

class ScheduleTest : public QObject
{
    Q_OBJECT
private slots:
    void beforeTheFirstAnswer();
    void dueAndLaterAreListed();
    void timeMakesThemDue();
    void untilIsInWords_data();
    void untilIsInWords();
    void dueOnesAreTurnedTo();
    void exportIsWritten();
    void aFileThatCanNotBeWrittenIsTold();
    void deletingAsksOnceMore();
    void keepingKeeps();
    void aRefusedDeletionIsNotTold();
};

void ScheduleTest::beforeTheFirstAnswer()
{
    RecallDesk desk;
    desk.open();
    RecallDates *dates = desk.section->dates();
    QVERIFY(!dates->exportButton()->isEnabled());
    QVERIFY(!dates->deleteButton()->isEnabled());
    QVERIFY(!dates->dueList()->isVisible());
    QVERIFY(!dates->laterList()->isVisible());
    QVERIFY(!dates->reviewButton()->isVisible());
}

void ScheduleTest::dueAndLaterAreListed()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    QVERIFY(desk.answer(QStringLiteral("regime"), 2, false));
    desk.pass_s(700);
    QVERIFY(desk.answer(QStringLiteral("ridge"), 5, true));
    desk.open();
    RecallDates *dates = desk.section->dates();
    QCOMPARE(dates->dueList()->text().split(u'\n').size(), 1);
    QVERIFY(dates->dueList()->text().contains(QStringLiteral("Accesses of a chain")));
    QVERIFY(dates->dueList()->text().contains(QStringLiteral("you were sure")));
    const QStringList later = dates->laterList()->text().split(u'\n');
    QCOMPARE(later.size(), 2);
    QVERIFY(later[0].contains(QStringLiteral("Regime of a ReLU: tomorrow")));
    QVERIFY(later[1].contains(QStringLiteral("Ridge point of an A100: in ")));
    QVERIFY(later[1].contains(QStringLiteral("2026")));
}

void ScheduleTest::timeMakesThemDue()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.open();
    RecallDates *dates = desk.section->dates();
    showAll(desk);
    QVERIFY(!dates->dueList()->isVisible());
    desk.pass_s(601);
    // Coming into view looks at the clock, as the section does by itself now and then.
    desk.section->hide();
    desk.section->show();
    showAll(desk);
    QVERIFY(dates->dueList()->isVisible());
    QCOMPARE(desk.card()->question(), QStringLiteral("chain"));
    QCOMPARE(desk.card()->mode(), RecallQuestionCard::Mode::Answering);
}

void ScheduleTest::untilIsInWords_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("said");
    QTest::newRow("past") << qint64(-5) << "now";
    QTest::newRow("now") << qint64(0) << "now";
    QTest::newRow("a second") << qint64(1) << "in 1 minute(s)";
    QTest::newRow("ten minutes") << qint64(600) << "in 10 minute(s)";
    QTest::newRow("hours") << qint64(2 * 3600) << "today at ";
    QTest::newRow("tomorrow") << qint64(24 * 3600) << "tomorrow";
    QTest::newRow("days") << qint64(3 * 24 * 3600) << "in 3 day(s)";
}

void ScheduleTest::untilIsInWords()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, said);
    const QDateTime now(QDate(2026, 11, 21), QTime(9, 0), Qt::LocalTime);
    const QString text = RecallText::until(now.addSecs(seconds).toUTC(), now.toUTC());
    QVERIFY2(text.startsWith(said), qPrintable(text));
}

void ScheduleTest::dueOnesAreTurnedTo()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.pass_s(700);
    desk.open();
    desk.section->showQuestion(QStringLiteral("ridge"));
    desk.section->dates()->reviewButton()->click();
    QCOMPARE(desk.card()->question(), QStringLiteral("chain"));
    QCOMPARE(QApplication::focusWidget(), desk.card()->prompt());
}

void ScheduleTest::exportIsWritten()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.open();
    QSignalSpy exported(&desk.intents, &Intents::reviewExported);
    desk.section->dates()->exportButton()->click(); // cancelled
    QCOMPARE(desk.asked.suffix, QStringLiteral("json"));
    QVERIFY(!desk.asked.name.isEmpty());
    QCOMPARE(exported.count(), 0);
    desk.path = desk.folder.filePath(QStringLiteral("mine.json"));
    desk.section->dates()->exportButton()->click();
    QCOMPARE(exported.count(), 1);
    QCOMPARE(contentOf(desk.path), desk.book.exportJson());
    QTRY_VERIFY(desk.announcer->text().contains(QStringLiteral("mine.json")));
}

void ScheduleTest::aFileThatCanNotBeWrittenIsTold()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.open();
    showAll(desk);
    desk.path = desk.folder.filePath(QStringLiteral("no/such/folder/mine.json"));
    desk.section->dates()->exportButton()->click();
    Notice *failure = desk.section->dates()->failure();
    QVERIFY(failure->isVisible());
    QVERIFY(failure->text().contains(QStringLiteral("mine.json")));
    QTRY_VERIFY(desk.announcer->text().contains(QStringLiteral("mine.json")));
    desk.path = desk.folder.filePath(QStringLiteral("mine.json"));
    desk.section->dates()->exportButton()->click();
    QVERIFY(!failure->isVisible());
}

void ScheduleTest::deletingAsksOnceMore()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    QVERIFY(desk.book.setChecked(QStringLiteral("one"), true));
    desk.open();
    RecallDates *dates = desk.section->dates();
    showAll(desk);
    dates->deleteButton()->setFocus();
    dates->deleteButton()->click();
    QVERIFY(!desk.book.answers().empty());
    QVERIFY(dates->question()->isVisible());
    QVERIFY(dates->question()->text().contains(QStringLiteral("1 answer")));
    QPushButton *no = actionOf(dates->question(), QStringLiteral("Keep them"));
    QCOMPARE(QApplication::focusWidget(), no);
    actionOf(dates->question(), QStringLiteral("Delete them"))->click();
    QVERIFY(desk.book.answers().empty());
    QVERIFY(desk.book.isChecked(QStringLiteral("one")));
    QVERIFY(!dates->question()->isVisible());
    QVERIFY(!dates->deleteButton()->isEnabled());
    QVERIFY(dates->isAncestorOf(QApplication::focusWidget()));
    QTRY_VERIFY(desk.announcer->text().contains(QStringLiteral("deleted")));
    QCOMPARE(desk.card()->mode(), RecallQuestionCard::Mode::Answering);
}

void ScheduleTest::keepingKeeps()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.open();
    RecallDates *dates = desk.section->dates();
    showAll(desk);
    dates->deleteButton()->click();
    actionOf(dates->question(), QStringLiteral("Keep them"))->click();
    QVERIFY(!dates->question()->isVisible());
    QCOMPARE(desk.book.answers().size(), std::size_t(1));
    QCOMPARE(QApplication::focusWidget(), dates->deleteButton());
    // Asked anew, it counts anew.
    QVERIFY(desk.answer(QStringLiteral("ridge"), 3, true));
    dates->deleteButton()->click();
    QVERIFY(dates->question()->text().contains(QStringLiteral("2 answer")));
    // What is asked in one language is not left standing in another.
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(dates, &change);
    QVERIFY(!dates->question()->isVisible());
}

void ScheduleTest::aRefusedDeletionIsNotTold()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.ledger.setReadOnly(true);
    desk.open();
    RecallDates *dates = desk.section->dates();
    showAll(desk);
    dates->deleteButton()->click();
    actionOf(dates->question(), QStringLiteral("Delete them"))->click();
    QCOMPARE(desk.book.answers().size(), std::size_t(1));
    QTest::qWait(250);
    QVERIFY(!desk.announcer->text().contains(QStringLiteral("deleted")));
}

RP_TEST(ScheduleTest)

} // namespace test_review_schedule
#include "test_review_schedule.moc"
