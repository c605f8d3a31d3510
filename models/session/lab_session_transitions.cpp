// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Transitions. Each function either does all of what it says or nothing.
#include "models/content/option_order.h"
#include "models/json/json_value.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace rp {

std::optional<Place> LabSession::placeAfter(const Place &place) const
{
    if (place.step != Step::Reflect)
        return Place{place.act, Step(int(place.step) + 1)};
    const auto act = std::find_if(m_content.acts.begin(), m_content.acts.end(),
                                  [&place](const ActContent &other) { return other.id == place.act; });
    const auto next = act + 1;
    if (next == m_content.acts.end())
        return std::nullopt;
    return Place{next->id, Step::Brief};
}

Place LabSession::placeToGoOn() const
{
    if (!isActDone(m_place.act))
        return m_place;
    const auto here = std::find_if(m_content.acts.begin(), m_content.acts.end(),
                                   [this](const ActContent &act) { return act.id == m_place.act; });
    for (auto act = here + 1; act != m_content.acts.end(); ++act)
        for (int step = 0; step < stepCount; ++step)
            if (state(act->id, Step(step)) == StepState::Open)
                return {act->id, Step(step)};
    return m_place;
}

void LabSession::moveTo(const Place &place)
{
    if (place == m_place)
        return;
    m_place = place;
    // A read-only ledger refuses: the place then lives as long as the window.
    m_ledger.setPlace(m_content.chapter, {place.act, stepKey(place.step)});
    emit placeChanged();
}

