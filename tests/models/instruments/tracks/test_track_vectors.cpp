// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/tracks/track_fixture.h"
#include "tests/support/test_main.h"

namespace test_track_vectors {

using namespace rp;
using track_fixture::argument;
using track_fixture::expected;
using track_fixture::vectorsOf;

// The reference's figures and the tables of the physics specification, section 8, all through the inputs.

class TestTrackVectors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void cloudSteps()
    {
        const auto vectors = vectorsOf("cloud_step");
        QCOMPARE(vectors.size(), std::size_t(19));
        for (const auto &entry : vectors) {
            Watched<TrackCloudInstrument> instrument(m_catalogue);
            QString mode = QString::fromStdString(entry.at("args").at("mode").get<std::string>());
            if (mode == QLatin1String("graphs"))
                mode = key("cuda_graph");
            QCOMPARE(instrument.change({{"mode", mode},
                                        {"batch", argument(entry, "batch", 1.0)},
                                        {"launch_us", argument(entry, "l", 10.0)}}),
                     QString());
            const double relative = entry.at("rtol").get<double>();
            VERIFY_CLOSE(instrument.figure("kernels"), expected(entry, "kernels"), relative);
            VERIFY_CLOSE(instrument.figure("gpu_us"), expected(entry, "gpu_us"), relative);
            VERIFY_CLOSE(instrument.figure("cpu_us"), expected(entry, "cpu_us"), relative);
            VERIFY_CLOSE(instrument.figure("total_us"), expected(entry, "total_us"), relative);
            VERIFY_CLOSE(instrument.figure("gpu_busy"), expected(entry, "busy_frac"), relative);
            VERIFY_CLOSE(instrument.figure("tokens_s"), expected(entry, "tok_s"), relative);
            QCOMPARE(instrument.figure("verdict"), expected(entry, "passes"));
            QCOMPARE(instrument->verdict().pass, expected(entry, "passes") == 1.0);
        }
    }

    void edgeLoops()
    {
        const auto vectors = vectorsOf("edge_loop");
        QCOMPARE(vectors.size(), std::size_t(6));
        for (const auto &entry : vectors) {
            Watched<TrackEdgeInstrument> instrument(m_catalogue);
            const double deadline_ms = argument(entry, "deadline", 10.0);
            // A deadline fits into one loop here; the rate is only a factor of the misses per hour.
            const double rate = deadline_ms > 10.0 ? 50.0 : 100.0;
            const QString mode = QString::fromStdString(entry.at("args").at("mode").get<std::string>());
            QCOMPARE(instrument.change({{"mode", mode}, {"loops_per_s", rate}, {"deadline_ms", deadline_ms}}),
                     QString());
            const double relative = entry.at("rtol").get<double>();
            VERIFY_CLOSE(instrument.figure("base_us"), expected(entry, "base_ms") * 1e3, relative);
            VERIFY_CLOSE(instrument.figure("sigma_us"), expected(entry, "sigma_ms") * 1e3, relative);
            VERIFY_CLOSE(instrument.figure("p99_us"), expected(entry, "p99_ms") * 1e3, relative);
            VERIFY_CLOSE(instrument.figure("p9999_us"), expected(entry, "p9999_ms") * 1e3, relative);
            VERIFY_CLOSE(instrument.figure("miss_share"), expected(entry, "miss_prob"), relative);
            VERIFY_CLOSE(instrument.figure("misses_per_hour") * 100.0 / rate,
                         expected(entry, "miss_per_hour"), relative);
            QCOMPARE(instrument.figure("margin_us") >= 0.0, expected(entry, "passes_p99") == 1.0);
            QCOMPARE(instrument.figure("verdict"), expected(entry, "passes"));
        }
    }

    void mobileFrames()
    {
        const auto vectors = vectorsOf("mobile_frame");
        QCOMPARE(vectors.size(), std::size_t(7));
        for (const auto &entry : vectors) {
            Watched<TrackMobileInstrument> instrument(m_catalogue);
            const bool masked = entry.at("args").contains("branch_extra_ops");
            QCOMPARE(instrument.change({{"fused", entry.at("args").at("fused").get<bool>()},
                                        {"masked", masked},
                                        {"activation_mb", argument(entry, "act_bytes", 1e6) / 1e6},
                                        {"pj_per_dram_byte", argument(entry, "pj_dram", 36.0)}}),
                     QString());
            const double relative = entry.at("rtol").get<double>();
            VERIFY_CLOSE(instrument.figure("traffic_bytes"), expected(entry, "bytes"), relative);
            VERIFY_CLOSE(instrument.figure("energy_j") * 1e3, expected(entry, "energy_mj"), relative);
            VERIFY_CLOSE(instrument.figure("power_w"), expected(entry, "power_w"), relative);
            VERIFY_CLOSE(instrument.figure("time_us") / 1e3, expected(entry, "t_ms"), relative);
            VERIFY_CLOSE(instrument.figure("bandwidth_share"), expected(entry, "bw_share"), relative);
            VERIFY_CLOSE(instrument.figure("hours"), expected(entry, "hours"), relative);
            QCOMPARE(instrument.figure("verdict"), expected(entry, "passes"));
            QCOMPARE(partMet(*instrument, "time"), expected(entry, "passes_time") == 1.0);
            QCOMPARE(partMet(*instrument, "power"), expected(entry, "passes_power") == 1.0);
        }
    }

