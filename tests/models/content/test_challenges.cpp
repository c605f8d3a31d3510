// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Challenges and exercises as the session and the sealed log have them.
#include "models/session/commit_log.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/two_panel_lab.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <functional>
#include <limits>

namespace test_challenges {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

const QString only = QStringLiteral("only");
const QString pay = QStringLiteral("pay");
const QString moves = QStringLiteral("moves");
const QString e = QStringLiteral("e");
const QString wrong = QStringLiteral("a");
const QString right = QStringLiteral("b");

void predict(LabSession &session)
{
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.commitPrediction(only, QStringLiteral("p"), wrong), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
}

void discoverAll(LabSession &session)
{
    for (const DiscoveryContent &discovery : session.currentAct().discoveries) {
        for (int need = 0; need < int(discovery.needs.size()); ++need)
            QCOMPARE(session.recordNeed(only, {discovery.id, need}), Refusal::None);
    }
}

CommitEntry entryOf(QLatin1String kind, const QString &item, std::optional<double> number = std::nullopt,
                    const QString &option = {})
{
    CommitEntry entry;
    entry.kind = kind;
    entry.chapter = QStringLiteral("98");
    entry.act = only;
    entry.item = item;
    entry.number = number;
    entry.option = option;
    return entry;
}

CommitLog logOf(const std::vector<CommitEntry> &entries)
{
    CommitLog log(QStringLiteral("id"));
    for (const CommitEntry &entry : entries)
        log.append(entry);
    return log;
}

} // namespace

class ChallengesTest : public QObject
{
    Q_OBJECT
private slots:
    void attemptsAreKept();
    void nothingAfterTheSolvingAttempt();
    void lockedBeforeThePrediction();
    void exploreAsksForDiscoveriesAndChallenges();
    void skipOpensTheReveal();
    void firstExerciseAnswerCounts();
    void readOnlyKeepsNothing();
    void voidedChallengesCountForNothing();
    void editedAttemptsVoidTheAct_data();
    void editedAttemptsVoidTheAct();
    void attemptsCantBeTakenBackByAnEarlierCopy();
};

void ChallengesTest::attemptsAreKept()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    QSignalSpy attempted(&session, &LabSession::challengeAttempted);
    QVERIFY(session.challenge(only, pay).attempts.empty());
    for (const double value : {10.0, 10.0, -3.5})
        QCOMPARE(session.recordAttempt(only, pay, value, false), Refusal::None);
    QCOMPARE(attempted.count(), 3);
    QCOMPARE(attempted.first(), (QVariantList{only, pay}));

    // Another session over the same ledger finds them as they were.
    const LabSession again(twoPanelLab(), ledger);
    const ChallengeRecord record = again.challenge(only, pay);
    QCOMPARE(record.attempts.size(), size_t(3));
    QCOMPARE(record.attempts[0].value, 10.0);
    QCOMPARE(record.attempts[2].value, -3.5);
    QVERIFY(record.attempts[0].at.isValid() && record.attempts[0].at <= record.attempts[2].at);
    QVERIFY(!record.solved() && !record.seenBefore);
    QVERIFY(again.challenge(only, moves).attempts.empty());
    QVERIFY(again.challenge(only, e).attempts.empty());
    QVERIFY(again.challenge(QStringLiteral("act9"), pay).attempts.empty());
}

void ChallengesTest::nothingAfterTheSolvingAttempt()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    QCOMPARE(session.recordAttempt(only, pay, 1.0, false), Refusal::None);
    QCOMPARE(session.recordAttempt(only, pay, 25.0, true), Refusal::None);
    const size_t sealed = ledger.log().entries().size();
    QCOMPARE(session.recordAttempt(only, pay, 25.0, true), Refusal::AlreadyCommitted);
    QCOMPARE(session.recordAttempt(only, pay, 1.0, false), Refusal::AlreadyCommitted);
    QCOMPARE(ledger.log().entries().size(), sealed);
    QVERIFY(session.challenge(only, pay).solved());
    QCOMPARE(session.recordAttempt(only, moves, 1.0, false), Refusal::None); // each for itself
}

