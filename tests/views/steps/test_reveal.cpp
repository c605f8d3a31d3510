// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/kept_sound.h"
#include "tests/views/steps/step_fixture.h"
#include "views/act/question_steps.h"
#include "views/act/reveal_axis.h"
#include "views/charts/chart_sound.h"
#include "views/charts/chart_widget.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/surgery/pass_map.h"
#include "views/instruments/trace/trace_strip.h"
#include "views/pages/page_story.h"
#include "views/steps/challenge_card.h"
#include "views/steps/reveal_card.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QProxyStyle>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace test_reveal {

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;

namespace {

/// A desktop that wants things to move, or does not.
class Desktop : public QProxyStyle
{
public:
    explicit Desktop(bool moves)
        : m_moves(moves)
    {
    }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        if (hint == SH_Widget_Animate)
            return m_moves ? 1 : 0;
        if (hint == SH_Widget_Animation_Duration)
            return m_moves ? 200 : 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    bool m_moves;
};

RevealedAnswer answer()
{
    RevealedAnswer made;
    made.axis.axis = {0.0, 1.0, Quantity::Fraction, false};
    made.said = 0.9;
    made.truth = 1.0 / 3.0;
    made.saidText = QStringLiteral("You said 90 %");
    made.truthText = QStringLiteral("It is 33.3 %");
    made.gapText = QStringLiteral("56.7 points too high");
    made.spoken = QStringLiteral("You said 90 %; it is 33.3 %.");
    return made;
}

RevealPage *pageOf(const Act &act)
{
    return qobject_cast<RevealPage *>(act.page());
}

const MeasuredAnswer &machineOn(const Act &act, const QString &question)
{
    const MeasuredAnswer *answer =
        measuredFor(*act.catalogue->measured, act.session->content().id, act.act().id, question);
    if (!answer)
        qFatal("nothing was measured of %s", qPrintable(question));
    return *answer;
}

/// Every name, description and value that an assistive tool finds in the window.
QStringList told(Act &act)
{
    QList<QAccessibleInterface *> parts;
    step_fixture::collect(accessible(&act.window), parts);
    QStringList texts;
    for (const QAccessibleInterface *part : parts) {
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            texts.append(part->text(kind));
    }
    return texts;
}

int countOf(const QStringList &texts, const QString &text)
{
    return int(std::ranges::count_if(texts, [&](const QString &each) { return each.contains(text); }));
}

} // namespace

class TestReveal : public QObject
{
    Q_OBJECT
private slots:
    void theTruthMovesUntilAKeyIsPressed();
    void nothingMovesWhereNothingMayMove();
    void thePictureLeavesTheInstrumentAlone();
    void enterShowsTheOtherQuestionFirst();
    void oneQuestionFitsTheSmallScreen();
    void theAnswerTheTruthAndTheMachineAreTones();
    void threeMarksAreToldAtReveal();
    void aMachineThatDiffersIsExplained();
    void zeroStandsAtTheEndOfALogarithmicAxis();
    void withoutAPredictionTheMachineIsAnAnswer();
    void aSolvedChallengeSaysWhatTheMachineHad();
    void thePictureKeepsTheMark();
};

void TestReveal::theTruthMovesUntilAKeyIsPressed()
{
    for (const bool byKey : {true, false}) {
        QWidget window;
        auto *axis = new RevealAxis(&window);
        Desktop desktop(true);
        axis->setStyle(&desktop);
        axis->setAnswer(answer());
        axis->resize(600, axis->sizeHint().height());
        window.show();
        axis->reveal();
        QVERIFY(axis->isMoving());
        QVERIFY(axis->part() < 1.0);
        QVERIFY(!axis->grab().isNull());
        if (byKey)
            QTest::keyClick(&window, Qt::Key_A);
        else
            QTest::mouseClick(&window, Qt::LeftButton);
        QVERIFY(!axis->isMoving());
        QCOMPARE(axis->part(), 1.0);
    }
}

void TestReveal::nothingMovesWhereNothingMayMove()
{
    QWidget window;
    auto *axis = new RevealAxis(&window);
    Desktop desktop(false);
    axis->setStyle(&desktop);
    axis->setAnswer(answer());
    axis->resize(600, axis->sizeHint().height());
    window.show();
    axis->reveal();
    QVERIFY(!axis->isMoving());
    QCOMPARE(axis->part(), 1.0);
    QCOMPARE(accessible(axis)->role(), QAccessible::Graphic);
    QCOMPARE(accessible(axis)->text(QAccessible::Name), answer().spoken);
}

