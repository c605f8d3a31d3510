// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_content.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/instruments/contract/bench.h"
#include "models/text/format.h"
#include "models/text/plain_text.h"

#include <QSet>
#include <algorithm>

namespace rp {

ActContent::ActContent() = default;
ActContent::ActContent(const ActContent &other) = default;
ActContent::ActContent(ActContent &&other) noexcept = default;
ActContent &ActContent::operator=(const ActContent &other) = default;
ActContent &ActContent::operator=(ActContent &&other) noexcept = default;
ActContent::~ActContent() = default;

QString sourceText(const SourceContent &source)
{
    const QString from = contentText(source.from);
    return source.place.isEmpty()
               ? from
               : QStringLiteral("%1 · %2").arg(from, Format::isolate(anchorsInWords(source.place)));
}

QVariantMap Truth::pictureInputs() const
{
    QVariantMap all = inputs;
    all.insert(picture);
    return all;
}

LabContent::LabContent() = default;
LabContent::LabContent(const LabContent &other) = default;
LabContent::LabContent(LabContent &&other) noexcept = default;
LabContent &LabContent::operator=(const LabContent &other) = default;
LabContent &LabContent::operator=(LabContent &&other) noexcept = default;
LabContent::~LabContent() = default;
namespace {

template<typename Entry>
const Entry *findById(const std::vector<Entry> &entries, const QString &id)
{
    const auto it =
        std::find_if(entries.begin(), entries.end(), [&id](const Entry &entry) { return entry.id == id; });
    return it == entries.end() ? nullptr : &*it;
}

template<typename Entries>
void addTracks(QSet<QString> &tracks, const Entries &entries)
{
    for (const auto &entry : entries)
        tracks.unite({entry.tracks.cbegin(), entry.tracks.cend()});
}

} // namespace

const ActContent *LabContent::act(const QString &actId) const
{
    return findById(acts, actId);
}

QStringList LabContent::tracks() const
{
    QSet<QString> found;
    if (!defaultTrack.isEmpty())
        found.insert(defaultTrack);
    for (const ActContent &act : acts) {
        for (auto it = act.brief.tracks.keyBegin(); it != act.brief.tracks.keyEnd(); ++it)
            found.insert(*it);
        addTracks(found, act.predictions);
        addTracks(found, act.panels);
        addTracks(found, act.discoveries);
        addTracks(found, act.challenges);
    }
    QStringList sorted = found.values();
    sorted.sort();
    return sorted;
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

const DecisionContent *findDecision(const ActContent &act, const QString &id)
{
    return findById(act.decisions, id);
}

const EntryContent *findEntry(const ActContent &act, const QString &id)
{
    return findById(act.entries, id);
}

const ChallengeContent *findChallenge(const ActContent &act, const QString &id)
{
    return findById(act.challenges, id);
}

bool LadderContent::has(int rung) const
{
    if (isClosed || rung < Nudge || rung > Answer)
        return false;
    if (rung == Answer)
        return has(Nudge) || has(Counter) || has(Neighbour);
    return hints.size() >= size_t(rung) || (rung != Nudge && setting(rung));
}

int LadderContent::next(int taken) const
{
    for (int rung = taken + 1; rung <= rungs; ++rung) {
        if (has(rung))
            return rung;
    }
    return 0;
}

const std::optional<Truth> &LadderContent::setting(int rung) const
{
    static const std::optional<Truth> none;
    return rung == Counter ? counter : rung == Neighbour ? neighbour : none;
}

const LadderContent *findLadder(const ActContent &act, const HintRef &of)
{
    if (of.list == ladder_list::challenges) {
        const ChallengeContent *challenge = findChallenge(act, of.item);
        return challenge ? &challenge->ladder : nullptr;
    }
    const ExerciseContent *exercise =
        of.list == ladder_list::exercises ? findExercise(act, of.item) : nullptr;
    const QuestionContent *question = of.list == ladder_list::predictions
                                          ? findQuestion(act.predictions, of.item)
                                          : (exercise ? &exercise->question : nullptr);
    return question ? &question->ladder : nullptr;
}

const std::vector<QString> &arithmeticFor(const ActContent &act, const QuestionContent &prediction)
{
    const auto own = prediction.tracks.size() == 1 ? act.reveal.tracks.constFind(prediction.tracks.front())
                                                   : act.reveal.tracks.constEnd();
    return own == act.reveal.tracks.constEnd() ? act.reveal.arithmetic : *own;
}

const ExerciseContent *findExercise(const ActContent &act, const QString &question)
{
    const auto it =
        std::find_if(act.exercises.begin(), act.exercises.end(),
                     [&question](const ExerciseContent &entry) { return entry.question.id == question; });
    return it == act.exercises.end() ? nullptr : &*it;
}

NamedValues openingInputs(const ActContent &act, const Bench &bench)
{
    NamedValues inputs;
    for (const PanelContent &panel : act.panels) {
        for (auto it = panel.opening.cbegin(); it != panel.opening.cend(); ++it)
            inputs.push_back({bench.qualified(panel.id, it.key()), it.value()});
    }
    return inputs;
}

Catalogue catalogueFor(const LabContent &lab, const Catalogue &catalogue)
{
    Catalogue own = catalogue;
    for (ContextEntry &context : own.contexts) {
        const auto given = lab.contexts.constFind(context.key);
        if (given == lab.contexts.cend() || !own.devices.find(given->device))
            continue;
        context.device = given->device;
        if (!given->summary.isEmpty())
            context.summary = given->summary;
    }
    return own;
}

} // namespace rp
