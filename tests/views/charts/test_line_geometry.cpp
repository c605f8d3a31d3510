// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a line chart computes before anything is painted: pieces of lines, places of labels, layouts.
#include "tests/support/test_main.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/axes/label_placer.h"
#include "views/charts/lines/line_geometry.h"
#include "views/charts/lines/line_layout.h"

#include <QSet>
#include <QTest>
#include <algorithm>
#include <limits>

namespace test_line_geometry {

using namespace rp;

class TestLineGeometry : public QObject
{
    Q_OBJECT
private slots:
    void linesAreCutAtTheFrame();
    void gapsInterruptLines();
    void straightStretchesNeedNoPoints();
    void strokesFollowTheLine();
    void bandsBendAtTheFrame();
    void labelsFindPlaces();
    void endLabelsKeepApart();
    void textsStepAsideFromMarks();
    void samplesStandWhereTheirValuesAre();
    void rightToLeftMirrorsEverything();
    void markersLeaveTheDashesVisible();
    void crowdedLabelsBecomeNumbers();
    void neededHeightDoesNotDependOnTheGivenOne();
    void extremeTablesStayFinite_data();
    void extremeTablesStayFinite();
};

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
const double nothing = std::nan("");
constexpr double day_s = 86400.0;

ChartStyle style(Qt::LayoutDirection direction = Qt::LeftToRight)
{
    ChartStyle made;
    made.font = QApplication::font();
    made.theme = chartThemeFor(chart_fixture::looks()[0].palette);
    made.direction = direction;
    return made;
}

ChartContent contentOf(const ResultTable &table, const LineChartSpec &spec,
                       const std::vector<ChartAnnotation> &notes = {})
{
    ChartContent content = chartContent(table, lineMapping(table, spec), notes);
    turnIntoLines(content, table, spec);
    return content;
}

} // namespace

void TestLineGeometry::linesAreCutAtTheFrame()
{
    const QPointF any(0.0, 0.0);
    const auto pieces = insidePieces({{-1.0, -1.0}, {2.0, 2.0}}, any);
    QCOMPARE(pieces.size(), std::size_t(1));
    QCOMPARE(pieces[0], (QList<QPointF>{{0.0, 0.0}, {1.0, 1.0}}));
    // Out through the top and in again: two pieces.
    QCOMPARE(insidePieces({{0.0, 0.5}, {0.25, 2.0}, {0.75, 2.0}, {1.0, 0.5}}, any).size(), std::size_t(2));
    QVERIFY(insidePieces({{-2.0, 0.5}, {-1.0, 0.5}}, any).empty());
    for (const auto &piece : insidePieces({{0.0, 1e300}, {0.5, -1e300}, {1.0, 0.5}}, any))
        for (const QPointF &point : piece)
            QVERIFY(point.y() >= 0.0 && point.y() <= 1.0);
}

void TestLineGeometry::gapsInterruptLines()
{
    const PartLine line{{0.0, 0.1},   {0.2, 0.2}, {0.4, nothing}, {0.6, 0.6},
                        {0.8, never}, {0.9, 0.9}, {1.0, 1.0}};
    const auto pieces = insidePieces(line, {0.0, 0.0});
    QCOMPARE(pieces.size(), std::size_t(2));
    QCOMPARE(pieces[0].size(), 2);
    PartLine dense;
    for (int i = 0; i <= 10000; ++i)
        dense.emplace_back(i / 10000.0, 0.5 + (i == 5000 ? 0.4 : 0.0));
    const auto thinned = insidePieces(dense, {0.002, 0.002});
    QCOMPARE(thinned.size(), std::size_t(1));
    QVERIFY(thinned[0].size() < 600);
    QCOMPARE(thinned[0].last(), QPointF(1.0, 0.5));
    QVERIFY(
        std::any_of(thinned[0].cbegin(), thinned[0].cend(), [](const QPointF &p) { return p.y() == 0.9; }));
}

