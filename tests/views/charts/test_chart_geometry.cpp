// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What charts compute before anything is painted: scales, views, walks, layouts, colours.
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "tests/views/charts/drawn_chart.h"
#include "views/charts/axes/axis_scale.h"
#include "views/charts/bars/bar_plot.h"
#include "views/charts/canvas/chart_walk.h"
#include "views/charts/lanes/time_view.h"
#include "views/widgets/layout/contrast.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace test_chart_geometry {

using namespace rp;

class TestChartGeometry : public QObject
{
    Q_OBJECT
private slots:
    void ticksAreNice_data();
    void ticksAreNice();
    void tickTextsKeepOneUnit();
    void axisEndHoldsEverything();
    void viewsStayInsideThePass();
    void zoomKeepsItsAnchor();
    void walkVisitsEveryPointAndAnnotation();
    void walkComesBackFromAnnotations();
    void walkSurvivesEmptyContent();
    void keptInsideAfterAChange();
    void barsAddUp();
    void oddValuesDrawNothing();
    void headingsStandOverTheirRows();
    void placesAndOldEdges();
    void colorsStandOut_data();
    void colorsStandOut();
    void colorBlindViewersTellNeighboursApart_data();
    void colorBlindViewersTellNeighboursApart();
};

namespace {

using On = ChartPosition::On;

BarPlot placedBars(const ChartContent &content, double height = 260.0)
{
    return placeBars(content, BarArrangement::Stacked, QSizeF(640, height), drawn_chart::style());
}

ChartContent content(bool annotated = true)
{
    const auto words = chart_fixture::english();
    const auto table = chart_fixture::table(words);
    std::vector<ChartAnnotation> annotations;
    if (annotated)
        annotations.push_back(chart_fixture::prediction(words));
    return chartContent(*table, chart_fixture::mapping(), annotations);
}

double linear(double c)
{
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

struct Lab
{
    double l, a, b;
};

Lab labOf(double r, double g, double b)
{
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

/// Machado, Oliveira and Fernandes (2009), severity 1.0: linear RGB as a colour-blind viewer sees it.
Lab seenAs(const QColor &color, bool deuteranopia)
{
    const double r = linear(color.redF());
    const double g = linear(color.greenF());
    const double b = linear(color.blueF());
    const auto at = [&](double x, double y, double z) { return std::max(0.0, x * r + y * g + z * b); };
    if (deuteranopia)
        return labOf(at(0.367322, 0.860646, -0.227968), at(0.280085, 0.672501, 0.047413),
                     at(-0.011820, 0.042940, 0.968881));
    return labOf(at(0.152286, 1.052583, -0.204868), at(0.114503, 0.786281, 0.099216),
                 at(-0.003882, -0.048116, 1.051998));
}

double difference(const Lab &a, const Lab &b)
{
    return std::hypot(a.l - b.l, std::hypot(a.a - b.a, a.b - b.b));
}

} // namespace

void TestChartGeometry::ticksAreNice_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("step");
    QTest::newRow("0 to 1") << 0.0 << 1.0 << 6 << 0.2;
    QTest::newRow("0 to 18,000") << 0.0 << 18000.0 << 4 << 5000.0;
    QTest::newRow("a window") << 180.0 << 330.0 << 8 << 20.0;
    QTest::newRow("deep zoom") << 5000.0 << 5001.0 << 6 << 0.2;
    QTest::newRow("tiny") << 0.0 << 3e-7 << 4 << 1e-7;
}

void TestChartGeometry::ticksAreNice()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(int, most);
    QFETCH(double, step);
    const AxisTicks ticks = niceTicks(from, to, most);
    QCOMPARE(ticks.step, step);
    QVERIFY(!ticks.values.empty());
    for (const double value : ticks.values)
        QVERIFY(value >= from - step * 1e-6 && value <= to + step * 1e-6);
    QVERIFY(niceTicks(1.0, 1.0, 5).values.empty());
    QVERIFY(niceTicks(0.0, std::numeric_limits<double>::infinity(), 5).values.empty());
}

void TestChartGeometry::tickTextsKeepOneUnit()
{
    const Format format{QLocale::c()};
    const QString nbsp(QChar(QChar::Nbsp));
    const auto plain = [&](const QString &text) { return QString(text).replace(nbsp, QStringLiteral(" ")); };
    QCOMPARE(plain(tickText(format, Quantity::Milliseconds, 5000.0, 5000.0, 18000.0)),
             QStringLiteral("5 ms"));
    QCOMPARE(plain(tickText(format, Quantity::DurationAuto, 5000.2, 0.2, 5001.0)),
             QStringLiteral("5.0002 ms"));
    QCOMPARE(plain(tickText(format, Quantity::DurationAuto, 180.0, 20.0, 330.0)), QStringLiteral("180 µs"));
    QVERIFY(tickText(format, Quantity::Fraction, 0.5, 0.25, 1.0).contains(QStringLiteral("50")));
    const Format arabic{QLocale(QStringLiteral("ar_EG"))};
    QVERIFY(tickText(arabic, Quantity::Milliseconds, 5000.0, 5000.0, 18000.0).contains(QChar(0x0665)));
}

