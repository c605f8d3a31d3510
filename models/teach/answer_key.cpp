// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/teach/answer_key.h"

#include "models/catalogue/track_entry.h"
#include "models/check/solution_check.h"
#include "models/content/challenge_judge.h"
#include "models/content/discovery.h"
#include "models/content/figure_text.h"
#include "models/content/lab_content.h"
#include "models/content/measured_reply.h"
#include "models/content/option_order.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/measured/measured.h"
#include "models/paper/paper.h"
#include "models/teach/teach_text.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QLocale>
#include <QString>
#include <QVariantMap>
#include <algorithm>
#include <utility>
#include <vector>

namespace rp {

/// The settings that solve what an act asks for, in words: found by setting the instruments themselves.
class SettingsKey
{
public:
    /// All must outlive it. The instruments must stand as they were made.
    SettingsKey(const LabSolutions &solutions, const Bench &bench, const Catalogue &catalogue);

    /// Puts the act's instruments where a learner of the track finds them.
    void start(const ActContent &act, const QString &track) const;
    /// One line for each control that is set; several states one after the other are numbered. The
    /// instruments stand as the last of them afterwards. Empty when the needs can't be met.
    QString of(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
               const QString &track) const;
    /// The same over several tracks: said once where it is the same on all of them.
    QString onTracks(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
                     const QStringList &tracks) const;

private:
    QString reach(const ActContent &act, const NamedValues &need,
                  const std::vector<SolutionStep> &steps) const;
    QString inWords(const ActContent &act, const std::vector<InputRef> &touched) const;

