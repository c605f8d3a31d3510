// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts of the mobile track and the tiny track show and say.
#include "tests/views/instruments/track_panel.h"

#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/steps/stage_part.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/widgets/blocks/text_block.h"

#include <QTableView>

namespace test_track_devices {

using namespace rp;
using track_panel::key;
using track_panel::mark;
using track_panel::plain;

namespace {

using MobilePanel = track_panel::Panel<TrackMobileInstrument>;
using TinyPanel = track_panel::Panel<TrackTinyInstrument>;

QStringList rowKeys(ChartWidget &chart)
{
    QStringList keys;
    for (const ChartSeries &series : chart.content().series)
        keys.append(series.key);
    return keys;
}

/// What a stacked bar adds up to, as drawn.
double barEnd(ChartWidget &chart, const char *row)
{
    double sum = 0.0;
    for (const ChartSeries &series : chart.content().series) {
        for (const ChartPoint &point : series.points) {
            if (series.key == key(row) && !point.isTotal)
                sum += point.value;
        }
    }
    return sum;
}

bool near(double got, double want)
{
    return std::abs(got - want) <= 1e-9 * std::abs(want);
}

/// Every tab opens its page, and only that; what can be reached there has a name.
template<typename View>
void everyPageOpens(View &view, const QStringList &pages)
{
    QCOMPARE(int(view.pageNames().size()), int(pages.size()));
    for (const QString &page : pages) {
        view.showPage(page);
        QCOMPARE(view.pageKey(), page);
        const auto charts = view.template findChildren<ChartWidget *>();
        int visible = 0;
        for (ChartWidget *chart : charts) {
            if (!chart->isVisible())
                continue;
            ++visible;
            QVERIFY(!chart->takeaway().isEmpty());
            QVERIFY(!chart->content().caption.isEmpty());
            QVERIFY(!chart->content().valueAxisTitle.isEmpty());
            for (const ChartAnnotation &annotation : chart->content().annotations)
                QVERIFY(annotation.spoken.endsWith(u'.') && !annotation.label.isEmpty());
        }
        QVERIFY2(visible > 0, qPrintable(page));
    }
}

} // namespace

class TestTrackDevices : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }

    void mobileEnergyStandsAgainstTheBudget();
    void mobileBatteryStandsAgainstItsLimit();
    void mobileDesignsAreRated();
    void mobileChartsSumThemselvesUp();
    void tinyMemoryBreaksOffWhatWouldDwarfIt();
    void tinyInterpreterIsAPartOfThePower();
    void tinyChartsSumThemselvesUp();
    void pagesOpenByTheirTabs();
    void theFactoryMakesBoth();
    void anotherLanguageChangesEveryText();
    void theyFitANarrowWindow();
};

void TestTrackDevices::mobileEnergyStandsAgainstTheBudget()
{
    MobilePanel panel;
    QCOMPARE(rowKeys(*panel.part<BarChart>("energy")),
             QStringList({key("unfused"), key("fused"), key("unfused_masked"), key("fused_masked")}));
    QCOMPARE(panel.part<BarChart>("energy")->emphasizedRow(), key("unfused"));
    // 0.45 W at 60 frames per second.
    QVERIFY(near(mark(*panel.part<BarChart>("energy"), "budget")->position, 0.45 / 60.0));
    QCOMPARE(plain(mark(*panel.part<BarChart>("energy"), "budget")->label), key("Budget: 7.50 mJ"));
    QVERIFY(
        near(barEnd(*panel.part<BarChart>("energy"), "unfused"), panel.instrument.figure(key("energy_j"))));
    QVERIFY(panel.part<VerdictBadge>("verdict")->rating() == Meaning::Failure);
    panel.set({{"fused", true}});
    QCOMPARE(panel.part<BarChart>("energy")->emphasizedRow(), key("fused"));
    QVERIFY(panel.part<VerdictBadge>("verdict")->rating() == Meaning::Good);
    QVERIFY(barEnd(*panel.part<BarChart>("energy"), "fused") <
            mark(*panel.part<BarChart>("energy"), "budget")->position);
    panel.set({{"masked", true}});
    QCOMPARE(panel.part<BarChart>("energy")->emphasizedRow(), key("fused_masked"));
    QCOMPARE(panel.part<BarChart>("battery")->emphasizedRow(), key("fused_masked"));
    QVERIFY(barEnd(*panel.part<BarChart>("energy"), "fused_masked") >
            mark(*panel.part<BarChart>("energy"), "budget")->position);
    panel.set({{"frames_per_s", 30.0}});
    QVERIFY(near(mark(*panel.part<BarChart>("energy"), "budget")->position, 0.45 / 30.0));
}

