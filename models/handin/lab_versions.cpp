// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/lab_versions.h"

#include "models/content/lab_reader.h"
#include "models/content/option_order.h"
#include "models/json/embedded_content.h"
#include "models/session/commit_log.h"
#include "models/session/given_to.h"

#include <QDir>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace rp {
namespace {

constexpr QLatin1String keptKeys(":/released");

QuestionContent *askedIn(ActContent &act, const CommitEntry &entry)
{
    const auto among = [&entry](std::vector<QuestionContent> &questions) -> QuestionContent * {
        const auto found = std::find_if(questions.begin(), questions.end(),
                                        [&](const auto &question) { return question.id == entry.item; });
        return found == questions.end() ? nullptr : &*found;
    };
    if (entry.kind == commit_kind::prediction)
        return among(act.predictions);
    if (entry.kind == commit_kind::reflection || entry.kind == commit_kind::retry)
        return among(act.reflections);
    if (entry.kind != commit_kind::exercise && entry.kind != commit_kind::exerciseRetry)
        return nullptr;
    for (ExerciseContent &exercise : act.exercises) {
        if (exercise.question.id == entry.item)
            return &exercise.question;
    }
    return nullptr;
}

/// Without these an LRS and a report would have nothing to say of a question.
void lendTexts(QuestionContent &then, const QuestionContent *now)
{
    if (!now || !then.prompt.isEmpty())
        return;
    then.prompt = now->prompt;
    for (OptionContent &option : then.options) {
        if (const OptionContent *same = findOption(*now, option.id))
            option.text = same->text;
    }
}

void lendTextsOfAct(ActContent &then, const ActContent &now)
{
    then.title = now.title;
    for (QuestionContent &question : then.predictions)
        lendTexts(question, findQuestion(now.predictions, question.id));
    for (QuestionContent &question : then.reflections)
        lendTexts(question, findQuestion(now.reflections, question.id));
    for (ExerciseContent &exercise : then.exercises) {
        const ExerciseContent *same = findExercise(now, exercise.question.id);
        lendTexts(exercise.question, same ? &same->question : nullptr);
    }
}

} // namespace

LabVersions::LabVersions(const LabContent &now, std::vector<LabContent> released)
    : m_now(contentMark(now))
{
    m_versions.emplace(m_now, now);
    for (LabContent &then : released) {
        then.title = now.title;
        for (ActContent &act : then.acts) {
            if (const ActContent *same = now.act(act.id))
                lendTextsOfAct(act, *same);
            for (ChallengeContent &challenge : act.challenges) {
                if (challenge.none && challenge.noneText.isEmpty())
                    challenge.noneText = noneProposed; // it could be proposed, in whatever words
            }
        }
        const QString mark = contentMark(then);
        if (!then.acts.empty())
            m_versions.emplace(mark, std::move(then));
    }
}

const LabContent *LabVersions::of(const QString &content) const
{
    const auto found = m_versions.find(labMark(content));
    return found == m_versions.end() ? nullptr : &found->second;
}

LabContent LabVersions::supposedBy(const CommitLog &log) const
{
    LabContent lab = now();
    for (const CommitEntry &entry : log.entries()) {
        if (entry.chapter != lab.chapter || of(entry.content))
            continue;
        const auto act = std::find_if(lab.acts.begin(), lab.acts.end(),
                                      [&entry](const ActContent &each) { return each.id == entry.act; });
        QuestionContent *asked = act == lab.acts.end() ? nullptr : askedIn(*act, entry);
        if (!asked)
            continue;
        askAs(lab, entry);
        if (entry.number) {
            asked->kind = QuestionContent::Kind::Numeric;
            if (asked->minimum)
                asked->minimum = std::min(*asked->minimum, *entry.number);
            if (asked->maximum)
                asked->maximum = std::max(*asked->maximum, *entry.number);
        } else if (!entry.option.isEmpty()) {
            asked->kind = QuestionContent::Kind::SingleChoice;
            if (!findOption(*asked, entry.option))
                asked->options.push_back({entry.option, {}, {}, {}});
        }
    }
    return lab;
}

const LabContent &LabVersions::lastOf(const CommitLog &log, const LabContent &supposed) const
{
    const auto &entries = log.entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [this](const CommitEntry &entry) {
        // These two name no version of what a site asks.
        return entry.chapter == now().chapter && entry.kind != commit_kind::capture &&
               entry.kind != commit_kind::voided;
    });
    const LabContent *known = last == entries.rend() ? &now() : of(last->content);
    return known ? *known : supposed;
}

std::vector<LabContent> releasedVersions(const QString &lab)
{
    useEmbeddedContent();
    std::vector<LabContent> versions;
    const QDir kept(keptKeys);
    const QStringList names = kept.entryList({lab + QStringLiteral("-*.json")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        if (const auto document = embeddedJson(kept.filePath(name)))
            versions.push_back(readLab(*document));
    }
    return versions;
}

} // namespace rp
