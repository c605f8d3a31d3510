// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Act 2 of lab 07 with its real instruments through the controller.
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTemporaryDir>
#include <QTest>

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
    void fiveMovesCountsAndUndoes();
    void everythingComesBackExactly();
};

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

RP_TEST(Act2Test)

} // namespace test_act2
#include "test_act2.moc"
