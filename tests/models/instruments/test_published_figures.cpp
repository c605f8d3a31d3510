// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/instrument_factory.h"
#include "models/instruments/track_verdicts.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTest>

namespace test_published_figures {

using namespace rp;
using namespace rp::test;

namespace {

/// Lab 11 puts an H100 into the cloud.
Catalogue catalogueOf(const QString &instrument)
{
    Catalogue catalogue = builtInCatalogue();
    if (instrument != key("roofline") && instrument != key("serving_design"))
        return catalogue;
    ContextEntry cloud = *catalogue.contexts.find(u"cloud");
    cloud.device = key("H100_SXM5");
    catalogue.contexts.put(cloud);
    return catalogue;
}

} // namespace

/// The figures of the specification, asked of the instruments. Everything else that they say is held by the
/// golden dump, and what is computed by the vectors.
class TestPublishedFigures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void figures_data()
    {
        QTest::addColumn<QString>("instrument");
        QTest::addColumn<QVariantMap>("inputs");
        QTest::addColumn<QString>("figure");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QString>("want");
        const auto row = [](const char *instrument, const QVariantMap &inputs, const char *figure,
                            double scale, const char *want) {
            QTest::addRow("%s %s %s %s %d", instrument, qPrintable(inputs.value(key("scenario")).toString()),
                          figure, want, int(inputs.size()))
                << key(instrument) << inputs << key(figure) << scale << key(want);
        };
        const auto choice = [](const char *name, const char *value) {
            return QVariantMap{{key(name), key(value)}};
        };
        const auto number = [](const char *name, double value) { return QVariantMap{{key(name), value}}; };

