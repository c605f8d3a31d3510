// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart writes to files and to the clipboard.
#include "tests/support/full_disk.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/chart_plot.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
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
