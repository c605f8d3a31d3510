// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Grouped bars and the intensity scale, and what all charts of an act about fusion write to files.
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/bars/bar_series.h"
#include "views/charts/frame/chart_plot.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/meters/meter_canvas.h"
#include "views/charts/scale/intensity_scale.h"

#include <QAccessible>
#include <QFile>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

namespace test_bars_and_scale {

using namespace rp;

class TestBarsAndScale : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase();
    void groupedBarsEqualTheModel();
    void groupedBarsStandSideBySide();
    void axisStaysWhileBarsFillIt();
    void scaleWalksPointsAndRidges();
    void scaleHidesNoMark();
    void scaleNamesItsZones();
    void exportsAreVectors_data();
    void exportsAreVectors();

private:
    void show(ChartWidget &chart);

    line_fixture::Words m_words;
};

namespace {

using On = ChartPosition::On;

/// Two bars, the longer of so many seconds.
ChartContent twoBars(double longest_s)
{
    ChartContent content;
    content.quantity = Quantity::Seconds;
    for (const double part : {1.0, 0.5}) {
        ChartSeries series;
        series.name = QString::number(part);
        ChartPoint point;
        point.value = part * longest_s;
        point.text = QString(longest_s < 1.0 ? 2 : 12, u'0');
        series.points.push_back(point);
        content.series.push_back(std::move(series));
    }
    return content;
}

} // namespace

void TestBarsAndScale::initTestCase()
{
    installChartAccessibility();
    installMeterAccessibility();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_words = line_fixture::words(0);
}

void TestBarsAndScale::cleanupTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void TestBarsAndScale::show(ChartWidget &chart)
{
    chart.resize(600, 400);
    chart.show();
    chart.activateWindow();
    chart.plotWidget()->setFocus();
    QTRY_VERIFY(chart.plotWidget()->hasFocus());
    chart.content();
}

void TestBarsAndScale::groupedBarsEqualTheModel()
{
    const auto table = line_fixture::operations(m_words, 14);
    BarChart chart(BarArrangement::Grouped);
    chart.setTable(table.get(), line_fixture::operationsMapping());
    chart.setEmphasizedRow(QStringLiteral("op_2"), QStringLiteral("fused"));
    show(chart);
    const SeriesCanvas &canvas = drawn_chart::canvasOf(chart);
    const SeriesPlot &drawn = canvas.plot();
    QCOMPARE(drawn.overlay.points.size(), std::size_t(14));
    for (int row = 0; row < 14; ++row)
        for (int set = 0; set < 2; ++set) {
            const double value = table->rows()[std::size_t(row)].cells[std::size_t(set) + 1].value;
            QVERIFY(std::abs(canvas.pointRect(row, set).width() -
                             value / drawn.x.axis.to * drawn.overlay.plot.width()) < 0.01);
        }
    for (int row = 0; row < 14; ++row)
        QCOMPARE(drawn_chart::isFramed(canvas, canvas.pointRect(row, 0)), row == 2);
    chart.moveTo({On::Point, 2, 1});
    QVERIFY(chart.statusText().contains(QStringLiteral("fused")));
}

void TestBarsAndScale::groupedBarsStandSideBySide()
{
    const auto table = line_fixture::operations(m_words, 4);
    BarChart chart(BarArrangement::Grouped);
    chart.setTable(table.get(), line_fixture::operationsMapping());
    show(chart);
    for (int row = 0; row < 4; ++row) {
        const QRectF reads = chart.canvas().pointRect(row, 0);
        const QRectF writes = chart.canvas().pointRect(row, 1);
        QCOMPARE(reads.left(), writes.left());
        QVERIFY(reads.bottom() <= writes.top() + 0.01);
    }
}

void TestBarsAndScale::axisStaysWhileBarsFillIt()
{
    BarSeries canvas(BarArrangement::Grouped);
    const auto length = [&](double longest_s) {
        canvas.setContent(twoBars(longest_s));
        canvas.layout({600.0, 300.0}, {});
        return canvas.pointRect(0, 0).width();
    };
    const double whole = length(1.0);
    const double end = canvas.plot().x.axis.to;
    QVERIFY(std::abs(length(0.5) - whole / 2.0) <
            0.01); // half the time is half the bar, though its text is short
    QCOMPARE(canvas.plot().x.axis.to, end);
    QVERIFY(std::abs(length(1.0) - whole) < 0.01);
    length(0.1); // too short to be read on that axis
    QVERIFY(canvas.plot().x.axis.to < end / 2.0);
    length(1.0); // does not fit
    QCOMPARE(canvas.plot().x.axis.to, end);

    canvas.setHeld(true);
    length(0.1);
    QCOMPARE(canvas.plot().x.axis.to, end);
    canvas.setHeld(false);
    canvas.layout({600.0, 300.0}, {});
    QVERIFY(canvas.plot().x.axis.to < end / 2.0);
}