        const auto tax = [&](const QVariantMap &inputs, const char *figure, double scale, const char *want) {
            row("dispatch_tax", inputs, figure, scale, want);
        };
        const QVariantMap resnet = choice("workload", "resnet50");
        QVariantMap fastResnet = resnet;
        fastResnet.insert(number("gpu_speed", 2));
        QVariantMap compiledResnet = resnet;
        compiledResnet.insert(choice("mode", "compiled"));
        QVariantMap queuedResnet = resnet;
        queuedResnet.insert(choice("launch_model", "overlapped"));
        QVariantMap shortest = number("kernel_count", 10'000);
        shortest.insert(key("min_kernel"), true);
        QVariantMap physical = choice("context", "edge");
        physical.insert(choice("edge_math", "physical"));
        QVariantMap edgeResnet = resnet;
        edgeResnet.insert(physical);
        tax({}, "math_utilization", 100, "33.3");
        tax(choice("mode", "cuda_graph"), "math_utilization", 100, "90.9");
        tax(choice("launch_model", "overlapped"), "math_utilization", 100, "50.0");
        tax(choice("workload", "gpt2"), "math_utilization", 100, "90.0");
        tax(number("gpu_speed", 2), "math_utilization", 100, "20.0");
        tax(number("gpu_speed", 2), "speedup_faster_gpu", 1, "1.20");
        tax(number("kernel_count", 10'000), "math_utilization", 100, "4.8");
        tax(shortest, "math_utilization", 100, "4.2");
        tax(choice("context", "edge"), "math_utilization", 100, "9.1");
        tax(physical, "math_utilization", 100, "67.5");
        tax(resnet, "throughput", 1, "1450");
        tax({}, "mfu", 100, "0.0011");
        tax(resnet, "mfu", 100, "3.8");     // 1,450 images of 8.2 GFLOP a second, of 312 TFLOP/s
        tax(fastResnet, "mfu", 100, "3.5"); // its peak is twice as high, too
        tax(edgeResnet, "mfu", 100, "4.2"); // of 15.04 TFLOP/s
        tax(compiledResnet, "throughput", 1, "2150");
        tax(queuedResnet, "gpu_busy", 100, "99.0");

        const auto fusion = [&](const QVariantMap &inputs, const char *figure, const char *want) {
            row("fusion_explorer", inputs, figure, 1, want);
        };
        fusion(choice("granularity", "semi"), "traffic_ratio", "5.0");
        fusion(choice("granularity", "semi"), "speedup", "5.0");
        fusion(choice("granularity", "primitive"), "speedup", "12.6");
        fusion(choice("launch_model", "overlapped"), "speedup", "2.73");
        fusion({}, "published_utilization", "1.43");
        fusion({}, "published_intensity_ratio", "8.0");
        fusion({}, "attention_published_ratio", "9.2");
        fusion({}, "attention_published_speedup", "5.7");
        fusion({}, "attention_published_flop_ratio", "1.13");

        const QVariantMap brief{{key("context"), key("cloud")},
                                {key("workload"), key("kws")},
                                {key("compile_s"), 10.0},
                                {key("gain"), 0.4},
                                {key("per_day"), 2400.0}};
        row("compilation_return", {}, "breakeven_calls", 1, "133608");
        row("compilation_return", {}, "total_calls", 1, "300000000");
        row("compilation_return", number("gain", 0.48), "breakeven_calls", 1, "134125");
        row("compilation_return", brief, "breakeven_days", 86'400, "84000");

        row("roofline", {}, "intensity", 1, "170.7");
        row("roofline", {}, "ridge", 1, "295.3");
        row("roofline", {}, "attainable_flops", 1e-12, "571.7");
        row("roofline", {}, "mfu", 100, "57.8");
        row("roofline", {}, "size_at_ridge", 1, "886");
        row("roofline", {}, "reported_share_dashboard", 100, "15.7");
        row("roofline", {}, "reported_size", 1, "280");
        row("roofline", choice("context", "edge"), "ridge", 1, "146.9");
        row("roofline", choice("context", "edge"), "reported_possible", 1, "0");
        row("roofline", choice("kernel", "gemv"), "batch_at_ridge", 1, "318");

        const auto surgery = [&](const char *scenario, const char *which, const char *figure, double scale,
                                 const char *want) {
            row("graph_surgery", {{key("scenario"), key(scenario)}, {key("surgery"), key(which)}}, figure,
                scale, want);
        };
        surgery("cloud", "where", "total_baseline_us", 1e-3, "39.6");
        surgery("cloud", "where", "gain_skip", 1, "4.2");
        surgery("cloud", "cond", "gain_skip", 1, "4.3");
        surgery("cloud", "hoist", "feasible", 1, "0");
        for (const char *scenario : {"edge", "mobile", "tiny"}) // the pass itself computes what decides
            surgery(scenario, "hoist", "feasible", 1, "0");
        surgery("edge", "cond", "gain_skip", 1, "1.9");
        surgery("mobile", "custom_op", "gain_skip", 1, "1.7");
        surgery("tiny", "where", "gain_skip", 1, "0.7");

        row("serving_design", {{key("phase"), key("prefill")}, {key("batch"), 8.0}, {key("sequence"), 512.0}},
            "published_factor", 1, "6.56");
        row("compilation_continuum", {}, "bound", 1, "0");
        row("compilation_continuum", {{key("operation"), key("gemm")}, {key("gemm_k"), 4096.0}}, "bound", 1,
            "1");
    }
    void figures()
    {
        QFETCH(QString, instrument);
        QFETCH(QVariantMap, inputs);
        QFETCH(QString, figure);
        QFETCH(double, scale);
        QFETCH(QString, want);
        const Catalogue catalogue = catalogueOf(instrument); // the instrument refers to it
        const auto made = makeInstrument(instrument, catalogue);
        const auto point = want.indexOf(u'.');
        const int decimals = point < 0 ? 0 : int(want.size() - point - 1);
        QCOMPARE(QString::number(scale * made->figureFor(inputs, figure), 'f', decimals), want);
    }

    void verdicts_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<bool>("fusion");
        QTest::addColumn<bool>("pass");
        QTest::addColumn<QString>("figure");
        QTest::newRow("cloud eager") << key("eager") << false << false << key("20.8 %");
        QTest::newRow("cloud graph") << key("cuda_graph") << false << true << key("93.7 %");
        QTest::newRow("edge compiled") << key("compiled") << false << false << key("6.02 ms");
        QTest::newRow("mobile unfused") << key("eager") << false << false << key("0.90 W");
        QTest::newRow("mobile fused") << key("eager") << true << true << key("0.40 W");
        QTest::newRow("tiny interpreter") << key("eager") << false << false << key("10.23 ms");
        QTest::newRow("tiny compiled") << key("compiled") << false << true << key("9.84 ms");
    }
    void verdicts()
    {
        QFETCH(QString, mode);
        QFETCH(bool, fusion);
        QFETCH(bool, pass);
        QFETCH(QString, figure);
        const QString track = key(QTest::currentDataTag()).section(u' ', 0, 0);
        const TrackVerdict verdict = trackVerdict(track, mode, fusion, builtInCatalogue());
        QCOMPARE(verdict.pass, pass);
        QCOMPARE(plain(verdict.figure), figure);
    }
};

RP_GUILESS_TEST(TestPublishedFigures)

} // namespace test_published_figures
#include "test_published_figures.moc"
