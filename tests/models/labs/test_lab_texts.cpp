// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds for the texts and questions of every act that is shipped.
#include "models/check/lab_loader.h"
#include "models/content/figure_text.h"
#include "models/text/plain_text.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <cmath>

namespace test_lab_texts {

using namespace rp;

class LabTextsTest : public QObject
{
    Q_OBJECT
private slots:
    void everyOptionHasFeedback_data() { everyAct(); }
    void everyOptionHasFeedback();
    void theRightOptionIsNearestToTheTruth_data() { everyAct(); }
    void theRightOptionIsNearestToTheTruth();
    void placeholdersResolve_data() { everyAct(); }
    void placeholdersResolve();
    void everyClaimHasAReasonAndMostAFigure_data() { everyAct(); }
    void everyClaimHasAReasonAndMostAFigure();
    void formulasAreComplete_data() { everyAct(); }
    void formulasAreComplete();
    void textsArePlain_data() { everyAct(); }
    void textsArePlain();
    void nothingMeasuredIsTyped();
    void theLinesOfTheChapterAreNamed();

private:
    static void everyAct()
    {
        QTest::addColumn<QByteArray>("lab");
        QTest::addColumn<QByteArray>("act");
        QTest::newRow("lab07 act1") << QByteArray("lab07") << QByteArray("act1");
        QTest::newRow("lab07 act2") << QByteArray("lab07") << QByteArray("act2");
        QTest::newRow("lab07 reality") << QByteArray("lab07") << QByteArray("reality");
        QTest::newRow("lab07 act3") << QByteArray("lab07") << QByteArray("act3");
        QTest::newRow("lab11 act1") << QByteArray("lab11") << QByteArray("act1");
        QTest::newRow("lab11 act2") << QByteArray("lab11") << QByteArray("act2");
        QTest::newRow("lab11 act3") << QByteArray("lab11") << QByteArray("act3");
    }
    static void fetch(ActFixture &fixture)
    {
        QFETCH(QByteArray, lab);
        QFETCH(QByteArray, act);
        fixture.load(lab.constData(), act.constData());
    }
};

/// Every question has a right answer, at least three to choose from, and feedback for each; that of a wrong
/// one names the idea behind it as a belief before it corrects it.
void LabTextsTest::everyOptionHasFeedback()
{
    static const QRegularExpression belief(QStringLiteral(
        "^(This answer (supposes|repeats) |Whoever (picks this|says) |It is easy to believe )"));
    ActFixture fixture;
    fetch(fixture);
    for (const QuestionContent *question : fixture.questions()) {
        QVERIFY2(findOption(*question, question->correct), qPrintable(question->id));
        QVERIFY(question->options.size() >= 3);
        for (const OptionContent &option : question->options) {
            const QString place = question->id + QLatin1Char('/') + option.id;
            QVERIFY2(option.feedback.size() > 40, qPrintable(place));
            QVERIFY2(option.feedback.contains(belief) != (option.id == question->correct), qPrintable(place));
        }
    }
}

void LabTextsTest::theRightOptionIsNearestToTheTruth()
{
    ActFixture fixture;
    fetch(fixture);
    for (const QuestionContent &question : fixture.act().predictions) {
        const double truth = fixture.bench().figureFor(question.truth->inputs, question.truth->figure);
        QVERIFY2(std::isfinite(truth), qPrintable(question.id));
        const auto apart = [truth](const OptionContent &option) { return std::abs(*option.value - truth); };
        const double right = apart(*findOption(question, question.correct));
        for (const OptionContent &option : question.options)
            QVERIFY2(option.id == question.correct || apart(option) > right, qPrintable(option.id));
    }
}

/// Every placeholder becomes a figure where placeholders are filled in, and there are none elsewhere.
void LabTextsTest::placeholdersResolve()
{
    ActFixture fixture;
    fetch(fixture);
    for (const QString &text : fixture.liveTexts()) {
        const QString shown = fixture.shown(text);
        QVERIFY2(!shown.contains(QLatin1Char('{')), qPrintable(shown));
        QVERIFY2(!shown.contains(QStringLiteral("not defined")), qPrintable(shown));
        for (const FigureReference &reference : parseFigureReferences(text).references)
            QVERIFY2(!fixture.bench().figureTextFor(reference.inputs, reference.figure).isEmpty(),
                     qPrintable(reference.figure.text() + QStringLiteral(" in ") + text));
    }
    for (const QuestionContent *question : fixture.questions()) {
        QVERIFY(!question->prompt.contains(QLatin1Char('{')));
        for (const OptionContent &option : question->options)
            QVERIFY2(!(option.text + option.feedback).contains(QLatin1Char('{')), qPrintable(option.id));
    }
    for (const SourceContent &source : fixture.act().sources)
        QVERIFY2(!(source.claim + source.reason).contains(QLatin1Char('{')), qPrintable(source.id));
}

void LabTextsTest::everyClaimHasAReasonAndMostAFigure()
{
    ActFixture fixture;
    fetch(fixture);
    for (const SourceContent &source : fixture.act().sources) {
        QVERIFY(!source.reason.isEmpty());
        QVERIFY2(fixture.bench().instrument(source.panel), qPrintable(source.id));
        if (source.model)
            QVERIFY2(std::isfinite(fixture.bench().figureFor(source.model->inputs, source.model->figure)),
                     qPrintable(source.id));
        else
            QVERIFY2(source.status != SourceContent::Status::Reproduced, qPrintable(source.id));
    }
}

/// Each formula has a drawing, words for each symbol, and a line with the figures of the moment if it is one
/// of the act: at the start, or after a step, where it belongs to what that sets.
void LabTextsTest::formulasAreComplete()
{
    ActFixture fixture;
    fetch(fixture);
    const bool isServing =
        fixture.lab().id == QLatin1String("lab11") && fixture.act().id == QLatin1String("act2");
    const Workbench after = fixture.benchAfter(
        isServing ? ActFixture::Steps{ActFixture::step("phase", "prefill")} : ActFixture::Steps{});
    for (const FormulaContent &formula : fixture.act().formulas) {
        const PanelName name = fixture.bench().qualified(formula.panel, formula.id);
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

/// Sentences are translated and read aloud: none grows without end.
void LabTextsTest::textsArePlain()
{
    static const QRegularExpression ends(QStringLiteral("[.?!;:] "));
    static const QRegularExpression placeholder(QStringLiteral("\\{[^}]*\\}"));
    ActFixture fixture;
    fetch(fixture);
    for (QString text : fixture.prose()) {
        text.replace(placeholder, QStringLiteral("x"));
        for (const QString &sentence : text.split(ends))
            QVERIFY2(sentence.split(QLatin1Char(' ')).size() <= 30, qPrintable(sentence));
    }
}

/// What the reality check says of its traces is read from them.
void LabTextsTest::nothingMeasuredIsTyped()
{
    ActFixture fixture;
    fixture.load("lab07", "reality");
    std::vector<QString> texts = fixture.prose();
    for (const QuestionContent *question : fixture.questions())
        texts.insert(texts.end(), question->given.begin(), question->given.end());
    // The launch cost that Act 1 gives is no measurement.
    static const QRegularExpression known(QStringLiteral("10 µs"));
    static const QRegularExpression figure(QStringLiteral(R"(\{[^}]*\})"));
    static const QRegularExpression measured(QStringLiteral(R"(\d ?(µs|ms|kernels|operations|launches)\b)"));
    for (QString text : texts) {
        text.remove(figure).remove(known);
        QVERIFY2(!text.contains(measured), qPrintable(text));
    }
}

/// Whoever doubts a claim finds its line in the course, and an act says which sections it is about.
void LabTextsTest::theLinesOfTheChapterAreNamed()
{
    QSet<QString> places;
    const LabLibrary library = loadLabs();
    for (const char *lab : {"lab07", "lab11"}) {
        for (const ActContent &act : library.lab(QString::fromLatin1(lab))->acts) {
            QVERIFY2(!act.brief.sections.isEmpty(), qPrintable(act.id));
            for (const SourceContent &source : act.sources) {
                places.insert(source.place);
                QVERIFY2(sourceText(source).contains(anchorsInWords(source.place)), qPrintable(source.id));
            }
        }
    }
    for (const int line : {127, 301, 305, 307, 1036, 1283, 2661, 2663})
        QVERIFY2(places.contains(QStringLiteral("frameworks.qmd:%1").arg(line)),
                 qPrintable(QString::number(line)));
}

RP_TEST(LabTextsTest)

} // namespace test_lab_texts
#include "test_lab_texts.moc"
