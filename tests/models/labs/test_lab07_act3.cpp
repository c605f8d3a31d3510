// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What act 3 of lab 07 tells learners, held against the models and the reference's figures.
#include "models/content/figure_text.h"
#include "models/instruments/contract/instrument.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/models/labs/act_rules.h"
#include "tests/support/test_main.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <cmath>

namespace test_lab07_act3 {

using namespace rp;

class Lab07Act3Test : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab07", "act3"); }
    void panelsAreThoseOfTheTracks();
    void maskingGain();
    void everyTrackIsAskedAboutItsProgram_data();
    void everyTrackIsAskedAboutItsProgram();
    void givenNumbersOfTheTracksAreTheModels_data();
    void givenNumbersOfTheTracksAreTheModels();
    void givenNumbersAreTheModels();
    void everyOptionHasFeedback();
    void feedbackNumbersAreTheModels();
    void textsResolve();
    void breakEvensAreNamed();
    void claims_data();
    void claims();
    void everyClaimHasAReasonAndAFigure();
    void everyFormulaHasALiveLine();
    void textsArePlain();
    void wordsToWrite();

private:
    /// A figure of the surgery panel.
    double surgery(const char *figure, const char *scenario, const char *option = "none_skip") const
    {
        return m_fixture.figure((QByteArrayLiteral("surgery.") + figure).constData(),
                                {{QStringLiteral("scenario"), ActFixture::word(scenario)},
                                 {QStringLiteral("surgery"), ActFixture::word(option)}});
    }

    QString givenOf(const QString &prediction) const; ///< one fact in a line

    ActFixture m_fixture;
};

void Lab07Act3Test::panelsAreThoseOfTheTracks()
{
    const ActContent &act = m_fixture.act();
    QCOMPARE(act.minutes, 25);
    QCOMPARE(act.minutesAll, 40);
    QVERIFY(act.needsTrack);
    QCOMPARE(act.panels.size(), size_t(5));
    QVERIFY(act.panels.front().tracks.isEmpty());
    for (const PanelContent &panel : act.panels) {
        QVERIFY2(m_fixture.bench().instrument(panel.id), qPrintable(panel.id));
        QVERIFY(!panel.title.isEmpty() && !panel.about.isEmpty());
        if (panel.id != QLatin1String("surgery"))
            QCOMPARE(panel.tracks, QStringList{panel.id});
    }
    QCOMPARE(act.brief.tracks.keys(), (QStringList{QStringLiteral("cloud"), QStringLiteral("edge"),
                                                   QStringLiteral("mobile"), QStringLiteral("tiny")}));
    for (const ExerciseContent &exercise : act.exercises)
        QVERIFY2(m_fixture.bench().instrument(exercise.panel), qPrintable(exercise.question.id));
}

void Lab07Act3Test::maskingGain()
{
    const QuestionContent &question = m_fixture.prediction(QStringLiteral("masking_gain"));
    QCOMPARE(m_fixture.bench().figureFor(question.truth->inputs, question.truth->figure),
             m_fixture.vector("E-006", "gain_vs_break"));
    act_rules::optionsStandApart(m_fixture, "masking_gain", 1.5);
    // The tempting wrong answer is what another baseline gives.
    QVERIFY(std::abs(m_fixture.vector("E-006", "gain_vs_skip") - 4.2) < 0.05);
    // The first question asks for a number, too: two graphs for each of the 80 branches.
    act_rules::optionsStandApart(m_fixture, "if_on_values", 1.5);
}

void Lab07Act3Test::everyTrackIsAskedAboutItsProgram_data()
{
    QTest::addColumn<QString>("track");
    QTest::addColumn<double>("gain");
    QTest::addColumn<double>("eager"); // the gain that another baseline gives, where it is an answer
    QTest::newRow("edge") << QStringLiteral("edge") << 0.9 << 1.7;
    QTest::newRow("mobile") << QStringLiteral("mobile") << 0.9 << 1.4;
    QTest::newRow("tiny") << QStringLiteral("tiny") << 0.7 << 0.0;
}

