// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/stage_part.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/meters/utilization_meter.h"
#include "views/instruments/dispatch_tax/meter_row.h"
#include "views/instruments/parts/choice_box.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/steps/cards/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/steps/parts/math_peek.h"
#include "views/steps/parts/sources_panel.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/blocks/toast.h"
#include "views/widgets/entry/accessible_combo_box.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/entry/value_slider.h"
#include <QTest>

#include <QLineEdit>
#include <QSignalSpy>

namespace test_dispatch_tax_view {

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;
using step_fixture::nameOf;

namespace {

ExplorePage *explorePage(const Act &act)
{
    return qobject_cast<ExplorePage *>(act.page());
}

InstrumentView *instrumentView(const Act &act)
{
    ExplorePage *page = explorePage(act);
    return page ? page->instrumentView() : nullptr;
}

template<class Control>
Control *control(const Act &act, const char *id)
{
    return qobject_cast<Control *>(instrumentView(act)->control(QString::fromLatin1(id)));
}

template<class Widget>
Widget *part(const Act &act, const char *id)
{
    return test::partOf<Widget>(*instrumentView(act), id);
}

bool hasMarker(const Act &act)
{
    for (const ChartAnnotation &mark : part<BarChart>(act, "bars")->content().annotations) {
        if (mark.key == QStringLiteral("prediction"))
            return true;
    }
    return false;
}

} // namespace

class TestDispatchTaxView : public QObject
{
    Q_OBJECT
private slots:
    void theInstrumentIsMissingUntilItOpens();
    void everyInputHasAControlWithItsName();
    void metersShowTheInstrumentsFigures();
    void slidersAskAndShowWhatWasAccepted();
    void aRefusedInputIsToldAtItsControl();
    void controlsStayTheSameWidgetsWhileValuesChange();
    void enterOnAControlIsTheControls();
    void discoveriesCountInWords();
    void skippingAsksFirstAndIsRecorded();
    void theMarkerIsThereFromTheCommitOn();
    void changesAreAnnounced();
    void mathShowsLiveValues();
    void sourcesShowWhatTheModelGives();
    void languageChangeKeepsTheControls();
};

void TestDispatchTaxView::theInstrumentIsMissingUntilItOpens()
{
    Act act;
    act.show();
    act.goTo(Step::Predict);
    QVERIFY(act.view->findChildren<InstrumentView *>().isEmpty());
    emit act.intents.inputChangeRequested({{}, QStringLiteral("gpu_speed")}, 2.0);
    QCOMPARE(act.instrument->input(QStringLiteral("gpu_speed")).toDouble(), 1.0);
    act.controller->commitPrediction(act.predictionId(), QStringLiteral("half"));
    act.controller->next();
    QVERIFY(instrumentView(act));
    QVERIFY(instrumentView(act)->isVisible());
}

void TestDispatchTaxView::everyInputHasAControlWithItsName()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    for (const InputSpec &spec : act.instrument->inputs()) {
        if (spec.id == QStringLiteral("context"))
            continue;
        QWidget *found = instrumentView(act)->control(spec.id);
        QVERIFY2(found, qPrintable(spec.id));
        bool named = false;
        QList<QAccessibleInterface *> tree;
        step_fixture::collect(accessible(found), tree);
        for (QAccessibleInterface *node : tree)
            named = named || node->text(QAccessible::Name) == spokenForm(spec.label);
        QVERIFY2(named, qPrintable(spec.id));
    }
}

void TestDispatchTaxView::metersShowTheInstrumentsFigures()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    const MeterRow *meters = part<MeterRow>(act, "meters");
    QCOMPARE(meters->mathUtilization()->value(), act.instrument->figure(QStringLiteral("math_utilization")));
    QCOMPARE(meters->mathUtilization()->valueText(),
             act.instrument->figureText(QStringLiteral("math_utilization")));
    QCOMPARE(meters->gpuBusy()->valueText(), act.instrument->figureText(QStringLiteral("gpu_busy")));
    QCOMPARE(meters->mfu()->valueText(), act.instrument->figureText(QStringLiteral("mfu")));
    QCOMPARE(meters->mathUtilization()->threshold(), 0.8);
    QVERIFY(meters->gpuBusy()->threshold() < 0.0);
    const QStringList names{meters->mathUtilization()->name(), meters->gpuBusy()->name(),
                            meters->mfu()->name()};
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), 3);
}

