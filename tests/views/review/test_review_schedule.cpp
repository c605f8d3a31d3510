// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/review/recall_desk.h"

#include "tests/support/test_main.h"
#include "views/widgets/notice.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include <QPushButton>
#include <algorithm>

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
    void timeMakesThemDue();
    void aFileThatCanNotBeWrittenIsTold();
    void deletingAsksOnceMore();
    void keepingKeeps();
};

void ScheduleTest::timeMakesThemDue()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.open();
    RecallDates *dates = desk.section->dates();
    showAll(desk);
    QVERIFY(!dates->dueList()->isVisible());
    const auto headings = dates->findChildren<HeadingLabel *>();
    QVERIFY(std::any_of(headings.begin(), headings.end(), [](const HeadingLabel *heading) {
        return heading->isVisible() && heading->text() == QStringLiteral("Later");
    }));
    desk.pass_s(601);
    // Coming into view looks at the clock, as the section does by itself now and then.
    desk.section->hide();
    desk.section->show();
    showAll(desk);
    QVERIFY(dates->dueList()->isVisible());
    QCOMPARE(desk.card()->question(), QStringLiteral("chain"));
    QCOMPARE(desk.card()->mode(), RecallQuestionCard::Mode::Answering);
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
    QVERIFY(desk.book.setChecked(QStringLiteral("a"), true));
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
    QVERIFY(desk.book.isChecked(QStringLiteral("a")));
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

RP_TEST(ScheduleTest)

} // namespace test_review_schedule
#include "test_review_schedule.moc"
