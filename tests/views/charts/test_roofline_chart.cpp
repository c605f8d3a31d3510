// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The roofline chart, and what line charts have learned for it: regions, drop lines and names of lines.
#include "tests/views/instruments/roofline_panel.h"

#include "tests/support/test_main.h"
#include "views/charts/frame/chart_plot.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QtCharts/QLineSeries>

namespace test_roofline_chart {

using namespace rp;
using roofline_panel::key;
using roofline_panel::Panel;
using roofline_panel::plain;

class TestRooflineChart : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void seriesEqualTheTables();
    void theWalkBeginsWithTheKernel();
    void regionsEndAtTheRidge();
    void regionsAreReachedAndRead();
    void theKernelHasADropLine();
    void roofsAreNamedAtTheirEnds();
    void otherRoofsComeAndGo();
    void otherSizesAreGhosts();
    void chainsFromElsewhereAreHollowAndFull();
    void everythingMirrorsRightToLeft();
    void theTableBesideHoldsPointsAndRoofs();
    void narrowRegionsStayReachable();
};

namespace {

const ChartSeries *seriesOf(const Panel &panel, const char *id)
{
    for (const ChartSeries &series : panel.part<RooflineChart>("chart")->content().series) {
        if (series.key == key(id))
            return &series;
    }
    return nullptr;
}

} // namespace

void TestRooflineChart::seriesEqualTheTables()
{
    const Panel panel;
    panel.set({{"all_roofs", true}, {"carried_unfused", 0.8}, {"carried_fused", 2.5}});
    const ChartContent &content = panel.part<RooflineChart>("chart")->content();
    QCOMPARE(content.series.size(), panel.instrument->shownRoofs().size() + 1);
    const ResultTable &points = *panel.instrument->table("operating_point");
    const ChartSeries *kernels = seriesOf(panel, "attainable_flops");
    QVERIFY(kernels);
    for (std::size_t i = 0; i < points.rows().size(); ++i) {
        const QString row = points.rows()[i].key;
        QCOMPARE(kernels->points[i].position, points.value(row, key("intensity")));
        QCOMPARE(kernels->points[i].value, points.value(row, key("attainable_flops")));
        QCOMPARE(kernels->points[i].label, points.index(int(i), 0).data().toString());
        const QModelIndex cell = points.index(int(i), points.columnOf(key("attainable_flops")));
        QCOMPARE(content.spokenAt(kernels->points[i]), cell.data(ResultTable::SpokenRole).toString());
    }
    const ResultTable &roofs = *panel.instrument->table("roofs");
    for (const QString &roof : panel.instrument->shownRoofs()) {
        const ChartSeries *line = seriesOf(panel, qPrintable(roof));
        QVERIFY2(line, qPrintable(roof));
        QCOMPARE(line->points.size(), roofs.rows().size());
        for (std::size_t i = 0; i < line->points.size(); ++i) {
            QCOMPARE(line->points[i].position, roofs.value(roofs.rows()[i].key, key("intensity")));
            QCOMPARE(line->points[i].value, roofs.value(roofs.rows()[i].key, roof));
        }
    }
}

void TestRooflineChart::theWalkBeginsWithTheKernel()
{
    const Panel panel;
    RooflineChart &chart = *panel.part<RooflineChart>("chart");
    chart.plotWidget()->setFocus();
    QCoreApplication::processEvents(); // marks follow in the next turn of the event loop
    QTest::keyClick(chart.plotWidget(), Qt::Key_Right);
    QVERIFY2(plain(chart.statusText()).contains(key("571.7 TFLOP/s")), qPrintable(chart.statusText()));
    QVERIFY(plain(chart.statusText()).contains(key("170.7 FLOP/byte")));
    QVERIFY(plain(chart.statusText()).contains(key("memory-bound")));
    QTest::keyClick(chart.plotWidget(), Qt::Key_Down);
    QVERIFY2(plain(chart.statusText()).contains(key("FP16 dense")), qPrintable(chart.statusText()));
    // Behind the last sample come the ridge and the regions.
    QTest::keyClick(chart.plotWidget(), Qt::Key_End);
    QTest::keyClick(chart.plotWidget(), Qt::Key_Right);
    QCOMPARE(plain(chart.statusText()),
             key("Ridge point of FP16 dense at 295.3 FLOP/byte: memory bandwidth and peak allow the same "
                 "there, 989.4 TFLOP/s."));
}

