// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The walk through the lab. What it does with the instruments stands in wizard_instruments.cpp, what with
// the challenges in wizard_challenges.cpp.
#include "controllers/wizard_controller.h"

#include "controllers/wizard_texts.h"
#include "models/content/figure_text.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/holds_at.h"
#include "models/text/format.h"

#include <algorithm>

namespace rp {

WizardController::WizardController(LabSession &session, const Workbench &workbench, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_watch(session)
{
    const std::vector<ActContent> &acts = m_session.content().acts;
    m_acts.reserve(acts.size());
    for (const ActContent &act : acts) {
        const Bench &bench = workbench.bench(act.id);
        m_acts.push_back({act.id, bench, bench.saveInputs()});
    }
    m_instruments = workbench.instruments();
    tellTransitions();
    watch();
    restore();
}

WizardController::~WizardController() = default;

void WizardController::setCatalogue(const Catalogue &catalogue)
{
    m_holdsAt = std::make_unique<HoldsAt>(catalogue);
}

void WizardController::tellTransitions()
{
    connect(&m_session, &LabSession::discoveryMade, this, &WizardController::tellDiscovery);
    connect(&m_session, &LabSession::actUnlocked, this, [this](const QString &act) {
        //: %1 is an act's title
        emit unlocked(
            tr("The next act, “%1”, is open now.").arg(contentText(m_session.content().act(act)->title)));
    });
    connect(&m_session, &LabSession::labCompleted, this, [this] {
        //: %1 is a lab's title
        emit finished(tr("You have completed “%1”; you can look at every step again.")
                          .arg(contentText(m_session.content().title)));
    });
}

void WizardController::answerAt(Refusal refusal, const Place &place)
{
    if (refusal != Refusal::None)
        emit refused(refusalText(m_session, refusal, place));
}

void WizardController::answer(Refusal refusal)
{
    answerAt(refusal, m_session.place());
}

void WizardController::next()
{
    answer(m_session.advance());
}

void WizardController::back()
{
    const Place here = m_session.place();
    if (here.step != Step::Brief) {
        answer(m_session.goTo({here.act, Step(int(here.step) - 1)}));
        return;
    }
    const auto &acts = m_session.content().acts;
    const auto act = std::find_if(acts.begin(), acts.end(),
                                  [&here](const ActContent &other) { return other.id == here.act; });
    if (act == acts.begin())
        emit refused(tr("This is the first step of the lab; go on with Next."));
    else
        answer(m_session.goTo({(act - 1)->id, Step::Reflect}));
}

void WizardController::open(const Place &place)
{
    answerAt(m_session.goTo(place), place);
}

void WizardController::commitPrediction(const QString &question, const QString &option)
{
    answer(m_session.commitPrediction(m_session.place().act, question, option));
}

void WizardController::commitNumber(const QString &question, double number)
{
    answer(m_session.commitPrediction(m_session.place().act, question, number));
}

/// Who answers a question elsewhere has read there what its act is about.
Refusal WizardController::goToQuestions(const QString &act)
{
    if (m_session.state(act, Step::Predict) != StepState::Locked)
        return m_session.goTo({act, Step::Predict});
    const Refusal refusal = m_session.goTo({act, Step::Brief});
    return refusal == Refusal::None ? m_session.advance() : refusal;
}

void WizardController::predict(const QString &act, const QString &question, const QVariant &answer)
{
    Refusal refusal = goToQuestions(act);
    if (refusal == Refusal::None)
        refusal = answer.typeId() == QMetaType::QString
                      ? m_session.commitPrediction(act, question, answer.toString())
                      : m_session.commitPrediction(act, question, answer.toDouble());
    if (refusal != Refusal::None) {
        answerAt(refusal, {act, Step::Predict});
        return;
    }
    emit said(tr("Your prediction is committed; it can't be changed."));
    if (m_session.blockedBy() == Refusal::None)
        this->answer(m_session.advance());
}

void WizardController::answerReflection(const QString &question, const QString &option)
{
    const Place place = m_session.place();
    if (const Refusal refusal = m_session.answerReflection(place.act, question, option);
        refusal != Refusal::None)
        emit refused(answerRefusalText(m_session, refusal, place, m_session.reflection(place.act, question)));
}

void WizardController::answerExercise(const QString &question, const QString &option)
{
    const Place instruments{m_session.place().act, Step::Explore};
    if (const Refusal refusal = m_session.answerExercise(instruments.act, question, option);
        refusal != Refusal::None)
        emit refused(answerRefusalText(m_session, refusal, instruments,
                                       m_session.exercise(instruments.act, question)));
}

void WizardController::recordWriting(const QString &entry, const QString &text)
{
    const Place reflection{m_session.place().act, Step::Reflect};
    const Refusal refusal = m_session.recordWriting(reflection.act, entry, text);
    if (refusal == Refusal::UnknownQuestion)
        emit refused(tr("There is no such text to write in this act; choose one of those on the page."));
    else
        answerAt(refusal, reflection);
}

void WizardController::run(const QString &panel)
{
    const Place instruments{m_session.place().act, Step::Explore};
    const Refusal refusal = m_session.recordRun(instruments.act, panel);
    if (refusal == Refusal::UnknownQuestion)
        emit refused(tr("There is no such instrument in this act; choose one of those on the page."));
    else
        answerAt(refusal, instruments);
}

void WizardController::skipDiscoveries()
{
    answer(m_session.skipDiscoveries(m_session.place().act));
}

void WizardController::tellDiscovery(const QString &act, const QString &discovery)
{
    const ActContent *content = m_session.content().act(act);
    const DiscoveryContent *found = content ? findDiscovery(*content, discovery) : nullptr;
    const ActBench *held = benchOf(act);
    if (!found || !held || held->bench.isEmpty())
        return;
    emit discovered(m_holdsAt ? m_holdsAt->found(*found, held->bench)
                              : resolveFigures(contentText(found->found), held->bench));
}

} // namespace rp
