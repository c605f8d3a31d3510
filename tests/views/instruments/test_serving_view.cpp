// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/instruments/serving/serving_fixture.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "tests/views/steps/one_act_lab.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/roofline/roofline_chart.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/tab_row.h"

#include <QTableView>
#include <array>

namespace test_serving_view {

using namespace rp;

namespace {

constexpr std::array<const char *, 3> pages = {"roofline", "memory", "throughput"};

/// A question about a figure of the design at batch 64, with a far and a near answer.
QuestionContent question(const char *figure, double far, double near)
{
    QuestionContent asked;
    asked.id = key(figure);
    asked.prompt = key("How much?");
    asked.options = {{key("far"), key("Far"), key("Far."), far},
                     {key("near"), key("Near"), key("Near."), near}};
    asked.correct = key("near");
    asked.distanceUnit = key("factor");
    asked.truth = Truth{{key("serving"), key(figure)}, {{key("batch"), 64.0}}};
    return asked;
}

ActContent servingAct()
{
    ActContent act;
    act.id = key("act2");
    act.title = key("The design challenge");
    act.panels = {{key("serving"), key("Serving"), {}, key("serving_design")}};
    act.predictions = {question("tokens_s", 1000.0, 9000.0), question("largest_batch", 58.0, 233.0),
                       question("total_bytes", 70e9, 34e9), question("intensity", 300.0, 42.0)};
    return act;
}

QString nameOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
}

} // namespace

/// The design's view with a session behind it.
class Panel : public OneActLab, public view_bench::ViewBench<ServingInstrument>
{
public:
    explicit Panel(Step step = Step::Explore)
        : OneActLab(servingAct(), serving_fixture::labCatalogue(), step)
        , ViewBench(only<ServingInstrument>(), {1280, 1800}, session.get())
    {
        window.show();
    }

    static const ChartAnnotation *mark(ChartWidget &chart, const char *id)
    {
        return view_bench::markOf(chart, id);
    }
};

