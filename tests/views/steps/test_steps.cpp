// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "views/act/term_text.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/steps/completion_card.h"
#include "views/steps/predict_page.h"
#include "views/steps/prediction_card.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reflection_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include <QSignalSpy>

namespace test_steps {

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;
using step_fixture::nameOf;

namespace {

PredictionCard *predictionCard(const Act &act)
{
    auto *page = qobject_cast<PredictPage *>(act.page());
    return page ? page->cards().front() : nullptr;
}

ReflectionCard *reflectionCard(const Act &act)
{
    auto *page = qobject_cast<ReflectPage *>(act.page());
    return page ? page->cards().front() : nullptr;
}

void press(QAbstractButton *button)
{
    QSignalSpy clicked(button, &QAbstractButton::clicked);
    accessible(button)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    if (clicked.isEmpty()) // a press through the accessibility interface is animated
        clicked.wait();
    QCoreApplication::processEvents();
}

} // namespace

class TestSteps : public QObject
{
    Q_OBJECT
private slots:
    void nextIsBlockedUntilThePredictionIsCommitted();
    void committingWithoutAChoiceAsksForOne();
    void enterDoesNotCommitByAccident();
    void keyboardAloneCommits();
    void aCommittedPredictionCannotBePressedAnyMore();
    void aWrongReflectionMayBeTriedAgain();
    void enterChecksTheSecondAnswerToo();
    void aSolvedReflectionIsClosed();
    void languageChangeKeepsWhatWasChosen();
};

void TestSteps::nextIsBlockedUntilThePredictionIsCommitted()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    QVERIFY(!act.page()->nextButton()->isEnabled());
    QVERIFY(predictionCard(act)->commitButton()->isPrimary());
    press(act.page()->nextButton());
    QCOMPARE(act.session->place().step, Step::Predict);
    act.controller->commitPrediction(act.predictionId(), QStringLiteral("half"));
    QVERIFY(act.page()->nextButton()->isEnabled());
    QVERIFY(act.page()->nextButton()->isPrimary());
    QVERIFY(!predictionCard(act)->commitButton()->isVisible());
}

void TestSteps::committingWithoutAChoiceAsksForOne()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = predictionCard(act);
    QSignalSpy problems(card, &PredictionCard::problemShown);
    press(card->commitButton());
    QCOMPARE(problems.count(), 1);
    QVERIFY(!act.session->prediction(act.act().id, act.predictionId()));
    QVERIFY(card->choice()->isAncestorOf(QApplication::focusWidget()));
    // A ring around the first answer would be a proposal to who asked for none by mouse.
    QTest::mouseClick(card->commitButton(), Qt::LeftButton);
    QCOMPARE(problems.count(), 2);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(card->commitButton()));
}

void TestSteps::enterDoesNotCommitByAccident()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = predictionCard(act);
    OptionButton *option = card->choice()->buttons().front();
    option->setFocus();
    QTest::keyClick(option, Qt::Key_Space);
    QTest::keyClick(option, Qt::Key_Return);
    QVERIFY(!act.session->prediction(act.act().id, act.predictionId()));
    QVERIFY(card->commitButton()->hasFocus());
}

