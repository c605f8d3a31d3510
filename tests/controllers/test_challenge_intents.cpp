// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Challenges through the controller.
#include "models/store/ledger_store.h"
#include "tests/controllers/panel_bench.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace test_challenge_intents {

using namespace rp;
using namespace rp::test;

namespace {

const QString only = QStringLiteral("only");
const QString pay = QStringLiteral("pay");
const QString e = QStringLiteral("e");

bool isOneSentence(const QString &text)
{
    return text.endsWith(QLatin1Char('.')) && text.count(QLatin1Char('.')) == 1;
}

} // namespace

class ChallengeIntentsTest : public QObject
{
    Q_OBJECT
private slots:
    void toleranceCountsOnTheEdges_data();
    void toleranceCountsOnTheEdges();
    void numbersOnly();
    void sliderNeedsTheSetup();
    void sliderIsHandedIn();
    void setupAppliesEverythingAtOnce();
    void stateIsSolvedWithinFiveMoves();
    void stateIsNotSolvedAfterSixMoves();
    void exploreIsLeftWithEverythingSolved();
};

void ChallengeIntentsTest::toleranceCountsOnTheEdges_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("solves");
    QTest::newRow("exact") << 25.0 << true;
    QTest::newRow("upper edge") << 25.0 * 1.05 << true;
    QTest::newRow("lower edge") << 25.0 * 0.95 << true;
    QTest::newRow("above") << 25.0 * 1.05001 << false;
    QTest::newRow("below") << 25.0 * 0.94999 << false;
    QTest::newRow("zero") << 0.0 << false;
    QTest::newRow("negative") << -25.0 << false;
    QTest::newRow("hours instead of days") << 25.0 * 24.0 << false;
}

void ChallengeIntentsTest::toleranceCountsOnTheEdges()
{
    QFETCH(double, value);
    QFETCH(bool, solves);
    PanelBench bench;
    bench.explore();
    // Where the sliders stand is of no importance: the truth has its own inputs.
    bench.set("a.cost", 99.0);
    bench.wizard->attemptChallenge(pay, value);
    QCOMPARE(bench.challenge("pay").attempts.size(), size_t(1));
    QCOMPARE(bench.challenge("pay").attempts.front().value, value);
    QCOMPARE(bench.challenge("pay").solved(), solves);
    QVERIFY(bench.refusals.isEmpty());
}

void ChallengeIntentsTest::numbersOnly()
{
    PanelBench bench;
    bench.explore();
    bench.wizard->attemptChallenge(pay, std::nan(""));
    bench.wizard->attemptChallenge(pay, std::numeric_limits<double>::infinity());
    bench.wizard->attemptChallenge(QStringLiteral("moves"), 3.0); // it is solved by its instrument
    bench.wizard->handInSlider(QStringLiteral("moves"));
    for (const char *unknown : {"e", "p", "nothing"}) {
        bench.wizard->attemptChallenge(QLatin1String(unknown), 25.0);
        bench.wizard->handInSlider(QLatin1String(unknown));
        bench.wizard->setUpChallenge(QLatin1String(unknown));
    }
    QCOMPARE(bench.refusals.size(), 13);
    for (const QString &sentence : bench.refusals)
        QVERIFY2(isOneSentence(sentence), qPrintable(sentence));
    QVERIFY(bench.challenge("pay").attempts.empty());
    QVERIFY(bench.challenge("moves").attempts.empty());
}

void ChallengeIntentsTest::sliderNeedsTheSetup()
{
    PanelBench bench;
    bench.explore();
    bench.set("a.gain", 0.4);
    bench.set("a.days", 25.0);
    bench.wizard->handInSlider(pay);
    QCOMPARE(bench.refusals.size(), 1);
    QVERIFY2(bench.refusals.front().contains(QStringLiteral("COST")) &&
                 bench.refusals.front().contains(QStringLiteral("<10>")),
             qPrintable(bench.refusals.front()));
    bench.set("a.cost", 10.0);
    bench.set("b.context", QStringLiteral("edge"));
    bench.set("a.days", 25.0);
    bench.wizard->handInSlider(pay);
    QVERIFY2(bench.refusals.last().contains(QStringLiteral("CONTEXT")), qPrintable(bench.refusals.last()));
    QVERIFY(bench.challenge("pay").attempts.empty());
}

