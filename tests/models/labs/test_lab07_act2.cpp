// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What act 2 of lab 07 tells learners, held against the models and the reference's figures.
#include "tests/models/labs/act_fixture.h"
#include "tests/models/labs/act_rules.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <cmath>

namespace test_lab07_act2 {

using namespace rp;

class Lab07Act2Test : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab07", "act2"); }
    void panelsHaveTheirInstruments();
    void imagesToRecover();
    void everyOptionHasFeedback();
    void feedbackNumbersAreTheModels();
    void textsResolve();
    void wallClockAndTrafficStayApart();
    void claims_data();
    void claims();
    void everyClaimHasAReasonAndMostAFigure();
    void everyFormulaHasALiveLine();
    void textsArePlain();

private:
    ActFixture m_fixture;
};

void Lab07Act2Test::panelsHaveTheirInstruments()
{
    QCOMPARE(m_fixture.act().minutes, 25);
    QCOMPARE(m_fixture.act().minutesAll, 45);
    QCOMPARE(m_fixture.bench().panels().size(), size_t(3));
    for (const PanelContent &panel : m_fixture.act().panels) {
        QVERIFY2(m_fixture.bench().instrument(panel.id), qPrintable(panel.id));
        QVERIFY(!panel.title.isEmpty() && !panel.about.isEmpty());
    }
    // Whatever names a panel names one that exists.
    for (const DiscoveryContent &discovery : m_fixture.act().discoveries)
        QVERIFY2(m_fixture.bench().instrument(discovery.panel), qPrintable(discovery.id));
    for (const ChallengeContent &challenge : m_fixture.act().challenges)
        QVERIFY2(m_fixture.bench().instrument(challenge.panel), qPrintable(challenge.id));
    for (const ExerciseContent &exercise : m_fixture.act().exercises)
        QVERIFY2(m_fixture.bench().instrument(exercise.panel), qPrintable(exercise.question.id));
}

void Lab07Act2Test::imagesToRecover()
{
    const QuestionContent &question = m_fixture.act().predictions.front();
    QCOMPARE(question.id, QStringLiteral("images_to_recover"));
    QCOMPARE(question.distanceUnit, QStringLiteral("factor"));
    QCOMPARE(m_fixture.bench().figureFor(question.truth->inputs, question.truth->figure),
             m_fixture.vector("C-004", "n_breakeven_ceil"));
    act_rules::optionsStandApart(m_fixture, "images_to_recover", 5.0);
}

void Lab07Act2Test::everyOptionHasFeedback()
{
    act_rules::everyOptionHasFeedback(m_fixture);
}

void Lab07Act2Test::feedbackNumbersAreTheModels()
{
    const QVariantMap resnet{{QStringLiteral("context"), ActFixture::word("cloud")},
                             {QStringLiteral("workload"), ActFixture::word("resnet50")}};
    const double saved = m_fixture.figure("roi.saved_per_call_us", resnet) * 1e-6;
    QVERIFY(std::abs(1000 * saved - 0.2) < 0.05);
    QVERIFY(std::abs(1e7 * saved / 60.0 - 37.0) < 0.5);
    QVERIFY(std::abs(saved * 1e3 - 0.22) < 0.005);
    QVERIFY(std::abs(1e4 / m_fixture.figure("roi.eager_rate", resnet) - 6.9) < 0.05);
    const QVariantMap cloud{{QStringLiteral("context"), ActFixture::word("cloud")}};
    QCOMPARE(m_fixture.figure("fusion.ai_fused", cloud), 2.5);
    QCOMPARE(m_fixture.figure("fusion.ridge_tensor", cloud), 156.0);
    QVERIFY(std::abs(m_fixture.figure("roi.dispatch_share",
                                      {{QStringLiteral("workload"), ActFixture::word("giant")}}) -
                     5e-5) < 1e-8);
    QVERIFY(std::abs(m_fixture.figure("fusion.published_utilization", cloud) - 1.43) < 0.005);
    // "about 8 million floating-point operations"
    QVERIFY(std::abs(10.0 * m_fixture.figure("fusion.elements", cloud) - 8e6) < 0.2e6);
}