void TestTrackDevices::mobileBatteryStandsAgainstItsLimit()
{
    MobilePanel panel;
    QCOMPARE(mark(*panel.part<BarChart>("battery"), "target")->position, 7200.0);
    QCOMPARE(rowKeys(*panel.part<BarChart>("battery")).size(), 6);
    panel.set({{"target_hours", 1.0}});
    QCOMPARE(mark(*panel.part<BarChart>("battery"), "target")->position, 3600.0);
}

void TestTrackDevices::mobileDesignsAreRated()
{
    MobilePanel panel;
    const QAbstractItemModel *designs = panel.part<ComparisonTable>("designs")->view()->model();
    QCOMPARE(designs->rowCount(), 6);
    const int verdict = panel.instrument.table("designs")->columnOf(key("verdict"));
    QVERIFY(designs->index(0, verdict).data().toString().endsWith(key("goal missed")));
    QVERIFY(designs->index(1, verdict).data().toString().endsWith(key("goal reached")));
    QVERIFY(designs->index(1, verdict).data().toString() != key("goal reached")); // a symbol, too
}

void TestTrackDevices::mobileChartsSumThemselvesUp()
{
    MobilePanel panel;
    QCOMPARE(plain(panel.part<BarChart>("energy")->takeaway()),
             key("As set now, DRAM takes 87 % of the energy of a frame, which is 14.96 mJ. The budget is "
                 "7.50 mJ for each frame."));
    QCOMPARE(plain(panel.instrument.table("designs")->summary()), key("The goal is reached by: Fused."));
    panel.set({{"masked", true}});
    QVERIFY(plain(panel.instrument.table("energy")->summary()).contains(key("thrown away costs")));
    panel.set({{"pj_per_dram_byte", 160.0}});
    QVERIFY(plain(panel.instrument.table("designs")->summary())
                .startsWith(key("None of these designs reaches the goal.")));
}

void TestTrackDevices::tinyMemoryBreaksOffWhatWouldDwarfIt()
{
    TinyPanel panel;
    const QStringList drawn{key("pytorch"), key("tflite"), key("executorch"), key("tflm"), key("aot_c")};
    auto *chart = panel.part<BarChart>("flash");
    QCOMPARE(rowKeys(*chart), drawn);
    const SeriesCanvas &bars = drawn_chart::canvasOf(*chart);
    const ChartOverlay &overlay = bars.plot().overlay;
    const QRectF longest = bars.pointRect(0, 0);
    QCOMPARE(std::count_if(overlay.shapes.begin(), overlay.shapes.end(),
                           [&](const OverlayShape &shape) { // a gap in it
                               const double y = shape.path.boundingRect().center().y();
                               return shape.brush.color() == chartThemeFor(chart->palette()).background &&
                                      shape.pen.style() == Qt::NoPen && y > longest.top() &&
                                      y < longest.bottom();
                           }),
             1);
    // Its value stands behind it, and leaves the others their room.
    const auto &texts = bars.texts();
    QVERIFY(std::any_of(texts.begin(), texts.end(),
                        [&](const PlacedText &text) { return plain(text.text) == key("200 MB"); }));
    QVERIFY(overlay.points[3].back().left() > overlay.plot.left());
    QCOMPARE(mark(*panel.part<BarChart>("flash"), "budget")->position, 512e3);
    QCOMPARE(panel.part<ComparisonTable>("ram")->view()->model()->rowCount(), 5);
    QVERIFY(near(barEnd(*panel.part<BarChart>("flash"), "tflm"), 470e3));
    QCOMPARE(panel.instrument.table("flash")->value(key("pytorch"), key("total_bytes")), 200.43e6);
    panel.set({{"runtime", key("tflm")}, {"flash_kb", 4096.0}});
    QCOMPARE(panel.part<BarChart>("flash")->emphasizedRow(), key("tflm"));
    QCOMPARE(mark(*panel.part<BarChart>("flash"), "budget")->position, 4096e3);
    QCOMPARE(rowKeys(*panel.part<BarChart>("flash")), drawn);
}

