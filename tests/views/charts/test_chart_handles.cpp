// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Marks that can be taken hold of: dragging and keys set the input, and the mark stands where it was let go.
#include "models/instruments/continuum/continuum.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/payback/payback.h"
#include "models/instruments/roofline/roofline.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/chart_plot.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/lines/line_series.h"
#include "views/widgets/value_slider.h"

#include <QSignalSpy>
#include <cmath>

namespace test_chart_handles {

using namespace rp;
using namespace view_bench;

class TestChartHandles : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void everyHandleHolds_data();
    void everyHandleHolds();
    void keysGoTheWayOfTheArrow();
    void axesStayWhileHeld();
    void whatGoesNoFurtherSaysSo();
    void clickingARowSetsItsInput();
    void whatGoesIsLetGo_data();
    void whatGoesIsLetGo();
};

namespace {

/// The views whose handles are tried, by name.
struct Shown
{
    virtual ~Shown() = default;
    virtual QWidget &window() = 0;
    virtual InstrumentView &view() = 0;
    virtual Instrument &instrument() = 0;
};

template<typename Model>
struct ShownModel final : Shown
{
    QWidget &window() override { return bench.window; }
    InstrumentView &view() override { return *bench.view; }
    Instrument &instrument() override { return *bench.instrument; }
    OverCatalogue<Model> model;
    ViewBench<Model> bench{model.shown, QSize(1300, 2600)};
};

std::unique_ptr<Shown> shownView(const QString &name)
{
    if (name == QLatin1String("dispatch_tax"))
        return std::make_unique<ShownModel<DispatchTaxInstrument>>();
    if (name == QLatin1String("fusion"))
        return std::make_unique<ShownModel<FusionInstrument>>();
    if (name == QLatin1String("payback"))
        return std::make_unique<ShownModel<PaybackInstrument>>();
    if (name == QLatin1String("roofline"))
        return std::make_unique<ShownModel<RooflineInstrument>>();
    return std::make_unique<ShownModel<ContinuumInstrument>>();
}

/// A third of the way on, or back where that would be beyond the end.
void moveSliders(Instrument &instrument)
{
    for (const InputSpec &spec : instrument.inputs()) {
        if (spec.kind != InputSpec::Kind::Linear && spec.kind != InputSpec::Kind::Logarithmic)
            continue;
        const SliderScale scale{spec.kind == InputSpec::Kind::Logarithmic,
                                spec.minimum,
                                spec.maximum,
                                spec.step,
                                spec.wholeNumbers,
                                spec.grain};
        const int stop = scale.positionOf(instrument.input(spec.id).toDouble());
        const int third = scale.steps() / 3;
        QCOMPARE(instrument.setInput(spec.id, scale.valueAt(stop + (stop > 2 * third ? -third : third))),
                 QString());
    }
}

std::optional<QPointF> gripPlace(ChartWidget &chart, std::size_t grip)
{
    const auto position = chart.grips().positionOf(grip, chart.content(), chart.table());
    return position ? std::optional(chart.canvas().gripOf(*position)) : std::nullopt;
}

double valueOf(ChartWidget &chart, std::size_t grip)
{
    const auto place = gripPlace(chart, grip);
    return place ? chart.canvas().valueAt(*place, chart.grips().all()[grip].along).value_or(std::nan(""))
                 : std::nan("");
}

void drag(ChartWidget &chart, const QPointF &from, const QPointF &to)
{
    QTest::mousePress(chart.plotWidget(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(chart.plotWidget(), to.toPoint());
    QTest::mouseRelease(chart.plotWidget(), Qt::LeftButton, {}, to.toPoint());
    QCoreApplication::processEvents();
}

} // namespace

void TestChartHandles::initTestCase()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void TestChartHandles::everyHandleHolds_data()
{
    QTest::addColumn<double>("part"); ///< of the plot's width that the mark is dragged
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isAway"); ///< from the defaults: every slider has been moved
    for (const char *name : {"dispatch_tax", "payback", "roofline"})
        for (const double part : {-0.08, 0.06})
            for (const bool isAway : {false, true})
                QTest::addRow("%s %g%s", name, part, isAway ? " away" : "")
                    << part << QString::fromLatin1(name) << isAway;
}

void TestChartHandles::everyHandleHolds()
{
    QFETCH(double, part);
    QFETCH(QString, name);
    QFETCH(bool, isAway);
    const std::unique_ptr<Shown> shown = shownView(name);
    if (isAway)
        moveSliders(shown->instrument());
    shown->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown->window()));
    int tried = 0;
    for (const InstrumentView::PageName &page : shown->view().pageNames()) {
        shown->view().showPage(page.key);
        QCoreApplication::processEvents();
        for (ChartWidget *chart : shown->view().findChildren<ChartWidget *>()) {
            if (!chart->isVisible())
                continue;
            for (std::size_t grip = 0; grip < chart->grips().all().size(); ++grip) {
                const auto from = gripPlace(*chart, grip);
                if (!from)
                    continue;
                QVERIFY(chart->grips().all()[grip].along == Qt::Horizontal);
                const QPointF to = *from + QPointF(part * chart->plotWidget()->width(), 0.0);
                const QPointF whole(to.toPoint() - from->toPoint() +
                                    *from); // the pointer stands on whole pixels
                const double wanted = *chart->canvas().valueAt(whole, Qt::Horizontal);
                const double before = valueOf(*chart, grip);
                drag(*chart, *from, to);
                const double now = valueOf(*chart, grip);
                // No stop of the input comes nearer: the next one on either side is no better.
                chart->plotWidget()->setFocus();
                for (const auto key : {Qt::Key_Right, Qt::Key_Left}) {
                    QTest::keyClick(chart->plotWidget(), key, Qt::ControlModifier);
                    QCoreApplication::processEvents();
                    const double beside = valueOf(*chart, grip);
                    QVERIFY2(std::isnan(beside) ||
                                 std::abs(now - wanted) <=
                                     std::abs(beside - wanted) * 1.001 + 1e-9 * std::abs(wanted),
                             qPrintable(QStringLiteral("%1: from %2 to %3, is at %4, beside it %5")
                                            .arg(chart->grips().all()[grip].mark)
                                            .arg(before)
                                            .arg(wanted)
                                            .arg(now)
                                            .arg(beside)));
                    QTest::keyClick(chart->plotWidget(), key == Qt::Key_Right ? Qt::Key_Left : Qt::Key_Right,
                                    Qt::ControlModifier);
                    QCoreApplication::processEvents();
                }
                ++tried;
            }
        }
    }
    QVERIFY(tried > 0);
}