void TestSteps::keyboardAloneCommits()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = predictionCard(act);
    for (int i = 0; i < 12 && !card->choice()->isAncestorOf(QApplication::focusWidget()); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(card->choice()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    const QString key = card->choice()->currentKey();
    QCOMPARE(key, QStringLiteral("third")); // the second one on the axis
    for (int i = 0; i < 6 && !card->sure()->isAncestorOf(QApplication::focusWidget()); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(card->sure()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(card->sure()->currentKey(), QStringLiteral("2"));
    for (int i = 0; i < 6 && !card->commitButton()->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(card->commitButton()->hasFocus());
    QTest::keyClick(card->commitButton(), Qt::Key_Space);
    QCOMPARE(act.session->prediction(act.act().id, act.predictionId())->option, key);
    QCOMPARE(act.session->prediction(act.act().id, act.predictionId())->confidence, 2);
    QVERIFY(card->statement()->hasFocus()); // reads out what was committed
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(act.session->place().step, Step::Explore);
}

void TestSteps::aCommittedPredictionCannotBePressedAnyMore()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = predictionCard(act);
    card->choice()->setCurrentKey(QStringLiteral("half"));
    press(card->commitButton());
    // Not without saying how sure one is.
    QVERIFY(!act.session->prediction(act.act().id, act.predictionId()));
    QVERIFY(card->sure()->isAncestorOf(QApplication::focusWidget()));
    card->sure()->buttons().at(3)->click();
    press(card->commitButton());
    QCOMPARE(act.session->prediction(act.act().id, act.predictionId())->confidence, 4);
    QVERIFY(!card->sure()->isEnabled());
    const auto before = act.session->prediction(act.act().id, act.predictionId());
    QCOMPARE(before->option, QStringLiteral("half"));

    QSignalSpy wanted(&act.intents, &Intents::predictionCommitRequested);
    for (OptionButton *option : card->choice()->buttons()) {
        auto *actions = accessible(option)->actionInterface();
        for (const QString &action :
             {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction()})
            actions->doAction(action);
    }
    press(card->commitButton());
    QCOMPARE(wanted.count(), 0);
    QCOMPARE(card->choice()->currentKey(), QStringLiteral("half"));

    // Even a view that asked would be refused, and the page says so.
    emit act.intents.predictionCommitRequested(act.predictionId(), QStringLiteral("third"), 4);
    QCOMPARE(act.refusals.count(), 1);
    QCOMPARE(act.session->prediction(act.act().id, act.predictionId())->option, QStringLiteral("half"));

    QList<QAccessibleInterface *> tree;
    step_fixture::collect(accessible(act.view), tree);
    for (QAccessibleInterface *node : tree)
        QVERIFY2(node->role() != QAccessible::RadioButton || node->state().invisible ||
                     node->state().disabled,
                 qPrintable(node->text(QAccessible::Name)));
}

void TestSteps::aWrongReflectionMayBeTriedAgain()
{
    Act act;
    act.show();
    act.goTo(Step::Reflect);
    ReflectionCard *card = reflectionCard(act);
    QVERIFY(card);
    const QuestionContent &question = act.act().reflections.front();
    QVERIFY(!act.page()->nextButton()->isEnabled());
    card->choice()->setCurrentKey(QStringLiteral("power"));
    press(card->checkButton());
    QVERIFY(card->feedback()->isVisible());
    QVERIFY(card->feedback()->text().contains(
        contentText(findOption(question, QStringLiteral("power"))->feedback)));
    QVERIFY(card->checkButton()->isEnabled());
    QVERIFY(!card->isSolved());
    // The page says that one may go on, and one may.
    QVERIFY(qobject_cast<ReflectPage *>(act.page())->gateNote()->isVisible());
    QVERIFY(act.page()->nextButton()->isEnabled());
    const Meaning wrong = card->verdict()->rating();
    const QString word = card->verdict()->word()->text();
    emit card->choice()->chosen(question.correct); // not checked yet
    QVERIFY(card->verdict()->rating() != wrong && card->verdict()->word()->text() != word);
    emit card->choice()->chosen(QStringLiteral("power"));
    QCOMPARE(card->verdict()->word()->text(), word);
    card->choice()->setCurrentKey(question.correct);
    press(card->checkButton());
    QVERIFY(card->isSolved());
    QVERIFY(card->verdict()->rating() != wrong && card->verdict()->word()->text() != word);
    QVERIFY(!qobject_cast<ReflectPage *>(act.page())->gateNote()->isVisible());
    QCOMPARE(act.session->reflection(act.act().id, question.id)->firstOption, QStringLiteral("power"));
    QVERIFY(card->firstAnswer()->text().contains(
        contentText(findOption(question, QStringLiteral("power"))->text)));
    QVERIFY(!act.session->isCorrect(act.act().id, question.id));
    QVERIFY(act.page()->nextButton()->isEnabled());
}

void TestSteps::enterChecksTheSecondAnswerToo()
{
    Act act;
    act.show();
    act.goTo(Step::Reflect);
    const QuestionContent &question = act.act().reflections.front();
    ReflectionCard *card = reflectionCard(act);
    // The first answer ends the act, so that Next has Enter from then on; an answer keeps its own.
    for (const QString &option : {QStringLiteral("power"), question.correct}) {
        card->choice()->setCurrentKey(option);
        card->choice()->focusChoice();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(act.session->place().step, Step::Reflect);
    }
    QVERIFY(card->isSolved());
}

void TestSteps::aSolvedReflectionIsClosed()
{
    Act act;
    act.show();
    act.goTo(Step::Reflect);
    const QuestionContent &question = act.act().reflections.front();
    act.controller->answerReflection(question.id, question.correct);
    auto *page = qobject_cast<ReflectPage *>(act.page());
    ReflectionCard *card = page->cards().front();
    QVERIFY(page->completion()->isVisible());
    QVERIFY(!page->completion()->summary()->text().isEmpty());
    QSignalSpy wanted(&act.intents, &Intents::reflectionAnswerRequested);
    press(card->checkButton());
    for (OptionButton *option : card->choice()->buttons())
        accessible(option)->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    press(card->checkButton());
    QCOMPARE(wanted.count(), 0);
    QString all;
    for (TextBlock *block : card->findChildren<TextBlock *>()) {
        if (block->isVisible())
            all += block->text();
    }
    for (const OptionContent &option : question.options)
        QVERIFY2(all.contains(contentText(option.feedback)), qPrintable(option.id));
}

void TestSteps::languageChangeKeepsWhatWasChosen()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = predictionCard(act);
    card->choice()->setCurrentKey(QStringLiteral("third"));
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(act.view, &change);
    QCOMPARE(predictionCard(act), card);
    QCOMPARE(card->choice()->currentKey(), QStringLiteral("third"));
    QCOMPARE(act.session->place().step, Step::Predict);
}

RP_TEST(TestSteps)

} // namespace test_steps
#include "test_steps.moc"
