// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts of the cloud track and the edge track show and say.
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/instruments/track_panel.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/lines/line_plot.h"
#include "views/instruments/parts/comparison_table.h"

#include <QElapsedTimer>
#include <QTableView>
#include <cmath>

namespace test_track_charts {

using namespace rp;
using track_panel::key;
using track_panel::mark;
using track_panel::plain;

namespace {

using CloudPanel = track_panel::Panel<TrackCloudInstrument>;
using EdgePanel = track_panel::Panel<TrackEdgeInstrument>;

/// Share of the loops that take longer than `time_us`, as the instrument's own distribution says.
double above(const EdgePanel &panel, double time_us)
{
    return panel.instrument.state().result.delays.above(time_us * 1e-3);
}

} // namespace

class TestTrackCharts : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }

    void cloudMarksThePresentPoint();
    void cloudStepsStandOutByMode();
    void theTailIsDrawnToOneInTenMillion();
    void theTailsAxisCountsInOnes();
    void quantilesLieOnTheCurve();
    void everyMarkOfTheTailIsReachedAndSpoken();
    void whatLiesBelowTheAxisIsNotMarked();
    void theDeadlineFollowsItsControl();
    void sourcesComeAndGoWithTheMode();
    void oneStepOfASliderIsShownInTime();
};

void TestTrackCharts::cloudMarksThePresentPoint()
{
    CloudPanel panel;
    QCOMPARE(plain(mark(*panel.part<LineChart>("tokens"), "now")->spoken),
             key("Now: Eager at batch 1 writes 23.9 tokens/s."));
    panel.set({{"mode", key("compiled")}, {"batch", 64.0}});
    const ChartAnnotation *now = mark(*panel.part<LineChart>("tokens"), "now");
    QCOMPARE(now->category.value_or(0.0), 64.0);
    QCOMPARE(now->position, panel.instrument.figure(key("tokens_s")));
    // Three lines of the same samples, named apart.
    QCOMPARE(panel.part<LineChart>("tokens")->content().series.size(), std::size_t(3));
    QVERIFY(plain(panel.part<LineChart>("tokens")->takeaway())
                .startsWith(key("At batch 64, eager mode writes 1,531 tokens/s, compiled code ")));
}

void TestTrackCharts::cloudStepsStandOutByMode()
{
    CloudPanel panel;
    QCOMPARE(panel.part<BarChart>("step")->emphasizedRow(), key("eager"));
    panel.set({{"mode", key("cuda_graph")}});
    QCOMPARE(panel.part<BarChart>("step")->emphasizedRow(), key("cuda_graph"));
    const QAbstractItemModel *modes = panel.part<ComparisonTable>("modes")->view()->model();
    QCOMPARE(modes->rowCount(), 3);
    const int verdict = panel.instrument.table("step")->columnOf(key("verdict"));
    QVERIFY(modes->index(0, verdict).data().toString().endsWith(key("goal missed")));
    QVERIFY(modes->index(2, verdict).data().toString().endsWith(key("goal reached")));
    // Rated by a symbol beside the words, not by colour alone.
    QVERIFY(modes->index(0, verdict).data().toString() != key("goal missed"));
    QVERIFY(modes->index(2, verdict).data().toString() != key("goal reached"));
}

void TestTrackCharts::theTailIsDrawnToOneInTenMillion()
{
    EdgePanel panel;
    const LineChartSpec &spec = panel.part<LineChart>("tail")->spec();
    QVERIFY(spec.logY);
    QCOMPARE(spec.yMin.value_or(0.0), 1e-7);
    QCOMPARE(spec.yMax.value_or(0.0), 1.0);
    const ValueAxis y = axesOf(panel.part<LineChart>("tail")->content(), spec).y;
    QCOMPARE(y.from, 1e-7);
    QCOMPARE(y.to, 1.0);
    QVERIFY(y.logarithmic);
    // The curve is the exact mixture, and it falls through the whole axis.
    double before = 1.1;
    bool below = false;
    for (const ChartPoint &point : panel.part<LineChart>("tail")->content().series.front().points) {
        QCOMPARE(point.value, above(panel, point.position));
        QVERIFY(point.value <= before);
        before = point.value;
        below = below || point.value < 1e-7;
    }
    QVERIFY(below);
}

void TestTrackCharts::theTailsAxisCountsInOnes()
{
    EdgePanel panel;
    QStringList texts;
    for (const PlacedText &text : drawn_chart::axisTexts(panel.part<LineChart>("tail")->canvas()))
        texts.append(plain(text.text));
    QVERIFY2(texts.contains(key("1 in 1,000,000")) || texts.contains(key("1 in 10,000,000")),
             qPrintable(texts.join(u'|')));
}

