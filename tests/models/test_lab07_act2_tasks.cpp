// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What act 2 of lab 07 gives learners to do: every discovery can be made, every challenge be solved.
#include "content/discovery.h"
#include "instruments/instrument.h"
#include "lab07_fixture.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace rp;

namespace {

using Recipe = std::pair<const char *, std::vector<Lab07Fixture::Steps>>;

/// For each discovery: what a learner sets, once for each of its needs.
std::vector<Recipe> recipes()
{
    const Lab07Fixture::Steps fused{Lab07Fixture::step("fusion.fused", true)};
    return {
        {"library_fused", {fused}},
        {"primitive_fused",
         {{Lab07Fixture::step("fusion.granularity", "primitive"), Lab07Fixture::step("fusion.fused", true)}}},
        {"beyond_l2", {{Lab07Fixture::step("fusion.elements", 1e8)}}},
        {"better_efficiency",
         {{Lab07Fixture::step("fusion.fused", true), Lab07Fixture::step("fusion.efficiency", "better_fused"),
           Lab07Fixture::step("fusion.elements", 1e9)}}},
        {"flash_long",
         {{Lab07Fixture::step("fusion.topic", "attention"), Lab07Fixture::step("fusion.sequence", 4096)}}},
        {"resnet_pays", {{Lab07Fixture::step("roi.deployment_days", 1.0 / 24.0)}}},
        {"too_short", {{Lab07Fixture::step("roi.deployment_days", 0.001)}}},
        {"never_pays", {{Lab07Fixture::step("roi.workload", "giant")}}},
        {"beyond_compile",
         {{Lab07Fixture::step("continuum.workload", "kws"), Lab07Fixture::step("continuum.stage", "aot"),
           Lab07Fixture::step("continuum.launch_model", "serial")},
          {Lab07Fixture::step("continuum.workload", "kws"), Lab07Fixture::step("continuum.stage", "aot"),
           Lab07Fixture::step("continuum.launch_model", "overlapped")}}},
        {"longest_chain",
         {{Lab07Fixture::step("continuum.operation", "pointwise"),
           Lab07Fixture::step("continuum.kernel_complexity", 8),
           Lab07Fixture::step("continuum.fusion_level", 32)}}},
    };
}

} // namespace

class Lab07Act2TasksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("act2"); }
    void discoveriesCanBeMade_data();
    void discoveriesCanBeMade();
    void everyDiscoveryHasARecipe();
    void scalingChallenge();
    void scalingHintsLeadToTheTruth();
    void fiveMovesIsSolvableInFive();
    void fiveMovesIsNotSolvedByAChain();

private:
    Lab07Fixture m_fixture;
};

void Lab07Act2TasksTest::discoveriesCanBeMade_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &recipe : recipes())
        QTest::newRow(recipe.first) << QString::fromLatin1(recipe.first);
}

void Lab07Act2TasksTest::discoveriesCanBeMade()
{
    QFETCH(QString, id);
    const DiscoveryContent *discovery = findDiscovery(m_fixture.act(), id);
    QVERIFY(discovery);
    const auto all = recipes();
    const auto it = std::find_if(all.begin(), all.end(),
                                 [&id](const auto &recipe) { return id == QLatin1String(recipe.first); });
    QCOMPARE(it->second.size(), discovery->needs.size());
    for (size_t i = 0; i < discovery->needs.size(); ++i) {
        const Workbench workbench = m_fixture.benchAfter(it->second[i]);
        QVERIFY2(meetsNeed(discovery->needs[i], workbench.bench(m_fixture.act().id)), qPrintable(id));
    }
    // Not made by looking on: nothing is found before something is set.
    const Workbench fresh = m_fixture.benchAfter({});
    const bool atOnce =
        std::all_of(discovery->needs.begin(), discovery->needs.end(), [&](const QVariantMap &need) {
            return meetsNeed(need, fresh.bench(m_fixture.act().id));
        });
    QVERIFY2(!atOnce, qPrintable(id));
}

void Lab07Act2TasksTest::everyDiscoveryHasARecipe()
{
    QCOMPARE(m_fixture.act().discoveries.size(), recipes().size());
    // Each panel has something to find.
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
    Lab07Fixture::Steps steps{
        Lab07Fixture::step("roi.context", "edge"), Lab07Fixture::step("roi.workload", "gpt2"),
        Lab07Fixture::step("roi.replicas", 8), Lab07Fixture::step("roi.cache_hit", 0.5)};
    for (const InputSpec &input : m_fixture.bench().instrument(QStringLiteral("roi"))->inputs()) {
        const QString name = m_fixture.bench().qualified(QStringLiteral("roi"), input.id);
        if (challenge.setup.contains(name))
            steps.push_back({name, challenge.setup.value(name)});
    }
    const Workbench workbench = m_fixture.benchAfter(steps);
    const Bench &bench = workbench.bench(m_fixture.act().id);
    QCOMPARE(bench.figure(QStringLiteral("roi.breakeven_days")), truth);
    for (auto it = challenge.setup.cbegin(); it != challenge.setup.cend(); ++it)
        QVERIFY2(bench.saveInputs().contains(it.key()), qPrintable(it.key()));
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
    const Workbench workbench = m_fixture.benchAfter({Lab07Fixture::step("continuum.operation", "gemm"),
                                                      Lab07Fixture::step("continuum.gemm_batch", 2048),
                                                      Lab07Fixture::step("continuum.gemm_k", 4096)});
    QVERIFY(meetsNeed(challenge.needs, workbench.bench(m_fixture.act().id)));
    QCOMPARE(workbench.bench(m_fixture.act().id).figure(challenge.result), 3.0);
}

void Lab07Act2TasksTest::fiveMovesIsNotSolvedByAChain()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("five_moves"));
    const Workbench workbench = m_fixture.benchAfter({Lab07Fixture::step("continuum.kernel_complexity", 8),
                                                      Lab07Fixture::step("continuum.fusion_level", 32)});
    const Bench &bench = workbench.bench(m_fixture.act().id);
    QVERIFY(!meetsNeed(challenge.needs, bench));
    QVERIFY(bench.figure(QStringLiteral("continuum.ridge_share")) < 0.5);
}

QTEST_GUILESS_MAIN(Lab07Act2TasksTest)
#include "test_lab07_act2_tasks.moc"
