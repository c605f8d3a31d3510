// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/lab_session.h"

#include "models/content/option_order.h"
#include "models/content/withheld_content.h"
#include "models/json/json_value.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_history.h"
#include "models/session/ledger.h"
#include "models/session/taken.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

constexpr std::array<const char *, stepCount> stepKeys{"brief", "predict", "explore", "reveal", "reflect"};

bool isThere(const QStringList &tracks, const QString &track)
{
    return tracks.isEmpty() || tracks.contains(track);
}

template<typename Entry>
std::vector<const Entry *> thoseThere(const std::vector<Entry> &entries, const QString &track)
{
    std::vector<const Entry *> found;
    found.reserve(entries.size());
    for (const Entry &entry : entries) {
        if (isThere(entry.tracks, track))
            found.push_back(&entry);
    }
    return found;
}

/// Whether there is something on a track that has to be found or solved.
bool asksForSomething(const ActContent &act, const QString &track)
{
    const auto isAsked = [&track](const auto &task) { return task.core && isThere(task.tracks, track); };
    return std::any_of(act.discoveries.begin(), act.discoveries.end(), isAsked) ||
           std::any_of(act.challenges.begin(), act.challenges.end(), isAsked);
}

} // namespace

QString stepKey(Step step)
{
    return QLatin1String(stepKeys.at(size_t(step)));
}

std::optional<Step> stepFromKey(const QString &key)
{
    for (int i = 0; i < stepCount; ++i) {
        if (key == QLatin1String(stepKeys.at(size_t(i))))
            return Step(i);
    }
    return std::nullopt;
}

namespace {

LabContent inOrderOf(const Ledger &ledger, LabContent content)
{
    orderForLearner(content, ledger.id());
    return content;
}

} // namespace

