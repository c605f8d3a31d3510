// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "content/lab_rules.h"

#include "content/figure_text.h"
#include "content/panel_vocabulary.h"
#include "instruments/instrument.h"
#include "instruments/instrument_factory.h"
#include "text/format.h"

#include <QCoreApplication>
#include <QSet>

namespace rp {
namespace {

class RuleCheck
{
    Q_DECLARE_TR_FUNCTIONS(rp::RuleCheck)
public:
    RuleCheck(QString file, const VocabularySource &source)
        : m_file(std::move(file))
        , m_source(source)
    {
    }

    std::vector<JsonProblem> run(const LabContent &lab)
    {
        checkText(lab.title, QStringLiteral("/title"));
        checkText(lab.summary, QStringLiteral("/summary"));
        checkIds(lab.acts, QStringLiteral("/acts"));
        for (size_t i = 0; i < lab.acts.size(); ++i)
            checkAct(lab.acts[i], QStringLiteral("/acts/%1").arg(i));
        return std::move(m_problems);
    }

private:
    void add(const QString &pointer, const QString &reason)
    {
        m_problems.push_back({m_file, pointer, reason});
    }

    template<typename Entries>
    void checkIds(const Entries &entries, const QString &pointer)
    {
        QSet<QString> known;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (known.contains(entries[i].id))
                add(QStringLiteral("%1/%2/id").arg(pointer).arg(i),
                    tr("the id %1 is used twice").arg(Format::isolate(entries[i].id)));
            known.insert(entries[i].id);
        }
    }

    void addAll(const QString &pointer, const QStringList &reasons)
    {
        for (const QString &reason : reasons)
            add(pointer, reason);
    }

    void checkText(const QString &text, const QString &pointer)
    {
        const FigureReferences found = parseFigureReferences(text);
        if (!found.error.isEmpty())
            add(pointer, found.error);
        for (const FigureReference &reference : found.references) {
            addAll(pointer, m_vocabulary.figure(reference.figure));
            addAll(pointer, m_vocabulary.inputsOf(reference.figure, reference.inputs));
        }
    }

    void checkTexts(const std::vector<QString> &texts, const QString &pointer)
    {
        for (size_t i = 0; i < texts.size(); ++i)
            checkText(texts[i], QStringLiteral("%1/%2").arg(pointer).arg(i));
    }

    void checkTruth(const std::optional<Truth> &truth, const QString &pointer)
    {
        if (!truth)
            return;
        addAll(pointer, m_vocabulary.figure(truth->figure));
        addAll(pointer, m_vocabulary.inputsOf(truth->figure, truth->inputs));
    }

    void checkNeeds(const QVariantMap &needs, const QString &pointer)
    {
        for (auto it = needs.cbegin(); it != needs.cend(); ++it)
            addAll(pointer, m_vocabulary.need(it.key(), it.value()));
    }

    void checkPanelOf(const QString &panel, const QString &pointer)
    {
        addAll(pointer + QStringLiteral("/panel"), m_vocabulary.panel(panel));
    }

    void checkQuestion(const QuestionContent &question, const QString &pointer);
    void checkChoice(const QuestionContent &question, const QString &pointer);
    void checkAct(const ActContent &act, const QString &pointer);
    void checkPanels(const ActContent &act, const QString &pointer);
    void checkBrief(const BriefContent &brief, const QString &pointer);
    void checkQuestions(const ActContent &act, const QString &pointer);
    void checkDiscoveries(const ActContent &act, const QString &pointer);
    void checkChallenge(const ChallengeContent &challenge, const QString &pointer);
    void checkNumber(const ChallengeContent &challenge, const QString &pointer);
    void checkExercise(const ExerciseContent &exercise, const QString &pointer);
    void checkFormula(const FormulaContent &formula, const QString &pointer);
    void checkPeek(const ActContent &act, const QString &pointer);

