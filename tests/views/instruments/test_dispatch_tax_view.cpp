// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/stage_part.h"
#include "views/act/math_peek.h"
#include "views/act/sources_panel.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/page/choice_box.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toast.h"
#include "views/widgets/value_slider.h"
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

} // namespace

class TestDispatchTaxView : public QObject
{
    Q_OBJECT
private slots:
    void slidersAskAndShowWhatWasAccepted();
    void aRefusedInputIsToldAtItsControl();
    void controlsStayTheSameWidgetsWhileValuesChange();
    void enterOnAControlIsTheControls();
    void skippingAsksFirstAndIsRecorded();
    void changesAreAnnounced();
    void whatWasToldAndNotSpokenIsToldAgain();
    void dispatchThatOverlapsIsCalledWhatItIs();
};

/// 5 µs for each kernel stand under a launch cost of 10 µs: the heading says which part that is.
void TestDispatchTaxView::dispatchThatOverlapsIsCalledWhatItIs()
{
    Act act;
    const auto heading = [&act] { return act.instrument->table(QStringLiteral("comparison"))->caption(); };
    const QString said = QStringLiteral("Dispatch is only what the kernels do not hide.");
    QVERIFY(!heading().contains(said));
    QCOMPARE(act.instrument->setInput(QStringLiteral("launch_model"), QStringLiteral("overlapped")),
             QString());
    QVERIFY(heading().contains(said));
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
    act.show({1100, 720}); // where the drawers stand in a row
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

void TestDispatchTaxView::changesAreAnnounced()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    QTest::qWait(600);
    QSignalSpy spoken(act.announcer, &Announcer::spoken);
    auto *slider = control<ValueSlider>(act, "launch_us")->slider();
    const std::any before = act.instrument->snapshot();
    const QString utilization = act.instrument->figureText(QStringLiteral("math_utilization"));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(spoken.wait(3000));
    QTest::qWait(600);
    QCOMPARE(spoken.count(), 1); // four steps, one sentence, and what all four did
    QCOMPARE(act.announcer->text(),
             act.instrument->changeSentenceSince(before, {QStringLiteral("launch_us")}));
    QVERIFY2(act.announcer->text().contains(utilization), qPrintable(act.announcer->text()));
    QVERIFY(act.announcer->text() != act.instrument->changeSentence());
    // The next step is compared with what was heard.
    QTest::keyClick(slider, Qt::Key_Right);
    QTRY_COMPARE(spoken.count(), 2);
    QCOMPARE(act.announcer->text(), act.instrument->changeSentence());
}

/// A key between the sentence and its being spoken makes that sentence wait, and the next one replaces it.
void TestDispatchTaxView::whatWasToldAndNotSpokenIsToldAgain()
{
    Act act;
    act.show();
    act.goTo(Step::Explore);
    QTest::qWait(600);
    QSignalSpy spoken(act.announcer, &Announcer::spoken);
    auto *slider = control<ValueSlider>(act, "launch_us")->slider();
    const std::any before = act.instrument->snapshot();
    for (int i = 0; i < 11; ++i)
        QTest::keyClick(slider, Qt::Key_Right);
    // A change is told after 350 ms of rest and spoken 150 ms later.
    QTest::qWait(425);
    if (spoken.count() > 0)
        QSKIP("The machine was too slow to press a key in between.");
    QTest::keyClick(slider, Qt::Key_Right);
    QTRY_COMPARE(spoken.count(), 1);
    // The last step ends the way, which is said behind it.
    QVERIFY2(act.announcer->text().startsWith(
                 act.instrument->changeSentenceSince(before, {QStringLiteral("launch_us")})),
             qPrintable(act.announcer->text()));
    QVERIFY(!act.announcer->text().startsWith(act.instrument->changeSentence()));
}

RP_TEST(TestDispatchTaxView)

} // namespace test_dispatch_tax_view
#include "test_dispatch_tax_view.moc"
