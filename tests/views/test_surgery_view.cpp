// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/surgery_view_fixture.h"

#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/surgery/surgery_choice.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"

#include <QTableView>

using namespace rp;
using surgery_view_fixture::Bench;
using surgery_view_fixture::key;
using surgery_view_fixture::nameOf;
using surgery_view_fixture::pages;
using surgery_view_fixture::scenarios;
using surgery_view_fixture::surgeries;

namespace {

const ChartAnnotation *annotation(ChartWidget &chart, const char *wanted)
{
    for (const ChartAnnotation &mark : chart.content().annotations) {
        if (mark.key == QLatin1String(wanted))
            return &mark;
    }
    return nullptr;
}

/// The map draws the nodes and breaks of the graph.
void compareMap(const GraphMap &map, const OperationGraph &graph)
{
    QCOMPARE(map.graph().nodes.size(), graph.nodes.size());
    QCOMPARE(map.graph().edges.size(), graph.edges.size());
    QCOMPARE(map.graph().regions.size(), graph.regions.size());
    std::size_t alarms = 0;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        QCOMPARE(map.graph().nodes[i].id, graph.nodes[i].id);
        alarms += map.graph().nodes[i].alarm ? 1 : 0;
    }
    QCOMPARE(alarms, graph.breaks().size());
}

OptionButton *button(const Bench &bench, const char *surgery)
{
    for (std::size_t i = 0; i < surgeries.size(); ++i) {
        if (qstrcmp(surgeries[i], surgery) == 0)
            return bench.view->surgeries()->list()->buttons().at(i);
    }
    return nullptr;
}

} // namespace