void TestChartGeometry::axisEndHoldsEverything()
{
    for (double value = 1e-3; value < 1e9; value *= 1.37) {
        const double end = niceAxisEnd(value, Quantity::Milliseconds);
        QVERIFY(end >= value * (1.0 - 1e-9));
        QVERIFY(end <= value * 1.6);
    }
    QCOMPARE(niceAxisEnd(0.4, Quantity::Fraction), 1.0);
    QCOMPARE(niceAxisEnd(0.0, Quantity::Milliseconds), 1.0);
    QCOMPARE(niceAxisEnd(std::nan(""), Quantity::Milliseconds), 1.0);
}

void TestChartGeometry::viewsStayInsideThePass()
{
    const double total = 15000.0;
    TimeView view = wholeView(total);
    QVERIFY(view.isWhole());
    unsigned seed = 7;
    for (int i = 0; i < 5000; ++i) {
        seed = seed * 1664525u + 1013904223u;
        const double part = (seed >> 8) / 16777216.0;
        switch (seed % 4u) {
        case 0:
            view = zoomedView(view, 0.3 + part * 3.0, part * total * 1.5);
            break;
        case 1:
            view = pannedView(view, part * 6.0 - 3.0);
            break;
        case 2:
            view = viewShowing(view, part * total);
            break;
        default:
            view = keptView(view, total);
            break;
        }
        QVERIFY(view.from_us >= 0.0 && view.to_us <= total && view.to_us > view.from_us);
        QVERIFY(view.span_us() >= shortestView_us - 1e-6);
    }
    QVERIFY(clampedView(5.0, 1.0, total).isWhole());
    QCOMPARE(wholeView(std::nan("")).total_us, 0.0);
    QCOMPARE(zoomedView(TimeView(), 2.0, 0.0), TimeView());
    const TimeView longer = keptView(clampedView(3000.0, 6000.0, total), total * 2.0);
    QCOMPARE(longer.from_us, 3000.0);
    QCOMPARE(longer.to_us, 6000.0);
    const TimeView shorter = keptView(clampedView(3000.0, 6000.0, total), 4000.0);
    QCOMPARE(shorter.from_us, 1000.0);
    QCOMPARE(shorter.to_us, 4000.0);
    QVERIFY(keptView(wholeView(total), total * 2.0).isWhole());
}

void TestChartGeometry::zoomKeepsItsAnchor()
{
    const TimeView view = zoomedView(wholeView(1000.0), 4.0, 250.0);
    QCOMPARE((250.0 - view.from_us) / view.span_us(), 0.25);
    QCOMPARE(view.span_us(), 250.0);
}

void TestChartGeometry::walkVisitsEveryPointAndAnnotation()
{
    const ChartContent chart = content();
    ChartPosition at = walkChart(chart, {}, WalkStep::Enter);
    QCOMPARE(at, (ChartPosition{On::Point, 0, 0}));
    for (int series = 0; series < 3; ++series) {
        at = {On::Point, series, 0};
        for (int point = 1; point < 4; ++point) { // compute, dispatch, memory, total
            at = walkChart(chart, at, WalkStep::NextPoint);
            QCOMPARE(at, (ChartPosition{On::Point, series, point}));
        }
        at = walkChart(chart, at, WalkStep::NextPoint);
        QCOMPARE(at, (ChartPosition{On::Annotation, series, 0}));
        QCOMPARE(walkChart(chart, at, WalkStep::NextPoint), at);
    }
    QCOMPARE(walkChart(chart, {On::Point, 1, 2}, WalkStep::NextSeries), (ChartPosition{On::Point, 2, 2}));
    QCOMPARE(walkChart(chart, {On::Point, 2, 2}, WalkStep::NextSeries),
             (ChartPosition{On::Annotation, 2, 0}));
    QCOMPARE(walkChart(chart, {On::Point, 0, 2}, WalkStep::PreviousSeries), (ChartPosition{On::Point, 0, 2}));
    QCOMPARE(walkChart(chart, {On::Point, 1, 2}, WalkStep::FirstPoint), (ChartPosition{On::Point, 1, 0}));
    QCOMPARE(walkChart(chart, {On::Point, 1, 2}, WalkStep::LastPoint), (ChartPosition{On::Point, 1, 3}));
    QCOMPARE(walkChart(chart, {On::Point, 1, 2}, WalkStep::LastOfAll), (ChartPosition{On::Annotation, 1, 0}));
    QCOMPARE(walkChart(chart, {On::Point, 1, 2}, WalkStep::Leave), (ChartPosition{On::Whole, 1, 2}));
    QCOMPARE(walkChart(chart, {On::Whole, 1, 2}, WalkStep::NextPoint), (ChartPosition{On::Point, 1, 2}));
}