void TestDispatchTaxView::slidersAskAndShowWhatWasAccepted()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    auto *launch = control<ValueSlider>(act, "launch_us");
    QVERIFY(launch);
    QTest::keyClick(launch->slider(), Qt::Key_Right);
    const double value = act.instrument->input(QStringLiteral("launch_us")).toDouble();
    QVERIFY(value > 10.0);
    QCOMPARE(launch->value(), value);
    QCOMPARE(accessible(launch->slider())->valueInterface()->currentValue().toDouble(), value);
    QCOMPARE(launch->entry()->text(), act.instrument->inputText(QStringLiteral("launch_us"), value));
    auto *workload = control<ChoiceBox>(act, "workload");
    QVERIFY(workload);
    QTest::keyClick(workload->box(), Qt::Key_Down);
    QCOMPARE(act.instrument->input(QStringLiteral("workload")).toString(), QStringLiteral("resnet50"));
    QCOMPARE(control<ValueSlider>(act, "kernel_count")->value(), 200.0);
    auto *mode = control<SegmentedChoice>(act, "mode");
    QVERIFY(mode);
    accessible(mode->buttons().at(1))
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(act.instrument->input(QStringLiteral("mode")).toString(), QStringLiteral("compiled"));
}

void TestDispatchTaxView::aRefusedInputIsToldAtItsControl()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    auto *count = control<ValueSlider>(act, "kernel_count");
    emit act.intents.inputChangeRequested({{}, QStringLiteral("kernel_count")}, 1e9);
    QVERIFY(!count->error().isEmpty());
    QCOMPARE(count->value(), act.instrument->input(QStringLiteral("kernel_count")).toDouble());
    count->entry()->setFocus();
    count->entry()->selectAll();
    QTest::keyClicks(count->entry(), QStringLiteral("20000"));
    QTest::keyClick(count->entry(), Qt::Key_Return);
    QVERIFY(!count->error().isEmpty());
    QTest::keyClick(count->entry(), Qt::Key_Escape);
    QVERIFY(count->error().isEmpty());
    QCOMPARE(count->entry()->text(),
             act.instrument->inputText(QStringLiteral("kernel_count"), count->value()));
}

void TestDispatchTaxView::controlsStayTheSameWidgetsWhileValuesChange()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    const QWidgetList before = instrumentView(act)->findChildren<QWidget *>();
    auto *slider = control<ValueSlider>(act, "kernel_count")->slider();
    slider->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(instrumentView(act)->findChildren<QWidget *>(), before);
    // Another context adds a control; those that stay keep the focus.
    act.controller->setContext(QStringLiteral("edge"));
    QVERIFY(control<SegmentedChoice>(act, "edge_math"));
    QCOMPARE(control<ValueSlider>(act, "kernel_count")->slider(), slider);
    QVERIFY(slider->hasFocus());
    QCOMPARE(control<ValueSlider>(act, "launch_us")->slider()->scale().maximum, 50.0);
}

void TestDispatchTaxView::enterOnAControlIsTheControls()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    act.controller->skipDiscoveries();
    QVERIFY(act.page()->nextButton()->isEnabled());
    QAbstractButton *table = instrumentView(act)->notes()->button();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(act.session->place().step, Step::Explore);
    QVERIFY(instrumentView(act)->notes()->isOpen());
    const QTableView *data = part<BarChart>(act, "bars")->dataTable();
    QVERIFY(data && data->isVisible());
    QTest::keyClick(table, Qt::Key_Escape);
    QVERIFY(!instrumentView(act)->notes()->isOpen());
    QVERIFY(table->hasFocus());
}

void TestDispatchTaxView::discoveriesCountInWords()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    DiscoveryList *list = explorePage(act)->discoveries();
    const QString before = list->title();
    ExplorePage *page = explorePage(act);
    page->toast()->hide(); // the way here led past a finding
    act.controller->setInput({{}, QStringLiteral("mode")}, QStringLiteral("compiled"));
    QVERIFY(list->title() != before);
    QVERIFY(page->toast()->isVisible());
    QVERIFY(page->toast()->text().contains(QStringLiteral("✓")));
    QVERIFY(!page->toast()->hasFocus());
    QCOMPARE(nameOf(list->button()), list->title());
    for (const TextBlock *line : list->lines())
        QVERIFY(!line->text().contains(QLatin1Char('{')));
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    act.controller->setInput({{}, QStringLiteral("mode")}, QStringLiteral("eager"));
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("kws"));
    act.controller->setInput({{}, QStringLiteral("gpu_speed")}, 2.0);
    act.controller->setInput({{}, QStringLiteral("launch_model")}, QStringLiteral("overlapped"));
    QVERIFY(act.page()->nextButton()->isEnabled());
    QVERIFY(!list->skipButton()->isVisible());
}

