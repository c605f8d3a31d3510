// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole path of a request, on the devices of Lab 11.
#include "models/catalogue/catalogue.h"
#include "models/instruments/serving/serving.h"
#include "models/instruments/whole_path/whole_path.h"
#include "models/measured/measured.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/models/session/watched.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>
#include <optional>

namespace test_request {

using namespace rp;

class TestRequest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_act.load("lab11", "act3");
    }

    void launchesHideFasterKernels()
    {
        const QVariantMap eager{{key("mode"), key("eager")}, {key("kernel_speed"), 2.0}};
        QVERIFY(std::abs(decode("application_speedup", eager) - 1.0) < 0.01);
        // What the kernels give up, launching takes.
        const QVariantMap before{{key("mode"), key("eager")}, {key("kernel_speed"), 1.0}};
        const double given = decode("kernel_us", before) - decode("kernel_us", eager);
        const double taken = decode("launch_us", eager) - decode("launch_us", before);
        QVERIFY(given > 3000.0);
        QVERIFY2(std::abs(given - taken) < 10.0, qPrintable(QString::number(given - taken)));
        QVERIFY(decode("amdahl_speedup", eager) > 1.6);
    }

    void aGraphLetsThemThrough()
    {
        const QVariantMap graph{{key("mode"), key("cuda_graph")}, {key("kernel_speed"), 2.0}};
        const double speedup = decode("application_speedup", graph);
        QVERIFY2(speedup > 1.8 && speedup < 2.0, qPrintable(QString::number(speedup)));
        QVERIFY(std::abs(speedup - decode("amdahl_speedup", graph)) < 1e-9); // nothing is hidden there
    }

    void partsAddUpInEveryBar()
    {
        WholePathInstrument path(catalogue());
        for (const char *workload : {"kws", "resnet50", "gpt2", "decode"}) {
            for (const char *mode : {"eager", "compiled", "cuda_graph"}) {
                path.restoreInputs(
                    {{key("workload"), key(workload)}, {key("mode"), key(mode)}, {key("kernel_speed"), 3.0}});
                const ResultTable &bars = *path.table("path");
                for (const char *row : {"before", "after"}) {
                    double sum = 0.0;
                    for (const char *part : {"host_us", "transfer_us", "launch_us", "limit_us", "distance_us",
                                             "beyond_us", "read_back_us"})
                        sum += bars.value(key(row), key(part));
                    const double total = bars.value(key(row), key("total_us"));
                    QVERIFY2(total > 0.0 && std::abs(sum / total - 1.0) < 1e-9, workload);
                }
            }
        }
    }

    /// The limit stays where the device puts it, however fast kernels are wished to be.
    void noKernelMovesTheRoofline()
    {
        WholePathInstrument path(catalogue());
        path.restoreInputs({{key("workload"), key("decode")}, {key("kernel_speed"), 2.0}});
        const auto at = [&path](const char *row, const char *part) {
            return path.table("path")->value(key(row), key(part));
        };
        QCOMPARE(path.figure(key("limit_us")), at("before", "limit_us"));
        QVERIFY(at("before", "distance_us") > 0.0 && at("before", "beyond_us") == 0.0);
        QCOMPARE(at("after", "limit_us") + at("after", "distance_us"), 0.0);
        QCOMPARE(at("after", "beyond_us"), path.figure(key("kernel_us")));
        QVERIFY(path.figure(key("kernel_us")) < path.figure(key("limit_us")));
    }

    /// They are counted in the catalogue, and once more by the instrument of the act before.
    void kernelsAreThoseOfActTwo()
    {
        ServingInstrument serving(catalogue());
        serving.restoreInputs({{key("phase"), key("decode")}, {key("batch"), 1.0}});
        for (const auto &[fusion, mode] : {std::pair("none", "eager"), std::pair("all", "compiled")}) {
            serving.restoreInputs({{key("fusion"), key(fusion)}});
            QCOMPARE(decode("kernel_count", {{key("mode"), key(mode)}}), serving.figure(key("launches")));
        }
    }

    void memoryIsSixtyTimesAsFast()
    {
        const double pinned = decode("rate_ratio", {{key("host_memory"), key("pinned")}});
        QVERIFY2(pinned > 60.0 && pinned < 62.0, qPrintable(QString::number(pinned)));
        QVERIFY(decode("rate_ratio", {{key("link"), key("pcie4")}}) > 1.9 * pinned);
        QVERIFY(decode("rate_ratio", {{key("host_memory"), key("pageable")}}) > 2.0 * pinned);
    }

    /// The edge device has no link, and one memory for both.
    void oneMemoryNeedsNoLink()
    {
        WholePathInstrument path(catalogue());
        QVERIFY(!path.inputSpec(key("link")).id.isEmpty());
        QCOMPARE(path.setInput(key("context"), key("edge")), QString());
        QVERIFY(path.inputSpec(key("link")).id.isEmpty());
        QVERIFY(path.inputSpec(key("host_memory")).id.isEmpty());
        QCOMPARE(path.figure(key("rate_ratio")), 2.0);
        QVERIFY(path.figureAssumption(key("rate_ratio")).contains(QStringLiteral("share one memory")));
    }

    void whatIsAssumedSaysSo()
    {
        WholePathInstrument path(catalogue());
        for (const char *figure : {"host_us", "transfer_us", "launch_us", "limit_us", "rate_ratio"})
            QVERIFY2(!path.figureAssumption(key(figure)).isEmpty(), figure);
    }

    /// Model and machine say the same of what sets the pace, and the machine stands beside its own settings
    /// alone.
    void aMachineStandsBeside()
    {
        double eager = 0.0;
        double graph = 0.0;
        for (const Measurement &run : catalogue().measured->measurements) {
            if (run.instrument != QLatin1String("whole_path"))
                continue;
            for (const MeasuredFigure &figure : run.figures) {
                if (figure.figure == QLatin1String("total_us"))
                    (run.inputs.value(key("mode")) == key("eager") ? eager : graph) = figure.value;
            }
        }
        QVERIFY(graph > 0.0 && eager > 1.3 * graph);
        QVERIFY(decode("total_us", {{key("mode"), key("eager")}}) < eager); // its launches cost more
        QVERIFY(std::abs(decode("total_us", {{key("mode"), key("cuda_graph")}}) / graph - 1.0) < 0.05);

        WholePathInstrument path(catalogue());
        path.setMeasuredShown(true);
        path.restoreInputs({{key("workload"), key("decode")}, {key("input_at"), key("device")}});
        QVERIFY(!path.measuredNotes().isEmpty());
        QCOMPARE(path.setInput(key("overlap"), true), QString());
        QVERIFY(path.measuredNotes().isEmpty());
    }

    /// The curve is no oracle: it ends where the learner has been.
    void speedsAreShownUpToTheOneThatIsSet()
    {
        WholePathInstrument path(catalogue());
        QCOMPARE(path.table("speedups")->rowCount(), 1);
        QCOMPARE(path.setInput(key("kernel_speed"), 2.5), QString());
        QCOMPARE(path.table("speedups")->rowCount(), 3);
        QCOMPARE(path.table("speedups")->value(key("s2.5"), key("application")),
                 path.figure(key("application_speedup")));
    }

private:
    const Catalogue &catalogue()
    {
        if (!m_catalogue)
            m_catalogue = catalogueFor(m_act.lab(), builtInCatalogue());
        return *m_catalogue;
    }
    double decode(const char *figure, QVariantMap inputs)
    {
        inputs.insert(key("workload"), key("decode"));
        if (!inputs.contains(key("input_at")))
            inputs.insert(key("input_at"), key("device"));
        return WholePathInstrument(catalogue()).figureFor(inputs, key(figure));
    }

    ActFixture m_act;
    std::optional<Catalogue> m_catalogue;
};

RP_GUILESS_TEST(TestRequest)

} // namespace test_request
#include "test_request.moc"
