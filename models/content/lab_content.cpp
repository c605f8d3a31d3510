// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "content/lab_content.h"

#include <algorithm>

namespace rp {
namespace {

template<typename Entry>
const Entry *findById(const std::vector<Entry> &entries, const QString &id)
{
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&id](const Entry &entry) { return entry.id == id; });
    return it == entries.end() ? nullptr : &*it;
}

} // namespace

const ActContent *LabContent::act(const QString &actId) const
{
    return findById(acts, actId);
}

const PanelContent *findPanel(const ActContent &act, const QString &id)
{
    if (id.isEmpty())
        return act.panels.empty() ? nullptr : &act.panels.front();
    return findById(act.panels, id);
}

const QuestionContent *findQuestion(const std::vector<QuestionContent> &questions, const QString &id)
{
    return findById(questions, id);
}

const OptionContent *findOption(const QuestionContent &question, const QString &id)
{
    return findById(question.options, id);
}

const DiscoveryContent *findDiscovery(const ActContent &act, const QString &id)
{
    return findById(act.discoveries, id);
}

const ChallengeContent *findChallenge(const ActContent &act, const QString &id)
{
    return findById(act.challenges, id);
}

const ExerciseContent *findExercise(const ActContent &act, const QString &question)
{
    const auto it =
        std::find_if(act.exercises.begin(), act.exercises.end(),
                     [&question](const ExerciseContent &entry) { return entry.question.id == question; });
    return it == act.exercises.end() ? nullptr : &*it;
}

} // namespace rp
