// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/given_to.h"

#include "models/content/lab_content.h"
#include "models/session/commit_log.h"

#include <cmath>

namespace rp {
namespace {

const QString siteMark = QStringLiteral(" site:");

const QuestionContent *questionOf(const LabContent &lab, const CommitEntry &entry)
{
    const ActContent *act = lab.act(entry.act);
    if (!act)
        return nullptr;
    if (entry.kind == commit_kind::prediction)
        return findQuestion(act->predictions, entry.item);
    if (entry.kind == commit_kind::reflection || entry.kind == commit_kind::retry)
        return findQuestion(act->reflections, entry.item);
    const ExerciseContent *exercise = findExercise(*act, entry.item);
    return exercise ? &exercise->question : nullptr;
}

bool isAnswer(const CommitEntry &entry)
{
    return entry.kind == commit_kind::prediction || entry.kind == commit_kind::reflection ||
           entry.kind == commit_kind::retry || entry.kind == commit_kind::exercise ||
           entry.kind == commit_kind::exerciseRetry;
}

bool isPossible(const LabContent &lab, const CommitEntry &entry)
{
    if (!isAnswer(entry))
        return true;
    const QuestionContent *asked = questionOf(lab, entry);
    if (!asked)
        return false;
    if (asked->kind == QuestionContent::Kind::Numeric)
        return entry.number && isInRange(*asked, *entry.number);
    return findOption(*asked, entry.option) != nullptr;
}

} // namespace

QString contentMark(const LabContent &lab)
{
    return lab.origin.isEmpty() ? lab.contentVersion : lab.contentVersion + siteMark + lab.origin;
}

bool wasGivenTo(const LabContent &lab, const CommitEntry &entry)
{
    const bool isPlain = !entry.content.contains(siteMark);
    // Entries without a mark are also those that earlier versions of the program made in labs of a site.
    const bool isOfLab =
        isPlain ? lab.origin.isEmpty() || !lab.replacesOwn : entry.content == contentMark(lab);
    return isOfLab && isPossible(lab, entry);
}

std::optional<bool> verdictOn(const LabContent &lab, const CommitEntry &entry)
{
    const QuestionContent *asked = entry.correct || !isAnswer(entry) ? nullptr : questionOf(lab, entry);
    if (!asked || asked->correct.isEmpty() || entry.option.isEmpty())
        return entry.correct;
    return entry.option == asked->correct;
}

bool isInRange(const QuestionContent &question, double number)
{
    return std::isfinite(number) && (!question.minimum || number >= *question.minimum) &&
           (!question.maximum || number <= *question.maximum);
}

} // namespace rp