void TestChartHandles::keysGoTheWayOfTheArrow()
{
    ShownModel<DispatchTaxInstrument> shown;
    QVERIFY(shown.bench.show());
    auto *chart = shown.view().part<BarChart>("bars");
    chart->plotWidget()->setFocus();
    const double before = shown.bench.figure("launch_us");
    QTest::keyClick(chart->plotWidget(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(shown.bench.figure("launch_us") > before);
    QTest::keyClick(chart->plotWidget(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(shown.bench.figure("launch_us"), before);
    chart->setLayoutDirection(Qt::RightToLeft);
    QTest::keyClick(chart->plotWidget(), Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(shown.bench.figure("launch_us") > before);
    QVERIFY(chart->keyLines().join(u'\n').contains(QStringLiteral("Ctrl+Left")));
}

void TestChartHandles::axesStayWhileHeld()
{
    ShownModel<PaybackInstrument> shown;
    QVERIFY(shown.bench.show());
    auto *chart = shown.view().part<LineChart>("timeline");
    const auto &lines = static_cast<const LineSeries &>(chart->canvas());
    MappedSlider *slider = shown.bench.slider("gain")->slider();
    slider->setFocus();
    const ValueAxis before = lines.plot().x.axis;
    const ValueAxis beside = lines.plot().y.axis;
    slider->setSliderDown(true);
    for (const double gain : {0.4, 0.3, 0.2, 0.1, 0.05}) {
        slider->requestValue(gain);
        QCoreApplication::processEvents();
        QVERIFY(lines.plot().x.axis == before);
        QVERIFY(lines.plot().y.axis == beside);
    }
    QVERIFY(lines.hasGhost());
    slider->setSliderDown(false);
    emit slider->sliderReleased();
    QCoreApplication::processEvents();
    QVERIFY(!(lines.plot().x.axis == before)); // the crossing is far beyond the old axis
}

void TestChartHandles::whatGoesNoFurtherSaysSo()
{
    ShownModel<DispatchTaxInstrument> shown;
    QVERIFY(shown.bench.show());
    auto *chart = shown.view().part<BarChart>("bars");
    QSignalSpy told(chart, &FigureFrame::announce);
    const QPointF from = *gripPlace(*chart, 0);
    drag(*chart, from, from + QPointF(30.0, 0.0));
    QVERIFY(told.isEmpty());
    const QPointF now = *gripPlace(*chart, 0);
    QTest::mousePress(chart->plotWidget(), Qt::LeftButton, {}, now.toPoint());
    for (const double far : {2000.0, 2001.0, 2002.0}) {
        QTest::mouseMove(chart->plotWidget(), (now + QPointF(far, 0.0)).toPoint());
        QCoreApplication::processEvents();
    }
    const QString sentence = QStringLiteral("Launch cost ends here, at 20 µs.");
    QCOMPARE(told.size(), 1); // once, however far the mouse goes
    QCOMPARE(plain(told.front().front().toString()), sentence);
    QCOMPARE(plain(chart->statusText()), sentence);
    QTest::mouseRelease(chart->plotWidget(), Qt::LeftButton);
    // A key that leads nowhere says why.
    QTest::keyClick(chart->plotWidget(), Qt::Key_Left, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QVERIFY(plain(chart->statusText()) != sentence);
    for (int press = 0; press < 2; ++press)
        QTest::keyClick(chart->plotWidget(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(plain(chart->statusText()), sentence);
}

void TestChartHandles::clickingARowSetsItsInput()
{
    ShownModel<DispatchTaxInstrument> shown;
    QVERIFY(shown.bench.show());
    auto *chart = shown.view().part<BarChart>("bars");
    const QRectF bar = chart->canvas().pointRect(1, 0);
    QTest::mouseClick(chart->plotWidget(), Qt::LeftButton, {}, bar.center().toPoint());
    QCOMPARE(shown.bench.instrument->input(QStringLiteral("mode")).toString(), QStringLiteral("compiled"));
    chart->plotWidget()->setFocus();
    chart->moveTo({ChartPosition::On::Point, 2, 0});
    QTest::keyClick(chart->plotWidget(), Qt::Key_Return);
    QCOMPARE(shown.bench.instrument->input(QStringLiteral("mode")).toString(), QStringLiteral("cuda_graph"));
}

void TestChartHandles::whatGoesIsLetGo_data()
{
    QTest::addColumn<bool>("isHidden");
    QTest::addRow("chart") << true;
    QTest::addRow("grip") << false;
}

void TestChartHandles::whatGoesIsLetGo()
{
    QFETCH(bool, isHidden);
    ShownModel<DispatchTaxInstrument> shown;
    QVERIFY(shown.bench.show());
    auto *chart = shown.view().part<BarChart>("bars");
    QSignalSpy held(chart, &ChartWidget::heldChanged);
    const auto place = gripPlace(*chart, 0);
    QVERIFY(place);
    QTest::mousePress(chart->plotWidget(), Qt::LeftButton, {}, place->toPoint());
    QCOMPARE(held.size(), 1);
    if (isHidden)
        shown.bench.window.hide();
    else
        shown.bench.set("workload", "giant"); // of one long kernel the launch can't be seen
    QCOMPARE(held.size(), 2);
    QVERIFY(!held.back().front().toBool());
    const double before = shown.bench.figure("launch_us");
    QTest::mouseMove(chart->plotWidget(), place->toPoint() + QPoint(60, 0));
    QTest::mouseRelease(chart->plotWidget(), Qt::LeftButton, {}, place->toPoint() + QPoint(60, 0));
    QCOMPARE(shown.bench.figure("launch_us"), before);
    QCOMPARE(held.size(), 2);
}

RP_TEST(TestChartHandles)

} // namespace test_chart_handles
#include "test_chart_handles.moc"
