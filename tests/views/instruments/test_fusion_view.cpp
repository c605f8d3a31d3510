// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/fusion_view_fixture.h"

#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/scale/intensity_scale.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/entry/toggle_row.h"
#include "views/widgets/entry/value_slider.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/tab_row.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

namespace test_fusion_view {

using namespace rp;
using fusion_view_fixture::Bench;
using fusion_view_fixture::key;
using fusion_view_fixture::nameOf;

namespace {

/// A bar chart's values are those of the model's rows, in their order.
void compareBars(ChartWidget &chart, const ResultTable &table, const QStringList &columns)
{
    const ChartContent &content = chart.content();
    QCOMPARE(content.series.size(), table.rows().size());
    for (const ChartSeries &series : content.series) {
        QVERIFY(series.points.size() >= std::size_t(columns.size()));
        for (qsizetype i = 0; i < columns.size(); ++i)
            QCOMPARE(series.points[std::size_t(i)].value, table.value(series.key, columns.at(i)));
    }
}

/// A line chart's samples are those of the model's rows.
void compareLines(ChartWidget &chart, const ResultTable &table)
{
    const ChartContent &content = chart.content();
    QCOMPARE(content.series.size(), std::size_t(4));
    for (const ChartSeries &series : content.series) {
        QCOMPARE(series.points.size(), table.rows().size());
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const QString &row = table.rows()[i].key;
            QCOMPARE(series.points[i].position, table.value(row, key("sequence")));
            QCOMPARE(series.points[i].value, table.value(row, series.key));
        }
    }
}

const ChartAnnotation *annotation(ChartWidget &chart, const char *wanted)
{
    for (const ChartAnnotation &mark : chart.content().annotations) {
        if (mark.key == QLatin1String(wanted))
            return &mark;
    }
    return nullptr;
}

} // namespace