void ChallengeIntentsTest::sliderIsHandedIn()
{
    PanelBench bench;
    bench.explore();
    bench.wizard->setUpChallenge(pay);
    bench.set("a.days", 30.0);
    bench.wizard->handInSlider(pay);
    bench.set("a.days", 25.0);
    bench.wizard->handInSlider(pay);
    QVERIFY(bench.refusals.isEmpty());
    const ChallengeRecord record = bench.challenge("pay");
    QCOMPARE(record.attempts.size(), size_t(2));
    QCOMPARE(record.attempts.front().value, 30.0);
    QVERIFY(record.solved());
}

void ChallengeIntentsTest::setupAppliesEverythingAtOnce()
{
    PanelBench bench;
    bench.explore();
    bench.set("a.context", QStringLiteral("edge"));
    bench.set("a.cost", 1.0);
    // Cost 10 with this gain would be dear: that state is never there.
    bench.set("a.gain", 0.01);
    bench.wizard->setUpChallenge(pay);
    QVERIFY(bench.refusals.isEmpty());
    QCOMPARE(bench.at("a.context").toString(), QStringLiteral("cloud"));
    QCOMPARE(bench.at("b.context").toString(), QStringLiteral("cloud"));
    QCOMPARE(bench.at("a.cost").toDouble(), 10.0);
    QCOMPARE(bench.at("a.gain").toDouble(), 0.4);
    QVERIFY(!bench.session->discovered(only, QStringLiteral("dear")));
    QCOMPARE(bench.session->savedInputs(only), bench.bench.saveInputs());
}

void ChallengeIntentsTest::stateIsSolvedWithinFiveMoves()
{
    PanelBench bench;
    bench.explore();
    for (const double level : {2.0, 3.0, 4.0, 4.5})
        bench.set("b.level", level);
    QVERIFY(bench.challenge("moves").attempts.empty());
    bench.set("b.level", 5.0);
    const ChallengeRecord record = bench.challenge("moves");
    QVERIFY(record.solved());
    QCOMPARE(record.attempts.size(), size_t(1));
    QCOMPARE(record.attempts.front().value, 5.0);
    // It stays as it was solved.
    bench.set("b.level", 6.0);
    bench.set("b.level", 1.0);
    QCOMPARE(bench.challenge("moves").attempts.size(), size_t(1));
}

void ChallengeIntentsTest::stateIsNotSolvedAfterSixMoves()
{
    PanelBench bench;
    bench.explore();
    for (const double level : {2.0, 3.0, 3.5, 4.0, 4.5, 5.0, 6.0})
        bench.set("b.level", level);
    QVERIFY(!bench.challenge("moves").solved());
    QVERIFY(bench.challenge("moves").attempts.empty());
}

void ChallengeIntentsTest::exploreIsLeftWithEverythingSolved()
{
    PanelBench bench;
    bench.explore();
    bench.set("a.level", 3.0);
    bench.set("b.level", 5.0);
    bench.set("a.cost", 100.0);
    bench.set("a.gain", 0.1);
    QVERIFY(bench.session->discovered(only, QStringLiteral("far")));
    QVERIFY(bench.session->discovered(only, QStringLiteral("dear")));
    QVERIFY(bench.challenge("moves").solved());
    bench.wizard->attemptChallenge(pay, 1.0);
    bench.wizard->next(); // a failed attempt opens nothing
    QCOMPARE(bench.session->place().step, Step::Explore);
    QCOMPARE(bench.refusals.size(), 1);
    QVERIFY(bench.refusals.front().contains(QStringLiteral("To find")));
    bench.wizard->open({only, Step::Reveal});
    QCOMPARE(bench.session->place().step, Step::Explore);
    bench.wizard->attemptChallenge(pay, 25.0);
    bench.wizard->next();
    QCOMPARE(bench.session->place().step, Step::Reveal);
    QVERIFY(!bench.session->discoveriesSkipped(only));
}

RP_TEST(ChallengeIntentsTest)

} // namespace test_challenge_intents
#include "test_challenge_intents.moc"
