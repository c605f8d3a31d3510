// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/labs/act_rules.h"

#include "models/content/discovery.h"
#include "models/content/figure_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace rp::act_rules {

namespace {

/// Everything that is read as prose.
std::vector<QString> prose(const ActFixture &fixture)
{
    const ActContent &act = fixture.act();
    std::vector<QString> texts = fixture.liveTexts();
    const auto add = [&texts](const std::vector<QString> &more) {
        texts.insert(texts.end(), more.begin(), more.end());
    };
    add(act.brief.paragraphs);
    for (const std::vector<QString> &paragraphs : act.brief.contexts)
        add(paragraphs);
    for (const QString &text : act.brief.tracks)
        texts.push_back(text);
    for (const BriefContent::Reading &reading : act.brief.reading)
        texts.push_back(reading.about);
    for (const SourceContent &source : act.sources)
        texts.push_back(source.reason);
    for (const EntryContent &entry : act.entries)
        texts.push_back(entry.prompt);
    for (const ChallengeContent &challenge : act.challenges) {
        texts.push_back(challenge.prompt);
        add(challenge.hints);
    }
    add(act.takeaways);
    for (const QuestionContent *question : fixture.questions()) {
        texts.push_back(question->prompt);
        for (const OptionContent &option : question->options)
            texts.push_back(option.feedback);
    }
    return texts;
}

} // namespace

bool namesABelief(const QString &feedback)
{
    static const QRegularExpression opening(QStringLiteral(
        "^(This answer (supposes|repeats) |Whoever (picks this|says) |It is easy to believe )"));
    return feedback.contains(opening);
}

void everyOptionHasFeedback(const ActFixture &fixture)
{
    for (const QuestionContent *question : fixture.questions()) {
        QVERIFY2(findOption(*question, question->correct), qPrintable(question->id));
        QVERIFY(question->options.size() >= 3);
        for (const OptionContent &option : question->options) {
            const QString place = question->id + QLatin1Char('/') + option.id;
            QVERIFY2(option.feedback.size() > 40, qPrintable(place));
            QVERIFY2(namesABelief(option.feedback) != (option.id == question->correct), qPrintable(place));
        }
    }
}

void optionsStandApart(const ActFixture &fixture, const char *prediction, double apart)
{
    const QuestionContent &question = fixture.prediction(QString::fromLatin1(prediction));
    const double truth = fixture.bench().figureFor(question.truth->inputs, question.truth->figure);
    for (const OptionContent &option : question.options) {
        const double distance = std::max(*option.value / truth, truth / *option.value);
        QCOMPARE(distance < 1.05, option.id == question.correct);
        // Nobody is nearly right by luck.
        QVERIFY2(distance < 1.05 || distance > apart, qPrintable(option.id));
    }
}

void placeholdersResolve(const ActFixture &fixture)
{
    for (const QString &text : fixture.liveTexts()) {
        const QString shown = fixture.shown(text);
        QVERIFY2(!shown.contains(QLatin1Char('{')), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("not defined")), qPrintable(shown));
        for (const FigureReference &reference : parseFigureReferences(text).references)
            QVERIFY2(!fixture.bench().figureTextFor(reference.inputs, reference.figure).isEmpty(),
                     qPrintable(reference.figure.text() + QStringLiteral(" in ") + text));
    }
    // No other text has placeholders, because they are shown as they stand.
    for (const QuestionContent *question : fixture.questions()) {
        QVERIFY(!question->prompt.contains(QLatin1Char('{')));
        for (const OptionContent &option : question->options)
            QVERIFY2(!(option.text + option.feedback).contains(QLatin1Char('{')), qPrintable(option.id));
    }
    for (const SourceContent &source : fixture.act().sources)
        QVERIFY2(!(source.claim + source.reason).contains(QLatin1Char('{')), qPrintable(source.id));
}

void liveTextsSay(const ActFixture &fixture, const QStringList &expected)
{
    QString all;
    for (const QString &text : fixture.liveTexts())
        all += fixture.shown(text) + QLatin1Char('\n');
    for (const QString &words : expected)
        QVERIFY2(all.contains(words), qPrintable(words + QStringLiteral(" in\n") + all));
}

void formulasAreComplete(const ActFixture &fixture, const ActFixture::Steps &steps)
{
    const Workbench after = fixture.benchAfter(steps);
    for (const FormulaContent &formula : fixture.act().formulas) {
        const PanelName name{formula.panel, formula.id};
        QVERIFY2(!fixture.bench().liveFormula(name).isEmpty() ||
                     !after.bench(fixture.act().id).liveFormula(name).isEmpty(),
                 qPrintable(name.text()));
    }
    for (const FormulaContent &formula : fixture.formulas()) {
        for (const FormulaContent::Term &term : formula.terms)
            QVERIFY(!term.symbol.isEmpty() && !term.meaning.isEmpty());
        QVERIFY2(!formula.spoken.isEmpty() && !formula.spoken.contains(QLatin1Char('\\')),
                 qPrintable(formula.id));
        QVERIFY2(
            QFile::exists(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/formulas/%1.svg").arg(formula.id)),
            qPrintable(formula.id));
    }
}

void textsArePlain(const ActFixture &fixture)
{
    static const QRegularExpression ends(QStringLiteral("[.?!;:] "));
    static const QRegularExpression placeholder(QStringLiteral("\\{[^}]*\\}"));
    for (QString text : prose(fixture)) {
        text.replace(placeholder, QStringLiteral("x"));
        for (const QString &sentence : text.split(ends))
            QVERIFY2(sentence.split(QLatin1Char(' ')).size() <= 30, qPrintable(sentence));
    }
}

void claimIs(const ActFixture &fixture, const QString &source, double value, double tolerance)
{
    const double got = fixture.model(source);
    QVERIFY2(std::abs(got - value) <= tolerance, qPrintable(QString::number(got, 'g', 8)));
}

} // namespace rp::act_rules