void TestRooflineChart::regionsEndAtTheRidge()
{
    const Panel panel;
    const auto endsAtTheRidge = [&] {
        const SeriesPlot &drawn = panel.drawn();
        const QRectF &plot = drawn.overlay.plot;
        const std::vector<OverlayFill> &ground = drawn.overlay.ground;
        const double x =
            plot.left() + plot.width() * drawn.x.axis.partOf(panel.instrument->figure(key("ridge")));
        return ground.size() == 2 && std::abs(ground[0].rect.right() - x) < 1e-6 &&
               std::abs(ground[1].rect.left() - x) < 1e-6 && ground[0].rect.left() == plot.left() &&
               std::abs(ground[1].rect.right() - plot.right()) < 1e-6 &&
               ground[0].style.fill != ground[1].style.fill;
    };
    QVERIFY(endsAtTheRidge());
    const double before = panel.drawn().overlay.ground[0].rect.right();
    panel.set({{"precision", key("fp32")}}); // another ridge
    QVERIFY(endsAtTheRidge());
    QVERIFY(panel.drawn().overlay.ground[0].rect.right() < before);
}

void TestRooflineChart::regionsAreReachedAndRead()
{
    const Panel panel;
    const ChartAnnotation *memory = panel.mark("memory_bound");
    const ChartAnnotation *compute = panel.mark("compute_bound");
    QVERIFY(memory && compute && panel.mark("ridge"));
    QVERIFY(memory->kind == ChartAnnotation::Kind::Region);
    const auto &all = panel.part<RooflineChart>("chart")->content().annotations;
    QCOMPARE(all.back().key, key("compute_bound"));
    const ChartGrid &grid = panel.part<RooflineChart>("chart")->content().grid;
    QCOMPARE(grid.rows.size() - std::size_t(grid.annotationRow), all.size());
    QCOMPARE(grid.cell(int(grid.rows.size()) - 1, 0), compute->spoken);
    RooflineChart &chart = *panel.part<RooflineChart>("chart");
    chart.moveTo({ChartPosition::On::Annotation, 0, int(all.size()) - 1});
    QCOMPARE(chart.statusText(), compute->spoken);
    const ChartOverlay &drawn = panel.drawn().overlay;
    QVERIFY(drawn.plot.contains(chart.canvas().annotationRect(int(all.size()) - 1)));
    bool written = false;
    for (const PlacedText &text : drawn.texts)
        written = written || text.text == compute->label;
    QVERIFY(written);
}

void TestRooflineChart::theKernelHasADropLine()
{
    const Panel panel;
    const ChartSeries *kernels = seriesOf(panel, "attainable_flops");
    QVERIFY(kernels && kernels->points.front().drop && kernels->points.front().emphasized);
    const ChartOverlay &drawn = panel.drawn().overlay;
    QPainterPath drop(drawn.points[0][0].center());
    drop.lineTo(drop.currentPosition().x(), drawn.plot.bottom());
    QVERIFY(std::any_of(drawn.shapes.begin(), drawn.shapes.end(),
                        [&drop](const OverlayShape &shape) { return shape.path == drop; }));
}

void TestRooflineChart::roofsAreNamedAtTheirEnds()
{
    const Panel panel;
    const ChartOverlay &drawn = panel.drawn().overlay;
    const auto named = [&drawn](const QString &name) {
        const auto found =
            std::find_if(drawn.texts.begin(), drawn.texts.end(),
                         [&name](const PlacedText &text) { return plain(text.text) == plain(name); });
        return found == drawn.texts.end() ? QRectF() : found->rect;
    };
    // The roof's and that of what was predicted, below it.
    const QRectF roof = named(key("FP16 dense, 989.4 TFLOP/s"));
    const QRectF predicted = named(panel.mark("prediction")->label);
    QVERIFY(roof.left() > drawn.plot.right() && predicted.left() > drawn.plot.right());
    QVERIFY(predicted.top() >= roof.bottom());
    // The chosen roof is the solid one, though points come first.
    const auto lines =
        drawn_chart::seriesOf<QLineSeries>(drawn_chart::canvasOf(*panel.part<RooflineChart>("chart")));
    const auto chosen =
        std::find_if(lines.begin(), lines.end(), [](const QLineSeries *line) { return line->count() > 0; });
    QVERIFY(chosen != lines.end() && (*chosen)->pen().style() == Qt::SolidLine);
}

