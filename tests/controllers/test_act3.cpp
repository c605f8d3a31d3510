// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Act 3 of lab 07 with its real instruments through the controllers: tracks and proposals.
#include "models/content/challenge_judge.h"
#include "models/content/option_order.h"
#include "models/store/ledger_store.h"
#include "tests/controllers/track_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace test_act3 {

using namespace rp;
using namespace rp::test;

namespace {

const QString scenario = QStringLiteral("surgery.scenario");

bool isOneSentence(const QString &text)
{
    return text.endsWith(QLatin1Char('.')) && text.count(QLatin1Char('.')) == 1;
}

} // namespace

class Act3Test : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void briefCantBeLeftWithoutATrack();
    void trackBringsContextAndScenario_data();
    void trackBringsContextAndScenario();
    void arrivingBringsTheTracksContext();
    void theTrackOfALedgerSetsTheScenario();
    void inputsOfOtherTracksAreOutOfReach();
    void everyProposalIsJudged_data();
    void everyProposalIsJudged();
    void proposalsRefuse();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
};

void Act3Test::briefCantBeLeftWithoutATrack()
{
    TrackBench bench(m_dir->path());
    bench.walkTo(Step::Brief);
    const Place brief{act3, Step::Brief};
    bench.lab.wizard->next();
    QCOMPARE(bench.lab.session->place(), brief);
    QCOMPARE(bench.refusals.size(), 1);
    QVERIFY(isOneSentence(bench.refusals.front()) && bench.refusals.front().contains(key("track")));
    for (const Step step : {Step::Predict, Step::Explore, Step::Reveal, Step::Reflect}) {
        bench.lab.wizard->open({act3, step});
        QCOMPARE(bench.lab.session->place(), brief);
        QVERIFY2(isOneSentence(bench.refusals.back()) && bench.refusals.back().contains(key("track")),
                 qPrintable(bench.refusals.back()));
    }
    bench.settings.setTrack(key("west"));
    bench.lab.session->recordSetting(key("track"), key("west")); // as an edited file would
    bench.lab.wizard->next();
    QCOMPARE(bench.lab.session->place(), brief);
    bench.settings.setTrack(key("tiny"));
    bench.lab.wizard->next();
    QCOMPARE(bench.lab.session->place(), (Place{act3, Step::Predict}));
}

void Act3Test::trackBringsContextAndScenario_data()
{
    QTest::addColumn<QString>("track");
    QTest::addColumn<QString>("context");
    QTest::newRow("cloud") << key("cloud") << key("cloud");
    QTest::newRow("edge") << key("edge") << key("edge");
    QTest::newRow("mobile") << key("mobile") << key("edge");
    QTest::newRow("tiny") << key("tiny") << key("edge");
}

void Act3Test::trackBringsContextAndScenario()
{
    QFETCH(QString, track);
    QFETCH(QString, context);
    TrackBench bench;
    QSignalSpy told(bench.lab.session.get(), &LabSession::trackChanged);
    const QSignalSpy said(&bench.settings, &SettingsController::said);
    QSignalSpy named(&bench.settings, &SettingsController::contextNamed);
    bench.settings.setTrack(track); // long before act 3 is open
    QCOMPARE(said.count(), 1);
    QCOMPARE(named.count(), 1);
    QVERIFY(!named.front().at(1).toString().isEmpty());
    QVERIFY(named.front().front().toString().contains(named.front().at(1).toString()));
    QCOMPARE(told.count(), 1);
    QCOMPARE(bench.lab.session->track(), track);
    QCOMPARE(bench.at(key("surgery.context")).toString(), context);
    QCOMPARE(bench.at(scenario).toString(), track);
    QCOMPARE(bench.lab.instrument->input(key("context")).toString(), context);
    QVERIFY(bench.refusals.isEmpty());
}

/// Where an act needs the track; another context may be looked at before.
void Act3Test::arrivingBringsTheTracksContext()
{
    TrackBench bench;
    bench.settings.setTrack(key("cloud"));
    bench.settings.setContext(key("edge"));
    const QSignalSpy named(&bench.settings, &SettingsController::contextNamed);
    const auto arrive = [&bench](const QString &act) {
        bench.settings.arriveAt(*bench.lab.session->content().act(act));
        return bench.lab.ledger.setting(key("context")).toString();
    };
    QCOMPARE(arrive(act1), key("edge"));
    QCOMPARE(named.count(), 0);
    QCOMPARE(arrive(act3), key("cloud"));
    QCOMPARE(bench.at(scenario).toString(), key("cloud"));
    QCOMPARE(arrive(act3), key("cloud"));
    QCOMPARE(named.count(), 1); // told once
}

void Act3Test::theTrackOfALedgerSetsTheScenario()
{
    const QString saved = m_dir->filePath(key("saved.json"));
    {
        // A ledger of a program that knew no third act.
        LabBench before(m_dir->filePath(key("before")));
        before.session->recordSetting(key("track"), key("mobile"));
        before.wizard->setContext(key("edge"));
        QCOMPARE(before.store->saveAs(saved), QString());
    }
    const TrackBench opened(m_dir->filePath(key("before")));
    QCOMPARE(opened.at(scenario).toString(), key("mobile"));
    const TrackBench other(m_dir->filePath(key("other")));
    QCOMPARE(other.lab.store->continueFrom(saved), QString());
    QCOMPARE(other.at(scenario).toString(), key("mobile"));
}