/// The farthest that a point lies from a line.
static double farthestFrom(const QPolygonF &line, const QPolygonF &points)
{
    double farthest = 0.0;
    for (const QPointF &point : points) {
        double nearest = never;
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QPointF way = line.at(i) - line.at(i - 1);
            const double length = QPointF::dotProduct(way, way);
            const double part =
                length > 0.0 ? std::clamp(QPointF::dotProduct(point - line.at(i - 1), way) / length, 0.0, 1.0)
                             : 0.0;
            nearest = std::min(nearest, QLineF(point, line.at(i - 1) + way * part).length());
        }
        farthest = std::max(farthest, nearest);
    }
    return farthest;
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
    constexpr double unseen = 0.05;
    for (const QPolygonF &line : {curve, straight, corner}) {
        const QPolygonF lean = leanLine(line, unseen);
        QCOMPARE(lean.first(), line.first());
        QCOMPARE(lean.last(), line.last());
        QVERIFY2(farthestFrom(lean, line) <= unseen + 1e-9, qPrintable(QString::number(lean.size())));
        QVERIFY(lean.size() < line.size() / 4);
    }
    QCOMPARE(leanLine(straight, unseen).size(), 2);
    QCOMPARE(leanLine(corner, unseen).size(), 3);
    // There and back again, points on one place, and a step are no straight way.
    const QPolygonF back{{0.0, 0.0}, {10.0, 0.0}, {5.0, 0.0}};
    QCOMPARE(leanLine(back, unseen), back);
    const QPolygonF step{{0.0, 0.0}, {0.0, 0.0}, {5.0, 0.0}, {5.0, 5.0}, {10.0, 5.0}};
    QCOMPARE(farthestFrom(leanLine(step, unseen), step), 0.0);
}

void TestLineGeometry::strokesFollowTheLine()
{
    const QPolygonF line{{0.0, 0.0}, {3.0, 0.0}, {30.0, 0.0}, {30.0, 15.0}};
    const QList<QLineF> dots = strokesAlong(line, {1.0, 2.0}, 0.5);
    QCOMPARE(dots.size(), 15);         // one for each three pixels of 45
    const QLineF beyond = dots.at(12); // the others begin where the line turns, or lie between
    QVERIFY(QLineF(beyond.p1(), QPointF(30.0, 6.0)).length() < 1e-9);
    QVERIFY(std::abs(beyond.length() - 1.0) < 1e-9);
    // Round a corner a stroke goes on.
    const QList<QLineF> dashes = strokesAlong({{0.0, 0.0}, {10.0, 0.0}, {10.0, 10.0}}, {12.0, 4.0}, 0.5);
    QCOMPARE(dashes.size(), 3);
    QCOMPARE(dashes.at(0), QLineF(0.0, 0.0, 10.5, 0.0));
    QCOMPARE(dashes.at(1), QLineF(10.0, -0.5, 10.0, 2.0));
    QCOMPARE(dashes.at(2), QLineF(10.0, 6.0, 10.0, 10.0));
    QCOMPARE(strokesAlong(line, {}, 0.0).size(), 3);
    QVERIFY(strokesAlong({{1.0, 1.0}, {1.0, 1.0}}, {}, 0.5).isEmpty());
}

void TestLineGeometry::bandsBendAtTheFrame()
{
    const auto pieces = bandPieces({{0.0, 0.0}, {1.0, 0.5}}, {{0.0, 0.0}, {1.0, 2.0}});
    QCOMPARE(pieces.size(), std::size_t(1));
    QCOMPARE(pieces[0].upper, (QList<QPointF>{{0.0, 0.0}, {0.5, 1.0}, {1.0, 1.0}}));
    QCOMPARE(heightAt(pieces[0].upper, 0.25), 0.5);
    QCOMPARE(heightAt(pieces[0].upper, 0.75), 1.0);
    QCOMPARE(heightAt({}, 0.5), 0.0);
    QCOMPARE(bandPieces({{0.0, 0.0}, {0.4, 0.1}, {0.5, nothing}, {0.6, 0.1}, {1.0, 0.1}},
                        {{0.0, 0.3}, {0.4, 0.3}, {0.5, 0.3}, {0.6, 0.3}, {1.0, 0.3}})
                 .size(),
             std::size_t(2));
}

