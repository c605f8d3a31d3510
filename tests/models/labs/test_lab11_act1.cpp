// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Act 1 of lab 11: what it tells learners and gives them to do, held against the models and the reference's
// figures.
#include "models/catalogue/context_entry.h"
#include "models/content/discovery.h"
#include "models/instruments/contract/instrument.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/models/labs/act_rules.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_lab11_act1 {

using namespace rp;
namespace {

ActFixture::Step set(const char *input, const char *key)
{
    return ActFixture::step(input, key);
}

/// A square FP16 product on the dense peak of a context's device.
QVariantMap square(double size, const char *context = "cloud", const char *precision = "fp16")
{
    return {{QStringLiteral("context"), ActFixture::word(context)},
            {QStringLiteral("precision"), ActFixture::word(precision)},
            {QStringLiteral("sparsity"), ActFixture::word("dense")},
            {QStringLiteral("kernel"), ActFixture::word("square")},
            {QStringLiteral("size"), size}};
}

} // namespace

class Lab11Act1Test : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab11", "act1"); }
    void actIsThere();
    void devicesAreThoseOfTheLab();
    void shareOfASmallProduct();
    void intensityOfTheDashboard();
    void everyOptionHasFeedback() { act_rules::everyOptionHasFeedback(m_fixture); }
    void numbersInWordsAreTheModels();
    void precisionFeedbackIsTheModels();
    void textsResolve();
    void challengeCanBeSolvedWithTheSlider();
    void claims_data();
    void claims();
    void everyClaimHasAReasonAndAFigure();
    void formulasAreComplete() { act_rules::formulasAreComplete(m_fixture); }
    void textsArePlain() { act_rules::textsArePlain(m_fixture); }

private:
    void near(double got, double wanted, double tolerance) const
    {
        QVERIFY2(std::abs(got - wanted) <= tolerance, qPrintable(QString::number(got, 'g', 10)));
    }

    ActFixture m_fixture;
};

void Lab11Act1Test::actIsThere()
{
    const ActContent &act = m_fixture.act();
    QCOMPARE(act.minutes, 15);
    QVERIFY(act.brief.tracks.isEmpty() && !act.brief.picture.isEmpty());
    QVERIFY(act.brief.contexts.contains(QStringLiteral("edge")));
    QVERIFY(!act.entries.empty());
    QCOMPARE(m_fixture.bench().panels().size(), size_t(1));
}

void Lab11Act1Test::devicesAreThoseOfTheLab()
{
    QCOMPARE(m_fixture.catalogue().contexts.find(QStringLiteral("cloud"))->device,
             QStringLiteral("H100_SXM5"));
    QCOMPARE(m_fixture.catalogue().contexts.find(QStringLiteral("edge"))->device,
             QStringLiteral("ORIN_NX_16"));
    QCOMPARE(m_fixture.figure("ridge", square(512)), m_fixture.vector("F-013"));
    QCOMPARE(m_fixture.figure("ridge", square(512, "edge")), m_fixture.vector("F-024"));
}

void Lab11Act1Test::shareOfASmallProduct()
{
    const QuestionContent &question = m_fixture.prediction(QStringLiteral("share_512"));
    QCOMPARE(m_fixture.bench().figureFor(question.truth->inputs, question.truth->figure),
             m_fixture.vector("F-063"));
    QCOMPARE(question.distanceUnit, QStringLiteral("points"));
    act_rules::optionsStandApart(m_fixture, "share_512", 1.5);
    // The tempting wrong answers are what the dashboard shows, and the share of another peak.
    const auto says = [&](const char *option) { return *findOption(question, QLatin1String(option))->value; };
    near(says("twenty_nine"), m_fixture.figure("mfu_sparse", square(512)), 1e-3);
    near(says("sixteen"), m_fixture.figure("reported_share_dashboard", square(512)), 1e-9);
}

void Lab11Act1Test::intensityOfTheDashboard()
{
    const QuestionContent &question = m_fixture.prediction(QStringLiteral("why_stuck"));
    const double truth = m_fixture.bench().figureFor(question.truth->inputs, question.truth->figure);
    near(truth, 312e12 / m_fixture.figure("bandwidth", square(512)), 1e-9);
    const auto says = [&](const char *option) { return *findOption(question, QLatin1String(option))->value; };
    // As round as the words are: the reveal says what was said.
    near(says("below_ridge"), truth, 5.0);
    near(says("bug"), m_fixture.figure("ridge", square(512)), 5.0);
    for (const OptionContent &option : question.options)
        QVERIFY2(option.text.contains(QLocale::c().toString(*option.value, 'f', 0)) ||
                     option.text.contains(QStringLiteral("3,000")),
                 qPrintable(option.text));
    act_rules::optionsStandApart(m_fixture, "why_stuck", 1.5);
}