void TestTrackDevices::tinyInterpreterIsAPartOfThePower()
{
    TinyPanel panel;
    panel.set({{"runtime", key("tflm")}});
    QVERIFY(near(barEnd(*panel.part<BarChart>("power"), "tflm"), panel.instrument.figure(key("power_w"))));
    QVERIFY(near(mark(*panel.part<BarChart>("power"), "budget")->position, 1e-3));
    const ResultTable &power = *panel.instrument.table("power");
    QVERIFY(power.value(key("tflm"), key("interpreter_w")) > 0.0);
    QCOMPARE(power.value(key("aot_c"), key("interpreter_w")), 0.0);
    // A hop that is not ready in time leaves nothing to sleep.
    QCOMPARE(power.value(key("tflm"), key("asleep_w")), 0.0);
    panel.set({{"clock_mhz", 96.0}});
    QVERIFY(power.value(key("tflm"), key("asleep_w")) > 0.0);
}

void TestTrackDevices::tinyChartsSumThemselvesUp()
{
    TinyPanel panel;
    QVERIFY(plain(panel.part<BarChart>("flash")->takeaway())
                .startsWith(key("With PyTorch, the program needs 200 MB of flash, and")));
    panel.set({{"runtime", key("tflm")}});
    QCoreApplication::processEvents(); // charts follow in the next turn of the event loop
    QVERIFY2(plain(panel.part<BarChart>("flash")->takeaway())
                 .startsWith(key("With TensorFlow Lite Micro, the program needs 470 kB of flash, and there "
                                 "are 512 kB. The runtime and its kernels need 40 kB of it.")),
             qPrintable(panel.part<BarChart>("flash")->takeaway()));
    QCOMPARE(plain(panel.instrument.table("runtimes")->summary()),
             key("The goal is reached with: Compiled C."));
    panel.set({{"million_ops", 5.0}});
    QVERIFY(panel.instrument.table("runtimes")->summary().contains(key("none of these")));
}

void TestTrackDevices::pagesOpenByTheirTabs()
{
    MobilePanel mobile;
    everyPageOpens(*mobile.view, {key("energy"), key("battery")});
    TinyPanel tiny;
    everyPageOpens(*tiny.view, {key("memory"), key("power")});
}

void TestTrackDevices::theFactoryMakesBoth()
{
    step_fixture::Act act(Ledger::Mode::Learner, key("act1"));
    const Catalogue catalogue = track_panel::builtInCatalogue();
    TrackMobileInstrument mobile(catalogue);
    TrackTinyInstrument tiny(catalogue);
    QWidget parent;
    Announcer announcer(&parent);
    const auto hasGoal = [&](TrackInstrument &track) {
        InstrumentView *view = makeInstrumentView(track, act.session.get(), announcer, &parent);
        return test::partOf<ComparisonTable>(*view, "goal") != nullptr;
    };
    QVERIFY(hasGoal(mobile));
    QVERIFY(hasGoal(tiny));
}

void TestTrackDevices::anotherLanguageChangesEveryText()
{
    TinyPanel panel;
    panel.view->showPage(key("power"));
    QLocale::setDefault(QLocale(key("ar_EG")));
    panel.instrument.retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&panel.window, &change);
    QCOMPARE(panel.view->pageKey(), key("power"));
    QVERIFY(mark(*panel.part<BarChart>("flash"), "budget")->label.contains(QString::fromUtf8("٥١٢")));
    QLocale::setDefault(QLocale(key("en_US")));
}

void TestTrackDevices::theyFitANarrowWindow()
{
    const Catalogue catalogue = track_panel::builtInCatalogue();
    TrackMobileInstrument mobile(catalogue);
    TrackTinyInstrument tiny(catalogue);
    for (Instrument *instrument : std::initializer_list<Instrument *>{&mobile, &tiny}) {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        step_fixture::Act act(Ledger::Mode::Learner, key("act1"));
        Announcer announcer(&window);
        InstrumentView *view = makeInstrumentView(*instrument, act.session.get(), announcer, &window);
        layout->addWidget(view);
        window.resize(420, 900);
        window.show();
        QCoreApplication::processEvents();
        QVERIFY2(view->minimumSizeHint().width() <= 420,
                 qPrintable(QString::number(view->minimumSizeHint().width())));
    }
}

RP_TEST(TestTrackDevices)

} // namespace test_track_devices
#include "test_track_devices.moc"
