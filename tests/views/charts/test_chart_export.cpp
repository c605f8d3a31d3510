// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart writes to files and to the clipboard.
#include "tests/support/full_disk.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/bars/bar_series.h"
#include "views/charts/frame/chart_plot.h"
#include "views/charts/lines/line_series.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace test_chart_export {

using namespace rp;

class TestChartExport : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void exportsWriteWholeFiles();
    void aCaptionIsNoMarkup();
    void patternsAreLinesInsideTheirBars();
    void linesEndAtThePlot_data();
    void linesEndAtThePlot();
    void exportErrorsNameTheFile();
    void fullDiskIsNoSuccess();

private:
    std::unique_ptr<ResultTable> m_table;
    std::unique_ptr<BarChart> m_chart;
};

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A stroke or a form of an SVG picture.
struct SvgShape
{
    QString stroke;
    QString fill;
    QRectF bounds;
};

/// What a canvas writes, in its own pixels.
std::vector<SvgShape> vectorsOf(SeriesCanvas &canvas, const ChartStyle &style)
{
    canvas.layout({640.0, 360.0}, style);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setViewBox(QRectF(0.0, 0.0, 640.0, 360.0));
    QPainter painter(&generator);
    canvas.paint(painter);
    painter.end();
    static const QRegularExpression number(QStringLiteral("-?[0-9.]+(e-?[0-9]+)?"));
    const auto numbersIn = [](const QString &text) {
        QList<double> found;
        for (auto each = number.globalMatch(text); each.hasNext();)
            found.append(each.next().captured().toDouble());
        return found;
    };
    std::vector<SvgShape> shapes;
    QXmlStreamAttributes state;
    for (QXmlStreamReader xml(buffer.data()); !xml.atEnd();) {
        xml.readNext();
        const auto given = [&xml](const char *name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("g"))
            state = xml.attributes();
        const QList<double> place = numbersIn(state.value(QLatin1String("transform")).toString());
        const QList<double> ends = numbersIn(given(xml.name() == QLatin1String("path") ? "d" : "points"));
        QPolygonF form;
        if (xml.name() == QLatin1String("rect"))
            form = QRectF(given("x").toDouble(), given("y").toDouble(), given("width").toDouble(),
                          given("height").toDouble());
        for (qsizetype i = 1; i < ends.size(); i += 2)
            form.append({ends[i - 1], ends[i]});
        if (form.isEmpty() || place.size() != 6)
            continue;
        const QTransform transform(place[0], place[1], place[2], place[3], place[4], place[5]);
        shapes.push_back({state.value(QLatin1String("stroke")).toString(),
                          state.value(QLatin1String("fill")).toString(), transform.map(form).boundingRect()});
    }
    return shapes;
}

} // namespace

void TestChartExport::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    const auto words = chart_fixture::english();
    m_table = chart_fixture::table(words);
    m_chart = std::make_unique<BarChart>(BarArrangement::Stacked);
    m_chart->setTable(m_table.get(), chart_fixture::mapping());
    m_chart->setAnnotations({chart_fixture::prediction(words)});
    m_chart->setValueAxisTitle(words.axis);
    m_chart->resize(640, 360);
    m_chart->show();
    m_chart->content();
}

void TestChartExport::cleanup()
{
    m_chart.reset();
    m_table.reset();
    QLocale::setDefault(QLocale::c());
}

