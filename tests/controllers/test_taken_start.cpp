// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lab starts from what others have left in the ledger: the third, made-up lab with its real instruments.
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "models/catalogue/catalogue.h"
#include "models/content/lab_content.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "models/session/taken.h"
#include "tests/models/labs/third_lab.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTest>

namespace test_taken_start {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

using State = TakenEntry::State;

const QString one = QStringLiteral("one");
const QString two = QStringLiteral("two");

/// What labs 07 and 11 leave when they are finished.
void leaveDesigns(Ledger &ledger)
{
    (void)ledger.setDesign(seven, {{key("context"), key("edge")},
                                   {key("fusion_enabled"), true},
                                   {key("execution_mode"), key("compiled")}});
    (void)ledger.setDesign(
        eleven,
        {{key("fusion"), key("none")}, {key("mfu_percent"), 31.5}, {key("bound_type"), key("memory")}});
}

/// The lab, open on a ledger.
struct Open
{
    explicit Open(Ledger &on)
        : ledger(on)
        , lab(thirdLab())
        , catalogue(catalogueFor(lab, builtInCatalogue()))
        , session(lab, ledger)
        , workbench(Workbench::make(lab, catalogue))
        , wizard(session, workbench)
        , settings(ledger, wizard, catalogue)
    {
    }

    QVariant at(const char *name) const
    {
        const PanelName input = PanelName::parse(QLatin1String(name));
        const Bench &bench = workbench.bench(input.panel == key("fusing") ? one : two);
        return bench.instrument(input.panel)->input(input.name);
    }
    TakenEntry entry(const char *input) const
    {
        for (const TakenEntry &found : session.taken().entries()) {
            if (found.take->input.text() == QLatin1String(input))
                return found;
        }
        qFatal("no such entry");
    }
    /// As far as to the Explore step of an act.
    void explore(const QString &act)
    {
        while (session.place() != Place{act, Step::Explore}) {
            wizard.commitPrediction(key("prediction"), key("no"));
            if (session.place().step == Step::Explore)
                wizard.skipDiscoveries();
            if (session.place().step == Step::Reflect)
                wizard.answerReflection(key("reflection"), key("yes"));
            wizard.next();
        }
    }

    Ledger &ledger;
    LabContent lab;
    Catalogue catalogue;
    LabSession session;
    Workbench workbench;
    WizardController wizard;
    SettingsController settings;
};

} // namespace

class TakenStartTest : public QObject
{
    Q_OBJECT
private slots:
    void startsFromTheOthers();
    void whatWasChangedHereStays();
    void isTakenOverAgainWhenAsked();
    void readOnlyWindowStartsFromIt();
};

void TakenStartTest::startsFromTheOthers()
{
    Ledger ledger;
    leaveDesigns(ledger);
    const Open lab(ledger);
    QCOMPARE(ledger.setting(key("context")).toString(), key("edge"));
    for (const char *panel : {"fusing.context", "launches.context", "payback.context"})
        QCOMPARE(lab.at(panel).toString(), key("edge"));
    QCOMPARE(lab.at("fusing.fused"), QVariant(true));
    QCOMPARE(lab.at("fusing.granularity").toString(), key("primitive"));
    QCOMPARE(lab.at("launches.mode").toString(), key("compiled"));
    QCOMPARE(lab.at("launches.workload").toString(), key("gpt2"));
    QCOMPARE(lab.at("payback.compile_s").toDouble(), 31.5);
    for (const TakenEntry &entry : lab.session.taken().entries())
        QVERIFY(entry.state == State::Taken && !entry.isNew && !entry.isOutdated);
    // Inputs are recorded only once the act is open: a gate is no matter of where values come from.
    QVERIFY(ledger.inputs(twelve, one).isEmpty());
    QVERIFY(!lab.session.instrumentOpen(one));
}

void TakenStartTest::whatWasChangedHereStays()
{
    Ledger ledger;
    leaveDesigns(ledger);
    {
        Open lab(ledger);
        lab.explore(one);
        QCOMPARE(lab.at("fusing.fused"), QVariant(true));
        lab.wizard.setInput({{}, key("fused")}, false);
    }
    (void)ledger.setDesign(seven, {{key("fusion_enabled"), false}});
    (void)ledger.setDesign(seven, {{key("fusion_enabled"), true}});
    (void)ledger.setDesign(eleven, {{key("fusion"), key("all")}});
    const Open lab(ledger);
    QCOMPARE(lab.at("fusing.fused"), QVariant(false));
    QCOMPARE(lab.at("fusing.granularity").toString(), key("primitive"));
    QVERIFY(lab.entry("fusing.granularity").isOutdated);
    QVERIFY(!lab.entry("fusing.fused").isOutdated);
    QCOMPARE(lab.entry("fusing.granularity").value.toString(),
             key("none")); // what was taken, whatever is there now
}

void TakenStartTest::isTakenOverAgainWhenAsked()
{
    Ledger ledger;
    leaveDesigns(ledger);
    Open lab(ledger);
    lab.explore(two);
    lab.wizard.setInput({key("launches"), key("mode")}, key("eager"));
    (void)ledger.setDesign(seven,
                           {{key("execution_mode"), key("cuda_graph")}, {key("context"), key("cloud")}});
    (void)ledger.setDesign(eleven, {{key("mfu_percent"), 4000.0}});
    QCOMPARE(lab.at("launches.mode").toString(), key("eager")); // nothing happens by itself
    QCOMPARE(lab.at("launches.context").toString(), key("edge"));
    QSignalSpy said(&lab.wizard, &WizardController::said);
    const QSignalSpy refused(&lab.wizard, &WizardController::refused);
    lab.wizard.takeOver();
    QCOMPARE(said.count(), 1);
    QVERIFY(said.front().front().toString().contains(QLatin1Char('2')));
    QCOMPARE(refused.count(), 0);
    QCOMPARE(lab.at("launches.mode").toString(), key("cuda_graph"));
    QCOMPARE(lab.at("launches.context").toString(), key("cloud"));
    QCOMPARE(ledger.setting(key("context")).toString(), key("cloud"));
    QCOMPARE(lab.at("payback.compile_s").toDouble(), 31.5); // what it can't have, it has not
    for (const TakenEntry &entry : lab.session.taken().entries())
        QVERIFY(!entry.isOutdated);
    // It comes back.
    const Open again(ledger);
    QCOMPARE(again.at("launches.mode").toString(), key("cuda_graph"));
}

void TakenStartTest::readOnlyWindowStartsFromIt()
{
    Ledger ledger;
    leaveDesigns(ledger);
    ledger.setReadOnly(true);
    const QByteArray before = ledger.toJson();
    Open lab(ledger);
    QCOMPARE(lab.at("fusing.fused"), QVariant(true));
    QVERIFY(ledger.part(twelve, ledger_part::taken).is_null());
    QVERIFY(lab.entry("fusing.fused").state == State::Taken);
    QSignalSpy refused(&lab.wizard, &WizardController::refused);
    lab.wizard.takeOver();
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().contains(key("ledger")));
    QCOMPARE(json::parse(ledger.toJson().toStdString())["labs"].dump(),
             json::parse(before.toStdString())["labs"].dump());
}

RP_TEST(TakenStartTest)

} // namespace test_taken_start
#include "test_taken_start.moc"