class TestSurgeryView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void pagesAreTabs()
    {
        Bench bench;
        QVERIFY(bench.show());
        TabRow *tabs = bench.view->tabs();
        QCOMPARE(tabs->tabs().size(), pages.size());
        QVERIFY(!tabs->accessibleName().isEmpty());
        auto *map = bench.view->page();
        QVERIFY(qobject_cast<SurgeryMapPage *>(map) && map->isVisible());
        tabs->focusCurrent();
        for (std::size_t i = 1; i < pages.size(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QCOMPARE(tabs->currentKey(), key(pages[i]));
            QVERIFY(bench.view->page()->isVisible() && !map->isVisible());
            QVERIFY(!bench.view->page()->accessibleName().isEmpty());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(bench.view->page(), map); // kept, not made again
        QVERIFY(bench.asked.isEmpty());    // what is looked at is no input
        bench.view->showPage(key("nothing"));
        QCOMPARE(bench.view->page(), map);
    }

    void everyInputHasAControlWithItsName()
    {
        Bench bench;
        QVERIFY(bench.show());
        for (const InputSpec &spec : bench.instrument->inputs()) {
            if (spec.id == key("context"))
                continue; // in the toolbar
            QWidget *found = bench.view->program()->control(spec.id);
            if (!found)
                found = bench.view->numbers()->control(spec.id);
            if (spec.id == key("surgery"))
                found = bench.view->surgeries();
            QVERIFY2(found, qPrintable(spec.id));
            bool named = nameOf(found) == spec.label;
            for (QWidget *part : found->findChildren<QWidget *>())
                named = named || nameOf(part) == spec.label;
            QVERIFY2(named, qPrintable(spec.id));
        }
    }

    void surgeriesSayWhetherTheyArePossible()
    {
        Bench bench;
        QVERIFY(bench.show());
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            for (const char *surgery : surgeries) {
                bench.set("surgery", surgery);
                const bool possible = bench.figure("feasible") == 1.0;
                const OptionButton *shown = button(bench, surgery);
                QVERIFY(shown->isChecked());
                QCOMPARE(shown->text().contains(QChar(u'✓')), possible);
                QCOMPARE(shown->text().contains(QChar(u'✕')), !possible);
                QVERIFY(!shown->accessibleName().contains(QChar(u'✓')));
                QVERIFY(shown->accessibleDescription().contains(bench.instrument->price()));
                // A break that is left as it is gets no praise.
                const bool leaves = key(surgery).startsWith(key("none_"));
                const Meaning rating = leaves ? Meaning::Neutral : Meaning::Good;
                QCOMPARE(bench.view->chosen()->rating(), possible ? rating : Meaning::Failure);
                const QString said = bench.view->chosen()->sentences()->text();
                QVERIFY(said.contains(bench.instrument->action()));
                QVERIFY(said.contains(bench.instrument->price()));
                QVERIFY(said.contains(bench.instrument->obstacle()));
            }
        }
        QVERIFY(!bench.view->surgeries()->mark()->reason().isEmpty());
        QVERIFY(!bench.view->chosen()->assumption()->reason().isEmpty());
    }

    void aSurgeryIsChosenByKeys()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.view->surgeries()->list()->focusChoice();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(bench.instrument->surgery(), key("none_break"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(bench.instrument->surgery(), key("where"));
        QCOMPARE(bench.asked, (QStringList{key("surgery"), key("surgery")}));
        QCOMPARE(QApplication::focusWidget(), button(bench, "where"));
    }

    void mapsShowBothGraphs()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page<SurgeryMapPage>("map");
        QVERIFY(page);
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            for (const char *surgery : {"none_break", "where", "cond"}) {
                bench.set("surgery", surgery);
                compareMap(*page->before(), bench.instrument->graphBefore());
                compareMap(*page->after(), bench.instrument->graphAfter());
                QCOMPARE(page->before()->graphTable(), bench.instrument->graphTableBefore());
                QCOMPARE(page->after()->graphTable(), bench.instrument->graphTableAfter());
                QVERIFY(page->before()->caption() != page->after()->caption());
            }
        }
        QCOMPARE(page->cause()->text(), bench.instrument->causeSentence());
    }

    void everyOperationCanBeDrawn()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.set("scenario", "tiny");
        bench.set("surgery", "where");
        auto *page = bench.page<SurgeryMapPage>("map");
        const std::size_t few = page->after()->graph().nodes.size();
        emit page->detail()->chosen(key("overview")); // as shown already
        QCOMPARE(page->after()->graph().nodes.size(), few);
        page->detail()->buttons().back()->setChecked(true);
        compareMap(*page->after(), bench.instrument->graph(key("where"), GraphDetail::everyOperation()));
        QVERIFY(page->after()->graph().nodes.size() > few);
        QVERIFY(!page->after()->graphTable());
        bench.set("baseline", "break");
        compareMap(*page->before(),
                   bench.instrument->graph(key("none_break"), GraphDetail::everyOperation()));
    }

    void barsAndTableShowThePass()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page<SurgeryChangePage>("before_after");
        QVERIFY(page);
        for (const char *surgery : surgeries) {
            bench.set("surgery", surgery);
            const std::vector<QStringList> columns = {{key("kernels"), key("launches"), key("subgraphs")},
                                                      {key("total_us"), key("worst_us"), key("wasted_us")},
                                                      {key("mfu"), key("busy")},
                                                      {key("traffic_bytes")}};
            const ResultTable &table = *bench.instrument->beforeAfter();
            for (std::size_t i = 0; i < columns.size(); ++i) {
                page->topic()->buttons().at(i)->setChecked(true);
                QCOMPARE(page->bars()->content().series.size(), std::size_t(2));
                for (const ChartSeries &series : page->bars()->content().series) {
                    QCOMPARE(series.points.size(), std::size_t(columns[i].size()));
                    for (qsizetype k = 0; k < columns[i].size(); ++k)
                        QCOMPARE(series.points[std::size_t(k)].value,
                                 table.value(series.key, columns[i].at(k)));
                }
            }
            const ResultTable &changes = *bench.instrument->changes();
            QCOMPARE(changes.value(key("total_us"), key("after")), bench.figure("total_us"));
            QCOMPARE(changes.value(key("mfu"), key("before")), bench.figure("mfu_baseline"));
            QCOMPARE(changes.index(changes.rowOf(key("launches")), 2).data().toString(),
                     bench.figureText("launches"));
            QVERIFY(changes.csv().count(u'\n') >= changes.rowCount());
        }
    }

    void bothBreakEvenPointsAreMarked()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.set("scenario", "mobile");
        auto *page = bench.page<SurgeryMaskingPage>("masking");
        QVERIFY(page);
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            const double pass = bench.figure("mask_breakeven_pass_p");
            const double rule = bench.figure("mask_breakeven_p");
            const ChartAnnotation *inPass = annotation(*page->pass(), "mask_breakeven_pass_p");
            const ChartAnnotation *byRule = annotation(*page->rule(), "mask_breakeven_p");
            QCOMPARE(inPass != nullptr, pass > 0.0 && pass <= 1.0);
            QCOMPARE(byRule != nullptr, rule > 0.0 && rule <= 1.0);
            if (inPass) {
                QCOMPARE(*inPass->category, pass);
                QVERIFY(inPass->spoken.contains(bench.figureText("mask_breakeven_pass_p")));
                // At that probability both passes last as long.
                bench.set("probability_a", pass);
                bench.set("surgery", "where");
                bench.set("baseline", "break");
                QVERIFY(std::abs(bench.figure("total_us") / bench.figure("total_baseline_us") - 1.0) < 1e-9);
            }
            if (byRule)
                QCOMPARE(*byRule->category, rule);
            const ChartAnnotation *now = annotation(*page->pass(), "now");
            QVERIFY(now);
            QCOMPARE(*now->category, bench.figure("probability_a"));
        }
    }

    void maskingSaysWhenItDoesNotApply()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page<SurgeryMaskingPage>("masking");
        QVERIFY(page->pass()->isVisible() && page->figures()->isVisible());
        QVERIFY(page->verdict()->kind() != Notice::Kind::Information);
        bench.set("cause", "item_sync");
        QVERIFY(!page->pass()->isVisible() && !page->figures()->isVisible());
        QCOMPARE(page->verdict()->kind(), Notice::Kind::Information);
        QCOMPARE(page->verdict()->text(), bench.instrument->maskingSentence());
        QVERIFY(page->work()->isVisible());
        bench.set("cause", "value_branch");
        QVERIFY(page->pass()->isVisible());
    }

    void wastedWorkIsABar()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page<SurgeryMaskingPage>("masking");
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            bench.set("surgery", "where");
            const ResultTable &work = *bench.instrument->work();
            QCOMPARE(work.value(key("where"), key("wasted_us")), bench.figure("mask_wasted_us"));
            for (const ChartSeries &series : page->work()->content().series) {
                double sum = 0.0;
                for (const ChartPoint &point : series.points) {
                    if (!point.isTotal)
                        sum += point.value;
                }
                QVERIFY(std::abs(sum / work.value(series.key, key("total_us")) - 1.0) < 1e-9);
            }
            QCOMPARE(page->work()->emphasizedRow(), key("where"));
        }
    }

    void bothBaselinesAndTheRuleAreJudged()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page<SurgeryBaselinesPage>("baselines");
        QVERIFY(page);
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            for (const char *surgery : surgeries) {
                bench.set("surgery", surgery);
                const auto rating = [&](const char *figure) {
                    return bench.figure(figure) == 1.0 ? Meaning::Good : Meaning::Failure;
                };
                QCOMPARE(page->overEager()->rating(), rating("passes_skip"));
                QCOMPARE(page->overBreak()->rating(), rating("passes_break"));
                QCOMPARE(page->rule()->rating(), rating("rule_met"));
                QVERIFY(page->overEager()->sentences()->text().contains(bench.figureText("gain_skip")));
                QVERIFY(page->overBreak()->sentences()->text().contains(bench.figureText("gain_break")));
                QVERIFY(page->rule()->sentences()->text().contains(bench.instrument->ruleSentence()));
                QCOMPARE(page->gains()->emphasizedRow(), key(surgery));
            }
            QCOMPARE(page->challenge()->view()->model()->rowCount(), int(surgeries.size()));
        }
        const ChartAnnotation *asked = annotation(*page->gains(), "factor");
        QVERIFY(asked);
        QCOMPARE(asked->position, bench.figure("factor"));
    }

    void termsOfTheIronLawAddUp()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *page = bench.page<SurgeryIronLawPage>("iron_law");
        QVERIFY(page);
        for (const char *surgery : {"where", "cond", "none_skip"}) {
            bench.set("surgery", surgery);
            QCOMPARE(page->terms()->content().series.size(), std::size_t(2));
            QVERIFY(page->terms()->takeaway().contains(bench.instrument->ironLawSentence()));
            QVERIFY(page->overlap()->text().contains(bench.figureText("overlap_us")));
            QCOMPARE(page->figures()->tile(key("latency_us"))->valueText()->text(),
                     bench.figureText("latency_us"));
        }
    }

    void aRefusalIsShownAtItsControl()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.view->showInputRefusal(key("kernel_us"), QStringLiteral("Too long."));
        QWidget *control = bench.view->numbers()->control(key("kernel_us"));
        QVERIFY(control);
        bool shown = false;
        for (TextBlock *text : control->findChildren<TextBlock *>())
            shown = shown || (text->isVisible() && text->text().contains(QStringLiteral("Too long.")));
        QVERIFY(shown);
        bench.view->showInputRefusal(key("cause"), QStringLiteral("No.")); // has nothing to type
    }

    void hiddenPagesFollowWhenTheyComeToTheFront()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *baselines = bench.page<SurgeryBaselinesPage>("baselines");
        auto *map = bench.page<SurgeryMapPage>("map");
        bench.set("scenario", "edge");
        bench.set("surgery", "where");
        QVERIFY(map->after()->caption().contains(
            bench.instrument->inputText(key("surgery"), bench.instrument->surgery())));
        bench.view->showPage(key("baselines"));
        QCOMPARE(baselines->rule()->rating(), Meaning::Good);
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(bench.view, &language);
        QCOMPARE(bench.view->page(), static_cast<InstrumentPage *>(baselines));
    }

    void everyFocusableWidgetHasAName()
    {
        Bench bench;
        QVERIFY(bench.show());
        for (const char *tab : pages) {
            bench.view->showPage(key(tab));
            QCoreApplication::processEvents();
            for (QWidget *widget : bench.view->findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                QAccessibleInterface *iface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(iface, widget->metaObject()->className());
                QVERIFY2(!iface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                QVERIFY2(widget->width() >= 24 && widget->height() >= 24, widget->metaObject()->className());
            }
        }
    }
};

QTEST_MAIN(TestSurgeryView)
#include "test_surgery_view.moc"
