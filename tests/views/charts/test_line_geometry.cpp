// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a line chart computes before anything is painted: pieces of lines, places of labels, layouts.
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/axes/label_placer.h"
#include "views/charts/lines/inside_range.h"
#include "views/charts/lines/line_plot.h"

#include <QTest>
#include <algorithm>
#include <limits>

namespace test_line_geometry {

using namespace rp;
using drawn_chart::farthestFrom;

class TestLineGeometry : public QObject
{
    Q_OBJECT
private slots:
    void linesAreCutAtTheFrame();
    void gapsInterruptLines();
    void straightStretchesNeedNoPoints();
    void bandsBendAtTheFrame();
    void labelsFindPlaces();
    void endLabelsKeepApart();
    void textsStepAsideFromMarks();
    void samplesStandWhereTheirValuesAre();
    void markersLeaveTheDashesVisible();
    void crowdedLabelsAreLeftOut();
    void neededHeightDoesNotDependOnTheGivenOne();
    void extremeTablesStayFinite_data();
    void extremeTablesStayFinite();
};

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
const double nothing = std::nan("");
constexpr double day_s = 86400.0;

const QRectF unit(0.0, 0.0, 1.0, 1.0);

ChartContent contentOf(const ResultTable &table, const LineChartSpec &spec,
                       const std::vector<ChartAnnotation> &notes = {})
{
    ChartContent content = chartContent(table, lineMapping(table, spec), notes);
    turnIntoLines(content, table, spec);
    return content;
}

LinePlot plotOf(const ChartContent &content, const LineChartSpec &spec, const QSizeF &size = {560.0, 300.0})
{
    return placeLines(content, spec, axesOf(content, spec), size, drawn_chart::style());
}

bool isWritten(const LinePlot &plot, const QString &words)
{
    return std::any_of(plot.overlay.texts.begin(), plot.overlay.texts.end(),
                       [&words](const PlacedText &text) { return text.text == words; });
}

} // namespace

void TestLineGeometry::linesAreCutAtTheFrame()
{
    QCOMPARE(piecesInside({{-1.0, -1.0}, {2.0, 2.0}}, unit),
             (QList<QList<QPointF>>{{{0.0, 0.0}, {1.0, 1.0}}}));
    // Out through the top and in again: two pieces, which end on the frame.
    const auto pieces = piecesInside({{0.0, 0.5}, {0.25, 2.0}, {0.75, 2.0}, {1.0, 0.5}}, unit);
    QCOMPARE(pieces.size(), 2);
    QCOMPARE(pieces[0].last().y(), 1.0);
    QCOMPARE(pieces[1].first().y(), 1.0);
    QVERIFY(piecesInside({{-2.0, 0.5}, {-1.0, 0.5}}, unit).isEmpty());
    QVERIFY(piecesInside({{0.5, 0.5}}, unit).isEmpty() && piecesInside({}, unit).isEmpty());
    for (const auto &piece : piecesInside({{0.0, 1e300}, {0.5, -1e300}, {1.0, 0.5}}, unit))
        for (const QPointF &point : piece)
            QVERIFY(point.y() >= -1e-9 && point.y() <= 1.0 + 1e-9);
}

void TestLineGeometry::gapsInterruptLines()
{
    const auto pieces = piecesInside(
        {{0.0, 0.1}, {0.2, 0.2}, {0.4, nothing}, {0.6, 0.6}, {0.8, never}, {0.9, 0.9}, {1.0, 1.0}}, unit);
    QCOMPARE(pieces, (QList<QList<QPointF>>{{{0.0, 0.1}, {0.2, 0.2}}, {{0.9, 0.9}, {1.0, 1.0}}}));
}

