// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/surgery_entries.h"
#include "tests/models/instruments/surgery/surgery_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace test_surgery_vectors {

using namespace rp;

namespace {

QJsonArray vectorsOf(const char *function)
{
    QFile file(QStringLiteral(RIDGEPOINT_TEST_DATA "/vectors.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QJsonArray found;
    const QJsonArray all = QJsonDocument::fromJson(file.readAll()).object().value(u"vectors").toArray();
    for (const QJsonValue &vector : all) {
        if (vector[u"fn"].toString() == QLatin1String(function))
            found.append(vector);
    }
    return found;
}

/// A catalogue whose first scenario is one eager kernel on a single core, with a launch before it.
Catalogue withOneKernel(const Catalogue &catalogue, double data_us, double compute_us, double latency_us,
                        double flops, double peak)
{
    Catalogue other = catalogue;
    physics::SurgeryScenario pass;
    pass.kernels_before = 1;
    pass.kernel_us = data_us + compute_us;
    pass.memory_share = data_us / pass.kernel_us;
    pass.launch_eager_us = latency_us;
    pass.single_core = true;
    pass.useful_flops = flops;
    pass.peak_flops = peak;
    other.scenarios.front().scenario = pass;
    return other;
}

void setBandwidth(Catalogue &catalogue, double bandwidth_bytes_s)
{
    for (DeviceEntry &device : catalogue.devices)
        device.device.bandwidth_bytes_s = bandwidth_bytes_s;
}

} // namespace

class TestSurgeryVectors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void vectorsOfSurgeries()
    {
        const QJsonArray vectors = vectorsOf("surgery");
        QCOMPARE(vectors.size(), 28);
        WatchedSurgery instrument(m_catalogue);
        for (const QJsonValue &vector : vectors) {
            instrument.set("scenario", vector[u"args"][u"sc"].toString());
            const QString surgery = vector[u"args"][u"opt"].toString();
            instrument.set("surgery", surgery);
            const QJsonValue expect = vector[u"expect"];
            VERIFY_CLOSE(instrument.figure("total_us"), expect[u"total_us"].toDouble());
            VERIFY_CLOSE(instrument.figure("gpu_us"), expect[u"gpu_us"].toDouble());
            VERIFY_CLOSE(instrument.figure("launches"), expect[u"launches"].toDouble());
            VERIFY_CLOSE(instrument.figure("mfu"), expect[u"mfu"].toDouble());
            VERIFY_CLOSE(instrument.figure("busy"), expect[u"busy_frac"].toDouble());
            QCOMPARE(instrument.figure("feasible"), expect[u"feasible"].toDouble());
            QCOMPARE(instrument.figure("readability"), expect[u"read_cost"].toDouble());
        }
    }

    void vectorsOfVerdicts()
    {
        const QJsonArray vectors = vectorsOf("surgery_verdict");
        QCOMPARE(vectors.size(), 28);
        WatchedSurgery instrument(m_catalogue);
        for (const QJsonValue &vector : vectors) {
            instrument.set("scenario", vector[u"args"][u"sc"].toString());
            const QString surgery = vector[u"args"][u"opt"].toString();
            instrument.set("surgery", surgery);
            const QJsonValue expect = vector[u"expect"];
            VERIFY_CLOSE(instrument.figure("gain_skip"), expect[u"gain_vs_skip"].toDouble());
            VERIFY_CLOSE(instrument.figure("gain_break"), expect[u"gain_vs_break"].toDouble());
            VERIFY_CLOSE(instrument.figure("rule_metric"), expect[u"metric"].toDouble());
            QCOMPARE(instrument.figure("rule_met"), expect[u"track_ok"].toDouble());
            QCOMPARE(instrument.figure("passes_skip"), expect[u"x2_skip"].toDouble());
            QCOMPARE(instrument.figure("passes_break"), expect[u"x2_break"].toDouble());
            QCOMPARE(instrument.figure("feasible"), expect[u"feasible"].toDouble());
            const ResultTable *challenge = instrument->table("challenge");
            VERIFY_CLOSE(challenge->value(surgery, key("gain_skip")), expect[u"gain_vs_skip"].toDouble());
            VERIFY_CLOSE(challenge->value(surgery, key("gain_break")), expect[u"gain_vs_break"].toDouble());
            VERIFY_CLOSE(challenge->value(surgery, key("metric")), expect[u"metric"].toDouble());
            instrument.set("baseline", "break");
            QCOMPARE(instrument.figure("gain"), instrument.figure("gain_break"));
            QCOMPARE(instrument.figure("passes"), expect[u"x2_break"].toDouble());
            instrument.set("baseline", "skip");
            QCOMPARE(instrument.figure("gain"), instrument.figure("gain_skip"));
        }
    }

    void vectorsOfBreakCosts()
    {
        int seen = 0;
        const QJsonArray vectors = vectorsOf("break_cost");
        for (const QJsonValue &vector : vectors) {
            const QJsonObject args = vector[u"args"].toObject();
            if (args[u"k"].toDouble() < 1.0)
                continue; // a program without a site has no surgery
            ++seen;
            Catalogue other = m_catalogue;
            const double bandwidth = args[u"bw"].toDouble();
            setBandwidth(other, bandwidth);
            // One of two tensors of a kernel is alive: 2 x bytes / BW is its whole memory time.
            physics::SurgeryScenario &pass = other.scenarios.front().scenario;
            pass.kernel_us = 100.0;
            pass.memory_share = 2.0 * args[u"live_bytes"].toDouble() / bandwidth * 1e6 / pass.kernel_us;
            pass.launch_compiled_us = args[u"l"].toDouble();
            WatchedSurgery instrument(other);
            instrument.set("sites", args[u"k"].toDouble());
            instrument.set("guard_us", args[u"guard"].toDouble());
            instrument.set("reentry_us", args[u"reentry"].toDouble());
            instrument.set("sync_us", args[u"sync"].toDouble());
            instrument.set("lost_kernels", args[u"lost_kernels"].toDouble());
            VERIFY_CLOSE(instrument.figure("break_cost_us"), vector[u"expect"][u"value"].toDouble());
            VERIFY_CLOSE(instrument.figure("live_bytes"), args[u"live_bytes"].toDouble());
        }
        QCOMPARE(seen, 3);
    }

    void vectorsOfMaskBreakEvens()
    {
        const QJsonArray vectors = vectorsOf("mask_breakeven_p");
        QCOMPARE(vectors.size(), 4);
        for (const QJsonValue &vector : vectors) {
            const QJsonObject args = vector[u"args"].toObject();
            Catalogue other = m_catalogue;
            physics::SurgeryScenario &pass = other.scenarios.front().scenario;
            pass.memory_share = 0.0;
            pass.kernel_us = 10.0;
            pass.kernels_a = std::int64_t(args[u"w_a"].toDouble() / 10.0);
            pass.kernels_b = std::int64_t(args[u"w_b"].toDouble() / 10.0);
            WatchedSurgery instrument(other);
            instrument.set("guard_us", args[u"overhead"].toDouble());
            instrument.set("reentry_us", 0);
            instrument.set("sync_us", 0);
            instrument.set("lost_kernels", 0);
            const QJsonValue expect = vector[u"expect"][u"value"];
            if (expect.isString())
                QVERIFY(std::isinf(instrument.figure("mask_breakeven_p")));
            else
                VERIFY_CLOSE(instrument.figure("mask_breakeven_p"), expect.toDouble());
        }
    }

    void vectorsOfTheIronLaw()
    {
        int seen = 0;
        const QJsonArray vectors = vectorsOf("iron_law");
        for (const QJsonValue &vector : vectors) {
            const QJsonObject args = vector[u"args"].toObject();
            if (args[u"ops"].toDouble() <= 0.0)
                continue; // a pass without work
            ++seen;
            const QJsonValue expect = vector[u"expect"];
            Catalogue other = withOneKernel(
                m_catalogue, expect[u"t_data"].toDouble() * 1e6, expect[u"t_compute"].toDouble() * 1e6,
                args[u"lat"].toDouble() * 1e6, args[u"ops"].toDouble(), args[u"rate"].toDouble());
            setBandwidth(other, args[u"bw"].toDouble());
            WatchedSurgery instrument(other);
            VERIFY_CLOSE(instrument.figure("data_us"), expect[u"t_data"].toDouble() * 1e6);
            VERIFY_CLOSE(instrument.figure("compute_us"), expect[u"t_compute"].toDouble() * 1e6);
            VERIFY_CLOSE(instrument.figure("total_us"), expect[u"t_sum"].toDouble() * 1e6);
            VERIFY_CLOSE(instrument.figure("overlap_us"), expect[u"t_overlap"].toDouble() * 1e6);
            VERIFY_CLOSE(instrument.figure("hardware_utilization"), expect[u"mfu_sum"].toDouble());
            VERIFY_CLOSE(instrument.figure("mfu"), expect[u"mfu_sum"].toDouble());
            VERIFY_CLOSE(instrument.figure("mfu_overlap"), expect[u"mfu_overlap"].toDouble());
            QCOMPARE(instrument->figureText(key("dominant")), expect[u"dominant"].toString());
            VERIFY_CLOSE(instrument.figure("traffic_bytes"), args[u"data"].toDouble());
        }
        QCOMPARE(seen, 3);
    }

    void vectorsOfMfu()
    {
        const QJsonArray vectors = vectorsOf("mfu");
        QCOMPARE(vectors.size(), 2);
        for (const QJsonValue &vector : vectors) {
            const QJsonObject args = vector[u"args"].toObject();
            const double time_us = args[u"t_s"].toDouble() * 1e6;
            Catalogue other = withOneKernel(m_catalogue, 0.0, time_us, 0.0, args[u"useful_flops"].toDouble(),
                                            args[u"pk"].toDouble());
            WatchedSurgery instrument(other);
            VERIFY_CLOSE(instrument.figure("mfu"), vector[u"expect"][u"value"].toDouble());
        }
    }

    // What must hold everywhere.

    void termsAddUpToThePass()
    {
        WatchedSurgery instrument(m_catalogue);
        everySurgeryEverywhere(instrument, [&] {
            const double gpu_us = instrument.figure("gpu_us");
            VERIFY_CLOSE(instrument.figure("data_us") + instrument.figure("compute_us"), gpu_us);
            VERIFY_CLOSE(gpu_us + instrument.figure("latency_us"), instrument.figure("total_us"));
            QVERIFY(instrument.figure("worst_us") >= instrument.figure("total_us") * (1.0 - 1e-12));
            QVERIFY(instrument.figure("spread_us") <= instrument.figure("worst_us"));
            const ResultTable *law = instrument->table("iron_law");
            const QString baseline = instrument->input(key("baseline")).toString();
            VERIFY_CLOSE(law->value(baseline, key("latency_us")), instrument.figure("latency_baseline_us"));
            VERIFY_CLOSE(law->value(baseline, key("total_us")), instrument.figure("total_baseline_us"));
            for (const ResultRow &row : law->rows()) {
                double sum = 0.0;
                for (const char *term : {"data_us", "compute_us", "wasted_us", "latency_us"})
                    sum += law->value(row.key, key(term));
                VERIFY_CLOSE(sum, law->value(row.key, key("total_us")));
            }
            const bool leaves = instrument->input(key("surgery")).toString().startsWith(key("none_"));
            QCOMPARE(law->rowCount(), leaves ? 2 : 3);
            if (!leaves) {
                VERIFY_CLOSE(law->value(key("after"), key("total_us")), instrument.figure("total_us"));
                VERIFY_CLOSE(law->value(key("after"), key("wasted_us")), instrument.figure("wasted_us"));
            }
            const ResultTable *changes = instrument->table("changes");
            VERIFY_CLOSE(changes->value(key("mfu"), key("after")), instrument.figure("mfu"));
            VERIFY_CLOSE(changes->value(key("total_us"), key("before")),
                         instrument.figure("total_baseline_us"));
            // The same useful work: the gain in MFU is the ratio of times.
            VERIFY_CLOSE(instrument.figure("gain"),
                         instrument.figure("mfu") / instrument.figure("mfu_baseline"));
        });
    }

    void maskingIsWorthItExactlyWhereItSays()
    {
        WatchedSurgery instrument(m_catalogue);
        for (const char *scenario : everyScenario) {
            instrument.set("scenario", scenario);
            for (const double kernel_us : {1.0, 5.0, 20.0, 100.0, 1000.0}) {
                instrument.set("kernel_us", kernel_us);
                for (int i = 0; i <= 20; ++i) {
                    instrument.set("probability_a", i / 20.0);
                    const double masked = timeOf(instrument, "where");
                    const double broken = timeOf(instrument, "none_break");
                    const double from = instrument.figure("mask_breakeven_pass_p");
                    if (std::abs(i / 20.0 - from) > 1e-6)
                        QCOMPARE(masked <= broken, i / 20.0 >= from);
                }
            }
        }
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestSurgeryVectors)

} // namespace test_surgery_vectors
#include "test_surgery_vectors.moc"
