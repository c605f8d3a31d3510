// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each lens shows what was measured at its settings: a mark that can be walked to, a legend, a sentence, and
// a column of the table; at other settings nothing of it.
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/instruments/instrument_factory.h"
#include "models/measured/measured.h"
#include "models/measured/measured_twins.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/chart_content.h"

#include <QTest>
#include <algorithm>
#include <memory>

namespace test_measured_marks {

using namespace rp;

namespace {

/// The lab of the roofline puts the machine that was measured into the cloud.
const Catalogue &catalogueOf(const QString &instrument)
{
    if (instrument != QLatin1String("roofline") && instrument != QLatin1String("serving_design") &&
        instrument != QLatin1String("whole_path"))
        return builtInCatalogue();
    static const Catalogue other = [] {
        Catalogue catalogue = builtInCatalogue();
        ContextEntry cloud = *catalogue.contexts.find(u"cloud");
        cloud.device = catalogue.measured->machine.device;
        catalogue.contexts.put(cloud);
        return catalogue;
    }();
    return other;
}

struct Made
{
    explicit Made(const QString &id)
        : made(makeInstrument(id, catalogueOf(id)))
    {
    }
    std::unique_ptr<Instrument> made;
};

class Bench : public Made, public view_bench::ViewBench<Instrument>
{
public:
    explicit Bench(const QString &id)
        : Made(id)
        , ViewBench(*made, {1100, 900})
    {
    }
};

std::vector<ChartAnnotation> measuredIn(const ChartContent &content)
{
    std::vector<ChartAnnotation> marks;
    for (const ChartAnnotation &mark : content.annotations) {
        if (mark.kind == ChartAnnotation::Kind::Measured)
            marks.push_back(mark);
    }
    return marks;
}

std::size_t legendIn(const ChartContent &content)
{
    return std::size_t(
        std::count_if(content.legend.begin(), content.legend.end(), [](const LegendEntry &entry) {
            return entry.isMeasured && entry.text.contains(QLatin1String("H100"));
        }));
}

} // namespace

class MeasuredMarksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void lenses_data();
    void lenses();
};

void MeasuredMarksTest::lenses_data()
{
    QTest::addColumn<QString>("instrument");
    QTest::addColumn<QVariantMap>("inputs");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QVariantMap>("elsewhere");
    const auto row = [](const char *name, const char *instrument, const QVariantMap &inputs, const char *part,
                        const QVariantMap &elsewhere) {
        QTest::newRow(name) << key(instrument) << inputs << QByteArray(part) << elsewhere;
    };
    const QVariantMap overlapped{{key("workload"), key("resnet50")},
                                 {key("launch_model"), key("overlapped")}};
    const QVariantMap edge{{key("context"), key("edge")}};
    row("bars", "dispatch_tax", {{key("launch_model"), key("serial")}}, "bars",
        {{key("kernel_count"), 777.0}});
    row("models", "dispatch_tax", overlapped, "models", edge);
    row("bytes", "fusion_explorer", {{key("fused"), true}, {key("elements"), 33554432.0}}, "bytes",
        {{key("elements"), 1000000.0}});
    row("attention", "fusion_explorer", {{key("topic"), key("attention")}}, "traffic", edge);
    row("one line", "fusion_explorer",
        {{key("topic"), key("one_line")}, {key("convention"), key("broadcast")}}, "accesses", edge);
    row("break-even", "compilation_return",
        {{key("workload"), key("resnet50")}, {key("compile_s"), 30.0}, {key("deployment_days"), 3650.0}},
        "timeline", {{key("compile_s"), 31.0}});
    row("stages", "compilation_continuum", overlapped, "scatter", {{key("launch_model"), key("serial")}});
    row("masks", "graph_surgery",
        {{key("cause"), key("value_branch")}, {key("surgery"), key("where")}, {key("sites"), 8.0}}, "terms",
        {{key("sites"), 3.0}});
    row("roofline", "roofline", {{key("precision"), key("fp16")}}, "chart",
        {{key("sparsity"), key("sparse")}});
    row("dashboard", "roofline", {}, "report", edge);
    row("throughput", "serving_design", {{key("phase"), key("decode")}}, "batches",
        {{key("weights"), key("int8")}});
    row("path", "whole_path", {{key("workload"), key("decode")}, {key("input_at"), key("device")}}, "path",
        {{key("overlap"), true}});
}

void MeasuredMarksTest::lenses()
{
    QFETCH(QString, instrument);
    QFETCH(QVariantMap, inputs);
    QFETCH(QByteArray, part);
    QFETCH(QVariantMap, elsewhere);
    const Bench bench(instrument);
    Instrument &shown = *bench.instrument;
    shown.restoreInputs(inputs);
    auto *chart = bench.part<ChartWidget>(part);
    QVERIFY(chart);
    QVERIFY(measuredIn(chart->content()).empty());
    QCOMPARE(legendIn(chart->content()), std::size_t(0));
    shown.setMeasuredShown(true);
    QCoreApplication::processEvents();
    const std::vector<ChartAnnotation> marks = measuredIn(chart->content());
    QVERIFY(!marks.empty());
    QVERIFY(legendIn(chart->content()) > 0);
    for (const ChartAnnotation &mark : marks)
        QVERIFY2(mark.spoken.contains(QLatin1String("The model says")), qPrintable(mark.spoken));
    shown.restoreInputs(elsewhere);
    QCoreApplication::processEvents();
    QVERIFY(measuredIn(chart->content()).empty());
    QCOMPARE(legendIn(chart->content()), std::size_t(0));
}

RP_TEST(MeasuredMarksTest)

} // namespace test_measured_marks
#include "test_measured_marks.moc"
