// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/surgery/surgery_fixture.h"
#include "tests/support/test_main.h"

#include <QSet>

namespace test_surgery_challenge {

using namespace rp;

namespace {

QSet<QString> keysWhere(WatchedSurgery &instrument, const char *figure)
{
    QSet<QString> keys;
    for (const char *surgery : everySurgery) {
        instrument.set("surgery", surgery);
        if (instrument.figure(figure) == 1.0)
            keys.insert(key(surgery));
    }
    return keys;
}

QSet<QString> set(std::initializer_list<const char *> names)
{
    QSet<QString> keys;
    for (const char *name : names)
        keys.insert(key(name));
    return keys;
}

} // namespace

class TestSurgeryChallenge : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void tableOfTheSpecification_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QList<double>>("baselines"); // ms: whole frame eager, resumable break
        QTest::addColumn<QList<double>>("gains"); // where, cond, hoist, custom_op; over both; 0 infeasible
        QTest::newRow("cloud") << "cloud" << QList<double>{39.60, 12.32}
                               << QList<double>{4.21, 1.31, 4.28, 1.33, 0.0, 0.0, 4.62, 1.44};
        QTest::newRow("edge") << "edge" << QList<double>{6.96, 3.54}
                              << QList<double>{1.73, 0.88, 1.93, 0.98, 1.95, 0.99, 1.93, 0.98};
        QTest::newRow("mobile") << "mobile" << QList<double>{5.98, 3.68}
                                << QList<double>{1.43, 0.88, 1.60, 0.98, 1.85, 1.14, 1.72, 1.06};
        QTest::newRow("tiny") << "tiny" << QList<double>{7.88, 7.81}
                              << QList<double>{0.73, 0.72, 1.05, 1.04, 1.05, 1.04, 1.05, 1.04};
    }
    void tableOfTheSpecification()
    {
        QFETCH(QString, scenario);
        QFETCH(QList<double>, baselines);
        QFETCH(QList<double>, gains);
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", scenario);
        QVERIFY(std::abs(instrument.figure("total_baseline_us") / 1e3 - baselines.at(0)) < 0.0051);
        instrument.set("baseline", "break");
        QVERIFY(std::abs(instrument.figure("total_baseline_us") / 1e3 - baselines.at(1)) < 0.0051);
        int i = 0;
        for (const char *surgery : {"where", "cond", "hoist", "custom_op"}) {
            instrument.set("surgery", surgery);
            const bool feasible = gains.at(i) > 0.0;
            QCOMPARE(instrument.figure("feasible") == 1.0, feasible);
            if (feasible) {
                QVERIFY(std::abs(instrument.figure("gain_skip") - gains.at(i)) < 0.0051);
                QVERIFY(std::abs(instrument.figure("gain_break") - gains.at(i + 1)) < 0.0051);
            }
            i += 2;
        }
    }

    void theTracksOwnRules_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QSet<QString>>("met");
        QTest::newRow("cloud") << "cloud" << set({"where", "cond", "custom_op"});
        QTest::newRow("edge") << "edge" << set({"where"});
        QTest::newRow("mobile") << "mobile" << set({"cond", "hoist", "custom_op", "none_break"});
        QTest::newRow("tiny") << "tiny" << set({"cond", "custom_op", "none_break"});
    }
    void theTracksOwnRules()
    {
        QFETCH(QString, scenario);
        QFETCH(QSet<QString>, met);
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", scenario);
        QCOMPARE(keysWhere(instrument, "rule_met"), met);
        met.remove(key("none_break"));
        QCOMPARE(instrument.figure("passing_rule"), double(met.size()));
    }

    void noneDoesExceptOnTheCloudAgainstEager()
    {
        WatchedSurgery instrument(m_catalogue);
        for (const char *scenario : everyScenario) {
            instrument.set("scenario", scenario);
            const bool cloud = key(scenario) == key("cloud");
            QCOMPARE(instrument.figure("none_does_skip"), cloud ? 0.0 : 1.0);
            QCOMPARE(instrument.figure("none_does_break"), 1.0);
            QCOMPARE(instrument.figure("passing_skip"), cloud ? 3.0 : 0.0);
            QCOMPARE(instrument.figure("passing_break"), 0.0);
            instrument.set("baseline", "skip");
            QCOMPARE(instrument.figure("none_does"), cloud ? 0.0 : 1.0);
            instrument.set("baseline", "break");
            QCOMPARE(instrument.figure("none_does"), 1.0);
        }
    }

    void onTheEdgeTheSafeSurgeryLowersMfu()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", "edge");
        instrument.set("baseline", "break");
        instrument.set("surgery", "where");
        QCOMPARE(instrument.figure("spread_us"), 0.0);
        QVERIFY(instrument.figure("gain") < 1.0);
        // It does more work, not less: the share of peak with the wasted work lies higher.
        QVERIFY(instrument.figure("hardware_utilization") > instrument.figure("mfu"));
        QVERIFY(instrument.figure("compute_us") > instrument.figure("compute_baseline_us"));
    }

    void latencyIsWhatSurgeryRemovesMost()
    {
        WatchedSurgery instrument(m_catalogue);
        for (const char *surgery : {"where", "cond", "custom_op"}) {
            instrument.set("surgery", surgery);
            QCOMPARE(instrument.figure("most_improved"), 2.0);
            QVERIFY(instrument.figure("data_us") < instrument.figure("data_baseline_us"));
        }
        instrument.set("surgery", "none_skip");
        QCOMPARE(instrument.figure("most_improved"), -1.0);
    }

    void causesDifferInWhatIsPossible_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QSet<QString>>("cloud"); // what decides is not known before the pass
        QTest::addColumn<QSet<QString>>("edge");
        const QSet<QString> always = set({"none_skip", "none_break", "custom_op"});
        QTest::newRow("value") << "value_branch" << always + set({"where", "cond"})
                               << always + set({"where", "cond", "hoist"});
        QTest::newRow("item") << "item_sync" << always + set({"hoist"}) << always + set({"hoist"});
        QTest::newRow("shape") << "shape_change" << always + set({"symbolic", "hoist"})
                               << always + set({"symbolic", "hoist"});
        QTest::newRow("call") << "unsupported_call" << always + set({"hoist"}) << always + set({"hoist"});
    }
    void causesDifferInWhatIsPossible()
    {
        QFETCH(QString, cause);
        QFETCH(QSet<QString>, cloud);
        QFETCH(QSet<QString>, edge);
        WatchedSurgery instrument(m_catalogue);
        instrument.set("cause", cause);
        QCOMPARE(keysWhere(instrument, "feasible"), cloud);
        instrument.set("scenario", "edge");
        QCOMPARE(instrument->input(key("cause")).toString(), cause);
        QCOMPARE(keysWhere(instrument, "feasible"), edge);
    }

    void whatIsNotPossibleLeavesTheBreak()
    {
        WatchedSurgery instrument(m_catalogue);
        everySurgeryEverywhere(instrument, [&] {
            if (instrument.figure("feasible") == 1.0) {
                QVERIFY(instrument->obstacle().isEmpty());
                return;
            }
            QVERIFY(instrument->obstacle().endsWith(u'.'));
            QCOMPARE(instrument.figure("total_us"), timeOf(instrument, "none_break"));
            QCOMPARE(instrument.figure("rule_met"), 0.0);
            QCOMPARE(instrument.figure("passes_skip"), 0.0);
            QCOMPARE(instrument.figure("passes_break"), 0.0);
        });
    }

    void causesCostWhatTheyNeed()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("surgery", "none_break");
        instrument.set("cause", "item_sync");
        const double waiting = instrument.figure("total_us");
        QCOMPARE(instrument.figure("spread_us"), 0.0); // one path
        instrument.set("cause", "unsupported_call");
        VERIFY_CLOSE(waiting - instrument.figure("total_us"), 80.0 * 15.0); // nothing is read
        QVERIFY(std::isnan(instrument.figure("mask_breakeven_p")));
        QVERIFY(instrument->liveFormula(key("mask_breakeven")).isEmpty());
        instrument.set("cause", "shape_change");
        instrument.set("surgery", "symbolic");
        const double symbolic = instrument.figure("total_us");
        instrument.set("surgery", "hoist");
        QCOMPARE(instrument.figure("total_us"), symbolic);
    }

    void aSecondVariantIsOnlyAddedWhereThereAreTwoPaths()
    {
        // Two graphs do not fit the microcontroller's flash; one graph and a call after it do.
        WatchedSurgery instrument(m_catalogue);
        instrument.set("scenario", "tiny");
        instrument.set("surgery", "hoist");
        QCOMPARE(instrument.figure("rule_met"), 0.0);
        QVERIFY(instrument.figure("worst_us") < 10'000.0);
        instrument.set("cause", "unsupported_call");
        QCOMPARE(instrument.figure("rule_met"), 1.0);
    }

    void longerKernelsHideTheBreak()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("surgery", "custom_op");
        double last = 1e9;
        for (const double kernel_us : {0.5, 2.2, 10.0, 50.0, 500.0, 5000.0}) {
            instrument.set("kernel_us", kernel_us);
            QVERIFY(instrument.figure("gain") <= last * (1.0 + 1e-12));
            last = instrument.figure("gain");
        }
        QVERIFY(last < 1.1);
    }

    void everythingGrowsWithTheSites()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("surgery", "none_break");
        double last_us = 0.0;
        for (const int sites : {1, 2, 10, 80, 400, 1000}) {
            instrument.set("sites", sites);
            QVERIFY(instrument.figure("total_us") > last_us);
            QCOMPARE(instrument.figure("subgraphs"), 2.0 * sites);
            last_us = instrument.figure("total_us");
        }
    }

    void designFieldsOfTheLedger()
    {
        WatchedSurgery instrument(m_catalogue);
        instrument.set("surgery", "cond");
        const QVariantMap fields = instrument->designFields();
        QCOMPARE(fields.size(), 3);
        QCOMPARE(fields.value(key("surgery_mfu_baseline")).toString(), key("skip"));
        QCOMPARE(fields.value(key("surgery")).toString(), key("cond"));
        VERIFY_CLOSE(fields.value(key("surgery_mfu_gain")).toDouble(), 4.283118456346807);
        instrument.set("surgery", "hoist"); // not possible on the cloud
        QVERIFY(instrument->designFields().value(key("surgery_mfu_gain")).isNull());
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestSurgeryChallenge)

} // namespace test_surgery_challenge
#include "test_surgery_challenge.moc"
