// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/proposal.h"
#include "models/evidence/evidence_book.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/panel_fixture.h"
#include "tests/views/steps/track_lab.h"
#include "views/steps/cards/discovery_list.h"
#include "views/steps/cards/writing_card.h"
#include "views/steps/reflect_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/entry/writing_field.h"
#include "views/widgets/layout/icon_button.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace test_act3_steps {

using namespace rp;
using step_fixture::accessible;
using step_fixture::nameOf;
using step_fixture::Panels;

namespace {

void choose(const ChallengeCard *card, const QString &key)
{
    card->choice()->setCurrentKey(key);
    card->handInButton()->click();
}

void enlarge(QWidget &window)
{
    QFont large = window.font();
    large.setPointSizeF(large.pointSizeF() * 2.0);
    window.setFont(large);
}

} // namespace

/// What the steps of an act show of a track, what can be proposed, captured and written.
class TestAct3Steps : public QObject
{
    Q_OBJECT
private slots:
    void onlyWhatIsOfTheTrackIsShown();
    void anotherTrackBringsOtherPanels();
    void whatIsDoneOnOneTrackIsNotAskedOnAnother();
    void focusStaysOnThePageWhenTheTrackChanges();
    void whoChoseNoTrackIsTold();
    void aProposalIsMadeOnce();
    void aRightProposalClosesTheCard();
    void everyProposalCanBeReached();
    void anInstrumentIsCaptured();
    void capturesAreCounted();
    void withoutEvidenceNothingIsCaptured();
    void whatIsWrittenIsKept();
    void tabLeavesTheField();
    void anotherLedgerBringsItsText();
    void theFirstLetterMovesNothing();
    void theFieldGrows();
};

void TestAct3Steps::onlyWhatIsOfTheTrackIsShown()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    QVERIFY(!lab.page()->tabs()->isVisible()); // one panel is left
    QCOMPARE(lab.page()->panelPage()->challenges().size(), std::size_t(1));
    const QString title = lab.page()->discoveries()->title();
    QVERIFY2(title.contains(QStringLiteral("0 of 1")), qPrintable(title));
    QVERIFY(!lab.page()->stepPanel(1));
}

void TestAct3Steps::anotherTrackBringsOtherPanels()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    lab.parts.set("a.level", 3.0);
    const ExplorePage *before = lab.page();
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    QVERIFY(lab.page() != before);
    QVERIFY(lab.page()->tabs()->isVisible());
    QCOMPARE(lab.page()->tabs()->tabs().size(), std::size_t(2));
    QVERIFY(lab.page()->discoveries()->title().contains(QStringLiteral("1 of 2"))); // what was found stays
    QVERIFY(lab.page()->panelPage()->challenges().empty());
    lab.page()->showPanel(QStringLiteral("b"));
    QCOMPARE(lab.challenge()->challengeId(), QStringLiteral("moves"));
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("cloud"));
    QCOMPARE(lab.page()->panel(), QStringLiteral("a"));
    QCOMPARE(lab.challenge()->challengeId(), QStringLiteral("stakeholder"));
}

void TestAct3Steps::whatIsDoneOnOneTrackIsNotAskedOnAnother()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    lab.parts.set("a.level", 3.0);
    choose(lab.challenge(), noneProposed);
    QVERIFY(lab.page()->nextButton()->isEnabled());
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    QVERIFY(lab.page()->nextButton()->isEnabled());
    const QString said = lab.page()->discoveries()->progress();
    QVERIFY2(said.contains(QStringLiteral("can go on")), qPrintable(said));
}

void TestAct3Steps::focusStaysOnThePageWhenTheTrackChanges()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    lab.challenge()->handInButton()->setFocus();
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(lab.page()->heading()));
    // Elsewhere it stays where it is.
    auto *outside = new QPushButton(&lab.window);
    outside->show();
    outside->setFocus();
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("cloud"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(outside));
}

void TestAct3Steps::whoChoseNoTrackIsTold()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    QVERIFY(lab.page()->trackNote()->isVisible());
    lab.parts.session->recordSetting(QStringLiteral("track"), QStringLiteral("cloud"));
    QVERIFY(!lab.page()->trackNote()->isVisible());
}

