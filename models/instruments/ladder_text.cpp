// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/ladder_text.h"

#include "models/content/challenge_judge.h"
#include "models/content/figure_text.h"
#include "models/content/option_order.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/holds_at.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

namespace rp {

namespace {

struct LadderWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::Ladder)
};

struct Asked
{
    const ChallengeContent *challenge = nullptr;
    const QuestionContent *question = nullptr;
    const std::vector<QString> *arithmetic = nullptr; ///< what a neighbour's lines are lines of

    const std::optional<Truth> &truth() const { return challenge ? challenge->truth : question->truth; }
};

Asked askedIn(const ActContent &act, const HintRef &of)
{
    if (of.list == ladder_list::challenges)
        return {findChallenge(act, of.item), nullptr, &act.reveal.arithmetic};
    if (of.list == ladder_list::predictions) {
        const QuestionContent *question = findQuestion(act.predictions, of.item);
        return {nullptr, question, question ? &arithmeticFor(act, *question) : nullptr};
    }
    const ExerciseContent *exercise = findExercise(act, of.item);
    return {nullptr, exercise ? &exercise->question : nullptr, exercise ? &exercise->worked : nullptr};
}

QString settingWords(const NamedValues &settings, const Bench &bench)
{
    QStringList texts;
    for (const auto &[name, value] : settings) {
        const Instrument *instrument = bench.instrument(name.panel);
        if (instrument && !instrument->anyInputSpec(name.name).label.isEmpty())
            texts.append(settingText(*instrument, name.name, value));
    }
    return QLocale().createSeparatedList(texts);
}

/// Only what stands otherwise than in the question, where that has settings.
QString otherSettings(const Truth &at, const std::optional<Truth> &asked, const Bench &bench)
{
    NamedValues settings;
    for (auto it = at.inputs.cbegin(); it != at.inputs.cend(); ++it) {
        const bool isSame = asked && asked->figure.panel == at.figure.panel &&
                            asked->inputs.contains(it.key()) && asked->inputs.value(it.key()) == it.value();
        if (!isSame)
            settings.push_back({{at.figure.panel, it.key()}, it.value()});
    }
    return settingWords(settings, bench);
}

QString figureWords(const Truth &at, const Bench &bench)
{
    //: The name of a figure of an instrument, and its value: "Math utilization: 33 %".
    return LadderWords::tr("%1: %2").arg(bench.figureLabel(at.figure),
                                         bench.figureTextFor(at.inputs, at.figure));
}

/// Inputs that the references of a line name with more than one value: what it compares.
QSet<QString> comparedIn(const FigureReferences &line)
{
    QVariantMap seen;
    QSet<QString> compared;
    for (const FigureReference &reference : line.references) {
        for (auto it = reference.inputs.cbegin(); it != reference.inputs.cend(); ++it) {
            if (seen.contains(it.key()) && seen.value(it.key()) != it.value())
                compared.insert(it.key());
            seen.insert(it.key(), it.value());
        }
    }
    return compared;
}

/// A line of arithmetic with a neighbour's numbers: where it stands otherwise than what was asked, and what
/// the line does not say itself. What the line compares stays.
QString neighbourLine(const QString &source, const Truth &neighbour, const std::optional<Truth> &asked,
                      const Bench &bench)
{
    QString text = contentText(source);
    const FigureReferences found = parseFigureReferences(text);
    const QSet<QString> compared = comparedIn(found);
    for (auto it = found.references.rbegin(); it != found.references.rend(); ++it) {
        QVariantMap inputs = it->inputs;
        for (auto input = neighbour.inputs.cbegin(); input != neighbour.inputs.cend(); ++input) {
            const bool isSame = asked && asked->inputs.value(input.key()) == input.value();
            if (it->figure.panel == neighbour.figure.panel && !compared.contains(input.key()) &&
                (!isSame || !inputs.contains(input.key())))
                inputs.insert(input.key(), input.value());
        }
        if (bench.hasFigure(it->figure))
            putIn(text, it->begin, it->length, bench.figureTextFor(inputs, it->figure));
    }
    return text;
}

