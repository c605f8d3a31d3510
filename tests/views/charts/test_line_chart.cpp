// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Line charts, driven as a user or an assistive technology would.
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/frame/chart_plot.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/meters/meter_canvas.h"

#include <QAccessible>
#include <QTest>
#include <algorithm>

namespace test_line_chart {

using namespace rp;

class TestLineChart : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void seriesEqualTheModel();
    void keysWalkSamplesAndAnnotations();
    void pagesWalkLongSeries();
    void arrowsMirrorRightToLeft();
    void pointerFindsTheNearestSample();
    void tableOnTheBusEqualsTheModel();
    void textsFollowTheTableWithoutARefresh();
    void emphasisIsMoreThanColor();
    void emptyTablesSaySo();
    void outlivedByItsTable();

private:
    void key(int code, Qt::KeyboardModifiers modifiers = {});
    void show(ChartWidget &chart);

    line_fixture::Words m_words;
    std::unique_ptr<ResultTable> m_table;
    std::unique_ptr<LineChart> m_chart;
};

namespace {

using On = ChartPosition::On;

} // namespace

void TestLineChart::initTestCase()
{
    installChartAccessibility();
    installMeterAccessibility();
}

void TestLineChart::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_words = line_fixture::words(0);
    m_table = line_fixture::payback(m_words, 36.0 * 3600.0);
    m_chart = std::make_unique<LineChart>();
    m_chart->setLines(m_table.get(), line_fixture::paybackSpec(m_words));
    m_chart->setAnnotations(line_fixture::paybackNotes(m_words, 36.0 * 3600.0));
    show(*m_chart);
}

void TestLineChart::cleanup()
{
    m_chart.reset();
    m_table.reset();
    QLocale::setDefault(QLocale::c());
}

void TestLineChart::show(ChartWidget &chart)
{
    chart.resize(600, 400);
    chart.show();
    chart.activateWindow();
    chart.plotWidget()->setFocus();
    QTRY_VERIFY(chart.plotWidget()->hasFocus());
    chart.content();
}

void TestLineChart::key(int code, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_chart->plotWidget(), Qt::Key(code), modifiers);
}

void TestLineChart::seriesEqualTheModel()
{
    const ChartContent &content = m_chart->content();
    QCOMPARE(content.series.size(), std::size_t(4));
    const QStringList keys{QStringLiteral("cost_s"), QStringLiteral("saved_s"), QStringLiteral("saved_low_s"),
                           QStringLiteral("saved_high_s")};
    for (std::size_t s = 0; s < 4; ++s) {
        QCOMPARE(content.series[s].key, keys.at(int(s)));
        QCOMPARE(int(content.series[s].points.size()), m_table->rowCount());
        for (const ChartPoint &point : content.series[s].points) {
            const QString row = m_table->rows()[std::size_t(point.row)].key;
            QCOMPARE(point.value, m_table->value(row, content.series[s].key));
            QCOMPARE(point.position, m_table->value(row, QStringLiteral("elapsed_s")));
        }
    }
    QCOMPARE(content.legend.size(), std::size_t(3)); // two lines and the band
}

void TestLineChart::keysWalkSamplesAndAnnotations()
{
    key(Qt::Key_Return);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 0}));
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 1, 1})); // the same moment on the next line
    QCOMPARE(
        m_chart->statusText(),
        m_table
            ->data(m_table->index(1, m_table->columnOf(QStringLiteral("saved_s"))), ResultTable::SpokenRole)
            .toString());
    key(Qt::Key_End);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 1, 60}));
    key(Qt::Key_Right);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Annotation, 1, 0}));
    QCOMPARE(m_chart->statusText(), spokenForm(m_words.breakEven + u'.'));
    key(Qt::Key_Right);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Annotation, 1, 1}));
    key(Qt::Key_Home, Qt::ControlModifier);
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Down);
    QCOMPARE(m_chart->position().on, On::Annotation); // below the last series too
    for (int annotation = 0; annotation < 2; ++annotation)
        QVERIFY(!m_chart->canvas().annotationRect(annotation).isEmpty());
}

void TestLineChart::pagesWalkLongSeries()
{
    key(Qt::Key_PageDown);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 0})); // goes in first
    key(Qt::Key_PageDown);
    key(Qt::Key_PageDown);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 20}));
    key(Qt::Key_PageUp);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 10}));
    for (int i = 0; i < 9; ++i)
        key(Qt::Key_PageDown);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 60}));
    for (int i = 0; i < 9; ++i)
        key(Qt::Key_PageUp);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 0}));
    QVERIFY(m_chart->keyLines().join(u' ').contains(QStringLiteral("Page Up")));
}