void TestDispatchTaxView::skippingAsksFirstAndIsRecorded()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    DiscoveryList *list = explorePage(act)->discoveries();
    QVERIFY(!act.page()->nextButton()->isEnabled());
    list->setOpen(true);
    list->skipButton()->click();
    QVERIFY(!act.session->discoveriesSkipped(act.act().id));
    list->cancelButton()->click();
    QVERIFY(list->skipButton()->hasFocus());
    list->skipButton()->click();
    list->confirmButton()->setFocus();
    list->confirmButton()->click();
    QVERIFY(act.session->discoveriesSkipped(act.act().id));
    QVERIFY(list->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(act.page()->nextButton()->isEnabled());
}

void TestDispatchTaxView::theMarkerIsThereFromTheCommitOn()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    const Truth &asked = *act.act().predictions.front().truth;
    for (auto it = asked.inputs.begin(); it != asked.inputs.end(); ++it)
        act.controller->setInput({{}, it.key()}, it.value());
    QVERIFY(hasMarker(act));
    const double total = act.instrument->figure(QStringLiteral("total_us"));
    QCOMPARE(part<BarChart>(act, "bars")->content().annotations.front().position, 0.5 * total);
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 20.0); // it is a share of its own bar
    const double longer = act.instrument->figure(QStringLiteral("total_us"));
    QVERIFY(longer > total);
    QCOMPARE(part<BarChart>(act, "bars")->content().annotations.front().position, 0.5 * longer);
    act.controller->setInput({{}, QStringLiteral("mode")},
                             QStringLiteral("compiled")); // and stays at that bar
    QCOMPARE(part<BarChart>(act, "bars")->content().annotations.front().position, 0.5 * longer);
    QCOMPARE(part<BarChart>(act, "bars")->content().annotations.front().row, QStringLiteral("eager"));
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2")); // another question
    QVERIFY(!hasMarker(act));
}

void TestDispatchTaxView::changesAreAnnounced()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    QTest::qWait(600);
    QSignalSpy spoken(act.announcer, &Announcer::spoken);
    auto *slider = control<ValueSlider>(act, "launch_us")->slider();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(spoken.wait(3000));
    QTest::qWait(600);
    QCOMPARE(spoken.count(), 1); // four steps, one sentence
    QCOMPARE(act.announcer->text(), act.instrument->changeSentence());
}

void TestDispatchTaxView::mathShowsLiveValues()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    MathPeek *math = explorePage(act)->math();
    QVERIFY(!math->isOpen());
    QTest::keyClick(math->button(), Qt::Key_Space);
    QVERIFY(math->isOpen());
    const QString before = math->liveLines().front()->text();
    QVERIFY(!before.isEmpty());
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 20.0);
    const QString after = math->liveLines().front()->text();
    QVERIFY(after != before);
    const QString first = act.instrument->liveFormula(act.act().formulas.front().id);
    QVERIFY(nameOf(math->liveLines().front()).contains(spokenForm(first)));
}

void TestDispatchTaxView::sourcesShowWhatTheModelGives()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    SourcesPanel *sources = explorePage(act)->sources();
    sources->setOpen(true);
    QCOMPARE(sources->entries().size(), act.act().sources.size());
    for (std::size_t i = 0; i < act.act().sources.size(); ++i) {
        const SourceContent &source = act.act().sources[i];
        const QString text = nameOf(sources->entries().at(i));
        QVERIFY(text.contains(spokenForm(contentText(source.claim))));
        QVERIFY(text.contains(spokenForm(contentText(source.from))));
        if (source.model)
            QVERIFY2(text.contains(spokenForm(
                         act.instrument->figureTextFor(source.model->inputs, source.model->figure.name))),
                     qPrintable(text));
    }
}

void TestDispatchTaxView::languageChangeKeepsTheControls()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 15.0);
    auto *slider = control<ValueSlider>(act, "launch_us");
    slider->slider()->setFocus();
    act.instrument->retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&act.window, &change);
    QCOMPARE(control<ValueSlider>(act, "launch_us"), slider);
    QCOMPARE(slider->value(), 15.0);
    QVERIFY(slider->slider()->hasFocus());
}

RP_TEST(TestDispatchTaxView)

} // namespace test_dispatch_tax_view
#include "test_dispatch_tax_view.moc"
