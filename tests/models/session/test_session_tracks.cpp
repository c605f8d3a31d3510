// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a learner's track changes in the session, and what it never takes away.
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/track_lab.h"
#include "tests/support/test_main.h"

namespace test_session_tracks {
using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

const QString only = QStringLiteral("only");
const QString north = QStringLiteral("north");
const QString south = QStringLiteral("south");
const QString track = QStringLiteral("track");
const QString northPays = QStringLiteral("north_pays");
const QString southPays = QStringLiteral("south_pays");
const QString kws = QStringLiteral("kws");

template<typename Entry>
QStringList ids(const std::vector<const Entry *> &entries)
{
    QStringList found;
    for (const Entry *entry : entries)
        found.append(entry->id);
    return found;
}

void choose(LabSession &session, const QString &key)
{
    session.recordSetting(track, key);
}

void predict(LabSession &session)
{
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.commitPrediction(only, QStringLiteral("p"), QStringLiteral("a")), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
}

/// What the learner's track asks for in the Explore step.
void exploreTrack(LabSession &session)
{
    for (const DiscoveryContent *discovery : session.discoveries(only))
        QCOMPARE(session.recordNeed(only, {discovery->id, 0}), Refusal::None);
    for (const ChallengeContent *challenge : session.challenges(only))
        QCOMPARE(session.recordProposal(only, challenge->id, kws, 1.0, true), Refusal::None);
}

} // namespace

class SessionTracksTest : public QObject
{
    Q_OBJECT
private slots:
    void everythingOfOtherTracksIsNotThere();
    void briefWaitsForATrack();
    void noRoadLeadsAroundTheTrack();
    void ownTrackDecidesWhenExploringIsDone();
    void whatWasReachedOnOneTrackStaysReached();
    void halfOfEachTrackIsNoWhole();
    void changingTheTrackKeepsEverything();
    void onlyTheCoreIsNeeded();
    void predictionsAreThoseOfTheTrack();
    void predictionsOfOneTrackAreEnoughOnAnother();
};

void SessionTracksTest::everythingOfOtherTracksIsNotThere()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    choose(session, north);
    predict(session);
    QCOMPARE(ids(session.panels(only)), (QStringList{QStringLiteral("a"), QStringLiteral("x")}));
    QCOMPARE(ids(session.discoveries(only)), (QStringList{QStringLiteral("both"), north}));
    QCOMPARE(ids(session.challenges(only)), QStringList{northPays});
    QCOMPARE(session.recordNeed(only, {south, 0}), Refusal::UnknownQuestion);
    QCOMPARE(session.recordProposal(only, southPays, kws, 1.0, true), Refusal::UnknownQuestion);
    QVERIFY(!session.discovered(only, south));
    QVERIFY(session.challenge(only, southPays).attempts.empty());
    QVERIFY(session.panels(QStringLiteral("act9")).empty());
    QVERIFY(session.discoveries(QStringLiteral("act9")).empty());
    QVERIFY(session.challenges(QStringLiteral("act9")).empty());
}

void SessionTracksTest::briefWaitsForATrack()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    QCOMPARE(session.blockedBy(), Refusal::TrackMissing);
    QCOMPARE(session.advance(), Refusal::TrackMissing);
    ledger.setReadOnly(true);
    QCOMPARE(session.advance(), Refusal::TrackMissing);
    ledger.setReadOnly(false);
    choose(session, north);
    QCOMPARE(session.blockedBy(), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.place(), (Place{only, Step::Predict}));
    // A brief that has been left stays so, whatever becomes of the setting.
    choose(session, QString());
    QCOMPARE(session.state(only, Step::Predict), StepState::Open);
    QCOMPARE(session.goTo({only, Step::Brief}), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
}

