// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/charts/frame/chart_widget.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/surgery/pass_map.h"
#include "views/instruments/trace/trace_strip.h"
#include "views/steps/axis/reveal_axis.h"
#include "views/steps/cards/reveal_card.h"
#include "views/steps/parts/question_steps.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"

#include <QProxyStyle>
#include <QScrollArea>
#include <QScrollBar>

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

} // namespace

class TestReveal : public QObject
{
    Q_OBJECT
private slots:
    void theTruthMovesUntilAKeyIsPressed();
    void nothingMovesWhereNothingMayMove();
    void theAxisHoldsTheTruth();
    void thePictureIsTheInstrumentsOwn();
    void everyFigureHasAPicture_data();
    void everyFigureHasAPicture();
    void thePictureLeavesTheInstrumentAlone();
    void oneQuestionAtATime();
    void enterShowsTheOtherQuestionFirst();
    void whatIsRevealedIsSaid();
    void oneQuestionFitsTheSmallScreen();
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

void TestReveal::theAxisHoldsTheTruth()
{
    RevealedAnswer beyond = answer();
    beyond.axis.axis = {10.0, 1000.0, Quantity::Count, true};
    beyond.said = 100.0;
    beyond.truth = 54321.0;
    RevealAxis axis;
    axis.setAnswer(beyond);
    QVERIFY(axis.answer().axis.axis.to >= beyond.truth);
    QCOMPARE(axis.answer().axis.axis.from, 10.0);
}

void TestReveal::thePictureIsTheInstrumentsOwn()
{
    Act act;
    act.show();
    act.goTo(Step::Reveal);
    const InstrumentPicture *picture = pageOf(act)->results().front().picture;
    QVERIFY(picture && picture->isValid() && picture->isVisible());
    const auto charts = picture->findChildren<ChartWidget *>();
    QCOMPARE(charts.size(), 1);
    const Truth truth = *act.act().predictions.front().truth;
    for (auto it = truth.inputs.begin(); it != truth.inputs.end(); ++it)
        QCOMPARE(picture->instrument()->input(it.key()), it.value());
    const auto &marks = charts.front()->content().annotations;
    QVERIFY(std::any_of(marks.begin(), marks.end(),
                        [](const auto &mark) { return mark.key == QStringLiteral("prediction"); }));
}

void TestReveal::everyFigureHasAPicture_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : builtInLabs())
        QTest::newRow(qPrintable(file)) << file;
}

void TestReveal::everyFigureHasAPicture()
{
    QFETCH(QString, file);
    const LabLoad load = loadLabFile(file);
    QVERIFY(load.lab);
    Act act;
    int figures = 0;
    for (const ActContent &content : load.lab->acts) {
        for (const QuestionContent &question : content.predictions) {
            if (!question.truth)
                continue;
            ++figures;
            const FigureRef &figure = question.truth->figure;
            const InstrumentPicture picture(
                {findPanel(content, figure.panel)->instrument, question.truth->inputs, figure.name},
                *act.session, *act.catalogue, *act.announcer);
            QVERIFY2(picture.isValid(), qPrintable(question.id));
            QVERIFY2(picture.findChild<ChartWidget *>() || picture.findChild<PassMap *>() ||
                         picture.findChild<TraceStrip *>(),
                     qPrintable(question.id));
        }
    }
    QVERIFY(figures > 0);
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

void TestReveal::oneQuestionAtATime()
{
    Act act(Ledger::Mode::Learner, QStringLiteral("act2"), [](LabContent &lab) {
        // Answers in words have no place on an axis.
        QuestionContent &second = lab.acts.front().predictions[1];
        second.truth.reset();
        for (OptionContent &option : second.options)
            option.value.reset();
    });
    act.show();
    act.goTo(Step::Reveal);
    RevealPage *page = pageOf(act);
    const auto &results = page->results();
    QCOMPARE(results.size(), std::size_t(2));
    QVERIFY(results[0].card->isVisible() && !results[1].card->isVisible());
    QVERIFY(results[0].card->axis()->isVisible());
    QTest::keyClick(page->questions()->tabs()[0], Qt::Key_Right);
    QVERIFY(!results[0].card->isVisible() && results[1].card->isVisible());
    QVERIFY(!results[1].card->axis()->isVisible());
    QVERIFY(results[1].card->said()->isVisible());
    QVERIFY(!page->onwardButton()->isVisible());
    QTest::keyClick(page->questions()->tabs()[1], Qt::Key_Left);
    QVERIFY(results[0].card->isVisible());
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
    page->heading()->setFocus();
    QTest::keyClick(page->heading(), Qt::Key_Return);
    QCOMPARE(act.session->place().step, Step::Reflect);
}

void TestReveal::whatIsRevealedIsSaid()
{
    Act act;
    act.show();
    act.goTo(Step::Reveal);
    const QString words = pageOf(act)->results().front().card->spoken();
    QVERIFY(!words.isEmpty());
    QTRY_VERIFY(act.announcer->text().contains(words));
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

RP_TEST(TestReveal)

} // namespace test_reveal
#include "test_reveal.moc"