void TestAct3Steps::aProposalIsMadeOnce()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    card->handInButton()->click();
    QVERIFY(card->problem()->isVisible());
    QVERIFY(card->choice()->buttons().front()->hasFocus());
    QCOMPARE(lab.said(), card->problem()->text());

    choose(card, QStringLiteral("gpt2"));
    QCOMPARE(lab.parts.challenge("stakeholder").attempts.size(), std::size_t(1));
    QVERIFY(!card->isSolved());
    QVERIFY(!card->problem()->isVisible());
    QVERIFY(card->attempts()->text().contains(QStringLiteral("gpt2: not right")));
    QVERIFY(card->hints()->isVisible());
    const QString spoken = lab.said();
    QVERIFY2(spoken.contains(QStringLiteral("gpt2: not right")), qPrintable(spoken));
    QVERIFY(card->choice()->currentText().contains(QStringLiteral("proposed before")));

    card->handInButton()->click();
    QVERIFY(card->problem()->isVisible());
    QCOMPARE(lab.parts.challenge("stakeholder").attempts.size(), std::size_t(1));
}

void TestAct3Steps::aRightProposalClosesTheCard()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    ChallengeCard *card = lab.challenge();
    choose(card, QStringLiteral("kws"));
    card->handInButton()->setFocus();
    choose(card, noneProposed);
    QVERIFY(card->isSolved());
    QVERIFY(card->result()->text().contains(QStringLiteral("So it is.")));
    QVERIFY(card->result()->hasFocus());
    QVERIFY(!card->choice()->isVisible());
    QVERIFY(!card->choice()->isEnabled());
    QVERIFY(!card->handInButton()->isEnabled());
    const QString tried = card->attempts()->text();
    QVERIFY2(tried.contains(QStringLiteral("None of them does: right")), qPrintable(tried));
}

void TestAct3Steps::everyProposalCanBeReached()
{
    Panels lab(test::labOnTracks());
    enlarge(lab.window);
    QVERIFY(lab.show({640, 700}));
    ChallengeCard *card = lab.challenge();
    QCOMPARE(accessible(card->choice())->role(), QAccessible::Grouping);
    QVERIFY(nameOf(card->choice()).contains(QStringLiteral("Stakeholder")));
    const auto buttons = card->choice()->buttons();
    QCOMPARE(buttons.size(), std::size_t(3));
    buttons.front()->setFocus();
    for (OptionButton *button : buttons) {
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(button));
        QCOMPARE(accessible(button)->role(), QAccessible::RadioButton);
        QVERIFY(!nameOf(button).isEmpty());
        QVERIFY(button->height() >= 24 && button->width() >= 24);
        QTest::keyClick(button, Qt::Key_Space);
        QTest::keyClick(button, Qt::Key_Down);
    }
    QCOMPARE(nameOf(card->handInButton()), QStringLiteral("Propose"));
    QCOMPARE(lab.page()->scrollArea()->horizontalScrollBar()->maximum(), 0);
}

void TestAct3Steps::anInstrumentIsCaptured()
{
    Panels lab;
    const EvidenceBook book(lab.parts.session->content(), lab.parts.ledger);
    lab.view->setEvidence(book);
    QVERIFY(lab.show());
    const QSignalSpy asked(&lab.intents, &Intents::captureRequested);
    IconButton *capture = lab.page()->captureButton();
    QVERIFY(capture->isVisible()); // at once: the picture is there
    QVERIFY(capture->height() >= 24 && capture->width() >= 24);
    QCOMPARE(nameOf(capture), QStringLiteral("Capture"));
    QVERIFY(!accessible(capture)->text(QAccessible::Description).isEmpty());
    QVERIFY(step_fixture::tabOrder(lab.window).contains(capture));
    capture->click();
    lab.page()->showPanel(QStringLiteral("b"));
    lab.view->requestCapture();
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("a"));
    QCOMPARE(asked[1][0].toString(), QStringLiteral("b"));
}

void TestAct3Steps::capturesAreCounted()
{
    Panels lab;
    EvidenceBook book(lab.parts.session->content(), lab.parts.ledger);
    lab.view->setEvidence(book);
    QVERIFY(lab.show());
    const auto count = [&lab] { return lab.page()->captureButton()->toolTip().contains(QLatin1Char('1')); };
    QVERIFY(!count());
    const Instrument &first = lab.parts.a;
    const QString id =
        book.add(captureOf(*lab.parts.session, QStringLiteral("only"), QStringLiteral("a"), first));
    QVERIFY(count());
    lab.page()->showPanel(QStringLiteral("b"));
    QVERIFY(!count());
    lab.page()->showPanel(QStringLiteral("a"));
    QVERIFY(book.setRemoved(id, true));
    QVERIFY(!count());
}

void TestAct3Steps::withoutEvidenceNothingIsCaptured()
{
    Panels lab;
    QVERIFY(lab.show());
    const QSignalSpy asked(&lab.intents, &Intents::captureRequested);
    QVERIFY(!lab.page()->captureButton()->isVisible());
    QVERIFY(!lab.view->canCapture());
    lab.view->requestCapture();
    QVERIFY(asked.isEmpty());
}

