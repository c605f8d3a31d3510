// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/chart_plot.h"
#include "views/widgets/page_scroll.h"

#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

namespace test_page_scroll {

using namespace rp;

/// A page follows the keyboard into its tables and charts, also where they are higher than the page.
class TestPageScroll : public QObject
{
    Q_OBJECT
private slots:
    void theCellWithTheKeyboardIsInView();
    void thePointWithTheKeyboardIsInView();
    void aTallPartIsShownFromItsTop();
    void aFieldIsWhollyInView();
};

namespace {

class Page
{
public:
    explicit Page(QWidget *content)
    {
        auto *holder = new QWidget;
        auto *column = new QVBoxLayout(holder);
        column->addSpacing(150);
        column->addWidget(content);
        column->addSpacing(150);
        m_page.setWidget(holder);
        m_page.resize(420, 160);
        m_page.show();
    }
    PageScroll &page() { return m_page; }
    bool shows(const QWidget &widget, const QRect &part) const
    {
        const QRect placed(widget.mapTo(&m_page, part.topLeft()), part.size());
        return !part.isEmpty() && m_page.viewport()->rect().contains(placed);
    }

private:
    PageScroll m_page;
};

} // namespace

void TestPageScroll::theCellWithTheKeyboardIsInView()
{
    QStandardItemModel model(12, 2);
    auto *table = new QTableView;
    table->setModel(&model);
    table->setFixedHeight(500); // all of its rows: it never scrolls by itself
    Page page(table);
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    table->clearFocus(); // the window gave it to the only one that takes it
    table->setFocus(Qt::TabFocusReason);
    table->setCurrentIndex(model.index(0, 0));
    for (int row = 0; row < 12; ++row) {
        QCOMPARE(table->currentIndex().row(), row);
        QVERIFY2(page.shows(*table->viewport(), table->visualRect(table->currentIndex())),
                 qPrintable(QStringLiteral("row %1 at %2")
                                .arg(row)
                                .arg(table->viewport()->mapTo(&page.page(), QPoint()).y())));
        QTest::keyClick(table, Qt::Key_Down);
    }
    QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(page.shows(*table->viewport(), table->visualRect(table->currentIndex())));
}

void TestPageScroll::thePointWithTheKeyboardIsInView()
{
    const auto table = chart_fixture::table(chart_fixture::english());
    auto *chart = new BarChart(BarArrangement::Stacked);
    chart->setTable(table.get(), chart_fixture::mapping());
    chart->plotWidget()->setFixedHeight(600);
    Page page(chart);
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    auto *plot = qobject_cast<FigurePlot *>(chart->plotWidget());
    QVERIFY(plot);
    plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(plot, Qt::Key_Return);
    QSet<int> seen;
    for (int step = 0; step < 12; ++step) {
        const int item = plot->focusedItem();
        seen.insert(item);
        QVERIFY(item >= 0);
        QVERIFY2(page.shows(*plot, plot->itemRect(item).toAlignedRect()), qPrintable(QString::number(item)));
        QTest::keyClick(plot, step % 3 == 2 ? Qt::Key_Down : Qt::Key_Right);
    }
    QVERIFY(seen.size() > 3);
}

void TestPageScroll::aTallPartIsShownFromItsTop()
{
    auto *tall = new QWidget;
    tall->setFixedHeight(900);
    Page page(tall);
    showInPage(*tall, QRect(0, 100, 50, 700));
    QCOMPARE(tall->mapTo(&page.page(), QPoint(0, 100)).y(), 0);
    showInPage(*tall, QRect(0, 300, 50, 20));
    QVERIFY(page.shows(*tall, QRect(0, 300, 50, 20)));
}

/// Also below its first line, where the cursor is not.
void TestPageScroll::aFieldIsWhollyInView()
{
    auto *field = new QPlainTextEdit;
    field->setFixedHeight(120);
    Page page(field);
    QVERIFY(QTest::qWaitForWindowActive(&page.page()));
    field->clearFocus();
    page.page().verticalScrollBar()->setValue(50); // its first line is in view
    QVERIFY(!page.shows(*field, field->rect()));
    field->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(page.shows(*field, field->rect()));
}

RP_TEST(TestPageScroll)

} // namespace test_page_scroll
#include "test_page_scroll.moc"
