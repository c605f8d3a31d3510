// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ledgers that earlier versions of the program wrote (tests/data/ledgers): they open, everything in them
// counts, and later labs take over what they hold. "version0" is of the first schema; "act1" and "act2" are
// from when Lab 07 had so many acts, "captures" from before there was an index of what was seen.
#include "models/check/lab_loader.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "models/session/taken.h"
#include "tests/models/labs/third_lab.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTest>

namespace test_older_ledgers {

using namespace rp;
using namespace rp::test;

namespace {

using State = TakenEntry::State;

TakenEntry entryFor(const Taken &taken, const QString &input)
{
    for (const TakenEntry &entry : taken.entries()) {
        if (entry.take->input.text() == input)
            return entry;
    }
    return {};
}

} // namespace

class OlderLedgersTest : public QObject
{
    Q_OBJECT
private slots:
    void theyOpen_data();
    void theyOpen();
    void placeAndAnswersAreThere_data();
    void placeAndAnswersAreThere();
    void laterLabsTakeThemOver_data();
    void laterLabsTakeThemOver();
    void anActThatCameLaterHoldsNobodyUp();
    void whatIsMoreToFindNowStaysFound();

private:
    static void files();
    static LedgerReading read(const QString &name);
};

void OlderLedgersTest::files()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("version 0") << key("version0");
    QTest::newRow("act 1") << key("act1");
    QTest::newRow("act 2") << key("act2");
    QTest::newRow("captures") << key("captures");
}

LedgerReading OlderLedgersTest::read(const QString &name)
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/%1.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? readLedger(file.readAll(), file.fileName()) : LedgerReading();
}

void OlderLedgersTest::theyOpen_data()
{
    files();
}

void OlderLedgersTest::theyOpen()
{
    QFETCH(QString, file);
    const LedgerReading reading = read(file);
    QVERIFY2(reading.state == LedgerReading::State::Good, qPrintable(reading.reason));
    Ledger ledger;
    ledger.adopt(reading.document);
    QCOMPARE(ledger.chapters(), QStringList{seven});
    // Written again and read again, it says the same.
    const LedgerReading again = readLedger(ledger.toJson(), file);
    QVERIFY2(again.state == LedgerReading::State::Good, qPrintable(again.reason));
    QCOMPARE(writeLedger(again.document), ledger.toJson());
}

void OlderLedgersTest::placeAndAnswersAreThere_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("act");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("actsDone");
    QTest::newRow("version 0") << key("version0") << key("act1") << int(Step::Brief) << 0;
    QTest::newRow("act 1") << key("act1") << key("act1") << int(Step::Reflect) << 1;
    QTest::newRow("act 2") << key("act2") << key("act2") << int(Step::Predict) << 1;
    QTest::newRow("captures") << key("captures") << key("act2") << int(Step::Predict) << 1;
}

void OlderLedgersTest::placeAndAnswersAreThere()
{
    QFETCH(QString, file);
    QFETCH(QString, act);
    QFETCH(int, step);
    QFETCH(int, actsDone);
    Ledger ledger;
    ledger.adopt(read(file).document);
    const LabLibrary library = loadLabs();
    const LabSession session(*library.lab(key("lab07")), ledger);
    QCOMPARE(session.place(), (Place{act, Step(step)}));
    int done = 0;
    for (const ActContent &content : session.content().acts)
        done += session.isActDone(content.id) ? 1 : 0;
    QCOMPARE(done, actsDone);
    const QVariantMap inputs = session.savedInputs(key("act1"));
    QCOMPARE(inputs.isEmpty(), actsDone == 0);
}

void OlderLedgersTest::whatIsMoreToFindNowStaysFound()
{
    Ledger ledger;
    ledger.adopt(read(key("act1")).document);
    const LabLibrary library = loadLabs();
    const LabSession session(*library.lab(key("lab07")), ledger);
    const ActContent &act = session.content().acts.front();
    int more = 0;
    for (const DiscoveryContent &discovery : act.discoveries) {
        if (!session.applies(discovery.tracks))
            continue; // of a track that this learner is not on
        QVERIFY2(session.discovered(act.id, discovery.id), qPrintable(discovery.id));
        more += discovery.core ? 0 : 1;
    }
    QVERIFY(more > 0);
}