void TestTrackCharts::quantilesLieOnTheCurve()
{
    EdgePanel panel;
    for (const char *mode : {"eager", "eager_freeze", "compiled", "graphs_freeze"}) {
        if (!panel.catalogue.edgeModes.find(key(mode)))
            continue;
        panel.set({{"mode", key(mode)}});
        for (const char *quantile : {"p99", "p999", "p9999"}) {
            const ChartAnnotation *found = mark(*panel.part<LineChart>("tail"), quantile);
            QVERIFY2(found, quantile);
            const double share = above(panel, found->category.value_or(0.0));
            QVERIFY2(std::abs(share / found->position - 1.0) < 1e-6, quantile);
        }
        const ChartAnnotation *missed = mark(*panel.part<LineChart>("tail"), "missed");
        const double share = panel.instrument.figure(key("miss_share"));
        QCOMPARE(missed != nullptr, share >= 1e-7);
        if (missed)
            QCOMPARE(missed->position, share);
    }
}

void TestTrackCharts::everyMarkOfTheTailIsReachedAndSpoken()
{
    EdgePanel panel;
    QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
    LineChart *tail = panel.part<LineChart>("tail");
    const std::vector<ChartAnnotation> marks = tail->content().annotations;
    QCOMPARE(marks.size(), std::size_t(6));
    for (std::size_t i = 0; i < marks.size(); ++i) {
        tail->moveTo({ChartPosition::On::Annotation, 0, int(i)});
        QVERIFY2(tail->statusText().contains(marks[i].spoken), qPrintable(tail->statusText()));
        QVERIFY2(!tail->canvas().annotationRect(int(i)).isEmpty(), qPrintable(marks[i].key));
    }
    QCOMPARE(plain(mark(*tail, "p99")->label), key("p99: 10.01 ms"));
}

void TestTrackCharts::whatLiesBelowTheAxisIsNotMarked()
{
    EdgePanel panel;
    panel.set({{"mode", key("eager")}, {"loops_per_s", 10.0}, {"deadline_ms", 100.0}});
    QVERIFY(panel.instrument.figure(key("miss_share")) < 1e-7);
    QVERIFY(!mark(*panel.part<LineChart>("tail"), "missed"));
    QVERIFY(mark(*panel.part<LineChart>("tail"), "deadline"));
}

void TestTrackCharts::theDeadlineFollowsItsControl()
{
    EdgePanel panel;
    panel.set({{"deadline_ms", 8.0}});
    const ChartAnnotation *deadline = mark(*panel.part<LineChart>("tail"), "deadline");
    QVERIFY(deadline);
    QCOMPARE(deadline->category.value_or(0.0), 8000.0);
    QCOMPARE(deadline->kind, ChartAnnotation::Kind::Upright);
}

void TestTrackCharts::sourcesComeAndGoWithTheMode()
{
    EdgePanel panel;
    QCOMPARE(panel.part<ComparisonTable>("sources")->view()->model()->rowCount(), 4);
    panel.set({{"mode", key("graphs_freeze")}});
    QCOMPARE(panel.part<ComparisonTable>("sources")->view()->model()->rowCount(),
             int(panel.instrument.state().result.sources.size()));
    QVERIFY(panel.part<ComparisonTable>("sources")->view()->model()->rowCount() < 4);
    QCOMPARE(panel.part<ComparisonTable>("modes")->view()->model()->rowCount(),
             int(panel.catalogue.edgeModes.size()));
    QVERIFY(!panel.view->control(key("gc_objects"))->isEnabled());
}

void TestTrackCharts::oneStepOfASliderIsShownInTime()
{
    EdgePanel panel;
    QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
    const QPixmap warm = panel.view->grab();
    QElapsedTimer timer;
    timer.start();
    constexpr int steps = 30;
    for (int i = 0; i < steps; ++i) {
        panel.set({{"launch_us", 20.0 + i}});
        QCoreApplication::processEvents();
        panel.view->repaint();
    }
    const double each_ms = double(timer.elapsed()) / steps;
    qInfo("one step of a slider takes %.2f ms", each_ms);
    QVERIFY2(each_ms < 250.0, qPrintable(QString::number(each_ms))); // the benchmark holds the real limit
}

RP_TEST(TestTrackCharts)

} // namespace test_track_charts
#include "test_track_charts.moc"
