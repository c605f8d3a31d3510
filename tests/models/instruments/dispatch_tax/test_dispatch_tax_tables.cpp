// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/play/play_score.h"
#include "tests/models/instruments/dispatch_tax/dispatch_tax_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <QSignalSpy>

namespace test_dispatch_tax_tables {

using namespace rp;

class TestDispatchTaxTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void comparisonShowsThreeWorkloadsTwice()
    {
        WatchedInstrument instrument(m_catalogue);
        const ResultTable *table = instrument->table("comparison");
        QStringList keys;
        for (const ResultRow &row : table->rows())
            keys.append(row.key);
        QCOMPARE(keys, QStringList({key("kws_eager"), key("kws_compiled"), key("resnet50_eager"),
                                    key("resnet50_compiled"), key("gpt2_eager"), key("gpt2_compiled")}));
        VERIFY_CLOSE(table->value(key("kws_compiled"), key("kernels")), 250.0);
        VERIFY_CLOSE(table->value(key("kws_compiled"), key("compute_per_kernel_us")), 20.0);
        VERIFY_CLOSE(table->value(key("kws_eager"), key("dispatch_per_kernel_us")), 10.0);
        VERIFY_CLOSE(table->value(key("kws_compiled"), key("speedup")), 2.0);
        QCOMPARE(meaning(table, "kws_eager"), int(Meaning::Poor));
        QCOMPARE(meaning(table, "resnet50_eager"), int(Meaning::Fair));
        QCOMPARE(meaning(table, "gpt2_eager"), int(Meaning::Good));
        const QString shown =
            table->data(table->index(0, table->columnOf(key("math_utilization")))).toString();
        QVERIFY2(shown.contains(key("poor")), qPrintable(shown)); // in words, not in colour alone
    }

    void ratingsAtTheirLimits()
    {
        QCOMPARE(utilizationRating(0.70), Meaning::Good);
        QCOMPARE(utilizationRating(0.6999), Meaning::Fair);
        QCOMPARE(utilizationRating(0.40), Meaning::Fair);
        QCOMPARE(utilizationRating(0.3999), Meaning::Poor);
    }

    void comparisonIsComputedOnlyWhenItsInputsChange()
    {
        WatchedInstrument instrument(m_catalogue);
        QSignalSpy changes(instrument->table("comparison"), &QAbstractItemModel::dataChanged);
        QVERIFY(instrument->setInput(key("gpu_speed"), 2.0).isEmpty());
        QVERIFY(instrument->setInput(key("kernel_count"), 500).isEmpty());
        QVERIFY(instrument->setInput(key("mode"), key("compiled")).isEmpty());
        QCOMPARE(changes.count(), 0);
        QVERIFY(instrument->setInput(key("launch_us"), 20.0).isEmpty());
        QCOMPARE(changes.count(), 1);
        VERIFY_CLOSE(instrument->table("comparison")->value(key("kws_eager"), key("math_utilization")), 0.2);
        QVERIFY(instrument->setInput(key("launch_model"), key("overlapped")).isEmpty());
        QCOMPARE(changes.count(), 2);
    }

    void aChangeKeepsTheShapeOfTheTables()
    {
        WatchedInstrument instrument(m_catalogue);
        QSignalSpy changes(instrument->table("passes"), &QAbstractItemModel::dataChanged);
        QSignalSpy resets(instrument->table("passes"), &QAbstractItemModel::modelReset);
        QVERIFY(instrument->setInput(key("workload"), key("gpt2")).isEmpty());
        QCOMPARE(changes.count(), 1);
        QCOMPARE(resets.count(), 0);
    }

    void raceAgreesWithTheNumbers_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("model");
        for (const char *mode : {"eager", "compiled", "cuda_graph"}) {
            for (const char *model : {"serial", "overlapped"})
                QTest::addRow("%s %s", mode, model) << mode << model;
        }
    }
    void raceAgreesWithTheNumbers()
    {
        QFETCH(QString, mode);
        QFETCH(QString, model);
        WatchedInstrument instrument(m_catalogue);
        QVERIFY(instrument->setInput(key("mode"), mode).isEmpty());
        QVERIFY(instrument->setInput(key("launch_model"), model).isEmpty());
        for (const char *workload : {"kws", "resnet50", "gpt2", "giant"}) {
            QVERIFY(instrument->setInput(key("workload"), key(workload)).isEmpty());
            const PlayScore score = instrument->race();
            const PlayLane &lane = score.lanes[score.lead];
            QCOMPARE(lane.key, mode);
            VERIFY_CLOSE(lane.end_us, instrument->figure(key("total_us")));
            const double busy = lane.end_us - lane.waitedAt(PlayTrack::Side::Gpu, lane.end_us);
            VERIFY_CLOSE(lane.doneAt(lane.end_us), 1.0);
            VERIFY_CLOSE(busy, instrument->figure(key("gpu_busy")) * instrument->figure(key("total_us")));
            VERIFY_CLOSE(busy, instrument->figure(key("compute_us")) + instrument->figure(key("memory_us")));
        }
    }

    void whatOlderSessionsHeldDoesNoHarm()
    {
        WatchedInstrument instrument(m_catalogue);
        instrument->restoreInputs({{key("scale"), key("percent")}, {key("gpu_speed"), 2.0}});
        QCOMPARE(instrument->figure(key("gpu_speed")), 2.0);
        QVERIFY(!instrument->saveInputs().contains(key("scale")));
    }

    void assumptionsAreMarkedInTheTables()
    {
        WatchedInstrument instrument(m_catalogue);
        const ResultTable *table = instrument->table("passes");
        const auto reason = [&](const char *column) {
            return table
                ->headerData(table->columnOf(key(column)), Qt::Horizontal, ResultTable::AssumptionRole)
                .toString();
        };
        const QString graphs = reason("dispatch_us");
        QVERIFY(!graphs.isEmpty()); // the CUDA graph's bar is always there
        QVERIFY(!reason("mfu").isEmpty());
        QVERIFY(reason("memory_us").isEmpty());
        QVERIFY(instrument->setInput(key("launch_model"), key("overlapped")).isEmpty());
        QVERIFY(reason("dispatch_us").size() > graphs.size());
        QVERIFY(instrument->setInput(key("workload"), key("resnet50")).isEmpty());
        QVERIFY(!reason("memory_us").isEmpty());
    }

private:
    static int meaning(const ResultTable *table, const char *row)
    {
        return table->index(table->rowOf(key(row)), table->columnOf(key("math_utilization")))
            .data(ResultTable::MeaningRole)
            .toInt();
    }

    Catalogue m_catalogue;
};

RP_GUILESS_TEST(TestDispatchTaxTables)

} // namespace test_dispatch_tax_tables
#include "test_dispatch_tax_tables.moc"
