// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/gate_replay.h"

#include "models/content/challenge_judge.h"
#include "models/handin/lab_versions.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/workbench.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace rp {
namespace {

class GateReplay
{
public:
    GateReplay(const LabVersions &versions, const LabContent &supposed, const Workbench &workbench,
               const QString &track)
        : m_versions(versions)
        , m_supposed(supposed)
        , m_workbench(workbench)
    {
        turnTo(versions.now());
        if (!track.isEmpty())
            m_session->recordSetting(trackKey, track);
    }

    std::vector<GateBreach> breachesOf(const CommitLog &log)
    {
        for (const CommitEntry &entry : log.entries()) {
            if (entry.chapter != m_versions.now().chapter)
                continue;
            const LabContent *made = m_versions.of(entry.content);
            turnTo(made ? *made : m_supposed);
            doAgain(entry);
        }
        return std::move(m_breaches);
    }

private:
    using Kind = GateBreach::Kind;

    void doAgain(const CommitEntry &entry);
    Refusal answer(const CommitEntry &entry);
    Refusal attempt(const CommitEntry &entry);
    Refusal leave(const CommitEntry &entry);
    Refusal meetNeeds(const CommitEntry &entry);
    Refusal fillIn(const CommitEntry &entry);
    Refusal takeHint(const CommitEntry &entry);
    Refusal keep(const CommitEntry &entry);
    /// Goes over to the gates of a version. All of them see what was done in the others, as a learner's do.
    void turnTo(const LabContent &lab);
    /// Goes over to a track on which this is there.
    void takeTrackOf(const QStringList &tracks);
    void checkVerdict(const CommitEntry &entry, bool isRight);
    void add(const CommitEntry &entry, Kind kind);
    void addOtherQuestion(const CommitEntry &entry);
    const LabContent &lab() const { return m_session->answerKey(); }

