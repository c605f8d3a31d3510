// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/review/recall_question.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/recall/calibration_card.h"

#include <QLineEdit>

namespace test_review_recall_walk {

using namespace rp;
using namespace rp::test;
using Mode = RecallQuestionCard::Mode;

/// From question to question: what is due, the list, the page as a whole.
class RecallWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup();

    void dueComesFirstAndAfresh();
    void whatBecomesDueWhileItIsReadStays();
    void itCanBeAnsweredAgain();
    void aReadOnlyLedgerKeepsWhatIsTyped();
    void everythingIsReachedByTab();

private:
    QFont m_font;
};

void RecallWalkTest::cleanup()
{
    QLocale::setDefault(QLocale::c());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_font); // a QFont of its own would be the one that is set
}

void RecallWalkTest::dueComesFirstAndAfresh()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("regime"), 3, true));
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.passDays(400);
    desk.open();
    // The confident error comes before the other, and neither before is shown.
    QCOMPARE(desk.card()->question(), QStringLiteral("chain"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->entries().front()->text(), QString());
    QVERIFY(!desk.card()->form()->confidence()->value());
    desk.section->showQuestion(QStringLiteral("regime"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->options()->currentKey(), QString());
}

void RecallWalkTest::whatBecomesDueWhileItIsReadStays()
{
    At at("regime");
    at.form()->options()->buttons()[0]->click();
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    at.pass_s(3600);
    QVERIFY(at.book.due().contains(QStringLiteral("regime")));
    QVERIFY(at.book.setChecked(QStringLiteral("one"), true));
    QCOMPARE(at.card()->mode(), Mode::Answered);
    // Chosen again, it is asked again.
    at.section->showQuestion(QStringLiteral("ridge"));
    at.section->showQuestion(QStringLiteral("regime"));
    QCOMPARE(at.card()->mode(), Mode::Answering);
}

void RecallWalkTest::itCanBeAnsweredAgain()
{
    At at("regime");
    at.form()->options()->buttons()[0]->click();
    at.sure(QStringLiteral("3"));
    at.lock();
    at.feedback()->againButton()->setFocus();
    at.feedback()->againButton()->click();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
    QCOMPARE(at.form()->options()->currentKey(), QString());
    at.form()->options()->buttons()[1]->click();
    at.sure(QStringLiteral("3"));
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    QCOMPARE(at.book.answers().size(), std::size_t(2));
    QCOMPARE(at.book.score(), 1);
}

void RecallWalkTest::aReadOnlyLedgerKeepsWhatIsTyped()
{
    At at("ridge");
    at.ledger.setReadOnly(true);
    QLineEdit *entry = at.form()->entries().front();
    QTest::keyClicks(entry, QStringLiteral("156"));
    QCOMPARE(entry->text(), QStringLiteral("156"));
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(entry->text(), QStringLiteral("156"));
}

void RecallWalkTest::everythingIsReachedByTab()
{
    At at("chain");
    QCOMPARE(unnamed(at.window), QStringList());
    QSet<QWidget *> reached;
    followReadingOrder(at.window); // the window does it on every Tab
    at.section->focusFirst();
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    QVERIFY(reached.contains(at.form()->entries()[0]));
    QVERIFY(reached.contains(at.form()->entries()[1]));
    QVERIFY(reached.contains(at.form()->confidence()));
    QVERIFY(reached.contains(at.form()->lockButton()));
    QVERIFY(reached.contains(at.section->views()->buttons().front()));
    QVERIFY(reached.contains(at.section->calibration()->chart()->plotWidget()));
    QVERIFY(!reached.contains(at.feedback()->nextButton()));
}

RP_TEST(RecallWalkTest)

} // namespace test_review_recall_walk
#include "test_review_recall_walk.moc"
