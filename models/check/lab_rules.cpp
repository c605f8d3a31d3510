// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_rules.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/track_entry.h"
#include "models/check/input_ranges.h"
#include "models/check/rule_check.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/instrument_factory.h"
#include "models/session/taken.h"
#include "models/text/termed_text.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <memory>
#include <utility>

namespace rp {

namespace {

/// One step of a JSON pointer.
QString pointerStep(QString key)
{
    return key.replace(QLatin1Char('~'), QLatin1String("~0")).replace(QLatin1Char('/'), QLatin1String("~1"));
}

} // namespace

void RuleCheck::checkChoice(const QuestionContent &question, const QString &pointer)
{
    checkIds(question.options, pointer + QStringLiteral("/options"));
    if (question.options.empty())
        add(pointer, tr("a single-choice question needs options"));
    else if (!findOption(question, question.correct))
        add(pointer + QStringLiteral("/correct"),
            tr("there is no option %1").arg(Format::isolate(question.correct)));
    if (!question.last.isEmpty() && !findOption(question, question.last))
        add(pointer + QStringLiteral("/last"),
            tr("there is no option %1").arg(Format::isolate(question.last)));
    for (size_t i = 0; i < question.options.size(); ++i) {
        const OptionContent &option = question.options[i];
        const QString place = QStringLiteral("%1/options/%2").arg(pointer).arg(i);
        checkText(option.text, place + QStringLiteral("/text"));
        checkText(option.feedback, place + QStringLiteral("/feedback"));
        if (question.truth && !option.value)
            add(place, tr("the option needs a value, because the question is held against a figure"));
    }
}

void RuleCheck::checkQuestion(const QuestionContent &question, const QString &pointer)
{
    checkText(question.prompt, pointer + QStringLiteral("/prompt"));
    checkTexts(question.given, pointer + QStringLiteral("/given"));
    checkTruth(question.truth, pointer + QStringLiteral("/truth"));
    checkTracks(question.tracks, pointer + QStringLiteral("/tracks"));
    if (question.kind == QuestionContent::Kind::SingleChoice) {
        checkChoice(question, pointer);
        return;
    }
    if (!question.minimum || !question.maximum || *question.minimum >= *question.maximum)
        add(pointer, tr("a numeric question needs a minimum below its maximum"));
    if (!question.truth)
        add(pointer, tr("a numeric question needs a figure that it is held against"));
}

void RuleCheck::checkOpening(const PanelContent &panel, const QString &pointer)
{
    for (auto it = panel.opening.cbegin(); it != panel.opening.cend(); ++it) {
        const InputRef input{panel.id, it.key()};
        const QStringList unknown = m_vocabulary.input(input);
        addAll(pointer, unknown);
        if (unknown.isEmpty())
            addAll(pointer, m_vocabulary.inputValue(input, *it));
    }
}

void RuleCheck::checkBrief(const BriefContent &brief, const QString &pointer)
{
    checkText(brief.from, pointer + QStringLiteral("/from"));
    checkTexts(brief.paragraphs, pointer + QStringLiteral("/paragraphs"));
    for (auto it = brief.tracks.cbegin(); it != brief.tracks.cend(); ++it) {
        const QString place = QStringLiteral("%1/tracks/%2").arg(pointer, it.key());
        checkText(it.value(), place);
        checkTracks({it.key()}, place);
    }
    for (auto it = brief.contexts.cbegin(); it != brief.contexts.cend(); ++it)
        checkTexts(it.value(), QStringLiteral("%1/contexts/%2/paragraphs").arg(pointer, it.key()));
    for (size_t i = 0; i < brief.reading.size(); ++i) {
        const QString place = QStringLiteral("%1/reading/%2").arg(pointer).arg(i);
        checkText(brief.reading[i].title, place + QStringLiteral("/title"));
        checkText(brief.reading[i].about, place + QStringLiteral("/about"));
    }
    checkTerms(brief, brief.paragraphs, pointer + QStringLiteral("/paragraphs"));
    for (auto it = brief.contexts.cbegin(); it != brief.contexts.cend(); ++it)
        checkTerms(brief, it.value(), QStringLiteral("%1/contexts/%2/paragraphs").arg(pointer, it.key()));
    if (!brief.code.lines.empty())
        checkText(brief.code.about, pointer + QStringLiteral("/code/about"));
    for (auto it = brief.machine.tracks.cbegin(); it != brief.machine.tracks.cend(); ++it)
        checkTracks({it.key()}, QStringLiteral("%1/machine/tracks/%2").arg(pointer, it.key()));
}

/// A term that nothing explains looks like one, and shows nothing when it is pointed at.
void RuleCheck::checkTerms(const BriefContent &brief, const std::vector<QString> &paragraphs,
                           const QString &pointer)
{
    const auto isExplained = [&brief](const TextTerm &term) {
        return std::any_of(brief.reading.begin(), brief.reading.end(),
                           [&term](const BriefContent::Reading &entry) { return entry.term == term.key; });
    };
    for (size_t i = 0; i < paragraphs.size(); ++i) {
        for (const TextTerm &term : termedText(paragraphs[i]).terms) {
            if (!isExplained(term))
                //: a reason inside a sentence; %1 is what a link in a text of a lab file names
                add(QStringLiteral("%1/%2").arg(pointer).arg(i),
                    tr("no entry of the reading has the term %1").arg(Format::isolate(term.key)));
        }
    }
}

void RuleCheck::checkFormula(const FormulaContent &formula, const QString &pointer)
{
    checkText(formula.title, pointer + QStringLiteral("/title"));
    checkText(formula.spoken, pointer + QStringLiteral("/spoken"));
    checkPanelOf(formula.panel, pointer);
}

void RuleCheck::checkPeek(const ActContent &act, const QString &pointer)
{
    checkIds(act.formulas, pointer + QStringLiteral("/formulas"));
    for (size_t i = 0; i < act.formulas.size(); ++i)
        checkFormula(act.formulas[i], QStringLiteral("%1/formulas/%2").arg(pointer).arg(i));
    checkIds(act.sources, pointer + QStringLiteral("/sources"));
    for (size_t i = 0; i < act.sources.size(); ++i) {
        const QString place = QStringLiteral("%1/sources/%2").arg(pointer).arg(i);
        checkText(act.sources[i].claim, place + QStringLiteral("/claim"));
        checkText(act.sources[i].reason, place + QStringLiteral("/reason"));
        checkTruth(act.sources[i].model, place + QStringLiteral("/model"));
        checkPanelOf(act.sources[i].panel, place);
    }
}

void RuleCheck::checkPanels(const ActContent &act, const QString &pointer)
{
    // Without panels the instrument stands in the act itself, and the reader has made a nameless panel of it.
    const bool isShort = act.panels.size() == 1 && act.panels.front().id.isEmpty();
    if (isShort && act.panels.front().instrument.isEmpty()) {
        add(pointer, tr("an act needs an instrument, or panels with one each"));
        return;
    }
    checkIds(act.panels, pointer + QStringLiteral("/panels"));
    for (size_t i = 0; i < act.panels.size(); ++i) {
        const PanelContent &panel = act.panels[i];
        const QString place = isShort ? pointer : QStringLiteral("%1/panels/%2").arg(pointer).arg(i);
        if (!m_vocabulary.isInstrumentKnown(i))
            add(place + QStringLiteral("/instrument"),
                tr("there is no instrument %1").arg(Format::isolate(panel.instrument)));
        checkText(panel.title, place + QStringLiteral("/title"));
        checkText(panel.about, place + QStringLiteral("/about"));
        checkTracks(panel.tracks, place + QStringLiteral("/tracks"));
        checkOpening(panel, place + QStringLiteral("/opening"));
        if (i == 0 && !panel.tracks.isEmpty())
            add(place + QStringLiteral("/tracks"), tr("the first panel must be there on every track"));
    }
}

void RuleCheck::checkQuestions(const ActContent &act, const QString &pointer)
{
    checkIds(act.predictions, pointer + QStringLiteral("/predictions"));
    checkIds(act.reflections, pointer + QStringLiteral("/reflections"));
    for (size_t i = 0; i < act.predictions.size(); ++i)
        checkQuestion(act.predictions[i], QStringLiteral("%1/predictions/%2").arg(pointer).arg(i));
    // A question is found by its id alone, so all of an act's questions share one set of ids.
    const auto single = [&](const QuestionContent &question, const QString &place, const QString &reason) {
        checkQuestion(question, place);
        if (question.kind != QuestionContent::Kind::SingleChoice)
            add(place + QStringLiteral("/kind"), reason);
        if (!question.tracks.isEmpty())
            add(place + QStringLiteral("/tracks"), tr("only a prediction can be asked on some tracks alone"));
    };
    const auto twice = [&](const QuestionContent &question, const QString &place) {
        add(place + QStringLiteral("/id"), tr("the id %1 is used twice").arg(Format::isolate(question.id)));
    };
    for (size_t i = 0; i < act.reflections.size(); ++i) {
        const QString place = QStringLiteral("%1/reflections/%2").arg(pointer).arg(i);
        single(act.reflections[i], place, tr("a reflection must be a single-choice question"));
        if (findQuestion(act.predictions, act.reflections[i].id))
            twice(act.reflections[i], place);
    }
    for (size_t i = 0; i < act.exercises.size(); ++i) {
        const QuestionContent &question = act.exercises[i].question;
        const QString place = QStringLiteral("%1/exercises/%2").arg(pointer).arg(i);
        checkExercise(act.exercises[i], place);
        single(question, place + QStringLiteral("/question"),
               tr("the question of an exercise must be a single-choice question"));
        if (findExercise(act, question.id) != &act.exercises[i] ||
            findQuestion(act.predictions, question.id) || findQuestion(act.reflections, question.id))
            twice(question, place + QStringLiteral("/question"));
    }
}

void RuleCheck::checkExercise(const ExerciseContent &exercise, const QString &pointer)
{
    checkPanelOf(exercise.panel, pointer);
    if (exercise.formula)
        checkFormula(*exercise.formula, pointer + QStringLiteral("/formula"));
    checkTexts(exercise.worked, pointer + QStringLiteral("/worked"));
}

void RuleCheck::checkDiscoveries(const ActContent &act, const QString &pointer)
{
    checkIds(act.discoveries, pointer + QStringLiteral("/discoveries"));
    for (size_t i = 0; i < act.discoveries.size(); ++i) {
        const DiscoveryContent &discovery = act.discoveries[i];
        const QString place = QStringLiteral("%1/discoveries/%2").arg(pointer).arg(i);
        checkText(discovery.text, place + QStringLiteral("/text"));
        checkText(discovery.found, place + QStringLiteral("/found"));
        checkPanelOf(discovery.panel, place);
        checkTracksWithin(act, discovery.tracks, discovery.panel, place);
        checkTruth(discovery.asks, place + QStringLiteral("/asks"));
        for (size_t n = 0; n < discovery.needs.size(); ++n)
            checkNeeds(discovery.needs[n], QStringLiteral("%1/needs/%2").arg(place).arg(n));
    }
}

void RuleCheck::checkTeaching(const ActContent &act, const QString &pointer)
{
    const DebriefContent debrief = m_teaching.debrief(act.id);
    checkText(debrief.goal, pointer + QStringLiteral("/debrief/goal"));
    checkText(debrief.looksFor, pointer + QStringLiteral("/debrief/looks_for"));
    checkTexts(debrief.ask, pointer + QStringLiteral("/debrief/ask"));
    for (auto it = debrief.tracks.cbegin(); it != debrief.tracks.cend(); ++it) {
        const QString place = QStringLiteral("%1/debrief/tracks/%2").arg(pointer, it.key());
        checkText(it.value(), place);
        checkTracks({it.key()}, place);
    }
    for (size_t i = 0; i < act.entries.size(); ++i)
        checkText(m_teaching.looksFor(act.id, act.entries[i].id),
                  QStringLiteral("%1/entries/%2/looks_for").arg(pointer).arg(i));
}

void RuleCheck::checkAct(const ActContent &act, const QString &pointer)
{
    m_vocabulary = PanelVocabulary(act, m_source);
    checkPanels(act, pointer);
    checkText(act.title, pointer + QStringLiteral("/title"));
    checkBrief(act.brief, pointer + QStringLiteral("/brief"));
    checkQuestions(act, pointer);
    checkDiscoveries(act, pointer);
    checkEntries(act, pointer);
    checkDecisions(act, pointer);
    checkKept(act, pointer);
    checkIds(act.challenges, pointer + QStringLiteral("/challenges"));
    for (size_t i = 0; i < act.challenges.size(); ++i)
        checkChallenge(act, act.challenges[i], QStringLiteral("%1/challenges/%2").arg(pointer).arg(i));
    checkLadders(act, pointer);
    checkTexts(act.reveal.arithmetic, pointer + QStringLiteral("/reveal/arithmetic"));
    checkTexts(act.reveal.lesson, pointer + QStringLiteral("/reveal/lesson"));
    for (auto it = act.reveal.tracks.cbegin(); it != act.reveal.tracks.cend(); ++it) {
        const QString place = QStringLiteral("%1/reveal/tracks/%2").arg(pointer, it.key());
        checkTracks({it.key()}, place);
        checkTexts(it.value(), place + QStringLiteral("/arithmetic"));
    }
    checkTexts(act.takeaways, pointer + QStringLiteral("/takeaways"));
    checkPeek(act, pointer);
    checkTeaching(act, pointer);
    m_vocabulary = PanelVocabulary();
}

InstrumentVocabulary vocabularyOf(const Instrument &instrument)
{
    InstrumentVocabulary vocabulary;
    for (const QString &figure : instrument.figureIds())
        vocabulary.figures.append(figure);
    vocabulary.inputs = instrument.saveInputs().keys();
    for (const InputSpec &input : instrument.inputs()) {
        QStringList keys;
        for (const InputChoice &choice : input.choices)
            keys.append(choice.key);
        if (input.kind == InputSpec::Kind::Choice)
            vocabulary.choices.insert(input.id, keys);
    }
    return vocabulary;
}

VocabularySource builtInVocabulary(const Catalogue &catalogue)
{
    QStringList tracks;
    for (const TrackEntry &track : catalogue.tracks)
        tracks.append(track.key);
    using Words = std::optional<InstrumentVocabulary>;
    // Each is asked for often, and making an instrument takes its time.
    const auto known = std::make_shared<QHash<QString, Words>>();
    const auto instruments = [&catalogue, known](const QString &id) -> Words {
        const auto found = known->constFind(id);
        if (found != known->cend())
            return *found;
        std::unique_ptr<Instrument> instrument = makeInstrument(id, catalogue);
        Words words = instrument ? Words(vocabularyOf(*instrument)) : std::nullopt;
        if (words)
            words->ranges = std::make_shared<InputRanges>(std::move(instrument));
        return *known->insert(id, words);
    };
    VocabularySource source(instruments, tracks);
    for (const ContextEntry &context : catalogue.contexts)
        source.contexts.append(context.key);
    for (const DeviceEntry &device : catalogue.devices)
        source.devices.append(device.key);
    source.ofLab = [&catalogue](const LabContent &lab) {
        // The instruments are made later, and look at the catalogue then.
        const auto own = std::make_shared<const Catalogue>(catalogueFor(lab, catalogue));
        VocabularySource narrowed = builtInVocabulary(*own);
        narrowed.instruments = [own, ask = std::move(narrowed.instruments)](const QString &id) {
            return ask(id);
        };
        narrowed.ofLab = nullptr; // it is of one already
        return narrowed;
    };
    return source;
}

std::vector<JsonProblem> checkLabRules(const LabContent &lab, const QString &file,
                                       const VocabularySource &vocabulary, const LabTeaching &teaching)
{
    if (lab.contexts.isEmpty() || !vocabulary.ofLab)
        return RuleCheck(file, vocabulary, teaching).run(lab);
    const VocabularySource own = vocabulary.ofLab(lab);
    return RuleCheck(file, own, teaching).run(lab);
}

// What a lab starts from: its own devices, and what it takes over from other labs.

QStringList RuleCheck::unknownContext(const QString &key) const
{
    if (m_source.contexts.isEmpty() || m_source.contexts.contains(key))
        return {};
    return {tr("there is no context %1").arg(Format::isolate(key))};
}

void RuleCheck::checkContexts(const LabContent &lab)
{
    for (auto it = lab.contexts.cbegin(); it != lab.contexts.cend(); ++it) {
        const QString place = QStringLiteral("/contexts/%1").arg(pointerStep(it.key()));
        addAll(place, unknownContext(it.key()));
        checkText(it->summary, place + QStringLiteral("/summary"));
        if (!m_source.devices.isEmpty() && !m_source.devices.contains(it->device))
            add(place + QStringLiteral("/device"),
                tr("there is no device %1").arg(Format::isolate(it->device)));
    }
}

void RuleCheck::checkTakenContext(const TakeContent &take, const QString &pointer)
{
    for (auto it = take.values.cbegin(); it != take.values.cend(); ++it)
        addAll(QStringLiteral("%1/values/%2").arg(pointer, pointerStep(it.key())),
               unknownContext(it->toString()));
}

void RuleCheck::checkTake(const LabContent &lab, const TakeContent &take, const QString &pointer)
{
    if (take.from == lab.chapter)
        add(pointer + QStringLiteral("/from"), tr("a lab can't take anything over from itself"));
    const ActContent *act = lab.act(take.act);
    if (!act) {
        add(pointer + QStringLiteral("/act"), tr("there is no act %1").arg(Format::isolate(take.act)));
        return;
    }
    m_vocabulary = PanelVocabulary(*act, m_source);
    checkText(take.title, pointer + QStringLiteral("/title"));
    checkText(take.sets, pointer + QStringLiteral("/sets"));
    checkText(take.otherwise, pointer + QStringLiteral("/otherwise"));
    if (Taken::isContext(take)) {
        checkTakenContext(take, pointer);
        return;
    }
    const QStringList reasons = m_vocabulary.input(take.input);
    addAll(pointer + QStringLiteral("/input"), reasons);
    if (!reasons.isEmpty())
        return;
    for (auto it = take.values.cbegin(); it != take.values.cend(); ++it)
        addAll(QStringLiteral("%1/values/%2").arg(pointer, pointerStep(it.key())),
               m_vocabulary.inputValue(take.input, *it));
}

void RuleCheck::checkTakes(const LabContent &lab)
{
    QSet<QString> set;
    for (size_t i = 0; i < lab.takes.size(); ++i) {
        const TakeContent &take = lab.takes[i];
        const QString place = QStringLiteral("/takes/%1").arg(i);
        checkTake(lab, take, place);
        // The context is one for all acts.
        const QString named = take.input.text();
        const QString input = Taken::isContext(take) ? named : take.act + QLatin1Char('/') + named;
        if (set.contains(input))
            add(place + QStringLiteral("/input"),
                tr("the input %1 is set twice").arg(Format::isolate(named)));
        set.insert(input);
    }
    m_vocabulary = PanelVocabulary();
}

void RuleCheck::checkStress(const LabContent &lab)
{
    for (size_t i = 0; i < lab.stress.size(); ++i) {
        const StressContent &stress = lab.stress[i];
        const QString place = QStringLiteral("/memo/stress/%1").arg(i);
        checkText(stress.holds, place + QStringLiteral("/holds"));
        checkText(stress.fails, place + QStringLiteral("/fails"));
        ActContent act; // in which a name means what it does here
        act.panels.resize(1);
        act.panels.front().instrument = stress.instrument;
        m_vocabulary = PanelVocabulary(act, m_source);
        if (m_source.instruments && !m_source.instruments(stress.instrument))
            add(place + QStringLiteral("/instrument"),
                tr("there is no instrument %1").arg(Format::isolate(stress.instrument)));
        for (const auto &[key, figure] :
             {std::pair("/figure", stress.figure), std::pair("/limit", stress.limit),
              std::pair("/only_if", stress.onlyIf)}) {
            if (!figure.isEmpty())
                addAll(place + QLatin1String(key), m_vocabulary.figure(PanelName::parse(figure)));
        }
    }
    m_vocabulary = PanelVocabulary();
}

} // namespace rp