void Act3Test::inputsOfOtherTracksAreOutOfReach()
{
    TrackBench bench;
    bench.walkTo(Step::Explore, key("edge"));
    const QVariantMap all = bench.lab.workbench.bench(act3).saveInputs();
    const auto firstOf = [&all](const char *panel) {
        const auto found = std::find_if(all.keyBegin(), all.keyEnd(), [panel](const QString &name) {
            return name.startsWith(QLatin1String(panel) + QLatin1Char('.'));
        });
        return *found;
    };
    const QString theirs = firstOf("mobile");
    bench.lab.wizard->setInput(InputRef::parse(theirs), all.value(theirs));
    QCOMPARE(bench.refusedInputs, QStringList{theirs});
    const QString own = firstOf("edge");
    bench.lab.wizard->setInput(InputRef::parse(own), all.value(own));
    QCOMPARE(bench.refusedInputs.size(), 1);
}

void Act3Test::everyProposalIsJudged_data()
{
    QTest::addColumn<QString>("track");
    for (const char *track : {"cloud", "edge", "mobile", "tiny"})
        QTest::newRow(track) << key(track);
}

void Act3Test::everyProposalIsJudged()
{
    QFETCH(QString, track);
    TrackBench bench;
    bench.walkTo(Step::Explore, track);
    // Where the instrument stands is of no importance.
    bench.lab.wizard->setInput({key("surgery"), key("sites")}, 1.0);
    const Bench &held = bench.lab.workbench.bench(act3);
    const std::vector<const ChallengeContent *> asked = bench.lab.session->challenges(act3);
    QCOMPARE(asked.size(), size_t(2));
    for (const ChallengeContent *challenge : asked) {
        const std::vector<InputChoice> proposals = proposalChoices(*challenge, held);
        QCOMPARE(proposals.back().key, QString(noneProposed));
        QVERIFY(!proposals.back().label.isEmpty());
        QStringList right;
        for (const InputChoice &proposal : proposals) {
            QVERIFY(!challenge->leaveOut.contains(proposal.key));
            if (judgeProposal(*challenge, held, proposal.key).isRight)
                right.append(proposal.key);
        }
        // Either some surgeries do, or none does, and then that is the answer.
        QVERIFY2(!right.isEmpty(), qPrintable(challenge->id));
        QVERIFY(!right.contains(QString(noneProposed)) || right.size() == 1);
        int wrong = 0;
        for (const InputChoice &proposal : proposals) {
            if (right.contains(proposal.key))
                continue;
            bench.lab.wizard->attemptProposal(challenge->id, proposal.key);
            QVERIFY(!bench.lab.session->challenge(act3, challenge->id).solved());
            ++wrong;
        }
        bench.lab.wizard->attemptProposal(challenge->id, right.front());
        const ChallengeRecord record = bench.lab.session->challenge(act3, challenge->id);
        QVERIFY(record.solved());
        QCOMPARE(int(record.attempts.size()), wrong + 1);
        QCOMPARE(record.attempts.back().option, right.front());
        // The notebook course reads the last try.
        const QVariantMap kept =
            bench.lab.session->design().value(key("challenges")).toMap().value(challenge->id).toMap();
        QVERIFY(kept.value(key("solved")).toBool());
        QCOMPARE(kept.value(key("option")).toString(), right.front());
        QCOMPARE(kept.value(key("attempts")).toInt(), wrong + 1);
    }
    QVERIFY(bench.lab.session->challengesDone(act3));
    QVERIFY(bench.refusals.isEmpty());
}

void Act3Test::proposalsRefuse()
{
    TrackBench bench(m_dir->path());
    const QString own = key("stakeholder_skip_edge");
    bench.walkTo(Step::Predict, key("edge"));
    WizardController &wizard = *bench.lab.wizard;
    wizard.attemptProposal(own, key("where")); // locked
    QCOMPARE(bench.refusals.size(), 1);
    bench.walkTo(Step::Explore);
    wizard.attemptProposal(key("stakeholder_skip_tiny"), key("where")); // another track's
    wizard.attemptProposal(key("scaling"), key("where"));               // another act's
    wizard.attemptProposal(own, key("none_skip"));                      // left out
    wizard.attemptProposal(own, key("prayer"));                         // unknown
    wizard.attemptProposal(own, QString());
    wizard.attemptChallenge(own, 1.0); // no number
    wizard.handInSlider(own);
    QCOMPARE(bench.refusals.size(), 8);
    for (const QString &sentence : bench.refusals)
        QVERIFY2(isOneSentence(sentence), qPrintable(sentence));
    QVERIFY(bench.lab.session->challenge(act3, own).attempts.empty());
    const Bench &held = bench.lab.workbench.bench(act3);
    const ChallengeContent &challenge = *findChallenge(bench.lab.session->currentAct(), own);
    for (const InputChoice &proposal : proposalChoices(challenge, held)) {
        if (judgeProposal(challenge, held, proposal.key).isRight)
            continue;
        wizard.attemptProposal(own, proposal.key);
        wizard.attemptProposal(own, proposal.key); // twice
        break;
    }
    QCOMPARE(bench.refusals.size(), 9);
    QVERIFY(isOneSentence(bench.refusals.back()));
    QCOMPARE(bench.lab.session->challenge(act3, own).attempts.size(), size_t(1));
}

RP_TEST(Act3Test)

} // namespace test_act3
#include "test_act3.moc"
