// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "views/steps/cards/completion_card.h"
#include "views/steps/cards/prediction_card.h"
#include "views/steps/cards/reflection_card.h"
#include "views/steps/cards/reveal_card.h"
#include "views/steps/explore_page.h"
#include "views/steps/parts/prediction_text.h"
#include "views/steps/parts/question_steps.h"
#include "views/steps/predict_page.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/disclosure.h"

namespace test_act2_steps {

using namespace rp;
using step_fixture::Act;
using step_fixture::nameOf;

namespace {

const QString act2 = QStringLiteral("act2");
const QString recover = QStringLiteral("images_to_recover");
const QString gains = QStringLiteral("resnet_overlapped");

RevealPage *page(const Act &act)
{
    auto *page = qobject_cast<RevealPage *>(act.page());
    if (!page)
        throw std::runtime_error("not the Reveal page");
    return page;
}

const RevealPage::Result &result(const Act &act, std::size_t index)
{
    return page(act)->results().at(index);
}

/// The second question asks for words, as some do, and not for a number.
void wordsAlone(LabContent &content)
{
    QuestionContent &question = content.acts.front().predictions.back();
    question.truth.reset();
    for (OptionContent &option : question.options)
        option.value.reset();
}

} // namespace

/// The steps of an act with several predictions, instruments and questions: Act 2 of lab 07.
class TestAct2Steps : public QObject
{
    Q_OBJECT
private slots:
    void bothPredictionsOpenTheInstruments();
    void theDistanceIsAFactorInWords_data();
    void theDistanceIsAFactorInWords();
    void anAnswerWithoutANumberIsHeldAgainstTheRightOne();
    void theArithmeticHasNumbersPutIn();
    void reflectionsAreAnsweredOneByOne();
    void noTextIsLeftWithPlaceholders();
};

void TestAct2Steps::bothPredictionsOpenTheInstruments()
{
    Act act(Ledger::Mode::Learner, act2);
    act.show();
    act.goTo(Step::Predict);
    auto *page = qobject_cast<PredictPage *>(act.page());
    QVERIFY(page);
    QCOMPARE(page->cards().size(), std::size_t(2));
    QVERIFY(page->cards()[0]->heading().contains(QLatin1Char('1')));
    QVERIFY(page->cards()[0]->commitButton()->isPrimary());
    act.controller->commitPrediction(recover, QStringLiteral("thousand"));
    QVERIFY(!act.page()->nextButton()->isEnabled());
    QVERIFY(!act.session->instrumentOpen(act2));
    // The answer stays in sight; Enter leads on to what is left to do and commits nothing.
    QVERIFY(page->cards()[0]->isVisible() && !page->cards()[1]->isVisible());
    QVERIFY(page->onwardButton()->isPrimary());
    page->cards()[0]->statement()->setFocus();
    QTest::keyClick(page->cards()[0]->statement(), Qt::Key_Return);
    QVERIFY(page->onwardButton()->hasFocus());
    QTest::keyClick(page->onwardButton(), Qt::Key_Space);
    QVERIFY(!page->cards()[0]->isVisible() && page->cards()[1]->isVisible());
    QVERIFY(page->questions()->tabs()[1]->hasFocus());
    QVERIFY(page->cards()[1]->commitButton()->isPrimary());
    QVERIFY(page->onwardButton()->isHidden());
    QTest::keyClick(page->questions()->tabs()[1], Qt::Key_Left);
    QVERIFY(page->cards()[0]->isVisible());
    act.controller->commitPrediction(gains, QStringLiteral("double"));
    QVERIFY(act.page()->nextButton()->isEnabled());
    QVERIFY(act.session->instrumentOpen(act2));
}

void TestAct2Steps::theDistanceIsAFactorInWords_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("words");
    QTest::newRow("low") << "ten_thousand"
                         << "You said 10,000; it is %1: 13 times too low.";
    QTest::newRow("far too low") << "thousand"
                                 << "You said 1,000; it is %1: 134 times too low.";
    QTest::newRow("right") << "hundred_thirty_thousand"
                           << "You said 130,000; it is %1. Your prediction fits.";
    QTest::newRow("high") << "ten_million"
                          << "You said 10,000,000; it is %1: 75 times too high.";
}