void TestReveal::thePictureLeavesTheInstrumentAlone()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    act.controller->skipDiscoveries();
    act.controller->next();
    const InstrumentPicture *picture = pageOf(act)->results().front().picture;
    QVERIFY(picture);
    QVERIFY(picture->instrument() != act.instrument);
    QCOMPARE(picture->instrument()->input(QStringLiteral("workload")).toString(), QStringLiteral("kws"));
    QCOMPARE(act.instrument->input(QStringLiteral("workload")).toString(), QStringLiteral("gpt2"));
}

void TestReveal::enterShowsTheOtherQuestionFirst()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
    act.show();
    act.goTo(Step::Reveal);
    RevealPage *page = pageOf(act);
    page->heading()->setFocus();
    QTest::keyClick(page->heading(), Qt::Key_Return);
    QCOMPARE(page->questions()->current(), 1);
    QCOMPARE(act.session->place().step, Step::Reveal);
    // The heading keeps the keyboard, so that its new text is no news to a screen reader.
    QTRY_VERIFY(act.announcer->text().contains(act.act().predictions.at(1).prompt));
    page->heading()->setFocus();
    QTest::keyClick(page->heading(), Qt::Key_Return);
    QCOMPARE(act.session->place().step, Step::Reflect);
}

/// The part of a window of 1280 × 720 that the page gets.
void TestReveal::oneQuestionFitsTheSmallScreen()
{
    Act act;
    act.show({1000, 590});
    act.goTo(Step::Reveal);
    QTest::qWait(50);
    QCOMPARE(act.page()->scrollArea()->verticalScrollBar()->maximum(), 0);
}

void TestReveal::theAnswerTheTruthAndTheMachineAreTones()
{
    test::KeptSound::Heard heard;
    ChartSound sound(std::make_unique<test::KeptSound>(heard), *qApp);
    sound.setSpeed(SoundSpeed::Fast);
    Act act;
    act.show();
    act.goTo(Step::Reveal);
    QTest::qWait(400); // what is told on arrival
    RevealPage *page = pageOf(act);
    QVERIFY(page->results().front().card->axis()->isVisible());
    page->heading()->setFocus();
    QTest::keyClick(page->heading(), Qt::Key_S);
    QTRY_COMPARE(heard.starts, 1);
    QVERIFY(page->results().front().card->axis()->answer().measured); // the third tone
    QVERIFY2(act.announcer->text().contains(QStringLiteral("what was measured")),
             qPrintable(act.announcer->text()));
    QTest::keyClick(page->heading(), Qt::Key_S);
    QVERIFY(!sound.isPlaying());
    QCOMPARE(heard.starts, 1);
}

void TestReveal::threeMarksAreToldAtReveal()
{
    Act act;
    act.show();
    const QString machine = Format().percent(machineOn(act, QStringLiteral("math_share")).value);
    for (const Step step : {Step::Brief, Step::Predict, Step::Explore}) {
        Act before;
        before.show();
        before.goTo(step);
        QCOMPARE(countOf(told(before), machine), 0);
    }
    act.goTo(Step::Reveal);
    QTest::qWait(300);
    const RevealCard *card = pageOf(act)->results().front().card;
    const RevealAxis *axis = card->axis();
    const QString name = accessible(card->axis())->text(QAccessible::Name);
    QVERIFY2(name.contains(QStringLiteral("50")), qPrintable(name));
    const QString description = accessible(card->axis())->text(QAccessible::Description);
    QVERIFY2(description.contains(machine), qPrintable(description));
    QVERIFY2(description.contains(act.catalogue->measured->machine.shortName), qPrintable(description));
    QVERIFY(axis->answer().measured);
    QVERIFY(axis->answer().measured->shownText.contains(machine));
    QVERIFY2(axis->answer().truthText.startsWith(QStringLiteral("Model")),
             qPrintable(axis->answer().truthText));
    QCOMPARE(card->spoken().count(description), 1); // said once
    const QString story = spokenStory(pageStory(*pageOf(act)));
    QCOMPARE(story.count(description), 1);
    QCOMPARE(story.count(name), 1);
    QVERIFY2(story.indexOf(name) < story.indexOf(description), qPrintable(story));
    QVERIFY(!card->measured()->isVisible()); // it stands on the axis
    // Nothing is to be explained, but whoever asks why is told.
    QVERIFY(!pageOf(act)->results().front().measured->isVisible());
    const QString reason = contentText(machineOn(act, QStringLiteral("math_share")).reason);
    QVERIFY2(pageOf(act)->lesson()->text().endsWith(reason), qPrintable(pageOf(act)->lesson()->text()));
}

