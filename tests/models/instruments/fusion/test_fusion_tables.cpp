// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/fusion/fusion_fixture.h"

#include "tests/support/test_main.h"

#include <QElapsedTimer>

#include <random>

namespace test_fusion_tables {

using namespace rp;

namespace {

double sum(const ResultTable &table, const char *column, const QString &leftOut)
{
    double total = 0.0;
    for (const ResultRow &row : table.rows()) {
        if (row.key != leftOut)
            total += table.value(row.key, key(column));
    }
    return total;
}

} // namespace

class TestFusionTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void operationsAddUpToTheFigures()
    {
        WatchedFusion instrument(m_catalogue);
        for (const bool rows : {false, true}) {
            QVERIFY(instrument.change({{"count_rows", rows}}).isEmpty());
            for (const bool evaluation : {false, true}) {
                QVERIFY(instrument.change({{"evaluation", evaluation}}).isEmpty());
                for (const char *level : {"library", "semi", "primitive"}) {
                    QVERIFY(instrument.change({{"granularity", key(level)}}).isEmpty());
                    const ResultTable &table = *instrument->table("operations");
                    QCOMPARE(double(table.rowCount() - 1), instrument.figure("kernels_unfused"));
                    VERIFY_CLOSE(sum(table, "traffic_bytes", key("fused")),
                                 instrument.figure("traffic_unfused_bytes"));
                    VERIFY_CLOSE(table.value(key("fused"), key("traffic_bytes")),
                                 instrument.figure("traffic_fused_bytes"));
                    VERIFY_CLOSE(sum(table, "reads_bytes", key("fused")),
                                 instrument.figure("reads_unfused") * instrument.figure("tensor_bytes"));
                }
            }
        }
    }

    void timesAreTheFiguresAndAddUp()
    {
        WatchedFusion instrument(m_catalogue);
        const ResultTable &times = *instrument->table("times");
        const auto time = [&](const char *row, const char *column) {
            return times.value(key(row), key(column));
        };
        VERIFY_CLOSE(time("unfused", "total_us"), 34.718592);
        VERIFY_CLOSE(time("unfused", "dispatch_us"), 30.0);
        VERIFY_CLOSE(time("fused", "total_us"), instrument.figure("total_fused_us"));
        for (const char *row : {"unfused", "fused"}) {
            VERIFY_CLOSE(time(row, "compute_us") + time(row, "dispatch_us") + time(row, "memory_us"),
                         time(row, "total_us"));
            // Arithmetic does not change when kernels are fused.
            VERIFY_CLOSE(time(row, "compute_us"), 786432.0 * 10.0 / 78e12 * 1e6);
        }
    }

    void granularitiesAreThePublishedTable()
    {
        WatchedFusion instrument(m_catalogue);
        const ResultTable &table = *instrument->table("granularities");
        struct Level
        {
            const char *key;
            double kernels, reads, writes, passes, ai, traffic, launches;
        };
        const Level levels[] = {{"library", 3, 3, 3, 6, 10.0 / 12.0, 3, 3},
                                {"semi", 5, 5, 5, 10, 0.5, 5, 5},
                                {"primitive", 13, 11, 9, 20, 0.25, 10, 13},
                                {"evaluation", 2, 2, 2, 4, 1.0, 2, 2},
                                {"fused", 1, 1, 1, 2, 2.5, 1, 1}};
        QCOMPARE(table.rowCount(), 5);
        for (const Level &level : levels) {
            const auto value = [&](const char *column) { return table.value(key(level.key), key(column)); };
            QCOMPARE(value("kernels"), level.kernels);
            QCOMPARE(value("reads"), level.reads);
            QCOMPARE(value("writes"), level.writes);
            QCOMPARE(value("passes"), level.passes);
            VERIFY_CLOSE(value("ai"), level.ai);
            VERIFY_CLOSE(value("traffic_ratio"), level.traffic);
            VERIFY_CLOSE(value("launch_ratio"), level.launches);
            QCOMPARE(value("highest_speedup"), std::max(level.traffic, level.launches));
            QVERIFY(value("speedup") <= value("highest_speedup") + 1e-9);
        }
    }