void TestChartExport::exportsWriteWholeFiles()
{
    QTemporaryDir folder;
    QString error;
    const QString svg = folder.filePath(QStringLiteral("chart.svg"));
    QVERIFY(m_chart->exportSvg(svg, &error));
    const QByteArray bytes = fileBytes(svg);
    QVERIFY(QSvgRenderer(bytes).isValid());
    QVERIFY(!bytes.contains("<image")); // vectors, no picture inside
    QXmlStreamReader xml(bytes);
    QString texts;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters())
            texts += xml.text();
    }
    QVERIFY(!xml.hasError());
    const ChartContent &content = m_chart->content();
    for (const QString &wanted :
         {content.caption, content.series[0].name, content.legend[1].text, content.series[0].points[3].text,
          content.annotations[0].label, content.valueAxisTitle})
        QVERIFY2(texts.contains(wanted), qPrintable(wanted));

    const QString png = folder.filePath(QStringLiteral("chart.png"));
    QVERIFY(m_chart->exportPng(png, &error));
    const QImage image(png);
    QVERIFY(image.width() >= 2 * m_chart->plotWidget()->width());
    QCOMPARE(image.text(QStringLiteral("Title")), content.caption);
    QSet<QRgb> colors;
    for (int y = 0; y < image.height(); y += 7)
        for (int x = 0; x < image.width(); x += 7)
            colors.insert(image.pixel(x, y));
    QVERIFY(colors.contains(chartThemeFor(m_chart->palette()).mark(Meaning::Compute).fill.rgb()));
    QVERIFY(colors.contains(chartThemeFor(m_chart->palette()).mark(Meaning::Dispatch).fill.rgb()));

    const QString csv = folder.filePath(QStringLiteral("chart.csv"));
    QVERIFY(m_chart->exportCsv(csv, &error));
    QCOMPARE(QString::fromUtf8(fileBytes(csv)), m_table->csv());
    const QStringList lines = m_table->csv().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[1].split(u',').at(2).toDouble(), 10.0); // ms, as its heading's unit
    QSignalSpy spoken(m_chart.get(), &ChartWidget::announce);
    m_chart->copyCsv();
    QCOMPARE(QGuiApplication::clipboard()->text(), m_table->csv());
    QCOMPARE(spoken.count(), 1);
}

/// Whoever opens the picture in a browser must not run what a lab has for a title.
void TestChartExport::aCaptionIsNoMarkup()
{
    auto words = chart_fixture::english();
    words.caption = QStringLiteral("<script>alert('K&R')</script> <a href=\"x\">");
    words.summary = words.caption;
    m_chart.reset();
    m_table = chart_fixture::table(words);
    m_chart = std::make_unique<BarChart>(BarArrangement::Stacked);
    m_chart->setTable(m_table.get(), chart_fixture::mapping());
    m_chart->resize(640, 360);
    m_chart->show();
    const QTemporaryDir folder;
    const QString svg = folder.filePath(QStringLiteral("chart.svg"));
    QString error;
    QVERIFY(m_chart->exportSvg(svg, &error));
    QXmlStreamReader xml(fileBytes(svg));
    QStringList titles;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        QVERIFY(xml.name() != QLatin1String("script") && xml.name() != QLatin1String("a"));
        if (xml.name() == QLatin1String("title") || xml.name() == QLatin1String("desc"))
            titles << xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY2(titles.contains(m_chart->content().caption), qPrintable(titles.join(u'\n')));
    QVERIFY(m_chart->content().caption.contains(QLatin1String("<script>")));
}

/// A vector format knows no brush with a pattern.
void TestChartExport::patternsAreLinesInsideTheirBars()
{
    for (const BarArrangement arrangement : {BarArrangement::Stacked, BarArrangement::Grouped})
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            BarSeries canvas(arrangement);
            canvas.setContent(chartContent(*m_table, chart_fixture::mapping(), {}));
            const ChartStyle style = drawn_chart::style(direction);
            const std::vector<SvgShape> shapes = vectorsOf(canvas, style);
            const MarkStyle dispatch = style.theme.mark(Meaning::Dispatch);
            const QRectF bar = canvas.pointRect(0, 1); // of 10 ms, the longest
            const auto &swatches = canvas.plot().overlay.swatches;
            int inside = 0;
            for (const SvgShape &shape : shapes) {
                if (shape.stroke != dispatch.patternInk.name())
                    continue;
                const auto lies = [&shape](const QRectF &in) {
                    return in.adjusted(-1.5, -1.5, 1.5, 1.5).contains(shape.bounds.center());
                };
                inside += lies(bar) ? 1 : 0;
                QVERIFY(lies(bar) || lies(canvas.pointRect(1, 1)) || lies(canvas.pointRect(2, 1)) ||
                        lies(swatches[1].rect));
            }
            QVERIFY2(inside > 5, qPrintable(QString::number(inside)));
            QVERIFY(std::any_of(shapes.begin(), shapes.end(), [&](const SvgShape &shape) {
                return shape.fill == dispatch.fill.name() &&
                       std::abs(shape.bounds.width() - bar.width()) < 1.0 &&
                       (shape.bounds.center() - bar.center()).manhattanLength() < 1.0;
            }));
        }
}

