// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What act 2 of lab 07 gives learners to do: every discovery can be made, every challenge be solved.
#include "models/content/discovery.h"
#include "models/instruments/contract/instrument.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/models/labs/act_rules.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_lab07_act2_tasks {

using namespace rp;

class Lab07Act2TasksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab07", "act2"); }
    void everyPanelHasSomethingToFind();
    void scalingChallenge();
    void scalingHintsLeadToTheTruth();
    void fiveMovesIsSolvableInFive();
    void fiveMovesIsNotSolvedByAChain();

private:
    ActFixture m_fixture;
};

void Lab07Act2TasksTest::everyPanelHasSomethingToFind()
{
    for (const PanelContent &panel : m_fixture.act().panels) {
        QVERIFY2(std::any_of(m_fixture.act().discoveries.begin(), m_fixture.act().discoveries.end(),
                             [&panel](const DiscoveryContent &content) { return content.panel == panel.id; }),
                 qPrintable(panel.id));
    }
}

void Lab07Act2TasksTest::scalingChallenge()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("scaling"));
    QCOMPARE(challenge.tolerance, 0.05);
    const double truth = m_fixture.bench().figureFor(challenge.truth->inputs, challenge.truth->figure);
    QCOMPARE(truth, m_fixture.vector("C-014", "days_breakeven"));
    // Set up as it says, the instrument shows the same, whatever stood there before.
    ActFixture::Steps steps{ActFixture::step("roi.context", "edge"), ActFixture::step("roi.workload", "gpt2"),
                            ActFixture::step("roi.replicas", 8), ActFixture::step("roi.cache_hit", 0.5)};
    for (const InputSpec &input : m_fixture.bench().instrument(QStringLiteral("roi"))->inputs()) {
        for (const auto &[name, value] : challenge.setup) {
            if (name == InputRef{QStringLiteral("roi"), input.id})
                steps.push_back({name.text(), value});
        }
    }
    const Workbench workbench = m_fixture.benchAfter(steps);
    const Bench &bench = workbench.bench(m_fixture.act().id);
    QCOMPARE(bench.figure({QStringLiteral("roi"), QStringLiteral("breakeven_days")}), truth);
    for (const NamedValue &set : challenge.setup)
        QVERIFY2(bench.saveInputs().contains(set.name.text()), qPrintable(set.name.text()));
}

void Lab07Act2TasksTest::scalingHintsLeadToTheTruth()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("scaling"));
    const QVariantMap inputs = challenge.truth->inputs;
    QVERIFY(std::abs(m_fixture.figure("roi.saved_per_call_us", inputs) - 4300) < 50);
    QVERIFY(std::abs(1e3 / m_fixture.figure("roi.eager_rate", inputs) - 15.0) < 1e-6);
    QCOMPARE(m_fixture.figure("roi.breakeven_calls", inputs), 2334.0);
    QCOMPARE(challenge.hintsAfter, 3);
    QVERIFY(challenge.hints.size() >= 3);
}

void Lab07Act2TasksTest::fiveMovesIsSolvableInFive()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("five_moves"));
    const Workbench fresh = m_fixture.benchAfter({});
    QVERIFY(!meetsNeed(challenge.needs, fresh.bench(m_fixture.act().id)));
    const Workbench workbench = m_fixture.benchAfter({ActFixture::step("continuum.operation", "gemm"),
                                                      ActFixture::step("continuum.gemm_batch", 2048),
                                                      ActFixture::step("continuum.gemm_k", 4096)});
    QVERIFY(meetsNeed(challenge.needs, workbench.bench(m_fixture.act().id)));
    QCOMPARE(workbench.bench(m_fixture.act().id).figure(challenge.result), 3.0);
}

void Lab07Act2TasksTest::fiveMovesIsNotSolvedByAChain()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("five_moves"));
    const Workbench workbench = m_fixture.benchAfter(
        {ActFixture::step("continuum.kernel_complexity", 8), ActFixture::step("continuum.fusion_level", 32)});
    const Bench &bench = workbench.bench(m_fixture.act().id);
    QVERIFY(!meetsNeed(challenge.needs, bench));
    QVERIFY(bench.figure({QStringLiteral("continuum"), QStringLiteral("ridge_share")}) < 0.5);
}

RP_TEST(Lab07Act2TasksTest)

} // namespace test_lab07_act2_tasks
#include "test_lab07_act2_tasks.moc"
