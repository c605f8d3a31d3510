// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/surgery_view_fixture.h"

#include "tests/support/test_main.h"
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

#include <QLabel>
#include <algorithm>
#include <string_view>

namespace test_surgery_view {

using namespace rp;
using namespace surgery_view_fixture;
using surgery_view_fixture::Bench;

namespace {

OptionButton *button(const SurgeryChoice &choice, const char *surgery)
{
    const auto *at = std::find(surgeries.begin(), surgeries.end(), std::string_view(surgery));
    return choice.list()->buttons().at(static_cast<std::size_t>(at - surgeries.begin()));
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
        QCOMPARE(bench.view->pageNames().size(), pages.size());
        auto *map = bench.view->page();
        QVERIFY(qobject_cast<InstrumentPage *>(map) && map->isVisible());
        for (std::size_t i = 1; i < pages.size(); ++i) {
            bench.view->choosePage(key(pages[i]));
            QCOMPARE(bench.view->pageKey(), key(pages[i]));
            QVERIFY(bench.view->page()->isVisible() && !map->isVisible());
            QVERIFY(!bench.view->page()->accessibleName().isEmpty());
        }
        bench.view->choosePage(key(pages[0]));
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
            QWidget *found = bench.part<InstrumentControls>("program")->control(spec.id);
            if (!found)
                found = bench.part<InstrumentControls>("numbers")->control(spec.id);
            if (spec.id == key("surgery"))
                found = bench.part<SurgeryChoice>("surgeries");
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
        const auto *choice = bench.part<SurgeryChoice>("surgeries");
        const auto *chosen = bench.part<VerdictBadge>("chosen");
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            for (const char *surgery : surgeries) {
                bench.set("surgery", surgery);
                const bool possible = bench.figure("feasible") == 1.0;
                const OptionButton *shown = button(*choice, surgery);
                QVERIFY(shown->isChecked());
                QCOMPARE(shown->text().contains(QChar(u'✓')), possible);
                QCOMPARE(shown->text().contains(QChar(u'✕')), !possible);
                QVERIFY(!shown->accessibleName().contains(QChar(u'✓')));
                for (const char *other : surgeries) { // not told before it is tried
                    const QString text = button(*choice, other)->text();
                    QCOMPARE(text.contains(u'✓') || text.contains(u'✕'), key(other) == key(surgery));
                }
                QVERIFY(shown->accessibleDescription().contains(bench.instrument->price()));
                // A break that is left as it is gets no praise.
                const bool leaves = key(surgery).startsWith(key("none_"));
                const Meaning rating = leaves ? Meaning::Neutral : Meaning::Good;
                QCOMPARE(chosen->rating(), possible ? rating : Meaning::Failure);
                const QString said = chosen->toolTip(); // all of it; the badge shows what has room
                QVERIFY(said.startsWith(chosen->sentences()->text()));
                QVERIFY(said.contains(bench.instrument->action()));
                QVERIFY(said.contains(bench.instrument->price()));
                QVERIFY(said.contains(bench.instrument->obstacle()));
            }
        }
        QVERIFY(!bench.part<SurgeryChoice>("surgeries")->mark()->reason().isEmpty());
        QVERIFY(!bench.part<VerdictBadge>("chosen")->assumption()->reason().isEmpty());
    }