void TestLineGeometry::labelsFindPlaces()
{
    const QRectF bounds(0.0, 0.0, 400.0, 200.0);
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 7; ++i)
        wishes.push_back({QRectF(190.0 + 12.0 * (i % 3), 80.0 + 14.0 * (i / 3), 10.0, 10.0), {80.0, 16.0}});
    const auto placed = placeLabels(wishes, bounds, {});
    QVERIFY(placed);
    for (std::size_t a = 0; a < placed->size(); ++a) {
        QVERIFY(bounds.contains((*placed)[a]));
        for (std::size_t b = 0; b < wishes.size(); ++b) {
            QVERIFY(!(*placed)[a].intersects(wishes[b].mark));
            QVERIFY(a == b || !(*placed)[a].intersects((*placed)[b]));
        }
    }
    QVERIFY(!placeLabels({{QRectF(5.0, 5.0, 10.0, 10.0), {500.0, 16.0}}}, bounds, {}));
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
    const LineLayout layout = layoutLines(content, spec, QSizeF(560, 300), style());
    QCOMPARE(layout.points.size(), std::size_t(4)); // two lines and the band's edges
    QCOMPARE(layout.x.to, 36.0 * 3600.0);           // a time axis ends where its samples do
    for (std::size_t s = 0; s < 4; ++s)
        for (std::size_t p = 0; p < content.series[s].points.size(); ++p) {
            const ChartPoint &point = content.series[s].points[p];
            const QPointF centre = layout.points[s][p].center();
            QVERIFY(std::abs(centre.x() - layout.plot.left() -
                             layout.plot.width() * point.position / layout.x.to) < 0.01);
            QVERIFY(std::abs(layout.plot.bottom() - centre.y() -
                             layout.plot.height() * point.value / layout.y.to) < 0.01);
        }
    // The break-even's diamond is where both lines meet.
    const QPointF diamond = layout.diamonds[0].center();
    QVERIFY(std::abs(diamond.x() - layout.points[1][20].center().x()) < 0.5);
    QVERIFY(std::abs(diamond.y() - layout.points[0][20].center().y()) < 0.5);
    QVERIFY(layout.diamonds[1].isEmpty());
    QCOMPARE(layout.marks.size(), std::size_t(1));
    QVERIFY2(layout.neededHeight <= 280.0, qPrintable(QString::number(layout.neededHeight)));
}

void TestLineGeometry::rightToLeftMirrorsEverything()
{
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::payback(words, 3600.0);
    const auto spec = line_fixture::paybackSpec(words);
    const ChartContent content = contentOf(*table, spec, line_fixture::paybackNotes(words, 3600.0));
    const LineLayout left = layoutLines(content, spec, QSizeF(560, 300), style());
    const LineLayout right = layoutLines(content, spec, QSizeF(560, 300), style(Qt::RightToLeft));
    for (std::size_t p = 0; p < left.points[0].size(); ++p)
        QCOMPARE(mirrored(right.points[0][p], 560.0).center().toPoint(),
                 left.points[0][p].center().toPoint());
    QCOMPARE(mirrored(right.diamonds[0], 560.0).center().toPoint(), left.diamonds[0].center().toPoint());
    QCOMPARE(qRound(560.0 - right.marks[0].x1()), qRound(left.marks[0].x1()));
    QVERIFY(right.keys.front().rect.center().x() > 280.0); // the legend begins on the right
    QVERIFY(right.keys.back().rect.center().x() < 280.0);  // lines end on the left
}

