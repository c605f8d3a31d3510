// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nothing counts as found that the learner did not do.
#include "models/instruments/holds_at.h"
#include "tests/controllers/lab_bench.h"
#include "tests/controllers/panel_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace test_honest_start {

using namespace rp;
using namespace rp::test;

namespace {

const QString only = QStringLiteral("only");
const QString far = QStringLiteral("far");
const QString dear = QStringLiteral("dear");

} // namespace

class HonestStartTest : public QObject
{
    Q_OBJECT
private slots:
    void openingFindsNothing();
    void running();
    void changingAnInputRuns();
    void aRunIsRefusedWhileLocked();
    void whatStandsHasToBeLeft();
    void whatSomethingElseMovesIsNotFound();
    void aContextFindsWhatIsInView();
    void aRestartFindsNothing();
    void aComparedStateCountsOnceItWasSeen();
    void statesAreSolvedByHand();
    void designWaitsForTheRun();
    void decisionsAreAskedFor();
    void whatIsFoundStaysAsItWasFound();
    void whatIsFoundSaysWhereItHolds();
};

void HonestStartTest::openingFindsNothing()
{
    LabBench bench;
    QSignalSpy discovered(bench.wizard.get(), &WizardController::discovered);
    bench.walkTo(Step::Explore);
    QVERIFY(!bench.session->hasRun(act1, {}));
    bench.wizard->run({});
    QVERIFY(bench.session->hasRun(act1, {}));
    QCOMPARE(discovered.count(), 0);
    bench.wizard->setInput({{}, key("workload")}, key("kws"));
    QCOMPARE(discovered.count(), 1);
    QVERIFY(bench.session->discovered(act1, key("kws_eager_cloud")));
}

void HonestStartTest::running()
{
    PanelBench bench;
    bench.explore();
    bench.wizard->run(key("b"));
    QVERIFY(bench.session->hasRun(only, key("b")));
    QVERIFY(!bench.session->hasRun(only, key("a")));
    bench.wizard->run(key("c"));
    QCOMPARE(bench.refusals.size(), 1);
}

void HonestStartTest::changingAnInputRuns()
{
    PanelBench bench;
    bench.explore();
    bench.set("a.cost", 1000.0); // refused
    QVERIFY(!bench.session->hasRun(only, key("a")));
    bench.set("a.cost", 20.0);
    QVERIFY(bench.session->hasRun(only, key("a")));
    QVERIFY(!bench.session->hasRun(only, key("b")));
    bench.wizard->setContext(key("edge")); // for every instrument, and seen in one
    QVERIFY(!bench.session->hasRun(only, key("b")));
}

void HonestStartTest::aRunIsRefusedWhileLocked()
{
    PanelBench bench;
    bench.wizard->run(key("a"));
    QCOMPARE(bench.refusals.size(), 1);
    QVERIFY(!bench.session->hasRun(only, key("a")));
}

void HonestStartTest::whatStandsHasToBeLeft()
{
    PanelBench bench;
    bench.a.restoreInputs({{key("level"), 4.0}}); // nobody's doing
    bench.explore();
    bench.wizard->run(key("a"));
    QVERIFY(!bench.session->needMet(only, {far, 0}));
    bench.set("a.level", 5.0); // it held before
    QVERIFY(!bench.session->needMet(only, {far, 0}));
    bench.set("a.level", 1.0);
    bench.set("a.level", 4.0);
    QVERIFY(bench.session->needMet(only, {far, 0}));
}

void HonestStartTest::whatSomethingElseMovesIsNotFound()
{
    PanelBench bench;
    bench.explore();
    bench.wizard->run(key("a"));
    bench.a.restoreInputs({{key("gain"), 0.0}}); // never pays: not a finding of the learner
    QVERIFY(!bench.session->discovered(only, dear));
    bench.set("a.cost", 20.0);
    QVERIFY(!bench.session->discovered(only, dear));
    bench.set("a.gain", 0.5);
    bench.set("a.gain", 0.0);
    QVERIFY(bench.session->discovered(only, dear));
}

void HonestStartTest::aContextFindsWhatIsInView()
{
    for (const char *shown : {"a", "b"}) {
        PanelBench bench;
        bench.explore();
        bench.wizard->run(key("b"));
        bench.set("a.gain", 0.15);
        bench.set("a.cost", 100.0);
        QVERIFY(!bench.session->discovered(only, dear));
        bench.wizard->rememberPanel(key(shown));
        bench.wizard->setContext(key("edge")); // twice as dear in both
        QCOMPARE(bench.session->discovered(only, dear), key(shown) == key("a"));
    }
}

void HonestStartTest::aRestartFindsNothing()
{
    const QTemporaryDir dir;
    {
        PanelBench bench(dir.path());
        bench.a.restoreInputs({{key("level"), 4.0}});
        bench.explore();
        bench.wizard->run(key("a"));
    }
    PanelBench bench(dir.path());
    QVERIFY(bench.session->hasRun(only, key("a")));
    QCOMPARE(bench.at("a.level").toDouble(), 4.0);
    bench.set("a.cost", 20.0);
    QVERIFY(!bench.session->needMet(only, {far, 0}));
}