    void tinyHops()
    {
        const auto vectors = vectorsOf("tiny_hop");
        QCOMPARE(vectors.size(), std::size_t(11));
        for (const auto &entry : vectors) {
            Watched<TrackTinyInstrument> instrument(m_catalogue);
            const QString runtime = QString::fromStdString(entry.at("args").at("rt").get<std::string>());
            QCOMPARE(instrument.change({{"runtime", runtime}, {"clock_mhz", argument(entry, "mhz", 48.0)}}),
                     QString());
            const double relative = entry.at("rtol").get<double>();
            VERIFY_CLOSE(instrument.figure("time_us") / 1e3, expected(entry, "t_ms"), relative);
            VERIFY_CLOSE(instrument.figure("duty"), expected(entry, "duty"), relative);
            VERIFY_CLOSE(instrument.figure("power_w") * 1e3, expected(entry, "power_mw"), relative);
            VERIFY_CLOSE(instrument.figure("flash_bytes"), expected(entry, "flash"), relative);
            VERIFY_CLOSE(instrument.figure("ram_bytes"), expected(entry, "ram"), relative);
            QCOMPARE(instrument.figure("verdict"), expected(entry, "passes"));
            for (const char *part : {"time", "power", "flash", "ram"}) {
                const QByteArray field = QByteArrayLiteral("passes_") + part;
                QCOMPARE(partMet(*instrument, part), expected(entry, field.constData()) == 1.0);
            }
        }
    }

    void cloudTable()
    {
        Watched<TrackCloudInstrument> instrument(m_catalogue);
        struct Row
        {
            double batch, eager, compiled, graph;
        };
        for (const Row &row : {Row{1.0, 0.208, 0.747, 0.937}, Row{16.0, 0.215, 0.770, 0.939},
                               Row{64.0, 0.235, 0.844, 0.944}, Row{256.0, 0.317, 0.919, 0.958}}) {
            QVERIFY(instrument.change({{"batch", row.batch}}).isEmpty());
            const ResultTable &table = *instrument->table("step");
            QVERIFY(std::abs(table.value(key("eager"), key("gpu_busy")) - row.eager) < 0.0005001);
            QVERIFY(std::abs(table.value(key("compiled"), key("gpu_busy")) - row.compiled) < 0.0005001);
            QVERIFY(std::abs(table.value(key("cuda_graph"), key("gpu_busy")) - row.graph) < 0.0005001);
        }
        QVERIFY(instrument.change({{"batch", 1.0}}).isEmpty());
        const ResultTable &tokens = *instrument->table("throughput");
        QVERIFY(std::abs(tokens.value(key("b1"), key("eager_tokens_s")) - 23.9) < 0.05);
        QVERIFY(std::abs(tokens.value(key("b1"), key("compiled_tokens_s")) - 85.8) < 0.05);
        QVERIFY(std::abs(tokens.value(key("b1"), key("cuda_graph_tokens_s")) - 107.6) < 0.05);
        // One GPU holds no 70 billion parameters, whatever the launches do.
        QVERIFY(instrument.change({{"tensor_parallel", key("1")}, {"mode", key("cuda_graph")}}).isEmpty());
        QCOMPARE(instrument.figure("fits"), 0.0);
        QCOMPARE(instrument.figure("largest_batch"), 0.0);
        QVERIFY(!instrument->verdict().pass);
        QVERIFY(instrument.figure("memory_bytes") > 141e9);
    }