LabSession::LabSession(LabContent content, Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_content(inOrderOf(ledger, std::move(content)))
    , m_exam(ledger.exam() ? std::make_unique<const Exam>(*ledger.exam()) : nullptr)
    , m_told(m_exam ? withheldContent(m_content) : LabContent())
    , m_ledger(ledger)
    , m_taken(std::make_unique<Taken>(m_content, ledger))
    , m_tracks(m_content.tracks())
{
    Q_ASSERT(!m_content.acts.empty());
    readTrack();
    m_place = firstLegalPlace();
    connect(&m_ledger, &Ledger::replaced, this, [this] {
        const bool otherTrack = readTrack();
        m_runsHere.clear();
        m_place = firstLegalPlace();
        emit reloaded();
        if (otherTrack)
            emit trackChanged();
        emit placeChanged();
        emit changed();
    });
    connect(&m_ledger, &Ledger::settingChanged, this, &LabSession::retellSetting);
    connect(&m_ledger, &Ledger::readOnlyChanged, this, &LabSession::changed);
}

/// Whether track or choice are others now. Settings are not sealed, so an unknown track may stand there.
bool LabSession::readTrack()
{
    const QString set = m_ledger.setting(trackKey).toString();
    const bool chosen = !set.isEmpty() && (m_tracks.isEmpty() || m_tracks.contains(set));
    const QString track = chosen ? set : m_content.defaultTrack;
    const bool isOther = chosen != m_trackChosen || track != m_track;
    m_trackChosen = chosen;
    m_track = track;
    return isOther;
}

void LabSession::retellSetting(const QString &key)
{
    const bool otherTrack = key == trackKey && readTrack();
    emit settingChanged(key);
    if (!otherTrack)
        return;
    emit trackChanged();
    emit changed();
}

bool LabSession::applies(const QStringList &tracks) const
{
    return isThere(tracks, m_track);
}

std::vector<const PanelContent *> LabSession::panels(const QString &act) const
{
    const ActContent *content = m_content.act(act);
    return content ? thoseThere(content->panels, m_track) : std::vector<const PanelContent *>();
}

QString LabSession::predictionTrack(const QString &act) const
{
    const ActContent *content = m_content.act(act);
    if (!content)
        return m_track;
    const auto begun = std::find_if(
        content->predictions.begin(), content->predictions.end(), [&](const QuestionContent &asked) {
            return !asked.tracks.isEmpty() && entry(commit_kind::prediction, act, asked.id);
        });
    if (begun == content->predictions.end() || isThere(begun->tracks, m_track))
        return m_track;
    return begun->tracks.front();
}

std::vector<const QuestionContent *> LabSession::predictions(const QString &act) const
{
    const ActContent *content = this->content().act(act);
    return content ? thoseThere(content->predictions, predictionTrack(act))
                   : std::vector<const QuestionContent *>();
}

std::vector<const DiscoveryContent *> LabSession::discoveries(const QString &act) const
{
    const ActContent *content = this->content().act(act);
    return content ? thoseThere(content->discoveries, m_track) : std::vector<const DiscoveryContent *>();
}

std::vector<const ChallengeContent *> LabSession::challenges(const QString &act) const
{
    const ActContent *content = this->content().act(act);
    return content ? thoseThere(content->challenges, m_track) : std::vector<const ChallengeContent *>();
}

LabSession::~LabSession() = default;

QString LabSession::withheld() const
{
    return m_exam ? m_exam->reason() : QString();
}

const LabContent &LabSession::content() const
{
    return m_exam ? m_told : m_content;
}

bool LabSession::isPresenter() const
{
    return m_ledger.isPresenter();
}

Place LabSession::place() const
{
    return m_place;
}

const ActContent &LabSession::currentAct() const
{
    return *content().act(m_place.act);
}

const CommitEntry *LabSession::entry(QLatin1String kind, const QString &act, const QString &item) const
{
    const auto &entries = m_ledger.log().entries();
    const auto it = std::find_if(entries.begin(), entries.end(),
                                 [&](const CommitEntry &found) { return isOurs(found, kind, act, item); });
    return it == entries.end() ? nullptr : &*it;
}

/// What was answered to other content, under the same names, answers nothing here.
bool LabSession::isOurs(const CommitEntry &entry, QLatin1String kind, const QString &act,
                        const QString &item) const
{
    // Some thousands of times at each step of a slider: no text is made for it.
    return entry.kind == kind && entry.item == item && entry.act == act &&
           entry.chapter == m_content.chapter && wasGivenTo(m_content, entry);
}

bool LabSession::isSeenBefore(const CommitEntry &entry) const
{
    const CommitEntry *first = m_ledger.log().find(entry.kind, entry.chapter, entry.act, entry.item);
    return m_ledger.isAfterVoid(entry) || (first && first < &entry);
}

bool LabSession::isExplored(const ActContent &act) const
{
    // What was reached on one track is not taken away by going on with another.
    return discoveriesSkipped(act.id) || isExploredOn(m_track, act) ||
           std::any_of(m_tracks.begin(), m_tracks.end(), [&](const QString &track) {
               return asksForSomething(act, track) && isExploredOn(track, act);
           });
}

/// What is more to find holds nobody up.
bool LabSession::isExploredOn(const QString &track, const ActContent &act) const
{
    return std::all_of(act.discoveries.begin(), act.discoveries.end(),
                       [&](const DiscoveryContent &discovery) {
                           return !discovery.core || !isThere(discovery.tracks, track) ||
                                  discovered(act.id, discovery.id);
                       }) &&
           std::all_of(act.challenges.begin(), act.challenges.end(), [&](const ChallengeContent &asked) {
               return !asked.core || !isThere(asked.tracks, track) || isSolved(act.id, asked.id);
           });
}

bool LabSession::arePredicted(const QString &act) const
{
    const std::vector<const QuestionContent *> asked = predictions(act);
    return std::all_of(asked.begin(), asked.end(), [&](const QuestionContent *question) {
        return entry(commit_kind::prediction, act, question->id);
    });
}

/// What the step itself asks for is there; steps before it are not looked at.
bool LabSession::isStepDone(const ActContent &act, Step step) const
{
    switch (step) {
    case Step::Brief:
        return entry(commit_kind::step, act.id, stepKey(step));
    case Step::Predict:
        return arePredicted(act.id);
    case Step::Explore:
        return isExplored(act);
    case Step::Reveal:
        return entry(commit_kind::step, act.id, stepKey(step));
    case Step::Reflect:
        return std::all_of(act.reflections.begin(), act.reflections.end(),
                           [&](const QuestionContent &question) {
                               return entry(commit_kind::reflection, act.id, question.id);
                           });
    }
    return false;
}

StepState LabSession::state(const QString &actId, Step step) const
{
    const auto begun = [this](const ActContent &act) { return isStepDone(act, Step::Brief); };
    for (const ActContent &act : m_content.acts) {
        for (int i = 0; i < stepCount; ++i) {
            const bool done = isStepDone(act, Step(i));
            if (act.id == actId && Step(i) == step)
                return done ? StepState::Done : StepState::Open;
            if (!done && m_ledger.holdsGates()) {
                if (isPassed(m_content, act, begun))
                    break;
                return StepState::Locked; // everything behind the first unfinished step
            }
        }
    }
    return StepState::Locked;
}

bool LabSession::isActDone(const QString &act) const
{
    return m_content.act(act) && state(act, Step::Reflect) == StepState::Done;
}

bool LabSession::isLabDone() const
{
    return std::all_of(m_content.acts.begin(), m_content.acts.end(),
                       [this](const ActContent &act) { return isActDone(act.id); });
}

bool LabSession::instrumentOpen(const QString &act) const
{
    // Asked some dozens of times at each step of a slider. The last seal stands for the whole log.
    const std::vector<CommitEntry> &entries = m_ledger.log().entries();
    const QByteArray seal = entries.empty() ? QByteArray() : entries.back().seal;
    if (seal != m_openAt.seal || m_track != m_openAt.track)
        m_openAt = {seal, m_track, {}};
    const auto known = m_openAt.acts.constFind(act);
    if (known != m_openAt.acts.constEnd())
        return *known;
    const bool open = m_content.act(act) && state(act, Step::Explore) != StepState::Locked;
    m_openAt.acts.insert(act, open);
    return open;
}

bool LabSession::hasRun(const QString &act, const QString &panel) const
{
    const ActContent *content = m_content.act(act);
    const PanelContent *known = content ? findPanel(*content, panel) : nullptr;
    return known && instrumentOpen(act) &&
           (entry(commit_kind::run, act, commit_item::panel(known->id)) || discoveriesSkipped(act) ||
            isExploredUnrun(act) || m_runsHere.contains(act + QLatin1Char('/') + known->id));
}

/// Nothing is found before a panel has run, so what was is older than that rule, and its learner has seen the
/// instruments. The log's order is sealed: no run that is taken out of it later makes this true.
bool LabSession::isExploredUnrun(const QString &act) const
{
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (found.chapter != m_content.chapter || found.act != act)
            continue;
        if (found.kind == commit_kind::run)
            return false;
        if (found.kind == commit_kind::seen || found.kind == commit_kind::discovery)
            return wasGivenTo(m_content, found);
    }
    return false;
}

