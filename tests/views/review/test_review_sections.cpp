// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Statements, self-check and writing: the sections of the review without questions.
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/review/beliefs/beliefs_section.h"
#include "views/review/notebook/self_check_section.h"
#include "views/review/notebook/writing_section.h"
#include "views/review/parts/card_deck.h"
#include "views/review/parts/link_button.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/writing_field.h"
#include "views/widgets/layout/disclosure.h"

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
    Toggle *box(int index) const { return section->boxes().at(std::size_t(index)); }

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
    void eachJudgementHasItsWords_data();
    void eachJudgementHasItsWords();
    void aRefusedJudgementExplainsNothing();
    void theKeyboardStaysWithTheStatement();
    void theLinkLeadsToItsPlace();
    void aPlaceThatIsNotThereIsNotOffered();

    void ticksAreCountedAndWeighed();
    void aTickIsTakenBack();
    void aReadOnlyLedgerUnticks();
    void theScaleNamesEveryCount();

    void whatIsTypedIsKeptAtOnce();
    void typingKeepsTheCursor();
    void hintsAreThereOnDemand();
    void theNotebookIsExported();
    void aFileThatCanNotBeWrittenIsTold();

    void hiddenSectionsCatchUp();
    void everythingIsNamedAndFits_data();
    void everythingIsNamedAndFits();
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
    QCOMPARE(card->heading(), QStringLiteral("More FLOP take longer."));
    QVERIFY(card->trueButton()->isVisible());
    QVERIFY(!card->correction()->isVisible());
    QVERIFY(!card->nuance()->isVisible());
    card->trueButton()->click();
    QVERIFY(!card->trueButton()->isVisible() && !card->falseButton()->isVisible());
    QCOMPARE(card->correction()->text(), QStringLiteral("The larger term counts."));
    QVERIFY(card->correction()->isVisible() && card->nuance()->isVisible());
    QVERIFY(!beliefs.card(1)->isVisible()); // one card a screen
    beliefs.section->deck()->nextButton()->click();
    QVERIFY(!card->isVisible() && beliefs.card(1)->trueButton()->isVisible());
    QCOMPARE(beliefs.section->deck()->place()->text(), QStringLiteral("2 of 2"));
    beliefs.section->deck()->nextButton()->click(); // round the end
    QVERIFY(card->correction()->isVisible());
}

void TestReviewSections::eachJudgementHasItsWords_data()
{
    QTest::addColumn<bool>("isTrue");
    QTest::addColumn<bool>("said");
    QTest::addColumn<QString>("words");
    QTest::newRow("false, said true") << false << true << "You judged it true. As it stands, it is false.";
    QTest::newRow("false, said false") << false << false << "You judged it false, and as it stands, it is.";
    QTest::newRow("true, said true") << true << true << "You judged it true, and it is, within limits.";
    QTest::newRow("true, said false") << true << false << "You judged it false. It is true, within limits.";
}

void TestReviewSections::eachJudgementHasItsWords()
{
    QFETCH(bool, isTrue);
    QFETCH(bool, said);
    ReviewContent content = smallReview();
    content.beliefs.front().isTrue = isTrue;
    const Beliefs beliefs(std::move(content));
    (said ? beliefs.card(0)->trueButton() : beliefs.card(0)->falseButton())->click();
    QTEST(beliefs.card(0)->verdict()->text(), "words");
}

void TestReviewSections::aRefusedJudgementExplainsNothing()
{
    Beliefs beliefs;
    beliefs.ledger.setReadOnly(true);
    beliefs.card(0)->falseButton()->click();
    QVERIFY(beliefs.card(0)->falseButton()->isVisible());
    QVERIFY(!beliefs.card(0)->correction()->isVisible());
}

void TestReviewSections::theKeyboardStaysWithTheStatement()
{
    const Beliefs beliefs;
    beliefs.section->focusFirst();
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(beliefs.card(0)->trueButton()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(beliefs.card(0)->verdict()));
    beliefs.section->focusFirst();
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(beliefs.card(1)->trueButton()));
}

void TestReviewSections::theLinkLeadsToItsPlace()
{
    const Beliefs beliefs;
    QSignalSpy links(&beliefs.intents, &Intents::linkRequested);
    beliefs.section->deck()->setCurrent(1);
    beliefs.card(1)->trueButton()->click();
    LinkButton *link = beliefs.card(1)->link();
    QCOMPARE(link->text(), QStringLiteral("Show it in Lab 07, act 2, Explore"));
    QCOMPARE(link->accessibleName(), QStringLiteral("Show “the dispatch tax” in Lab 07, act 2, Explore"));
    link->click();
    QCOMPARE(links.size(), 1);
    QCOMPARE(links.front().front().value<StepLink>().act, QStringLiteral("act2"));
}

void TestReviewSections::aPlaceThatIsNotThereIsNotOffered()
{
    ReviewContent content = smallReview();
    content.beliefs.front().link.lab = QStringLiteral("lab99");
    const Beliefs beliefs(std::move(content));
    beliefs.card(0)->trueButton()->click();
    QVERIFY(!beliefs.card(0)->link()->isVisible());
}

