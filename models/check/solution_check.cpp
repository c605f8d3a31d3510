// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/solution_check.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/check/input_ranges.h"
#include "models/content/discovery.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/text/format.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// How far apart two numbers are on the question's line, which is logarithmic where distances are factors.
double apartOnLine(const QuestionContent &question, double one, double other)
{
    const bool isByFactor = question.distanceUnit == QLatin1String("factor") && one > 0.0 && other > 0.0;
    return std::abs(isByFactor ? std::log(one / other) : one - other);
}

/// Null: no option has a value.
const OptionContent *nearestOption(const QuestionContent &question, double truth)
{
    const OptionContent *nearest = nullptr;
    for (const OptionContent &option : question.options) {
        if (option.value && (!nearest || apartOnLine(question, *option.value, truth) <
                                             apartOnLine(question, *nearest->value, truth)))
            nearest = &option;
    }
    return nearest;
}

class SolutionCheck
{
    Q_DECLARE_TR_FUNCTIONS(rp::SolutionCheck)
public:
    SolutionCheck(const LabContent &lab, const LabSolutions &solutions, QString file,
                  const Catalogue &catalogue)
        : m_lab(lab)
        , m_solutions(solutions)
        , m_file(std::move(file))
        , m_catalogue(catalogueFor(lab, catalogue))
        , m_workbench(Workbench::make(lab, m_catalogue))
    {
    }

    std::vector<JsonProblem> problems()
    {
        QStringList tracks = m_lab.tracks();
        if (tracks.isEmpty())
            tracks.append(QString()); // the same for everybody
        for (std::size_t i = 0; i < m_lab.acts.size(); ++i)
            tryKeys(m_lab.acts[i], QStringLiteral("/acts/%1").arg(i));
        for (const QString &track : std::as_const(tracks)) {
            for (std::size_t i = 0; i < m_lab.acts.size(); ++i)
                tryAct(m_lab.acts[i], QStringLiteral("/acts/%1").arg(i), track);
        }
        return m_problems;
    }

private:
    void tryKeys(const ActContent &act, const QString &pointer);
    void tryKey(const Bench &bench, const QuestionContent &question, const QString &pointer);
    void tryAct(const ActContent &act, const QString &pointer, const QString &track);
    void tryOpenings(const ActContent &act, const QString &pointer, const QString &track);
    void tryOpening(const ActContent &act, const QString &pointer, const QString &track);
    void add(const Bench &bench, const QString &pointer, const QString &task, const QString &track);
    void start(const ActContent &act, const QString &track) const;
    void tryTask(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
                 const QString &pointer, const QString &track);
    bool reaches(const Bench &bench, const NamedValues &need, const std::vector<SolutionStep> &steps);

    const LabContent &m_lab;
    const LabSolutions &m_solutions;
    QString m_file;
    Catalogue m_catalogue;
    Workbench m_workbench;
    std::vector<JsonProblem> m_problems;
    QString m_beyond; ///< why a step of the solution that was tried last could not be taken
};

void SolutionCheck::tryKeys(const ActContent &act, const QString &pointer)
{
    const Bench &bench = m_workbench.bench(act.id);
    for (std::size_t i = 0; i < act.predictions.size(); ++i)
        tryKey(bench, act.predictions[i], QStringLiteral("%1/predictions/%2").arg(pointer).arg(i));
    for (std::size_t i = 0; i < act.reflections.size(); ++i)
        tryKey(bench, act.reflections[i], QStringLiteral("%1/reflections/%2").arg(pointer).arg(i));
    for (std::size_t i = 0; i < act.exercises.size(); ++i)
        tryKey(bench, act.exercises[i].question,
               QStringLiteral("%1/exercises/%2/question").arg(pointer).arg(i));
}