    QString m_file;
    const VocabularySource &m_source;
    PanelVocabulary m_vocabulary; // of the act
    std::vector<JsonProblem> m_problems;
};

void RuleCheck::checkChoice(const QuestionContent &question, const QString &pointer)
{
    checkIds(question.options, pointer + QStringLiteral("/options"));
    if (question.options.empty())
        add(pointer, tr("a single-choice question needs options"));
    else if (!findOption(question, question.correct))
        add(pointer + QStringLiteral("/correct"),
            tr("there is no option %1").arg(Format::isolate(question.correct)));
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
    if (question.kind == QuestionContent::Kind::SingleChoice) {
        checkChoice(question, pointer);
        return;
    }
    if (!question.minimum || !question.maximum || *question.minimum >= *question.maximum)
        add(pointer, tr("a numeric question needs a minimum below its maximum"));
    if (!question.truth)
        add(pointer, tr("a numeric question needs a figure that it is held against"));
}

void RuleCheck::checkBrief(const BriefContent &brief, const QString &pointer)
{
    checkText(brief.from, pointer + QStringLiteral("/from"));
    checkText(brief.subject, pointer + QStringLiteral("/subject"));
    checkTexts(brief.paragraphs, pointer + QStringLiteral("/paragraphs"));
    for (auto it = brief.tracks.cbegin(); it != brief.tracks.cend(); ++it)
        checkText(it.value(), QStringLiteral("%1/tracks/%2").arg(pointer, it.key()));
    for (size_t i = 0; i < brief.reading.size(); ++i) {
        const QString place = QStringLiteral("%1/reading/%2").arg(pointer).arg(i);
        checkText(brief.reading[i].title, place + QStringLiteral("/title"));
        checkText(brief.reading[i].about, place + QStringLiteral("/about"));
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
        for (size_t n = 0; n < discovery.needs.size(); ++n)
            checkNeeds(discovery.needs[n], QStringLiteral("%1/needs/%2").arg(place).arg(n));
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
    if (challenge.setup.contains(challenge.slider))
        add(place, tr("the setup decides the slider, so nothing is left to find"));
}

void RuleCheck::checkChallenge(const ChallengeContent &challenge, const QString &pointer)
{
    checkPanelOf(challenge.panel, pointer);
    checkText(challenge.title, pointer + QStringLiteral("/title"));
    checkText(challenge.prompt, pointer + QStringLiteral("/prompt"));
    checkTexts(challenge.given, pointer + QStringLiteral("/given"));
    checkTexts(challenge.hints, pointer + QStringLiteral("/hints"));
    checkText(challenge.solved, pointer + QStringLiteral("/solved"));
    for (auto it = challenge.setup.cbegin(); it != challenge.setup.cend(); ++it)
        addAll(pointer + QStringLiteral("/setup"), m_vocabulary.inputValue(it.key(), it.value()));
    if (challenge.kind == ChallengeContent::Kind::Number) {
        checkNumber(challenge, pointer);
        return;
    }
    if (challenge.needs.isEmpty())
        add(pointer, tr("a state challenge needs what must be reached"));
    checkNeeds(challenge.needs, pointer + QStringLiteral("/needs"));
    if (!challenge.result.isEmpty())
        addAll(pointer + QStringLiteral("/result"), m_vocabulary.figure(challenge.result));
}

void RuleCheck::checkAct(const ActContent &act, const QString &pointer)
{
    m_vocabulary = PanelVocabulary(act, m_source);
    checkPanels(act, pointer);
    checkText(act.title, pointer + QStringLiteral("/title"));
    checkBrief(act.brief, pointer + QStringLiteral("/brief"));
    checkQuestions(act, pointer);
    checkDiscoveries(act, pointer);
    checkIds(act.challenges, pointer + QStringLiteral("/challenges"));
    for (size_t i = 0; i < act.challenges.size(); ++i)
        checkChallenge(act.challenges[i], QStringLiteral("%1/challenges/%2").arg(pointer).arg(i));
    checkTexts(act.reveal.arithmetic, pointer + QStringLiteral("/reveal/arithmetic"));
    checkTexts(act.reveal.lesson, pointer + QStringLiteral("/reveal/lesson"));
    checkPeek(act, pointer);
    m_vocabulary = PanelVocabulary();
}

} // namespace

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
    return [&catalogue](const QString &id) -> std::optional<InstrumentVocabulary> {
        const std::unique_ptr<Instrument> instrument = makeInstrument(id, catalogue);
        if (!instrument)
            return std::nullopt;
        return vocabularyOf(*instrument);
    };
}

std::vector<JsonProblem> checkLabRules(const LabContent &lab, const QString &file,
                                       const VocabularySource &vocabulary)
{
    return RuleCheck(file, vocabulary).run(lab);
}

} // namespace rp
