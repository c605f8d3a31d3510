// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Run it" shows what the learner was asked, and not what another track asks of the same instrument.
#include "models/instruments/contract/instrument.h"
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/step_fixture.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/said/stage_cover.h"
#include "views/steps/explore_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"

#include <cmath>

namespace test_panel_questions {

using namespace rp;
using step_fixture::Act;

class TestPanelQuestions : public QObject
{
    Q_OBJECT
private slots:
    void runningShowsWhatTheTrackAsked();
    void runningSetsTheMachineOfTheQuestion();
    void whatARunChangesIsHeardOnce();
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

/// The question is about the cloud's GPU; a track may have another one, with a launch cost of its own.
void TestPanelQuestions::runningSetsTheMachineOfTheQuestion()
{
    Act act;
    act.show({1030, 600});
    act.controller->setContext(QStringLiteral("edge"), QStringLiteral("edge"));
    act.goTo(Step::Predict);
    const QuestionContent &asked = act.act().predictions.front();
    act.controller->commitPrediction(asked.id, asked.options.front().id);
    act.controller->next();
    QCoreApplication::processEvents();
    QCOMPARE(act.instrument->input(QStringLiteral("context")).toString(), QStringLiteral("edge"));
    const auto *page = qobject_cast<ExplorePage *>(act.page());
    QVERIFY(page && page->instrumentView()->isCovered());
    page->instrumentView()->cover()->runButton()->click();
    for (auto it = asked.truth->inputs.cbegin(); it != asked.truth->inputs.cend(); ++it)
        QCOMPARE(act.instrument->input(it.key()), it.value());
    QVERIFY(std::abs(act.instrument->figure(QStringLiteral("math_utilization")) - 1.0 / 3.0) < 1e-9);
}

/// It sets the workload of the question, and the picture that gets the keyboard says what that changed.
void TestPanelQuestions::whatARunChangesIsHeardOnce()
{
    Act act;
    act.show({1030, 600});
    act.goTo(Step::Predict);
    for (const QuestionContent &question : act.act().predictions)
        act.controller->commitPrediction(question.id, question.options.front().id);
    act.controller->next();
    QCoreApplication::processEvents();
    QString heard;
    connect(act.announcer, &Announcer::spoken, this, [&heard](const QString &text) { heard += text; });
    ActionButton *run = qobject_cast<ExplorePage *>(act.page())->instrumentView()->cover()->runButton();
    run->setFocus();
    QTest::keyClick(run, Qt::Key_Space);
    const QString change = act.instrument->changeSentence();
    QVERIFY(!change.isEmpty());
    QTest::qWait(1000);
    const QAccessibleInterface *read = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
    QVERIFY(read->text(QAccessible::Description).contains(spokenForm(change)));
    QVERIFY2(!heard.contains(change), qPrintable(heard));
    QCOMPARE(act.instrument->setInput(QStringLiteral("launch_us"), 20.0), QString());
    QTRY_VERIFY(heard.contains(act.instrument->changeSentence()));
}

RP_TEST(TestPanelQuestions)

} // namespace test_panel_questions
#include "test_panel_questions.moc"
