// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Act 2 of lab 07 with its real instruments through the controller.
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>

namespace test_act2 {

using namespace rp;
using namespace rp::test;

namespace {

const QString scaling = QStringLiteral("scaling");
const QString fiveMoves = QStringLiteral("five_moves");

/// Up to the Explore step of act 2.
void exploreActTwo(LabBench &bench)
{
    bench.walkTo(Step::Reflect);
    bench.wizard->answerReflection(whyLower, key("fixed_cost"));
    bench.wizard->next();
    bench.wizard->next();
    for (const QuestionContent &question : bench.session->currentAct().predictions)
        bench.wizard->commitPrediction(question.id, question.options.front().id);
    bench.wizard->next();
    QCOMPARE(bench.session->place(), (Place{act2, Step::Explore}));
}

} // namespace

class Act2Test : public QObject
{
    Q_OBJECT
private slots:
    void predictionGuardsTheInstruments();
    void scalingBySlider();
    void scalingWithinFivePercent_data();
    void scalingWithinFivePercent();
    void fiveMovesCountsAndUndoes();
    void designHasEveryField();
    void everythingComesBackExactly();
    void actOneKeepsItsOwnInputs();
};

void Act2Test::predictionGuardsTheInstruments()
{
    LabBench bench;
    bench.walkTo(Step::Reflect);
    bench.wizard->answerReflection(whyLower, key("fixed_cost"));
    bench.wizard->next();
    bench.wizard->next();
    QVERIFY(bench.session->instrumentOpen(act1));
    bench.wizard->setInput({key("roi"), key("gain")}, 0.9);
    bench.wizard->attemptChallenge(scaling, 1.0);
    QVERIFY(bench.session->savedInputs(act2).isEmpty());
    QVERIFY(!bench.session->design().contains(key("breakeven_inferences")));
    QVERIFY(bench.session->design().contains(key("kws_utilization_eager_pct")));
    QVERIFY(bench.session->challenge(act2, scaling).attempts.empty());
}

void Act2Test::scalingBySlider()
{
    LabBench bench;
    exploreActTwo(bench);
    bench.wizard->setInput({key("roi"), key("context")}, key("edge"));
    bench.wizard->setInput({key("roi"), key("deployment_days")}, 35.0 / 36.0);
    bench.wizard->handInSlider(scaling);
    QVERIFY(bench.session->challenge(act2, scaling).attempts.empty());
    QStringList refused;
    connect(bench.wizard.get(), &WizardController::refused, bench.session.get(),
            [&refused](const QString &sentence) { refused.append(sentence); });
    bench.wizard->setUpChallenge(scaling);
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(QLatin1Char('\n'))));
    QCOMPARE(bench.instrument->input(key("context")).toString(), key("cloud")); // also act 1's
    bench.wizard->setInput({key("roi"), key("deployment_days")}, 1.0);
    bench.wizard->handInSlider(scaling);
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(QLatin1Char('\n'))));
    QVERIFY(bench.session->challenge(act2, scaling).solved());
}

void Act2Test::scalingWithinFivePercent_data()
{
    QTest::addColumn<double>("hours");
    QTest::addColumn<bool>("solves");
    const double truth = 23.0 + 1.0 / 3.0;
    QTest::newRow("23 h 20 min") << truth << true;
    QTest::newRow("whole requests at 100 per hour") << 2334.0 / 100.0 << true;
    QTest::newRow("upper edge") << 1.05 * truth << true;
    QTest::newRow("lower edge") << 0.95 * truth << true;
    QTest::newRow("above") << 1.0501 * truth << false;
    QTest::newRow("below") << 0.9499 * truth << false;
}

void Act2Test::scalingWithinFivePercent()
{
    QFETCH(double, hours);
    QFETCH(bool, solves);
    LabBench bench({}, Ledger::Mode::Presenter);
    bench.wizard->open({act2, Step::Explore});
    bench.wizard->attemptChallenge(scaling, hours / 24.0);
    QCOMPARE(bench.session->challenge(act2, scaling).solved(), solves);
}

void Act2Test::fiveMovesCountsAndUndoes()
{
    LabBench bench;
    exploreActTwo(bench);
    const Bench &panels = bench.workbench.bench(act2);
    const auto moves = [&panels] { return panels.figure({key("continuum"), key("moves")}); };
    for (const double level : {2.0, 8.0, 32.0}) // a run of changes is one move
        bench.wizard->setInput({key("continuum"), key("fusion_level")}, level);
    QCOMPARE(moves(), 1.0);
    bench.wizard->setInput({key("continuum"), key("operation")}, key("gemm"));
    QCOMPARE(moves(), 2.0);
    bench.wizard->setInput({key("continuum"), key("moves")}, 1.0); // undo
    QCOMPARE(panels.saveInputs().value(key("continuum.operation")).toString(), key("pointwise"));
    bench.wizard->setInput({key("continuum"), key("operation")}, key("gemm"));
    QVERIFY(!bench.session->challenge(act2, fiveMoves).solved());
    bench.wizard->setInput({key("continuum"), key("gemm_batch")}, 2048.0);
    QVERIFY(bench.session->challenge(act2, fiveMoves).solved());
    QCOMPARE(bench.session->challenge(act2, fiveMoves).attempts.front().value, 3.0);
}