Refusal LabSession::blockedBy() const
{
    if (!m_ledger.holdsGates() || isStepDone(currentAct(), m_place.step))
        return Refusal::None;
    if (m_place.step == Step::Brief && currentAct().needsTrack && !isTrackChosen())
        return Refusal::TrackMissing;
    if (m_place.step == Step::Brief || m_place.step == Step::Reveal)
        return m_ledger.isReadOnly() ? Refusal::ReadOnly : Refusal::None;
    return Refusal::NotAnswered;
}

QVariantMap LabSession::savedInputs(const QString &act) const
{
    return m_ledger.inputs(m_content.chapter, act);
}

QString LabSession::shownPanel(const QString &act) const
{
    const ActContent *content = m_content.act(act);
    if (!content)
        return {};
    QVariant panel = setting(panelKey(act));
    if (!panel.isValid())
        panel = setting(QStringLiteral("panel_%1").arg(act)); // as written while there was only one lab
    const QString id = panel.toString();
    return id.isEmpty() || !findPanel(*content, id) ? QString() : id;
}

bool LabSession::isKept(const QString &act, const KeptContent &kept) const
{
    return std::all_of(kept.with.begin(), kept.with.end(), [this, &act](const QString &id) {
        return discovered(act, id) || challenge(act, id).solved();
    });
}

QString LabSession::panelKey(const QString &act) const
{
    return QStringLiteral("panel_%1_%2").arg(m_content.id, act);
}

QString LabSession::writing(const QString &act, const QString &entry) const
{
    const QVariantMap writings = toVariantMap(m_ledger.part(m_content.chapter, ledger_part::writings));
    return writings.value(act).toMap().value(entry).toString();
}

QVariantMap LabSession::design() const
{
    return m_ledger.design(m_content.chapter);
}