class TestServingView : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void theFactoryMakesIt()
    {
        const Panel panel;
        QWidget place;
        const auto *view =
            makeInstrumentView(*panel.instrument, panel.session.get(), *panel.announcer, &place);
        QVERIFY(view && view->part<ActionButton>("shrink"));
    }

    void figuresHaveARowWhereThereIsRoom()
    {
        Panel panel;
        QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
        panel.window.resize(1100, 720); // the page in a window of 1366 by 900
        QTest::qWait(50);
        QTRY_VERIFY(panel.part<FigureTiles>("figures")->tile(key("tokens_s"))->isVisible());
        panel.window.resize(1100, 420);
        QTRY_VERIFY(!panel.part<FigureTiles>("figures")->tile(key("tokens_s"))->isVisible());
    }

    void everyInputHasAControlWithItsName()
    {
        const Panel panel;
        QVERIFY(QTest::qWaitForWindowExposed(const_cast<QWidget *>(&panel.window)));
        for (const InputSpec &spec : panel.instrument->inputs()) {
            if (spec.id == key("context"))
                continue; // in the toolbar
            QWidget *found = panel.view->control(spec.id);
            QVERIFY2(found, qPrintable(spec.id));
            bool named = nameOf(found) == spec.label;
            for (QWidget *part : found->findChildren<QWidget *>())
                named = named || nameOf(part) == spec.label;
            QVERIFY2(named, qPrintable(spec.id));
        }
    }

    void pagesAreTabs()
    {
        Panel panel;
        QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
        QApplication::setActiveWindow(&panel.window);
        QCOMPARE(panel.view->pageNames().size(), pages.size());
        auto *first = panel.view->page();
        QVERIFY(qobject_cast<InstrumentPage *>(first) && first->isVisible());
        for (std::size_t i = 1; i < pages.size(); ++i) {
            panel.view->choosePage(key(pages[i]));
            QCOMPARE(panel.view->pageKey(), key(pages[i]));
            QVERIFY(panel.view->page()->isVisible() && !first->isVisible());
            QVERIFY(!panel.view->page()->accessibleName().isEmpty());
        }
        panel.view->choosePage(key(pages[0]));
        QCOMPARE(panel.view->page(), first); // kept, not made again
        QVERIFY(panel.asked.isEmpty());      // what is looked at is no input
        panel.view->showPage(key("nothing"));
        QCOMPARE(panel.view->page(), first);
    }

    void outOfMemoryIsAFailureWithAWayOut()
    {
        Panel panel;
        QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
        QApplication::setActiveWindow(&panel.window);
        QCOMPARE(panel.part<VerdictBadge>("verdict")->rating(), Meaning::Good);
        QVERIFY(!panel.part<ActionButton>("shrink")->isEnabled());
        panel.set({{"batch", 64.0}, {"heads", key("mha")}});
        QCOMPARE(panel.part<VerdictBadge>("verdict")->rating(), Meaning::Failure);
        QVERIFY(plain(panel.part<VerdictBadge>("verdict")->word()->text()).contains(key("5.82 GB")));
        QVERIFY(panel.part<VerdictBadge>("verdict")->sentences()->text().contains(
            servingMemorySentence(panel.instrument->state())));
        QVERIFY(panel.part<ActionButton>("shrink")->isVisible());
        QVERIFY(panel.part<ActionButton>("shrink")->isEnabled());
        // Pressing it tells the number; its name would give away what a challenge asks for.
        QVERIFY(!panel.part<ActionButton>("shrink")->text().isEmpty());
        QVERIFY(!nameOf(panel.part<ActionButton>("shrink")).contains(key("58")));
        QVERIFY(!panel.part<ActionButton>("shrink")->toolTip().contains(key("58")));
        const FigureTile *tokens = panel.part<FigureTiles>("figures")->tile(key("tokens_s"));
        QCOMPARE(tokens->valueText()->text(), key("does not fit"));
        panel.part<ActionButton>("shrink")->setFocus();
        QTest::keyClick(panel.part<ActionButton>("shrink"), Qt::Key_Space);
        QCOMPARE(panel.asked, QStringList{key("batch")});
        QCOMPARE(panel.instrument->input(key("batch")).toDouble(), 58.0);
        QCOMPARE(panel.part<VerdictBadge>("verdict")->rating(), Meaning::Good);
        QVERIFY(!panel.part<ActionButton>("shrink")->isEnabled());
        QVERIFY(!plain(tokens->valueText()->text()).contains(key("fit")));
        // The focus goes to the control that was set, not to nowhere.
        QCOMPARE(QApplication::focusWidget(), panel.slider("batch")->slider());
    }

    void whereNoBatchFitsNoneIsOffered()
    {
        Panel panel;
        panel.set({{"context", key("edge")}});
        QCOMPARE(panel.part<VerdictBadge>("verdict")->rating(), Meaning::Failure);
        QVERIFY(!panel.part<ActionButton>("shrink")->isEnabled());
        QVERIFY(
            panel.part<VerdictBadge>("verdict")->sentences()->text().contains(key("the weights alone take")));
        QVERIFY(!panel.part<VerdictBadge>("verdict")->assumption()->reason().isEmpty());
        panel.set({{"weights", key("int8")}});
        QCOMPARE(panel.part<VerdictBadge>("verdict")->rating(), Meaning::Good);
    }

    void allKernelsAreOnOneRoofline()
    {
        Panel panel;
        QVERIFY(panel.page("roofline"));
        for (const char *fusion : {"none", "norm_softmax", "all"}) {
            panel.set({{"fusion", key(fusion)}});
            const ChartContent &content = panel.part<RooflineChart>("roofline")->content();
            std::size_t points = 0;
            std::size_t lines = 0;
            for (const ChartSeries &series : content.series) {
                if (series.drawn != ChartSeries::Drawn::Points) {
                    ++lines;
                    continue;
                }
                points += series.points.size();
                for (const ChartPoint &point : series.points)
                    QVERIFY(!point.spoken.isEmpty() || !content.spokenAt(point).isEmpty());
            }
            QCOMPARE(points, panel.instrument->table("kernels")->rows().size());
            QCOMPARE(lines, std::size_t(2));
            QVERIFY(Panel::mark(*panel.part<RooflineChart>("roofline"), "ridge"));
        }
        QVERIFY(!Panel::mark(*panel.part<RooflineChart>("roofline"), "prediction"));
    }

    void theBudgetStandsAgainstTheDevice()
    {
        Panel panel;
        QVERIFY(panel.page("memory"));
        QCOMPARE(panel.part<BarChart>("budget")->emphasizedRow(), key("now"));
        QCOMPARE(panel.part<BarChart>("budget")->content().series.size(), std::size_t(3));
        const ChartAnnotation *device = Panel::mark(*panel.part<BarChart>("budget"), "device");
        QVERIFY(device);
        QCOMPARE(device->position, 80e9);
        QCOMPARE(device->meaning, Meaning::Failure);
        panel.set({{"context", key("edge")}});
        QCOMPARE(Panel::mark(*panel.part<BarChart>("budget"), "device")->position, 16e9);
    }

    void throughputIsLabelledAsABound()
    {
        Panel panel;
        QVERIFY(panel.page("throughput"));
        panel.set({{"batch", 64.0}, {"sequence", 1024.0}});
        QVERIFY(panel.part<LineChart>("batches")->spec().yTitle.contains(key("upper bound")));
        const auto name = [&panel](const char *tiles, const char *figure) {
            return nameOf(panel.part<FigureTiles>(tiles)->tile(key(figure))->valueText());
        };
        QVERIFY(name("figures", "tokens_s").contains(key("upper bound")));
        QVERIFY(name("throughput_figures", "tokens_s").contains(key("upper bound")));
        QVERIFY(name("throughput_figures", "kernels_tokens_s").contains(key("Upper bound")));
        // Said once on a page: a screen reader could not tell two marks of the same name apart.
        int shown = 0;
        for (const FigureTiles *tiles : panel.view->findChildren<FigureTiles *>())
            shown += tiles->isVisible() && tiles->tile(key("tokens_s")) ? 1 : 0;
        QCOMPARE(shown, 1);
        const ChartAnnotation *now = Panel::mark(*panel.part<LineChart>("batches"), "now");
        QVERIFY(now);
        QCOMPARE(now->position, panel.instrument->figure(key("tokens_s")));
        QVERIFY(
            !Panel::mark(*panel.part<LineChart>("batches"), "largest_batch")); // more than the control goes
        panel.set({{"heads", key("mha")}});
        const ChartAnnotation *limit = Panel::mark(*panel.part<LineChart>("batches"), "largest_batch");
        QVERIFY(limit);
        QCOMPARE(*limit->category, panel.instrument->figure(key("largest_batch")));
        panel.set({{"batch", 256.0}});
        QVERIFY(!Panel::mark(*panel.part<LineChart>("batches"), "now")); // there is no throughput
        QVERIFY(panel.part<TextBlock>("published")->text().isEmpty()); // else it would say the same once more
    }

    void fusionsAndOperationsAreTables()
    {
        Panel panel;
        QVERIFY(panel.page("throughput"));
        panel.view->notes()->setOpen(true);
        const ResultTable &fusions = *panel.instrument->table("fusions");
        QCOMPARE(panel.part<ComparisonTable>("fusions")->view()->model()->rowCount(), fusions.rowCount());
        for (const ResultRow &row : fusions.rows())
            QVERIFY(fusions.value(row.key, key("bytes_after")) < fusions.value(row.key, key("bytes_before")));
        QVERIFY(panel.page("roofline"));
        QCOMPARE(panel.part<ComparisonTable>("operations")->view()->model()->rowCount(),
                 panel.instrument->table("operations")->rowCount());
    }

    void predictionsAreMarkedFromTheCommitOn()
    {
        Panel panel(Step::Explore);
        panel.set({{"batch", 64.0}});
        QVERIFY(panel.page("throughput"));
        int marks = 0;
        for (const ChartAnnotation &mark : panel.part<LineChart>("batches")->content().annotations) {
            if (mark.key != key("prediction"))
                continue;
            ++marks;
            QVERIFY(mark.label.contains(key("You said")) && mark.spoken.endsWith(u'.'));
            if (mark.kind == ChartAnnotation::Kind::Upright)
                QCOMPARE(*mark.category, 58.0);
            else
                QCOMPARE(mark.position, 1000.0);
        }
        QCOMPARE(marks, 2);
        const ChartAnnotation *memory =
            Panel::mark(*panel.page("memory")->part<BarChart>("budget"), "prediction");
        QVERIFY(memory);
        QCOMPARE(memory->position, 70e9);
        const ChartAnnotation *intensity =
            Panel::mark(*panel.page("roofline")->part<RooflineChart>("roofline"), "prediction");
        QVERIFY(intensity);
        QCOMPARE(*intensity->category, 300.0);
        panel.set({{"batch", 8.0}}); // the questions were about batch 64
        QVERIFY(!Panel::mark(*panel.page("throughput")->part<LineChart>("batches"), "prediction"));
    }

    void figuresAreTheInstruments()
    {
        Panel panel;
        panel.set({{"batch", 64.0}, {"phase", key("prefill")}, {"sequence", 512.0}});
        for (const char *tab : pages) {
            panel.view->showPage(key(tab));
            for (FigureTiles *tiles : panel.view->findChildren<FigureTiles *>()) {
                for (const QString &figure : panel.instrument->figureIds()) {
                    if (const FigureTile *tile = tiles->tile(figure); tile && tile->isVisible())
                        QCOMPARE(tile->valueText()->text(), panel.instrument->figureText(figure));
                }
            }
        }
    }

    void refusalsStandAtTheirControl()
    {
        Panel panel;
        auto *batch = qobject_cast<ValueSlider *>(panel.view->control(key("batch")));
        QVERIFY(batch);
        panel.view->showInputRefusal(key("batch"), key("Batch cannot be 300."));
        bool shown = false;
        for (const QWidget *part : panel.window.findChildren<QWidget *>()) {
            const auto *text = qobject_cast<const TextBlock *>(part);
            shown = shown || (text && text->text().contains(key("cannot be 300")));
        }
        QVERIFY(shown);
    }

    void anotherLanguageChangesEverything()
    {
        Panel panel;
        QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
        for (const char *tab : pages)
            panel.view->showPage(key(tab));
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        panel.instrument->retranslate();
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&panel.window, &change);
        for (QWidget *part : panel.window.findChildren<QWidget *>()) {
            QEvent again(QEvent::LanguageChange);
            QCoreApplication::sendEvent(part, &again);
        }
        QCoreApplication::processEvents();
        const FigureTile *tokens = panel.part<FigureTiles>("figures")->tile(key("tokens_s"));
        QCOMPARE(tokens->valueText()->text(), panel.instrument->figureText(key("tokens_s")));
        QVERIFY(tokens->valueText()->text().contains(QChar(u'٢')) ||
                tokens->valueText()->text().contains(QChar(u'١')));
    }

    void everyTabStopHasAName()
    {
        Panel panel;
        QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
        panel.set({{"batch", 64.0}, {"heads", key("mha")}});
        for (const char *tab : pages) {
            panel.view->showPage(key(tab));
            QCoreApplication::processEvents();
            for (QWidget *part : panel.view->findChildren<QWidget *>()) {
                if (!part->isVisible() || !(part->focusPolicy() & Qt::TabFocus) || part->focusProxy())
                    continue;
                QVERIFY2(!nameOf(part).isEmpty(), part->metaObject()->className());
            }
        }
    }
};

RP_TEST(TestServingView)

} // namespace test_serving_view
#include "test_serving_view.moc"
