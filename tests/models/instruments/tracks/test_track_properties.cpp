// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/instrument_factory.h"
#include "tests/models/instruments/tracks/track_fixture.h"
#include "tests/support/test_main.h"

#include <random>

namespace test_track_properties {

using namespace rp;

// What must hold for every setting, held against random ones from the whole range of the controls.

class TestTrackProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_catalogue = builtInCatalogue();
    }

    void everythingIsFiniteEverywhere()
    {
        for (const char *id : {"track_cloud", "track_edge", "track_mobile", "track_tiny"}) {
            const auto instrument = makeInstrument(key(id), m_catalogue);
            auto *judge = qobject_cast<TrackInstrument *>(instrument.get());
            for (int round = 0; round < 150; ++round) {
                instrument->restoreInputs(randomInputs(*instrument));
                for (const QString &figure : instrument->figureIds()) {
                    QVERIFY2(std::isfinite(instrument->figure(figure)), qPrintable(figure));
                    QVERIFY2(!instrument->figureText(figure).isEmpty(), qPrintable(figure));
                }
                for (const ResultTable *table : instrument->tables())
                    verifyFinite(*table);
                // The verdict is that of its parts, and the strip's sentence names the figure it shows.
                const TrackVerdict verdict = judge->verdict();
                bool all = true;
                for (const TrackCriterion &part : judge->criteriaNow())
                    all = all && part.met;
                QCOMPARE(verdict.pass, all);
                QCOMPARE(instrument->figure(key("verdict")) == 1.0, all);
                QVERIFY2(verdict.sentence.contains(verdict.figure), qPrintable(verdict.sentence));
                QVERIFY2(!verdict.sentence.contains(u'%') || verdict.sentence.contains(key("busy")),
                         qPrintable(verdict.sentence));
            }
        }
    }

    void partsAddUp()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        for (int round = 0; round < 60; ++round) {
            cloud->restoreInputs(randomInputs(*cloud));
            mobile->restoreInputs(randomInputs(*mobile));
            tiny->restoreInputs(randomInputs(*tiny));
            verifySum(*cloud->table("step"), {"work_us", "exchange_us", "idle_us"}, "total_us");
            verifySum(*mobile->table("energy"), {"dram_j", "sram_j", "compute_j"}, "total_j");
            verifySum(*tiny->table("flash"), {"runtime_bytes", "kernel_bytes", "weight_bytes", "app_bytes"},
                      "total_bytes");
            verifySum(*tiny->table("ram"), {"runtime_bytes", "arena_bytes", "app_bytes"}, "total_bytes");
            verifySum(*tiny->table("power"), {"model_w", "interpreter_w", "asleep_w"}, "power_w");
        }
    }

    void theHighestFrameRateJustReachesTheGoal()
    {
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        for (int round = 0; round < 200; ++round) {
            mobile->restoreInputs(randomInputs(*mobile));
            const double highest = mobile.figure("highest_frames_per_s");
            for (const double rate : {highest, highest + 1.0}) {
                if (rate < 10.0 || rate > 120.0)
                    continue;
                QVERIFY(mobile.change({{"frames_per_s", rate}}).isEmpty());
                QCOMPARE(mobile.figure("verdict") == 1.0, rate == highest);
            }
        }
    }

    void latencyIsADistribution()
    {
        Watched<TrackEdgeInstrument> instrument(m_catalogue);
        for (int round = 0; round < 100; ++round) {
            instrument->restoreInputs(randomInputs(*instrument));
            const ResultTable &table = *instrument->table("latency");
            QCOMPARE(table.rowCount(), 241);
            double time_us = -1.0;
            double share = 2.0;
            bool deadline = false;
            for (const ResultRow &row : table.rows()) {
                QVERIFY(row.cells[0].value >= time_us);
                QVERIFY(row.cells[1].value <= share + 1e-15);
                QVERIFY(row.cells[1].value >= 0.0);
                time_us = row.cells[0].value;
                share = row.cells[1].value;
                deadline = deadline || time_us == instrument.figure("deadline_us");
            }
            QVERIFY(deadline);
            QVERIFY(share < 1e-9);
            QVERIFY(table.rows().front().cells[1].value > 0.0);
            QVERIFY(instrument.figure("p50_us") <= instrument.figure("p99_us"));
            QVERIFY(instrument.figure("p99_us") <= instrument.figure("p999_us"));
            QVERIFY(instrument.figure("p999_us") <= instrument.figure("p9999_us"));
            // Without a source of jitter there are never more misses.
            for (const ResultRow &row : instrument->table("sources")->rows())
                QVERIFY(row.cells[4].value <= instrument.figure("misses_per_hour") * (1.0 + 1e-9) + 1e-6);
        }
    }

    void theDensityIntegratesToTheShares()
    {
        Watched<TrackEdgeInstrument> instrument(m_catalogue);
        for (const EdgeModeEntry &mode : m_catalogue.edgeModes) {
            QVERIFY(instrument.change({{"mode", mode.key}}).isEmpty());
            const EdgeTrackResult &result = instrument->state().result;
            const double low = result.p50_ms;
            const double high = result.delays.quantile(1.0 - 1e-9);
            constexpr int steps = 200000;
            double sum = 0.0;
            for (int i = 0; i < steps; ++i)
                sum += result.delays.density(low + (high - low) * (i + 0.5) / steps);
            VERIFY_CLOSE(sum * (high - low) / steps, 0.5, 1e-5);
        }
    }

    void cloudFollowsItsInputs()
    {
        Watched<TrackCloudInstrument> cloud(m_catalogue);
        for (const char *mode : {"eager", "compiled", "cuda_graph"}) {
            QVERIFY(cloud.change({{"mode", key(mode)}}).isEmpty());
            rises(*cloud, "batch", "tokens_s", 1.0);
            rises(*cloud, "batch", "gpu_busy", 1.0);
            rises(*cloud, "batch", "memory_bytes", 1.0);
            rises(*cloud, "context_tokens", "total_us", 1.0);
            rises(*cloud, "launch_us", "gpu_busy", -1.0);
            rises(*cloud, "kernels_per_layer", "tokens_s", -1.0);
            rises(*cloud, "rho", "tokens_s", 1.0);
            // More waiting for other GPUs looks busier and yields less.
            rises(*cloud, "collective_us", "tokens_s", -1.0);
            rises(*cloud, "collective_us", "gpu_busy", 1.0);
        }
        double least = std::numeric_limits<double>::infinity();
        for (const char *gpus : {"1", "2", "4", "8"}) {
            QVERIFY(cloud.change({{"tensor_parallel", key(gpus)}}).isEmpty());
            QVERIFY(cloud.figure("memory_bytes") < least);
            least = cloud.figure("memory_bytes");
        }
        // The largest batch that fits is just that.
        QVERIFY(cloud.change({{"context_tokens", 8192.0}}).isEmpty());
        const double batch = cloud.figure("largest_batch");
        QVERIFY(cloud.change({{"batch", batch}}).isEmpty());
        QCOMPARE(cloud.figure("fits"), 1.0);
        QVERIFY(cloud.change({{"batch", batch + 1.0}}).isEmpty());
        QCOMPARE(cloud.figure("fits"), 0.0);
    }

    void theOthersFollowTheirInputs()
    {
        Watched<TrackEdgeInstrument> edge(m_catalogue);
        for (const char *input : {"kernels", "launch_us", "math_ms", "gc_full_share", "gc_objects",
                                  "preemption_share", "preemption_ms", "stall_share", "stall_ms"})
            rises(*edge, input, "misses_per_hour", 1.0);
        rises(*edge, "deadline_ms", "misses_per_hour", -1.0);
        Watched<TrackMobileInstrument> mobile(m_catalogue);
        QVERIFY(mobile.change({{"masked", true}}).isEmpty());
        for (const char *input :
             {"activation_mb", "pj_per_dram_byte", "frames_per_s", "billion_ops", "branch_share"}) {
            rises(*mobile, input, "power_w", 1.0);
            rises(*mobile, input, "hours", -1.0);
        }
        rises(*mobile, "activation_mb", "time_us", 1.0);
        rises(*mobile, "battery_wh", "budget_w", 1.0);
        rises(*mobile, "target_hours", "budget_w", -1.0);
        Watched<TrackTinyInstrument> tiny(m_catalogue);
        rises(*tiny, "clock_mhz", "time_us", -1.0);
        rises(*tiny, "million_ops", "time_us", 1.0);
        rises(*tiny, "million_ops", "power_w", 1.0);
        rises(*tiny, "weight_kb", "flash_bytes", 1.0);
        rises(*tiny, "flash_kb", "flash_share", -1.0);
    }

