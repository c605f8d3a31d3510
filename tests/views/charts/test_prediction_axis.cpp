// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/steps/step_fixture.h"
#include "views/act/answer_axis.h"
#include "views/act/axis_slider.h"
#include "views/act/prediction_text.h"
#include "views/steps/predict_page.h"
#include "views/steps/prediction_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <optional>

namespace test_prediction_axis {

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;

namespace {

QuestionContent questionOf(const char *act, const char *id)
{
    static const LabLoad load = loadLabFile(QStringLiteral(":/labs/lab07.json"));
    return *findQuestion(load.lab->act(QLatin1String(act))->predictions, QLatin1String(id));
}

QuestionContent numeric(const char *unit, double least, double most)
{
    QuestionContent question = questionOf("act1", "math_share");
    question.kind = QuestionContent::Kind::Numeric;
    question.options.clear();
    question.unit = QLatin1String(unit);
    question.distanceUnit = QLatin1String(question.unit == QLatin1String("percent") ? "points" : "factor");
    question.minimum = least;
    question.maximum = most;
    return question;
}

/// Act 1 with a question that is answered with a share.
void askForANumber(LabContent &lab)
{
    lab.acts.front().predictions = {numeric("percent", 0.0, 1.0)};
}

PredictionCard *cardOf(const Act &act)
{
    auto *page = qobject_cast<PredictPage *>(act.page());
    return page ? page->cards().front() : nullptr;
}

QPoint spotOf(const AxisSlider &slider, double part)
{
    const double edge = markRadius(slider.font()) + 8.0;
    const double x = edge + part * (slider.width() - 2.0 * edge);
    return {qRound(slider.layoutDirection() == Qt::RightToLeft ? slider.width() - x : x),
            slider.height() / 2};
}

} // namespace

/// A number that is predicted by hand: the axis, its mark, and the field and the options in step with it.
class TestPredictionAxis : public QObject
{
    Q_OBJECT
private slots:
    void aTimeIsOnAnAxisOfTimes();
    void keysMoveTheMark();
    void keysAreMirrored();
    void thePointerDragsTheMark();
    void wholeNumbersAreNotSkipped();
    void aMarkStopsAtTheOptions();
    void aKeyAtAnEndSaysWhichOne();
    void fieldAndMarkAreInStep();
    void whatIsTypedOutsideIsNoMark();
    void aMarkIsCommittedAsANumber();
    void theNextSessionShowsTheMark();
};

void TestPredictionAxis::aTimeIsOnAnAxisOfTimes()
{
    const QuestionContent asked = questionOf("reality", "observer");
    const std::optional<AnswerAxis> axis = answerAxis(asked);
    QVERIFY(axis);
    QCOMPARE(axis->axis.quantity, Quantity::DurationAuto);
    QCOMPARE(axis->stops.size(), asked.options.size());
    QVERIFY2(answerNumber(asked, 12000.0).contains(QStringLiteral("ms")),
             qPrintable(answerNumber(asked, 12000.0)));
}

void TestPredictionAxis::keysMoveTheMark()
{
    AxisSlider slider(*answerAxis(numeric("percent", 0.0, 1.0)));
    QTest::keyClick(&slider, Qt::Key_Right);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(*slider.value(), 0.51);
    QTest::keyClick(&slider, Qt::Key_Left);
    QTest::keyClick(&slider, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(*slider.value(), 0.6);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    QCOMPARE(*slider.value(), 0.4);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QCOMPARE(*slider.value(), 0.5);
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(*slider.value(), 1.0);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(*slider.value(), 1.0);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(*slider.value(), 0.0);
}

void TestPredictionAxis::keysAreMirrored()
{
    AxisSlider slider(*answerAxis(numeric("percent", 0.0, 1.0)));
    slider.setLayoutDirection(Qt::RightToLeft);
    slider.setValue(0.5);
    QTest::keyClick(&slider, Qt::Key_Left);
    QCOMPARE(*slider.value(), 0.51);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(*slider.value(), 0.5);
}

void TestPredictionAxis::thePointerDragsTheMark()
{
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        AxisSlider slider(*answerAxis(numeric("percent", 0.0, 1.0)));
        slider.setLayoutDirection(direction);
        slider.resize(1016, slider.sizeHint().height());
        QSignalSpy moved(&slider, &AxisSlider::moved);
        QTest::mousePress(&slider, Qt::LeftButton, {}, spotOf(slider, 0.2));
        QCOMPARE(*slider.value(), 0.2);
        QTest::mouseMove(&slider, spotOf(slider, 0.62));
        QMouseEvent move(QEvent::MouseMove, QPointF(spotOf(slider, 0.62)), QPointF(), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&slider, &move);
        QCOMPARE(*slider.value(), 0.62);
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, spotOf(slider, 0.62));
        QVERIFY(moved.count() >= 2);
        QVERIFY(slider.height() >= 24);
    }
}

