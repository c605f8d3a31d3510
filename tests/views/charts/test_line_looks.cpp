// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines, scatter, grouped bars and scales in every look, language and text size: nothing clipped, nothing
// overlapping. With the environment variable RIDGEPOINT_GRABS set to a folder, the pictures are left there.
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_texts.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/lines/line_style.h"
#include "views/widgets/layout/contrast.h"

#include <QPen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace test_line_looks {

using namespace rp;

class TestLineLooks : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everyTextFits_data();
    void everyTextFits();
    void marksStandOut_data();
    void marksStandOut();

private:
    QFont m_font;
    QPalette m_palette;
};

namespace {

constexpr double span_s = 36.0 * 3600.0;

/// The charts one below the other in a scroll area, as on the program's pages.
struct Page
{
    explicit Page(int language)
        : words(line_fixture::words(language))
        , payback(line_fixture::payback(words, span_s))
        , stages(line_fixture::stages(words))
        , traffic(line_fixture::traffic(words))
        , few(line_fixture::operations(words, 4))
        , many(line_fixture::operations(words, 14))
        , intensities(line_fixture::intensities(words, {0.12, 0.31, 0.35, 42.0}))
        , nothing(line_fixture::payback(words, span_s, 0))
    {
        auto *inside = new QWidget;
        column = new QVBoxLayout(inside);
        lines(payback.get(), line_fixture::paybackSpec(words), line_fixture::paybackNotes(words, span_s));
        ChartAnnotation limit;
        limit.label = limit.spoken = words.threshold;
        limit.position = 5e7;
        lines(traffic.get(), line_fixture::trafficSpec(words), {limit});
        lines(stages.get(), line_fixture::stagesSpec(words), {})->setEmphasizedRow(QStringLiteral("stage_3"));
        lines(nothing.get(), line_fixture::paybackSpec(words), {});
        for (ResultTable *table : {few.get(), many.get()}) {
            auto *bars = new BarChart(BarArrangement::Grouped);
            bars->setTable(table, line_fixture::operationsMapping());
            bars->setEmphasizedRow(QStringLiteral("op_2"));
            add(bars);
        }
        auto *scale = new IntensityScale;
        scale->setPoints(intensities.get(), QStringLiteral("intensity"));
        scale->setRidges(line_fixture::ridges(words));
        add(scale);
        window.setWidget(inside);
        window.setWidgetResizable(true);
    }

    LineChart *lines(ResultTable *table, const LineChartSpec &spec, const std::vector<ChartAnnotation> &notes)
    {
        auto *chart = new LineChart;
        chart->setLines(table, spec);
        chart->setAnnotations(notes);
        add(chart);
        return chart;
    }

    void add(ChartWidget *chart)
    {
        column->addWidget(chart);
        charts.push_back(chart);
    }

    line_fixture::Words words;
    std::unique_ptr<ResultTable> payback;
    std::unique_ptr<ResultTable> stages;
    std::unique_ptr<ResultTable> traffic;
    std::unique_ptr<ResultTable> few;
    std::unique_ptr<ResultTable> many;
    std::unique_ptr<ResultTable> intensities;
    std::unique_ptr<ResultTable> nothing;
    QScrollArea window; ///< goes before the tables
    QVBoxLayout *column = nullptr;
    std::vector<ChartWidget *> charts;
};

} // namespace

void TestLineLooks::init()
{
    m_font = QApplication::font();
    m_palette = QApplication::palette();
}

void TestLineLooks::cleanup()
{
    QApplication::setFont(m_font);
    QApplication::setPalette(m_palette);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::c());
}

void TestLineLooks::everyTextFits_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("look");
    QTest::addColumn<double>("scale");
    const char *const languages[] = {"en", "ar", "zh"};
    // Looks differ in colour only, so that not each has to go with each language and size.
    for (int language = 0; language < 3; ++language)
        for (const double scale : {1.0, 1.5, 2.0}) {
            const int look = (language + static_cast<int>(scale * 2.0)) % 4;
            QTest::addRow("%s-%s-%.0f", languages[language],
                          qPrintable(chart_fixture::looks()[std::size_t(look)].name), scale * 100.0)
                << language << look << scale;
        }
}

void TestLineLooks::everyTextFits()
{
    QFETCH(int, language);
    QFETCH(int, look);
    QFETCH(double, scale);
    const chart_fixture::Words base = language == 0   ? chart_fixture::english()
                                      : language == 1 ? chart_fixture::arabic()
                                                      : chart_fixture::chinese();
    QLocale::setDefault(base.locale);
    QApplication::setLayoutDirection(base.direction);
    QApplication::setPalette(chart_fixture::looks()[std::size_t(look)].palette);
    QFont font = m_font;
    font.setPointSizeF(10.0 * scale);
    QApplication::setFont(font);

    Page page(language);
    page.window.resize(520, 700);
    page.window.show();
    page.charts[0]->plotWidget()->setFocus();
    page.charts[0]->moveTo({ChartPosition::On::Annotation, 0, 0});
    // A larger hint lays out the page once more, which takes its time under the sanitizers.
    QTRY_VERIFY(std::all_of(std::begin(page.charts), std::end(page.charts), [](const ChartWidget *chart) {
        return chart->plotWidget()->height() >= chart->plotWidget()->minimumSizeHint().height();
    }));
    const QString folder = qEnvironmentVariable("RIDGEPOINT_GRABS");
    if (!folder.isEmpty())
        QVERIFY(page.window.widget()->grab().save(folder + QLatin1String("/lines-") +
                                                  QLatin1String(QTest::currentDataTag()) +
                                                  QStringLiteral(".png")));
    QVERIFY2(page.window.widget()->minimumSizeHint().width() <= 520,
             qPrintable(QString::number(page.window.widget()->minimumSizeHint().width())));
    for (const ChartWidget *chart : page.charts) {
        checkTexts(drawn_chart::allTexts(*chart), QRectF(chart->plotWidget()->rect()), font);
    }
    // What a 1280x720 screen leaves for a chart at normal text size; larger text scrolls the page.
    const int needed = page.charts[0]->plotWidget()->minimumSizeHint().height();
    QVERIFY2(needed <= 300.0 * scale, qPrintable(QString::number(needed)));
}

void TestLineLooks::marksStandOut_data()
{
    QTest::addColumn<QPalette>("palette");
    for (const auto &look : chart_fixture::looks())
        QTest::newRow(qPrintable(look.name)) << look.palette;
}

void TestLineLooks::marksStandOut()
{
    QFETCH(QPalette, palette);
    const ChartTheme theme = chartThemeFor(palette);
    for (const Meaning meaning :
         {Meaning::Neutral, Meaning::Compute, Meaning::Dispatch, Meaning::Memory, Meaning::Failure})
        QVERIFY(contrastRatio(lineStyle(meaning, 0, theme).color, theme.background) >= 3.0);
    // Lines of one meaning still differ without their colour.
    QVERIFY(lineStyle(Meaning::Memory, 0, theme).pen().style() !=
            lineStyle(Meaning::Memory, 1, theme).pen().style());
}

RP_TEST(TestLineLooks)

} // namespace test_line_looks
#include "test_line_looks.moc"
