// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Proposals, what the learner writes, and the parts of the ledger that other models keep.
#include "models/content/option_order.h"
#include "models/session/commit_log.h"
#include "models/session/lab_session.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/track_lab.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <limits>

namespace test_proposals_and_writing {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

const QString only = QStringLiteral("only");
const QString chapter = QStringLiteral("97");
const QString pays = QStringLiteral("south_pays");
const QString why = QStringLiteral("why");
const QString how = QStringLiteral("how");

void walkTo(LabSession &session, Step step)
{
    session.recordSetting(QStringLiteral("track"), QStringLiteral("south"));
    while (session.place().step != step) {
        if (session.place().step == Step::Predict && !session.prediction(only, QStringLiteral("p")))
            QCOMPARE(session.commitPrediction(only, QStringLiteral("p"), QStringLiteral("a")), Refusal::None);
        if (session.place().step == Step::Explore)
            QCOMPARE(session.skipDiscoveries(only), Refusal::None);
        QCOMPARE(session.advance(), Refusal::None);
    }
}

CommitLog logOf(const std::vector<std::pair<QString, double>> &proposals)
{
    CommitLog log(QStringLiteral("id"));
    for (const auto &[option, value] : proposals) {
        CommitEntry entry;
        entry.kind = commit_kind::attempt;
        entry.chapter = chapter;
        entry.act = only;
        entry.item = pays;
        entry.option = option;
        entry.number = value;
        log.append(entry);
    }
    return log;
}

} // namespace

class ProposalsAndWritingTest : public QObject
{
    Q_OBJECT
private slots:
    void proposalsAreKept();
    void onlyWhatCanBeProposed();
    void noProposalTwice();
    void proposalsCantBeTakenBackByAnEarlierCopy();
    void writingWaitsForItsStep();
    void writingSurvivesARestart();
    void writingIsKeptFromDamage();
};

void ProposalsAndWritingTest::proposalsAreKept()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    walkTo(session, Step::Explore);
    QSignalSpy attempted(&session, &LabSession::challengeAttempted);
    QCOMPARE(session.recordProposal(only, pays, noneProposed, 0.0, false), Refusal::None);
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("kws"), 1.0, true), Refusal::None);
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("gpt2"), 1.0, true),
             Refusal::AlreadyCommitted);
    QCOMPARE(attempted.count(), 2);

    const LedgerReading reading = readLedger(ledger.toJson(), QStringLiteral("x.json"));
    QCOMPARE(reading.state, LedgerReading::State::Good);
    Ledger other;
    other.adopt(reading.document);
    const LabSession again(trackLab(), other);
    const ChallengeRecord record = again.challenge(only, pays);
    QCOMPARE(record.attempts.size(), size_t(2));
    QCOMPARE(record.attempts.front().option, QString(noneProposed));
    QVERIFY(!record.attempts.front().solved);
    QCOMPARE(record.attempts.back().option, QStringLiteral("kws"));
    QCOMPARE(record.attempts.back().value, 1.0);
    QVERIFY(record.solved());
}

void ProposalsAndWritingTest::onlyWhatCanBeProposed()
{
    LabContent lab = trackLab();
    ChallengeContent &asked = lab.acts.front().challenges.back();
    asked.leaveOut = QStringList{QStringLiteral("gpt2")};
    asked.none.reset();
    asked.noneText.clear();
    Ledger ledger;
    LabSession session(lab, ledger);
    walkTo(session, Step::Explore);
    const double never = std::numeric_limits<double>::infinity();
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("gpt2"), 1.0, true), Refusal::UnknownAnswer);
    QCOMPARE(session.recordProposal(only, pays, noneProposed, 1.0, true), Refusal::UnknownAnswer);
    QCOMPARE(session.recordProposal(only, pays, QString(), 1.0, true), Refusal::UnknownAnswer);
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("kws"), never, true), Refusal::UnknownAnswer);
    QCOMPARE(session.recordAttempt(only, pays, 1.0, true), Refusal::UnknownAnswer);
    QCOMPARE(session.recordProposal(only, QStringLiteral("p"), QStringLiteral("kws"), 1.0, true),
             Refusal::UnknownQuestion);
    QVERIFY(session.challenge(only, pays).attempts.empty());
    ledger.setReadOnly(true);
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("kws"), 1.0, true), Refusal::ReadOnly);
}

