// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Run it" shows what the learner was asked, and not what another track asks of the same instrument.
#include "models/instruments/contract/instrument.h"
#include "tests/support/test_main.h"
#include "tests/views/step_fixture.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/said/stage_cover.h"
#include "views/steps/explore_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"

using namespace rp;
using step_fixture::Act;

class TestPanelQuestions : public QObject
{
    Q_OBJECT
private slots:
    void runningShowsWhatTheTrackAsked();
};

void TestPanelQuestions::runningShowsWhatTheTrackAsked()
{
    Act act(Ledger::Mode::Learner, {}, [](LabContent &lab) {
        std::vector<QuestionContent> &questions = lab.acts.front().predictions;
        QuestionContent elsewhere = questions.front();
        elsewhere.id = QStringLiteral("elsewhere");
        elsewhere.tracks = {QStringLiteral("edge")};
        elsewhere.truth->inputs.insert(QStringLiteral("workload"), QStringLiteral("gpt2"));
        questions.insert(questions.begin(), elsewhere);
    });
    act.show({1030, 600});
    act.goTo(Step::Predict);
    const QuestionContent &own = act.act().predictions.back();
    act.controller->commitPrediction(own.id, own.options.front().id);
    act.controller->next();
    QCoreApplication::processEvents();
    const auto *page = qobject_cast<ExplorePage *>(act.page());
    QVERIFY(page && page->instrumentView()->isCovered());
    const StageCover *cover = page->instrumentView()->cover();
    QVERIFY2(cover->asked()->text().contains(QStringLiteral("Keyword spotting")),
             qPrintable(cover->asked()->text()));
    cover->runButton()->click();
    QCOMPARE(act.instrument->input(QStringLiteral("workload")).toString(), QStringLiteral("kws"));
}

RP_TEST(TestPanelQuestions)
#include "test_panel_questions.moc"