    const LabVersions &m_versions;
    const LabContent &m_supposed;
    const Workbench &m_workbench;
    Ledger m_ledger;
    std::map<const LabContent *, std::unique_ptr<LabSession>> m_sessions;
    LabSession *m_session = nullptr;
    std::vector<GateBreach> m_breaches;
};

void GateReplay::turnTo(const LabContent &lab)
{
    std::unique_ptr<LabSession> &session = m_sessions[&lab];
    if (!session)
        session = std::make_unique<LabSession>(lab, m_ledger);
    m_session = session.get();
}

void GateReplay::add(const CommitEntry &entry, Kind kind)
{
    if (m_versions.of(entry.content))
        m_breaches.push_back({kind, entry});
    // What another version asked, or took for right, is not known here; nor what it opened by that: it may
    // have had fewer questions, or an act fewer.
    else if (kind == Kind::OutOfOrder || entry.kind == commit_kind::step)
        m_breaches.push_back({Kind::OtherContent, entry});
    else
        addOtherQuestion(entry);
}

void GateReplay::addOtherQuestion(const CommitEntry &entry)
{
    const bool isTold = std::any_of(m_breaches.begin(), m_breaches.end(), [&entry](const GateBreach &told) {
        return told.kind == Kind::OtherQuestion && told.entry.act == entry.act &&
               told.entry.item == entry.item;
    });
    if (!isTold)
        m_breaches.push_back({Kind::OtherQuestion, entry});
}

void GateReplay::takeTrackOf(const QStringList &tracks)
{
    if (!tracks.isEmpty() && !tracks.contains(m_session->track()))
        m_session->recordSetting(trackKey, tracks.front());
}

void GateReplay::checkVerdict(const CommitEntry &entry, bool isRight)
{
    if (entry.correct && *entry.correct != isRight)
        add(entry, Kind::WrongVerdict);
}

Refusal GateReplay::answer(const CommitEntry &entry)
{
    if (entry.kind == commit_kind::prediction) {
        const ActContent *act = lab().act(entry.act);
        if (const QuestionContent *asked = act ? findQuestion(act->predictions, entry.item) : nullptr)
            takeTrackOf(asked->tracks);
        return entry.number
                   ? m_session->commitPrediction(entry.act, entry.item, *entry.number, entry.confidence)
                   : m_session->commitPrediction(entry.act, entry.item, entry.option, entry.confidence);
    }
    if (entry.kind == commit_kind::reflection || entry.kind == commit_kind::retry)
        return m_session->answerReflection(entry.act, entry.item, entry.option);
    return m_session->answerExercise(entry.act, entry.item, entry.option);
}

Refusal GateReplay::attempt(const CommitEntry &entry)
{
    const ActContent *act = lab().act(entry.act);
    const ChallengeContent *asked = act ? findChallenge(*act, entry.item) : nullptr;
    if (!asked)
        return Refusal::UnknownQuestion;
    takeTrackOf(asked->tracks);
    const Bench &bench = m_workbench.bench(entry.act);
    const double value = entry.number.value_or(0.0);
    const auto isHere = [&bench](const std::optional<Truth> &truth) {
        return !truth || bench.hasFigure(truth->figure);
    };
    const bool isJudged = isHere(asked->truth) && isHere(asked->none);
    if (!isJudged) // an older version had an instrument that is not here any more
        addOtherQuestion(entry);
    if (asked->kind == ChallengeContent::Kind::Proposal) {
        if (isJudged)
            checkVerdict(entry, judgeProposal(*asked, bench, entry.option).isRight);
        return m_session->recordProposal(entry.act, entry.item, entry.option, value,
                                         entry.correct.value_or(false));
    }
    if (isJudged && asked->kind == ChallengeContent::Kind::Number && asked->truth) {
        const double truth = bench.figureFor(asked->truth->inputs, asked->truth->figure);
        checkVerdict(entry, isWithin(value, truth, asked->tolerance));
    }
    return m_session->recordAttempt(entry.act, entry.item, value, entry.correct.value_or(false));
}

Refusal GateReplay::leave(const CommitEntry &entry)
{
    const std::optional<Step> step = stepFromKey(entry.item);
    if (!step)
        return Refusal::UnknownQuestion;
    if (const Refusal refusal = m_session->goTo({entry.act, *step}); refusal != Refusal::None)
        return refusal;
    const Refusal refusal = m_session->advance();
    if (refusal != Refusal::TrackMissing)
        return refusal;
    // Settings are not sealed: a ledger that was salvaged, or went on in a lab with other tracks, has lost
    // the choice and not the step.
    const QString standing = m_session->track();
    m_session->recordSetting(trackKey,
                             standing.isEmpty() ? lab().tracks().value(0, QStringLiteral("any")) : standing);
    return m_session->advance();
}

Refusal GateReplay::meetNeeds(const CommitEntry &entry)
{
    const bool isWhole = entry.kind == commit_kind::discovery;
    const NeedRef one = commit_item::needOf(entry.item);
    const QString &id = isWhole ? entry.item : one.discovery;
    const ActContent *act = lab().act(entry.act);
    const DiscoveryContent *wanted = act ? findDiscovery(*act, id) : nullptr;
    if (!wanted)
        return Refusal::UnknownQuestion;
    takeTrackOf(wanted->tracks);
    if (!isWhole)
        return m_session->recordNeed(entry.act, one);
    if (m_session->discovered(entry.act, id))
        return Refusal::AlreadyCommitted;
    for (int need = 0; need < int(wanted->needs.size()); ++need) {
        if (const Refusal refusal = m_session->recordNeed(entry.act, {id, need}); refusal != Refusal::None)
            return refusal;
    }
    return Refusal::None;
}

/// A number may have been right where the instrument stood, which is not known here; no points are given for
/// it.
Refusal GateReplay::fillIn(const CommitEntry &entry)
{
    const ActContent *act = lab().act(entry.act);
    if (const DiscoveryContent *asked = act ? findDiscovery(*act, entry.item) : nullptr)
        takeTrackOf(asked->tracks);
    return entry.number
               ? m_session->recordFigure(entry.act, entry.item, *entry.number, entry.correct.value_or(false))
               : m_session->tellDiscovery(entry.act, entry.item);
}

/// A rung costs nothing, but nobody takes one that was not there.
Refusal GateReplay::takeHint(const CommitEntry &entry)
{
    const HintRef of = commit_item::hintOf(entry.item);
    const ActContent *act = lab().act(entry.act);
    const ChallengeContent *challenge =
        act && of.list == ladder_list::challenges ? findChallenge(*act, of.item) : nullptr;
    if (challenge)
        takeTrackOf(challenge->tracks);
    return entry.option.isEmpty() ? m_session->takeHint(entry.act, of, commit_item::rungOf(entry))
                                  : Refusal::UnknownAnswer;
}

/// What no gate stands before: marks of the program, and captures of an open instrument.
Refusal GateReplay::keep(const CommitEntry &entry)
{
    if (entry.kind == commit_kind::capture && !m_session->instrumentOpen(entry.act))
        return Refusal::Locked;
    return m_ledger.commit(entry) ? Refusal::None : Refusal::ReadOnly;
}

void GateReplay::doAgain(const CommitEntry &entry)
{
    using Way = std::function<Refusal(const CommitEntry &)>;
    const auto answers = [this](const CommitEntry &made) { return answer(made); };
    const auto needs = [this](const CommitEntry &made) { return meetNeeds(made); };
    const auto kept = [this](const CommitEntry &made) { return keep(made); };
    const std::pair<QLatin1String, Way> ways[] = {
        {commit_kind::prediction, answers},
        {commit_kind::reflection, answers},
        {commit_kind::retry, answers},
        {commit_kind::exercise, answers},
        {commit_kind::exerciseRetry, answers},
        {commit_kind::attempt, [this](const CommitEntry &made) { return attempt(made); }},
        {commit_kind::step, [this](const CommitEntry &made) { return leave(made); }},
        {commit_kind::run,
         [this](const CommitEntry &made) {
             const bool isOnly = made.item == commit_item::panel({});
             const ActContent *act = lab().act(made.act);
             const PanelContent *panel = act ? findPanel(*act, isOnly ? QString() : made.item) : nullptr;
             if (panel)
                 takeTrackOf(panel->tracks);
             return m_session->recordRun(made.act, isOnly ? QString() : made.item);
         }},
        {commit_kind::seen, needs},
        {commit_kind::discovery, needs},
        {commit_kind::figure, [this](const CommitEntry &made) { return fillIn(made); }},
        {commit_kind::hint, [this](const CommitEntry &made) { return takeHint(made); }},
        {commit_kind::skip, [this](const CommitEntry &made) { return m_session->skipDiscoveries(made.act); }},
        {commit_kind::capture, kept},
        {commit_kind::voided, kept}};
    for (const auto &[kind, way] : ways) {
        if (entry.kind != kind)
            continue;
        const size_t before = m_ledger.log().entries().size();
        // These two name no version of what a site asks, see EvidenceBook::add() and voidAct().
        const bool isUnmarked = kind == commit_kind::capture || kind == commit_kind::voided;
        const Refusal refusal = isUnmarked || wasGivenTo(lab(), entry) ? way(entry) : Refusal::UnknownAnswer;
        const bool isUnknown = refusal == Refusal::UnknownAnswer || refusal == Refusal::UnknownQuestion;
        if (isUnknown) {
            add(entry, Kind::NotAsked);
        } else if (refusal != Refusal::None) {
            add(entry, Kind::OutOfOrder);
            // So that what follows from it is not blamed as well. What stands there already opens nothing
            // more, and each entry makes all later ones dearer.
            if (refusal != Refusal::AlreadyCommitted)
                (void)m_ledger.commit(entry);
        } else if (m_ledger.log().entries().size() > before && kind != commit_kind::attempt &&
                   entry.correct && // else it was given in an exam
                   m_ledger.log().entries().back().correct != entry.correct) {
            add(entry, Kind::WrongVerdict);
        } else if (!m_versions.of(entry.content) && !isUnmarked && !wasGivenTo(m_versions.now(), entry)) {
            addOtherQuestion(entry); // it was only supposed that this could be answered
        }
        return;
    }
    add(entry, Kind::NotAsked);
}

} // namespace

std::vector<GateBreach> replayGates(const LabVersions &versions, const LabContent &supposed,
                                    const Workbench &workbench, const CommitLog &log, const QString &track)
{
    return GateReplay(versions, supposed, workbench, track).breachesOf(log);
}

} // namespace rp
