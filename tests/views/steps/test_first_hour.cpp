// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a learner meets on the way through the first act: nothing that they have to read is cut, nothing jumps
// under the pointer, and nothing is told before they have answered.
#include "models/instruments/contract/instrument.h"
#include "tests/support/test_main.h"
#include "tests/views/shell/open_lab.h"
#include "tests/views/steps/step_fixture.h"
#include "views/charts/figure_frame.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/page/instrument_view.h"
#include "views/shell/look/step_text.h"
#include "views/steps/brief_page.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/steps/predict_page.h"
#include "views/steps/prediction_card.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reflection_card.h"
#include "views/steps/reveal_page.h"
#include "views/steps/writing_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toast.h"

#include "views/act/math_peek.h"
#include "views/steps/completion_card.h"
#include "views/widgets/icon_button.h"

#include <QScrollArea>
#include <algorithm>

namespace test_first_hour {
using namespace rp;
using step_fixture::Act;

namespace {

void turn()
{
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

QRect placeOf(const QWidget &window, const QWidget &widget)
{
    return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

const TextBlock *blockWith(const QWidget &within, const QString &text)
{
    for (const TextBlock *block : within.findChildren<TextBlock *>()) {
        if (block->isVisible() && block->text().contains(text))
            return block;
    }
    return nullptr;
}

} // namespace

class TestFirstHour : public QObject
{
    Q_OBJECT
private slots:
    void aReflectionTellsNothingBeforeItIsSolved();
    void aWrongReflectionTicksNothing();
    void reflectingMovesNoButton();
    void aFoldOpensInView();
    void anEmptyCommitMovesNothing();
    void escapeTakesBackWhatLiesOverTheStage();
};

void TestFirstHour::aReflectionTellsNothingBeforeItIsSolved()
{
    Act act;
    act.show({1100, 600});
    act.goTo(Step::Reflect);
    const auto *page = qobject_cast<ReflectPage *>(act.page());
    QVERIFY(!page->writings().empty());
    const auto told = [page] {
        return std::any_of(page->writings().begin(), page->writings().end(),
                           [](const WritingCard *card) { return card->isVisible(); });
    };
    QVERIFY(!told());
    const QuestionContent &question = act.act().reflections.front();
    act.controller->answerReflection(question.id, QStringLiteral("power"));
    turn();
    QVERIFY(!told());
    act.controller->answerReflection(question.id, question.correct);
    turn();
    QVERIFY(told());
    QVERIFY(page->completion()->isVisible());
}

void TestFirstHour::aWrongReflectionTicksNothing()
{
    Act act;
    act.show({1100, 600});
    act.goTo(Step::Reflect);
    const QString id = act.act().id;
    const QuestionContent &question = act.act().reflections.front();
    act.controller->answerReflection(question.id, QStringLiteral("power"));
    QVERIFY(act.session->isActDone(id)); // one may go on
    QCOMPARE(StepText::shownState(*act.session, id, Step::Reflect), StepState::Open);
    QCOMPARE(StepText::actState(*act.session, id), StepState::Open);
    act.controller->answerReflection(question.id, question.correct);
    QCOMPARE(StepText::shownState(*act.session, id, Step::Reflect), StepState::Done);
    QCOMPARE(StepText::actState(*act.session, id), StepState::Done);
}

void TestFirstHour::reflectingMovesNoButton()
{
    Act act;
    act.show({1100, 600});
    act.goTo(Step::Reflect);
    turn();
    const auto *page = qobject_cast<ReflectPage *>(act.page());
    const ActionButton *check = page->cards().front()->checkButton();
    const QRect before = placeOf(act.window, *check);
    act.controller->answerReflection(act.act().reflections.front().id, QStringLiteral("power"));
    turn();
    QCOMPARE(placeOf(act.window, *check), before);
    const QRect next = placeOf(act.window, *page->nextButton());
    act.controller->answerReflection(act.act().reflections.front().id, act.act().reflections.front().correct);
    turn();
    QCOMPARE(placeOf(act.window, *page->nextButton()), next);
    // What comes after an answer stands where it is seen, beside the question.
    QVERIFY(page->scrollArea()->viewport()->rect().intersects(
        {page->completion()->mapTo(page->scrollArea()->viewport(), QPoint()), QSize(10, 40)}));
}

void TestFirstHour::aFoldOpensInView()
{
    Act act;
    act.show({1030, 560});
    act.goTo(Step::Reveal);
    turn();
    auto *page = qobject_cast<RevealPage *>(act.page());
    const QWidget *picture = page->results().front().picture;
    const int high = picture->height();
    auto *why = qobject_cast<Disclosure *>(page->lesson()->parentWidget()->parentWidget());
    QVERIFY(why);
    why->setOpen(true);
    turn();
    const QRect view = page->scrollArea()->viewport()->rect();
    const QPoint top = page->lesson()->mapTo(page->scrollArea()->viewport(), QPoint());
    QVERIFY(view.contains(top));
    const int lines = 4 * page->lesson()->fontMetrics().lineSpacing();
    QVERIFY(top.y() + std::min(page->lesson()->height(), lines) <= view.height());
    QCOMPARE(picture->height(), high);
    page->math()->setOpen(true);
    QVERIFY(!why->isOpen());
}

void TestFirstHour::anEmptyCommitMovesNothing()
{
    Act act;
    act.show({1030, 640});
    act.goTo(Step::Predict);
    turn();
    const auto *page = qobject_cast<PredictPage *>(act.page());
    PredictionCard *card = page->cards().front();
    const QRect before = placeOf(act.window, *card->commitButton());
    card->commitButton()->click();
    turn();
    QVERIFY(blockWith(*card, QStringLiteral("Choose one of the answers first.")));
    QCOMPARE(placeOf(act.window, *card->commitButton()), before);
}

void TestFirstHour::escapeTakesBackWhatLiesOverTheStage()
{
    const OpenLab open(QStringLiteral("lab07"), {1030, 600}, 1.0);
    ExplorePage *page = open.explore(QStringLiteral("act1"));
    open.controller->run(page->panel());
    turn();
    page->panelPage()->drawers().back()->setOpen(true);
    page->wholeButton()->setChecked(true);
    QVERIFY(page->drawers()->open());
    QTest::keyClick(page->nextButton(), Qt::Key_Escape);
    QVERIFY(!page->drawers()->open());
    QVERIFY(page->wholeButton()->isChecked());
    QTest::keyClick(page->nextButton(), Qt::Key_Escape);
    QVERIFY(!page->wholeButton()->isChecked());
}

RP_TEST(TestFirstHour)
} // namespace test_first_hour
#include "test_first_hour.moc"
