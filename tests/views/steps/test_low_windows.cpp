// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A window of 1366 × 768 with letters of 150 %: what is asked, the button that answers it, and what is
// revealed are seen without scrolling.
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/act/question_steps.h"
#include "views/act/reveal_axis.h"
#include "views/map/graph_map.h"
#include "views/steps/predict_page.h"
#include "views/steps/prediction_card.h"
#include "views/steps/reveal_card.h"
#include "views/steps/reveal_page.h"

#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace test_low_windows {

using namespace rp;
using step_fixture::Act;

namespace {

/// A window of 1366 × 768 beside the sidebar, in letters of 150 %, has room for so much on the page of a
/// step.
QSize lowPage(const QWidget &window)
{
    return {window.fontMetrics().averageCharWidth() * 92, window.fontMetrics().lineSpacing() * 24};
}

void goLow(Act &act, Step step)
{
    QFont font = act.window.font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    act.window.setFont(font);
    act.session->recordSetting(QStringLiteral("track"), QStringLiteral("edge"));
    act.show(lowPage(act.window));
    act.goTo(step);
    QTest::qWait(50);
}

bool isInView(const StepPage &page, const QWidget &part)
{
    const QWidget *viewport = page.scrollArea()->viewport();
    return viewport->rect().contains(QRect(part.mapTo(viewport, QPoint()), part.size()));
}

/// Three quarters of a part are in view, or what is in view of it is three quarters of the page.
bool isMostlyInView(const StepPage &page, const QWidget &part)
{
    const QWidget *viewport = page.scrollArea()->viewport();
    const QRect seen = viewport->rect().intersected(QRect(part.mapTo(viewport, QPoint()), part.size()));
    return seen.height() >= std::min(part.height(), viewport->height()) * 3 / 4;
}

} // namespace

class TestLowWindows : public QObject
{
    Q_OBJECT
private slots:
    void whatIsRevealedIsInView_data();
    void whatIsRevealedIsInView();
    void thePredictionIsCommittedInView_data();
    void thePredictionIsCommittedInView();
};

void TestLowWindows::whatIsRevealedIsInView_data()
{
    QTest::addColumn<QString>("act");
    for (const char *act : {"act1", "act2", "reality", "act3"})
        QTest::newRow(act) << QString::fromLatin1(act);
}

void TestLowWindows::whatIsRevealedIsInView()
{
    QFETCH(QString, act);
    Act learner(Ledger::Mode::Learner, act);
    goLow(learner, Step::Reveal);
    auto *page = qobject_cast<RevealPage *>(learner.page());
    QVERIFY(page);
    for (int i = 0; i < static_cast<int>(page->results().size()); ++i) {
        page->questions()->showQuestion(i);
        page->refresh();
        QTest::qWait(50);
        const RevealPage::Result &result = page->results()[static_cast<std::size_t>(i)];
        QVERIFY2(isInView(*page, *result.card->axis()), qPrintable(QString::number(i)));
        QVERIFY2(isMostlyInView(*page, *result.picture),
                 qPrintable(QStringLiteral("%1: %2 px").arg(i).arg(result.picture->height())));
        QVERIFY2(isInView(*page, *result.feedback), qPrintable(QString::number(i)));
        QVERIFY(!result.card->distance()->isVisible()); // the axis says it
    }
}

void TestLowWindows::thePredictionIsCommittedInView_data()
{
    QTest::addColumn<QString>("act");
    for (const char *act : {"act2", "reality"})
        QTest::newRow(act) << QString::fromLatin1(act);
}

void TestLowWindows::thePredictionIsCommittedInView()
{
    QFETCH(QString, act);
    Act learner(Ledger::Mode::Learner, act);
    goLow(learner, Step::Predict);
    const auto *page = qobject_cast<PredictPage *>(learner.page());
    const QWidget *commit = page->cards().front()->commitButton();
    const QWidget *viewport = page->scrollArea()->viewport();
    QVERIFY2(isInView(*page, *commit),
             qPrintable(QStringLiteral("ends at %1 of %2 px")
                            .arg(commit->mapTo(viewport, QPoint(0, commit->height())).y())
                            .arg(viewport->height())));
    // What is not shown of the page's own words is told with its heading.
    QVERIFY(page->heading()->accessibleDescription().contains(QStringLiteral("before you measure")));
}

RP_TEST(TestLowWindows)

} // namespace test_low_windows
#include "test_low_windows.moc"
