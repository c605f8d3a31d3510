// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_learner.h"
#include "controllers/evidence_controller.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/content/challenge_judge.h"
#include "models/content/lab_solutions.h"
#include "models/content/option_order.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"

#include <cmath>

namespace rp {

namespace {

/// A task that names no panel stands in the first one.
bool standsIn(const QString &named, const ActContent &act, const PanelContent &panel)
{
    return named == panel.id || (named.isEmpty() && panel.id == act.panels.front().id);
}

/// Where a slider can stand next to a value.
double stopAt(const Bench &bench, const InputRef &slider, double value)
{
    return bench.instrument(slider.panel)->inputSpec(slider.name).wholeNumbers ? std::ceil(value) : value;
}

ExplorePage *explorePage(Application &lab)
{
    return qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
}

/// Tries one line of code after the other, where the one that breaks is still to be found.
void searchLines(const QWidget &page)
{
    for (const SurgeryStage *stage : page.findChildren<SurgeryStage *>()) {
        for (int line = 0; !stage->isFound() && line < stage->code()->count(); ++line)
            emit stage->code()->lineChosen(line);
    }
}

} // namespace

void TourLearner::meetNeed(const NamedValues &need)
{
    setToNeed(need, m_lab.bench(), [this](const InputRef &input, const QVariant &value) {
        m_lab.wizard().setInput(input, value);
    });
    settle();
}

void TourLearner::takeSteps(const ActContent &act, const QString &task)
{
    // One by one: what is to be found may show only on the way.
    const LabSession &session = m_lab.session();
    const LabSolutions solutions = m_lab.library().solutions.value(session.content().id);
    for (const SolutionStep &step : solutions.steps(act.id, task, session.track())) {
        m_lab.wizard().setInput(step.input, step.value);
        settle();
    }
}

void TourLearner::discover(const ActContent &act, const DiscoveryContent &discovery)
{
    for (const NamedValues &need : discovery.needs) {
        meetNeed(need);
        takeSteps(act, discovery.id);
    }
    if (discovery.asks)
        m_lab.wizard().fillIn(discovery.id,
                              m_lab.bench().figureFor(discovery.asks->inputs, discovery.asks->figure));
    settle();
}

void TourLearner::workOut(const ActContent &act, const ChallengeContent &challenge)
{
    switch (challenge.kind) {
    case ChallengeContent::Kind::State:
        meetNeed(challenge.needs);
        takeSteps(act, challenge.id);
        return;
    case ChallengeContent::Kind::Proposal:
        propose(challenge);
        return;
    case ChallengeContent::Kind::Number:
        handIn(challenge);
        return;
    }
}

void TourLearner::takeHint(const ChallengeContent &challenge)
{
    const LabSession &session = m_lab.session();
    const HintRef of{ladder_list::challenges, challenge.id};
    const QString act = session.place().act;
    if (!session.challenge(act, challenge.id).solved() && challenge.ladder.has(LadderContent::Nudge) &&
        session.hintsTaken(act, of) == 0)
        m_lab.wizard().takeHint(of, LadderContent::Nudge);
}

/// What is wrong first, and a hint.
void TourLearner::propose(const ChallengeContent &challenge)
{
    QStringList right;
    QStringList wrong;
    for (const InputChoice &choice : proposalChoices(challenge, m_lab.bench()))
        (judgeProposal(challenge, m_lab.bench(), choice.key).isRight ? right : wrong).append(choice.key);
    for (const QString &key : wrong.mid(0, 1) + right.mid(0, 1)) {
        m_lab.wizard().attemptProposal(challenge.id, key);
        takeHint(challenge);
    }
    settle();
}

void TourLearner::handIn(const ChallengeContent &challenge)
{
    WizardController &wizard = m_lab.wizard();
    const double truth = m_lab.bench().figureFor(challenge.truth->inputs, challenge.truth->figure);
    wizard.attemptChallenge(challenge.id, 2.0 * truth);
    takeHint(challenge);
    wizard.setUpChallenge(challenge.id);
    if (challenge.slider.isEmpty()) {
        wizard.attemptChallenge(challenge.id, truth);
    } else {
        wizard.setInput(challenge.slider, stopAt(m_lab.bench(), challenge.slider, truth));
        wizard.handInSlider(challenge.id);
    }
    settle();
}

void TourLearner::workOut(const ExerciseContent &exercise)
{
    m_lab.wizard().answerExercise(exercise.question.id, wrongOption(exercise.question));
    m_lab.wizard().answerExercise(exercise.question.id, exercise.question.correct);
}

/// The panel as it stands, one tab after the other.
bool TourLearner::showPanel(const ActContent &act, const PanelContent &panel)
{
    const QString actTitle = contentText(act.title);
    const QString title = panel.title.isEmpty() ? actTitle : contentText(panel.title);
    ExplorePage *page = explorePage(m_lab);
    if (!page || !page->panelPage()) {
        m_problem = tr("The panel “%1” does not show.").arg(title);
        return false;
    }
    const QString name = panel.tracks.isEmpty() && act.needsTrack
                             ? QStringLiteral("panel-%1-%2").arg(panel.id, m_lab.session().track())
                             : QStringLiteral("panel-") + panel.id;
    for (const auto &[key, tab] : page->panelPage()->pages()) {
        page->showPage(key);
        searchLines(*page);
        settle();
        const QString shown = tab.isEmpty() ? title : tab;
        const auto shoot = [&](const QString &file) {
            return picture(act, file,
                           //: Caption of a picture: title of the act, then title of one of its instruments.
                           tr("%1: %2").arg(panel.title.isEmpty() ? actTitle : title, shown),
                           tr("One page of the instrument, with its controls."));
        };
        const QString file = QStringLiteral("%1-%2").arg(name, key);
        if (!shoot(file))
            return false;
        // Where there is another picture in its place, that one too.
        for (const SegmentedChoice *choice :
             page->findChildren<SegmentedChoice *>(QStringLiteral("picture"))) {
            if (!choice->isVisible())
                continue;
            choice->buttons().back()->click();
            settle();
            if (!shoot(file + QStringLiteral("-other")))
                return false;
            choice->buttons().front()->click();
            settle();
        }
    }
    return true;
}

bool TourLearner::explorePanel(const ActContent &act, const PanelContent &panel)
{
    if (ExplorePage *page = explorePage(m_lab))
        page->showPanel(panel.id);
    m_lab.wizard().run(panel.id);
    settle();
    const LabSession &session = m_lab.session();
    // Evidence of the last act: each instrument at the start and in the end.
    const bool captured = act.id == session.content().acts.back().id;
    if (captured)
        m_lab.captures().capture(panel.id);
    for (const DiscoveryContent *discovery : session.discoveries(act.id)) {
        if (standsIn(discovery->panel, act, panel))
            discover(act, *discovery);
    }
    if (captured)
        m_lab.captures().capture(panel.id);
    for (const ExerciseContent &exercise : act.exercises) {
        if (standsIn(exercise.panel, act, panel))
            workOut(exercise);
    }
    for (const ChallengeContent *challenge : session.challenges(act.id)) {
        if (standsIn(challenge->panel, act, panel))
            workOut(act, *challenge);
    }
    return showPanel(act, panel);
}

/// The panels that this learner's track leaves out: a step back in a lab whose tracks can be changed.
bool TourLearner::seeOtherTracks(const ActContent &act)
{
    const QString own = m_lab.session().track();
    for (const PanelContent &panel : act.panels) {
        if (m_lab.session().applies(panel.tracks))
            continue;
        m_lab.settings().setTrack(panel.tracks.front());
        for (const PanelContent *shown : m_lab.session().panels(act.id)) {
            if (ExplorePage *page = explorePage(m_lab))
                page->showPanel(shown->id);
            m_lab.wizard().run(shown->id); // as one does who works with it: its sources show
            settle();
            if (!showPanel(act, *shown))
                return false;
        }
    }
    if (m_lab.session().track() != own)
        m_lab.settings().setTrack(own);
    settle();
    return true;
}

bool TourLearner::explore(const ActContent &act)
{
    for (const PanelContent *panel : m_lab.session().panels(act.id)) {
        if (!explorePanel(act, *panel))
            return false;
    }
    if (!seeOtherTracks(act))
        return false;
    return picture(act, QStringLiteral("explored"),
                   tr("%1: every discovery made").arg(contentText(act.title)),
                   tr("The instrument after the last discovery, and what it showed."));
}

} // namespace rp