void TestAct2Steps::theDistanceIsAFactorInWords()
{
    QFETCH(QString, option);
    QFETCH(QString, words);
    Act act(Ledger::Mode::Learner, act2);
    act.show({1000, 900}); // high enough for the axis above the picture, and words below the axis
    act.goTo(Step::Reveal, option);
    const RevealPage::Result &first = result(act, 0);
    const Bench &bench = act.workbench.bench(act2);
    const Truth truth = *findQuestion(act.act().predictions, recover)->truth;
    const QString figure = bench.figureTextFor(truth.inputs, truth.figure);
    QVERIFY2(figure.contains(QStringLiteral("133,608")), qPrintable(figure));
    const QString expected = words.contains(QStringLiteral("%1")) ? words.arg(figure) : words;
    QCOMPARE(first.card->distance()->text(), expected);
    QVERIFY(first.card->distance()->isVisible());
    QVERIFY(nameOf(first.card->distance()).contains(expected));
    QVERIFY(nameOf(first.card).contains(QLatin1Char('1')));
}

void TestAct2Steps::anAnswerWithoutANumberIsHeldAgainstTheRightOne()
{
    {
        Act act(Ledger::Mode::Learner, act2, wordsAlone);
        act.show();
        act.goTo(Step::Reveal, QStringLiteral("launches"));
        const RevealPage::Result &second = result(act, 1);
        const QuestionContent *question = findQuestion(act.act().predictions, gains);
        page(act)->questions()->tabs()[1]->click();
        QVERIFY(second.card->said()->text().contains(
            contentText(findOption(*question, QStringLiteral("launches"))->text)));
        QVERIFY(second.card->truth()->isVisible());
        QVERIFY(second.card->truth()->text().contains(
            contentText(findOption(*question, question->correct)->text)));
        QVERIFY(!second.card->distance()->isVisible());
        QVERIFY(second.feedback->isVisible());
    }
    Act act(Ledger::Mode::Learner, act2, wordsAlone);
    act.show();
    act.goTo(Step::Reveal, QStringLiteral("traffic"));
    const RevealPage::Result &second = result(act, 1);
    page(act)->questions()->tabs()[1]->click();
    QVERIFY(!second.card->truth()->isVisible());
    QVERIFY(second.card->distance()->isVisible());
}

void TestAct2Steps::theArithmeticHasNumbersPutIn()
{
    Act act(Ledger::Mode::Learner, act2);
    act.show();
    act.goTo(Step::Reveal, QStringLiteral("ten_thousand"));
    auto *page = qobject_cast<RevealPage *>(act.page());
    QVERIFY(page);
    QVERIFY(page->arithmetic()->text().contains(QStringLiteral("133,608")));
    QVERIFY(!page->lesson()->text().isEmpty());
}

void TestAct2Steps::reflectionsAreAnsweredOneByOne()
{
    Act act(Ledger::Mode::Learner, act2);
    act.show();
    act.goTo(Step::Reflect);
    auto *page = qobject_cast<ReflectPage *>(act.page());
    QVERIFY(page);
    const auto &questions = act.act().reflections;
    QVERIFY(questions.size() >= 2);
    QCOMPARE(page->cards().size(), questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i) {
        QVERIFY(!page->completion()->isVisible());
        QVERIFY(!act.page()->nextButton()->isEnabled());
        QVERIFY(page->cards()[i]->checkButton()->isPrimary());
        page->cards()[i]->choice()->setCurrentKey(questions[i].correct);
        page->cards()[i]->checkButton()->click();
        QVERIFY(page->cards()[i]->isSolved());
    }
    QVERIFY(page->completion()->isVisible());
    QVERIFY(act.page()->nextButton()->isEnabled());
    const QString summary = page->completion()->summary()->text();
    for (const ChallengeContent &challenge : act.act().challenges)
        QVERIFY2(summary.contains(contentText(challenge.title)), qPrintable(summary));
}

void TestAct2Steps::noTextIsLeftWithPlaceholders()
{
    for (int step = 0; step < stepCount; ++step) {
        Act act(Ledger::Mode::Learner, act2);
        act.show();
        act.goTo(static_cast<Step>(step));
        if (auto *explore = qobject_cast<ExplorePage *>(act.page())) {
            for (const PanelContent &panel : act.act().panels)
                explore->showPanel(panel.id);
        }
        for (Disclosure *section : act.page()->findChildren<Disclosure *>())
            section->setOpen(true);
        for (const TextBlock *block : act.page()->findChildren<TextBlock *>())
            QVERIFY2(!block->text().contains(QLatin1Char('{')), qPrintable(block->text()));
    }
}

RP_TEST(TestAct2Steps)

} // namespace test_act2_steps
#include "test_act2_steps.moc"