void Lab07Act3Test::everyTrackIsAskedAboutItsProgram()
{
    QFETCH(QString, track);
    QFETCH(double, gain);
    QFETCH(double, eager);
    const auto asked = [&](const char *id) -> const QuestionContent & {
        return m_fixture.prediction(QStringLiteral("%1_%2").arg(QLatin1String(id), track));
    };
    for (const char *id : {"if_on_values", "masking_gain"}) {
        const QuestionContent &question = asked(id);
        QCOMPARE(question.tracks, QStringList{track});
        QCOMPARE(question.truth->inputs.value(QStringLiteral("scenario")).toString(), track);
        act_rules::optionsStandApart(m_fixture, question.id.toLatin1().constData(), 1.5);
    }
    const QByteArray scenario = track.toLatin1();
    QCOMPARE(surgery("subgraphs", scenario.constData(), "none_break"), 2.0);
    QCOMPARE(surgery("sites", scenario.constData(), "none_break"), 1.0);
    const QuestionContent &masking = asked("masking_gain");
    QCOMPARE(*findOption(masking, masking.correct)->value, gain);
    QVERIFY(surgery("gain_break", scenario.constData(), "where") < 1.0);
    if (const OptionContent *other = findOption(masking, QStringLiteral("eager")); eager > 0.0) {
        QCOMPARE(*other->value, eager);
        QVERIFY(std::abs(surgery("gain_skip", scenario.constData(), "where") - eager) < 0.05);
    }
    QVERIFY(m_fixture.act().reveal.tracks.contains(track));
}

void Lab07Act3Test::givenNumbersOfTheTracksAreTheModels_data()
{
    everyTrackIsAskedAboutItsProgram_data();
}

/// Numbers of the scenario, and the two times that the question gives.
void Lab07Act3Test::givenNumbersOfTheTracksAreTheModels()
{
    QFETCH(QString, track);
    const QString given = givenOf(QStringLiteral("masking_gain_%1").arg(track));
    const Workbench workbench =
        m_fixture.benchAfter({ActFixture::step("surgery.scenario", track.toLatin1().constData())});
    const QVariantMap saved = workbench.bench(m_fixture.act().id).saveInputs();
    const auto number = [&](const char *input) {
        return saved.value(QStringLiteral("surgery.%1").arg(QLatin1String(input))).toDouble();
    };
    const auto says = [&](const QString &words) {
        QVERIFY2(given.contains(words), qPrintable(words + QStringLiteral(" in ") + given));
    };
    says(QStringLiteral("takes %1 µs").arg(number("kernel_us")));
    says(QStringLiteral("%1 µs for going back").arg(number("reentry_us")));
    if (number("guard_us") > 0.0)
        says(QStringLiteral("%1 µs for guards").arg(number("guard_us")));
    if (number("sync_us") > 0.0)
        says(QStringLiteral("%1 µs of waiting").arg(number("sync_us")));
    const QHash<QString, double> probabilities{{QStringLiteral("one pass of five"), 0.2},
                                               {QStringLiteral("one pass of four"), 0.25},
                                               {QStringLiteral("three hops of ten"), 0.3}};
    int said = 0;
    for (auto it = probabilities.cbegin(); it != probabilities.cend(); ++it)
        said += given.contains(it.key()) && qFuzzyCompare(*it, number("probability_a")) ? 1 : 0;
    QCOMPARE(said, 1);
    const QByteArray scenario = track.toLatin1();
    const int digits = track == QLatin1String("tiny") ? 1 : 2;
    const auto ms = [&](const char *figure) {
        return QString::number(surgery(figure, scenario.constData(), "none_break") / 1000.0, 'f', digits);
    };
    says(QStringLiteral("takes %1 ms").arg(ms("total_us")));
    says(QStringLiteral("run for %1 ms").arg(ms("gpu_us")));
}

QString Lab07Act3Test::givenOf(const QString &prediction) const
{
    QString all;
    for (const QString &fact : m_fixture.prediction(prediction).given)
        all += fact + QLatin1Char('\n');
    return all;
}

