// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "tests/models/instruments/fusion/fusion_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace test_fusion_figures {

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

bool near(double got, double want)
{
    return std::abs(got - want) <= 1e-12 + 1e-9 * std::abs(want);
}

/// The bandwidth choice that stands for a figure, empty when there is none.
QString bandwidthKey(double bytes_s)
{
    if (bytes_s == 1e12)
        return key("tb1_0");
    if (bytes_s == 2e12)
        return key("tb2_0");
    return bytes_s == 3.35e12 ? key("tb3_35") : QString();
}

/// Inputs of a chain in a vector's arguments; empty where the instrument has no such setting.
QVariantMap chainInputs(const QString &level, const QJsonObject &args)
{
    const QString bandwidth = bandwidthKey(args[u"bw"].toDouble());
    if (bandwidth.isEmpty() || args.contains(u"t_floor") || args.contains(u"pk"))
        return {};
    QVariantMap inputs = {{key("topic"), key("norm")},
                          {key("elements"), args[u"n_elem"].toDouble()},
                          {key("precision"), args[u"b"].toDouble() == 4.0 ? key("fp32") : key("fp16")},
                          {key("bandwidth"), bandwidth},
                          {key("launch_us"), args[u"l"].toDouble()},
                          {key("count_rows"), args[u"count_rows"].toBool()}};
    inputs[key("launch_model")] = args[u"q"].toInt(1) > 1 ? key("overlapped") : key("serial");
    inputs[key("efficiency")] = args.contains(u"eta_u") ? key("better_fused") : key("ideal");
    inputs[key("evaluation")] = level.contains(QLatin1String("eval"));
    inputs[key("fused")] = level.startsWith(QLatin1String("fused"));
    if (level == QLatin1String("semi") || level == QLatin1String("primitive"))
        inputs[key("granularity")] = level;
    return inputs;
}

} // namespace

