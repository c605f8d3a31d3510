// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hints are taken one by one, read again and set on the instrument, and nothing is found by that. Who is
// stuck is offered the first one, once.
#include "models/content/withheld_content.h"
#include "models/instruments/ladder_text.h"
#include "models/store/ledger_store.h"
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/steps/challenge_card.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/steps/hint_ladder.h"
#include "views/steps/panel_page.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reflection_card.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"

#include <QDialog>
#include <QTest>

namespace test_hint_ladder {

using namespace rp;
using step_fixture::Act;

namespace {

ExplorePage *explore(Act &act, const char *said = "half")
{
    act.show({1030, 600});
    act.goTo(Step::Explore, QLatin1String(said));
    auto *page = qobject_cast<ExplorePage *>(act.page());
    page->discoveries()->setOpen(true);
    QCoreApplication::processEvents();
    return page;
}

const ExerciseCard *firstExercise(Act &act)
{
    act.show({1030, 600});
    act.goTo(Step::Reflect);
    return act.page()->findChild<ExerciseCard *>();
}
void take(HintLadder *ladder, int rungs)
{
    for (int rung = 1; rung <= rungs; ++rung)
        ladder->button()->click();
}

} // namespace

class TestHintLadder : public QObject
{
    Q_OBJECT
private slots:
    void rungsAreTakenByKeyAndReadAgain();
    void aRungIsSetOnTheInstrument();
    void aChallengeHasItsLadderInTheCard();
    void anExercisesRungGoesToTheInstrument();
    void anAnswerThatWasTakenIsToldBesideIt();
    void onlyWhatMissedHasItsLadderOnReveal();
    void noneSaysBeforeRevealWhatMissed();
    void whoIsStuckIsOfferedOne();
    void whoComesBackFromADialogIsOfferedOne();
    void nobodyIsOfferedOneWhoPresents();
    void noneIsThereInAnExam();
};

void TestHintLadder::rungsAreTakenByKeyAndReadAgain()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act1"));
    const ExplorePage *page = explore(act);
    HintLadder *ladder = page->ladders().front();
    QVERIFY(ladder->isVisible() && ladder->button()->isVisible());
    QVERIFY(!ladder->rung(1)->isVisible());
    for (int rung = 1; rung <= LadderContent::rungs; ++rung) {
        ladder->button()->setFocus();
        QTest::keyClick(ladder->button(), Qt::Key_Space);
        QVERIFY(ladder->rung(rung)->isVisible());
        QVERIFY(ladder->rung(rung)->hasFocus()); // which reads it out
        QVERIFY(ladder->rung(rung)->text().contains(rungName(rung)));
        QCOMPARE(ladder->setButton(rung)->isVisible(), rung == 2 || rung == 3);
    }
    QVERIFY(!ladder->button()->isVisible() && !ladder->button()->isEnabled());
    QVERIFY(ladder->rung(1)->isVisible()); // to be read again
    QVERIFY(act.refusals.isEmpty());
    QCOMPARE(act.session->hintsTaken(QStringLiteral("act1"), {ladder_list::predictions, act.predictionId()}),
             4);
}

void TestHintLadder::aRungIsSetOnTheInstrument()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act1"));
    const ExplorePage *page = explore(act);
    HintLadder *ladder = page->ladders().front();
    const std::size_t before = act.ledger.log().entries().size();
    act.controller->setHint({ladder_list::predictions, act.predictionId()}, LadderContent::Counter);
    QCOMPARE(act.refusals.size(), 1); // it was not taken
    QCOMPARE(act.ledger.log().entries().size(), before);
    QVERIFY(act.instrument->setInput(QStringLiteral("gpu_speed"), 4.0).isEmpty()); // unlike the hint's
    take(ladder, LadderContent::Counter);
    ladder->setButton(LadderContent::Counter)->click();
    const Truth &at = *act.act().predictions.front().ladder.counter;
    QCOMPARE(act.instrument->figureText(at.figure.name),
             act.instrument->figureTextFor(at.inputs, at.figure.name));
    // Nothing was found by it: two rungs were taken, and that is all.
    QCOMPARE(act.ledger.log().entries().size(), before + 2);
}

void TestHintLadder::aChallengeHasItsLadderInTheCard()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
    ExplorePage *page = explore(act);
    page->showPanel(QStringLiteral("roi"));
    QCoreApplication::processEvents();
    ChallengeCard *card = page->panelPage()->challenges().front();
    QVERIFY(card->ladder()->button()->isVisible());
    card->ladder()->button()->click();
    const QString hint = contentText(
        act.session->content().act(QStringLiteral("act2"))->challenges.front().ladder.hints.front());
    QVERIFY2(card->ladder()->rung(1)->text().contains(hint), qPrintable(card->ladder()->rung(1)->text()));
    QVERIFY(act.session->challenge(QStringLiteral("act2"), card->challengeId()).attempts.empty());
    // Whoever takes the answer, too, has solved it, and is told how.
    take(card->ladder(), 3);
    QCOMPARE(act.session->recordAttempt(QStringLiteral("act2"), card->challengeId(), 1.0, true),
             Refusal::None);
    QVERIFY2(card->result()->text().contains(answerTakenText()), qPrintable(card->result()->text()));
}

