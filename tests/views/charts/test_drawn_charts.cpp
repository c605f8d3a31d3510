// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt Charts draws is what the accessible table says, where it says it.
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/lines/line_series.h"
#include "views/charts/meters/meter_canvas.h"

#include <QAccessible>
#include <QHash>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>
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
    void aThinLastPartSpillsNothing();
    void linesRunThroughTheirValues_data();
    void linesRunThroughTheirValues();
    void axesStayWhileHeld_data();
    void axesStayWhileHeld();
    void markupIsText();
    void ticksMayHaveAnyTexts();
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

/// Everything in it so many times as large.
void scale(ResultTable &table, double factor)
{
    std::vector<ResultRow> rows = table.rows();
    for (ResultRow &row : rows)
        for (ResultCell &cell : row.cells)
            cell.value *= factor;
    table.setRows(std::move(rows));
}

/// A line over axes whose ticks have any texts.
class AnyTicks : public SeriesCanvas
{
public:
    explicit AnyTicks(const QStringList &texts)
        : m_texts(texts)
    {
    }
    double minimumWidth(const ChartStyle &) const override { return 0.0; }

protected:
    SeriesPlot placed(const QSizeF &size, const ChartStyle &) const override
    {
        SeriesPlot plot;
        plot.overlay.size = size;
        plot.overlay.plot = QRectF(150.0, 20.0, size.width() - 230.0, size.height() - 60.0);
        plot.upTo = double(m_texts.size() - 1);
        for (TickTable *table : {&plot.x, &plot.y}) {
            table->axis = {0.0, plot.upTo};
            table->texts = m_texts;
            for (int i = 0; i < m_texts.size(); ++i)
                table->ticks.values.push_back(i);
        }
        return plot;
    }
    std::vector<SeriesWish> wishes(double) const override
    {
        return {{SeriesWish::Kind::Line, {{0.0, 0.0}, {m_plot.upTo, m_plot.upTo}}, {}, QPen(Qt::red)}};
    }

private:
    QStringList m_texts;
};

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
    QTest::addColumn<bool>("isStacked");
    QTest::addColumn<bool>("isMirrored");
    for (const bool isStacked : {true, false})
        for (const bool isMirrored : {false, true})
            QTest::addRow("%s%s", isStacked ? "stacked" : "grouped", isMirrored ? ", mirrored" : "")
                << isStacked << isMirrored;
}

void TestDrawnCharts::barsStandWhereTheTableSays()
{
    QFETCH(const bool, isStacked);
    QFETCH(const bool, isMirrored);
    const auto table = isStacked ? chart_fixture::table(chart_fixture::english())
                                 : line_fixture::operations(line_fixture::words(0), 4);
    BarChart chart(isStacked ? BarArrangement::Stacked : BarArrangement::Grouped);
    chart.setTable(table.get(), isStacked ? chart_fixture::mapping() : line_fixture::operationsMapping());
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
            QVERIFY(image.pixelColor(cell.left() + 3, cell.top() - 3) != fill || !isStacked);
            ++seen;
        }
    QVERIFY(seen >= 5);
    const auto &swatches = drawn_chart::canvasOf(chart).plot().overlay.swatches;
    QCOMPARE(swatches[0].rect.left() > swatches[1].rect.left(), isMirrored);
}

/// A trace of 50 kernels of 300 µs each, 0.8 µs apart: what lies between them is one pixel of the bar.
void TestDrawnCharts::aThinLastPartSpillsNothing()
{
    const auto table = chart_fixture::table(chart_fixture::english());
    const auto fixed = chart_fixture::fixed(QStringLiteral("Trace"));
    table->setRows({{QStringLiteral("a"), {{0.0, fixed}, {15000.0}, {39.2}, {0.0}, {15039.2}}},
                    {QStringLiteral("b"), {{0.0, fixed}, {15000.0}, {0.0}, {39.2}, {15039.2}}}});
    BarChart chart(BarArrangement::Stacked);
    chart.setTable(table.get(), chart_fixture::mapping());
    const ChartTheme theme = chartThemeFor(chart.palette());
    QSet<QRgb> bars;
    for (const Meaning meaning : {Meaning::Compute, Meaning::Dispatch, Meaning::Memory})
        bars += {theme.mark(meaning).fill.rgb(), theme.mark(meaning).patternInk.rgb()};
    for (const bool isMirrored : {false, true})
        for (int width = 480; width <= 720; width += 16) {
            chart.setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
            chart.resize(width, 300);
            const QImage image = pictureOf(chart);
            for (int row = 0; row < 2; ++row) {
                const QRectF last = chart.canvas().pointRect(row, row + 1);
                QVERIFY(last.width() > 0.0 && last.width() < 3.0);
                const int from = isMirrored ? int(last.left()) - 90 : int(std::ceil(last.right())) + 1;
                const int to = isMirrored ? int(last.left()) - 2 : from + 90;
                for (int x = std::max(0, from); x < std::min(to, image.width()); ++x)
                    for (int y = int(last.top()); y < int(last.bottom()); ++y)
                        QVERIFY2(!bars.contains(image.pixel(x, y)),
                                 qPrintable(QStringLiteral("%1 wide: %2, %3").arg(width).arg(x).arg(y)));
            }
        }
}

