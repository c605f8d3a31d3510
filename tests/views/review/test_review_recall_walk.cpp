// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/review/recall_question.h"
#include "views/widgets/segmented_choice.h"

#include <QLineEdit>
#include <algorithm>

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
    QVERIFY(desk.answer(QStringLiteral("relu"), 3, true));
    QVERIFY(desk.answer(QStringLiteral("chain"), 5, false));
    desk.passDays(400);
    desk.open();
    // The confident error comes before the other, and neither before is shown.
    QCOMPARE(desk.card()->question(), QStringLiteral("chain"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->entries().front()->text(), QString());
    QVERIFY(!desk.card()->form()->confidence()->value());
    desk.section->showQuestion(QStringLiteral("relu"));
    QCOMPARE(desk.card()->mode(), Mode::Answering);
    QCOMPARE(desk.card()->form()->options()->currentKey(), QString());
}

void RecallWalkTest::whatBecomesDueWhileItIsReadStays()
{
    At at("relu");
    at.form()->options()->buttons()[0]->click();
    at.sure(five);
    at.lock();
    QCOMPARE(at.card()->mode(), Mode::Answered);
    at.pass_s(3600);
    QVERIFY(at.book.due().contains(QStringLiteral("relu")));
    QVERIFY(at.book.setChecked(QStringLiteral("a"), true));
    QCOMPARE(at.card()->mode(), Mode::Answered);
    // Chosen again, it is asked again.
    at.section->showQuestion(QStringLiteral("ridge"));
    at.section->showQuestion(QStringLiteral("relu"));
    QCOMPARE(at.card()->mode(), Mode::Answering);
}

void RecallWalkTest::itCanBeAnsweredAgain()
{
    At at("relu");
    at.form()->options()->buttons()[0]->click();
    at.sure(QStringLiteral("3"));
    at.lock();
    at.feedback()->againButton()->setFocus();
    at.feedback()->againButton()->click();
    QCOMPARE(at.card()->mode(), Mode::Answering);
    QCOMPARE(QApplication::focusWidget(), at.card()->prompt());
    const auto blocks = at.card()->findChildren<TextBlock *>();
    QVERIFY(std::any_of(blocks.begin(), blocks.end(), [](const TextBlock *block) {
        return block->isVisible() && block->text().startsWith(QStringLiteral("You answered this before"));
    }));
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

RP_TEST(RecallWalkTest)

} // namespace test_review_recall_walk
#include "test_review_recall_walk.moc"
