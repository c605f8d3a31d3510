// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt Charts draws is what the accessible table says, where it says it.
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/lines/line_spec.h"

#include <QAccessible>
#include <QHash>
#include <cmath>

namespace test_drawn_charts {

using namespace rp;

class TestDrawnCharts : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase();
    void barsStandWhereTheTableSays_data();
    void barsStandWhereTheTableSays();
    void linesRunThroughTheirValues_data();
    void linesRunThroughTheirValues();
    void markupIsText();
};

namespace {

/// As it is shown now.
QImage pictureOf(ChartWidget &chart)
{
    chart.show();
    chart.content();
    QCoreApplication::processEvents();
    return chart.plotWidget()->grab().toImage();
}

/// Where the accessible table has a point, in the picture.
QRect cellRect(ChartWidget &chart, const ChartPoint &point)
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(chart.plotWidget());
    const QRect rect = plot->tableInterface()->cellAt(point.row, point.column)->rect();
    return {chart.plotWidget()->mapFromGlobal(rect.topLeft()), rect.size()};
}

/// What most pixels of a part of a column are coloured with: patterns cover less than half.
QColor colorAlong(const QImage &image, int x, int top, int bottom)
{
    QHash<QRgb, int> seen;
    for (int y = top; y <= bottom; ++y)
        ++seen[image.pixel(x, y)];
    QRgb most = 0;
    for (auto color = seen.cbegin(); color != seen.cend(); ++color)
        most = seen.value(most) < color.value() ? color.key() : most;
    return QColor(most);
}

/// A smooth line is one or two pixels wide and paler at its edges.
bool isNearInk(const QImage &image, const QPoint &place, const QColor &ink)
{
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
            const QPoint at = place + QPoint(x, y);
            const QColor color = image.rect().contains(at) ? image.pixelColor(at) : QColor(Qt::white);
            if (std::abs(color.red() - ink.red()) + std::abs(color.green() - ink.green()) +
                    std::abs(color.blue() - ink.blue()) <
                120)
                return true;
        }
    return false;
}

/// Bytes over sequence lengths from 128 to 16,384.
std::unique_ptr<ResultTable> traffic()
{
    using chart_fixture::fixed;
    auto table = std::make_unique<ResultTable>(QStringLiteral("traffic"));
    table->setColumns(
        {{QStringLiteral("name"), fixed(QStringLiteral("Name"))},
         {QStringLiteral("sequence"), fixed(QStringLiteral("Length")), Quantity::Count},
         {QStringLiteral("standard"), fixed(QStringLiteral("Reads")), Quantity::Bytes, Meaning::Memory},
         {QStringLiteral("flash"), fixed(QStringLiteral("Writes")), Quantity::Bytes, Meaning::Compute}});
    std::vector<ResultRow> rows;
    for (double n = 128.0; n <= 16384.0; n *= 2.0)
        rows.push_back({QString::number(n),
                        {{0.0, [n] { return Format().count(n); }}, {n}, {n * n * 8.0}, {n * 4096.0}}});
    table->setRows(std::move(rows));
    return table;
}

} // namespace

void TestDrawnCharts::initTestCase()
{
    installChartAccessibility();
    installMeterAccessibility();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void TestDrawnCharts::cleanupTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void TestDrawnCharts::barsStandWhereTheTableSays_data()
{
    QTest::addColumn<bool>("isMirrored");
    QTest::newRow("left to right") << false;
    QTest::newRow("mirrored") << true;
}

void TestDrawnCharts::barsStandWhereTheTableSays()
{
    QFETCH(const bool, isMirrored);
    const auto table = chart_fixture::table(chart_fixture::english());
    BarChart chart(BarArrangement::Stacked);
    chart.setTable(table.get(), chart_fixture::mapping());
    chart.setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    chart.resize(640, 400);
    const QImage image = pictureOf(chart);
    const ChartTheme theme = chartThemeFor(chart.palette());
    int seen = 0;
    const auto &content = chart.content();
    for (std::size_t s = 0; s < content.series.size(); ++s)
        for (std::size_t p = 0; p < content.series[s].points.size(); ++p) {
            const ChartPoint &point = content.series[s].points[p];
            const QRect cell = cellRect(chart, point);
            if (point.isTotal || chart.canvas().pointRect(int(s), int(p)).width() < 12.0)
                continue;
            const QColor fill = theme.mark(point.meaning, point.variant).fill;
            for (const int x : {cell.left() + 3, cell.right() - 3}) // beside the value that stands in it
                QCOMPARE(colorAlong(image, x, cell.top() + 2, cell.bottom() - 2).name(), fill.name());
            QVERIFY(image.pixelColor(cell.left() + 3, cell.top() - 3) != fill);
            ++seen;
        }
    QVERIFY(seen >= 5);
    const auto &swatches = drawn_chart::canvasOf(chart).plot().overlay.swatches;
    QCOMPARE(swatches[0].rect.left() > swatches[1].rect.left(), isMirrored);
}

void TestDrawnCharts::linesRunThroughTheirValues_data()
{
    barsStandWhereTheTableSays_data();
}

void TestDrawnCharts::linesRunThroughTheirValues()
{
    QFETCH(const bool, isMirrored);
    const auto table = traffic();
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("sequence");
    spec.lineColumns = {QStringLiteral("standard"), QStringLiteral("flash")};
    spec.logX = true;
    spec.logY = true;
    LineChart chart;
    chart.setLines(table.get(), spec);
    chart.setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    chart.resize(640, 400);
    const QImage image = pictureOf(chart);
    int near = 0;
    int seen = 0;
    for (const ChartSeries &series : chart.content().series) {
        const QColor ink = chartThemeFor(chart.palette()).mark(series.meaning).fill;
        for (const ChartPoint &point : series.points) {
            near += isNearInk(image, cellRect(chart, point).center(), ink) ? 1 : 0;
            ++seen;
        }
    }
    // Marks of two lines may lie over each other.
    QVERIFY2(seen > 6 && near > seen * 0.8, qPrintable(QString::number(near)));
}

/// What stands in a file of a lab is shown as it was written, and fetches nothing.
void TestDrawnCharts::markupIsText()
{
    const QString bold = QStringLiteral("<b>Eager</b>");
    const QString image = QStringLiteral("<img src='x.png'>");
    auto words = chart_fixture::english();
    words.rows[0] = bold;
    words.columns[2] = image;
    const auto table = chart_fixture::table(words);
    BarChart chart(BarArrangement::Stacked);
    chart.setTable(table.get(), chart_fixture::mapping());
    chart.resize(640, 400);
    pictureOf(chart);
    const auto &texts = chart.canvas().texts();
    for (const QString &wanted : {bold, image})
        QVERIFY(
            std::any_of(texts.begin(), texts.end(), [&](const auto &text) { return text.text == wanted; }));
    for (QGraphicsItem *item : drawn_chart::canvasOf(chart).chart()->scene()->items())
        if (const auto *label = qgraphicsitem_cast<QGraphicsTextItem *>(item))
            QVERIFY(label->toPlainText() != QStringLiteral("Eager")); // none is laid out as rich text
}

RP_TEST(TestDrawnCharts)

} // namespace test_drawn_charts
#include "test_drawn_charts.moc"
