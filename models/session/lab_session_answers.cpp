// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the learner has answered, tried and found, as the sealed log has it.
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"

#include <algorithm>

namespace rp {

std::optional<PredictionRecord> LabSession::prediction(const QString &act, const QString &question) const
{
    const ActContent *content = m_content.act(act);
    if (!content || !findQuestion(content->predictions, question))
        return std::nullopt;
    if (const CommitEntry *found = entry(commit_kind::prediction, act, question))
        return PredictionRecord{found->option, found->number,
                                QDateTime::fromString(found->at, Qt::ISODateWithMs), isSeenBefore(*found)};
    return std::nullopt;
}

std::optional<ReflectionRecord> LabSession::answers(const QString &act, const QuestionContent &asked,
                                                    QLatin1String first, QLatin1String later) const
{
    const CommitEntry *counted = entry(first, act, asked.id);
    if (!counted)
        return std::nullopt;
    ReflectionRecord record;
    record.firstOption = counted->option;
    record.seenBefore = isSeenBefore(*counted);
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (&found == counted || isOurs(found, later, act, asked.id)) {
            record.tried.push_back(found.option);
            record.solved = record.solved || m_exam || found.option == asked.correct;
        }
    }
    return record;
}

std::optional<ReflectionRecord> LabSession::reflection(const QString &act, const QString &question) const
{
    const ActContent *content = m_content.act(act);
    const QuestionContent *asked = content ? findQuestion(content->reflections, question) : nullptr;
    return asked ? answers(act, *asked, commit_kind::reflection, commit_kind::retry) : std::nullopt;
}

std::optional<ReflectionRecord> LabSession::exercise(const QString &act, const QString &question) const
{
    const ActContent *content = m_content.act(act);
    const ExerciseContent *asked = content ? findExercise(*content, question) : nullptr;
    return asked ? answers(act, asked->question, commit_kind::exercise, commit_kind::exerciseRetry)
                 : std::nullopt;
}

ChallengeRecord LabSession::challenge(const QString &act, const QString &challenge) const
{
    const ActContent *content = m_content.act(act);
    ChallengeRecord record;
    if (!content || !findChallenge(*content, challenge))
        return record;
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (!isOurs(found, commit_kind::attempt, act, challenge))
            continue;
        record.seenBefore = m_ledger.isAfterVoid(found);
        record.attempts.push_back({found.number.value_or(0.0), found.option, found.correct.value_or(false),
                                   QDateTime::fromString(found.at, Qt::ISODateWithMs)});
    }
    return record;
}

bool LabSession::isSolved(const QString &act, const QString &challenge) const
{
    return this->challenge(act, challenge).solved();
}

bool LabSession::challengesDone(const QString &act) const
{
    const std::vector<const ChallengeContent *> asked = challenges(act);
    return m_content.act(act) &&
           std::all_of(asked.begin(), asked.end(),
                       [&](const ChallengeContent *challenge) { return isSolved(act, challenge->id); });
}

bool LabSession::isCorrect(const QString &act, const QString &question) const
{
    if (m_exam)
        return false;
    for (const QLatin1String kind :
         {commit_kind::prediction, commit_kind::reflection, commit_kind::exercise}) {
        if (const CommitEntry *found = entry(kind, act, question))
            return verdictOn(m_content, *found).value_or(false) && !isSeenBefore(*found);
    }
    return false;
}

bool LabSession::discovered(const QString &act, const QString &discovery) const
{
    return entry(commit_kind::discovery, act, discovery);
}

bool LabSession::discoveriesSkipped(const QString &act) const
{
    return entry(commit_kind::skip, act, commit_item::allDiscoveries);
}

bool LabSession::isFoundOrPassed(const QString &act, const QString &discovery) const
{
    const ActContent *content = m_content.act(act);
    const DiscoveryContent *asked = content ? findDiscovery(*content, discovery) : nullptr;
    return !asked || !applies(asked->tracks) || isPresenter() || discovered(act, discovery) ||
           discoveriesSkipped(act) || state(act, Step::Reveal) == StepState::Done;
}

bool LabSession::needMet(const QString &act, const NeedRef &need) const
{
    return discovered(act, need.discovery) || entry(commit_kind::seen, act, commit_item::need(need));
}

} // namespace rp