void ChallengesTest::lockedBeforeThePrediction()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    for (int step = 0; step < 2; ++step) {
        QCOMPARE(session.recordAttempt(only, pay, 25.0, true), Refusal::Locked);
        QCOMPARE(session.answerExercise(only, e, right), Refusal::Locked);
        QCOMPARE(session.skipDiscoveries(only), Refusal::Locked);
        QCOMPARE(session.advance(), step == 0 ? Refusal::None : Refusal::NotAnswered);
    }
    QCOMPARE(session.recordAttempt(QStringLiteral("act9"), pay, 25.0, true), Refusal::Locked);
    QCOMPARE(session.answerExercise(QStringLiteral("act9"), e, right), Refusal::Locked);
    QVERIFY(!session.exercise(only, e));
    QVERIFY(!session.challengesDone(only));
}

void ChallengesTest::exploreAsksForDiscoveriesAndChallenges()
{
    for (const bool discoveriesFirst : {true, false}) {
        Ledger ledger;
        LabSession session(twoPanelLab(), ledger);
        predict(session);
        const auto solveAll = [&session] {
            QCOMPARE(session.recordAttempt(only, pay, 1.0, false), Refusal::None);
            QVERIFY(!session.challengesDone(only));
            QCOMPARE(session.recordAttempt(only, moves, 4.0, true), Refusal::None);
            QVERIFY(!session.challengesDone(only));
            QCOMPARE(session.recordAttempt(only, pay, 25.0, true), Refusal::None);
            QVERIFY(session.challengesDone(only));
        };
        discoveriesFirst ? discoverAll(session) : solveAll();
        QCOMPARE(session.state(only, Step::Explore), StepState::Open);
        QCOMPARE(session.state(only, Step::Reveal), StepState::Locked);
        QCOMPARE(session.advance(), Refusal::NotAnswered);
        QCOMPARE(session.goTo({only, Step::Reveal}), Refusal::Locked);
        discoveriesFirst ? solveAll() : discoverAll(session);
        QCOMPARE(session.state(only, Step::Explore), StepState::Done);
        QCOMPARE(session.advance(), Refusal::None);
        QVERIFY(!session.discoveriesSkipped(only));
    }
}

void ChallengesTest::skipOpensTheReveal()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    discoverAll(session);
    QCOMPARE(session.skipDiscoveries(only), Refusal::None); // the challenges are still open
    QVERIFY(session.discoveriesSkipped(only));
    QCOMPARE(session.advance(), Refusal::None);
    QVERIFY(!session.challengesDone(only));
}

void ChallengesTest::firstExerciseAnswerCounts()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    QSignalSpy answered(&session, &LabSession::exerciseAnswered);
    QVERIFY(!session.exercise(only, e));
    QCOMPARE(session.answerExercise(only, e, wrong), Refusal::None);
    QVERIFY(!session.exercise(only, e)->solved);
    QCOMPARE(session.answerExercise(only, e, right), Refusal::None);
    QCOMPARE(session.answerExercise(only, e, right), Refusal::AlreadyCommitted);
    const auto record = session.exercise(only, e);
    QCOMPARE(record->firstOption, wrong);
    QCOMPARE(record->tried, (std::vector<QString>{wrong, right}));
    QVERIFY(record->solved);
    QVERIFY(!session.isCorrect(only, e));
    QCOMPARE(answered.count(), 2);
    // A question of another kind knows nothing of it.
    QVERIFY(!session.reflection(only, e));
    QVERIFY(!session.prediction(only, e));
}

void ChallengesTest::readOnlyKeepsNothing()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    const QByteArray before = ledger.toJson();
    ledger.setReadOnly(true);
    QCOMPARE(session.recordAttempt(only, pay, 25.0, true), Refusal::ReadOnly);
    QCOMPARE(session.answerExercise(only, e, right), Refusal::ReadOnly);
    QCOMPARE(ledger.toJson(), before);
    QVERIFY(session.challenge(only, pay).attempts.empty());
}