/// The saved place if its gate is open, else the furthest open step of the first act that is not done.
Place LabSession::firstLegalPlace() const
{
    if (const auto saved = m_ledger.place(m_content.chapter)) {
        const auto step = stepFromKey(saved->step);
        if (step && m_content.act(saved->act) && state(saved->act, *step) != StepState::Locked)
            return {saved->act, *step};
    }
    Place place{m_content.acts.front().id, Step::Brief};
    if (!m_ledger.holdsGates())
        return place;
    for (const ActContent &act : m_content.acts) {
        for (int i = 0; i < stepCount; ++i) {
            if (state(act.id, Step(i)) != StepState::Locked)
                place = {act.id, Step(i)};
        }
    }
    return place;
}

// What the learner has answered, tried and found, as the sealed log has it.

std::optional<PredictionRecord> LabSession::prediction(const QString &act, const QString &question) const
{
    const ActContent *content = m_content.act(act);
    if (!content || !findQuestion(content->predictions, question))
        return std::nullopt;
    if (const CommitEntry *found = entry(commit_kind::prediction, act, question))
        return PredictionRecord{found->option, found->number,
                                QDateTime::fromString(found->at, Qt::ISODateWithMs), isSeenBefore(*found),
                                found->confidence};
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
    std::optional<ReflectionRecord> record;
    if (asked)
        record = answers(act, asked->question, commit_kind::exercise, commit_kind::exerciseRetry);
    if (record)
        record->told = hintsTaken(act, {ladder_list::exercises, question},
                                  entry(commit_kind::exercise, act, question)) == LadderContent::Answer;
    return record;
}

ChallengeRecord LabSession::challenge(const QString &act, const QString &challenge) const
{
    const ActContent *content = m_content.act(act);
    ChallengeRecord record;
    if (!content || !findChallenge(*content, challenge))
        return record;
    const CommitEntry *last = nullptr;
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (!isOurs(found, commit_kind::attempt, act, challenge))
            continue;
        last = &found;
        record.seenBefore = m_ledger.isAfterVoid(found);
        record.attempts.push_back({found.number.value_or(0.0), found.option, found.correct.value_or(false),
                                   QDateTime::fromString(found.at, Qt::ISODateWithMs)});
    }
    record.told = record.solved() &&
                  hintsTaken(act, {ladder_list::challenges, challenge}, last) == LadderContent::Answer;
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

std::vector<FigureTry> LabSession::figuresTried(const QString &act, const QString &discovery) const
{
    std::vector<FigureTry> tries;
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (found.number && isOurs(found, commit_kind::figure, act, discovery))
            tries.push_back({*found.number, found.correct.value_or(false)});
    }
    return tries;
}

bool LabSession::isTold(const QString &act, const QString &discovery) const
{
    const ActContent *content = this->content().act(act);
    const DiscoveryContent *asked = content ? findDiscovery(*content, discovery) : nullptr;
    if (!asked || !discovered(act, discovery))
        return false;
    if (!asked->asks || isPresenter() || discoveriesSkipped(act) ||
        state(act, Step::Reveal) == StepState::Done)
        return true;
    std::size_t tries = 0;
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (!isOurs(found, commit_kind::figure, act, discovery))
            continue;
        ++tries;
        if (!found.number || found.correct.value_or(false) || tries >= figureTries)
            return true;
    }
    return false;
}

bool LabSession::discoveriesSkipped(const QString &act) const
{
    return entry(commit_kind::skip, act, commit_item::allDiscoveries);
}

int LabSession::hintsTaken(const QString &act, const HintRef &of, const CommitEntry *before) const
{
    const QString item = commit_item::hint(of);
    int taken = 0;
    for (const CommitEntry &found : m_ledger.log().entries()) {
        if (&found == before)
            break;
        if (isOurs(found, commit_kind::hint, act, item))
            taken = std::max(taken, commit_item::rungOf(found));
    }
    return taken;
}

bool LabSession::isFoundOrPassed(const QString &act, const QString &discovery) const
{
    const ActContent *content = m_content.act(act);
    const DiscoveryContent *asked = content ? findDiscovery(*content, discovery) : nullptr;
    return !asked || !applies(asked->tracks) || isPresenter() || isTold(act, discovery) ||
           discoveriesSkipped(act) || state(act, Step::Reveal) == StepState::Done;
}

bool LabSession::needMet(const QString &act, const NeedRef &need) const
{
    return discovered(act, need.discovery) || entry(commit_kind::seen, act, commit_item::need(need));
}

} // namespace rp