void TestLineChart::arrowsMirrorRightToLeft()
{
    m_chart->setLayoutDirection(Qt::RightToLeft);
    key(Qt::Key_Return);
    key(Qt::Key_Left);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 1}));
    QVERIFY(m_chart->canvas().pointRect(0, 1).center().x() < m_chart->canvas().pointRect(0, 0).center().x());
}

void TestLineChart::pointerFindsTheNearestSample()
{
    const QPointF sample = m_chart->canvas().pointRect(0, 40).center();
    QTest::mouseClick(m_chart->plotWidget(), Qt::LeftButton, {}, (sample + QPointF(1.0, -6.0)).toPoint());
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 40}));
    QTest::mouseClick(m_chart->plotWidget(), Qt::LeftButton, {},
                      m_chart->canvas().annotationRect(0).center().toPoint());
    QCOMPARE(m_chart->position(), (ChartPosition{On::Annotation, 0, 0}));
}

void TestLineChart::tableOnTheBusEqualsTheModel()
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    QVERIFY(plot && plot->role() == QAccessible::Table);
    QCOMPARE(plot->text(QAccessible::Name), m_table->caption());
    QAccessibleTableInterface *table = plot->tableInterface();
    QCOMPARE(table->rowCount(), m_table->rowCount() + 2);
    QCOMPARE(table->columnCount(), m_table->columnCount());
    for (const int row : {0, 1, 30, 60})
        for (int column = 0; column < table->columnCount(); ++column) {
            QAccessibleInterface *cell = table->cellAt(row, column);
            QCOMPARE(cell->text(QAccessible::Name),
                     spokenForm(m_table->data(m_table->index(row, column), Qt::DisplayRole).toString()));
            if (column > 0)
                QCOMPARE(cell->tableCellInterface()->rowHeaderCells().value(0)->text(QAccessible::Name),
                         spokenForm(m_table->data(m_table->index(row, 0), Qt::DisplayRole).toString()));
        }
    QCOMPARE(table->cellAt(61, 0)->text(QAccessible::Name), m_words.breakEven + u'.');
    QCOMPARE(table->cellAt(62, 0)->text(QAccessible::Name), spokenForm(m_words.prediction + u'.'));
    table->cellAt(30, 3)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 1, 30}));
    QVERIFY(plot->focusChild() && plot->focusChild()->state().focused);
}

void TestLineChart::textsFollowTheTableWithoutARefresh()
{
    const ChartGrid grid = m_chart->content().grid;
    QVERIFY(!grid.cell(3, 2).isEmpty());
    QVERIFY(grid.cell(-1, 0).isEmpty() && grid.cell(0, 99).isEmpty() && grid.cell(999, 0).isEmpty());
    m_table->setRows({});
    QVERIFY(grid.cell(3, 2).isEmpty());
    m_table.reset();
    QVERIFY(grid.cell(3, 2).isEmpty());
}

void TestLineChart::emphasisIsMoreThanColor()
{
    const auto table = line_fixture::stages(m_words);
    LineChart chart;
    chart.setLines(table.get(), line_fixture::stagesSpec(m_words));
    chart.setEmphasizedRow(QStringLiteral("stage_3"), QStringLiteral("chosen"));
    show(chart);
    const SeriesCanvas &canvas = drawn_chart::canvasOf(chart);
    QVERIFY(canvas.pointRect(0, 3).width() > canvas.pointRect(0, 2).width());
    QVERIFY(drawn_chart::isFramed(canvas, canvas.pointRect(0, 3)));
    QVERIFY(drawn_chart::isBold(canvas, m_words.stages.at(3)));
    chart.moveTo({On::Point, 0, 3});
    QVERIFY(chart.statusText().contains(QStringLiteral("chosen")));
    chart.moveTo({On::Point, 0, 2});
    QVERIFY(!chart.statusText().contains(QStringLiteral("chosen")));
}

void TestLineChart::emptyTablesSaySo()
{
    const auto hasWords = [&] {
        const auto &texts = m_chart->canvas().texts();
        return std::any_of(texts.cbegin(), texts.cend(), [](const PlacedText &text) {
            return text.text == QStringLiteral("No values to show");
        });
    };
    m_chart->content();
    QVERIFY(!hasWords());
    m_chart->setAnnotations({});
    m_table->setRows({});
    m_chart->content();
    QVERIFY(hasWords());
    key(Qt::Key_Return);
    key(Qt::Key_PageDown);
    QCOMPARE(m_chart->position().on, On::Whole);
    m_chart->grab();
}

void TestLineChart::outlivedByItsTable()
{
    m_table.reset();
    QVERIFY(m_chart->content().series.empty());
    key(Qt::Key_Right);
    m_chart->grab();
}

RP_TEST(TestLineChart)

} // namespace test_line_chart
#include "test_line_chart.moc"
