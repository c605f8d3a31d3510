// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer or a committed prediction moves nothing that is being read.
#include "tests/support/test_main.h"
#include "tests/views/shell/open_lab.h"
#include "tests/views/steps/step_fixture.h"
#include "views/act/track_chooser.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/verdict_badge.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/steps/predict_page.h"
#include "views/steps/prediction_card.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reflection_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace test_nothing_moves {

using namespace rp;
using step_fixture::Act;

namespace {

constexpr QSize pageSize(1040, 700);

QRect placeOf(const Act &act, const QWidget &widget)
{
    return {widget.mapTo(&act.window, QPoint()), widget.size()};
}

/// Until the page is laid out, and scrolled where it has to be: each layout asks the one around it.
void settle()
{
    for (int level = 0; level < 8; ++level)
        QTest::qWait(5);
}

/// By hand: chooses an option and checks it.
void answer(const ReflectionCard &card, std::size_t option)
{
    card.choice()->buttons().at(option)->click();
    card.checkButton()->click();
    settle();
}

std::size_t numberOf(const QuestionContent &question, const QString &option)
{
    const auto found = std::find_if(question.options.begin(), question.options.end(),
                                    [&option](const auto &one) { return one.id == option; });
    return std::size_t(found - question.options.begin());
}

} // namespace

class TestNothingMoves : public QObject
{
    Q_OBJECT
private slots:
    void committingKeepsTheCard();
    void theVerdictIsOfTheAnswerThatIsChosen();
    void theRightAnswerLeavesThePageWhereItIs();
    void aPressInADrawerLeavesItOpen();
};

void TestNothingMoves::committingKeepsTheCard()
{
    Act act;
    act.show(pageSize);
    act.goTo(Step::Predict);
    auto *page = qobject_cast<PredictPage *>(act.page());
    QVERIFY(page);
    PredictionCard *card = page->cards().front();
    card->choice()->buttons().at(1)->click();
    card->sure()->buttons().at(1)->click();
    settle();
    const QRect before = placeOf(act, *card);
    card->commitButton()->click();
    settle();
    QVERIFY(card->isCommitted() && card->statement()->isVisible());
    QCOMPARE(placeOf(act, *card), before);
}

void TestNothingMoves::theVerdictIsOfTheAnswerThatIsChosen()
{
    Act act;
    act.show(pageSize);
    act.goTo(Step::Reflect);
    const ReflectionCard *card = qobject_cast<ReflectPage *>(act.page())->cards().front();
    const std::size_t right = numberOf(act.act().reflections.front(), act.act().reflections.front().correct);
    const std::size_t wrong = right == 0 ? 1 : 0;
    answer(*card, wrong);
    const QString notYet = card->verdict()->word()->text();
    QCOMPARE(card->verdict()->rating(), Meaning::Failure);
    const QRect verdict = placeOf(act, *card->verdict());
    const QString said = card->feedback()->text();
    // Another answer is chosen: what was said of the last one is not said of it.
    card->choice()->buttons().at(right)->click();
    settle();
    QCOMPARE(card->verdict()->rating(), Meaning::Neutral);
    QVERIFY(card->verdict()->word()->text() != notYet);
    QCOMPARE(card->feedback()->text(), said);
    QCOMPARE(placeOf(act, *card->verdict()), verdict);
    card->choice()->buttons().at(wrong)->click();
    QCOMPARE(card->verdict()->rating(), Meaning::Failure);
    QCOMPARE(card->verdict()->word()->text(), notYet);
}

/// Where the beginning of what is said of it has room, the rest is not worth a jump under the pointer.
void TestNothingMoves::theRightAnswerLeavesThePageWhereItIs()
{
    int tried = 0;
    for (int height = 380; height < 640; height += 20) {
        Act act;
        act.show({1000, height});
        act.goTo(Step::Reflect);
        settle();
        const auto *page = qobject_cast<ReflectPage *>(act.page());
        const ReflectionCard *card = page->cards().front();
        const QuestionContent &asked = act.act().reflections.front();
        const QScrollBar *bar = page->scrollArea()->verticalScrollBar();
        card->choice()->buttons().at(numberOf(asked, asked.correct))->click();
        settle();
        const QWidget *viewport = page->scrollArea()->viewport();
        if (!viewport->rect().contains(card->checkButton()->mapTo(viewport, QPoint(5, 20))))
            continue; // it has to be scrolled to
        QTest::mouseClick(card->checkButton(), Qt::LeftButton);
        settle();
        QVERIFY(card->isSolved());
        const int top = card->feedback()->mapTo(viewport, QPoint()).y() + bar->value();
        if (top + 2 * card->feedback()->fontMetrics().lineSpacing() > viewport->height())
            continue;
        tried += top + card->feedback()->height() > viewport->height() ? 1 : 0;
        QVERIFY2(bar->value() == 0, qPrintable(QString::number(height)));
    }
    QVERIFY2(tried > 0, "no window was too low for all of it");
}

void TestNothingMoves::aPressInADrawerLeavesItOpen()
{
    const OpenLab open(QStringLiteral("lab07"), {1030, 600}, 1.0);
    ExplorePage *page = open.explore(QStringLiteral("act1"));
    open.controller->run(page->panel());
    settle();
    page->panelPage()->drawers().back()->setOpen(true);
    settle();
    const Disclosure *drawer = page->drawers()->open();
    QVERIFY(drawer);
    const QList<TextBlock *> texts = drawer->findChildren<TextBlock *>();
    const auto read = std::find_if(texts.begin(), texts.end(),
                                   [](const TextBlock *text) { return !text->visibleRegion().isEmpty(); });
    QVERIFY(read != texts.end());
    // Text takes no press: Qt offers it to all that the text lies in.
    QTest::mouseClick(*read, Qt::LeftButton, {}, (*read)->visibleRegion().boundingRect().center());
    QCOMPARE(page->drawers()->open(), drawer);
    // Nor does a press on the picture, beside which it lies.
    QWidget *stage = page->instrumentView();
    QTest::mouseClick(stage, Qt::LeftButton, {}, QPoint(stage->width() * 3 / 4, 4));
    QCOMPARE(page->drawers()->open(), drawer);
}

RP_TEST(TestNothingMoves)

} // namespace test_nothing_moves
#include "test_nothing_moves.moc"
