// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "content/lab_rules.h"

#include "content/figure_text.h"
#include "instruments/instrument.h"
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

    void checkText(const QString &text, const QString &pointer)
    {
        const FigureReferences found = parseFigureReferences(text);
        if (!found.error.isEmpty())
            add(pointer, found.error);
        for (const FigureReference &reference : found.references) {
            checkFigure(reference.figure, pointer);
            checkInputs(reference.inputs, pointer);
        }
    }

    void checkTexts(const std::vector<QString> &texts, const QString &pointer)
    {
        for (size_t i = 0; i < texts.size(); ++i)
            checkText(texts[i], QStringLiteral("%1/%2").arg(pointer).arg(i));
    }

    void checkFigure(const QString &figure, const QString &pointer)
    {
        if (m_vocabulary && !m_vocabulary->figures.contains(figure))
            add(pointer, tr("the instrument has no figure %1").arg(Format::isolate(figure)));
    }

    void checkInputs(const QVariantMap &inputs, const QString &pointer)
    {
        if (!m_vocabulary)
            return;
        for (auto it = inputs.cbegin(); it != inputs.cend(); ++it) {
            const auto choices = m_vocabulary->choices.constFind(it.key());
            if (!m_vocabulary->inputs.contains(it.key()))
                add(pointer, tr("the instrument has no input %1").arg(Format::isolate(it.key())));
            else if (choices != m_vocabulary->choices.cend() && !choices->contains(it.value().toString()))
                add(pointer, tr("the input %1 has no choice %2")
                                 .arg(Format::isolate(it.key()), Format::isolate(it.value().toString())));
        }
    }

    void checkTruth(const std::optional<Truth> &truth, const QString &pointer)
    {
        if (!truth)
            return;
        checkFigure(truth->figure, pointer);
        checkInputs(truth->inputs, pointer);
    }

    void checkQuestion(const QuestionContent &question, const QString &pointer);
    void checkChoice(const QuestionContent &question, const QString &pointer);
    void checkAct(const ActContent &act, const QString &pointer);
    void checkBrief(const BriefContent &brief, const QString &pointer);
    void checkPeek(const ActContent &act, const QString &pointer);

    QString m_file;
    const VocabularySource &m_source;
    std::optional<InstrumentVocabulary> m_vocabulary; // of the act's instrument
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

void RuleCheck::checkPeek(const ActContent &act, const QString &pointer)
{
    checkIds(act.formulas, pointer + QStringLiteral("/formulas"));
    for (size_t i = 0; i < act.formulas.size(); ++i) {
        const QString place = QStringLiteral("%1/formulas/%2").arg(pointer).arg(i);
        checkText(act.formulas[i].title, place + QStringLiteral("/title"));
        checkText(act.formulas[i].spoken, place + QStringLiteral("/spoken"));
    }
    checkIds(act.sources, pointer + QStringLiteral("/sources"));
    for (size_t i = 0; i < act.sources.size(); ++i) {
        const QString place = QStringLiteral("%1/sources/%2").arg(pointer).arg(i);
        checkText(act.sources[i].claim, place + QStringLiteral("/claim"));
        checkText(act.sources[i].reason, place + QStringLiteral("/reason"));
        checkTruth(act.sources[i].model, place + QStringLiteral("/model"));
    }
}

void RuleCheck::checkAct(const ActContent &act, const QString &pointer)
{
    m_vocabulary.reset();
    if (m_source) {
        m_vocabulary = m_source(act.instrument);
        if (!m_vocabulary)
            add(pointer + QStringLiteral("/instrument"),
                tr("there is no instrument %1").arg(Format::isolate(act.instrument)));
    }
    checkText(act.title, pointer + QStringLiteral("/title"));
    checkBrief(act.brief, pointer + QStringLiteral("/brief"));

    checkIds(act.predictions, pointer + QStringLiteral("/predictions"));
    checkIds(act.reflections, pointer + QStringLiteral("/reflections"));
    for (size_t i = 0; i < act.predictions.size(); ++i)
        checkQuestion(act.predictions[i], QStringLiteral("%1/predictions/%2").arg(pointer).arg(i));
    for (size_t i = 0; i < act.reflections.size(); ++i) {
        const QString place = QStringLiteral("%1/reflections/%2").arg(pointer).arg(i);
        checkQuestion(act.reflections[i], place);
        // A question is found by its id alone, so predictions and reflections share one set of ids.
        if (findQuestion(act.predictions, act.reflections[i].id))
            add(place + QStringLiteral("/id"),
                tr("the id %1 is used twice").arg(Format::isolate(act.reflections[i].id)));
        if (act.reflections[i].kind != QuestionContent::Kind::SingleChoice)
            add(place + QStringLiteral("/kind"), tr("a reflection must be a single-choice question"));
    }

    checkIds(act.discoveries, pointer + QStringLiteral("/discoveries"));
    for (size_t i = 0; i < act.discoveries.size(); ++i) {
        const QString place = QStringLiteral("%1/discoveries/%2").arg(pointer).arg(i);
        checkText(act.discoveries[i].text, place + QStringLiteral("/text"));
        checkText(act.discoveries[i].found, place + QStringLiteral("/found"));
        for (size_t n = 0; n < act.discoveries[i].needs.size(); ++n)
            checkInputs(act.discoveries[i].needs[n], QStringLiteral("%1/needs/%2").arg(place).arg(n));
    }
    checkTexts(act.reveal.arithmetic, pointer + QStringLiteral("/reveal/arithmetic"));
    checkTexts(act.reveal.lesson, pointer + QStringLiteral("/reveal/lesson"));
    checkPeek(act, pointer);
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

std::vector<JsonProblem> checkLabRules(const LabContent &lab, const QString &file,
                                       const VocabularySource &vocabulary)
{
    return RuleCheck(file, vocabulary).run(lab);
}

} // namespace rp
