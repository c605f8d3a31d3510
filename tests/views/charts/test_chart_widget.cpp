// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The base of every chart, driven as a user or an assistive technology would.
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/chart_plot.h"
#include "views/charts/chart_walk.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QGraphicsView>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace test_chart_widget {

using namespace rp;

class TestChartWidget : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void keysWalkThePoints();
    void questionMarkListsKeys();
    void tableOnTheBusEqualsTheModel();
    void arrowKeysMoveTheFocusedCell();
    void marksAreWalkedAndSayWhatTheyAre();
    void seriesWithoutPointsArePassed();
    void assistiveTechnologyMovesTheFocus();
    void outlivedByItsTable();
    void aPictureOfWhatIsHiddenLeavesItAlive();

private:
    void key(int code, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<ResultTable> m_table;
    std::unique_ptr<BarChart> m_chart;
};

namespace {

using On = ChartPosition::On;

} // namespace

void TestChartWidget::initTestCase()
{
    installChartAccessibility();
    installMeterAccessibility();
}

void TestChartWidget::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    const auto words = chart_fixture::english();
    m_table = chart_fixture::table(words);
    new QAbstractItemModelTester(m_table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                 m_table.get());
    m_chart = std::make_unique<BarChart>(BarArrangement::Stacked);
    m_chart->setTable(m_table.get(), chart_fixture::mapping());
    m_chart->setAnnotations({chart_fixture::prediction(words)});
    m_chart->setValueAxisTitle(words.axis);
    m_chart->resize(640, 360);
    m_chart->show();
    m_chart->activateWindow();
    m_chart->plotWidget()->setFocus();
    QTRY_VERIFY(m_chart->plotWidget()->hasFocus());
    m_chart->content();
}

void TestChartWidget::cleanup()
{
    m_chart.reset();
    m_table.reset();
    QLocale::setDefault(QLocale::c());
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestChartWidget::key(int code, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_chart->plotWidget(), Qt::Key(code), modifiers);
}

void TestChartWidget::keysWalkThePoints()
{
    QCOMPARE(m_chart->position().on, On::Whole);
    const QString hint = m_chart->statusText();
    QVERIFY(!hint.isEmpty());
    key(Qt::Key_Return);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 0}));
    QCOMPARE(m_chart->statusText(), m_table->data(m_table->index(0, 1), ResultTable::SpokenRole).toString());
    key(Qt::Key_Right);
    key(Qt::Key_Down);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 1, 1}));
    QCOMPARE(m_chart->statusText(), m_table->data(m_table->index(1, 2), ResultTable::SpokenRole).toString());
    key(Qt::Key_End);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 1, 3}));
    key(Qt::Key_Right);
    QCOMPARE(m_chart->position().on, On::Annotation);
    QCOMPARE(m_chart->statusText(), chart_fixture::prediction(chart_fixture::english()).spoken);
    key(Qt::Key_Home);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 1, 0}));
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 0, 0}));
    const QImage ringed = m_chart->grab().toImage();
    key(Qt::Key_Escape);
    QCOMPARE(m_chart->position().on, On::Whole);
    QCOMPARE(m_chart->statusText(), hint);
    QVERIFY(ringed != m_chart->grab().toImage()); // the focused point is drawn
}

void TestChartWidget::questionMarkListsKeys()
{
    QTest::keyClicks(m_chart->plotWidget(), QStringLiteral("?"));
    QMessageBox *box = nullptr;
    QTRY_VERIFY((box = m_chart->findChild<QMessageBox *>()) != nullptr);
    for (const QString &line : m_chart->keyLines())
        QVERIFY(box->text().contains(line));
    box->close();
}

void TestChartWidget::tableOnTheBusEqualsTheModel()
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    QVERIFY(plot);
    QCOMPARE(plot->role(), QAccessible::Table);
    QCOMPARE(plot->text(QAccessible::Name), m_table->caption());
    QCOMPARE(plot->text(QAccessible::Description), m_table->summary());
    QAccessibleTableInterface *table = plot->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 4); // three bars and the prediction
    QCOMPARE(table->columnCount(), 5);
    QCOMPARE(plot->childCount(), 20);
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 5; ++column) {
            QAccessibleInterface *cell = table->cellAt(row, column);
            QVERIFY(cell && cell->isValid());
            QCOMPARE(cell->role(), QAccessible::Cell);
            // A row is read without headings: each value says what it is.
            QString told = m_table->data(m_table->index(row, column), Qt::DisplayRole).toString();
            if (column > 0)
                told.prepend(m_table->headerData(column, Qt::Horizontal, ResultTable::SpokenRole).toString() +
                             QStringLiteral(": "));
            QCOMPARE(cell->text(QAccessible::Name), spokenForm(told));
            QCOMPARE(plot->indexOfChild(cell), row * 5 + column);
            QVERIFY(cell->tableCellInterface()->columnHeaderCells().isEmpty()); // or it is said twice
            QCOMPARE(table->columnDescription(column),
                     m_table->headerData(column, Qt::Horizontal).toString());
            if (column > 0)
                QCOMPARE(cell->tableCellInterface()->rowHeaderCells().value(0)->text(QAccessible::Name),
                         m_table->data(m_table->index(row, 0), Qt::DisplayRole).toString());
            QVERIFY(QRect(m_chart->plotWidget()->mapToGlobal(QPoint()), m_chart->plotWidget()->size())
                        .contains(cell->rect().center()));
        }
    QVERIFY(!table->cellAt(9, 0));
    QVERIFY(!table->cellAt(0, -1));
}