void HonestStartTest::aComparedStateCountsOnceItWasSeen()
{
    // "far" compares a state of each panel; it stands in the first one.
    PanelBench bench;
    bench.a.restoreInputs({{key("level"), 4.0}});
    bench.explore();
    bench.set("a.level", 1.0); // left, but never seen
    QVERIFY(!bench.session->needMet(only, {far, 0}));

    PanelBench shown;
    shown.a.restoreInputs({{key("level"), 4.0}});
    shown.explore();
    shown.wizard->run(key("a"));
    shown.set("a.level", 1.0);
    QVERIFY(shown.session->needMet(only, {far, 0}));
    QVERIFY(!shown.session->discovered(only, far));
    shown.set("b.level", 6.0);
    QVERIFY(shown.session->discovered(only, far));
}

void HonestStartTest::statesAreSolvedByHand()
{
    PanelBench bench;
    bench.explore();
    bench.wizard->run(key("b"));
    bench.b.restoreInputs({{key("level"), 6.0}});
    QVERIFY(!bench.challenge("moves").solved());
    bench.set("b.level", 2.0);
    bench.set("b.level", 6.0);
    QVERIFY(bench.challenge("moves").solved());
}

void HonestStartTest::designWaitsForTheRun()
{
    LabBench bench;
    bench.walkTo(Step::Explore);
    QVERIFY(!bench.session->design().contains(key("kws_utilization_eager_pct")));
    bench.wizard->run({});
    QVERIFY(bench.session->design().contains(key("kws_utilization_eager_pct")));
}

void HonestStartTest::decisionsAreAskedFor()
{
    const auto decided = [](const LabBench &bench) {
        return bench.session->design().value(key("execution_mode")).toString();
    };
    LabBench bench;
    QSignalSpy refused(bench.wizard.get(), &WizardController::refused);
    bench.walkTo(Step::Explore);
    bench.wizard->setInput({{}, key("mode")}, key("cuda_graph"));
    bench.wizard->decide(key("mode"), key("compiled"));
    QCOMPARE(refused.count(), 1);
    bench.walkTo(Step::Reflect);
    QCOMPARE(decided(bench), QString());
    bench.wizard->decide(key("mode"), key("compiled"));
    QCOMPARE(decided(bench), key("compiled"));
    bench.wizard->decide(key("mode"), key("eager"));
    QCOMPARE(decided(bench), key("eager"));
    bench.wizard->decide(key("mode"), key("by hand"));
    bench.wizard->decide(key("engine"), key("eager"));
    QCOMPARE(refused.count(), 3);
    bench.ledger.setReadOnly(true);
    bench.wizard->decide(key("mode"), key("compiled"));
    QCOMPARE(refused.count(), 4);
    QCOMPARE(decided(bench), key("eager"));
}

void HonestStartTest::whatIsFoundStaysAsItWasFound()
{
    const QString field = key("breakeven_inferences");
    LabBench bench;
    bench.walkTo(Step::Reflect);
    bench.wizard->answerReflection(whyLower, key("fixed_cost"));
    bench.wizard->next();
    bench.wizard->next();
    for (const QuestionContent *question : bench.session->predictions(key("act2")))
        bench.wizard->commitPrediction(question->id, question->options.front().id);
    bench.wizard->next();
    bench.wizard->run(key("roi"));
    const auto set = [&bench](const char *input, const QVariant &value) {
        bench.wizard->setInput({key("roi"), key(input)}, value);
    };
    set("workload", key("resnet50"));
    set("gain", 1.0);
    QVERIFY(!bench.session->design().contains(field));
    set("gain", 0.48);
    set("per_day", 10000000);
    set("deployment_days", 0.0416);
    QCOMPARE(bench.session->design().value(field).toDouble(), 133608.0);
    QCOMPARE(bench.session->design().value(key("compilation_roi_positive")).toBool(), true);
    set("workload", key("kws"));
    set("gain", 1.0);
    QCOMPARE(bench.session->design().value(field).toDouble(), 133608.0);
    // Where the controls were read off before, what was found takes the place.
    QVERIFY(bench.ledger.setDesign(bench.session->content().chapter, {{field, 1334.0}}));
    emit bench.session->reloaded();
    QCOMPARE(bench.session->design().value(field).toDouble(), 133608.0);
}

void HonestStartTest::whatIsFoundSaysWhereItHolds()
{
    const auto found = [](double launch_us) {
        LabBench bench;
        QSignalSpy discovered(bench.wizard.get(), &WizardController::discovered);
        bench.walkTo(Step::Explore);
        bench.wizard->setInput({{}, key("launch_us")}, launch_us);
        bench.wizard->setInput({{}, key("workload")}, key("kws"));
        if (discovered.isEmpty())
            return QString();
        const DiscoveryContent &first = bench.session->currentAct().discoveries.front();
        return HoldsAt(bench.catalogue).found(first, bench.workbench.bench(act1));
    };
    const QString onScreen = found(10.0);
    QVERIFY(!onScreen.isEmpty());
    QVERIFY2(!onScreen.startsWith(key("Found (for ")), qPrintable(onScreen));
    QString elsewhere = found(20.0); // the screen shows other figures
    elsewhere.replace(QChar(0x202F), u' ').replace(QChar(0x00A0), u' ');
    elsewhere.remove(QChar(0x2068)).remove(QChar(0x2069));
    QVERIFY2(elsewhere.startsWith(QStringLiteral("Found (for Launch cost = 10 µs): ")),
             qPrintable(elsewhere));
}

RP_TEST(HonestStartTest)

} // namespace test_honest_start
#include "test_honest_start.moc"
