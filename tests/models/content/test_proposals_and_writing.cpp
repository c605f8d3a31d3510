// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Proposals, what the learner writes, and the parts of the ledger that other models keep.
#include "models/content/proposal.h"
#include "models/session/lab_session.h"
#include "models/session/ledger_document.h"
#include "models/store/kept_answers.h"
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
    void writingOfAnotherShapeIsNotRead();
    void partsStayBesideEachOther();
    void readOnlyKeepsNoPart();
    void everyKindOfCommitIsReadAgain();
    void earlierLedgersHaveNoParts();
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

void ProposalsAndWritingTest::writingOfAnotherShapeIsNotRead()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    walkTo(session, Step::Reflect);
    for (const json &odd :
         {json(3), json::array({1}), json{{"only", "text"}}, json{{"only", {{"why", 7}}}}}) {
        QVERIFY(ledger.setPart(chapter, ledger_part::writings, odd));
        QVERIFY(!session.writing(only, why).contains(QStringLiteral("text")));
        QCOMPARE(session.recordWriting(only, why, QStringLiteral("Mine.")), Refusal::None);
        QCOMPARE(session.writing(only, why), QStringLiteral("Mine."));
        QCOMPARE(readLedger(ledger.toJson(), QStringLiteral("x.json")).state, LedgerReading::State::Good);
    }
}

void ProposalsAndWritingTest::partsStayBesideEachOther()
{
    Ledger ledger;
    QSignalSpy told(&ledger, &Ledger::partChanged);
    QSignalSpy edited(&ledger, &Ledger::edited);
    QVERIFY(ledger.part(chapter, ledger_part::memo).is_null());
    QVERIFY(ledger.setPart(chapter, ledger_part::memo, {{"risk", "some"}}));
    QVERIFY(ledger.setPart(chapter, ledger_part::memo, {{"risk", "some"}}));
    QVERIFY(ledger.setPart(chapter, ledger_part::evidence, json::array({{{"id", "e1"}}})));
    QVERIFY(ledger.setInputs(chapter, only, {{QStringLiteral("a.level"), 2.0}}));
    QCOMPARE(told.count(), 2);
    QCOMPARE(told.first(), (QVariantList{chapter, QString(ledger_part::memo)}));
    QCOMPARE(edited.count(), 3);
    const LedgerReading reading = readLedger(ledger.toJson(), QStringLiteral("x.json"));
    QCOMPARE(reading.state, LedgerReading::State::Good);
    Ledger other;
    other.adopt(reading.document);
    QVERIFY(other.part(chapter, ledger_part::memo)["risk"] == "some");
    QCOMPARE(other.part(chapter, ledger_part::evidence).size(), size_t(1));
    QVERIFY(other.part(QStringLiteral("8"), ledger_part::memo).is_null());
    QCOMPARE(other.inputs(chapter, only).value(QStringLiteral("a.level")).toDouble(), 2.0);
}

void ProposalsAndWritingTest::readOnlyKeepsNoPart()
{
    Ledger ledger;
    ledger.setReadOnly(true);
    QVERIFY(!ledger.setPart(chapter, ledger_part::memo, {{"risk", "some"}}));
    QVERIFY(ledger.part(chapter, ledger_part::memo).is_null());
}

void ProposalsAndWritingTest::everyKindOfCommitIsReadAgain()
{
    Ledger ledger;
    const QLatin1String kinds[] = {
        commit_kind::prediction,    commit_kind::reflection, commit_kind::retry,   commit_kind::exercise,
        commit_kind::exerciseRetry, commit_kind::attempt,    commit_kind::step,    commit_kind::seen,
        commit_kind::discovery,     commit_kind::skip,       commit_kind::capture, commit_kind::voided};
    for (const QLatin1String kind : kinds) {
        CommitEntry entry;
        entry.kind = kind;
        entry.chapter = chapter;
        entry.act = only;
        entry.item = QStringLiteral("x");
        entry.number = 1.0;
        entry.option = QStringLiteral("a");
        QVERIFY(ledger.commit(std::move(entry)));
    }
    const LedgerReading reading = readLedger(ledger.toJson(), QStringLiteral("x.json"));
    QVERIFY2(reading.state == LedgerReading::State::Good, qPrintable(reading.reason));
    QCOMPARE(reading.document.log.entries(), ledger.log().entries());
}

void ProposalsAndWritingTest::earlierLedgersHaveNoParts()
{
    Ledger ledger;
    QVERIFY(ledger.setInputs(QStringLiteral("7"), QStringLiteral("act1"), {{QStringLiteral("x"), 1.0}}));
    const LabSession session(trackLab(), ledger);
    QVERIFY(session.writing(only, why).isEmpty());
    QVERIFY(!ledger.toJson().contains("writings"));
}

RP_TEST(ProposalsAndWritingTest)

} // namespace test_proposals_and_writing
#include "test_proposals_and_writing.moc"