namespace {

/// At the Reflect step, in front of the field.
WritingCard *reflect(Panels &lab)
{
    lab.parts.wizard->skipDiscoveries();
    lab.parts.wizard->next();
    lab.parts.wizard->next();
    for (const QuestionContent &question : lab.parts.session->currentAct().reflections)
        lab.parts.wizard->answerReflection(question.id, question.correct);
    const auto *page = qobject_cast<ReflectPage *>(lab.view->currentPage());
    return page && !page->writings().empty() ? page->writings().front() : nullptr;
}

QString writtenIn(const Panels &lab)
{
    return lab.parts.session->writing(QStringLiteral("only"), QStringLiteral("liability"));
}

} // namespace

void TestAct3Steps::whatIsWrittenIsKept()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    WritingCard *card = reflect(lab);
    QVERIFY(card);
    WritingField *field = card->field();
    QCOMPARE(nameOf(field), QStringLiteral("In your words"));
    const QString about = accessible(field)->text(QAccessible::Description);
    QVERIFY2(about.contains(QStringLiteral("When does it cost too much?")), qPrintable(about));
    QVERIFY2(about.contains(field->hint()), qPrintable(about)); // what is seen is heard
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("When time matters"));
    QCOMPARE(writtenIn(lab), QStringLiteral("When time matters"));
    QVERIFY(card->status()->text().contains(QStringLiteral("Saved")));
    QCOMPARE(field->textCursor().position(), 17); // keeping it does not disturb who writes
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(lab.view->currentPage()->step(), Step::Reflect); // a new line, not Next
    QTest::keyClicks(field, QStringLiteral("most"));
    QCOMPARE(writtenIn(lab), QStringLiteral("When time matters\nmost"));
    lab.view->focusHeading();
    const QString spoken = lab.said();
    QVERIFY2(spoken.contains(QStringLiteral("saved")), qPrintable(spoken));
}

void TestAct3Steps::tabLeavesTheField()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    WritingField *field = reflect(lab)->field();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(!field->hasFocus());
    QVERIFY(field->text().isEmpty());
    QVERIFY(step_fixture::tabOrder(lab.window).contains(field));
}

void TestAct3Steps::anotherLedgerBringsItsText()
{
    Panels lab(test::labOnTracks());
    QVERIFY(lab.show());
    const WritingCard *card = reflect(lab);
    QCOMPARE(lab.parts.session->recordWriting(QStringLiteral("only"), QStringLiteral("liability"),
                                              QStringLiteral("From elsewhere")),
             Refusal::None);
    QCOMPARE(card->field()->text(), QStringLiteral("From elsewhere"));
    // What can't be kept is not thrown away, and the card says so.
    lab.parts.ledger.setReadOnly(true);
    QTest::keyClicks(card->field(), QStringLiteral("x"));
    QVERIFY(card->field()->text().contains(QLatin1Char('x')));
    QCOMPARE(card->status()->text(), QStringLiteral("Not saved."));
}

void TestAct3Steps::theFirstLetterMovesNothing()
{
    Panels lab(test::labOnTracks());
    enlarge(lab.window);
    QVERIFY(lab.show({640, 700}));
    const WritingCard *card = reflect(lab);
    QTest::qWait(50);
    QVERIFY(!card->field()->hint().isEmpty());
    QVERIFY(card->status()->text() != card->field()->hint());
    const int before = card->height();
    QTest::keyClicks(card->field(), QStringLiteral("W"));
    QTest::qWait(50);
    QCOMPARE(card->height(), before);
}

void TestAct3Steps::theFieldGrows()
{
    Panels lab(test::labOnTracks());
    enlarge(lab.window);
    QVERIFY(lab.show({640, 700}));
    WritingField *field = reflect(lab)->field();
    QTest::qWait(50);
    const int empty = field->height();
    QVERIFY(empty >= 4 * field->fontMetrics().height());
    field->setText(QStringLiteral("line\n").repeated(8));
    QTest::qWait(50);
    QVERIFY(field->height() > empty);
    field->setText(QStringLiteral("line\n").repeated(80));
    QTest::qWait(50);
    QVERIFY(field->height() < lab.window.height());
    QCOMPARE(lab.view->currentPage()->scrollArea()->horizontalScrollBar()->maximum(), 0);
}

RP_TEST(TestAct3Steps)

} // namespace test_act3_steps
#include "test_act3_steps.moc"