Refusal LabSession::goTo(const Place &place)
{
    if (!m_content.act(place.act) || state(place.act, place.step) == StepState::Locked)
        return Refusal::Locked;
    if (place == m_place)
        return Refusal::None;
    moveTo(place);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::advance()
{
    if (const Refusal refusal = blockedBy(); refusal != Refusal::None)
        return refusal;
    const bool leavesByNext = m_place.step == Step::Brief || m_place.step == Step::Reveal;
    if (leavesByNext && !isPresenter() && !isStepDone(currentAct(), m_place.step) &&
        !commit(commit_kind::step, m_place.act, stepKey(m_place.step)))
        return Refusal::ReadOnly;
    const std::optional<Place> next = placeAfter(m_place);
    if (next)
        moveTo(*next);
    emit changed();
    if (!next)
        emit labCompleted();
    return Refusal::None;
}

bool LabSession::commit(QLatin1String kind, const QString &act, const QString &item, const QString &option)
{
    CommitEntry made;
    made.kind = kind;
    made.act = act;
    made.item = item;
    made.option = option;
    return commit(std::move(made));
}

bool LabSession::commit(CommitEntry made)
{
    made.chapter = m_content.chapter;
    made.content = contentMark(m_content, made);
    return m_ledger.commit(std::move(made));
}

Refusal LabSession::checkPrediction(const QString &act, const QString &question, int confidence) const
{
    const ActContent *content = m_content.act(act);
    if (!content || state(act, Step::Predict) == StepState::Locked)
        return Refusal::Locked;
    const std::vector<const QuestionContent *> asked = predictions(act);
    if (std::none_of(asked.begin(), asked.end(),
                     [&](const QuestionContent *each) { return each->id == question; }))
        return Refusal::UnknownQuestion;
    if (entry(commit_kind::prediction, act, question))
        return Refusal::AlreadyCommitted;
    if (confidence < 0 || confidence > mostConfidence)
        return Refusal::UnknownAnswer;
    return m_ledger.isReadOnly() ? Refusal::ReadOnly : Refusal::None;
}

Refusal LabSession::commitPrediction(const QString &act, const QString &question, const QString &option,
                                     int confidence)
{
    if (const Refusal refusal = checkPrediction(act, question, confidence); refusal != Refusal::None)
        return refusal;
    const QuestionContent &asked = *findQuestion(m_content.act(act)->predictions, question);
    if (asked.kind != QuestionContent::Kind::SingleChoice || !findOption(asked, option))
        return Refusal::UnknownAnswer;
    CommitEntry made;
    made.kind = commit_kind::prediction;
    made.act = act;
    made.item = question;
    made.option = option;
    made.confidence = confidence;
    if (!m_exam) // the file can be read
        made.correct = option == asked.correct;
    if (!commit(std::move(made)))
        return Refusal::ReadOnly;
    emit predictionCommitted(act, question);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::commitPrediction(const QString &act, const QString &question, double number,
                                     int confidence)
{
    if (const Refusal refusal = checkPrediction(act, question, confidence); refusal != Refusal::None)
        return refusal;
    const QuestionContent &asked = *findQuestion(m_content.act(act)->predictions, question);
    if (asked.kind != QuestionContent::Kind::Numeric || !isInRange(asked, number))
        return Refusal::UnknownAnswer;
    CommitEntry made;
    made.kind = commit_kind::prediction;
    made.act = act;
    made.item = question;
    made.number = number;
    made.confidence = confidence;
    if (!commit(std::move(made)))
        return Refusal::ReadOnly;
    emit predictionCommitted(act, question);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordAnswer(const QString &act, const QuestionContent &asked, const QString &option,
                                 QLatin1String first, QLatin1String later)
{
    if (!findOption(asked, option))
        return Refusal::UnknownAnswer;
    const std::optional<ReflectionRecord> record = answers(act, asked, first, later);
    const bool isRight = option == asked.correct;
    if (record && (record->solved || (!isRight && record->tried.size() >= size_t(mostTries))))
        return Refusal::AlreadyCommitted;
    CommitEntry made;
    made.kind = record ? later : first;
    made.act = act;
    made.item = asked.id;
    made.option = option;
    if (!record && !m_exam)
        made.correct = isRight;
    return commit(std::move(made)) ? Refusal::None : Refusal::ReadOnly;
}

Refusal LabSession::answerReflection(const QString &act, const QString &question, const QString &option)
{
    const ActContent *content = m_content.act(act);
    if (!content || state(act, Step::Reflect) == StepState::Locked)
        return Refusal::Locked;
    const QuestionContent *asked = findQuestion(content->reflections, question);
    if (!asked)
        return Refusal::UnknownQuestion;
    const bool wasDone = isActDone(act);
    if (const Refusal refusal =
            recordAnswer(act, *asked, option, commit_kind::reflection, commit_kind::retry);
        refusal != Refusal::None)
        return refusal;
    const std::optional<Place> next = placeAfter({act, Step::Reflect});
    if (next && !wasDone && isActDone(act))
        emit actUnlocked(next->act);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::answerExercise(const QString &act, const QString &question, const QString &option)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    const ExerciseContent *asked = findExercise(*m_content.act(act), question);
    if (!asked)
        return Refusal::UnknownQuestion;
    if (const Refusal refusal =
            recordAnswer(act, asked->question, option, commit_kind::exercise, commit_kind::exerciseRetry);
        refusal != Refusal::None)
        return refusal;
    emit exerciseAnswered(act, question);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordAttempt(const QString &act, const QString &challenge, double value, bool solves)
{
    CommitEntry made;
    made.number = value;
    made.correct = solves;
    return recordTry(act, challenge, std::move(made));
}

Refusal LabSession::recordProposal(const QString &act, const QString &challenge, const QString &option,
                                   double value, bool solves)
{
    CommitEntry made;
    made.option = option;
    made.number = value;
    made.correct = solves;
    return recordTry(act, challenge, std::move(made));
}

/// What is handed in fits the kind of the challenge.
bool LabSession::isPossibleTry(const ChallengeContent &challenge, const CommitEntry &made) const
{
    if (!std::isfinite(made.number.value_or(0.0)))
        return false;
    if (challenge.kind != ChallengeContent::Kind::Proposal)
        return made.option.isEmpty();
    if (made.option == noneProposed)
        return !challenge.noneText.isEmpty();
    return !made.option.isEmpty() && !challenge.leaveOut.contains(made.option);
}

Refusal LabSession::recordTry(const QString &act, const QString &challenge, CommitEntry made)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    const ChallengeContent *asked = findChallenge(*m_content.act(act), challenge);
    if (!asked || !applies(asked->tracks))
        return Refusal::UnknownQuestion;
    if (!isPossibleTry(*asked, made))
        return Refusal::UnknownAnswer;
    const ChallengeRecord record = this->challenge(act, challenge);
    const bool isKnown = !made.option.isEmpty() && std::any_of(record.attempts.begin(), record.attempts.end(),
                                                               [&made](const ChallengeAttempt &tried) {
                                                                   return tried.option == made.option;
                                                               });
    const bool isOneTooMany = record.attempts.size() >= size_t(mostTries) && !made.correct.value_or(false);
    if (record.solved() || isKnown || isOneTooMany)
        return Refusal::AlreadyCommitted;
    made.kind = commit_kind::attempt;
    made.act = act;
    made.item = challenge;
    if (!commit(std::move(made)))
        return Refusal::ReadOnly;
    emit challengeAttempted(act, challenge);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordRun(const QString &act, const QString &panel)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    const PanelContent *known = findPanel(*m_content.act(act), panel);
    if (!known || !applies(known->tracks))
        return Refusal::UnknownQuestion;
    if (hasRun(act, known->id))
        return Refusal::None;
    if (!commit(commit_kind::run, act, commit_item::panel(known->id)))
        m_runsHere.insert(act + QLatin1Char('/') + known->id); // who only looks on may see it all the same
    emit panelRun(act, known->id);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordNeed(const QString &act, const NeedRef &need)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    const DiscoveryContent *wanted = findDiscovery(*m_content.act(act), need.discovery);
    if (!wanted || !applies(wanted->tracks) || need.need < 0 || size_t(need.need) >= wanted->needs.size())
        return Refusal::UnknownQuestion;
    if (needMet(act, need))
        return Refusal::None;
    const int others = int(wanted->needs.size());
    bool complete = true;
    for (int i = 0; i < others; ++i)
        complete = complete && (i == need.need || needMet(act, {need.discovery, i}));
    const bool recorded = complete ? commit(commit_kind::discovery, act, need.discovery)
                                   : commit(commit_kind::seen, act, commit_item::need(need));
    if (!recorded)
        return Refusal::ReadOnly;
    if (complete)
        emit discoveryMade(act, need.discovery);
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordFigureEntry(const QString &act, const QString &discovery, CommitEntry made)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    const DiscoveryContent *asked = findDiscovery(*m_content.act(act), discovery);
    if (!asked || !asked->asks || !applies(asked->tracks))
        return Refusal::UnknownQuestion;
    if (!discovered(act, discovery))
        return Refusal::Locked;
    if (isTold(act, discovery))
        return Refusal::AlreadyCommitted;
    made.kind = commit_kind::figure;
    made.act = act;
    made.item = discovery;
    if (!commit(std::move(made)))
        return Refusal::ReadOnly;
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordFigure(const QString &act, const QString &discovery, double value, bool isRight)
{
    if (!std::isfinite(value))
        return Refusal::UnknownAnswer;
    CommitEntry made;
    made.number = value;
    made.correct = isRight;
    return recordFigureEntry(act, discovery, std::move(made));
}

Refusal LabSession::tellDiscovery(const QString &act, const QString &discovery)
{
    return recordFigureEntry(act, discovery, {});
}

Refusal LabSession::takeHint(const QString &act, const HintRef &of, int rung)
{
    if (m_exam || !instrumentOpen(act))
        return Refusal::Locked;
    const ActContent &content = *m_content.act(act);
    const LadderContent *ladder = findLadder(content, of);
    const ChallengeContent *challenge =
        of.list == ladder_list::challenges ? findChallenge(content, of.item) : nullptr;
    if (!ladder || (challenge && !applies(challenge->tracks)))
        return Refusal::UnknownQuestion;
    if (of.list == ladder_list::predictions && !entry(commit_kind::prediction, act, of.item))
        return Refusal::Locked;
    if (rung < 1 || rung > LadderContent::rungs)
        return Refusal::UnknownAnswer;
    const int taken = hintsTaken(act, of);
    if (rung <= taken)
        return Refusal::AlreadyCommitted;
    // Older versions of a lab have no ladder: what they don't have holds nobody up.
    if (const int next = ladder->next(taken); next > 0 && next < rung)
        return Refusal::Locked;
    CommitEntry made;
    made.kind = commit_kind::hint;
    made.act = act;
    made.item = commit_item::hint(of);
    made.number = rung;
    if (!commit(std::move(made)))
        return Refusal::ReadOnly;
    emit changed();
    return Refusal::None;
}

Refusal LabSession::skipDiscoveries(const QString &act)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    if (isExplored(*m_content.act(act)))
        return Refusal::None;
    if (!commit(commit_kind::skip, act, commit_item::allDiscoveries))
        return Refusal::ReadOnly;
    emit changed();
    return Refusal::None;
}

Refusal LabSession::recordInputs(const QString &act, const QVariantMap &inputs)
{
    if (!instrumentOpen(act))
        return Refusal::Locked;
    return m_ledger.setInputs(m_content.chapter, act, inputs) ? Refusal::None : Refusal::ReadOnly;
}

Refusal LabSession::recordWriting(const QString &act, const QString &entry, const QString &text)
{
    const ActContent *content = m_content.act(act);
    if (!content || state(act, Step::Reflect) == StepState::Locked)
        return Refusal::Locked;
    if (!findEntry(*content, entry))
        return Refusal::UnknownQuestion;
    if (m_ledger.isReadOnly())
        return Refusal::ReadOnly;
    if (writing(act, entry) == text)
        return Refusal::None;
    QVariantMap writings = toVariantMap(m_ledger.part(m_content.chapter, ledger_part::writings));
    QVariantMap ofAct = writings.value(act).toMap();
    ofAct.insert(entry, text);
    writings.insert(act, ofAct);
    m_ledger.setPart(m_content.chapter, ledger_part::writings, toJsonValue(writings));
    emit writingChanged(act, entry);
    return Refusal::None;
}

Refusal LabSession::recordDecision(const QString &act, const QString &decision, const QString &option)
{
    const ActContent *content = m_content.act(act);
    if (!content || state(act, Step::Reflect) == StepState::Locked)
        return Refusal::Locked;
    const DecisionContent *asked = findDecision(*content, decision);
    if (!asked)
        return Refusal::UnknownQuestion;
    if (std::none_of(asked->options.begin(), asked->options.end(),
                     [&option](const DecisionContent::Option &each) { return each.id == option; }))
        return Refusal::UnknownAnswer;
    const Refusal refusal = recordDesign({{asked->field, option}});
    if (refusal == Refusal::None)
        emit changed();
    return refusal;
}

Refusal LabSession::recordDesign(const QVariantMap &fields)
{
    return m_ledger.setDesign(m_content.chapter, fields) ? Refusal::None : Refusal::ReadOnly;
}

void LabSession::recordPanel(const QString &act, const QString &panel)
{
    m_ledger.setSetting(panelKey(act), panel);
}

void LabSession::recordSetting(const QString &key, const QVariant &value)
{
    m_ledger.setSetting(key, value);
}

QVariant LabSession::setting(const QString &key) const
{
    return m_ledger.setting(key);
}

} // namespace rp