    void granularitiesEqualTheFigures()
    {
        WatchedFusion instrument(m_catalogue);
        QVERIFY(instrument.change({{"elements", 123'456}}).isEmpty());
        const auto same = [&](const char *row) {
            const ResultTable &table = *instrument->table("granularities");
            VERIFY_CLOSE(table.value(key(row), key("kernels")), instrument.figure("kernels_unfused"));
            VERIFY_CLOSE(table.value(key(row), key("passes")), instrument.figure("passes_unfused"));
            VERIFY_CLOSE(table.value(key(row), key("ai")), instrument.figure("ai_unfused"));
            VERIFY_CLOSE(table.value(key(row), key("traffic_ratio")), instrument.figure("traffic_ratio"));
            VERIFY_CLOSE(table.value(key(row), key("launch_ratio")), instrument.figure("launch_ratio"));
            VERIFY_CLOSE(table.value(key(row), key("speedup")), instrument.figure("speedup"));
            QVERIFY(!table.index(table.rowOf(key(row)), 0).data(ResultTable::NoteRole).toString().isEmpty());
        };
        for (const char *level : {"library", "semi", "primitive"}) {
            QVERIFY(instrument.change({{"granularity", key(level)}}).isEmpty());
            same(level);
        }
        QVERIFY(instrument.change({{"granularity", key("library")}}).isEmpty());
        QVERIFY(instrument.change({{"evaluation", true}}).isEmpty());
        same("evaluation");
    }

    void noRowHasThreefoldTrafficAndFivefoldTime()
    {
        // The assumed use of the bandwidth is a second effect and stays out of the table of granularities.
        WatchedFusion instrument(m_catalogue);
        QVERIFY(instrument.change({{"elements", 1e9}}).isEmpty());
        QVERIFY(instrument.change({{"efficiency", key("better_fused")}}).isEmpty());
        QVERIFY(instrument.figure("speedup") > 4.9);
        const ResultTable &table = *instrument->table("granularities");
        for (const ResultRow &row : table.rows())
            QVERIFY(table.value(row.key, key("speedup")) <=
                    table.value(row.key, key("highest_speedup")) + 1e-9);
        VERIFY_CLOSE(table.value(key("library"), key("speedup")), 3.0);
    }

    void intensitiesLieBelowTheRidges()
    {
        WatchedFusion instrument(m_catalogue);
        const ResultTable &table = *instrument->table("intensities");
        for (const char *row : {"unfused", "fused"}) {
            const double ai = table.value(key(row), key("ai"));
            QVERIFY(ai < instrument.figure("ridge_vector"));
            VERIFY_CLOSE(table.value(key(row), key("below_vector")) * ai, instrument.figure("ridge_vector"));
            VERIFY_CLOSE(table.value(key(row), key("below_tensor")) * ai, instrument.figure("ridge_tensor"));
        }
    }

    void curvesPassThroughTheFigures()
    {
        WatchedFusion instrument(m_catalogue);
        QVERIFY(instrument.change({{"topic", key("attention")}}).isEmpty());
        for (const char *head : {"64", "128"}) {
            QVERIFY(instrument.change({{"head_dim", key(head)}}).isEmpty());
            for (const double sequence : {128.0, 512.0, 1024.0, 16384.0}) {
                QVERIFY(instrument.change({{"sequence", sequence}}).isEmpty());
                const QString row = QString::number(int(sequence));
                const ResultTable &table = *instrument->table("attention");
                VERIFY_CLOSE(table.value(row, key("standard_bytes")),
                             instrument.figure("attention_standard_bytes"));
                VERIFY_CLOSE(table.value(row, key("flash_bytes")),
                             instrument.figure("attention_flash_bytes"));
                VERIFY_CLOSE(table.value(row, key("flash_footprint")),
                             instrument.figure("footprint_flash_bytes"));
                VERIFY_CLOSE(table.value(row, key("traffic_ratio")), instrument.figure("attention_ratio"));
                VERIFY_CLOSE(table.value(row, key("footprint_ratio")), instrument.figure("footprint_ratio"));
            }
        }
    }

    void trafficIsQuadraticAndFootprintIsNot()
    {
        const FusionSettings settings = FusionDesign::defaults(m_catalogue);
        const AttentionTraffic half = attentionAt(8192.0, settings, m_catalogue);
        const AttentionTraffic whole = attentionAt(16384.0, settings, m_catalogue);
        QVERIFY(whole.standard_bytes / half.standard_bytes > 3.9);
        QVERIFY(whole.flash_bytes / half.flash_bytes > 3.8);
        VERIFY_CLOSE(whole.footprint_flash_bytes / half.footprint_flash_bytes, 2.0);
        const std::vector<double> sequences = attentionSequences();
        QCOMPARE(sequences.front(), shortestSequence);
        QCOMPARE(sequences.back(), longestSequence);
        QVERIFY(std::is_sorted(sequences.begin(), sequences.end()));
    }

    void conventionsEqualTheFigures()
    {
        WatchedFusion instrument(m_catalogue);
        const ResultTable &table = *instrument->table("conventions");
        QCOMPARE(table.rowCount(), 4);
        for (const ResultRow &row : std::vector<ResultRow>(table.rows())) {
            QVERIFY(instrument.change({{"convention", row.key}}).isEmpty());
            QCOMPARE(table.value(row.key, key("accesses_unfused")), instrument.figure("accesses_unfused"));
            QCOMPARE(table.value(row.key, key("accesses_fused")), instrument.figure("accesses_fused"));
            QCOMPARE(table.value(row.key, key("reads_unfused")) + table.value(row.key, key("writes_unfused")),
                     instrument.figure("accesses_unfused"));
        }
    }

    void ratiosDoNotDependOnTheSize()
    {
        const FusionInstrument instrument(m_catalogue);
        for (const char *level : {"library", "semi", "primitive"}) {
            QVariantMap inputs{{key("granularity"), key(level)}};
            const double ratio = instrument.figureFor(inputs, key("traffic_ratio"));
            for (double elements = 1e3; elements <= 1e9; elements *= 10.0) {
                for (const char *precision : {"fp16", "fp32"}) {
                    inputs[key("elements")] = elements;
                    inputs[key("precision")] = key(precision);
                    VERIFY_CLOSE(instrument.figureFor(inputs, key("traffic_ratio")), ratio);
                    // Intensity rises by what traffic falls.
                    VERIFY_CLOSE(instrument.figureFor(inputs, key("ai_fused")) /
                                     instrument.figureFor(inputs, key("ai_unfused")),
                                 ratio);
                }
            }
        }
    }

    void everythingStaysFiniteAndOrdered()
    {
        std::mt19937 random(21);
        for (int i = 0; i < 400; ++i) {
            const FusionSettings settings = randomSettings(random);
            const FusionState result = evaluate(settings, m_catalogue);
            for (const FusionRun *run : {&result.unfused, &result.fused}) {
                for (const double value : {run->traffic_bytes, run->ai, run->compute_us, run->dispatch_us,
                                           run->memory_us, run->total_us})
                    QVERIFY(std::isfinite(value) && value >= 0.0);
                VERIFY_CLOSE(run->compute_us + run->dispatch_us + run->memory_us, run->total_us);
            }
            QVERIFY(result.trafficRatio() >= 1.0 && result.launchRatio() >= 1.0);
            QVERIFY(result.unfused.total_us > result.fused.total_us);
            // In FP32 a head of 128 leaves so few rows in a block that tiling saves nothing.
            QVERIFY(std::isfinite(result.attention.ratio()) && result.attention.ratio() > 0.9);
            QVERIFY(result.attention.footprintRatio() > 1.0);
        }
    }

    void moreIsNeverFaster()
    {
        std::mt19937 random(22);
        for (int i = 0; i < 60; ++i) {
            FusionSettings settings = randomSettings(random);
            double last = 0.0;
            for (const double elements : {1e3, 1e4, 786'432.0, 1e7, 1e9}) {
                settings.elements = elements;
                const double now = evaluate(settings, m_catalogue).unfused.total_us;
                QVERIFY(now >= last);
                last = now;
            }
            settings.launch_us = 5.0;
            const double cheap = evaluate(settings, m_catalogue).fused.total_us;
            settings.launch_us = 20.0;
            QVERIFY(evaluate(settings, m_catalogue).fused.total_us >= cheap);
            settings.launch_model = key("serial");
            const double serial = evaluate(settings, m_catalogue).unfused.total_us;
            settings.launch_model = key("overlapped");
            QVERIFY(evaluate(settings, m_catalogue).unfused.total_us <= serial + 1e-9);
        }
    }

    void anInputChangeIsQuick()
    {
        WatchedFusion instrument(m_catalogue);
        QVERIFY(instrument.change({{"granularity", key("primitive")}}).isEmpty());
        QElapsedTimer timer;
        timer.start();
        constexpr int changes = 50;
        for (int i = 0; i < changes; ++i)
            QVERIFY(instrument.change({{"elements", 1000 + i}}).isEmpty());
        const double each_us = double(timer.nsecsElapsed()) / 1e3 / changes;
        qInfo("%.0f us per change", each_us);
        QVERIFY(each_us < 20'000.0);
    }

private:
    FusionSettings randomSettings(std::mt19937 &random) const
    {
        const auto pick = [&](const QStringList &from) {
            return from.at(qsizetype(random() % std::uint32_t(from.size())));
        };
        const auto between = [&](double low, double high) {
            return std::uniform_real_distribution<double>(low, high)(random);
        };
        FusionSettings settings = FusionDesign::defaults(m_catalogue);
        const auto set = [&](const char *id, const QVariant &value) {
            const QString error = InputsOf<FusionDesign>::apply(settings, key(id), value, m_catalogue);
            QVERIFY2(error.isEmpty(), qPrintable(error));
        };
        set("context", pick({key("cloud"), key("edge")}));
        set("granularity", pick({key("library"), key("semi"), key("primitive")}));
        set("evaluation", random() % 2 == 0);
        set("elements", std::round(std::pow(10.0, between(3.0, 9.0))));
        set("precision", pick({key("fp16"), key("fp32")}));
        set("bandwidth", pick({key("context"), key("tb1_0"), key("tb2_0"), key("tb3_35")}));
        set("efficiency", pick({key("ideal"), key("better_fused")}));
        set("launch_us", between(5.0, 20.0));
        set("launch_model", pick({key("serial"), key("overlapped")}));
        set("count_rows", random() % 2 == 0);
        set("sequence", std::round(std::pow(2.0, between(7.0, 14.0))));
        set("head_dim", pick({key("64"), key("128")}));
        return settings;
    }

    Catalogue m_catalogue;
};

RP_TEST(TestFusionTables)

} // namespace test_fusion_tables
#include "test_fusion_tables.moc"
