// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every look, language and text size: nothing clipped, nothing overlapping its neighbour. With the
// environment variable RIDGEPOINT_GRABS set to a folder, the pictures are left there.
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "tests/views/charts/chart_texts.h"
#include "tests/views/charts/drawn_chart.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/bars/utilization_meter.h"
#include "views/charts/chart_widget.h"
#include "views/charts/timeline/play_chart.h"

#include <QScrollArea>
#include <QTest>
#include <QVBoxLayout>

namespace test_chart_looks {

using namespace rp;

class TestChartLooks : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everyTextFits_data();
    void everyTextFits();

private:
    QFont m_font;
    QPalette m_palette;
};

namespace {

/// The charts one below the other in a scroll area, as on the program's pages.
struct Page
{
    QScrollArea window;
    std::unique_ptr<ResultTable> table;
    BarChart *waterfall = nullptr;
    PlayChart *race = nullptr;
    UtilizationMeter *meter = nullptr;
};

std::unique_ptr<Page> makePage(const chart_fixture::Words &words)
{
    auto page = std::make_unique<Page>();
    page->table = chart_fixture::table(words);
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    page->waterfall = new BarChart(BarArrangement::Stacked);
    page->waterfall->setTable(page->table.get(), chart_fixture::mapping());
    page->waterfall->setAnnotations({chart_fixture::prediction(words)});
    page->waterfall->setValueAxisTitle(words.axis);
    page->waterfall->setEmphasizedRow(QStringLiteral("eager"), QStringLiteral("in the timeline"));
    page->race = new PlayChart;
    page->race->player().setSource([] { return chart_fixture::score(1000, 15.0, 5.0); });
    page->race->setNames(
        {[words](const QString &lane) { return words.rows[lane == QLatin1String("one") ? 0 : 1]; }});
    page->race->setTexts([words] { return words.caption; }, [words] { return words.summary; });
    page->meter = new UtilizationMeter;
    page->meter->setName(words.meter);
    page->meter->setValue(0.302);
    column->addWidget(page->waterfall);
    column->addWidget(page->race);
    column->addWidget(page->meter);
    page->window.setWidget(inside);
    page->window.setWidgetResizable(true);
    return page;
}

} // namespace

void TestChartLooks::init()
{
    m_font = QApplication::font();
    m_palette = QApplication::palette();
}

void TestChartLooks::cleanup()
{
    QApplication::setFont(m_font);
    QApplication::setPalette(m_palette);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::c());
}

void TestChartLooks::everyTextFits_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("look");
    QTest::addColumn<double>("scale");
    const char *const languages[] = {"en", "ar", "zh"};
    for (int language = 0; language < 3; ++language)
        for (int look = 0; look < 4; ++look)
            for (const double scale : {1.0, 2.0})
                QTest::addRow("%s-%s-%.0f", languages[language],
                              qPrintable(chart_fixture::looks()[std::size_t(look)].name), scale * 100.0)
                    << language << look << scale;
}

void TestChartLooks::everyTextFits()
{
    QFETCH(int, language);
    QFETCH(int, look);
    QFETCH(double, scale);
    const chart_fixture::Words words = language == 0   ? chart_fixture::english()
                                       : language == 1 ? chart_fixture::arabic()
                                                       : chart_fixture::chinese();
    QLocale::setDefault(words.locale);
    QApplication::setLayoutDirection(words.direction);
    QApplication::setPalette(chart_fixture::looks()[std::size_t(look)].palette);
    QFont font = m_font;
    font.setPointSizeF(10.0 * scale);
    QApplication::setFont(font);

    const auto page = makePage(words);
    page->window.resize(640, 600);
    page->window.show();
    page->waterfall->plotWidget()->setFocus();
    page->race->player().stop();
    page->race->player().moveTo(page->race->player().playback().score().end_us() / 2.0);
    page->waterfall->moveTo({ChartPosition::On::Point, 0, 1});
    QTest::qWait(30);
    const QString folder = qEnvironmentVariable("RIDGEPOINT_GRABS");
    if (!folder.isEmpty())
        QVERIFY(page->window.widget()->grab().save(
            folder + QLatin1Char('/') + QLatin1String(QTest::currentDataTag()) + QStringLiteral(".png")));
    const int width = page->window.widget()->minimumSizeHint().width();
    QVERIFY2(width <= 670, qPrintable(QString::number(width)));
    for (const ChartWidget *chart :
         {static_cast<ChartWidget *>(page->waterfall), static_cast<ChartWidget *>(page->race)}) {
        const QRectF plot(chart->plotWidget()->rect());
        checkTexts(drawn_chart::allTexts(*chart), plot, font);
        // Less than half of what a 1280x720 screen leaves for one chart at normal text size.
        const int needed = chart->plotWidget()->minimumSizeHint().height();
        QVERIFY2(needed <= 232.0 * scale, qPrintable(QString::number(needed)));
    }
    checkTexts(page->meter->canvas().texts(), QRectF(page->meter->rect()), font);
}

RP_TEST(TestChartLooks)

} // namespace test_chart_looks
#include "test_chart_looks.moc"