void TestChartGeometry::walkComesBackFromAnnotations()
{
    const ChartContent chart = content();
    QCOMPARE(walkChart(chart, {On::Annotation, 1, 0}, WalkStep::PreviousPoint),
             (ChartPosition{On::Point, 1, 3}));
}

void TestChartGeometry::walkSurvivesEmptyContent()
{
    const ChartContent nothing;
    for (const WalkStep step : {WalkStep::NextPoint, WalkStep::PreviousSeries, WalkStep::LastOfAll,
                                WalkStep::Enter, WalkStep::FirstPoint, WalkStep::Leave})
        QCOMPARE(walkChart(nothing, {}, step).on, On::Whole);
}

void TestChartGeometry::keptInsideAfterAChange()
{
    const ChartContent chart = content(false);
    QCOMPARE(keptInside(chart, {On::Point, 9, 9}), (ChartPosition{On::Point, 2, 3}));
    QCOMPARE(keptInside(chart, {On::Annotation, 1, 0}), (ChartPosition{On::Point, 1, 0}));
}

void TestChartGeometry::barsAddUp()
{
    const ChartContent chart = content();
    const BarPlot placed = placedBars(chart);
    const ChartOverlay &layout = placed.overlay;
    const double axisEnd = placed.x.axis.to;
    QCOMPARE(layout.points.size(), std::size_t(3));
    for (std::size_t row = 0; row < 3; ++row) {
        double x = layout.plot.left();
        double sum = 0.0;
        for (std::size_t p = 0; p < 3; ++p) {
            const QRectF rect = layout.points[row][p];
            QVERIFY(std::abs(rect.left() - x) < 0.01);
            x = rect.right();
            sum += chart.series[row].points[p].value;
            QVERIFY(std::abs(x - (layout.plot.left() + layout.plot.width() * sum / axisEnd)) < 0.01);
        }
        QVERIFY(layout.points[row][3].left() > x); // the total stands behind the bar
        QVERIFY(layout.points[row][3].right() <= 640.0);
    }
    QVERIFY(layout.points[0][0].top() < layout.points[1][0].top()); // first row on top
    QVERIFY(placed.neededHeight <= 260.0);
    const double low = placed.neededHeight - 8.0; // closer rows rather than a legend that is cut off
    const BarPlot close = placedBars(chart, low);
    QVERIFY(close.overlay.swatches.back().rect.bottom() <= low);
    QCOMPARE(close.neededHeight, placed.neededHeight);
    const double expected = layout.plot.left() + layout.plot.width() * 10500.0 / axisEnd;
    QVERIFY(std::any_of(layout.shapes.begin(), layout.shapes.end(), [&](const OverlayShape &shape) {
        return shape.pen.style() == Qt::DashLine &&
               std::abs(shape.path.boundingRect().left() - expected) < 0.01;
    }));
}

void TestChartGeometry::oddValuesDrawNothing()
{
    ChartContent chart = content(false);
    chart.series[0].points[0].value = std::nan("");
    chart.series[0].points[1].value = std::numeric_limits<double>::infinity();
    chart.series[0].points[2].value = -5.0;
    const BarPlot placed = placedBars(chart);
    for (std::size_t p = 0; p < 3; ++p)
        QCOMPARE(placed.overlay.points[0][p].width(), 0.0);
    QVERIFY(std::isfinite(placed.x.axis.to));
    placedBars(ChartContent(), 10.0); // nothing to draw is no error
}