void TestLineGeometry::markersLeaveTheDashesVisible()
{
    const auto words = line_fixture::words(0);
    const auto spec = line_fixture::paybackSpec(words);
    for (const int samples : {2, 12, 61, 400}) {
        const auto table = line_fixture::payback(words, 3600.0, samples);
        const LineLayout layout = layoutLines(contentOf(*table, spec), spec, QSizeF(560, 300), style());
        QVERIFY(!layout.shownPoints[0].empty());
        QVERIFY(layout.shownPoints[0].size() <= 12);
        QVERIFY(layout.shownPoints[2].empty()); // a band's edge has none
    }
    const auto table = line_fixture::payback(words, 3600.0, 12);
    LineChartSpec plain = spec;
    plain.plainLines = true;
    const LineLayout layout = layoutLines(contentOf(*table, plain), plain, QSizeF(560, 300), style());
    QVERIFY(layout.shownPoints[0].empty());
    const ChartTheme theme = style().theme;
    for (int a = 0; a < 5; ++a)
        for (int b = a + 1; b < 5; ++b) {
            QVERIFY(lineStyle(Meaning::Compute, a, theme).marker !=
                    lineStyle(Meaning::Compute, b, theme).marker);
            QVERIFY(lineStyle(Meaning::Compute, a, theme).dash != lineStyle(Meaning::Compute, b, theme).dash);
        }
}

void TestLineGeometry::crowdedLabelsBecomeNumbers()
{
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::stages(words);
    const auto spec = line_fixture::stagesSpec(words);
    const ChartContent content = contentOf(*table, spec);
    const LineLayout roomy = layoutLines(content, spec, QSizeF(600, 400), style());
    QVERIFY(!roomy.numbered);
    QVERIFY(roomy.keys.empty());
    const LineLayout crowded = layoutLines(content, spec, QSizeF(150, 200), style());
    QVERIFY(crowded.numbered);
    QCOMPARE(crowded.keys.size(), std::size_t(7)); // each number is explained
    for (std::size_t i = 0; i < crowded.keys.size(); ++i)
        QCOMPARE(crowded.keys[i].point, int(i)); // and shows the mark that it stands at
    for (const ChartPoint &point : content.series[0].points)
        QVERIFY(std::any_of(crowded.texts.cbegin(), crowded.texts.cend(),
                            [&](const PlacedText &text) { return text.text.contains(point.label); }));
}

void TestLineGeometry::neededHeightDoesNotDependOnTheGivenOne()
{
    const auto words = line_fixture::words(0);
    const auto table = line_fixture::stages(words);
    const auto spec = line_fixture::stagesSpec(words);
    const ChartContent content = contentOf(*table, spec);
    for (const double width : {200.0, 320.0, 520.0}) {
        const double needed = layoutLines(content, spec, QSizeF(width, 0.0), style()).neededHeight;
        for (const double height : {50.0, needed, 900.0})
            QCOMPARE(layoutLines(content, spec, QSizeF(width, height), style()).neededHeight, needed);
        // What was found before is kept only where there is room for what is drawn.
        const double known = needed + 7.0;
        QCOMPARE(layoutLines(content, spec, QSizeF(width, 900.0), style(), known).neededHeight, known);
        QCOMPARE(layoutLines(content, spec, QSizeF(width, 50.0), style(), known).neededHeight, needed);
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
    const LineLayout layout = layoutLines(contentOf(*table, spec), spec, QSizeF(560, 300), style());
    QVERIFY(layout.points[0][3].isEmpty());
    QVERIFY(layout.points[1][5].isEmpty());
    QVERIFY(layout.points[1][7].isEmpty());
    QVERIFY(layout.gridX.size() <= 12 && layout.gridY.size() <= 12);
    for (const PlacedText &text : layout.texts)
        QVERIFY2(QRectF(0, 0, 560, 300).contains(text.rect), qPrintable(text.text));
    for (const auto &series : layout.points)
        for (const QRectF &rect : series)
            QVERIFY(rect.isEmpty() || layout.plot.adjusted(-1, -1, 1, 1).contains(rect.center()));
    layoutLines(ChartContent(), spec, QSizeF(10, 10), style()); // nothing to draw is no error
}

RP_TEST(TestLineGeometry)

} // namespace test_line_geometry
#include "test_line_geometry.moc"