QString settingRung(const Asked &asked, const LadderContent &ladder, int rung, const Bench &bench)
{
    const Truth &at = *ladder.setting(rung);
    const QString settings = otherSettings(at, asked.truth(), bench);
    if (rung == LadderContent::Counter)
        //: A hint: %1 are settings of an instrument ("GPT-2 layer"), %2 a figure and its value there.
        return LadderWords::tr("Try these settings: %1. There it says: %2. Does your reason hold there, too?")
            .arg(settings, figureWords(at, bench));
    QStringList lines;
    for (const int line : ladder.lines) {
        if (line >= 0 && std::size_t(line) < asked.arithmetic->size())
            lines.append(neighbourLine((*asked.arithmetic)[std::size_t(line)], at, asked.truth(), bench));
    }
    if (lines.isEmpty())
        lines.append(figureWords(at, bench));
    //: A hint, before the arithmetic of another case; %1 are settings of an instrument ("GPT-2 layer").
    lines.prepend(LadderWords::tr("Worked out with other numbers: %1.").arg(settings));
    return lines.join(QLatin1Char('\n'));
}

/// The feedback to the right option of a prediction speaks to who chose it; the figure speaks to everybody.
QString answerOf(const QuestionContent &question, const Bench &bench)
{
    QString figure = question.truth ? figureWords(*question.truth, bench) : QString();
    const OptionContent *right = findOption(question, question.correct);
    if (!right)
        return figure;
    //: The right answer to a question, and what is to be said of it.
    return LadderWords::tr("“%1” %2").arg(
        contentText(right->text),
        figure.isEmpty() ? resolveFigures(contentText(right->feedback), bench) : figure);
}

/// What is to be set for a state; where the content has no way to it, what the state itself names.
NamedValues stateSettings(const ChallengeContent &challenge)
{
    if (!challenge.answer.empty())
        return challenge.answer;
    NamedValues settings = challenge.needs;
    for (auto &[name, value] : settings) {
        const QVariantMap range = value.toMap();
        for (const char *limit : {"max", "min"})
            value = range.value(QLatin1String(limit), value);
    }
    return settings;
}

QString answerOf(const ChallengeContent &challenge, const Bench &bench)
{
    if (challenge.kind == ChallengeContent::Kind::State)
        //: A hint; %1 are settings of an instrument: "INT8, Batch = 256".
        return LadderWords::tr("Set: %1.").arg(settingWords(stateSettings(challenge), bench));
    if (challenge.kind == ChallengeContent::Kind::Number)
        return challenge.truth ? figureWords(*challenge.truth, bench) : QString();
    QStringList right;
    for (const InputChoice &choice : proposalChoices(challenge, bench)) {
        if (judgeProposal(challenge, bench, choice.key).isRight)
            right.append(choice.label);
    }
    return QLocale().createSeparatedList(right);
}

} // namespace

QString rungName(int rung)
{
    switch (rung) {
    case LadderContent::Nudge:
        //: The first of four kinds of hints.
        return LadderWords::tr("Nudge");
    case LadderContent::Counter:
        //: The second of four kinds of hints.
        return LadderWords::tr("Counter-example");
    case LadderContent::Neighbour:
        //: The third of four kinds of hints: a similar case, worked out.
        return LadderWords::tr("Worked neighbour");
    default:
        //: The last of four kinds of hints.
        return LadderWords::tr("The answer");
    }
}

QString answerTakenText()
{
    //: Said of exercises and challenges whose learner looked up the answer in the hints and gave it then.
    //: Also the heading of a column that counts learners.
    return LadderWords::tr("Answer taken before answering");
}

QString rungText(const ActContent &act, const HintRef &of, int rung, const Bench &bench)
{
    const LadderContent *ladder = findLadder(act, of);
    if (!ladder || !ladder->has(rung))
        return {};
    const Asked asked = askedIn(act, of);
    if (rung == LadderContent::Answer)
        return asked.challenge ? answerOf(*asked.challenge, bench) : answerOf(*asked.question, bench);
    QStringList parts;
    if (ladder->hints.size() >= std::size_t(rung))
        parts.append(resolveFigures(contentText(ladder->hints[std::size_t(rung) - 1]), bench));
    if (ladder->setting(rung))
        parts.append(settingRung(asked, *ladder, rung, bench));
    return joinedSentences(parts);
}

} // namespace rp
