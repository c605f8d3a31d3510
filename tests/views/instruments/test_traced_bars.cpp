// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/page/choice_box.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"

#include <QTest>

namespace test_traced_bars {

using namespace rp;

namespace {

const QString workload = QStringLiteral("workload");

/// The trace outlives the view of the model beside it.
struct Beside
{
    Beside()
    {
        trace.setModel(model);
        if (!trace.setInput(QStringLiteral("trace"), QStringLiteral("h100_keywords_eager")).isEmpty())
            qFatal("no such trace");
    }
    TraceInstrument trace{builtInCatalogue()};
    DispatchTaxInstrument model{builtInCatalogue()};
    view_bench::ViewBench<DispatchTaxInstrument> view{model, {1280, 720}};
};

} // namespace

class TestTracedBars : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void theKeyboardBringsTheTrace();
    void anotherWorkloadHasItsOwnBars();
};

void TestTracedBars::theKeyboardBringsTheTrace()
{
    Beside beside;
    QVERIFY(beside.view.show());
    auto *box = beside.view.control<ChoiceBox>("workload")->box();
    box->setFocus();
    for (int i = 0; i < box->count() && box->currentIndex() < box->count() - 1; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QVERIFY(beside.model.isFromTrace());
    QVERIFY(box->hasFocus());
    QCOMPARE(box->currentText(), QStringLiteral("From the trace"));
    QCOMPARE(beside.model.figure(QStringLiteral("kernel_count")),
             beside.trace.figure(QStringLiteral("kernels")));
    // A slider goes as far as the trace.
    ValueSlider *launch = beside.view.slider("launch_us");
    QCOMPARE(launch->value(), beside.model.figure(QStringLiteral("launch_us")));
    QVERIFY(launch->error().isEmpty());
    QCOMPARE(beside.view.control<SegmentedChoice>("mode")->buttons().size(), std::size_t(2));
    // Model and trace stand in one picture, and it says both.
    auto *bars = beside.view.part<BarChart>("bars");
    QVERIFY(bars);
    QCOMPARE(bars->table()->id(), QStringLiteral("traced"));
    const auto holds = [&](const char *figure) {
        return plain(bars->takeaway()).contains(plain(beside.view.figureText(figure)));
    };
    QTRY_VERIFY(holds("trace_us"));
    QVERIFY2(holds("trace_busy") && holds("gpu_busy") && holds("total_us") && holds("trace_spread_us"),
             qPrintable(bars->takeaway()));
    QTRY_VERIFY2(beside.view.announcer->text().contains(QStringLiteral("From the trace")),
                 qPrintable(beside.view.announcer->text()));
    // It is another trace's at once.
    QCOMPARE(beside.trace.setInput(QStringLiteral("trace"), QStringLiteral("h100_gpt2_eager")), QString());
    QTRY_VERIFY(holds("trace_us"));
    QCOMPARE(launch->value(), beside.model.figure(QStringLiteral("launch_us")));
    QCOMPARE(box->currentText(), QStringLiteral("From the trace"));
}

void TestTracedBars::anotherWorkloadHasItsOwnBars()
{
    Beside beside;
    QVERIFY(beside.view.show());
    beside.view.set("workload", "from_trace");
    auto *bars = beside.view.part<BarChart>("bars");
    QVERIFY(bars);
    QCOMPARE(bars->table()->id(), QStringLiteral("traced"));
    beside.view.set("workload", "gpt2");
    QCOMPARE(bars->table()->id(), QStringLiteral("passes"));
    QCOMPARE(beside.view.control<SegmentedChoice>("mode")->buttons().size(), std::size_t(3));
    QVERIFY(beside.view.slider("launch_us")->slider()->scale().maximum < 55.0);
    auto *box = beside.view.control<ChoiceBox>("workload")->box();
    QCOMPARE(box->itemText(box->count() - 1), QStringLiteral("From the trace"));
}

RP_TEST(TestTracedBars)

} // namespace test_traced_bars
#include "test_traced_bars.moc"
