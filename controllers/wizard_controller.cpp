// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The walk through the lab. What it does with the instruments stands in wizard_instruments.cpp.
#include "controllers/wizard_controller.h"

#include "controllers/wizard_texts.h"
#include "models/content/challenge_judge.h"
#include "models/content/discovery.h"
#include "models/content/figure_text.h"
#include "models/content/option_order.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/holds_at.h"
#include "models/session/ledger.h"
#include "models/session/taken.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

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

void WizardController::commitPrediction(const QString &question, const QString &option, int confidence)
{
    answer(m_session.commitPrediction(m_session.place().act, question, option, confidence));
}

void WizardController::commitNumber(const QString &question, double number, int confidence)
{
    answer(m_session.commitPrediction(m_session.place().act, question, number, confidence));
}

/// Who answers a question elsewhere has read there what its act is about.
Refusal WizardController::goToQuestions(const QString &act)
{
    if (m_session.state(act, Step::Predict) != StepState::Locked)
        return m_session.goTo({act, Step::Predict});
    const Refusal refusal = m_session.goTo({act, Step::Brief});
    return refusal == Refusal::None ? m_session.advance() : refusal;
}

void WizardController::predict(const QString &act, const QString &question, const QVariant &answer,
                               int confidence)
{
    Refusal refusal = goToQuestions(act);
    if (refusal == Refusal::None)
        refusal = answer.typeId() == QMetaType::QString
                      ? m_session.commitPrediction(act, question, answer.toString(), confidence)
                      : m_session.commitPrediction(act, question, answer.toDouble(), confidence);
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

void WizardController::decide(const QString &decision, const QString &option)
{
    const Place reflection{m_session.place().act, Step::Reflect};
    answerAt(m_session.recordDecision(reflection.act, decision, option), reflection);
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

void WizardController::takeHint(const HintRef &of, int rung)
{
    const Place instruments{m_session.place().act, Step::Explore};
    const Refusal refusal = m_session.takeHint(instruments.act, of, rung);
    if (!m_session.withheld().isEmpty())
        emit refused(m_session.withheld());
    else if (refusal == Refusal::ReadOnly || !m_session.instrumentOpen(instruments.act))
        answerAt(refusal, instruments);
    else if (refusal != Refusal::None)
        emit refused(noHintText());
}

void WizardController::skipDiscoveries()
{
    answer(m_session.skipDiscoveries(m_session.place().act));
}

void WizardController::answerFigure(Refusal refusal)
{
    if (refusal == Refusal::UnknownQuestion || refusal == Refusal::AlreadyCommitted)
        emit refused(tr("No number is asked for there any more; see what was found under “To find”."));
    else
        answerAt(refusal, {m_session.place().act, Step::Explore});
}

void WizardController::fillIn(const QString &discovery, double value)
{
    const QString act = m_session.place().act;
    const DiscoveryContent *asked = findDiscovery(*m_session.answerKey().act(act), discovery);
    answerFigure(
        asked ? m_session.recordFigure(act, discovery, value, isFilledIn(value, *asked, currentBench()))
              : Refusal::UnknownQuestion);
}

void WizardController::tellFound(const QString &discovery)
{
    answerFigure(m_session.tellDiscovery(m_session.place().act, discovery));
}

void WizardController::tellDiscovery(const QString &act, const QString &discovery)
{
    const ActContent *content = m_session.content().act(act);
    const DiscoveryContent *found = content ? findDiscovery(*content, discovery) : nullptr;
    const ActBench *held = benchOf(act);
    if (!found || !held || held->bench.isEmpty())
        return;
    const QString told = !m_session.isTold(act, discovery) ? fillInText(*found, held->bench)
                         : m_holdsAt                       ? m_holdsAt->found(*found, held->bench)
                                     : resolveFigures(contentText(found->found), held->bench);
    emit discovered(joinedSentences({foundSoFar(*content), told}));
}

/// Who does not see the list is told how far it is.
QString WizardController::foundSoFar(const ActContent &act) const
{
    int found = 0;
    int all = 0;
    for (const DiscoveryContent &discovery : act.discoveries) {
        if (!m_session.applies(discovery.tracks))
            continue;
        ++all;
        found += m_session.discovered(act.id, discovery.id) ? 1 : 0;
    }
    const Format format;
    //: Spoken when something was found: %1 of the %2 things that there are to find in an act.
    return tr("Found, %1 of %2.").arg(format.count(found), format.count(all));
}

// Tries at challenges, held against what the instruments say.

const ChallengeContent *WizardController::openChallenge(const QString &challenge)
{
    const QString act = m_session.place().act;
    const ChallengeContent *asked = findChallenge(*m_session.answerKey().act(act), challenge);
    if (!isLive()) {
        emit refused(lockedText(m_session, {act, Step::Explore}));
        return nullptr;
    }
    if (!asked || !m_session.applies(asked->tracks)) {
        emit refused(tr("There is no such challenge in this act; choose one of those on the page."));
        return nullptr;
    }
    return asked;
}

void WizardController::attemptChallenge(const QString &challenge, double value)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const QString act = m_session.place().act;
    if (asked->kind != ChallengeContent::Kind::Number || !asked->truth) {
        emit refused(
            asked->kind == ChallengeContent::Kind::Proposal
                ? tr("There is no number to hand in here; choose one of the proposals.")
                : tr("There is no number to hand in here; this challenge is solved with the instrument."));
        return;
    }
    const double truth = currentBench().figureFor(asked->truth->inputs, asked->truth->figure);
    const Refusal refusal =
        m_session.recordAttempt(act, challenge, value, isWithin(value, truth, asked->tolerance));
    if (refusal != Refusal::None)
        emit refused(challengeRefusalText(m_session, refusal, {act, Step::Explore}, challenge));
}

void WizardController::attemptProposal(const QString &challenge, const QString &option)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const std::vector<InputChoice> proposals = proposalChoices(*asked, currentBench());
    const bool isPossible =
        std::any_of(proposals.begin(), proposals.end(),
                    [&option](const InputChoice &proposal) { return proposal.key == option; });
    if (!isPossible) {
        emit refused(tr("This can't be proposed here; choose one of the proposals on the page."));
        return;
    }
    const Place instruments{m_session.place().act, Step::Explore};
    const ProposalVerdict verdict = judgeProposal(*asked, currentBench(), option);
    const Refusal refusal =
        m_session.recordProposal(instruments.act, challenge, option, verdict.value, verdict.isRight);
    if (refusal != Refusal::None)
        emit refused(challengeRefusalText(m_session, refusal, instruments, challenge));
}

