// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a lab's challenges need, and what may be there on some tracks only.
#include "models/check/rule_check.h"

#include <algorithm>
#include <utility>

namespace rp {

/// Exploring ends where all of the core is found: on a track without any it would end before it begins.
void RuleCheck::checkCore(const LabContent &lab)
{
    QStringList tracks = lab.tracks();
    if (tracks.isEmpty())
        tracks.append(QString());
    for (size_t i = 0; i < lab.acts.size(); ++i) {
        for (const QString &track : std::as_const(tracks)) {
            bool hasTasks = false;
            bool hasCore = false;
            const auto look = [&](const auto &tasks) {
                for (const auto &task : tasks) {
                    if (!task.tracks.isEmpty() && !task.tracks.contains(track))
                        continue;
                    hasTasks = true;
                    hasCore = hasCore || task.core;
                }
            };
            look(lab.acts[i].discoveries);
            look(lab.acts[i].challenges);
            if (hasTasks && !hasCore)
                add(QStringLiteral("/acts/%1/discoveries").arg(i),
                    //: a reason inside a sentence; %1 is the id of a track
                    tr("nothing there is marked as core on the track %1").arg(Format::isolate(track)));
        }
    }
}

void RuleCheck::checkNumber(const ChallengeContent &challenge, const QString &pointer)
{
    if (!challenge.truth)
        add(pointer, tr("a number challenge needs a figure that it is held against"));
    checkTruth(challenge.truth, pointer + QStringLiteral("/truth"));
    if (!(challenge.tolerance > 0.0))
        add(pointer, tr("a number challenge needs a tolerance above zero"));
    if (challenge.unit.isEmpty())
        add(pointer, tr("a number challenge needs a unit"));
    if (challenge.slider.isEmpty())
        return;
    const QString place = pointer + QStringLiteral("/slider");
    addAll(place, m_vocabulary.input(challenge.slider));
    if (std::any_of(challenge.setup.begin(), challenge.setup.end(),
                    [&](const NamedValue &set) { return set.name == challenge.slider; }))
        add(place, tr("the setup decides the slider, so nothing is left to find"));
}

void RuleCheck::checkChallenge(const ActContent &act, const ChallengeContent &challenge,
                               const QString &pointer)
{
    checkPanelOf(challenge.panel, pointer);
    checkTracksWithin(act, challenge.tracks, challenge.panel, pointer);
    checkText(challenge.title, pointer + QStringLiteral("/title"));
    checkText(challenge.prompt, pointer + QStringLiteral("/prompt"));
    checkTexts(challenge.given, pointer + QStringLiteral("/given"));
    checkText(challenge.solved, pointer + QStringLiteral("/solved"));
    for (const auto &[input, value] : challenge.setup)
        addAll(pointer + QStringLiteral("/setup"), m_vocabulary.inputValue(input, value));
    switch (challenge.kind) {
    case ChallengeContent::Kind::Number:
        checkNumber(challenge, pointer);
        break;
    case ChallengeContent::Kind::State:
        checkState(challenge, pointer);
        break;
    case ChallengeContent::Kind::Proposal:
        checkProposal(challenge, pointer);
        break;
    }
}

void RuleCheck::checkLadder(const LadderContent &ladder, const std::optional<Truth> &truth,
                            const std::vector<QString> &arithmetic, const QString &pointer)
{
    checkTexts(ladder.hints, pointer + QStringLiteral("/hints"));
    checkTruth(ladder.counter, pointer + QStringLiteral("/counter"));
    checkTruth(ladder.neighbour, pointer + QStringLiteral("/neighbour"));
    for (const int line : ladder.lines) {
        if (!ladder.neighbour || line < 0 || size_t(line) >= arithmetic.size())
            add(pointer + QStringLiteral("/neighbour_lines"),
                //: a reason inside a sentence; %1 is a number
                tr("there is no neighbour, or no line %1 to work it out with").arg(Format().count(line)));
    }
    for (const std::optional<Truth> *each : {&ladder.counter, &ladder.neighbour}) {
        if (*each && truth && (*each)->figure == truth->figure && (*each)->inputs == truth->inputs)
            add(pointer, tr("a rung before the last one shows the very figure that is asked for"));
    }
}

/// The ladders of what is predicted, worked out and corrected.
void RuleCheck::checkLadders(const ActContent &act, const QString &pointer)
{
    const auto place = [&pointer](const char *list, size_t at) {
        return QStringLiteral("%1/%2/%3").arg(pointer, QLatin1String(list)).arg(at);
    };
    for (size_t i = 0; i < act.predictions.size(); ++i)
        checkLadder(act.predictions[i].ladder, act.predictions[i].truth,
                    arithmeticFor(act, act.predictions[i]), place("predictions", i));
    for (size_t i = 0; i < act.challenges.size(); ++i)
        checkLadder(act.challenges[i].ladder, act.challenges[i].truth, act.reveal.arithmetic,
                    place("challenges", i));
    for (size_t i = 0; i < act.exercises.size(); ++i)
        checkLadder(act.exercises[i].question.ladder, {}, act.exercises[i].worked,
                    place("exercises", i) + QStringLiteral("/question"));
}

void RuleCheck::checkState(const ChallengeContent &challenge, const QString &pointer)
{
    if (challenge.needs.empty())
        add(pointer, tr("a state challenge needs what must be reached"));
    checkNeeds(challenge.needs, pointer + QStringLiteral("/needs"));
    if (!challenge.result.isEmpty())
        addAll(pointer + QStringLiteral("/result"), m_vocabulary.figure(challenge.result));
}

void RuleCheck::checkProposalTruth(const ChallengeContent &challenge, const std::optional<Truth> &truth,
                                   const QString &pointer)
{
    checkTruth(truth, pointer);
    if (!truth)
        return;
    if (truth->figure.panel != challenge.choose.panel)
        add(pointer, tr("the figure must be of the panel whose input is chosen"));
    if (truth->inputs.contains(challenge.choose.name))
        add(pointer, tr("the inputs decide what is proposed, so nothing is left to find"));
}

void RuleCheck::checkProposal(const ChallengeContent &challenge, const QString &pointer)
{
    if (challenge.choose.isEmpty())
        add(pointer, tr("a proposal needs an input whose choices can be proposed"));
    else
        addAll(pointer + QStringLiteral("/choose"),
               m_vocabulary.choice(challenge.choose, challenge.leaveOut));
    if (!challenge.truth)
        add(pointer, tr("a proposal needs a figure that it is held against"));
    checkProposalTruth(challenge, challenge.truth, pointer + QStringLiteral("/truth"));
    checkProposalTruth(challenge, challenge.none, pointer + QStringLiteral("/none"));
    checkText(challenge.noneText, pointer + QStringLiteral("/none_text"));
    if (challenge.none.has_value() == challenge.noneText.isEmpty())
        add(pointer, tr("that none does needs both a text and a figure"));
}

void RuleCheck::checkEntries(const ActContent &act, const QString &pointer)
{
    checkIds(act.entries, pointer + QStringLiteral("/entries"));
    for (size_t i = 0; i < act.entries.size(); ++i) {
        const QString place = QStringLiteral("%1/entries/%2").arg(pointer).arg(i);
        checkText(act.entries[i].title, place + QStringLiteral("/title"));
        checkText(act.entries[i].prompt, place + QStringLiteral("/prompt"));
    }
}

void RuleCheck::checkDecisions(const ActContent &act, const QString &pointer)
{
    checkIds(act.decisions, pointer + QStringLiteral("/decisions"));
    for (size_t i = 0; i < act.decisions.size(); ++i) {
        const DecisionContent &decision = act.decisions[i];
        const QString place = QStringLiteral("%1/decisions/%2").arg(pointer).arg(i);
        checkText(decision.title, place + QStringLiteral("/title"));
        checkText(decision.prompt, place + QStringLiteral("/prompt"));
        checkIds(decision.options, place + QStringLiteral("/options"));
        for (size_t o = 0; o < decision.options.size(); ++o)
            checkText(decision.options[o].text, QStringLiteral("%1/options/%2/text").arg(place).arg(o));
    }
}

void RuleCheck::checkKept(const ActContent &act, const QString &pointer)
{
    checkIds(act.kept, pointer + QStringLiteral("/kept"));
    for (size_t i = 0; i < act.kept.size(); ++i) {
        const QString place = QStringLiteral("%1/kept/%2").arg(pointer).arg(i);
        checkText(act.kept[i].title, place + QStringLiteral("/title"));
        checkText(act.kept[i].text, place + QStringLiteral("/text"));
        for (const QString &id : act.kept[i].with) {
            if (!findDiscovery(act, id) && !findChallenge(act, id))
                add(place + QStringLiteral("/with"),
                    tr("there is no discovery and no challenge %1").arg(Format::isolate(id)));
        }
    }
}

void RuleCheck::checkTracks(const QStringList &tracks, const QString &pointer)
{
    if (m_source.tracks.isEmpty())
        return;
    for (const QString &track : tracks) {
        if (!m_source.tracks.contains(track))
            add(pointer, tr("there is no track %1").arg(Format::isolate(track)));
    }
}

/// What is to be found or solved where its panel is not there could never be finished.
void RuleCheck::checkTracksWithin(const ActContent &act, const QStringList &tracks, const QString &panel,
                                  const QString &pointer)
{
    const QString place = pointer + QStringLiteral("/tracks");
    checkTracks(tracks, place);
    const PanelContent *shown = findPanel(act, panel);
    if (!shown || shown->tracks.isEmpty())
        return;
    const bool isWithin =
        !tracks.isEmpty() && std::all_of(tracks.begin(), tracks.end(), [shown](const QString &track) {
            return shown->tracks.contains(track);
        });
    if (!isWithin)
        add(place, tr("the panel %1 is not there on every track of it").arg(Format::isolate(shown->id)));
}

} // namespace rp