void TestLineGeometry::straightStretchesNeedNoPoints()
{
    QPolygonF curve;
    QPolygonF straight;
    QPolygonF corner;
    for (int i = 0; i <= 240; ++i) {
        curve.append({i * 2.5, 300.0 * std::exp(-0.02 * i)});
        straight.append({i * 2.5, 40.0 + i * 0.5});
        corner.append({i * 2.5, i < 100 ? 50.0 : 50.0 + (i - 100) * 3.0});
    }
    for (const QPolygonF &line : {curve, straight, corner}) {
        const QPolygonF lean = leanLine(line, {1.0, 1.0});
        QCOMPARE(lean.first(), line.first());
        QCOMPARE(lean.last(), line.last());
        QVERIFY2(farthestFrom(lean, line) <= 0.1 + 1e-9, qPrintable(QString::number(lean.size())));
        QVERIFY(lean.size() < line.size() / 4);
    }
    // There and back again, points on one place, and a step are no straight way.
    const QPolygonF back{{0.0, 0.0}, {10.0, 0.0}, {5.0, 0.0}};
    QVERIFY(farthestFrom(leanLine(back, {1.0, 1.0}), back) == 0.0);
    const QPolygonF step{{0.0, 0.0}, {0.0, 0.0}, {5.0, 0.0}, {5.0, 5.0}, {10.0, 5.0}};
    QCOMPARE(farthestFrom(leanLine(step, {1.0, 1.0}), step), 0.0);
}

void TestLineGeometry::bandsBendAtTheFrame()
{
    QCOMPARE(edgeInside({{0.0, 0.0}, {1.0, 2.0}}, unit),
             (QList<QPointF>{{0.0, 0.0}, {0.5, 1.0}, {1.0, 1.0}}));
    // Between the sides only, and held at the frame above and below.
    QCOMPARE(edgeInside({{-1.0, 0.5}, {2.0, 0.5}}, unit), (QList<QPointF>{{0.0, 0.5}, {1.0, 0.5}}));
    QCOMPARE(edgeInside({{0.0, -3.0}, {1.0, -1.0}}, unit), (QList<QPointF>{{0.0, 0.0}, {1.0, 0.0}}));
    // What is no number is no part of it.
    const QList<QPointF> whole{{0.0, 0.3}, {0.4, 0.3}};
    QCOMPARE(edgeInside(whole + QList<QPointF>{{0.5, nothing}, {nothing, 0.2}, {0.7, never}}, unit), whole);
    QVERIFY(edgeInside({{2.0, 0.5}, {3.0, 0.5}}, unit).isEmpty());
    // Whatever the numbers, it reaches from side to side.
    for (int i = 1; i < 500; ++i) {
        const QRectF range(std::log10(i * 1.7), 0.0, 2.0 + 0.01 * i, 1.0);
        const auto edge =
            edgeInside({{range.left() - 0.37 * i, 0.5}, {range.right() + 0.11 * i, 0.5}}, range);
        QVERIFY2(edge.size() == 2, qPrintable(QString::number(i)));
        QVERIFY(std::abs(edge.first().x() - range.left()) < 1e-9);
        QVERIFY(std::abs(edge.last().x() - range.right()) < 1e-9);
    }
}

void TestLineGeometry::labelsFindPlaces()
{
    const QRectF bounds(0.0, 0.0, 400.0, 200.0);
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 7; ++i)
        wishes.push_back({QRectF(190.0 + 12.0 * (i % 3), 80.0 + 14.0 * (i / 3), 10.0, 10.0), {80.0, 16.0}});
    const auto placed = placeLabels(wishes, bounds, {});
    QCOMPARE(placed.size(), wishes.size());
    QVERIFY(std::count_if(placed.begin(), placed.end(), [](const QRectF &rect) { return !rect.isNull(); }) >
            2);
    for (std::size_t a = 0; a < placed.size(); ++a) {
        QVERIFY(placed[a].isNull() || bounds.contains(placed[a]));
        for (std::size_t b = 0; b < wishes.size(); ++b) {
            QVERIFY(!placed[a].intersects(wishes[b].mark));
            QVERIFY(a == b || !placed[a].intersects(placed[b]));
        }
    }
    QVERIFY(placeLabels({{QRectF(5.0, 5.0, 10.0, 10.0), {500.0, 16.0}}}, bounds, {}).front().isNull());
    QVERIFY(leaderLine(wishes[0].mark, wishes[0].mark.translated(12.0, 0.0)).isNull());
    QVERIFY(!leaderLine(wishes[0].mark, wishes[0].mark.translated(60.0, 0.0)).isNull());
}

