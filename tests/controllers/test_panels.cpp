// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Acts with several instruments through the controller.
#include "models/store/ledger_store.h"
#include "tests/controllers/panel_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace test_panels {

using namespace rp;
using namespace rp::test;

namespace {

const QString only = QStringLiteral("only");
const QString edge = QStringLiteral("edge");
const QString cloud = QStringLiteral("cloud");

} // namespace

class PanelsTest : public QObject
{
    Q_OBJECT
private slots:
    void inputsAreNamedByPanel();
    void lockedUntilPredicted();
    void contextReachesEveryInstrument();
    void unknownContextChangesNothing();
    void inputsComeBackExactly();
    void contextChosenElsewhereWins();
    void anotherLedgerTakesOverWithoutTraces();
};

void PanelsTest::inputsAreNamedByPanel()
{
    PanelBench bench;
    bench.explore();
    bench.set("b.level", 2.0);
    QCOMPARE(bench.at("a.level").toDouble(), 1.0);
    QCOMPARE(bench.at("b.level").toDouble(), 2.0);
    bench.set("level", 4.0); // bare: the first panel
    QCOMPARE(bench.at("a.level").toDouble(), 4.0);
    QCOMPARE(bench.at("b.level").toDouble(), 2.0);
    QCOMPARE(bench.session->savedInputs(only), bench.bench.saveInputs());
    QVERIFY(bench.refusals.isEmpty());
}

void PanelsTest::lockedUntilPredicted()
{
    PanelBench bench;
    bench.wizard->next();
    bench.set("b.level", 2.0);
    bench.wizard->setWorkload(key("gpt2"));
    QCOMPARE(bench.at("b.level").toDouble(), 1.0);
    QCOMPARE(bench.refusedInputs, (QStringList{key("b.level"), key("workload")}));
    QVERIFY(bench.session->savedInputs(only).isEmpty());
    QVERIFY(!bench.session->design().contains(key("first_breakeven")));
}

void PanelsTest::contextReachesEveryInstrument()
{
    PanelBench bench;
    bench.wizard->setContext(edge); // also while the act is locked
    QCOMPARE(bench.at("a.context").toString(), edge);
    QCOMPARE(bench.at("b.context").toString(), edge);
    bench.explore();
    QSignalSpy recorded(&bench.ledger, &Ledger::edited);
    bench.set("b.context", cloud);
    QCOMPARE(bench.at("a.context").toString(), cloud);
    QCOMPARE(bench.at("b.context").toString(), cloud);
    QCOMPARE(bench.ledger.setting(key("context")).toString(), cloud);
    QCOMPARE(bench.session->design().value(key("context")).toString(), cloud);
    QVERIFY(bench.refusals.isEmpty());
}

void PanelsTest::unknownContextChangesNothing()
{
    PanelBench bench;
    bench.explore();
    bench.wizard->setContext(key("moon"));
    bench.set("b.context", key("moon"));
    QCOMPARE(bench.refusedInputs, (QStringList{key("context"), key("b.context")}));
    QCOMPARE(bench.at("a.context").toString(), cloud);
    QCOMPARE(bench.ledger.setting(key("context")).toString(), cloud);
}

void PanelsTest::inputsComeBackExactly()
{
    const QTemporaryDir dir;
    QVariantMap left;
    QVariantMap design;
    {
        PanelBench bench(dir.path());
        bench.explore();
        bench.wizard->setContext(edge);
        bench.set("a.days", 12.5);
        bench.set("b.days", 0.75);
        bench.set("a.gain", 0.123456789012345678);
        for (const double level : {3.0, 7.0, 2.0})
            bench.set("b.level", level);
        bench.set("b.workload", key("gpt2"));
        bench.wizard->attemptChallenge(key("pay"), 1.0 / 3.0);
        left = bench.bench.saveInputs();
        design = bench.session->design();
    }
    PanelBench bench(dir.path());
    QCOMPARE(bench.session->place(), (Place{only, Step::Explore}));
    QCOMPARE(bench.bench.saveInputs(), left);
    QCOMPARE(bench.session->design(), design);
    QCOMPARE(bench.challenge("pay").attempts.front().value, 1.0 / 3.0);
    QCOMPARE(bench.at("b.moves").toDouble(), 3.0);
}

void PanelsTest::contextChosenElsewhereWins()
{
    const QTemporaryDir dir;
    {
        PanelBench bench(dir.path());
        bench.explore();
        bench.set("a.days", 12.5);
        // As another lab's window, or an import, leaves it.
        bench.ledger.setSetting(key("context"), edge);
    }
    PanelBench bench(dir.path());
    QCOMPARE(bench.at("a.context").toString(), edge);
    QCOMPARE(bench.at("b.context").toString(), edge);
    QCOMPARE(bench.at("a.days").toDouble(), 1.0); // a context brings its own
}

void PanelsTest::anotherLedgerTakesOverWithoutTraces()
{
    const QTemporaryDir dir;
    const QString saved = dir.filePath(key("saved.json"));
    {
        PanelBench bench(dir.filePath(key("one")));
        bench.explore();
        bench.set("b.gain", 0.25);
        QCOMPARE(bench.store->saveAs(saved), QString());
    }
    PanelBench bench(dir.filePath(key("two")));
    bench.explore();
    bench.set("a.level", 9.0);
    bench.set("b.level", 9.0);
    bench.set("b.cost", 77.0);
    QVERIFY(bench.session->discovered(only, key("far")));
    QVERIFY(bench.challenge("moves").solved());
    QCOMPARE(bench.store->continueFrom(saved), QString());
    // Neither what the other learner left nor anything in between counts here.
    QVERIFY(!bench.session->needMet(only, {key("far"), 0}));
    QVERIFY(!bench.session->needMet(only, {key("far"), 1}));
    QVERIFY(bench.challenge("moves").attempts.empty());
    QCOMPARE(bench.at("b.gain").toDouble(), 0.25);
    QCOMPARE(bench.at("b.cost").toDouble(), 30.0);
    QCOMPARE(bench.at("a.level").toDouble(), 1.0);
}

RP_TEST(PanelsTest)

} // namespace test_panels
#include "test_panels.moc"