void Lab07Act3Test::givenNumbersAreTheModels()
{
    const QString given = givenOf(QStringLiteral("masking_gain"));
    const Instrument *instrument = m_fixture.bench().instrument(QStringLiteral("surgery"));
    QVERIFY(instrument);
    const Workbench workbench = m_fixture.benchAfter({ActFixture::step("surgery.context", "cloud")});
    const QVariantMap saved = workbench.bench(m_fixture.act().id).saveInputs();
    const auto says = [&](const char *pattern, const char *input) {
        return given.contains(QString::fromUtf8(pattern).arg(
            saved.value(QStringLiteral("surgery.%1").arg(QLatin1String(input))).toDouble()));
    };
    QVERIFY(says("with %1 branches", "sites"));
    QVERIFY(says("takes %1 µs", "kernel_us"));
    QVERIFY(says("%1 µs for guards", "guard_us"));
    QVERIFY(says("%1 µs for going back", "reentry_us"));
    QVERIFY(says("%1 µs of waiting", "sync_us"));
    QCOMPARE(saved.value(QStringLiteral("surgery.probability_a")).toDouble(), 0.5);
    // 80 × (25 + 6 or 2, on average 4, + 19) eager kernels.
    QCOMPARE(surgery("kernels", "cloud"), 80.0 * (25 + 4 + 19));
}

void Lab07Act3Test::everyOptionHasFeedback()
{
    act_rules::everyOptionHasFeedback(m_fixture);
}

void Lab07Act3Test::feedbackNumbersAreTheModels()
{
    // "Traffic takes less than a millisecond, and launches take tens of milliseconds."
    QVERIFY(surgery("data_us", "cloud") < 1000.0);
    QVERIFY(surgery("latency_us", "cloud") > 20e3 && surgery("latency_us", "cloud") < 100e3);
    // The iron law: latency most, data second, compute grows; on the phone processor data most.
    constexpr double latency = 2.0;
    constexpr double data = 0.0;
    QCOMPARE(surgery("most_improved", "cloud", "where"), latency);
    QCOMPARE(surgery("most_improved", "mobile", "where"), data);
    QVERIFY(surgery("data_us", "cloud", "where") < surgery("data_us", "cloud"));
    QVERIFY(surgery("compute_us", "cloud", "where") > surgery("compute_us", "cloud"));
    // "The gain changes about threefold with the baseline."
    const double ratio = surgery("gain_skip", "cloud", "where") / surgery("gain_break", "cloud", "where");
    QVERIFY(std::abs(ratio - 3.2) < 0.1);
    // "A full garbage collection takes two whole loops."
    const double pause_us = m_fixture.figure("edge.gc_pause_us", {});
    const double loop_us = 1e6 / m_fixture.figure("edge.loops_per_s", {});
    QVERIFY(pause_us > 2.0 * loop_us && pause_us < 3.0 * loop_us);
    // "Three surgeries pass against a whole frame in eager mode, and none against a resumable break."
    QCOMPARE(surgery("passing_skip", "cloud"), 3.0);
    QCOMPARE(surgery("passing_break", "cloud"), 0.0);
    // Masking has the lowest MFU of what is possible on the edge track, and only masking meets its rule.
    for (const char *option : {"cond", "hoist", "custom_op"}) {
        QVERIFY(surgery("mfu", "edge", option) > surgery("mfu", "edge", "where"));
        QCOMPARE(surgery("rule_met", "edge", option), 0.0);
        QVERIFY(surgery("gain_break", "edge", option) < 1.0);
    }
    QCOMPARE(surgery("rule_met", "edge", "where"), 1.0);
    // The best surgery, as the texts have it.
    for (const char *scenario : {"edge", "mobile", "tiny"}) {
        for (const char *option : {"where", "cond", "custom_op"})
            QVERIFY(surgery("gain_skip", scenario, "hoist") >= surgery("gain_skip", scenario, option));
    }
    // The power budget of 0.45 W and its excess "about twice".
    QVERIFY(std::abs(m_fixture.figure("mobile.power_w", {}) / m_fixture.figure("mobile.budget_w", {}) - 2.0) <
            0.05);
}

void Lab07Act3Test::textsResolve()
{
    act_rules::placeholdersResolve(m_fixture);
    for (const QString &text : m_fixture.liveTexts()) {
        // The same for every learner, whatever stands on the bench.
        for (const FigureReference &reference : parseFigureReferences(text).references)
            QVERIFY2(!reference.live, qPrintable(text));
    }
    act_rules::liveTextsSay(
        m_fixture,
        QStringLiteral("4.21|4.28|4.62|1.31|1.44|1.95|1.97|1.73|0.88|1.85|1.14|1.05|0.73|1.04|94.1|"
                       "86.8|65.1|0.496|0.396|34.3|67.8|20.8|74.7|93.7|6.02|26.93|10.23|5.12|450|1,060|never")
            .split(QLatin1Char('|')));
}