void TestLineGeometry::textsStepAsideFromMarks()
{
    const Stretch bounds{0.0, 200.0};
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {}, 4.0, bounds), 50.0);
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {120.0}, 4.0, bounds), 50.0);
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {55.0}, 4.0, bounds), 59.0);        // behind it
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {78.0}, 4.0, bounds), 44.0);        // before it
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {78.0}, 4.0, {50.0, 200.0}), 82.0); // no room before it
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {78.0}, 4.0, {50.0, 90.0}), 50.0);  // no room at all
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {55.0, 95.0}, 4.0, bounds), 59.0);  // between two
    QCOMPARE(leftBesideMarks({50.0, 80.0}, {55.0, 75.0}, 4.0, bounds), 21.0);  // before both
}

void TestLineGeometry::endLabelsKeepApart()
{
    const std::vector<double> heights{16.0, 32.0, 16.0};
    for (const std::vector<double> &middles : {std::vector<double>{50.0, 51.0, 52.0},
                                               {0.0, 0.0, 0.0},
                                               {200.0, 200.0, 199.0},
                                               {10.0, 100.0, 190.0}}) {
        const std::vector<double> tops = spreadTops(middles, heights, 0.0, 200.0);
        std::vector<std::size_t> order{0, 1, 2};
        std::sort(order.begin(), order.end(), [&](auto a, auto b) { return tops[a] < tops[b]; });
        QVERIFY(tops[order[0]] >= 0.0);
        for (std::size_t i = 0; i + 1 < 3; ++i)
            QVERIFY(tops[order[i]] + heights[order[i]] <= tops[order[i + 1]] + 1e-9);
        QVERIFY(tops[order[2]] + heights[order[2]] <= 200.0 + 1e-9);
    }
    QCOMPARE(spreadTops({100.0}, {16.0}, 0.0, 200.0), (std::vector<double>{92.0}));
}

void TestLineGeometry::samplesStandWhereTheirValuesAre()
{
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::payback(words, 36.0 * 3600.0);
    const auto spec = line_fixture::paybackSpec(words);
    const ChartContent content = contentOf(*table, spec, line_fixture::paybackNotes(words, 36.0 * 3600.0));
    const LinePlot placed = plotOf(content, spec);
    const ChartOverlay &drawn = placed.overlay;
    QCOMPARE(drawn.points.size(), std::size_t(4)); // two lines and the band's edges
    QCOMPARE(placed.x.axis.to, 36.0 * 3600.0);     // a time axis ends where its samples do
    for (std::size_t s = 0; s < 4; ++s)
        for (std::size_t p = 0; p < content.series[s].points.size(); ++p) {
            const ChartPoint &point = content.series[s].points[p];
            const QPointF centre = drawn.points[s][p].center();
            QVERIFY(std::abs(centre.x() - drawn.plot.left() -
                             drawn.plot.width() * point.position / placed.x.axis.to) < 0.01);
            QVERIFY(std::abs(drawn.plot.bottom() - centre.y() -
                             drawn.plot.height() * point.value / placed.y.axis.to) < 0.01);
        }
    // The break-even's diamond is where both lines meet.
    const QPointF diamond = drawn.diamonds[0].center();
    QVERIFY(std::abs(diamond.x() - drawn.points[1][20].center().x()) < 0.5);
    QVERIFY(std::abs(diamond.y() - drawn.points[0][20].center().y()) < 0.5);
    QVERIFY(drawn.diamonds[1].isEmpty());
    QVERIFY2(placed.neededHeight <= 280.0, qPrintable(QString::number(placed.neededHeight)));
}