    void edgeTable()
    {
        Watched<TrackEdgeInstrument> instrument(m_catalogue);
        const ResultTable &table = *instrument->table("modes");
        struct Row
        {
            const char *key;
            double base, p99, p9999, misses;
            bool pass;
        };
        for (const Row &row : {Row{"eager", 9.50, 10.009, 30.8, 3763.0, false},
                               Row{"eager_freeze", 9.50, 9.973, 11.4, 2967.0, false},
                               Row{"compiled", 5.80, 6.02, 26.9, 724.0, false},
                               Row{"graphs_freeze", 5.90, 6.10, 7.56, 3.6, false},
                               Row{"aot_cpp_rt", 5.80, 5.98, 6.08, 0.0, true}}) {
            const QString name = key(row.key);
            QVERIFY(std::abs(table.value(name, key("base_us")) / 1e3 - row.base) < 0.005);
            QVERIFY(std::abs(table.value(name, key("p99_us")) / 1e3 - row.p99) < 0.0051);
            QVERIFY(std::abs(table.value(name, key("p9999_us")) / 1e3 - row.p9999) < 0.0501);
            QVERIFY(std::abs(table.value(name, key("misses_per_hour")) - row.misses) < 0.501);
            QCOMPARE(table.value(name, key("verdict")) == 1.0, row.pass);
        }
    }

    void mobileTable()
    {
        Watched<TrackMobileInstrument> instrument(m_catalogue);
        const ResultTable &table = *instrument->table("designs");
        const auto near = [&](const char *row, const char *column, double want, double within) {
            return std::abs(table.value(key(row), key(column)) - want) <= within;
        };
        QVERIFY(near("unfused", "traffic_bytes", 360e6, 1.0));
        QVERIFY(near("unfused", "time_us", 10.1e3, 50.0));
        QVERIFY(near("unfused", "power_w", 0.898, 0.0005));
        QVERIFY(near("unfused", "battery_s", 3600.0, 18.0));
        QVERIFY(near("fused", "traffic_bytes", 120e6, 1.0));
        QVERIFY(near("fused", "time_us", 2.96e3, 5.0));
        QVERIFY(near("fused", "power_w", 0.397, 0.0005));
        QVERIFY(near("fused", "battery_s", 2.27 * 3600.0, 18.0));
        QVERIFY(near("fused_masked", "traffic_bytes", 156e6, 1.0));
        QVERIFY(near("fused_masked", "power_w", 0.511, 0.0005));
        QVERIFY(near("unfused_older", "power_w", 3.58, 0.005));
        QVERIFY(near("fused_older", "power_w", 1.29, 0.006));
        for (const char *row : {"unfused", "unfused_masked", "fused_masked", "unfused_older", "fused_older"})
            QCOMPARE(table.value(key(row), key("verdict")), 0.0);
        QCOMPARE(table.value(key("fused"), key("verdict")), 1.0);
    }

    void tinyTable()
    {
        for (const double mhz : {48.0, 96.0}) {
            Watched<TrackTinyInstrument> instrument(m_catalogue);
            QVERIFY(instrument.change({{"clock_mhz", mhz}}).isEmpty());
            const ResultTable &table = *instrument->table("runtimes");
            const auto at = [&](const char *row, const char *column) {
                return table.value(key(row), key(column));
            };
            QCOMPARE(at("pytorch", "flash_bytes"), 200430e3);
            QCOMPARE(at("tflite", "flash_bytes"), 1430e3);
            QCOMPARE(at("executorch", "flash_bytes"), 504e3);
            QCOMPARE(at("tflm", "flash_bytes"), 470e3);
            QCOMPARE(at("aot_c", "flash_bytes"), 450e3);
            const bool slow = mhz == 48.0;
            QVERIFY(std::abs(at("tflm", "time_us") / 1e3 - (slow ? 10.23 : 5.12)) < 0.005);
            QVERIFY(std::abs(at("aot_c", "time_us") / 1e3 - (slow ? 9.84 : 4.92)) < 0.005);
            QVERIFY(std::abs(at("aot_c", "power_w") * 1e3 - (slow ? 0.935 : 0.937)) < 0.0005);
            QCOMPARE(at("aot_c", "verdict"), 1.0);
            for (const char *row : {"executorch", "tflm"})
                QCOMPARE(at(row, "verdict"), slow ? 0.0 : 1.0);
            for (const char *row : {"pytorch", "tflite"})
                QCOMPARE(at(row, "verdict"), 0.0);
        }
    }

private:
    static bool partMet(const TrackInstrument &instrument, const char *part)
    {
        for (const TrackCriterion &criterion : instrument.criteriaNow()) {
            if (qstrcmp(criterion.key, part) == 0)
                return criterion.met;
        }
        qFatal("no such part");
    }

    Catalogue m_catalogue;
};

RP_TEST(TestTrackVectors)

} // namespace test_track_vectors
#include "test_track_vectors.moc"