/// Where no placeholder is filled in, words carry the number.
void Lab11Act1Test::numbersInWordsAreTheModels()
{
    near(m_fixture.figure("peak_flops", square(512)), 989e12, 0.5e12);
    near(m_fixture.figure("bandwidth", square(512)), 3.35e12, 0.0);
    near(m_fixture.figure("peak_flops", square(512, "cloud", "int8")), 1979e12, 0.5e12);
    near(m_fixture.figure("mfu_sparse", square(512)), 0.289, 5e-4);
    near(m_fixture.figure("mfu_dense", square(512)), 0.578, 5e-4);
    near(m_fixture.figure("reported_share_dense", square(512)), 0.315, 5e-4);
    near(m_fixture.figure("reported_share_dashboard", square(512)), 0.157, 1e-9);
    QCOMPARE(m_fixture.figure("reported_size", square(512)), 280.0);
    near(m_fixture.figure("reported_flops", square(512)), 312e12, 0.0);
    // "about 341 TFLOP/s at N = 512 with 2.0 TB/s, and that is 17 % of the sparse peak"
    const double slower = 2.0e12 * m_fixture.figure("intensity", square(512));
    near(slower, 341e12, 0.5e12);
    near(slower / 1979e12, 0.17, 5e-3);
    // "half of 28.9 % is not 15.7 %"; FP32 doubles the traffic
    QCOMPARE(m_fixture.figure("intensity", square(512, "cloud", "fp32")), m_fixture.vector("F-039", "ai"));
    // "the peaks differ by a factor of about 30", "FP32 about 20"
    near(m_fixture.figure("peak_flops", square(512, "cloud", "int8")) /
             m_fixture.figure("peak_flops", square(512, "cloud", "fp32")),
         30.0, 1.0);
    near(m_fixture.figure("ridge", square(512, "cloud", "fp32")), 20.0, 0.05);
    // A square FP32 product with N = 128 is compute-bound, and not under the one published ridge point.
    QCOMPARE(m_fixture.figure("intensity", square(128, "cloud", "fp32")), m_fixture.vector("F-036", "ai"));
    QCOMPARE(m_fixture.figure("regime", square(128, "cloud", "fp32")), 1.0);
    QCOMPARE(m_fixture.figure("published_regime", square(128, "cloud", "fp32")), 0.0);
    near(m_fixture.figure("published_ridge", square(512)), 591.0, 0.5);
    // The edge: peak, a ridge point at 10, and what bandwidth that would need.
    near(m_fixture.figure("peak_flops", square(512, "edge")), 15e12, 0.05e12);
    near(m_fixture.figure("bandwidth", square(512, "edge")), 102.4e9, 0.0);
    near(10.0 * 102.4e9, 1e12, 0.03e12);
    near(m_fixture.figure("peak_flops", square(512, "edge")) / 10.0, 1.5e12, 0.01e12);
    near(12e12 / 102.4e9, 117.0, 0.5);
    QCOMPARE(m_fixture.figure("reported_possible", square(512, "edge")), 0.0);
    QCOMPARE(m_fixture.figure("reported_possible", square(512)), 1.0);
    // "about half as high as on the H100"
    near(m_fixture.figure("ridge", square(512, "edge")) / m_fixture.figure("ridge", square(512)), 0.5, 0.005);
}

/// The intensity follows the precision; the share of the new peak stays from FP16 to INT8.
void Lab11Act1Test::precisionFeedbackIsTheModels()
{
    const double fp32 = m_fixture.figure("intensity", square(512, "cloud", "fp32"));
    const double fp16 = m_fixture.figure("intensity", square(512));
    const double int8 = m_fixture.figure("intensity", square(512, "cloud", "int8"));
    QCOMPARE(fp16, 2.0 * fp32);
    QCOMPARE(int8, 2.0 * fp16);
    near(m_fixture.figure("mfu", square(512, "cloud", "int8")), m_fixture.figure("mfu", square(512)), 1e-4);
    // "In FP16 it is nearly the same N."
    near(m_fixture.figure("size_at_ridge", square(512, "cloud", "int8")),
         m_fixture.figure("size_at_ridge", square(512)), 0.1);
    for (const OptionContent &option :
         findQuestion(m_fixture.act().reflections, QStringLiteral("raise_share"))->options) {
        if (option.id == QLatin1String("precision"))
            QVERIFY(option.feedback.contains(QStringLiteral("the intensity doubles")));
    }
    QVERIFY(findQuestion(m_fixture.act().reflections, QStringLiteral("raise_share"))
                ->prompt.contains(QStringLiteral("measured against the peak at its own precision")));
}

