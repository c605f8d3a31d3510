// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/surgery_view_fixture.h"

#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"

#include <cmath>

namespace test_surgery_view {

using namespace rp;
using namespace surgery_view_fixture;
using surgery_view_fixture::Bench;

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
            QWidget *found = bench.view->control(spec.id);
            QVERIFY2(found, qPrintable(spec.id));
            bool named = nameOf(found) == spec.label;
            for (QWidget *part : found->findChildren<QWidget *>())
                named = named || nameOf(part) == spec.label;
            QVERIFY2(named, qPrintable(spec.id));
        }
    }

    void bothBaselinesAndTheRuleAreJudged()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("before_after"));
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
                const QString name = key(surgery);
                QCOMPARE(bench.part<BarChart>("terms")->emphasizedRow(),
                         name.startsWith(key("none_")) ? name.mid(5) : key("after"));
            }
            const auto *challenge = bench.part<ComparisonTable>("challenge")->view()->model();
            QCOMPARE(challenge->rowCount(), int(surgeries.size()));
        }
    }

    void bothBaselinesStandBesideTheSurgery()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("before_after"));
        for (const char *surgery : {"none_skip", "where", "cond"}) {
            bench.set("surgery", surgery);
            auto *chart = bench.part<BarChart>("terms");
            const ResultTable &law = *bench.instrument->table("iron_law");
            QCOMPARE(chart->content().series.size(), std::size_t(law.rowCount()));
            for (const ChartSeries &series : chart->content().series) {
                double sum = 0.0;
                for (const ChartPoint &point : series.points)
                    sum += point.isTotal ? 0.0 : point.value;
                QVERIFY(std::abs(sum / law.value(series.key, key("total_us")) - 1.0) < 1e-9);
            }
            QVERIFY(chart->takeaway().contains(law.summary()));
        }
        const ResultTable &changes = *bench.instrument->table("changes");
        QCOMPARE(changes.value(key("total_us"), key("after")), bench.figure("total_us"));
        QCOMPARE(changes.value(key("mfu"), key("before")), bench.figure("mfu_baseline"));
        QVERIFY(bench.part<TextBlock>("overlap")->text().contains(bench.figureText("overlap_us")));
    }

    void maskingSaysWhetherItPays()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.page("before_after"));
        const auto *verdict = bench.part<Notice>("masking_verdict");
        QVERIFY(verdict->kind() != Notice::Kind::Information);
        QCOMPARE(verdict->text(), bench.instrument->maskingSentence());
        bench.set("cause", "item_sync");
        QCOMPARE(verdict->kind(), Notice::Kind::Information);
        QCOMPARE(verdict->text(), bench.instrument->maskingSentence());
    }

    void aRefusalIsShownAtItsControl()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.view->showInputRefusal(key("kernel_us"), QStringLiteral("Too long."));
        const auto *control = qobject_cast<ValueSlider *>(bench.view->control(key("kernel_us")));
        QVERIFY(control);
        QCOMPARE(control->error(), QStringLiteral("Too long."));
        bench.view->showInputRefusal(key("cause"), QStringLiteral("No.")); // has nothing to type
    }

    void hiddenPagesFollowWhenTheyComeToTheFront()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *change = bench.page("before_after");
        auto *map = bench.page("map");
        bench.set("scenario", "edge");
        bench.set("surgery", "where");
        QVERIFY(map->part<SurgeryStage>("stage")->map()->shown().boxes[1].title.contains(
            bench.instrument->inputText(key("surgery"), bench.instrument->input(key("surgery")).toString())));
        bench.view->showPage(key("before_after"));
        QCOMPARE(change->part<VerdictBadge>("own_rule")->rating(), Meaning::Good);
        QEvent language(QEvent::LanguageChange);
        QApplication::sendEvent(bench.view, &language);
        QCOMPARE(bench.view->page(), static_cast<InstrumentPage *>(change));
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