void OlderLedgersTest::laterLabsTakeThemOver_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("context");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QVariant>("fused");
    QTest::newRow("version 0") << key("version0") << key("edge") << key("cuda_graph") << QVariant(true);
    QTest::newRow("act 1") << key("act1") << key("edge") << key("compiled") << QVariant();
    QTest::newRow("act 2") << key("act2") << key("cloud") << key("compiled") << QVariant(true);
}

void OlderLedgersTest::laterLabsTakeThemOver()
{
    QFETCH(QString, file);
    QFETCH(QString, context);
    QFETCH(QString, mode);
    QFETCH(QVariant, fused);
    Ledger ledger;
    ledger.adopt(read(file).document);
    const LabContent third = thirdLab();
    const Taken taken(third, ledger);
    QCOMPARE(entryFor(taken, key("context")).value.toString(), context);
    QCOMPARE(entryFor(taken, key("launches.mode")).value.toString(), mode);
    QCOMPARE(entryFor(taken, key("fusing.fused")).value, fused);
    QVERIFY(entryFor(taken, key("fusing.granularity")).state == State::Missing);
    // So do the program's own.
    const LabLibrary library = loadLabs();
    const LabContent *eleventh = library.lab(key("lab11"));
    QVERIFY(eleventh);
    const Taken own(*eleventh, ledger);
    QCOMPARE(entryFor(own, key("context")).value.toString(), context);
    QCOMPARE(entryFor(own, key("fusion")).value, fused);
    const State intensities = file == key("act2") ? State::Taken : State::Missing;
    QVERIFY(entryFor(own, key("carried_unfused")).state == intensities);
    QVERIFY(entryFor(own, key("carried_fused")).state == intensities);
}

/// Lab 07 before there was the reality check: acts 1, 2 and 3.
void OlderLedgersTest::anActThatCameLaterHoldsNobodyUp()
{
    const LabLibrary library = loadLabs();
    const LabContent now = *library.lab(key("lab07"));
    LabContent before = now;
    std::erase_if(before.acts, [](const ActContent &act) { return act.id == key("reality"); });
    QCOMPARE(before.acts.size() + 1, now.acts.size());
    Ledger ledger;
    LabSession old(before, ledger);
    ledger.setSetting(key("track"), key("cloud"));
    const auto walk = [](LabSession &session, const Place &end) {
        while (session.place() != end) {
            const ActContent &act = session.currentAct();
            for (const QuestionContent &question : act.predictions)
                (void)session.commitPrediction(act.id, question.id, question.options.front().id);
            (void)session.skipDiscoveries(act.id);
            for (const QuestionContent &question : act.reflections)
                (void)session.answerReflection(act.id, question.id, question.correct);
            QCOMPARE(session.advance(), Refusal::None);
        }
    };
    // At the end of act 2 the new act is simply the next one.
    walk(old, {key("act2"), Step::Reflect});
    {
        LabSession session(now, ledger);
        QCOMPARE(session.place(), (Place{key("act2"), Step::Reflect}));
        QCOMPARE(session.state(key("reality"), Step::Brief), StepState::Locked);
    }
    walk(old, {key("act3"), Step::Predict});
    LabSession session(now, ledger);
    QCOMPARE(session.place(), (Place{key("act3"), Step::Predict}));
    QCOMPARE(session.state(key("act3"), Step::Predict), StepState::Open);
    QCOMPARE(session.state(key("act3"), Step::Explore), StepState::Locked);
    QVERIFY(!session.isActDone(key("reality")));
    QCOMPARE(session.goTo({key("reality"), Step::Brief}), Refusal::None);
    QCOMPARE(session.goTo({key("reality"), Step::Explore}), Refusal::Locked);
    // Who begins now takes the acts in their order.
    Ledger fresh;
    LabSession beginner(now, fresh);
    walk(beginner, {key("reality"), Step::Brief});
    QCOMPARE(beginner.state(key("act3"), Step::Brief), StepState::Locked);
}

RP_TEST(OlderLedgersTest)

} // namespace test_older_ledgers
#include "test_older_ledgers.moc"