void Lab11Act1Test::textsResolve()
{
    act_rules::placeholdersResolve(m_fixture);
    act_rules::liveTextsSay(
        m_fixture, {QStringLiteral("the intensity is 170.7 FLOP/byte"), QStringLiteral("571.7 TFLOP/s"),
                    QStringLiteral("57.8 %"), QStringLiteral("28.9 %"), QStringLiteral("At N = 280 "),
                    QStringLiteral("at N = 886"), QStringLiteral("15.7 %"), QStringLiteral("31.5 %"),
                    QStringLiteral("295.3 FLOP/byte"), QStringLiteral("590.7 FLOP/byte"),
                    QStringLiteral("lies at 146.9 FLOP/byte"), QStringLiteral("1.573 MB")});
}

void Lab11Act1Test::challengeCanBeSolvedWithTheSlider()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("smallest_compute_bound"));
    const double truth = m_fixture.bench().figureFor(challenge.truth->inputs, challenge.truth->figure);
    near(truth, 886.07, 0.01);
    // Set up as it says, the slider has a stop that is near enough, whatever stood there before.
    ActFixture::Steps steps{set("context", "edge"), set("kernel", "gemv"), set("precision", "fp32")};
    for (const char *input : {"context", "precision", "sparsity", "kernel"}) {
        for (const NamedValue &set : challenge.setup) {
            if (set.name.name == QLatin1String(input))
                steps.push_back({set.name.text(), set.value});
        }
    }
    steps.push_back({challenge.slider.text(), 888.0});
    const Workbench workbench = m_fixture.benchAfter(steps);
    const Bench &bench = workbench.bench(m_fixture.act().id);
    QCOMPARE(bench.figure({{}, QStringLiteral("size_at_ridge")}), truth);
    QCOMPARE(bench.figure({{}, QStringLiteral("regime")}), 1.0);
    QVERIFY(std::abs(888.0 / truth - 1.0) <= challenge.tolerance);
    // The regime of its neighbour is the other one, and neither mark nor start gives the answer away.
    QCOMPARE(m_fixture.figure("regime", square(880, "cloud", "int8")), 0.0);
    for (const InputSpec &input : bench.first()->inputs()) {
        for (const InputMark &mark : input.marks)
            QVERIFY(input.id != challenge.slider.name ||
                    std::abs(mark.value / truth - 1.0) > challenge.tolerance);
    }
    QCOMPARE(challenge.hintsAfter, 3);
    QVERIFY(challenge.hints.size() >= 3);
}

void Lab11Act1Test::claims_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *source, double value, double tolerance) {
        QTest::newRow(source) << QString::fromLatin1(source) << value << tolerance;
    };
    row("h100_bandwidth", 3.35e12, 1);
    row("h100_peak", 989.4e12, 1);
    row("mfu_reported", 0.1577, 5e-5);
    row("mfu_512", m_fixture.vector("F-063"), 1e-9);
    row("one_ridge", m_fixture.vector("F-013"), 1e-9);
    row("orin_ridge", m_fixture.vector("F-024"), 1e-9);
    row("large_product", m_fixture.vector("F-064"), 0);
    row("share_of_peak", m_fixture.vector("F-063"), 1e-9);
    row("precision_intensity", m_fixture.vector("F-037", "ai"), 1e-9);
}

void Lab11Act1Test::claims()
{
    QFETCH(QString, source);
    QFETCH(double, value);
    QFETCH(double, tolerance);
    act_rules::claimIs(m_fixture, source, value, tolerance);
}

void Lab11Act1Test::everyClaimHasAReasonAndAFigure()
{
    QCOMPARE(m_fixture.act().sources.size(), size_t(9));
    for (const SourceContent &source : m_fixture.act().sources) {
        QVERIFY(!source.reason.isEmpty());
        QVERIFY2(std::isfinite(m_fixture.model(source.id)), qPrintable(source.id));
    }
}

RP_TEST(Lab11Act1Test)

} // namespace test_lab11_act1
#include "test_lab11_act1.moc"