void TestDrawnCharts::linesRunThroughTheirValues_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isMirrored");
    const char *const kinds[] = {"lines", "logarithmic", "points"};
    for (int kind = 0; kind < 3; ++kind)
        for (const bool isMirrored : {false, true})
            QTest::addRow("%s%s", kinds[kind], isMirrored ? ", mirrored" : "") << kind << isMirrored;
}

void TestDrawnCharts::linesRunThroughTheirValues()
{
    QFETCH(const int, kind);
    QFETCH(const bool, isMirrored);
    const auto words = line_fixture::words(0);
    const auto table = kind == 0   ? line_fixture::payback(words, 3600.0)
                       : kind == 1 ? line_fixture::traffic(words)
                                   : line_fixture::stages(words);
    LineChart chart;
    chart.setLines(table.get(), kind == 0   ? line_fixture::paybackSpec(words)
                                : kind == 1 ? line_fixture::trafficSpec(words)
                                            : line_fixture::stagesSpec(words));
    chart.setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
    chart.resize(640, 400);
    const QImage image = pictureOf(chart);
    const SeriesCanvas &canvas = drawn_chart::canvasOf(chart);
    const QRectF plot = canvas.plot().overlay.plot;
    const auto measure = [kind](double value) { return kind == 1 ? std::log10(value) : value; };
    // From the measure of the axes to pixels, without mirroring.
    const auto pixels = [&](QAbstractSeries &series, const QList<QPointF> &points) {
        QPolygonF placed;
        for (const QAbstractAxis *axis : series.attachedAxes()) {
            const auto &values = dynamic_cast<const QValueAxis &>(*axis);
            const double part = 1.0 / (values.max() - values.min());
            placed.resize(points.size());
            for (qsizetype i = 0; i < points.size(); ++i)
                if (axis->orientation() == Qt::Horizontal)
                    placed[i].setX((points[i].x() - values.min()) * part * plot.width());
                else
                    placed[i].setY((points[i].y() - values.min()) * part * plot.height());
        }
        return placed;
    };
    int near = 0;
    int seen = 0;
    for (const ChartSeries &series : chart.content().series) {
        QList<QPointF> wanted;
        for (const ChartPoint &point : series.points)
            wanted.append({measure(point.position), measure(point.value)});
        const auto matches = [&](QXYSeries *drawn) {
            if (series.drawn == ChartSeries::Drawn::Points || kind == 1)
                return drawn->points() == wanted; // each of few values has its mark
            return drawn_chart::farthestFrom(pixels(*drawn, drawn->points()), pixels(*drawn, wanted)) < 0.5 &&
                   drawn->points().first() == wanted.first() && drawn->points().last() == wanted.last();
        };
        const auto lines = drawn_chart::seriesOf<QLineSeries>(canvas);
        const auto points = drawn_chart::seriesOf<QScatterSeries>(canvas);
        if (kind > 0)
            QVERIFY2(std::any_of(points.begin(), points.end(), matches), qPrintable(series.name));
        if (kind == 0)
            QVERIFY2(std::any_of(lines.begin(), lines.end(), matches), qPrintable(series.name));
        if (series.drawn == ChartSeries::Drawn::BandLower || series.drawn == ChartSeries::Drawn::BandUpper)
            continue;
        const QColor ink = chartThemeFor(chart.palette()).mark(series.meaning).fill;
        for (const ChartPoint &point : series.points) {
            near += isNearInk(image, cellRect(chart, point).center(), ink) ? 1 : 0;
            ++seen;
        }
    }
    // Dashes leave gaps, and marks of two lines may lie over each other.
    QVERIFY2(seen > 6 && near > seen * (kind == 0 ? 0.6 : 0.8), qPrintable(QString::number(near)));
}