void Lab07Act2Test::textsResolve()
{
    act_rules::placeholdersResolve(m_fixture);
    for (const QString &text : m_fixture.liveTexts()) {
        const QString resolved = m_fixture.shown(text);
        QVERIFY2(!resolved.contains(QStringLiteral("never")) || text.contains(QStringLiteral("never")),
                 qPrintable(resolved));
    }
    act_rules::liveTextsSay(
        m_fixture,
        QStringLiteral("133,608|19 min 14 s|2,334|23 h 20 min|50,750|21.1|1,068,858|2.50|1.90|2.00|"
                       "1.00|3.00|10.0|7.29|142.9|2.40|0.005|624|156|64")
            .split(QLatin1Char('|')));
}

/// Two figures of different conventions never stand in one sentence: a reader would take one for the cause of
/// the other.
void Lab07Act2Test::wallClockAndTrafficStayApart()
{
    static const QRegularExpression ends(QStringLiteral("[.?!;:] "));
    for (const QString &text : m_fixture.liveTexts()) {
        for (const QString &sentence : text.split(ends)) {
            const bool traffic = sentence.contains(QStringLiteral("{fusion.traffic_ratio"));
            QVERIFY2(!traffic || !sentence.contains(QStringLiteral("{fusion.speedup")), qPrintable(sentence));
            QVERIFY2(!sentence.contains(QStringLiteral("{fusion.attention_ratio")) ||
                         !sentence.contains(QStringLiteral("{fusion.footprint_ratio")),
                     qPrintable(sentence));
        }
    }
}

void Lab07Act2Test::claims_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *source, double value, double tolerance) {
        QTest::newRow(source) << QString::fromLatin1(source) << value << tolerance;
    };
    row("norm_traffic", 3, 1e-9);
    row("norm_time", m_fixture.vector("B-038", "speedup"), 1e-6);
    row("norm_both", 3, 1e-9);
    row("notebook_speedup", 3, 1e-9);
    row("intensity_gain", 2.5, 1e-9);
    row("fused_bandwidth", 2.5, 1e-9);
    row("relu_peak", 0.0016, 5e-5);
    row("relu_peak_fp32", 0.013, 5e-4);
    row("ridge_a100", m_fixture.vector("F-011"), 1e-9);
    row("bandwidth_a100", 2.0e12, 0);
    row("bandwidth_h100", 3.35e12, 0);
    row("share_of_peak", 0.0065, 2e-4);
    row("flash_traffic", m_fixture.vector("B-059"), 1e-9);
    row("flash_footprint", 16.87, 0.01);
    row("flash_measured", m_fixture.vector("B-055"), 1e-9);
    row("flash_time", 5.7, 0.05);
    row("flash_operations", 1.13, 0.005);
    row("flash_linear", 7.6, 0.2);
    row("flash_dash", 5.7, 0.05);
    row("one_line_accesses", m_fixture.vector("B-047", "total_u"), 0);
    row("resnet_gain", 2150, 0.5);
    row("resnet_breakeven", m_fixture.vector("C-004", "n_breakeven_ceil"), 0);
    row("kws_breakeven", m_fixture.vector("C-014", "days_breakeven"), 1e-9);
    row("net_clamped", -14.4, 0.05);
    row("giant_share", 5e-5, 1e-8);
    row("compile_thirty", m_fixture.vector("D-013", "speedup"), 1e-9);
    row("transformers", m_fixture.vector("D-021", "speedup"), 1e-9);
    row("model_suite", m_fixture.vector("D-013", "speedup"), 1e-9);
    row("stage_gains", m_fixture.vector("D-008", "speedup"), 3e-3);
    row("five_fusions", m_fixture.vector("B-042"), 0);
}

void Lab07Act2Test::claims()
{
    QFETCH(QString, source);
    QFETCH(double, value);
    QFETCH(double, tolerance);
    act_rules::claimIs(m_fixture, source, value, tolerance);
}

void Lab07Act2Test::everyClaimHasAReasonAndMostAFigure()
{
    for (const SourceContent &source : m_fixture.act().sources) {
        QVERIFY(!source.reason.isEmpty());
        QVERIFY2(m_fixture.bench().instrument(source.panel), qPrintable(source.id));
        if (source.model)
            QVERIFY2(std::isfinite(m_fixture.model(source.id)), qPrintable(source.id));
        else
            QVERIFY2(source.status != SourceContent::Status::Reproduced, qPrintable(source.id));
    }
}

void Lab07Act2Test::everyFormulaHasALiveLine()
{
    act_rules::formulasAreComplete(m_fixture);
}

void Lab07Act2Test::textsArePlain()
{
    act_rules::textsArePlain(m_fixture);
}

RP_TEST(Lab07Act2Test)

} // namespace test_lab07_act2
#include "test_lab07_act2.moc"