    const LabSolutions &m_solutions;
    const Bench &m_bench;
    const Catalogue &m_catalogue;
    QVariantMap m_fresh; ///< what the instruments begin with
};

SettingsKey::SettingsKey(const LabSolutions &solutions, const Bench &bench, const Catalogue &catalogue)
    : m_solutions(solutions)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_fresh(bench.saveInputs())
{
}

void SettingsKey::start(const ActContent &act, const QString &track) const
{
    m_bench.restoreInputs(m_fresh);
    startOnTrack(m_bench, track, m_catalogue);
    m_bench.setInputs(openingInputs(act, m_bench));
}

QString SettingsKey::inWords(const ActContent &act, const std::vector<InputRef> &touched) const
{
    QStringList lines;
    QString shown;
    for (const InputRef &input : touched) {
        const Instrument *instrument = m_bench.instrument(input.panel);
        if (!instrument)
            continue;
        const InputSpec spec = instrument->inputSpec(input.name);
        if (spec.id.isEmpty())
            continue;
        const PanelContent *panel = findPanel(act, input.panel);
        if (m_bench.isQualified() && panel && panel->id != shown) {
            shown = panel->id;
            lines.append(contentText(panel->title));
        }
        lines.append(
            TeachText::pair(spec.label, instrument->inputText(input.name, instrument->input(input.name))));
    }
    return lines.join(QLatin1Char('\n'));
}

/// What is needed may hold only on the way, so the last steps may be left out.
QString SettingsKey::reach(const ActContent &act, const NamedValues &need,
                           const std::vector<SolutionStep> &steps) const
{
    std::vector<InputRef> touched;
    const auto set = [&](const InputRef &input, const QVariant &value) {
        if (Instrument *instrument = m_bench.instrument(input.panel)) {
            (void)instrument->setInput(input.name, value); // what is refused leads nowhere, and that is seen
            if (std::find(touched.begin(), touched.end(), input) == touched.end())
                touched.push_back(input);
        }
    };
    setToNeed(need, m_bench, set);
    for (const SolutionStep &step : steps) {
        if (meetsNeed(need, m_bench))
            break;
        set(step.input, step.value);
    }
    if (!meetsNeed(need, m_bench))
        return {};
    const QString words = inWords(act, touched);
    return words.isEmpty() ? TeachText::asItOpens() : words;
}

QString SettingsKey::of(const ActContent &act, const QString &task, const std::vector<NamedValues> &needs,
                        const QString &track) const
{
    start(act, track);
    const std::vector<SolutionStep> steps = m_solutions.steps(act.id, task, track);
    QStringList states;
    for (const NamedValues &need : needs) {
        const QString state = reach(act, need, steps);
        if (!state.isEmpty() && !states.contains(state))
            states.append(state);
    }
    if (states.size() < 2)
        return states.value(0);
    for (qsizetype i = 0; i < states.size(); ++i)
        states[i] = TeachText::numbered(int(i) + 1, states.at(i));
    return states.join(QLatin1Char('\n'));
}

QString SettingsKey::onTracks(const ActContent &act, const QString &task,
                              const std::vector<NamedValues> &needs, const QStringList &tracks) const
{
    std::vector<std::pair<QString, QStringList>> settings; // each with the names of its tracks
    for (const QString &track : tracks) {
        const QString setting = of(act, task, needs, track);
        auto same = std::find_if(settings.begin(), settings.end(),
                                 [&setting](const auto &each) { return each.first == setting; });
        if (same == settings.end())
            same = settings.insert(settings.end(), {setting, {}});
        const TrackEntry *entry = m_catalogue.tracks.find(track);
        same->second.append(entry ? contentText(entry->name) : track);
    }
    QStringList lines;
    for (const auto &[setting, names] : settings)
        lines.append(settings.size() == 1 ? setting
                                          : TeachText::pair(QLocale().createSeparatedList(names),
                                                            QLatin1Char('\n') + setting));
    of(act, task, needs, tracks.front()); // what is found is told of the first one
    return lines.join(QLatin1Char('\n'));
}

AnswerKey::AnswerKey(const LabContent &lab, LabSolutions solutions, LabTeaching teaching,
                     const Catalogue &catalogue)
    : m_lab(lab)
    , m_solutions(std::move(solutions))
    , m_teaching(std::move(teaching))
    , m_catalogue(catalogueFor(lab, catalogue))
    , m_workbench(Workbench::make(lab, m_catalogue))
{
}

QString AnswerKey::resolved(const ActContent &act, const QString &source) const
{
    return resolveFigures(contentText(source), m_workbench.bench(act.id));
}

QString AnswerKey::truthText(const ActContent &act, const Truth &truth) const
{
    const Bench &bench = m_workbench.bench(act.id);
    return TeachText::instrumentSays(bench.figureLabel(truth.figure),
                                     bench.figureTextFor(truth.inputs, truth.figure));
}

template<typename Asked>
void AnswerKey::writeMeasured(const ActContent &act, const Asked &asked, Paper &paper) const
{
    const auto reply = measuredReply(*m_catalogue.measured, m_lab, act.id, asked, m_workbench.bench(act.id));
    if (reply)
        paper.paragraph(joinedSentences({reply->spoken, reply->comparison}));
}

QString AnswerKey::trackName(const QString &track) const
{
    const TrackEntry *entry = m_catalogue.tracks.find(track);
    return entry ? contentText(entry->name) : Format::isolate(track);
}

QStringList AnswerKey::tracksOf(const QStringList &named) const
{
    if (!named.isEmpty())
        return named;
    const QStringList all = m_lab.tracks();
    return all.isEmpty() ? QStringList{QString()} : all;
}

void AnswerKey::writeOptions(const ActContent &act, const QuestionContent &question, Paper &paper) const
{
    std::vector<QStringList> rows;
    for (const OptionContent &option : question.options)
        rows.push_back({resolved(act, option.text), TeachText::rightOrWrong(option.id == question.correct),
                        resolved(act, option.feedback)});
    paper.table({}, TeachText::optionColumns(), rows);
}

void AnswerKey::writePredictions(const ActContent &act, Paper &paper) const
{
    paper.heading(3, TeachText::predictions());
    for (const QuestionContent &question : act.predictions) {
        QStringList title{resolved(act, question.prompt)};
        for (const QString &track : question.tracks)
            title.append(trackName(track));
        paper.heading(4, title.join(QStringLiteral(" · ")));
        QStringList given;
        for (const QString &fact : question.given)
            given.append(resolved(act, fact));
        paper.list(given);
        if (const OptionContent *right = findOption(question, question.correct))
            paper.paragraph(TeachText::rightAnswer(resolved(act, right->text)));
        if (question.truth)
            paper.paragraph(truthText(act, *question.truth));
        writeMeasured(act, question, paper);
        writeOptions(act, question, paper);
    }
}

QStringList AnswerKey::finding(const ActContent &act, const DiscoveryContent &discovery,
                               const SettingsKey &settings) const
{
    QStringList what{resolved(act, discovery.text)};
    for (const QString &track : discovery.tracks)
        what.append(trackName(track));
    const QString setting = settings.onTracks(act, discovery.id, discovery.needs, tracksOf(discovery.tracks));
    return {what.join(QLatin1Char('\n')), setting, resolved(act, discovery.found)};
}

void AnswerKey::writeFindings(const ActContent &act, const SettingsKey &settings, Paper &paper) const
{
    for (const bool core : {true, false}) {
        std::vector<QStringList> rows;
        for (const DiscoveryContent &discovery : act.discoveries) {
            if (discovery.core == core)
                rows.push_back(finding(act, discovery, settings));
        }
        if (rows.empty())
            continue;
        paper.heading(3, core ? TeachText::core() : TeachText::more());
        paper.table({}, TeachText::findColumns(), rows);
    }
}

void AnswerKey::writeSolution(const ActContent &act, const ChallengeContent &challenge,
                              const SettingsKey &settings, Paper &paper) const
{
    const Bench &bench = m_workbench.bench(act.id);
    const QStringList tracks = tracksOf(challenge.tracks);
    switch (challenge.kind) {
    case ChallengeContent::Kind::Number:
        settings.start(act, tracks.front());
        if (challenge.truth)
            paper.paragraph(truthText(act, *challenge.truth));
        paper.paragraph(TeachText::accepted(Format().percent(challenge.tolerance, 0)));
        return;
    case ChallengeContent::Kind::State:
        paper.paragraph(settings.onTracks(act, challenge.id, {challenge.needs}, tracks));
        return;
    case ChallengeContent::Kind::Proposal:
        break;
    }
    settings.start(act, tracks.front());
    QStringList right;
    for (const InputChoice &choice : proposalChoices(challenge, bench)) {
        if (judgeProposal(challenge, bench, choice.key).isRight)
            right.append(TeachText::rightAnswer(choice.label));
    }
    paper.list(right.isEmpty() ? QStringList{TeachText::nothingFits()} : right);
}

void AnswerKey::writeChallenges(const ActContent &act, const SettingsKey &settings, Paper &paper) const
{
    if (act.challenges.empty())
        return;
    paper.heading(3, TeachText::challenges());
    for (const ChallengeContent &challenge : act.challenges) {
        QStringList title{contentText(challenge.title)};
        for (const QString &track : challenge.tracks)
            title.append(trackName(track));
        paper.heading(4, title.join(QStringLiteral(" · ")));
        paper.paragraph(resolved(act, challenge.prompt));
        writeSolution(act, challenge, settings, paper);
        writeMeasured(act, challenge, paper);
        paper.paragraph(resolved(act, challenge.solved));
    }
}

void AnswerKey::writeExercises(const ActContent &act, Paper &paper) const
{
    if (act.exercises.empty())
        return;
    paper.heading(3, TeachText::exercises());
    for (const ExerciseContent &exercise : act.exercises) {
        paper.heading(4, resolved(act, exercise.question.prompt));
        QStringList facts;
        for (const QString &fact : exercise.question.given)
            facts.append(resolved(act, fact));
        for (const QString &line : exercise.worked)
            facts.append(resolved(act, line));
        paper.list(facts);
        writeOptions(act, exercise.question, paper);
    }
}

void AnswerKey::writeReflections(const ActContent &act, Paper &paper) const
{
    if (act.reflections.empty())
        return;
    paper.heading(3, TeachText::reflections());
    for (const QuestionContent &question : act.reflections) {
        paper.heading(4, resolved(act, question.prompt));
        if (const OptionContent *right = findOption(question, question.correct))
            paper.paragraph(TeachText::rightAnswer(resolved(act, right->text)));
        writeOptions(act, question, paper);
    }
}

void AnswerKey::writeWriting(const ActContent &act, Paper &paper) const
{
    if (act.entries.empty())
        return;
    paper.heading(3, TeachText::writing());
    for (const EntryContent &entry : act.entries) {
        paper.heading(4, contentText(entry.title));
        paper.paragraph(contentText(entry.prompt));
        const QString looksFor = m_teaching.looksFor(act.id, entry.id);
        if (!looksFor.isEmpty())
            paper.paragraph(TeachText::looksFor(resolved(act, looksFor)));
    }
}

void AnswerKey::writeDebrief(const ActContent &act, Paper &paper) const
{
    const DebriefContent debrief = m_teaching.debrief(act.id);
    if (debrief.ask.empty())
        return;
    paper.heading(3, TeachText::debrief());
    paper.heading(4, TeachText::ask());
    QStringList questions;
    for (const QString &question : debrief.ask)
        questions.append(resolved(act, question));
    paper.list(questions);
    if (!debrief.looksFor.isEmpty())
        paper.paragraph(TeachText::listenFor(resolved(act, debrief.looksFor)));
    std::vector<QStringList> rows;
    for (const TrackEntry &track : m_catalogue.tracks) {
        if (debrief.tracks.contains(track.key))
            rows.push_back({contentText(track.name), resolved(act, debrief.tracks.value(track.key))});
    }
    paper.table(TeachText::tracks(), TeachText::trackColumns(), rows);
}

void AnswerKey::writeClaims(const ActContent &act, Paper &paper) const
{
    const Bench &bench = m_workbench.bench(act.id);
    std::vector<QStringList> rows;
    for (const SourceContent &source : act.sources) {
        if (source.status != SourceContent::Status::NotReproducible)
            continue;
        const QString model =
            source.model ? TeachText::pair(bench.figureLabel(source.model->figure),
                                           bench.figureTextFor(source.model->inputs, source.model->figure))
                         : QString();
        rows.push_back(
            {resolved(act, source.claim), sourceText(source), resolved(act, source.reason), model});
    }
    if (rows.empty())
        return;
    paper.heading(3, TeachText::claims());
    paper.table({}, TeachText::claimColumns(), rows);
}

void AnswerKey::write(const ActContent &act, Paper &paper) const
{
    const SettingsKey settings(m_solutions, m_workbench.bench(act.id), m_catalogue);
    settings.start(act, tracksOf({m_lab.defaultTrack}).front());
    paper.part(contentText(act.title));
    if (const QString goal = m_teaching.debrief(act.id).goal; !goal.isEmpty())
        paper.paragraph(TeachText::goal(resolved(act, goal)));
    paper.paragraph(TeachText::time(act));
    writePredictions(act, paper);
    writeFindings(act, settings, paper);
    writeChallenges(act, settings, paper);
    writeExercises(act, paper);
    writeReflections(act, paper);
    writeWriting(act, paper);
    writeDebrief(act, paper);
    writeClaims(act, paper);
}

} // namespace rp
