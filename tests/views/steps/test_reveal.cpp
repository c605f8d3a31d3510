// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/act/question_steps.h"
#include "views/act/reveal_axis.h"
#include "views/charts/chart_widget.h"
#include "views/instruments/instrument_picture.h"
#include "views/instruments/surgery/pass_map.h"
#include "views/instruments/trace/trace_strip.h"
#include "views/steps/reveal_card.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"

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
    void thePictureLeavesTheInstrumentAlone();
    void enterShowsTheOtherQuestionFirst();
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

RP_TEST(TestReveal)

} // namespace test_reveal
#include "test_reveal.moc"