/// What is called right must not be farther from what the instrument gives than another option: learners see
/// both beside each other.
void SolutionCheck::tryKey(const Bench &bench, const QuestionContent &question, const QString &pointer)
{
    const OptionContent *const right = findOption(question, question.correct);
    if (!question.truth || !right || !right->value)
        return;
    const double truth = bench.figureFor(question.truth->inputs, question.truth->figure);
    if (!std::isfinite(truth))
        return;
    const OptionContent *const nearest = nearestOption(question, truth);
    if (!nearest || nearest == right ||
        apartOnLine(question, *nearest->value, truth) == apartOnLine(question, *right->value, truth))
        return;
    //: a reason inside a sentence; %1 is a number with its unit, %2 the id of an option in a lab file
    const QString reason =
        tr("the instrument gives %1, and %2 is the option nearest to that")
            .arg(Format::isolate(bench.figureTextFor(question.truth->inputs, question.truth->figure)),
                 Format::isolate(nearest->id));
    m_problems.push_back({m_file, pointer + QStringLiteral("/correct"), reason});
}

void SolutionCheck::start(const ActContent &act, const QString &track) const
{
    const Bench &bench = m_workbench.bench(act.id);
    startOnTrack(bench, track, m_catalogue);
    bench.setInputs(openingInputs(act, bench));
}

/// Whoever only opens a panel has found nothing there, wherever the toolbar's context stood before.
void SolutionCheck::tryOpenings(const ActContent &act, const QString &pointer, const QString &track)
{
    const Bench &bench = m_workbench.bench(act.id);
    const QVariantMap before = bench.saveInputs();
    start(act, track);
    tryOpening(act, pointer, track);
    for (const ContextEntry &context : m_catalogue.contexts) {
        bench.restoreInputs(before);
        startOnTrack(bench, track, m_catalogue);
        bench.setInputs({{{QString(), QStringLiteral("context")}, context.key}});
        bench.setInputs(openingInputs(act, bench));
        tryOpening(act, pointer, track);
    }
    bench.restoreInputs(before);
}

/// Told once for each task, of the first start at which it holds.
void SolutionCheck::add(const Bench &bench, const QString &pointer, const QString &task, const QString &track)
{
    if (std::any_of(m_problems.begin(), m_problems.end(),
                    [&pointer](const JsonProblem &told) { return told.pointer == pointer; }))
        return;
    const QVariant context = bench.isEmpty() ? QVariant() : bench.first()->input(QStringLiteral("context"));
    QStringList where;
    for (const QString &key : {track, context.toString()}) {
        if (!key.isEmpty())
            where.append(key);
    }
    //: a reason inside a sentence; %1 is the id of a task in a lab file, %2 the ids of a track and a context
    const QString reason =
        tr("what %1 needs holds where the act opens (%2); let a panel open with other inputs")
            .arg(Format::isolate(task), Format::isolate(where.join(QLatin1String(", "))));
    m_problems.push_back({m_file, pointer, reason});
}

void SolutionCheck::tryOpening(const ActContent &act, const QString &pointer, const QString &track)
{
    const Bench &bench = m_workbench.bench(act.id);
    const auto holds = [&bench](const NamedValues &need) { return meetsNeed(need, bench); };
    const auto isThere = [&track](const QStringList &tracks) {
        return track.isEmpty() || tracks.isEmpty() || tracks.contains(track);
    };
    for (std::size_t i = 0; i < act.discoveries.size(); ++i) {
        const DiscoveryContent &discovery = act.discoveries[i];
        if (isThere(discovery.tracks) && std::all_of(discovery.needs.begin(), discovery.needs.end(), holds))
            add(bench, QStringLiteral("%1/discoveries/%2").arg(pointer).arg(i), discovery.id, track);
    }
    for (std::size_t i = 0; i < act.challenges.size(); ++i) {
        const ChallengeContent &challenge = act.challenges[i];
        if (challenge.kind == ChallengeContent::Kind::State && isThere(challenge.tracks) &&
            holds(challenge.needs))
            add(bench, QStringLiteral("%1/challenges/%2").arg(pointer).arg(i), challenge.id, track);
    }
}