class TestFusionFigures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalogue = builtInCatalogue(); }

    void chainsMatchTheVectors()
    {
        const FusionInstrument instrument(m_catalogue);
        int driven = 0;
        for (const QJsonValue &vector : vectorsOf("fusion_eval")) {
            const QJsonObject args = vector[u"args"].toObject();
            const QJsonObject expect = vector[u"expect"].toObject();
            const QVariantMap inputs = chainInputs(args[u"g"].toString(), args);
            if (inputs.isEmpty())
                continue;
            ++driven;
            const QByteArray id = vector[u"id"].toString().toLatin1();
            const auto figure = [&](const char *name) { return instrument.figureFor(inputs, key(name)); };
            QVERIFY2(near(figure("traffic_bytes"), expect[u"traffic_bytes"].toDouble()), id.constData());
            QVERIFY2(near(figure("ai"), expect[u"ai"].toDouble()), id.constData());
            QVERIFY2(near(figure("total_us"), expect[u"total_us"].toDouble()), id.constData());
            QVERIFY2(near(figure("kernels") * args[u"l"].toDouble(), expect[u"launch_us"].toDouble()),
                     id.constData());
        }
        QVERIFY2(driven >= 8, "most vectors must be within the inputs");
    }

    void speedupsMatchTheVectors()
    {
        const FusionInstrument instrument(m_catalogue);
        int driven = 0;
        for (const QJsonValue &vector : vectorsOf("fusion_speedup")) {
            const QJsonObject args = vector[u"args"].toObject();
            const QJsonObject expect = vector[u"expect"].toObject();
            const QVariantMap inputs = chainInputs(args[u"gu"].toString(), args);
            QVERIFY(!inputs.isEmpty());
            ++driven;
            const QByteArray id = vector[u"id"].toString().toLatin1();
            const auto figure = [&](const char *name) { return instrument.figureFor(inputs, key(name)); };
            QVERIFY2(near(figure("speedup"), expect[u"speedup"].toDouble()), id.constData());
            QVERIFY2(near(figure("traffic_ratio"), expect[u"traffic_ratio"].toDouble()), id.constData());
            QVERIFY2(near(figure("total_unfused_us"), expect[u"t_unfused_us"].toDouble()), id.constData());
            QVERIFY2(near(figure("total_fused_us"), expect[u"t_fused_us"].toDouble()), id.constData());
        }
        QVERIFY(driven >= 20);
    }

    void countsMatchTheVectors()
    {
        const FusionInstrument instrument(m_catalogue);
        const QJsonArray vectors = vectorsOf("gran_counts");
        QCOMPARE(vectors.size(), 6);
        for (const QJsonValue &vector : vectors) {
            const QString level = vector[u"args"][u"g"].toString();
            const QJsonObject expect = vector[u"expect"].toObject();
            const QJsonObject args = {
                {key("bw"), 2e12}, {key("l"), 10.0}, {key("n_elem"), 1e6}, {key("b"), 2.0}};
            const QVariantMap inputs = chainInputs(level, args);
            const bool fused = level.startsWith(QLatin1String("fused"));
            const auto figure = [&](const char *name) { return instrument.figureFor(inputs, key(name)); };
            QCOMPARE(figure("kernels"), expect[u"kernels"].toDouble());
            QCOMPARE(figure(fused ? "passes_fused" : "passes_unfused"), expect[u"passes"].toDouble());
            if (!fused) {
                QCOMPARE(figure("reads_unfused"), expect[u"reads"].toDouble());
                QCOMPARE(figure("writes_unfused"), expect[u"writes"].toDouble());
            }
            // Arithmetic per element follows from traffic and intensity.
            VERIFY_CLOSE(figure("ai") * figure("traffic_bytes") / 1e6, expect[u"flop_per_elem"].toDouble());
        }
    }

    void cacheMatchesTheVectors()
    {
        const FusionInstrument instrument(m_catalogue);
        for (const QJsonValue &vector : vectorsOf("l2_resident")) {
            const QVariantMap inputs{{key("elements"), vector[u"args"][u"n_elem"].toDouble()}};
            QCOMPARE(instrument.figureFor(inputs, key("l2_bytes")), vector[u"args"][u"l2_bytes"].toDouble());
            QCOMPARE(instrument.figureFor(inputs, key("fits_in_l2")), vector[u"expect"][u"value"].toDouble());
        }
        // The edge of it: two FP16 tensors of 10,485,760 elements are exactly 40 MiB.
        const auto fits = [&](double elements, const char *precision) {
            return instrument.figureFor({{key("elements"), elements}, {key("precision"), key(precision)}},
                                        key("fits_in_l2"));
        };
        QCOMPARE(fits(10'485'760, "fp16"), 1.0);
        QCOMPARE(fits(10'485'761, "fp16"), 0.0);
        QCOMPARE(fits(5'242'880, "fp32"), 1.0);
        QCOMPARE(fits(5'242'881, "fp32"), 0.0);
    }

    void ridgesAndOperations()
    {
        const FusionInstrument instrument(m_catalogue);
        const auto figure = [&](const char *name, const QVariantMap &inputs = {}) {
            return instrument.figureFor(inputs, key(name));
        };
        const QVariantMap fp32{{key("precision"), key("fp32")}};
        QCOMPARE(figure("ridge_tensor"), 156.0);
        QCOMPARE(figure("ridge_vector"), 39.0);
        QCOMPARE(figure("ops_to_ridge_tensor"), 624.0); // vector B-042
        QCOMPARE(figure("ops_to_ridge_vector"), 156.0);
        QCOMPARE(figure("ridge_tensor", fp32), 78.0);
        QCOMPARE(figure("ridge_vector", fp32), 9.75);
        QCOMPARE(figure("ops_to_ridge_vector", fp32), 78.0); // 77 at 2,039 GB/s
        QCOMPARE(figure("ridge_tensor", {{key("bandwidth"), key("tb1_0")}}), 312.0);
        QCOMPARE(std::round(figure("relu_share_tensor") * 1e4), 16.0);        // 0.16 %
        QCOMPARE(std::round(figure("relu_share_vector") * 1e4), 64.0);        // 0.64 %
        QCOMPARE(std::round(figure("relu_share_vector", fp32) * 1e4), 128.0); // 1.28 %
        const QVariantMap edge{{key("context"), key("edge")}, {key("precision"), key("fp32")}};
        QVERIFY(std::isnan(figure("ridge_tensor", edge))); // nothing is listed
        QVERIFY(figure("ridge_vector", edge) > 18.0);
    }

    void attentionMatchesTheVectors()
    {
        const FusionInstrument instrument(m_catalogue);
        int driven = 0;
        const auto check = [&](const char *function, const char *figure, double bytes) {
            for (const QJsonValue &vector : vectorsOf(function)) {
                const double sequence = vector[u"args"][u"n"].toDouble();
                if (sequence < 128.0)
                    continue; // shorter than the slider
                const QVariantMap inputs{{key("sequence"), sequence},
                                         {key("head_dim"), QString::number(vector[u"args"][u"d"].toInt())}};
                QVERIFY2(near(instrument.figureFor(inputs, key(figure)),
                              bytes * vector[u"expect"][u"value"].toDouble()),
                         qPrintable(vector[u"id"].toString()));
                ++driven;
            }
        };
        check("attention_ratio", "attention_ratio", 1.0);
        check("attention_io_standard", "attention_standard_bytes", 2.0);
        check("attention_io_flash", "attention_flash_bytes", 2.0);
        QVERIFY(driven >= 14);
        const auto footprint = [&](double sequence) {
            return instrument.figureFor({{key("sequence"), sequence}}, key("footprint_ratio"));
        };
        // What the project names as its memory saving: about 10 at 2K and 20 at 4K.
        QVERIFY(footprint(2048.0) > 8.0 && footprint(2048.0) < 12.0);
        QVERIFY(footprint(4096.0) > 15.0 && footprint(4096.0) < 22.0);
    }

    void conventionsMatchTheVectors()
    {
        const FusionInstrument instrument(m_catalogue);
        const QJsonArray vectors = vectorsOf("chain_counts");
        QCOMPARE(vectors.size(), 4);
        for (const QJsonValue &vector : vectors) {
            const QVariantMap inputs{{key("convention"), vector[u"args"][u"conv"].toString()}};
            const QJsonObject expect = vector[u"expect"].toObject();
            QCOMPARE(instrument.figureFor(inputs, key("accesses_unfused")), expect[u"total_u"].toDouble());
            QCOMPARE(instrument.figureFor(inputs, key("accesses_fused")), expect[u"total_f"].toDouble());
            const double ratio = expect[u"ratio"].isString() ? std::numeric_limits<double>::infinity()
                                                             : expect[u"ratio"].toDouble();
            QCOMPARE(instrument.figureFor(inputs, key("access_ratio")), ratio);
        }
    }

    void publishedFigures()
    {
        const FusionInstrument instrument(m_catalogue);
        for (const QJsonValue &vector : vectorsOf("published_fusion_speedup")) {
            const QString bandwidth = bandwidthKey(vector[u"args"][u"bw"].toDouble());
            QVERIFY(!bandwidth.isEmpty());
            const QVariantMap inputs{{key("bandwidth"), bandwidth},
                                     {key("launch_us"), vector[u"args"][u"l"].toDouble()}};
            QVERIFY(near(instrument.figureFor(inputs, key("published_speedup")),
                         vector[u"expect"][u"value"].toDouble()));
        }
        const auto figure = [&](const char *name) { return instrument.figureFor({}, key(name)); };
        QCOMPARE(std::round(figure("published_utilization") * 100.0), 143.0);
        VERIFY_CLOSE(figure("published_intensity_ratio"), 8.0);
        QCOMPARE(std::round(figure("attention_published_ratio") * 10.0), 92.0);
        QCOMPARE(std::round(figure("attention_published_speedup") * 10.0), 57.0);
        QCOMPARE(std::round(figure("attention_published_flop_ratio") * 100.0), 113.0);
    }

    void whereFiveComesFrom()
    {
        const FusionInstrument instrument(m_catalogue);
        const auto figure = [&](const QVariantMap &inputs, const char *name) {
            return instrument.figureFor(inputs, key(name));
        };
        for (double elements = 1e3; elements <= 1e9; elements *= 10.0) {
            for (const double launch_us : {5.0, 20.0}) {
                const QVariantMap inputs{{key("elements"), elements}, {key("launch_us"), launch_us}};
                QVERIFY(figure(inputs, "speedup") <= 3.0 + 1e-9); // library kernels, whatever the mix
            }
        }
        const QVariantMap semi{{key("granularity"), key("semi")}};
        VERIFY_CLOSE(figure(semi, "traffic_ratio"), 5.0);
        VERIFY_CLOSE(figure(semi, "speedup"), 5.0);
        const QVariantMap primitive{{key("granularity"), key("primitive")}};
        QCOMPARE(std::round(figure(primitive, "speedup") * 10.0), 126.0);
        const QVariantMap overlapped{{key("launch_model"), key("overlapped")}};
        QCOMPARE(std::round(figure(overlapped, "speedup") * 100.0), 273.0);
    }

    void assumptionsAreNamed()
    {
        WatchedFusion instrument(m_catalogue);
        const auto assumption = [&](const char *id) { return instrument->figureAssumption(key(id)); };
        QVERIFY(assumption("speedup").isEmpty());
        QVERIFY(assumption("ridge_vector").isEmpty());
        QVERIFY(instrument.change({{"efficiency", key("better_fused")}}).isEmpty());
        QVERIFY(!assumption("speedup").isEmpty());
        QVERIFY(assumption("traffic_ratio").isEmpty());
        QVERIFY(instrument.change({{"efficiency", key("ideal")}}).isEmpty());
        QVERIFY(instrument.change({{"launch_model", key("overlapped")}}).isEmpty());
        QVERIFY(!assumption("total_us").isEmpty());
        QVERIFY(instrument.change({{"context", key("edge")}}).isEmpty());
        QVERIFY(!assumption("ridge_tensor").isEmpty());
        QVERIFY(assumption("ridge_vector").size() >
                assumption("ridge_tensor").size()); // a peak stands in too
    }

private:
    Catalogue m_catalogue;
};

RP_TEST(TestFusionFigures)

} // namespace test_fusion_figures
#include "test_fusion_figures.moc"