void TestChartExport::linesEndAtThePlot_data()
{
    QTest::addColumn<bool>("isLogarithmic");
    QTest::addRow("linear") << false;
    QTest::addRow("logarithmic") << true;
}

/// Nor does one clip: what lies outside of the axes has to be left out.
void TestChartExport::linesEndAtThePlot()
{
    QFETCH(const bool, isLogarithmic);
    const auto words = line_fixture::words(0);
    const auto table = isLogarithmic ? line_fixture::traffic(words) : line_fixture::payback(words, 3600.0);
    LineChartSpec spec = isLogarithmic ? line_fixture::trafficSpec(words) : line_fixture::paybackSpec(words);
    spec.plainLines = true;
    spec.bands.clear();
    spec.xMin = isLogarithmic ? 300.0 : 700.0; // between samples
    spec.xMax = isLogarithmic ? 9000.0 : 3001.0;
    spec.yMin = isLogarithmic ? 1e5 : 0.0;
    spec.yMax = isLogarithmic ? 1.1e8 : 600.0;
    ChartContent content = chartContent(*table, lineMapping(*table, spec), {});
    turnIntoLines(content, *table, spec);
    LineSeries canvas;
    canvas.setSpec(spec);
    canvas.setContent(content);
    const ChartStyle style = drawn_chart::style();
    const std::vector<SvgShape> shapes = vectorsOf(canvas, style);
    const QRectF plot = canvas.plot().overlay.plot;
    for (const ChartSeries &series : content.series) {
        const QString ink = lineStyle(series.meaning, 0, style.theme).color.name();
        QRectF drawn;
        for (const SvgShape &shape : shapes)
            if (shape.stroke == ink)
                drawn = drawn.united(shape.bounds.adjusted(0.0, 0.0, 0.001, 0.001));
        QVERIFY2(plot.adjusted(-1.0, -1.0, 1.0, 1.0).contains(drawn), qPrintable(series.name));
        QVERIFY2(std::abs(drawn.left() - plot.left()) < 1.5, qPrintable(series.name)); // up to the border
    }
}

void TestChartExport::exportErrorsNameTheFile()
{
    const QString nowhere = QStringLiteral("/nonexistent-folder/chart");
    for (const bool done : {m_chart->exportCsv(nowhere, nullptr), m_chart->exportSvg(nowhere, nullptr),
                            m_chart->exportPng(nowhere, nullptr)})
        QVERIFY(!done);
    QString error;
    QVERIFY(!m_chart->exportPng(nowhere, &error));
    QVERIFY(error.contains(nowhere));
}

void TestChartExport::fullDiskIsNoSuccess()
{
    const QTemporaryDir folder;
    const QString csv = folder.filePath(QStringLiteral("chart.csv"));
    QVERIFY(m_chart->exportCsv(csv, nullptr));
    const QByteArray before = fileBytes(csv);
    QString error;
    {
        const test::FullDisk full;
        QVERIFY(!m_chart->exportCsv(csv, &error));
        QVERIFY(!m_chart->exportSvg(folder.filePath(QStringLiteral("chart.svg")), &error));
    }
    QVERIFY2(error.contains(QStringLiteral("free space")), qPrintable(error));
    QCOMPARE(fileBytes(csv), before); // the earlier one stays
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("chart.csv")));
}

RP_TEST(TestChartExport)

} // namespace test_chart_export
#include "test_chart_export.moc"