void TestLineGeometry::markersLeaveTheDashesVisible()
{
    const auto words = line_fixture::words(0);
    const auto spec = line_fixture::paybackSpec(words);
    for (const int samples : {2, 12, 61, 400}) {
        const auto table = line_fixture::payback(words, 3600.0, samples);
        const LinePlot layout = plotOf(contentOf(*table, spec), spec);
        QVERIFY(!layout.shownPoints[0].empty());
        QVERIFY(layout.shownPoints[0].size() <= 12);
        QVERIFY(layout.shownPoints[2].empty()); // a band's edge has none
    }
    const auto table = line_fixture::payback(words, 3600.0, 12);
    LineChartSpec plain = spec;
    plain.plainLines = true;
    QVERIFY(plotOf(contentOf(*table, plain), plain).shownPoints[0].empty());
    const ChartTheme theme = drawn_chart::style().theme;
    for (int a = 0; a < 5; ++a)
        for (int b = a + 1; b < 5; ++b) {
            QVERIFY(lineStyle(Meaning::Compute, a, theme).marker !=
                    lineStyle(Meaning::Compute, b, theme).marker);
            QVERIFY(lineStyle(Meaning::Compute, a, theme).dash != lineStyle(Meaning::Compute, b, theme).dash);
        }
}

void TestLineGeometry::crowdedLabelsAreLeftOut()
{
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::stages(words);
    const auto spec = line_fixture::stagesSpec(words);
    const ChartContent content = contentOf(*table, spec);
    const LinePlot roomy = plotOf(content, spec, {600.0, 400.0});
    for (const ChartPoint &point : content.series[0].points)
        QVERIFY2(isWritten(roomy, point.label), qPrintable(point.label));
    const LinePlot crowded = plotOf(content, spec, {150.0, 200.0});
    QVERIFY(std::any_of(content.series[0].points.begin(), content.series[0].points.end(),
                        [&](const ChartPoint &point) { return !isWritten(crowded, point.label); }));
    for (const QRectF &mark : crowded.overlay.points[0]) // each mark is there all the same
        QVERIFY(!mark.isEmpty());
}

void TestLineGeometry::neededHeightDoesNotDependOnTheGivenOne()
{
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::stages(words);
    const auto spec = line_fixture::stagesSpec(words);
    const ChartContent content = contentOf(*table, spec);
    for (const double width : {200.0, 320.0, 520.0}) {
        const double needed = plotOf(content, spec, {width, 0.0}).neededHeight;
        for (const double height : {50.0, needed, 900.0})
            QCOMPARE(plotOf(content, spec, {width, height}).neededHeight, needed);
    }
}

void TestLineGeometry::extremeTablesStayFinite_data()
{
    QTest::addColumn<double>("span_s");
    QTest::addColumn<bool>("logarithmic");
    for (const double span : {1e-3, 1.0, day_s, 3650.0 * day_s, 1e12, 1e300, 0.0})
        for (const bool logarithmic : {false, true})
            QTest::addRow("%g, %d", span, int(logarithmic)) << span << logarithmic;
}

void TestLineGeometry::extremeTablesStayFinite()
{
    QFETCH(double, span_s);
    QFETCH(bool, logarithmic);
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::payback(words, span_s);
    auto rows = table->rows();
    rows[3].cells[2].value = nothing;
    rows[5].cells[3].value = never;
    rows[7].cells[1].value = -never;
    table->setRows(rows);
    auto spec = line_fixture::paybackSpec(words);
    spec.logX = spec.logY = logarithmic;
    const LinePlot placed = plotOf(contentOf(*table, spec), spec);
    const ChartOverlay &layout = placed.overlay;
    QVERIFY(layout.points[0][3].isEmpty());
    QVERIFY(layout.points[1][5].isEmpty());
    QVERIFY(layout.points[1][7].isEmpty());
    QVERIFY(placed.x.texts.size() <= 12 && placed.y.texts.size() <= 12);
    for (const PlacedText &text : layout.texts)
        QVERIFY2(QRectF(0, 0, 560, 300).contains(text.rect), qPrintable(text.text));
    for (const auto &series : layout.points)
        for (const QRectF &rect : series)
            QVERIFY(rect.isEmpty() || layout.plot.adjusted(-1, -1, 1, 1).contains(rect.center()));
    plotOf(ChartContent(), spec, {10.0, 10.0}); // nothing to draw is no error
}

RP_TEST(TestLineGeometry)

} // namespace test_line_geometry
#include "test_line_geometry.moc"