void TestReveal::aMachineThatDiffersIsExplained()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
    act.show();
    act.goTo(Step::Reveal);
    const QString id = QStringLiteral("images_to_recover");
    const auto &questions = act.act().predictions;
    const auto at = std::ranges::find(questions, id, &QuestionContent::id);
    QVERIFY(at != questions.end());
    pageOf(act)->questions()->showQuestion(int(at - questions.begin()));
    pageOf(act)->refresh();
    const RevealPage::Result &result = pageOf(act)->results()[std::size_t(at - questions.begin())];
    QVERIFY(result.measured->isVisible());
    const QString reason = contentText(machineOn(act, id).reason);
    QVERIFY2(result.measured->text().endsWith(reason), qPrintable(result.measured->text()));
    QVERIFY(result.measured->text().contains(Format().count(machineOn(act, id).value)));
    QVERIFY(result.card->spoken().endsWith(reason));
    QVERIFY(!pageOf(act)->lesson()->text().contains(reason));
}

void TestReveal::zeroStandsAtTheEndOfALogarithmicAxis()
{
    RevealedAnswer made = answer();
    made.axis.axis = {1.0, 1000.0, Quantity::Count, true};
    made.said = 2.0;
    made.truth = 160.0;
    made.measured = {0.0, QStringLiteral("Measured: 0"), QStringLiteral("Measured: 0 (H100, today)"), {}};
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        RevealAxis axis;
        axis.setLayoutDirection(direction);
        axis.setAnswer(made);
        QCOMPARE(axis.answer().axis.axis.from, 1.0);
        axis.resize(600, axis.sizeHint().height());
        const QImage with = axis.grab().toImage();
        RevealedAnswer without = made;
        without.measured.reset();
        axis.setAnswer(without);
        const QImage plain = axis.grab().toImage();
        // At the lower end something is there that was not.
        bool differs = false;
        for (int x = 0; x < 40; ++x) {
            const int column = direction == Qt::LeftToRight ? x : with.width() - 1 - x;
            for (int y = 0; y < with.height(); ++y)
                differs = differs || with.pixel(column, y) != plain.pixel(column, y);
        }
        QVERIFY(differs);
    }
}

void TestReveal::withoutAPredictionTheMachineIsAnAnswer()
{
    Act act(Ledger::Mode::Presenter);
    act.show();
    act.controller->open({act.act().id, Step::Reveal});
    QCoreApplication::processEvents();
    QVERIFY(pageOf(act));
    const RevealCard *card = pageOf(act)->results().front().card;
    QVERIFY(!card->measured()->isVisible()); // the class is still to answer
    pageOf(act)->answerButton()->click();
    QVERIFY(card->measured()->isVisible());
    const QString machine = Format().percent(machineOn(act, QStringLiteral("math_share")).value);
    QVERIFY(card->measured()->text().contains(machine));
    QVERIFY(accessible(card->measured())->text(QAccessible::Name).contains(machine));
    QVERIFY(card->axis()->isHidden());
}

void TestReveal::aSolvedChallengeSaysWhatTheMachineHad()
{
    const QString id = QStringLiteral("scaling");
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"));
    act.show();
    act.goTo(Step::Explore);
    const ChallengeContent *challenge = findChallenge(act.act(), id);
    QVERIFY(challenge && challenge->truth);
    const Bench &bench = act.workbench.bench(act.act().id);
    ChallengeCard card(*challenge, bench, *act.announcer, act.intents);
    card.setMeasured(*act.catalogue->measured);
    card.refresh(*act.session, act.act().id);
    const QString reason = contentText(machineOn(act, id).reason);
    QVERIFY(!card.result()->text().contains(reason));
    const double truth = bench.figureFor(challenge->truth->inputs, challenge->truth->figure);
    QVERIFY(act.session->recordAttempt(act.act().id, id, truth, true) == Refusal::None);
    card.refresh(*act.session, act.act().id);
    QVERIFY(card.isSolved());
    QVERIFY2(card.result()->text().endsWith(reason), qPrintable(card.result()->text()));
    QVERIFY(card.result()->text().contains(act.catalogue->measured->machine.shortName));
}

void TestReveal::thePictureKeepsTheMark()
{
    Act act;
    act.show();
    act.goTo(Step::Reflect);
    const auto *picture = act.page()->findChild<InstrumentPicture *>();
    QVERIFY(picture && picture->instrument());
    QVERIFY(picture->instrument()->isMeasuredShown());
}

RP_TEST(TestReveal)

} // namespace test_reveal
#include "test_reveal.moc"