void TestRooflineChart::otherRoofsComeAndGo()
{
    const Panel panel;
    panel.set({{"all_roofs", true}});
    QCOMPARE(panel.part<RooflineChart>("chart")->content().series.size(), std::size_t(6));
    QCOMPARE(panel.part<RooflineChart>("chart")->table()->columnOf(key("int8_sparse")) > 0, true);
    QVERIFY(panel.drawn().y.axis.to > 3957.8e12);
    panel.set({{"context", key("edge")}});
    QCOMPARE(panel.part<RooflineChart>("chart")->content().series.size(), std::size_t(6));
    panel.set({{"all_roofs", false}, {"precision", key("fp32")}});
    QCOMPARE(panel.part<RooflineChart>("chart")->content().series.size(), std::size_t(2));
    QVERIFY(panel.part<RooflineChart>("chart")->table()->columnOf(key("fp32_dense")) > 0);
    QVERIFY(panel.drawn().y.axis.to < 1e14);
}

/// Every size but the chosen one, hollow, on the roof; only its neighbours are named beside their marks.
void TestRooflineChart::otherSizesAreGhosts()
{
    const Panel panel;
    panel.set({{"size", 1024.0}});
    const ChartSeries *kernels = seriesOf(panel, "attainable_flops");
    QVERIFY(kernels);
    QStringList named;
    const std::size_t own = panel.instrument->table("operating_point")->rows().size();
    QCOMPARE(kernels->points.size(), own + 7);
    for (std::size_t i = own; i < kernels->points.size(); ++i) {
        QVERIFY(kernels->points[i].hollow && !kernels->points[i].drop);
        if (!kernels->points[i].label.isEmpty())
            named.append(kernels->points[i].label);
    }
    QCOMPARE(named.size(), qsizetype(2));
    QVERIFY2(named[0].contains(QStringLiteral("512")) && named[1].contains(QStringLiteral("2")),
             qPrintable(named.join(u' ')));
    panel.set({{"kernel", key("gemv")}});
    QCOMPARE(seriesOf(panel, "attainable_flops")->points.size(),
             panel.instrument->table("operating_point")->rows().size());
}

void TestRooflineChart::chainsFromElsewhereAreHollowAndFull()
{
    const Panel panel;
    panel.set({{"carried_unfused", 0.8}, {"carried_fused", 2.5}});
    const ChartSeries *kernels = seriesOf(panel, "attainable_flops");
    QVERIFY(kernels && kernels->points.size() >= 3);
    QVERIFY(!kernels->points[0].hollow && kernels->points[1].hollow && !kernels->points[2].hollow);
    QVERIFY(kernels->points[0].shape != kernels->points[1].shape);
    QVERIFY(!kernels->points[1].drop && !kernels->points[2].drop);
    const ChartOverlay &drawn = panel.drawn().overlay;
    for (const QRectF &mark : drawn.points[0])
        QVERIFY(drawn.plot.contains(mark.center()));
}

void TestRooflineChart::everythingMirrorsRightToLeft()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const Panel panel;
    const ChartOverlay &drawn = panel.drawn().overlay;
    QVERIFY(drawn.ground[0].rect.left() > drawn.ground[1].rect.left());
    QVERIFY(std::abs(drawn.ground[0].rect.right() - drawn.plot.right()) < 1e-6);
}

void TestRooflineChart::theTableBesideHoldsPointsAndRoofs()
{
    const Panel panel;
    ResultTable &table = *panel.part<RooflineChart>("chart")->table();
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(table.rowOf(key("kernel")), 0);
    panel.set({{"all_roofs", true}, {"carried_fused", 2.5}, {"size", 4096.0}});
    QCOMPARE(table.rowOf(key("carried_fused")), 1);
    QCOMPARE(table.value(key("kernel"), key("intensity")), panel.instrument->figure(key("intensity")));
    // Nothing stands where a row has no value: neither on screen nor in a file.
    QCOMPARE(table.index(0, table.columnOf(key("fp16_dense"))).data().toString(), QString());
    const QStringList lines = table.csv().split(key("\r\n"));
    QVERIFY2(lines.at(1).endsWith(key(",,,,,")), qPrintable(lines.at(1)));
    QVERIFY2(lines.at(1).contains(key("989.4")), qPrintable(lines.at(1))); // in TFLOP/s, as its heading says
    QCOMPARE(table.caption(), panel.instrument->table("operating_point")->caption());
    QCOMPARE(table.summary(), panel.instrument->table("operating_point")->summary());
}

void TestRooflineChart::narrowRegionsStayReachable()
{
    Panel panel;
    panel.window.resize(360, 1400);
    QCoreApplication::processEvents();
    const ChartOverlay &drawn = panel.drawn().overlay;
    const auto &all = panel.part<RooflineChart>("chart")->content().annotations;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == ChartAnnotation::Kind::Region)
            QVERIFY(!drawn.annotations[i].isEmpty());
    }
}

RP_TEST(TestRooflineChart)

} // namespace test_roofline_chart
#include "test_roofline_chart.moc"