void Act2Test::designHasEveryField()
{
    LabBench bench;
    exploreActTwo(bench);
    for (const char *panel : {"fusion", "roi", "continuum"})
        bench.wizard->run(key(panel));
    bench.wizard->setInput({key("roi"), key("workload")}, key("resnet50"));
    const auto field = [&bench](const char *name) { return bench.session->design().value(key(name)); };
    QCOMPARE(field("execution_mode").toString(), key("eager"));
    QCOMPARE(field("fusion_enabled").toBool(), false);
    QCOMPARE(field("breakeven_inferences").toDouble(), 133608.0);
    QVERIFY(field("compilation_roi_positive").isValid());
    QVERIFY(std::abs(field("kws_utilization_eager_pct").toDouble() - 100.0 / 3.0) < 1e-6);
    QVERIFY(std::abs(field("kws_utilization_compiled_pct").toDouble() - 200.0 / 3.0) < 1e-6);
    bench.wizard->setInput({key("fusion"), key("fused")}, true);
    QCOMPARE(field("fusion_enabled").toBool(), true);
    bench.wizard->setInput({key("roi"), key("gain")}, 0.0);
    QVERIFY(bench.session->design().contains(key("breakeven_inferences")));
    QVERIFY(!field("breakeven_inferences").isValid()); // never
    QCOMPARE(field("compilation_roi_positive").toBool(), false);
    // The context counts for act 1's fields as well.
    bench.wizard->setContext(key("edge"));
    QVERIFY(std::abs(field("kws_utilization_eager_pct").toDouble() - 100.0 / 11.0) < 1e-6);
}

void Act2Test::everythingComesBackExactly()
{
    const QTemporaryDir dir;
    QVariantMap left;
    QVariantMap design;
    {
        LabBench bench(dir.path());
        exploreActTwo(bench);
        const std::pair<const char *, QVariant> moves[] = {
            {"fusion.granularity", key("semi")},
            {"fusion.elements", 123456789.0},
            {"fusion.topic", key("attention")},
            {"fusion.sequence", 4096.0},
            {"roi.workload", key("gpt2")},
            {"roi.compile_s", 123.0},
            {"roi.gain", 0.123},
            {"roi.per_day", 7654321.0},
            {"roi.replicas", 7.0},
            {"continuum.stage", key("fx")},
            {"continuum.kernel_complexity", 3.0},
            {"continuum.fusion_level", 5.0},
            {"continuum.operation", key("gemm")},
            {"continuum.gemm_k", 777.0},
            {"continuum.moves", 3.0},
            {"roi.deployment_days", 12.0},
        };
        for (const auto &[input, value] : moves)
            bench.wizard->setInput(InputRef::parse(key(input)), value);
        bench.wizard->attemptChallenge(scaling, 0.1);
        bench.wizard->setContext(key("edge"));
        left = bench.workbench.bench(act2).saveInputs();
        design = bench.session->design();
        QCOMPARE(left.value(key("continuum.operation")).toString(), key("gemm"));
        QCOMPARE(left.value(key("continuum.moves")).toDouble(), 3.0);
    }
    LabBench bench(dir.path());
    QCOMPARE(bench.session->place(), (Place{act2, Step::Explore}));
    QVariantMap now = bench.workbench.bench(act2).saveInputs();
    for (auto it = left.cbegin(); it != left.cend(); ++it)
        QVERIFY2(now.value(it.key()) == it.value(),
                 qPrintable(QStringLiteral("%1: %2 instead of %3")
                                .arg(it.key(), now.value(it.key()).toString(), it.value().toString())));
    QCOMPARE(bench.session->design(), design);
    // The moves come back with what lies behind them.
    bench.wizard->setInput({key("continuum"), key("moves")}, 2.0);
    now = bench.workbench.bench(act2).saveInputs();
    QCOMPARE(now.value(key("continuum.operation")).toString(), key("pointwise"));
}

void Act2Test::actOneKeepsItsOwnInputs()
{
    const QTemporaryDir dir;
    {
        LabBench bench(dir.path());
        bench.walkTo(Step::Explore);
        bench.wizard->setInput({{}, key("kernel_count")}, 777.0);
        bench.wizard->open({act1, Step::Predict});
        bench.wizard->open({act1, Step::Explore});
        bench.wizard->skipDiscoveries();
        bench.wizard->next();
        bench.wizard->next();
        bench.wizard->answerReflection(whyLower, key("fixed_cost"));
        bench.wizard->next();
    }
    LabBench bench(dir.path());
    QCOMPARE(bench.session->place(), (Place{act2, Step::Brief}));
    QCOMPARE(bench.instrument->input(key("kernel_count")).toDouble(), 777.0);
    // Bare names, as they were written before there was an act with several panels.
    QCOMPARE(bench.session->savedInputs(act1).value(key("kernel_count")).toDouble(), 777.0);
}

RP_TEST(Act2Test)

} // namespace test_act2
#include "test_act2.moc"
