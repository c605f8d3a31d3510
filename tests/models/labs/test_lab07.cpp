// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What act 1 of lab 07 tells learners, held against the model.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/content/figure_text.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/instrument_factory.h"
#include "tests/models/labs/act_rules.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_lab07 {

using namespace rp;

class Lab07Test : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void questionNamesTheBlockingAssumption();
    void correctOptionIsTheTruth();
    void everyOptionHasFeedback();
    void revealedTextsResolve();
    void claims_data();
    void claims();
    void everyClaimHasAReasonAndMostAFigure();
    void everyFormulaHasALiveLine();
    void formulasExplainTheirSymbols();
    void discoveriesAreThoseOfTheLab();
    void textsArePlain();

private:
    double model(const QString &source) const;

    Catalogue m_catalogue;
    std::unique_ptr<Instrument> m_instrument;
    LabContent m_lab;
    const ActContent *m_act = nullptr;
};

void Lab07Test::initTestCase()
{
    QString error;
    auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    m_catalogue = std::move(*catalogue);
    m_lab = *loadLabs().lab(QStringLiteral("lab07"));
    m_act = m_lab.act(QStringLiteral("act1"));
    QVERIFY(m_act);
    QCOMPARE(m_act->panels.size(), size_t(1));
    m_instrument = makeInstrument(m_act->panels.front().instrument, m_catalogue);
    QVERIFY(m_instrument);
}

double Lab07Test::model(const QString &source) const
{
    const auto it = std::find_if(m_act->sources.begin(), m_act->sources.end(),
                                 [&source](const SourceContent &content) { return content.id == source; });
    if (it == m_act->sources.end() || !it->model)
        return std::nan("");
    return m_instrument->figureFor(it->model->inputs, it->model->figure.name);
}

void Lab07Test::questionNamesTheBlockingAssumption()
{
    QVERIFY(m_act->predictions.front().given.back() == QStringLiteral("The next launch waits for it"));
}

void Lab07Test::correctOptionIsTheTruth()
{
    const QuestionContent &question = m_act->predictions.front();
    const double truth = m_instrument->figureFor(question.truth->inputs, question.truth->figure.name);
    for (const OptionContent &option : question.options) {
        const double distance = std::abs(*option.value - truth);
        QCOMPARE(distance < 1e-9, option.id == question.correct);
    }
    // The tempting wrong answer is what overlapped launches give.
    QVariantMap overlapped = question.truth->inputs;
    overlapped[QStringLiteral("launch_model")] = QStringLiteral("overlapped");
    QVERIFY(std::abs(m_instrument->figureFor(overlapped, question.truth->figure.name) - 0.5) < 0.001);
}

void Lab07Test::everyOptionHasFeedback()
{
    QCOMPARE(m_act->predictions.front().options.size(), size_t(4));
    QCOMPARE(m_act->reflections.front().options.size(), size_t(4));
    for (const auto &questions : {m_act->predictions, m_act->reflections}) {
        for (const OptionContent &option : questions.front().options) {
            QVERIFY(option.feedback.size() > 40);
            // A wrong option's idea is named before it is corrected.
            if (option.id != questions.front().correct)
                QVERIFY2(act_rules::namesABelief(option.feedback), qPrintable(option.id));
        }
    }
}

void Lab07Test::revealedTextsResolve()
{
    std::vector<QString> texts = m_act->reveal.arithmetic;
    texts.insert(texts.end(), m_act->reveal.lesson.begin(), m_act->reveal.lesson.end());
    for (const DiscoveryContent &discovery : m_act->discoveries)
        texts.push_back(discovery.found);
    QString all;
    for (const QString &text : texts) {
        const QString resolved = resolveFigures(text, m_instrument.get());
        QVERIFY2(!resolved.contains(QLatin1Char('{')), qPrintable(resolved));
        QVERIFY2(!resolved.contains(QStringLiteral("not defined")), qPrintable(resolved));
        all += resolved + QLatin1Char('\n');
    }
    for (const char *figure : {"33.3", "66.7", "90.0", "92.0", "20.0", "50.0", "1.20", "1.00", "2.00"})
        QVERIFY2(all.contains(QLatin1String(figure)), figure);
}