    void aSurgeryIsChosenByKeys()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.part<SurgeryChoice>("surgeries")->list()->focusChoice();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(bench.instrument->input(key("surgery")).toString(), key("none_break"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(bench.instrument->input(key("surgery")).toString(), key("where"));
        QCOMPARE(bench.asked, (QStringList{key("surgery"), key("surgery")}));
        QCOMPARE(QApplication::focusWidget(), button(*bench.part<SurgeryChoice>("surgeries"), "where"));
    }

    void mapsShowBothGraphs()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("map"));
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            for (const char *surgery : {"none_break", "where", "cond"}) {
                bench.set("surgery", surgery);
                compareMap(*bench.part<GraphMap>("before"), bench.instrument->state().graphBefore);
                compareMap(*bench.part<GraphMap>("after"), bench.instrument->state().graphAfter);
                QCOMPARE(bench.part<GraphMap>("before")->graphTable(),
                         bench.instrument->table("graph_before"));
                QCOMPARE(bench.part<GraphMap>("after")->graphTable(), bench.instrument->table("graph_after"));
                QVERIFY(bench.part<GraphMap>("before")->caption() !=
                        bench.part<GraphMap>("after")->caption());
            }
        }
        QCOMPARE(bench.part<TextBlock>("cause")->text(), bench.instrument->causeSentence());
        // The one in front follows by itself; everything above was brought to the front anew.
        const auto *after = bench.page("map_after")->part<GraphMap>("after");
        QVERIFY(after && after->isVisible());
        for (const char *surgery : {"none_break", "where", "cond"}) {
            bench.set("surgery", surgery);
            compareMap(*after, bench.instrument->state().graphAfter);
        }
    }

    void everyOperationCanBeDrawn()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.set("scenario", "tiny");
        bench.set("surgery", "where");
        QVERIFY(bench.page("map"));
        const std::size_t few = bench.part<GraphMap>("after")->graph().nodes.size();
        emit bench.part<SegmentedChoice>("detail")->chosen(key("overview")); // as shown already
        QCOMPARE(bench.part<GraphMap>("after")->graph().nodes.size(), few);
        bench.part<SegmentedChoice>("detail")->buttons().back()->setChecked(true);
        compareMap(*bench.part<GraphMap>("after"),
                   bench.instrument->graph(key("where"), GraphDetail::everyOperation()));
        QVERIFY(bench.part<GraphMap>("after")->graph().nodes.size() > few);
        // Its table in the drawer is that of the nodes that it draws, not the instrument's.
        const ResultTable *drawn = bench.part<GraphMap>("after")->graphTable();
        QVERIFY(drawn && drawn != bench.instrument->table("graph_after"));
        QCOMPARE(std::size_t(drawn->rowCount()), bench.part<GraphMap>("after")->graph().nodes.size());
        bench.set("baseline", "break");
        compareMap(*bench.part<GraphMap>("before"),
                   bench.instrument->graph(key("none_break"), GraphDetail::everyOperation()));
    }

    void barsAndTableShowThePass()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("before_after"));
        for (const char *surgery : surgeries) {
            bench.set("surgery", surgery);
            const std::vector<QStringList> columns = {{key("kernels"), key("launches"), key("subgraphs")},
                                                      {key("total_us"), key("worst_us"), key("wasted_us")},
                                                      {key("mfu"), key("busy")},
                                                      {key("traffic_bytes")}};
            const ResultTable &table = *bench.instrument->table("before_after");
            for (std::size_t i = 0; i < columns.size(); ++i) {
                bench.part<SegmentedChoice>("topic")->buttons().at(i)->setChecked(true);
                QCOMPARE(bench.part<BarChart>("bars")->content().series.size(), std::size_t(2));
                for (const ChartSeries &series : bench.part<BarChart>("bars")->content().series) {
                    QCOMPARE(series.points.size(), std::size_t(columns[i].size()));
                    for (qsizetype k = 0; k < columns[i].size(); ++k)
                        QCOMPARE(series.points[std::size_t(k)].value,
                                 table.value(series.key, columns[i].at(k)));
                }
            }
            const ResultTable &changes = *bench.instrument->table("changes");
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
        QVERIFY(bench.page("masking"));
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            const double pass = bench.figure("mask_breakeven_pass_p");
            const double rule = bench.figure("mask_breakeven_p");
            const auto inPass = copyOf(*bench.part<LineChart>("pass"), "mask_breakeven_pass_p");
            const auto byRule = copyOf(*bench.part<LineChart>("rule"), "mask_breakeven_p");
            QCOMPARE(inPass.has_value(), pass > 0.0 && pass <= 1.0);
            QCOMPARE(byRule.has_value(), rule > 0.0 && rule <= 1.0);
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
            const ChartAnnotation *now = annotation(*bench.part<LineChart>("pass"), "now");
            QVERIFY(now);
            QCOMPARE(*now->category, bench.figure("probability_a"));
        }
    }

    void maskingSaysWhenItDoesNotApply()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("masking"));
        QVERIFY(bench.part<LineChart>("pass")->isVisible() &&
                bench.part<FigureTiles>("masking_figures")->isVisible());
        QVERIFY(bench.part<Notice>("masking_verdict")->kind() != Notice::Kind::Information);
        bench.set("cause", "item_sync");
        // The picture keeps its place, with no line and no break-even point in it.
        QVERIFY(bench.part<LineChart>("pass")->isVisible());
        for (const ChartSeries &series : bench.part<LineChart>("pass")->content().series)
            QVERIFY(series.points.empty());
        QVERIFY(!annotation(*bench.part<LineChart>("pass"), "mask_breakeven_pass_p"));
        bool said = false; // in the line below the picture
        for (const QLabel *text : bench.view->page()->findChildren<QLabel *>())
            said = said || (text->isVisible() &&
                            text->text().simplified() == bench.instrument->maskingSentence().simplified());
        QVERIFY(said);
        QCOMPARE(bench.part<Notice>("masking_verdict")->kind(), Notice::Kind::Information);
        QCOMPARE(bench.part<Notice>("masking_verdict")->text(), bench.instrument->maskingSentence());
        QVERIFY(bench.part<BarChart>("work")->isVisible());
        bench.set("cause", "value_branch");
        const std::vector<ChartSeries> &lines = bench.part<LineChart>("pass")->content().series;
        QVERIFY(!lines.empty() && !lines.front().points.empty());
    }

    void wastedWorkIsABar()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("masking"));
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            bench.set("surgery", "where");
            const ResultTable &work = *bench.instrument->table("work");
            QCOMPARE(work.value(key("where"), key("wasted_us")), bench.figure("mask_wasted_us"));
            for (const ChartSeries &series : bench.part<BarChart>("work")->content().series) {
                double sum = 0.0;
                for (const ChartPoint &point : series.points) {
                    if (!point.isTotal)
                        sum += point.value;
                }
                QVERIFY(std::abs(sum / work.value(series.key, key("total_us")) - 1.0) < 1e-9);
            }
            QCOMPARE(bench.part<BarChart>("work")->emphasizedRow(), key("where"));
        }
    }

    void bothBaselinesAndTheRuleAreJudged()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("baselines"));
        for (const char *scenario : scenarios) {
            bench.set("scenario", scenario);
            for (const char *surgery : surgeries) {
                bench.set("surgery", surgery);
                const auto rating = [&](const char *figure) {
                    return bench.figure(figure) == 1.0 ? Meaning::Good : Meaning::Failure;
                };
                QCOMPARE(bench.part<VerdictBadge>("over_eager")->rating(), rating("passes_skip"));
                QCOMPARE(bench.part<VerdictBadge>("over_break")->rating(), rating("passes_break"));
                QCOMPARE(bench.part<VerdictBadge>("own_rule")->rating(), rating("rule_met"));
                const auto says = [&](const char *badge, const QString &text) {
                    const auto *shown = bench.part<VerdictBadge>(badge); // as many sentences as have room
                    return shown->toolTip().contains(text) &&
                           shown->toolTip().startsWith(shown->sentences()->text());
                };
                QVERIFY(says("over_eager", bench.figureText("gain_skip")));
                QVERIFY(says("over_break", bench.figureText("gain_break")));
                QVERIFY(says("own_rule", bench.instrument->ruleSentence()));
                QCOMPARE(bench.part<BarChart>("gains")->emphasizedRow(), key(surgery));
            }
            const auto *challenge = bench.part<ComparisonTable>("challenge")->view()->model();
            QCOMPARE(challenge->rowCount(), int(surgeries.size()));
        }
        const ChartAnnotation *asked = annotation(*bench.part<BarChart>("gains"), "factor");
        QVERIFY(asked);
        QCOMPARE(asked->position, bench.figure("factor"));
    }

    void termsOfTheIronLawAddUp()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("iron_law"));
        for (const char *surgery : {"where", "cond", "none_skip"}) {
            bench.set("surgery", surgery);
            QCOMPARE(bench.part<BarChart>("terms")->content().series.size(), std::size_t(2));
            QVERIFY(bench.part<BarChart>("terms")->takeaway().contains(
                bench.instrument->table("iron_law")->summary()));
            QVERIFY(bench.part<TextBlock>("overlap")->text().contains(bench.figureText("overlap_us")));
            QCOMPARE(
                bench.part<FigureTiles>("iron_law_figures")->tile(key("latency_us"))->valueText()->text(),
                bench.figureText("latency_us"));
        }
    }

    void aRefusalIsShownAtItsControl()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.view->showInputRefusal(key("kernel_us"), QStringLiteral("Too long."));
        QWidget *control = bench.part<InstrumentControls>("numbers")->control(key("kernel_us"));
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
        auto *baselines = bench.page("baselines");
        auto *map = bench.page("map_after");
        bench.set("scenario", "edge");
        bench.set("surgery", "where");
        QVERIFY(map->part<GraphMap>("after")->caption().contains(
            bench.instrument->inputText(key("surgery"), bench.instrument->input(key("surgery")).toString())));
        bench.view->showPage(key("baselines"));
        QCOMPARE(baselines->part<VerdictBadge>("own_rule")->rating(), Meaning::Good);
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

RP_TEST(TestSurgeryView)

} // namespace test_surgery_view
#include "test_surgery_view.moc"