void TestDrawnCharts::axesStayWhileHeld_data()
{
    QTest::addColumn<int>("kind");
    const char *const kinds[] = {"lines", "steady lines", "logarithmic", "scale", "stacked", "grouped"};
    for (int kind = 0; kind < 6; ++kind)
        QTest::addRow("%s", kinds[kind]) << kind;
}

void TestDrawnCharts::axesStayWhileHeld()
{
    QFETCH(const int, kind);
    const auto words = line_fixture::words(0);
    const auto table = kind < 2    ? line_fixture::payback(words, 3600.0)
                       : kind == 2 ? line_fixture::traffic(words)
                       : kind == 3 ? line_fixture::intensities(words, {0.12, 42.0})
                       : kind == 4 ? chart_fixture::table(chart_fixture::english())
                                   : line_fixture::operations(words, 4);
    std::unique_ptr<ChartWidget> chart;
    if (kind < 3) {
        LineChartSpec spec = kind == 2 ? line_fixture::trafficSpec(words) : line_fixture::paybackSpec(words);
        spec.steadyAxes = kind == 1;
        auto lines = std::make_unique<LineChart>();
        lines->setLines(table.get(), spec);
        chart = std::move(lines);
    } else if (kind == 3) {
        auto marks = std::make_unique<IntensityScale>();
        marks->setPoints(table.get(), QStringLiteral("intensity"));
        chart = std::move(marks);
    } else {
        chart = std::make_unique<BarChart>(kind == 4 ? BarArrangement::Stacked : BarArrangement::Grouped);
        chart->setTable(table.get(),
                        kind == 4 ? chart_fixture::mapping() : line_fixture::operationsMapping());
    }
    chart->resize(600, 400);
    pictureOf(*chart);
    const SeriesPlot &drawn = drawn_chart::canvasOf(*chart).plot();
    const ValueAxis x = drawn.x.axis;
    const ValueAxis y = drawn.y.axis;
    chart->setHeld(true);
    for (const double factor : {0.01, 1e5}) { // far shorter, then far longer
        scale(*table, factor);
        pictureOf(*chart);
        QVERIFY(drawn.x.axis == x && drawn.y.axis == y);
    }
    chart->setHeld(false);
    pictureOf(*chart);
    QVERIFY(!(drawn.x.axis == x) && drawn.x.axis.to > x.to);
    QVERIFY(!drawn_chart::axisTexts(chart->canvas()).empty());
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

void TestDrawnCharts::ticksMayHaveAnyTexts()
{
    const QStringList texts{QStringLiteral("<b>1</b>"), QString(),          QStringLiteral("same"),
                            QStringLiteral("same"),     QString(),          QStringLiteral("<img src='x'>"),
                            QStringLiteral("1 & 2"),    QStringLiteral("x")};
    AnyTicks canvas(texts);
    for (const bool isMirrored : {false, true}) {
        canvas.layout({760.0, 400.0}, drawn_chart::style(isMirrored ? Qt::RightToLeft : Qt::LeftToRight));
        QImage image(760, 400, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        canvas.paint(painter);
        const QRectF plot = canvas.plot().overlay.plot;
        const std::vector<PlacedText> drawn = drawn_chart::axisTexts(canvas);
        QCOMPARE(drawn.size(), std::size_t(2 * (texts.size() - texts.count(QString()))));
        for (int i = 0; i < texts.size(); ++i) {
            const double part = i / double(texts.size() - 1);
            const double x = plot.left() + plot.width() * (isMirrored ? 1.0 - part : part);
            const double y = plot.bottom() - plot.height() * part;
            const auto stands = [&](bool isUp) {
                return std::any_of(drawn.begin(), drawn.end(), [&](const PlacedText &text) {
                    const QPointF at = text.rect.center();
                    return text.text == texts[i] &&
                           (isUp ? std::abs(at.y() - y) < 5.0 && !plot.contains(at)
                                 : std::abs(at.x() - x) < 3.0 && at.y() > plot.bottom());
                });
            };
            QVERIFY2(texts[i].isEmpty() || (stands(true) && stands(false)), qPrintable(texts[i]));
        }
    }
}

RP_TEST(TestDrawnCharts)

} // namespace test_drawn_charts
#include "test_drawn_charts.moc"
