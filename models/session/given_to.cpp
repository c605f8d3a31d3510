// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/given_to.h"

#include "models/content/lab_content.h"
#include "models/session/commit_items.h"
#include "models/session/commit_log.h"

#include <QCryptographicHash>
#include <QStringList>
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

QString placeIn(const char *list, const QString &act, const QString &item)
{
    return QStringLiteral("%1/%2/%3").arg(act, QLatin1String(list), item);
}

/// Where a lab asks what an entry answers; of a step, a run and the like it is the act.
QString placeOf(const CommitEntry &entry)
{
    if (entry.kind == commit_kind::prediction)
        return placeIn("predictions", entry.act, entry.item);
    if (entry.kind == commit_kind::reflection || entry.kind == commit_kind::retry)
        return placeIn("reflections", entry.act, entry.item);
    if (isAnswer(entry))
        return placeIn("exercises", entry.act, entry.item);
    if (entry.kind == commit_kind::attempt)
        return placeIn("challenges", entry.act, entry.item);
    if (entry.kind == commit_kind::hint) {
        const HintRef of = commit_item::hintOf(entry.item);
        return QStringLiteral("%1/%2/%3").arg(entry.act, of.list, of.item);
    }
    if (entry.kind == commit_kind::seen || entry.kind == commit_kind::discovery ||
        entry.kind == commit_kind::figure)
        return placeIn("discoveries", entry.act, commit_item::needOf(entry.item).discovery);
    return placeIn("", entry.act, {});
}

QStringList askedBy(const QuestionContent &question)
{
    QStringList asked{QString::number(int(question.kind)), question.correct,
                      QString::number(question.minimum.value_or(0.0)),
                      QString::number(question.maximum.value_or(0.0))};
    for (const OptionContent &option : question.options)
        asked << option.id;
    return asked;
}

/// Behind the lab's own; empty where a lab has nothing to tell places apart by.
QString itemMark(const QString &content)
{
    return content.section(siteMark, 1).section(QLatin1Char(' '), 1, 1);
}

bool isOfSite(const LabContent &lab, const CommitEntry &entry)
{
    if (lab.origin.isEmpty())
        return false;
    const QString asked = itemMark(entry.content);
    return entry.content.section(siteMark, 1).section(QLatin1Char(' '), 0, 0) == lab.origin ||
           (!asked.isEmpty() && asked == lab.asks.value(placeOf(entry)));
}

} // namespace

QString contentMark(const LabContent &lab, const CommitEntry &entry)
{
    const QString asked = lab.asks.isEmpty() ? QString() : lab.asks.value(placeOf(entry));
    return asked.isEmpty() ? contentMark(lab) : contentMark(lab) + QLatin1Char(' ') + asked;
}

QString labMark(const QString &content)
{
    const QString asked = itemMark(content);
    return asked.isEmpty() ? content : content.chopped(asked.size() + 1);
}

QHash<QString, QString> itemMarks(const LabContent &lab)
{
    QHash<QString, QString> marks;
    const auto add = [&](const QString &place, const QStringList &asked) {
        const QByteArray text = (QStringList{lab.id, place} + asked).join(QLatin1Char('\n')).toUtf8();
        marks.insert(place, QString::fromLatin1(
                                QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(16)));
    };
    for (const ActContent &act : lab.acts) {
        add(placeIn("", act.id, {}), {});
        for (const QuestionContent &question : act.predictions)
            add(placeIn("predictions", act.id, question.id), askedBy(question));
        for (const QuestionContent &question : act.reflections)
            add(placeIn("reflections", act.id, question.id), askedBy(question));
        for (const ExerciseContent &exercise : act.exercises)
            add(placeIn("exercises", act.id, exercise.question.id), askedBy(exercise.question));
        for (const ChallengeContent &challenge : act.challenges)
            add(placeIn("challenges", act.id, challenge.id), {});
        for (const DiscoveryContent &discovery : act.discoveries)
            add(placeIn("discoveries", act.id, discovery.id), {});
    }
    return marks;
}

void askAs(LabContent &lab, const CommitEntry &entry)
{
    if (const QString asked = itemMark(entry.content); !asked.isEmpty() && !lab.origin.isEmpty())
        lab.asks.insert(placeOf(entry), asked);
}

QString contentMark(const LabContent &lab)
{
    return lab.origin.isEmpty() ? lab.contentVersion : lab.contentVersion + siteMark + lab.origin;
}

bool wasGivenTo(const LabContent &lab, const CommitEntry &entry)
{
    const bool isPlain = !entry.content.contains(siteMark);
    // Entries without a mark are also those that earlier versions of the program made in labs of a site.
    const bool isOfLab = isPlain ? lab.origin.isEmpty() || !lab.replacesOwn : isOfSite(lab, entry);
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