private:
    /// A figure may not fall (or, for a negative direction, rise) as an input rises over its whole range.
    static void rises(Instrument &instrument, const char *input, const char *figure, double direction)
    {
        const QVariantMap before = instrument.saveInputs();
        const std::vector<InputSpec> specs = instrument.inputs();
        const auto spec =
            std::find_if(specs.begin(), specs.end(), [&](const InputSpec &s) { return s.id == key(input); });
        if (spec == specs.end())
            return; // no control under these settings
        double last = -std::numeric_limits<double>::infinity();
        for (int i = 0; i <= 20; ++i) {
            double value = spec->minimum + (spec->maximum - spec->minimum) * i / 20.0;
            if (spec->wholeNumbers)
                value = std::round(value);
            QCOMPARE(instrument.setInput(spec->id, std::min(value, spec->maximum)), QString());
            const double now = direction * instrument.figure(key(figure));
            QVERIFY2(now >= last - 1e-9 * std::abs(last), input);
            last = now;
        }
        instrument.restoreInputs(before);
    }
    static void verifySum(const ResultTable &table, std::initializer_list<const char *> parts,
                          const char *sum)
    {
        for (const ResultRow &row : table.rows()) {
            double added = 0.0;
            for (const char *part : parts)
                added += table.value(row.key, key(part));
            VERIFY_CLOSE(added, table.value(row.key, key(sum)), 1e-9);
        }
    }
    static void verifyFinite(const ResultTable &table)
    {
        for (const ResultRow &row : table.rows()) {
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                QVERIFY2(std::isfinite(row.cells[i].value), qPrintable(table.id() + u' ' + row.key));
        }
    }
    QVariantMap randomInputs(const Instrument &instrument)
    {
        QVariantMap inputs;
        for (const InputSpec &spec : instrument.inputs()) {
            double at = m_share(m_random);
            if (m_share(m_random) < 0.2)
                at = at < 0.5 ? 0.0 : 1.0;
            switch (spec.kind) {
            case InputSpec::Kind::Choice:
                inputs.insert(spec.id, spec.choices[m_random() % spec.choices.size()].key);
                break;
            case InputSpec::Kind::Toggle:
                inputs.insert(spec.id, at < 0.5);
                break;
            case InputSpec::Kind::Linear:
            case InputSpec::Kind::Logarithmic:
                double value = spec.kind == InputSpec::Kind::Linear
                                   ? spec.minimum + at * (spec.maximum - spec.minimum)
                                   : spec.minimum * std::pow(spec.maximum / spec.minimum, at);
                value = spec.wholeNumbers ? std::round(value) : value;
                inputs.insert(spec.id, std::clamp(value, spec.minimum, spec.maximum));
                break;
            }
        }
        return inputs;
    }

    Catalogue m_catalogue;
    std::mt19937 m_random{20263};
    std::uniform_real_distribution<double> m_share{0.0, 1.0};
};

RP_TEST(TestTrackProperties)

} // namespace test_track_properties
#include "test_track_properties.moc"