void TestPredictionAxis::wholeNumbersAreNotSkipped()
{
    AxisSlider slider(*answerAxis(numeric("count", 1.0, 1e6)));
    slider.setValue(1.0);
    for (const double wanted : {2.0, 3.0, 4.0}) {
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(*slider.value(), wanted);
    }
    for (const double wanted : {3.0, 2.0, 1.0, 1.0}) {
        QTest::keyClick(&slider, Qt::Key_Left);
        QCOMPARE(*slider.value(), wanted);
    }
}

void TestPredictionAxis::aMarkStopsAtTheOptions()
{
    AxisSlider slider(*answerAxis(questionOf("act2", "images_to_recover")));
    slider.resize(1016, slider.sizeHint().height());
    QTest::mousePress(&slider, Qt::LeftButton, {}, spotOf(slider, 0.6));
    QCOMPARE(*slider.value(), 130000.0);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(*slider.value(), 1e7);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(*slider.value(), 1e3);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QCOMPARE(*slider.value(), 1e4);
}

void TestPredictionAxis::aKeyAtAnEndSaysWhichOne()
{
    AxisSlider slider(*answerAxis(questionOf("act2", "images_to_recover")));
    slider.setTextFor([](double value) { return QString::number(value, 'f', 0); });
    QSignalSpy held(&slider, &AxisSlider::heldAtEnd);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(held.count(), 0); // it went there
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Left, Qt::Key_Down, Qt::Key_PageDown}) {
        QTest::keyClick(&slider, key);
        QCOMPARE(held.count(), 1);
        QCOMPARE(held.takeFirst().front().toString(), QStringLiteral("1000, lowest"));
    }
    QTest::keyClick(&slider, Qt::Key_A);
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(held.count(), 0);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(held.count(), 1);
    QVERIFY(held.front().front().toString().endsWith(QStringLiteral(", highest")));
}

void TestPredictionAxis::fieldAndMarkAreInStep()
{
    Act act(Ledger::Mode::Learner, {}, askForANumber);
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = cardOf(act);
    QTest::keyClicks(card->entry(), QStringLiteral("62"));
    QCOMPARE(*card->axis()->value(), 0.62);
    QTest::keyClick(card->axis(), Qt::Key_Left);
    QCOMPARE(card->entry()->text(), QStringLiteral("61"));
    card->entry()->selectAll();
    QTest::keyClick(card->entry(), Qt::Key_Delete);
    QVERIFY(!card->axis()->value());
}

void TestPredictionAxis::whatIsTypedOutsideIsNoMark()
{
    Act act(Ledger::Mode::Learner, {}, askForANumber);
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = cardOf(act);
    QTest::keyClicks(card->entry(), QStringLiteral("620"));
    QVERIFY(!card->axis()->value());
    card->commitButton()->click();
    QVERIFY(!act.session->prediction(act.act().id, act.predictionId()));
    QCOMPARE(card->entry()->text(), QStringLiteral("620"));
}

void TestPredictionAxis::aMarkIsCommittedAsANumber()
{
    Act act(Ledger::Mode::Learner, {}, askForANumber);
    act.show();
    act.goTo(Step::Predict);
    PredictionCard *card = cardOf(act);
    QTest::keyClick(card->axis(), Qt::Key_Right);
    QTest::keyClick(card->axis(), Qt::Key_Right, Qt::ShiftModifier);
    card->sure()->buttons().front()->click();
    card->commitButton()->click();
    QCOMPARE(act.session->prediction(act.act().id, act.predictionId())->confidence, 1);
    QCOMPARE(*act.session->prediction(act.act().id, act.predictionId())->number, 0.6);
    QVERIFY(card->statement()->text().contains(Format().percent(0.6, 0)));
}

void TestPredictionAxis::theNextSessionShowsTheMark()
{
    Act act(Ledger::Mode::Learner, {}, askForANumber);
    act.show();
    act.goTo(Step::Predict);
    act.controller->commitNumber(act.predictionId(), 0.2);
    LabSession again(act.session->content(), act.ledger);
    Announcer announcer(&act.window);
    Intents intents;
    const ActView view(again, act.instrument, announcer, intents);
    auto *page = qobject_cast<PredictPage *>(view.currentPage());
    QVERIFY(page);
    QCOMPARE(*page->cards().front()->axis()->value(), 0.2);
    QVERIFY(!page->cards().front()->axis()->isEnabled());
}

RP_TEST(TestPredictionAxis)

} // namespace test_prediction_axis
#include "test_prediction_axis.moc"