void TestBarsAndScale::scaleWalksPointsAndRidges()
{
    const auto table = line_fixture::intensities(m_words, {0.12, std::nan(""), 42.0});
    IntensityScale scale;
    scale.setPoints(table.get(), QStringLiteral("intensity"));
    scale.setRidges(line_fixture::ridges(m_words));
    show(scale);
    const ChartCanvas &canvas = scale.canvas();
    QVERIFY(canvas.pointRect(0, 1).isEmpty()); // spoken, but not drawn
    QVERIFY(canvas.pointRect(0, 0).center().x() < canvas.pointRect(0, 2).center().x());
    for (const int expected : {0, 1, 2}) {
        QTest::keyClick(scale.plotWidget(), expected == 0 ? Qt::Key_Return : Qt::Key_Right);
        QCOMPARE(scale.position(), (ChartPosition{On::Point, 0, expected}));
    }
    for (const int expected : {0, 1}) {
        QTest::keyClick(scale.plotWidget(), Qt::Key_Right);
        QCOMPARE(scale.position(), (ChartPosition{On::Annotation, 0, expected}));
        QCOMPARE(scale.statusText(), line_fixture::ridges(m_words)[std::size_t(expected)].spoken);
        QVERIFY(!canvas.annotationRect(expected).isEmpty());
    }
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(scale.plotWidget());
    QCOMPARE(plot->tableInterface()->rowCount(), 8); // values, ridges, and the zones beside them
    QVERIFY(canvas.gripOf({On::Annotation, 0, 0}).x() < canvas.gripOf({On::Annotation, 0, 1}).x());
}

void TestBarsAndScale::scaleHidesNoMark()
{
    const auto table = line_fixture::intensities(m_words, {0.25, 0.25, 0.26, 0.24, 64.0});
    IntensityScale scale;
    scale.setPoints(table.get(), QStringLiteral("intensity"));
    show(scale);
    for (int a = 0; a < 5; ++a)
        for (int b = a + 1; b < 5; ++b)
            QVERIFY(!scale.canvas().pointRect(0, a).intersects(scale.canvas().pointRect(0, b)));
}

void TestBarsAndScale::scaleNamesItsZones()
{
    const auto table = line_fixture::intensities(m_words, {0.12, 42.0});
    IntensityScale scale;
    scale.setPoints(table.get(), QStringLiteral("intensity"));
    scale.setRidges(line_fixture::ridges(m_words));
    show(scale);
    const auto names = [&] {
        QStringList all;
        for (const PlacedText &text : scale.canvas().texts())
            all.append(text.text);
        return all;
    };
    QVERIFY(names().contains(QStringLiteral("Memory-bound")));
    QVERIFY(names().contains(QStringLiteral("Compute-bound")));
    for (const int width : {600, 300}) { // and where a name has no room it is reached
        scale.resize(width, 400);
        const auto &marks = scale.content().annotations;
        QCOMPARE(marks.size(), std::size_t(5));
        for (int zone = 2; zone < 5; ++zone) {
            QVERIFY(!scale.canvas().annotationRect(zone).isEmpty());
            scale.moveTo({On::Annotation, 0, zone});
            QCOMPARE(scale.statusText(), marks[std::size_t(zone)].spoken);
        }
        QCOMPARE(marks[2].spoken, QStringLiteral("Memory-bound"));
        QVERIFY(scale.canvas().annotationRect(2).right() <= scale.canvas().annotationRect(4).left());
    }
    scale.setRidges({});
    QVERIFY(scale.content().annotations.empty());
    QVERIFY(!names().contains(QStringLiteral("Memory-bound")));
}

void TestBarsAndScale::exportsAreVectors_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("lines") << 0;
    QTest::newRow("scatter") << 1;
    QTest::newRow("bars") << 2;
    QTest::newRow("scale") << 3;
}

void TestBarsAndScale::exportsAreVectors()
{
    QFETCH(int, kind);
    const auto stages = line_fixture::stages(m_words);
    const auto operations = line_fixture::operations(m_words, 4);
    const auto intensities = line_fixture::intensities(m_words, {0.12, 42.0});
    const auto payback = line_fixture::payback(m_words, 3600.0);
    LineChart lines;
    lines.setLines(payback.get(), line_fixture::paybackSpec(m_words));
    lines.setAnnotations(line_fixture::paybackNotes(m_words, 3600.0));
    LineChart scatter;
    scatter.setLines(stages.get(), line_fixture::stagesSpec(m_words));
    BarChart bars(BarArrangement::Grouped);
    bars.setTable(operations.get(), line_fixture::operationsMapping());
    IntensityScale scale;
    scale.setPoints(intensities.get(), QStringLiteral("intensity"));
    scale.setRidges(line_fixture::ridges(m_words));
    ChartWidget *charts[] = {&lines, &scatter, &bars, &scale};
    ChartWidget &chart = *charts[kind];
    show(chart);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.svg"));
    QVERIFY(chart.exportSvg(path, nullptr));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(QSvgRenderer(bytes).isValid());
    QVERIFY(!bytes.contains("<image"));
    QString texts;
    for (QXmlStreamReader xml(bytes); !xml.atEnd();) {
        xml.readNext();
        if (xml.isCharacters())
            texts += xml.text();
    }
    for (const PlacedText &text : drawn_chart::allTexts(chart))
        if (!text.text.contains(u' ')) // longer ones may be broken into lines
            QVERIFY2(texts.contains(text.text), qPrintable(text.text));
    const QString png = folder.filePath(QStringLiteral("chart.png"));
    QVERIFY(chart.exportPng(png, nullptr));
    QVERIFY(QImage(png).width() >= 2 * chart.plotWidget()->width());
}

RP_TEST(TestBarsAndScale)

} // namespace test_bars_and_scale
#include "test_bars_and_scale.moc"