void SessionTracksTest::noRoadLeadsAroundTheTrack()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    const auto everythingIsLocked = [](LabSession &asked) {
        for (const Step step : {Step::Predict, Step::Explore, Step::Reveal, Step::Reflect}) {
            QCOMPARE(asked.state(only, step), StepState::Locked);
            QCOMPARE(asked.goTo({only, step}), Refusal::Locked);
        }
        QCOMPARE(asked.commitPrediction(only, QStringLiteral("p"), QStringLiteral("a")), Refusal::Locked);
        QCOMPARE(asked.recordNeed(only, {QStringLiteral("both"), 0}), Refusal::Locked);
        QCOMPARE(asked.recordProposal(only, southPays, kws, 1.0, true), Refusal::Locked);
        QCOMPARE(asked.recordAttempt(only, southPays, 1.0, true), Refusal::Locked);
        QCOMPARE(asked.recordInputs(only, {}), Refusal::Locked);
        QCOMPARE(asked.recordWriting(only, QStringLiteral("why"), QStringLiteral("x")), Refusal::Locked);
        QCOMPARE(asked.skipDiscoveries(only), Refusal::Locked);
        QVERIFY(!asked.instrumentOpen(only));
        QCOMPARE(asked.place(), (Place{only, Step::Brief}));
    };
    everythingIsLocked(session);
    // A place written into the file opens nothing.
    QVERIFY(ledger.setPlace(QStringLiteral("97"), {only, QStringLiteral("explore")}));
    LabSession restored(trackLab(), ledger);
    everythingIsLocked(restored);
    // Nor does a sealed entry that someone adds by hand.
    json document = json::parse(ledger.toJson().toStdString());
    document["commits"].push_back({{"kind", "step"},
                                   {"chapter", "97"},
                                   {"act", "only"},
                                   {"item", "brief"},
                                   {"content", "1"},
                                   {"at", "2026-01-01T00:00:00.000Z"},
                                   {"seal", std::string(64, '0')}});
    const LedgerReading reading =
        readLedger(QByteArray::fromStdString(document.dump()), QStringLiteral("x.json"));
    QCOMPARE(reading.state, LedgerReading::State::Damaged);
    QVERIFY(reading.document.log.entries().empty());
}

void SessionTracksTest::ownTrackDecidesWhenExploringIsDone()
{
    for (const QString &key : {north, south}) {
        Ledger ledger;
        LabSession session(trackLab(), ledger);
        choose(session, key);
        predict(session);
        QCOMPARE(session.advance(), Refusal::NotAnswered);
        QVERIFY(!session.challengesDone(only));
        exploreTrack(session);
        QVERIFY(session.challengesDone(only));
        QCOMPARE(session.state(only, Step::Explore), StepState::Done);
        QCOMPARE(session.advance(), Refusal::None);
    }
}

void SessionTracksTest::whatWasReachedOnOneTrackStaysReached()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    choose(session, north);
    predict(session);
    exploreTrack(session);
    QCOMPARE(session.advance(), Refusal::None);
    choose(session, south);
    QVERIFY(!session.challengesDone(only)); // there is something new to do, but nothing is locked
    QCOMPARE(session.state(only, Step::Reveal), StepState::Open);
    QCOMPARE(session.place(), (Place{only, Step::Reveal}));
    const LabSession again(trackLab(), ledger);
    QCOMPARE(again.place(), (Place{only, Step::Reveal}));
}

void SessionTracksTest::halfOfEachTrackIsNoWhole()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    choose(session, north);
    predict(session);
    QCOMPARE(session.recordNeed(only, {QStringLiteral("both"), 0}), Refusal::None);
    QCOMPARE(session.recordNeed(only, {north, 0}), Refusal::None);
    choose(session, south);
    QCOMPARE(session.recordProposal(only, southPays, kws, 1.0, true), Refusal::None);
    QCOMPARE(session.state(only, Step::Explore), StepState::Open);
    // Not by a track that nobody can choose either.
    choose(session, QStringLiteral("west"));
    QCOMPARE(session.state(only, Step::Explore), StepState::Open);
    QCOMPARE(session.goTo({only, Step::Reveal}), Refusal::Locked);
    choose(session, south);
    QCOMPARE(session.recordNeed(only, {south, 0}), Refusal::None);
    QCOMPARE(session.state(only, Step::Explore), StepState::Done);
}