void TestChartWidget::arrowKeysMoveTheFocusedCell()
{
    key(Qt::Key_Return);
    key(Qt::Key_Right);
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    QAccessibleInterface *cell = plot->focusChild();
    QVERIFY(cell);
    QVERIFY(cell->state().focused && cell->state().selected);
    QVERIFY(cell->text(QAccessible::Name)
                .endsWith(spokenForm(m_table->data(m_table->index(0, 2), Qt::DisplayRole).toString())));
    QVERIFY(!plot->tableInterface()->cellAt(0, 1)->state().focused);
    key(Qt::Key_Escape);
    QVERIFY(!plot->focusChild());
}

void TestChartWidget::marksAreWalkedAndSayWhatTheyAre()
{
    const auto mark = [](const char *name, const QString &spoken, ChartAnnotation::Kind kind) {
        ChartAnnotation made;
        made.key = QLatin1String(name);
        made.label = QLatin1String(name);
        made.spoken = spoken;
        made.position = 5000.0;
        made.kind = kind;
        return made;
    };
    using Kind = ChartAnnotation::Kind;
    const std::vector<ChartAnnotation> marks{
        chart_fixture::prediction(chart_fixture::english()),
        mark("measured", QStringLiteral("Eager, measured. On H100 it took 4.9 ms."), Kind::Measured),
        mark("breakeven", QStringLiteral("Break-even at 5 ms: the time saved equals the cost."),
             Kind::Automatic),
        mark("ridge", QStringLiteral("Ridge point: 153 FLOP/byte."), Kind::Upright)};
    m_chart->setAnnotations(marks);
    m_chart->content();
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    const auto heard = [plot] {
        QAccessibleInterface *focused = plot->focusChild();
        return focused ? focused->text(QAccessible::Name) : QString();
    };
    key(Qt::Key_Return);
    for (int row = 0; row < 2; ++row)
        key(Qt::Key_Down);
    const QString last = heard(); // the last bar
    for (const ChartAnnotation &wanted : marks) {
        key(Qt::Key_Down);
        QCOMPARE(heard(), spokenForm(wanted.spoken));
        QCOMPARE(m_chart->statusText(), wanted.spoken);
        // The rest of its row is silent.
        const int row = plot->focusChild()->tableCellInterface()->rowIndex();
        QCOMPARE(plot->tableInterface()->cellAt(row, 1)->text(QAccessible::Name), QString());
    }
    for (std::size_t up = 0; up < marks.size() - 1; ++up)
        key(Qt::Key_Up);
    QCOMPARE(heard(), spokenForm(marks.front().spoken));
    key(Qt::Key_Up);
    key(Qt::Key_Home);
    QCOMPARE(heard(), last);
}

/// Such are the roofs of a roofline that no kernel stands on; below them come the marks.
void TestChartWidget::seriesWithoutPointsArePassed()
{
    const auto series = [](int points) {
        ChartSeries made;
        made.points.resize(std::size_t(points));
        return made;
    };
    ChartContent content;
    content.series = {series(0), series(2), series(0), series(3), series(0)};
    content.annotations.resize(1);
    ChartPosition at = walkChart(content, {}, WalkStep::Enter);
    QCOMPARE(at, (ChartPosition{On::Point, 1, 0}));
    QCOMPARE(walkChart(content, at, WalkStep::PreviousSeries), at);
    at = walkChart(content, at, WalkStep::NextSeries);
    QCOMPARE(at, (ChartPosition{On::Point, 3, 0}));
    QCOMPARE(walkChart(content, at, WalkStep::FirstOfAll), (ChartPosition{On::Point, 1, 0}));
    at = walkChart(content, at, WalkStep::NextSeries);
    QCOMPARE(at, (ChartPosition{On::Annotation, 3, 0}));
    content.series = {series(0)};
    QCOMPARE(walkChart(content, {}, WalkStep::Enter).on, On::Annotation);
    content.annotations.clear();
    QCOMPARE(walkChart(content, {}, WalkStep::Enter).on, On::Whole);
    QCOMPARE(walkChart(content, {}, WalkStep::LastOfAll).on, On::Whole);
}

void TestChartWidget::assistiveTechnologyMovesTheFocus()
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    QAccessibleInterface *cell = plot->tableInterface()->cellAt(2, 3);
    cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_chart->position(), (ChartPosition{On::Point, 2, 2}));
    plot->tableInterface()->cellAt(3, 0)->actionInterface()->doAction(
        QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_chart->position().on, On::Annotation);
}

void TestChartWidget::outlivedByItsTable()
{
    m_table.reset();
    QVERIFY(m_chart->content().series.empty());
    key(Qt::Key_Right);
    m_chart->grab();
    QVERIFY(!m_chart->exportCsv(QStringLiteral("unused.csv"), nullptr));
}

/// The tour takes one of the page of evidence, where the comparison is still hidden.
void TestChartWidget::aPictureOfWhatIsHiddenLeavesItAlive()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *card = new QWidget;
    auto *inside = new QVBoxLayout(card);
    auto *chart = new BarChart(BarArrangement::Stacked);
    chart->setTable(m_table.get(), chart_fixture::mapping());
    inside->addWidget(chart);
    column->addWidget(card);
    card->hide();
    window.resize(640, 360);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(!window.grab().isNull()); // gives the chart its size, too
    card->show();
    QCoreApplication::processEvents();
    const auto *view = chart->plotWidget()->findChild<QGraphicsView *>();
    QVERIFY(view && view->isVisible());
    QVERIFY(view->updatesEnabled()); // else it is a hole in each picture, and nothing on the screen
}

RP_TEST(TestChartWidget)

} // namespace test_chart_widget
#include "test_chart_widget.moc"