void WizardController::handInSlider(const QString &challenge)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const Instrument *instrument = currentBench().instrument(asked->slider.panel);
    const QVariant value = instrument ? instrument->input(asked->slider.name) : QVariant();
    if (asked->slider.isEmpty() || !value.isValid()) {
        emit refused(tr("No slider shows the answer to this challenge; type a number instead."));
        return;
    }
    const QString mismatch = setupMismatch(*asked, currentBench());
    if (mismatch.isEmpty())
        attemptChallenge(challenge, value.toDouble());
    else
        emit refused(mismatch);
}

void WizardController::setUpChallenge(const QString &challenge)
{
    const ChallengeContent *asked = openChallenge(challenge);
    if (!asked)
        return;
    const Bench &bench = currentBench();
    changeTogether([&] {
        // Again for what the first inputs have moved along with them. What stands right is left alone, so
        // that the slider keeps its place.
        for (int round = 0; round < 2; ++round) {
            const NamedValues missing = missingSetup(*asked, bench);
            for (const auto &[input, value] : missing) {
                if (input.name == QLatin1String("context"))
                    (void)shareContext(value.toString()); // what is left undone shows below
            }
            bench.setInputs(missing);
        }
    });
    for (const NamedValue &set : asked->setup)
        m_session.recordRun(m_session.place().act, set.name.panel);
    if (!missingSetup(*asked, bench).empty())
        emit refused(setupMismatch(*asked, bench));
}

// Starts a lab from what others have left in the ledger.

/// Gives an entry's value to its input, and keeps what was given. False when the input can't have it.
bool WizardController::take(const TakenEntry &entry)
{
    QString sentence;
    if (Taken::isContext(*entry.take)) {
        sentence = shareContext(entry.input.toString());
        if (sentence.isEmpty())
            m_session.recordSetting(contextKey, entry.input);
    } else {
        const ActBench *act = benchOf(entry.take->act);
        Instrument *instrument = act ? act->bench.instrument(entry.take->input.panel) : nullptr;
        if (!instrument)
            return false;
        sentence = instrument->setInput(entry.take->input.name, entry.input);
    }
    // Nobody has asked for it: what the input can't have is only shown as not usable.
    if (!sentence.isEmpty())
        m_session.taken().refuse(entry);
    else if (entry.isNew)
        (void)m_session.taken().keep(entry); // a window that can only show starts from it all the same
    return sentence.isEmpty();
}

/// Before anything else: other inputs may depend on the context.
void WizardController::takeContext()
{
    for (const TakenEntry &entry : m_session.taken().entries()) {
        if (Taken::isContext(*entry.take) && entry.isNew)
            (void)take(entry);
    }
}

void WizardController::startFromTaken(const QString &act)
{
    for (const TakenEntry &entry : m_session.taken().entries()) {
        if (entry.take->act == act && entry.state == TakenEntry::State::Taken &&
            !Taken::isContext(*entry.take))
            (void)take(entry);
    }
}

/// Another lab's entry changes while this one is open: only by an import.
void WizardController::takeWhatIsNew()
{
    changeTogether([this] {
        takeContext();
        for (const TakenEntry &entry : m_session.taken().entries()) {
            if (entry.isNew && !Taken::isContext(*entry.take))
                (void)take(entry);
        }
    });
}

void WizardController::takeOver()
{
    Taken &taken = m_session.taken();
    if (taken.isReadOnly()) {
        answer(Refusal::ReadOnly);
        return;
    }
    int count = 0;
    changeTogether([&] {
        for (const bool contexts : {true, false}) {
            for (const TakenEntry &entry : taken.offered()) {
                if (Taken::isContext(*entry.take) == contexts && take(entry))
                    ++count;
            }
        }
    });
    for (const ActBench &act : m_acts) {
        if (m_session.instrumentOpen(act.act))
            m_session.recordInputs(act.act, act.bench.saveInputs());
    }
    //: Spoken: so many values of other labs were set as they are there now.
    emit said(tr("%Ln value(s) taken over.", nullptr, count));
}

} // namespace rp