void SessionTracksTest::changingTheTrackKeepsEverything()
{
    Ledger ledger;
    LabSession session(trackLab(), ledger);
    choose(session, north);
    predict(session);
    QCOMPARE(session.recordNeed(only, {north, 0}), Refusal::None);
    QCOMPARE(session.recordProposal(only, northPays, kws, 0.0, false), Refusal::None);
    QCOMPARE(session.recordInputs(only, {{QStringLiteral("x.level"), 3.0}}), Refusal::None);
    const size_t sealed = ledger.log().entries().size();
    choose(session, south);
    choose(session, north);
    QCOMPARE(ledger.log().entries().size(), sealed);
    QVERIFY(session.discovered(only, north));
    QCOMPARE(session.challenge(only, northPays).attempts.size(), size_t(1));
    QVERIFY(session.prediction(only, QStringLiteral("p")));
    QCOMPARE(session.savedInputs(only).value(QStringLiteral("x.level")).toDouble(), 3.0);
}

void SessionTracksTest::onlyTheCoreIsNeeded()
{
    LabContent lab = trackLab();
    for (DiscoveryContent &discovery : lab.acts.front().discoveries)
        discovery.core = discovery.id == north;
    for (ChallengeContent &challenge : lab.acts.front().challenges)
        challenge.core = challenge.id == northPays;
    Ledger ledger;
    LabSession session(std::move(lab), ledger);
    choose(session, north);
    predict(session);
    // What is more to find opens nothing, and is kept all the same.
    QCOMPARE(session.recordNeed(only, {QStringLiteral("both"), 0}), Refusal::None);
    QVERIFY(session.discovered(only, QStringLiteral("both")));
    QCOMPARE(session.advance(), Refusal::NotAnswered);
    QCOMPARE(session.recordNeed(only, {north, 0}), Refusal::None);
    QCOMPARE(session.advance(), Refusal::NotAnswered);
    QCOMPARE(session.recordProposal(only, northPays, QStringLiteral("none"), 1.0, true), Refusal::None);
    QCOMPARE(session.state(only, Step::Explore), StepState::Done);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.place().step, Step::Reveal);
}

namespace {

/// With one more prediction on each track, of the same options.
LabContent labThatAsksByTrack()
{
    LabContent lab = trackLab();
    std::vector<QuestionContent> &asked = lab.acts.front().predictions;
    for (const QString &own : {north, south}) {
        QuestionContent question = asked.front();
        question.id = QStringLiteral("p_%1").arg(own);
        question.tracks = QStringList{own};
        asked.push_back(question);
    }
    return lab;
}

Refusal say(LabSession &session, const QString &question)
{
    return session.commitPrediction(only, question, QStringLiteral("a"));
}

} // namespace

void SessionTracksTest::predictionsAreThoseOfTheTrack()
{
    Ledger ledger;
    LabSession session(labThatAsksByTrack(), ledger);
    choose(session, north);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(ids(session.predictions(only)), (QStringList{QStringLiteral("p"), QStringLiteral("p_north")}));
    QVERIFY(session.predictions(QStringLiteral("act9")).empty());
    QCOMPARE(say(session, QStringLiteral("p_south")), Refusal::UnknownQuestion);
    QCOMPARE(say(session, QStringLiteral("p")), Refusal::None);
    QVERIFY(!session.instrumentOpen(only));
    // What is asked on every track decides nothing about the others.
    choose(session, south);
    QCOMPARE(session.predictionTrack(only), south);
    QCOMPARE(say(session, QStringLiteral("p_north")), Refusal::UnknownQuestion);
    QCOMPARE(say(session, QStringLiteral("p_south")), Refusal::None);
    QVERIFY(session.instrumentOpen(only));
}

void SessionTracksTest::predictionsOfOneTrackAreEnoughOnAnother()
{
    Ledger ledger;
    LabSession session(labThatAsksByTrack(), ledger);
    choose(session, north);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(say(session, QStringLiteral("p_north")), Refusal::None);
    choose(session, south);
    QCOMPARE(session.predictionTrack(only), north);
    QCOMPARE(say(session, QStringLiteral("p_south")), Refusal::UnknownQuestion);
    QCOMPARE(say(session, QStringLiteral("p")), Refusal::None);
    QVERIFY(session.instrumentOpen(only));
    QCOMPARE(ids(session.predictions(only)), (QStringList{QStringLiteral("p"), QStringLiteral("p_north")}));
}

RP_TEST(SessionTracksTest)

} // namespace test_session_tracks
#include "test_session_tracks.moc"
