// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Act 2 of lab 07 with its real instruments through the controller.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/measured/measured.h"
#include "models/policy/exam.h"
#include "models/session/ledger_document.h"
#include "models/session/untold_notes.h"
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

const QString leftOut = QStringLiteral("left_out");

QStringList untold(const LabBench &bench)
{
    return untoldNotes(*bench.session, *bench.catalogue.measured);
}

/// The size of the tensor at which a need of the discovery is to be met.
QVariant sizeCompared(const LabSession &session)
{
    const DiscoveryContent *discovery = findDiscovery(session.currentAct(), leftOut);
    for (const NamedValue &wanted : discovery->needs.front()) {
        if (wanted.name.name == QLatin1String("elements"))
            return wanted.value;
    }
    return {};
}

} // namespace

class Act2Test : public QObject
{
    Q_OBJECT
private slots:
    void fiveMovesCountsAndUndoes();
    void everythingComesBackExactly();
    void whatTheModelLeavesOutIsFoundByTwoSettings();
    void itsReasonIsToldOnceItIsPassedOver();
    void itsReasonIsToldOnceTheActIsDone();
    void itsReasonWaitsForTheEndOfAnExam();
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
    bench.wizard->setInput({key("continuum"), key("gemm_batch")}, 2048.0); // far past the ridge
    QVERIFY(!bench.session->challenge(act2, fiveMoves).solved());
    bench.wizard->setInput({key("continuum"), key("gemm_batch")}, 450.0);
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

void Act2Test::whatTheModelLeavesOutIsFoundByTwoSettings()
{
    LabBench bench;
    exploreActTwo(bench);
    const auto set = [&bench](const char *input, const QVariant &value) {
        bench.wizard->setInput({key("fusion"), key(input)}, value);
        return bench.session->discovered(act2, leftOut);
    };
    const QVariant size = sizeCompared(*bench.session);
    QVERIFY(size.isValid());
    // Other settings don't compare what was measured.
    QVERIFY(!set("fused", true));
    QVERIFY(!set("evaluation", true));
    QVERIFY(!set("evaluation", false));
    QVERIFY(!set("granularity", key("semi")));
    QVERIFY(!set("elements", size));
    QVERIFY(!set("evaluation", true));
    QVERIFY(!bench.session->needMet(act2, {leftOut, 0}));
    QVERIFY(!bench.session->needMet(act2, {leftOut, 1}));
    // One of the two alone says nothing yet.
    QVERIFY(!set("granularity", key("library")));
    QVERIFY(bench.session->needMet(act2, {leftOut, 1}));
    QVERIFY(!bench.session->isFoundOrPassed(act2, leftOut));
    QVERIFY(!untold(bench).isEmpty());
    QVERIFY(set("evaluation", false));
    // The number comes first.
    QVERIFY(!bench.session->isFoundOrPassed(act2, leftOut));
    QVERIFY(!untold(bench).isEmpty());
    bench.wizard->fillIn(leftOut, 2.0);
    QVERIFY(bench.session->figuresTried(act2, leftOut).front().right);
    QVERIFY(bench.session->isFoundOrPassed(act2, leftOut));
    QCOMPARE(untold(bench), QStringList());
}

void Act2Test::itsReasonIsToldOnceItIsPassedOver()
{
    LabBench bench;
    QVERIFY(!untold(bench).isEmpty());
    exploreActTwo(bench); // passes over what there was to find in act 1
    QVERIFY(!untold(bench).isEmpty());
    bench.wizard->skipDiscoveries();
    QVERIFY(!bench.session->discovered(act2, leftOut));
    QCOMPARE(untold(bench), QStringList());

    const LabBench projected({}, Ledger::Mode::Presenter);
    QCOMPARE(untold(projected), QStringList());
    Ledger ledger;
    const LabLibrary library = loadLabs();
    const LabSession other(*library.lab(key("lab11")), ledger);
    QCOMPARE(untoldNotes(other, *bench.catalogue.measured), QStringList());
    QVERIFY(bench.session->isFoundOrPassed(act2, key("nonsense")));
}

/// So is that of an act that was done before there was anything to find there.
void Act2Test::itsReasonIsToldOnceTheActIsDone()
{
    LabBench bench;
    exploreActTwo(bench);
    for (const DiscoveryContent *discovery : bench.session->discoveries(act2)) {
        for (int need = 0; discovery->core && need < int(discovery->needs.size()); ++need)
            QCOMPARE(bench.session->recordNeed(act2, {discovery->id, need}), Refusal::None);
    }
    for (const ChallengeContent *challenge : bench.session->challenges(act2)) {
        if (challenge->core)
            QCOMPARE(bench.session->recordAttempt(act2, challenge->id, 1.0, true), Refusal::None);
    }
    bench.wizard->next();
    QCOMPARE(bench.session->place(), (Place{act2, Step::Reveal}));
    QVERIFY(!untold(bench).isEmpty()); // there is a way back
    bench.wizard->next();
    QCOMPARE(bench.session->place(), (Place{act2, Step::Reflect}));
    QVERIFY(!bench.session->discovered(act2, leftOut));
    QCOMPARE(untold(bench), QStringList());
}

void Act2Test::itsReasonWaitsForTheEndOfAnExam()
{
    LabBench bench;
    exploreActTwo(bench);
    bench.wizard->skipDiscoveries();
    Ledger ledger;
    ledger.adopt(bench.ledger.document());
    ledger.setExam(Exam{});
    const LabSession exam(bench.session->answerKey(), ledger);
    QVERIFY(exam.isFoundOrPassed(act2, leftOut));
    QVERIFY(!untoldNotes(exam, *bench.catalogue.measured).isEmpty());
}

RP_TEST(Act2Test)

} // namespace test_act2
#include "test_act2.moc"