void ChallengesTest::voidedChallengesCountForNothing()
{
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    QCOMPARE(session.recordAttempt(only, pay, 3.0, false), Refusal::None);
    QCOMPARE(session.recordAttempt(only, moves, 4.0, true), Refusal::None);
    QVERIFY(ledger.commit(entryOf(commit_kind::voided, QStringLiteral("answers"))));
    QVERIFY(!session.challenge(only, pay).solved());
    QVERIFY(!session.challengesDone(only)); // the edit solves nothing
    QCOMPARE(session.recordAttempt(only, pay, 25.0, true), Refusal::None);
    QVERIFY(session.challenge(only, pay).seenBefore);
    QVERIFY(session.challenge(only, moves).solved()); // its seal has held
    QVERIFY(!session.challenge(only, moves).seenBefore);
    QVERIFY(session.challengesDone(only));
    QCOMPARE(session.state(only, Step::Explore), StepState::Open);
    // Exercises can be tried, but their first answer does not count any more.
    QCOMPARE(session.answerExercise(only, e, right), Refusal::None);
    QVERIFY(session.exercise(only, e)->seenBefore);
    QVERIFY(!session.isCorrect(only, e));
}

void ChallengesTest::editedAttemptsVoidTheAct_data()
{
    using Edit = std::function<void(json &)>;
    QTest::addColumn<Edit>("edit");
    const auto attempts = [](json &document, const std::function<void(json &)> &change) {
        for (json &entry : document["commits"]) {
            if (entry["kind"] == "attempt")
                change(entry);
        }
    };
    QTest::newRow("marked as solving") << Edit(
        [attempts](json &document) { attempts(document, [](json &entry) { entry["correct"] = true; }); });
    QTest::newRow("another value") << Edit(
        [attempts](json &document) { attempts(document, [](json &entry) { entry["number"] = 25.0; }); });
    QTest::newRow("taken back") << Edit([](json &document) {
        json kept = json::array();
        for (const json &entry : document["commits"]) {
            if (entry["kind"] != "attempt")
                kept.push_back(entry);
        }
        document["commits"] = kept;
    });
}

void ChallengesTest::editedAttemptsVoidTheAct()
{
    QFETCH(std::function<void(json &)>, edit);
    Ledger ledger;
    LabSession session(twoPanelLab(), ledger);
    predict(session);
    for (const double value : {3.0, 4.0})
        QCOMPARE(session.recordAttempt(only, pay, value, false), Refusal::None);
    json document = json::parse(ledger.toJson().toStdString());
    edit(document);
    const LedgerReading reading =
        readLedger(QByteArray::fromStdString(document.dump()), QStringLiteral("x.json"));
    QCOMPARE(reading.state, LedgerReading::State::Damaged);
    Ledger mended;
    mended.adopt(salvage({reading}));
    LabSession again(twoPanelLab(), mended);
    QVERIFY(!again.challenge(only, pay).solved());
    QCOMPARE(again.recordAttempt(only, pay, 25.0, true), Refusal::None);
    QVERIFY(again.challenge(only, pay).seenBefore);
}

void ChallengesTest::attemptsCantBeTakenBackByAnEarlierCopy()
{
    const auto tried = [](double value) { return entryOf(commit_kind::attempt, pay, value); };
    const CommitEntry other = entryOf(commit_kind::attempt, moves, 1.0);
    const CommitEntry first = entryOf(commit_kind::exercise, e, std::nullopt, wrong);
    const CommitLog now = logOf({first, tried(1.0), other, tried(2.0)});
    QVERIFY(keepsAnswers(now, now));
    QVERIFY(keepsAnswers(now, logOf({first, other, tried(1.0), tried(2.0), tried(3.0)})));
    QVERIFY(!keepsAnswers(now, logOf({first, tried(1.0), other})));
    QVERIFY(!keepsAnswers(now, logOf({first, tried(2.0), tried(1.0), other})));
    QVERIFY(!keepsAnswers(now, logOf({first, tried(1.0), tried(2.0)})));
    QVERIFY(!keepsAnswers(now, logOf({tried(1.0), tried(2.0), other})));
    const CommitEntry changed = entryOf(commit_kind::exercise, e, std::nullopt, right);
    QVERIFY(!keepsAnswers(now, logOf({changed, tried(1.0), other, tried(2.0)})));
}

RP_TEST(ChallengesTest)

} // namespace test_challenges
#include "test_challenges.moc"