class TestFusionView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void topicsAreTabs()
    {
        Bench bench;
        QVERIFY(bench.show());
        QCOMPARE(bench.view->pageNames().size(), std::size_t(3));
        QCOMPARE(bench.view->pageKey(), key("norm"));
        auto *norm = bench.view->page();
        QVERIFY(norm && norm->isVisible());
        bench.view->choosePage(key("intensity")); // of the same topic
        QVERIFY(bench.asked.isEmpty());
        bench.view->choosePage(key("attention"));
        QCOMPARE(bench.view->pageKey(), key("attention"));
        QCOMPARE(bench.instrument->settings().topic, key("attention"));
        QCOMPARE(bench.asked, QStringList{key("topic")});
        QVERIFY(qobject_cast<InstrumentPage *>(bench.view->page()));
        QVERIFY(bench.view->page()->isVisible() && !norm->isVisible());
        QVERIFY(!bench.view->page()->accessibleName().isEmpty());
        QVERIFY(bench.control<ValueSlider>("sequence"));
        QVERIFY(!bench.control<SegmentedChoice>("granularity"));
        bench.view->choosePage(key("norm"));
        const auto *chain = bench.part<SegmentedChoice>("chain");
        QCOMPARE(chain->currentKey(), key("norm"));
        emit bench.part<SegmentedChoice>("chain")->chosen(key("one_line"));
        QCOMPARE(bench.instrument->settings().topic, key("one_line"));
        QVERIFY(bench.part<BarChart>("accesses")->isVisible());
        bench.set("topic", "norm");         // from elsewhere: its first page
        QCOMPARE(bench.view->page(), norm); // kept, not made again
    }

    void everyInputHasAControlWithItsName()
    {
        Bench bench;
        QVERIFY(bench.show());
        for (const char *topic : {"norm", "attention", "one_line"}) {
            bench.set("topic", key(topic));
            for (const InputSpec &spec : bench.instrument->inputs()) {
                if (spec.id == key("context") || spec.id == key("topic"))
                    continue;
                QWidget *found = bench.view->control(spec.id);
                QVERIFY2(found, qPrintable(spec.id));
                bool named = nameOf(found) == spec.label;
                for (QWidget *part : found->findChildren<QWidget *>())
                    named = named || nameOf(part) == spec.label;
                QVERIFY2(named, qPrintable(spec.id));
            }
        }
    }

    void barsShowTheKernels()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("norm"));
        const QStringList both{key("reads_bytes"), key("writes_bytes")};
        for (const char *level : {"library", "semi", "primitive"}) {
            bench.set("granularity", key(level));
            compareBars(*bench.part<BarChart>("bytes"), *bench.instrument->table("bytes"), both);
        }
        bench.set("count_rows", true);
        compareBars(*bench.part<BarChart>("bytes"), *bench.instrument->table("bytes"),
                    both + QStringList{key("rows_bytes")});
        bench.set("fused", true);
        QCOMPARE(bench.part<BarChart>("bytes")->emphasizedRow(), key("fused"));
        bench.set("fused", false);
        QCOMPARE(bench.part<BarChart>("bytes")->emphasizedRow(), key("unfused"));
    }

    void timesAndIntensityFollow()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("norm"));
        bench.set("elements", 5e6);
        const QAbstractItemModel *times = bench.part<ComparisonTable>("times")->view()->model();
        QVERIFY(times->index(0, times->columnCount() - 2)
                    .data()
                    .toString()
                    .contains(bench.figureText("total_unfused_us")));
        for (const char *ridge : {"ridge_vector", "ridge_tensor"}) {
            const ChartAnnotation *mark = annotation(*bench.part<IntensityScale>("intensity"), ridge);
            QVERIFY(mark);
            QCOMPARE(*mark->category, bench.instrument->figure(key(ridge)));
            QVERIFY(mark->label.contains(bench.figureText(ridge)));
        }
        // The learner sees both marks far left of both ridges.
        QVERIFY(bench.instrument->figure(key("ai_fused")) * 10.0 <
                *annotation(*bench.part<IntensityScale>("intensity"), "ridge_vector")->category);
        // A ridge that is not known is not drawn.
        bench.set("context", key("edge"));
        bench.set("precision", key("fp32"));
        const ChartAnnotation *tensor = annotation(*bench.part<IntensityScale>("intensity"), "ridge_tensor");
        QVERIFY(!tensor || !(tensor->position > 0.0));
    }

    void tilesSpeakAsOne()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("norm"));
        FigureTile *traffic = bench.part<FigureTiles>("savings")->tile(key("traffic_ratio"));
        QVERIFY(traffic);
        QCOMPARE(traffic->valueText()->text(), bench.figureText("traffic_ratio"));
        QVERIFY(!(traffic->valueText()->focusPolicy() & Qt::TabFocus));
        const QString spoken = nameOf(traffic->valueText());
        for (const char *figure : {"traffic_ratio", "traffic_unfused_bytes", "traffic_fused_bytes"})
            QVERIFY2(spoken.contains(bench.figureText(figure)), qPrintable(spoken));
        bench.set("granularity", key("primitive"));
        QCOMPARE(traffic->valueText()->text(), bench.figureText("traffic_ratio"));
        QVERIFY(!bench.part<FigureTiles>("savings")->tile(key("speedup")));
        QVERIFY(!bench.part<FigureTiles>("savings")->tile(key("nonsense")));
    }

    void trafficAndWallClockAreApart()
    {
        // Threefold traffic and fivefold time: never in one row, and the second effect is marked as assumed.
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("norm"));
        bench.set("elements", 1e9);
        bench.set("efficiency", key("better_fused"));
        FigureTile *speedup = bench.part<FigureTiles>("speedup")->tile(key("speedup"));
        FigureTile *traffic = bench.part<FigureTiles>("savings")->tile(key("traffic_ratio"));
        QVERIFY(speedup && traffic);
        const InstrumentPage *norm = bench.page("norm");
        QVERIFY(norm->isAncestorOf(traffic) && !norm->isAncestorOf(speedup));
        const auto marks = speedup->findChildren<AssumptionMark *>();
        QVERIFY(!marks.empty() && !marks.front()->reason().isEmpty());
        QVERIFY(bench.part<TextBlock>("speedup_text")->text() == bench.instrument->speedupSentence());
        QVERIFY(!(bench.part<TextBlock>("speedup_text")->focusPolicy() & Qt::TabFocus));
    }

    void theCacheNoticeFollowsTheSize()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("norm"));
        QCOMPARE(bench.part<Notice>("cache")->kind(), Notice::Kind::Warning);
        QCOMPARE(bench.part<Notice>("cache")->text(), bench.instrument->cacheSentence());
        bench.set("elements", 1e8);
        QCOMPARE(bench.part<Notice>("cache")->kind(), Notice::Kind::Information);
        QCOMPARE(bench.part<Notice>("cache")->text(), bench.instrument->cacheSentence());
    }

    void granularitiesAreATable()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("norm"));
        bench.window.layout()->addWidget(bench.view->notes()); // as the place of the drawer shows it
        bench.view->notes()->show();
        const QTableView *view = bench.part<ComparisonTable>("granularities")->view();
        QCOMPARE(view->model()->rowCount(), 5);
        QVERIFY(!nameOf(bench.part<ComparisonTable>("granularities")->view()).isEmpty());
        QTRY_VERIFY(view->isVisible());
        QTRY_COMPARE(view->horizontalScrollBar()->maximum(), 0); // nothing to scroll at this width
    }

    void curvesShowTheModel()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("attention"));
        for (const char *head : {"64", "128"}) {
            bench.set("head_dim", key(head));
            compareLines(*bench.part<LineChart>("traffic"), *bench.instrument->table("attention"));
        }
        bench.set("sequence", 4096.0);
        const ChartAnnotation *mark = annotation(*bench.part<LineChart>("traffic"), "length");
        QVERIFY(mark && mark->category);
        QCOMPARE(*mark->category, 4096.0);
        QVERIFY(mark->spoken.contains(bench.figureText("attention_ratio")));
        QVERIFY(
            bench.part<LineChart>("traffic")->takeaway().contains(bench.figureText("attention_flash_bytes")));
        QCOMPARE(bench.part<TextBlock>("counted")->text(), bench.instrument->attentionSentence());
        QCOMPARE(
            bench.part<FigureTiles>("attention_figures")->tile(key("attention_ratio"))->valueText()->text(),
            bench.figureText("attention_ratio"));
    }

    void marksAreReachedByKeyboard()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("attention"));
        bench.part<LineChart>("traffic")->plotWidget()->setFocus();
        QTest::keyClick(bench.part<LineChart>("traffic")->plotWidget(), Qt::Key_Right);
        bool met = false;
        for (int i = 0; i < 60 && !met; ++i) {
            QTest::keyClick(bench.part<LineChart>("traffic")->plotWidget(), Qt::Key_Right);
            met =
                bench.part<LineChart>("traffic")->statusText().contains(bench.figureText("attention_ratio"));
        }
        QVERIFY2(met, qPrintable(bench.part<LineChart>("traffic")->statusText()));
    }

    void conventionsAreCounted()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("one_line"));
        compareBars(*bench.part<BarChart>("accesses"), *bench.instrument->table("conventions"),
                    {key("accesses_unfused"), key("accesses_fused")});
        QCOMPARE(bench.part<ComparisonTable>("conventions")->view()->model()->rowCount(), 4);
        QString last;
        for (const char *convention : {"broadcast", "full", "intermediates", "fma_eager"}) {
            bench.set("convention", key(convention));
            QCOMPARE(bench.part<BarChart>("accesses")->emphasizedRow(), key(convention));
            QCOMPARE(
                bench.part<FigureTiles>("accesses_figures")->tile(key("accesses_fused"))->valueText()->text(),
                bench.figureText("accesses_fused"));
            QVERIFY(!bench.part<TextBlock>("one_line_counted")->text().isEmpty() &&
                    bench.part<TextBlock>("one_line_counted")->text() != last);
            last = bench.part<TextBlock>("one_line_counted")->text();
        }
        QVERIFY(bench.part<TextBlock>("line")->text().contains(QLatin1String("sigmoid(relu(x * w + b))")));
    }

    void slidersJumpToTheirMarks()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *size = bench.control<ValueSlider>("elements");
        QVERIFY(size);
        size->slider()->setFocus();
        QTest::keyClick(size->slider(), Qt::Key_PageUp);
        QCOMPARE(bench.instrument->settings().elements, 10'485'760.0); // the limit of the L2 cache
        QTest::keyClick(size->slider(), Qt::Key_PageDown);
        QCOMPARE(bench.instrument->settings().elements, 786'432.0);
    }

    void aRefusedInputIsToldAtItsControl()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *size = bench.control<ValueSlider>("elements");
        bench.view->request(key("elements"), 1e12);
        QVERIFY(!size->error().isEmpty());
        QCOMPARE(size->value(), bench.instrument->settings().elements);
    }

    void changesAreAnnounced()
    {
        Bench bench;
        QVERIFY(bench.show());
        QSignalSpy spoken(bench.announcer, &Announcer::spoken);
        auto *fusion = bench.control<ToggleRow>("fused");
        QVERIFY(fusion);
        bench.set("fused", true);
        QVERIFY(fusion->toggle()->isChecked());
        QTRY_COMPARE(spoken.count(), 1);
        QCOMPARE(bench.announcer->text(), bench.instrument->changeSentence());
    }

    void secondaryInputsWaitInASection()
    {
        Bench bench;
        QVERIFY(bench.show());
        Disclosure *more = bench.view->controls()->more();
        QVERIFY(more->isVisible() && !more->isOpen());
        QVERIFY(more->isAncestorOf(bench.view->control(key("launch_us"))));
        bench.set("topic", key("one_line"));
        QVERIFY(!more->isVisible());
    }

    void languageChangeKeepsTheControls()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page("norm");
        QWidget *size = bench.view->control(key("elements"));
        QLocale::setDefault(QLocale(QStringLiteral("es_ES")));
        bench.instrument->retranslate();
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(bench.view, &change);
        QCoreApplication::processEvents();
        QCOMPARE(bench.view->control(key("elements")), size);
        QCOMPARE(bench.view->page(), page);
        QVERIFY(bench.part<FigureTiles>("savings")
                    ->tile(key("traffic_ratio"))
                    ->valueText()
                    ->text()
                    .contains(QStringLiteral("3,00")));
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    }
};

RP_TEST(TestFusionView)

} // namespace test_fusion_view
#include "test_fusion_view.moc"