void Lab07Test::claims_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *source, double value, double tolerance) {
        QTest::newRow(source) << QString::fromLatin1(source) << value << tolerance;
    };
    row("launch_cost", 10, 0);
    row("kws_eager", 1.0 / 3.0, 1e-9);
    row("kws_async", 0.5, 1e-3);
    row("kws_compiled", 2.0 / 3.0, 1e-9);
    row("kws_gain", 2.0, 1e-9);
    row("kws_busy", 0.0476, 1e-4);
    row("kws_memory", 0, 0);
    row("compiled_formula", 0.92, 5e-4);
    row("gpt2_eager", 0.90, 5e-4);
    row("gpt2_compiled", 0.92, 5e-4);
    row("gpt2_gain", 1.022, 1e-3);
    row("resnet_throughput", 2150, 0.5);
    row("resnet_launches", 0.99, 1e-3);
    row("compile_gain", 1.483, 1e-3);
    row("transformer_gain", 1.022, 1e-3);
    row("giant_gain", 1.0, 1e-3);
    row("graph_replay", 2.727, 1e-2);
    row("faster_gpu_utilization", 0.2, 1e-9);
    row("edge_share", 0.67, 0.01);
}

void Lab07Test::claims()
{
    QFETCH(QString, source);
    QFETCH(double, value);
    QFETCH(double, tolerance);
    const double got = model(source);
    QVERIFY2(std::abs(got - value) <= tolerance, qPrintable(QString::number(got, 'g', 8)));
}

void Lab07Test::everyClaimHasAReasonAndMostAFigure()
{
    for (const SourceContent &source : m_act->sources) {
        QVERIFY(!source.reason.isEmpty());
        if (source.model)
            QVERIFY2(std::isfinite(model(source.id)), qPrintable(source.id));
        else
            QVERIFY2(source.status != SourceContent::Status::Reproduced, qPrintable(source.id));
    }
}

void Lab07Test::everyFormulaHasALiveLine()
{
    for (const FormulaContent &formula : m_act->formulas)
        QVERIFY2(!m_instrument->liveFormula(formula.id).isEmpty(), qPrintable(formula.id));
}

void Lab07Test::formulasExplainTheirSymbols()
{
    for (const FormulaContent &formula : m_act->formulas) {
        QVERIFY(!formula.tex.isEmpty());
        QVERIFY(!formula.spoken.contains(QLatin1Char('\\')));
        for (const FormulaContent::Term &term : formula.terms)
            QVERIFY(!term.symbol.isEmpty() && !term.meaning.isEmpty());
    }
}

void Lab07Test::discoveriesAreThoseOfTheLab()
{
    // Each can be made: its needs are accepted by the instrument, one input after the other.
    for (const DiscoveryContent &discovery : m_act->discoveries) {
        for (const NamedValues &need : discovery.needs) {
            const auto fresh = makeInstrument(m_act->panels.front().instrument, m_catalogue);
            for (const auto &[input, wanted] : need) {
                const bool isRange = wanted.typeId() == QMetaType::QVariantMap;
                const QVariant value = isRange ? wanted.toMap().value(QStringLiteral("min")) : wanted;
                QCOMPARE(fresh->setInput(input.name, value), QString());
            }
        }
    }
    QCOMPARE(m_act->discoveries.size(), size_t(5));
}

void Lab07Test::textsArePlain()
{
    // Sentences are translated and read aloud: none may grow without end.
    static const QRegularExpression ends(QStringLiteral("[.?!;:] "));
    std::vector<QString> texts = m_act->brief.paragraphs;
    for (const QString &text : m_act->reveal.lesson)
        texts.push_back(text);
    for (const SourceContent &source : m_act->sources)
        texts.push_back(source.reason);
    static const QRegularExpression placeholder(QStringLiteral("\\{[^}]*\\}"));
    for (QString text : texts) {
        text.replace(placeholder, QStringLiteral("x"));
        for (const QString &sentence : text.split(ends))
            QVERIFY2(sentence.split(QLatin1Char(' ')).size() <= 30, qPrintable(sentence));
    }
}

RP_TEST(Lab07Test)

} // namespace test_lab07
#include "test_lab07.moc"
