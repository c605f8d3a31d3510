// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Statements, self-check and writing: the sections of the review without questions.
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/review/beliefs_section.h"
#include "views/review/card_deck.h"
#include "views/review/review_section.h"
#include "views/review/self_check_section.h"
#include "views/review/writing_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/text_block.h"
#include "views/widgets/writing_field.h"

#include <QSignalSpy>

namespace test_review_sections {

using namespace rp;
using namespace rp::test;

namespace {

struct Beliefs : ReviewDesk
{
    explicit Beliefs(ReviewContent given = smallReview())
        : ReviewDesk(std::move(given))
        , section(new BeliefsSection(parts()))
    {
        QObject::connect(&intents, &Intents::beliefAnswered, &window,
                         [this](const QString &id, bool isTrue) { book.answerBelief(id, isTrue); });
        show(section);
    }
    BeliefCard *card(int index) const { return section->cards().at(std::size_t(index)); }

    BeliefsSection *section;
};

struct SelfCheck : ReviewDesk
{
    SelfCheck()
        : section(new SelfCheckSection(parts()))
    {
        QObject::connect(&intents, &Intents::checkRequested, &window,
                         [this](const QString &id, bool on) { book.setChecked(id, on); });
        show(section);
    }
    SelfCheckSection *section;
};

struct Writing : ReviewDesk
{
    Writing()
        : section(new WritingSection(parts()))
    {
        QObject::connect(&intents, &Intents::reviewWritingEdited, &window,
                         [this](const QString &id, const QString &text) { book.setWriting(id, text); });
        show(section);
    }
    PromptCard *prompt(int index) const { return section->prompts().at(std::size_t(index)); }

    WritingSection *section;
};

} // namespace

class TestReviewSections : public QObject
{
    Q_OBJECT
private slots:
    void cleanup();

    void aStatementIsJudgedBeforeItIsExplained();
    void aRefusedJudgementExplainsNothing();
    void theLinkLeadsToItsPlace();

    void theLastCardSaysWhatComesNext();
    void typingKeepsTheCursor();
    void aFileThatCanNotBeWrittenIsTold();
};

void TestReviewSections::cleanup()
{
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(QFont());
}

void TestReviewSections::aStatementIsJudgedBeforeItIsExplained()
{
    const Beliefs beliefs;
    BeliefCard *card = beliefs.card(0);
    QCOMPARE(card->heading(), QStringLiteral("It is free."));
    QVERIFY(card->trueButton()->isVisible());
    QVERIFY(!card->correction()->isVisible());
    QVERIFY(!card->nuance()->isVisible());
    card->trueButton()->click();
    QVERIFY(!card->trueButton()->isVisible() && !card->falseButton()->isVisible());
    QCOMPARE(card->correction()->text(), QStringLiteral("No."));
    QVERIFY(card->correction()->isVisible() && card->nuance()->isVisible());
    QVERIFY(!beliefs.card(1)->isVisible()); // one card a screen
    beliefs.section->deck()->nextButton()->click();
    QVERIFY(!card->isVisible() && beliefs.card(1)->trueButton()->isVisible());
    QCOMPARE(beliefs.section->deck()->place()->text(), QStringLiteral("2 of 2"));
    beliefs.section->deck()->nextButton()->click(); // round the end
    QVERIFY(card->correction()->isVisible());
}

void TestReviewSections::aRefusedJudgementExplainsNothing()
{
    Beliefs beliefs;
    beliefs.ledger.setReadOnly(true);
    beliefs.card(0)->falseButton()->click();
    QVERIFY(beliefs.card(0)->falseButton()->isVisible());
    QVERIFY(!beliefs.card(0)->correction()->isVisible());
}

void TestReviewSections::theLinkLeadsToItsPlace()
{
    const Beliefs beliefs;
    QSignalSpy links(&beliefs.intents, &Intents::linkRequested);
    beliefs.section->deck()->setCurrent(1);
    beliefs.card(1)->trueButton()->click();
    LinkButton *link = beliefs.card(1)->link();
    QCOMPARE(link->text(), QStringLiteral("Show it in Lab 07, act 2, Explore"));
    QCOMPARE(link->accessibleName(), QStringLiteral("Show “the bars” in Lab 07, act 2, Explore"));
    link->click();
    QCOMPARE(links.size(), 1);
    QCOMPARE(links.front().front().value<StepLink>().act, QStringLiteral("act2"));
}

void TestReviewSections::theLastCardSaysWhatComesNext()
{
    const SelfCheck check;
    QVERIFY(!check.section->topics().front()->isVisible());
    check.section->deck()->nextButton()->click();
    QVERIFY(!check.section->boxes().front()->isVisible());
    const TextBlock *topic = check.section->topics().front();
    QVERIFY(topic->isVisible());
    QCOMPARE(topic->accessibleName(), QStringLiteral("Training: It needs the same."));
    check.section->focusFirst();
    QVERIFY(topic->hasFocus());
}

void TestReviewSections::typingKeepsTheCursor()
{
    const Writing writing;
    WritingField *field = writing.prompt(0)->edit();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("bytes"));
    field->moveCursor(QTextCursor::Start);
    QTest::keyClicks(field, QStringLiteral("No "));
    QCOMPARE(field->text(), QStringLiteral("No bytes"));
    QCOMPARE(field->textCursor().position(), 3);
}

void TestReviewSections::aFileThatCanNotBeWrittenIsTold()
{
    Writing writing;
    QSignalSpy failed(writing.section, &ReviewSection::failed);
    QSignalSpy exported(&writing.intents, &Intents::reviewExported);
    writing.path = writing.folder.filePath(QStringLiteral("no/such/folder/n.md"));
    writing.section->exportButton()->click();
    QCOMPARE(exported.size(), 0);
    QVERIFY(!failed.back().front().toString().isEmpty());
}

RP_TEST(TestReviewSections)

} // namespace test_review_sections
#include "test_review_sections.moc"