void TestReviewSections::ticksAreCountedAndWeighed()
{
    SelfCheck check;
    QCOMPARE(check.section->count()->text(), QStringLiteral("0 of 3 ticked"));
    check.box(1)->click();
    QVERIFY(check.book.isChecked(QStringLiteral("two")));
    QCOMPARE(check.section->count()->text(), QStringLiteral("1 of 3 ticked: Gaps"));
    QCOMPARE(check.section->advice()->text(), QStringLiteral("Look at what is open."));
    QSignalSpy spoken(check.announcer, &Announcer::spoken);
    check.box(0)->click();
    check.box(2)->click();
    QCOMPARE(check.section->count()->text(), QStringLiteral("3 of 3 ticked: Ready"));
    QVERIFY(spoken.wait());
    QVERIFY(spoken.back().front().toString().contains(QStringLiteral("3 of 3 ticked: Ready")));
}

void TestReviewSections::aTickIsTakenBack()
{
    SelfCheck check;
    check.box(1)->click();
    check.box(1)->click();
    QVERIFY(!check.book.isChecked(QStringLiteral("two")));
    QCOMPARE(check.section->count()->text(), QStringLiteral("0 of 3 ticked: Foundations"));
}

void TestReviewSections::aReadOnlyLedgerUnticks()
{
    SelfCheck check;
    check.ledger.setReadOnly(true);
    check.box(0)->click();
    QVERIFY(!check.box(0)->isChecked());
}

void TestReviewSections::theScaleNamesEveryCount()
{
    const SelfCheck check;
    QStringList texts;
    for (const TextBlock *block : check.section->findChildren<TextBlock *>())
        texts << block->text();
    QVERIFY(texts.contains(QStringLiteral("3: Ready\n1 to 2: Gaps\n0: Foundations")));
}

void TestReviewSections::whatIsTypedIsKeptAtOnce()
{
    const Writing writing;
    writing.section->focusFirst();
    const QString typed = QStringLiteral("A launch costs.");
    for (qsizetype i = 0; i < typed.size(); ++i) {
        QTest::keyClick(QApplication::focusWidget(), typed.at(i).toLatin1());
        QCOMPARE(writing.book.writing(QStringLiteral("explain")), typed.left(i + 1));
    }
    QCOMPARE(writing.prompt(0)->counter()->text(), QStringLiteral("3 word(s)"));
    const WritingSection again(const_cast<Writing &>(writing).parts());
    QCOMPARE(again.prompts().front()->edit()->text(), typed);
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

void TestReviewSections::hintsAreThereOnDemand()
{
    const Writing writing;
    const Disclosure *hints = writing.prompt(0)->hints();
    QVERIFY(!hints->isOpen());
    hints->button()->click();
    QCOMPARE(hints->findChild<TextBlock *>()->text(), QStringLiteral("• Name a number."));
    QVERIFY(hints->findChild<TextBlock *>()->isVisible());
}

void TestReviewSections::theNotebookIsExported()
{
    Writing writing;
    writing.prompt(1)->edit()->setPlainText(QStringLiteral("Measure first."));
    QSignalSpy exported(&writing.intents, &Intents::reviewExported);
    writing.section->exportButton()->click(); // and cancelled
    QCOMPARE(exported.size(), 0);
    writing.path = writing.folder.filePath(QStringLiteral("n.md"));
    writing.section->exportButton()->click();
    QCOMPARE(exported.size(), 1);
    QCOMPARE(writing.asked.suffix, QStringLiteral("md"));
    const QByteArray written = contentOf(writing.path);
    QVERIFY(written.contains("Measure first."));
    QCOMPARE(written, writing.book.notebookMarkdown().toUtf8());
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

void TestReviewSections::hiddenSectionsCatchUp()
{
    SelfCheck check;
    check.section->hide();
    QVERIFY(check.book.setChecked(QStringLiteral("three"), true));
    QVERIFY(!check.box(2)->isChecked());
    check.section->show();
    QVERIFY(check.box(2)->isChecked());
}

void TestReviewSections::everythingIsNamedAndFits_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("wide") << 1280 << 100 << false;
    QTest::newRow("narrow") << 700 << 100 << false;
    QTest::newRow("large text") << 900 << 200 << false;
    QTest::newRow("mirrored") << 900 << 150 << true;
}

void TestReviewSections::everythingIsNamedAndFits()
{
    QFETCH(int, width);
    QFETCH(int, percent);
    QFETCH(bool, mirrored);
    QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    QApplication::setFont(font);
    const auto check = [width](ReviewDesk &desk, ReviewSection *section) {
        desk.window.resize(width, 700);
        for (int turn = 0; turn < 12; ++turn)
            QCoreApplication::processEvents();
        QCOMPARE(unnamed(*section), QStringList());
        QCOMPARE(cutOff(*section), QStringList());
        for (QAbstractButton *button : section->findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->width() >= 24 && button->height() >= 24, qPrintable(button->text()));
        }
    };
    Beliefs beliefs;
    beliefs.card(0)->trueButton()->click();
    check(beliefs, beliefs.section);
    SelfCheck ticks;
    check(ticks, ticks.section);
    Writing writing;
    writing.prompt(0)->hints()->setOpen(true);
    check(writing, writing.section);
}

RP_TEST(TestReviewSections)

} // namespace test_review_sections
#include "test_review_sections.moc"