/// A heading has a row of its own, and its figure stands beside the bars, clear of them.
void TestChartGeometry::headingsStandOverTheirRows()
{
    ChartContent grouped = content(false);
    grouped.series[1].group = ChartGroup{QStringLiteral("Heading"), {}, QStringLiteral("2.00×"), {}, 2};
    const BarPlot plot = placedBars(grouped);
    QCOMPARE(plot.rowPlaces, (std::vector<int>{0, 2, 3}));
    const auto text = [&plot](const char *wanted) {
        for (const PlacedText &placed : plot.overlay.texts)
            if (placed.text == QString::fromUtf8(wanted))
                return placed;
        return PlacedText();
    };
    const QRectF heading = text("Heading").rect;
    QVERIFY(heading.top() >= plot.overlay.points[0].front().bottom());
    QVERIFY(heading.bottom() <= plot.overlay.points[1].front().top());
    const PlacedText figure = text("2.00×");
    QVERIFY(figure.scale > 1.0);
    for (const PlacedText &other : plot.overlay.texts)
        QVERIFY2(other == figure || !other.rect.intersects(figure.rect), qPrintable(other.text));
}

/// An empty place tells nothing of its bar; a bar that changed tells where it ended.
void TestChartGeometry::placesAndOldEdges()
{
    ChartContent held = content(false);
    held.series[1].waits = true;
    held.series[1].points.resize(1);
    held.series[1].points[0].isTotal = true;
    held.series[1].points[0].value = std::nan("");
    held.series[0].before = 2000.0;
    const BarPlot plot = placedBars(held);
    held.series[1].points[0].text = QStringLiteral("another text");
    QCOMPARE(placedBars(held).overlay.points[1].front(), plot.overlay.points[1].front());
    held.series[0].before.reset();
    QVERIFY(placedBars(held).overlay.shapes.size() < plot.overlay.shapes.size());
}

void TestChartGeometry::colorsStandOut_data()
{
    QTest::addColumn<QPalette>("palette");
    for (const auto &look : chart_fixture::looks())
        QTest::newRow(qPrintable(look.name)) << look.palette;
}

void TestChartGeometry::colorsStandOut()
{
    QFETCH(QPalette, palette);
    for (const ChartTheme &theme : {chartThemeFor(palette), windowThemeFor(palette)}) {
        QVERIFY(contrastRatio(theme.text, theme.background) >= 4.5);
        QVERIFY(contrastRatio(theme.mutedText, theme.background) >= 4.5);
        QVERIFY(contrastRatio(theme.axis, theme.background) >= 3.0);
        QVERIFY(contrastRatio(theme.focusRing, theme.background) >= 3.0);
        for (const Meaning meaning : {Meaning::Neutral, Meaning::Compute, Meaning::Dispatch, Meaning::Memory,
                                      Meaning::Failure, Meaning::Good, Meaning::Fair, Meaning::Poor}) {
            const MarkStyle mark = theme.mark(meaning);
            QVERIFY(contrastRatio(mark.fill, theme.background) >= 3.0);
            QVERIFY(contrastRatio(mark.labelInk, mark.fill) >= 4.5);
            if (mark.pattern != MarkPattern::Solid)
                QVERIFY(contrastRatio(mark.patternInk, mark.fill) >= 1.8);
        }
    }
    const std::vector<MarkPattern> patterns{
        chartThemeFor(palette).mark(Meaning::Compute).pattern,
        chartThemeFor(palette).mark(Meaning::Dispatch).pattern,
        chartThemeFor(palette).mark(Meaning::Memory).pattern,
        chartThemeFor(palette).mark(Meaning::Failure).pattern,
    };
    for (std::size_t a = 0; a < patterns.size(); ++a)
        for (std::size_t b = a + 1; b < patterns.size(); ++b)
            QVERIFY(patterns[a] != patterns[b]);
}

void TestChartGeometry::colorBlindViewersTellNeighboursApart_data()
{
    colorsStandOut_data();
}

void TestChartGeometry::colorBlindViewersTellNeighboursApart()
{
    QFETCH(QPalette, palette);
    const ChartTheme theme = chartThemeFor(palette);
    const std::vector<std::pair<Meaning, Meaning>> neighbours{{Meaning::Compute, Meaning::Dispatch},
                                                              {Meaning::Dispatch, Meaning::Memory},
                                                              {Meaning::Compute, Meaning::Memory},
                                                              {Meaning::Memory, Meaning::Failure},
                                                              {Meaning::Dispatch, Meaning::Failure}};
    for (const bool deuteranopia : {true, false})
        for (const auto &[a, b] : neighbours) {
            const double distance = difference(seenAs(theme.mark(a).fill, deuteranopia),
                                               seenAs(theme.mark(b).fill, deuteranopia));
            QVERIFY2(distance >= 15.0, qPrintable(QStringLiteral("%1 and %2, deuteranopia %3: %4")
                                                      .arg(int(a))
                                                      .arg(int(b))
                                                      .arg(deuteranopia)
                                                      .arg(distance)));
        }
}

RP_TEST(TestChartGeometry)

} // namespace test_chart_geometry
#include "test_chart_geometry.moc"