void SolutionCheck::tryAct(const ActContent &act, const QString &pointer, const QString &track)
{
    tryOpenings(act, pointer, track);
    const auto isThere = [&track](const QStringList &tracks) {
        return track.isEmpty() || tracks.isEmpty() || tracks.contains(track);
    };
    for (std::size_t i = 0; i < act.discoveries.size(); ++i) {
        const DiscoveryContent &discovery = act.discoveries[i];
        if (isThere(discovery.tracks))
            tryTask(act, discovery.id, discovery.needs,
                    QStringLiteral("%1/discoveries/%2").arg(pointer).arg(i), track);
    }
    for (std::size_t i = 0; i < act.challenges.size(); ++i) {
        const ChallengeContent &challenge = act.challenges[i];
        if (challenge.kind == ChallengeContent::Kind::State && isThere(challenge.tracks))
            tryTask(act, challenge.id, {challenge.needs},
                    QStringLiteral("%1/challenges/%2").arg(pointer).arg(i), track);
    }
}

void SolutionCheck::tryTask(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
                            const QString &pointer, const QString &track)
{
    const Bench &bench = m_workbench.bench(act.id);
    const std::vector<SolutionStep> steps = m_solutions.steps(act.id, task, track);
    const QVariantMap before = bench.saveInputs();
    start(act, track);
    m_beyond.clear();
    const bool done = std::all_of(needs.begin(), needs.end(),
                                  [&](const NamedValues &need) { return reaches(bench, need, steps); });
    bench.restoreInputs(before);
    if (done)
        return;
    if (!m_beyond.isEmpty()) {
        m_problems.push_back({m_file, pointer + QStringLiteral("/solution"), m_beyond});
        return;
    }
    //: a reason inside a sentence; %1 is the id of a task in a lab file
    QString reason = tr("the solution of %1 does not lead to what it needs").arg(Format::isolate(task));
    if (!track.isEmpty()) {
        //: a reason inside a sentence; %1 is the id of a task in a lab file, %2 the id of a track
        reason = tr("the solution of %1 does not lead to what it needs on the track %2")
                     .arg(Format::isolate(task), Format::isolate(track));
    }
    m_problems.push_back({m_file, pointer, reason});
}

/// What is needed may hold only on the way.
bool SolutionCheck::reaches(const Bench &bench, const NamedValues &need,
                            const std::vector<SolutionStep> &steps)
{
    const auto set = [&bench](const InputRef &input, const QVariant &value) {
        if (Instrument *instrument = bench.instrument(input.panel))
            (void)instrument->setInput(input.name, value); // what is refused leads nowhere, and that is told
    };
    setToNeed(need, bench, set);
    bool met = meetsNeed(need, bench);
    for (const SolutionStep &step : steps) {
        const Instrument *of = bench.instrument(step.input.panel);
        const auto range = of ? inputRangeOf(of->inputSpec(step.input.name)) : std::nullopt;
        if (range && m_beyond.isEmpty())
            m_beyond = rangeFault(step.input.name, step.value, *range);
        set(step.input, step.value);
        met = met || meetsNeed(need, bench);
    }
    return met;
}

} // namespace

void startOnTrack(const Bench &bench, const QString &track, const Catalogue &catalogue)
{
    const TrackEntry *entry = catalogue.tracks.find(track);
    if (!entry)
        return;
    bench.setInputs({{{QString(), QStringLiteral("context")}, entry->context}});
    for (const Bench::Panel &panel : bench.panels()) {
        for (const InputSpec &spec : panel.instrument->inputs()) {
            if (spec.sharedWith == QLatin1String("track"))
                (void)panel.instrument->setInput(spec.id, entry->scenario);
        }
    }
}

std::vector<JsonProblem> checkSolutions(const LabContent &lab, const LabSolutions &solutions,
                                        const QString &file, const Catalogue &catalogue)
{
    return SolutionCheck(lab, solutions, file, catalogue).problems();
}

} // namespace rp