void TestHintLadder::anExercisesRungGoesToTheInstrument()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
    const ExerciseCard *card = firstExercise(act);
    take(card->ladder(), LadderContent::Neighbour);
    card->ladder()->setButton(LadderContent::Neighbour)->click();
    QVERIFY(act.session->place().step == Step::Explore);
    QVERIFY(act.refusals.isEmpty());
}

void TestHintLadder::anAnswerThatWasTakenIsToldBesideIt()
{
    for (const bool isTaken : {false, true}) {
        Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
        const ExerciseCard *card = firstExercise(act);
        take(card->ladder(), isTaken ? LadderContent::Answer : LadderContent::Neighbour);
        const QString id = card->questionId();
        act.controller->answerExercise(id, findExercise(act.act(), id)->question.correct);
        QVERIFY(card->isSolved());
        QCOMPARE(card->firstAnswer()->isHidden(), !isTaken);
        QVERIFY(!isTaken || card->firstAnswer()->text() == answerTakenText());
    }
}

void TestHintLadder::onlyWhatMissedHasItsLadderOnReveal()
{
    for (const bool missed : {true, false}) {
        Act act(Ledger::Mode::Learner, QStringLiteral("act1"));
        act.show({1030, 600});
        act.goTo(Step::Reveal, missed ? QStringLiteral("half") : QStringLiteral("third"));
        const auto *page = qobject_cast<RevealPage *>(act.page());
        QCOMPARE(page->ladders().front()->isHidden(), !missed); // it waits under Why
        act.controller->back();
        const auto *before = qobject_cast<ExplorePage *>(act.page());
        before->discoveries()->setOpen(true);
        QCoreApplication::processEvents();
        QCOMPARE(before->ladders().front()->isVisible(), missed);
    }
}

void TestHintLadder::noneSaysBeforeRevealWhatMissed()
{
    for (const char *said : {"half", "third"}) {
        Act act(Ledger::Mode::Advised, QStringLiteral("act1")); // Reveal is open from the beginning
        const ExplorePage *page = explore(act, said);
        QVERIFY(act.session->state(QStringLiteral("act1"), Step::Reveal) == StepState::Open);
        QVERIFY(page->ladders().front()->isVisible());
    }
}

void TestHintLadder::whoIsStuckIsOfferedOne()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act1"));
    const ExplorePage *page = explore(act);
    HintLadder *ladder = page->ladders().front();
    QVERIFY(!ladder->offered()->isVisible());
    page->stuckWatch()->setDelay(50);
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2")); // begins anew
    QTRY_VERIFY(ladder->offered()->isVisible());
    QTRY_VERIFY(act.announcer->text().contains(ladder->offered()->text()));
    QVERIFY(!ladder->offer()); // once
    ladder->button()->click();
    QVERIFY(!ladder->offered()->isVisible());
}

void TestHintLadder::whoComesBackFromADialogIsOfferedOne()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act1"));
    const ExplorePage *page = explore(act);
    HintLadder *ladder = page->ladders().front();
    QDialog dialog(&act.window);
    dialog.setModal(true);
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    page->stuckWatch()->setDelay(20);
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    QTest::qWait(200);
    QVERIFY(!ladder->offered()->isVisible());
    dialog.close();
    QApplication::setActiveWindow(&act.window);
    QTRY_VERIFY(ladder->offered()->isVisible());
}

void TestHintLadder::nobodyIsOfferedOneWhoPresents()
{
    Act act(Ledger::Mode::Presenter, QStringLiteral("act2"));
    ExplorePage *page = explore(act);
    page->showPanel(QStringLiteral("roi"));
    page->stuckWatch()->setDelay(20);
    act.controller->setInput({QStringLiteral("roi"), QStringLiteral("compile_s")}, 60.0);
    QTest::qWait(200);
    QVERIFY(!page->panelPage()->challenges().front()->ladder()->offered()->isVisible());
}

void TestHintLadder::noneIsThereInAnExam()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act1"),
            [](LabContent &lab) { lab = withheldContent(lab); });
    const ExplorePage *page = explore(act);
    QVERIFY(!page->ladders().front()->isVisible());
    QVERIFY(!page->ladders().front()->button()->isEnabled());
    QVERIFY(!page->ladders().front()->offer());
}

RP_TEST(TestHintLadder)

} // namespace test_hint_ladder
#include "test_hint_ladder.moc"