void ProposalsAndWritingTest::noProposalTwice()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    walkTo(session, Step::Explore);
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("kws"), 0.0, false), Refusal::None);
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("kws"), 1.0, true), Refusal::AlreadyCommitted);
    QCOMPARE(session.challenge(only, pays).attempts.size(), size_t(1));
    QCOMPARE(session.recordProposal(only, pays, QStringLiteral("gpt2"), 1.0, true), Refusal::None);
}

void ProposalsAndWritingTest::proposalsCantBeTakenBackByAnEarlierCopy()
{
    const QString kws = QStringLiteral("kws");
    const QString gpt2 = QStringLiteral("gpt2");
    const CommitLog now = logOf({{kws, 0.0}, {gpt2, 0.0}});
    QVERIFY(keepsAnswers(now, now));
    QVERIFY(!keepsAnswers(now, logOf({{kws, 0.0}})));
    QVERIFY(!keepsAnswers(now, logOf({{gpt2, 0.0}, {kws, 0.0}})));
}

void ProposalsAndWritingTest::writingWaitsForItsStep()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    const QString text = QStringLiteral("Because.");
    for (const Step step : {Step::Brief, Step::Predict, Step::Explore, Step::Reveal}) {
        walkTo(session, step);
        QCOMPARE(session.recordWriting(only, why, text), Refusal::Locked);
    }
    walkTo(session, Step::Reflect);
    QSignalSpy written(&session, &LabSession::writingChanged);
    QCOMPARE(session.recordWriting(QStringLiteral("act9"), why, text), Refusal::Locked);
    QCOMPARE(session.recordWriting(only, QStringLiteral("r"), text), Refusal::UnknownQuestion);
    QVERIFY(session.writing(only, why).isEmpty());
    QCOMPARE(session.recordWriting(only, why, text), Refusal::None);
    QCOMPARE(session.recordWriting(only, why, text), Refusal::None);
    QCOMPARE(written.count(), 1);
    QCOMPARE(session.writing(only, why), text);
    QVERIFY(session.writing(only, how).isEmpty());
    ledger.setReadOnly(true);
    QCOMPARE(session.recordWriting(only, why, QStringLiteral("No.")), Refusal::ReadOnly);
    QCOMPARE(session.writing(only, why), text);
    // Writing opens and closes nothing.
    QCOMPARE(session.state(only, Step::Reflect), StepState::Open);
}

void ProposalsAndWritingTest::writingSurvivesARestart()
{
    const StoreFolder at;
    // Several lines, other scripts, quotes, a character outside the first plane.
    const QString text = QStringLiteral("one\ntwo\t\"three\"\\ ثلاثة 四 \U0001F600");
    {
        Window window(at.path());
        LabSession session(trackLab(), window.ledger);
        walkTo(session, Step::Reflect);
        QCOMPARE(session.recordWriting(only, why, text), Refusal::None);
        QCOMPARE(session.recordWriting(only, how, QStringLiteral("so")), Refusal::None);
        QCOMPARE(session.recordWriting(only, how, QString()), Refusal::None);
    }
    Window window(at.path());
    QVERIFY(window.store.notices().empty());
    const LabSession session(trackLab(), window.ledger);
    QCOMPARE(session.writing(only, why), text);
    QVERIFY(session.writing(only, how).isEmpty());
    QCOMPARE(session.place(), (Place{only, Step::Reflect}));
}

void ProposalsAndWritingTest::writingIsKeptFromDamage()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    walkTo(session, Step::Reflect);
    QCOMPARE(session.recordWriting(only, why, QStringLiteral("Because.")), Refusal::None);
    QVERIFY(ledger.setPart(chapter, ledger_part::memo, {{"risk", "some"}}));
    json document = json::parse(ledger.toJson().toStdString());
    document["commits"][0]["item"] = "reveal";
    const LedgerReading reading =
        readLedger(QByteArray::fromStdString(document.dump()), QStringLiteral("x.json"));
    QCOMPARE(reading.state, LedgerReading::State::Damaged);
    Ledger mended;
    mended.adopt(salvage({reading}));
    const LabSession again(trackLab(), mended);
    QCOMPARE(again.writing(only, why), QStringLiteral("Because."));
    QVERIFY(mended.part(chapter, ledger_part::memo)["risk"] == "some");
}

RP_TEST(ProposalsAndWritingTest)

} // namespace test_proposals_and_writing
#include "test_proposals_and_writing.moc"
