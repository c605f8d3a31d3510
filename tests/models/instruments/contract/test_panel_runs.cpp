// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which panels of Explore were run, and that no ledger says so that has not earned it.
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/two_panel_lab.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

namespace test_panel_runs {

using namespace rp;
using namespace rp::test;

namespace {

const QString only = QStringLiteral("only");
const QString a = QStringLiteral("a");
const QString b = QStringLiteral("b");
const QString chapter = QStringLiteral("98");

void explore(LabSession &session)
{
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.commitPrediction(only, QStringLiteral("p"), a), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
}

CommitEntry entryOf(QLatin1String kind, const QString &item)
{
    CommitEntry entry = commitEntry(kind, item);
    entry.chapter = chapter;
    entry.act = only;
    return entry;
}

} // namespace

class PanelRunsTest : public QObject
{
    Q_OBJECT
private slots:
    void oneRunIsKept();
    void whatWasFoundEarlierCountsAsRun();
    void aForgedRunOpensNothing();
    void aReadOnlyLedgerKeepsNoRun();
};

void PanelRunsTest::oneRunIsKept()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    explore(session);
    QSignalSpy run(&session, &LabSession::panelRun);
    QCOMPARE(session.recordRun(only, {}), Refusal::None); // the first
    QCOMPARE(session.recordRun(only, a), Refusal::None);  // again
    QCOMPARE(run.count(), 1);
    QCOMPARE(run.first().at(1).toString(), a);
    QVERIFY(session.hasRun(only, a));
    QVERIFY(session.hasRun(only, {}));
    QVERIFY(!session.hasRun(only, b));
    QCOMPARE(session.recordRun(only, QStringLiteral("c")), Refusal::UnknownQuestion);

    Ledger again;
    again.adopt(readLedger(ledger.toJson(), QStringLiteral("ledger.json")).document);
    const LabSession restored(twoPanelLab(), again);
    QVERIFY(restored.hasRun(only, a));
    QVERIFY(!restored.hasRun(only, b));
}

void PanelRunsTest::whatWasFoundEarlierCountsAsRun()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    explore(session);
    QVERIFY(ledger.commit(entryOf(commit_kind::seen, QStringLiteral("far#0"))));
    QVERIFY(session.hasRun(only, a));
    QVERIFY(session.hasRun(only, b));

    // With a run before it the ledger is of this program, and each panel waits for its own.
    Ledger later;
    LabSession own(twoPanelLab(), later);
    explore(own);
    QCOMPARE(own.recordRun(only, a), Refusal::None);
    QCOMPARE(own.recordNeed(only, {QStringLiteral("dear"), 0}), Refusal::None);
    QVERIFY(!own.hasRun(only, b));
}

void PanelRunsTest::aForgedRunOpensNothing()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    explore(session);
    nlohmann::json file = nlohmann::json::parse(ledger.toJson().toStdString());
    nlohmann::json forged = file["commits"].back();
    forged["kind"] = "run";
    forged["item"] = "a";
    forged.erase("option");
    forged.erase("correct");
    file["commits"].push_back(forged);
    file["head"]["count"] = file["commits"].size();
    const LedgerReading reading =
        readLedger(QByteArray::fromStdString(file.dump()), QStringLiteral("ledger.json"));
    QVERIFY(reading.state == LedgerReading::State::Damaged);
    Ledger salvaged;
    salvaged.adopt(salvage({reading}));
    const LabSession restored(twoPanelLab(), salvaged);
    QVERIFY(restored.instrumentOpen(only));
    QVERIFY(!restored.hasRun(only, a));
}

void PanelRunsTest::aReadOnlyLedgerKeepsNoRun()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    explore(session);
    ledger.setReadOnly(true);
    const QByteArray before = ledger.toJson();
    QCOMPARE(session.recordRun(only, a), Refusal::None);
    QVERIFY(session.hasRun(only, a)); // in this window
    QCOMPARE(ledger.toJson(), before);
    const LabSession other(twoPanelLab(), ledger);
    QVERIFY(!other.hasRun(only, a));
    ledger.adopt(ledger.document());
    QVERIFY(!session.hasRun(only, a));
}

RP_TEST(PanelRunsTest)

} // namespace test_panel_runs
#include "test_panel_runs.moc"