/// There are two: the course's rule, and the exact pass. A text that shows one says which it is.
void Lab07Act3Test::breakEvensAreNamed()
{
    static const QRegularExpression ends(QStringLiteral("[.?!] "));
    for (const QString &text : m_fixture.liveTexts()) {
        for (const QString &sentence : text.split(ends)) {
            if (sentence.contains(QStringLiteral("{surgery.mask_breakeven_pass_p")))
                QVERIFY2(sentence.contains(QStringLiteral("exact pass")), qPrintable(sentence));
        }
        if (text.contains(QStringLiteral("{surgery.mask_breakeven_p|")))
            QVERIFY2(text.contains(QStringLiteral("rule")), qPrintable(text));
    }
}

void Lab07Act3Test::claims_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *source, double value, double tolerance) {
        QTest::newRow(source) << QString::fromLatin1(source) << value << tolerance;
    };
    row("break_in_loop", m_fixture.vector("E-001", "total_us"), 1e-6);
    row("double_mfu", m_fixture.vector("E-006", "gain_vs_skip"), 1e-9);
    row("double_mfu_resumed", m_fixture.vector("E-014", "gain_vs_break"), 1e-9);
    row("one_kernel", m_fixture.vector("E-005", "launches"), 0);
    row("data_or_compute", 2, 0);
    row("symbolic_everywhere", 1, 1e-9);
    row("cond_free", m_fixture.vector("E-022", "gain_vs_break"), 1e-9);
    row("mask_rule", 0.343, 5e-4);
    row("llama_memory", 1.424e11, 5e8);
    row("python_ceiling", m_fixture.vector("G-001", "busy_frac"), 1e-9);
    row("graphs_llama", m_fixture.vector("G-001", "total_us") / m_fixture.vector("G-003", "total_us"), 1e-9);
    row("bandwidth_reached", m_fixture.vector("G-002", "tok_s"), 1e-6);
    row("jitter_tax", 1e3 * m_fixture.vector("G-020", "p99_ms"), 1e-2);
    row("gc_cost", 21e3, 1e-6);
    row("p99_enough", m_fixture.vector("G-021", "miss_per_hour"), 1e-3);
    row("graphs_deterministic", m_fixture.vector("G-023", "miss_per_hour"), 1e-6);
    row("fusion_gap", m_fixture.vector("G-026", "power_w"), 1e-9);
    row("dram_energy", m_fixture.vector("G-030", "power_w"), 1e-9);
    row("mask_saves_energy", m_fixture.vector("G-032", "power_w"), 1e-9);
    row("hearing_envelope", 10e3, 0);
    row("full_framework", m_fixture.vector("G-033", "flash"), 0);
    row("tflm_core", m_fixture.vector("G-039", "flash"), 0);
    row("interpreter_cost", 10231.5, 0.1);
    row("core_power", 1e-3 * m_fixture.vector("G-041", "power_mw"), 1e-9);
}

void Lab07Act3Test::claims()
{
    QFETCH(QString, source);
    QFETCH(double, value);
    QFETCH(double, tolerance);
    act_rules::claimIs(m_fixture, source, value, tolerance);
}

void Lab07Act3Test::everyClaimHasAReasonAndAFigure()
{
    for (const SourceContent &source : m_fixture.act().sources) {
        QVERIFY(!source.reason.isEmpty());
        QVERIFY2(m_fixture.bench().instrument(source.panel), qPrintable(source.id));
        QVERIFY2(std::isfinite(m_fixture.model(source.id)), qPrintable(source.id));
    }
}

void Lab07Act3Test::everyFormulaHasALiveLine()
{
    act_rules::formulasAreComplete(m_fixture);
}

void Lab07Act3Test::textsArePlain()
{
    act_rules::textsArePlain(m_fixture);
}

void Lab07Act3Test::wordsToWrite()
{
    QCOMPARE(m_fixture.act().entries.size(), size_t(2));
    for (const EntryContent &entry : m_fixture.act().entries)
        QVERIFY(!entry.title.isEmpty() && !entry.prompt.isEmpty());
}

RP_TEST(Lab07Act3Test)

} // namespace test_lab07_act3
#include "test_lab07_act3.moc"
