// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/slider_benchmark.h"

#include "app/program.h"
#include "app/root/application.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "tests/benchmarks/lab_walk.h"
#include "tests/benchmarks/watching_application.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/page/control_column.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/value_slider.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <algorithm>
#include <cstdio>

namespace rp {

namespace {

/// What has to follow the slider: the drawn part, in a widget with a sentence over it.
struct Shown
{
    const QWidget *whole = nullptr;
    const QWidget *plot = nullptr;
    QString takeaway;
};

template<typename Chart>
Shown firstShown(const QWidget &page)
{
    const QList<Chart *> charts = page.findChildren<Chart *>();
    const auto it =
        std::find_if(charts.begin(), charts.end(), [](const Chart *chart) { return chart->isVisible(); });
    return it == charts.end() ? Shown() : Shown{*it, (*it)->plotWidget(), (*it)->takeaway()};
}

/// The drawn part alone: the sentence over it may stay as it is.
template<typename Chart>
Shown firstPlot(const QWidget &page)
{
    Shown shown = firstShown<Chart>(page);
    shown.takeaway.clear();
    return shown;
}

constexpr int surgeryAct = 4; ///< counted from 1; it asks for a track

/// A slider that is pressed, and the chart that has to follow it.
struct SliderPlace
{
    const char *name;
    const char *lab;
    int act;
    const char *panel;  ///< empty: the act's only one
    const char *page;   ///< tab of the panel, or what the input "choice" is set to; empty: the first one
    const char *choice; ///< qualified input; empty: the page is a tab
    const char *input;
    Shown (*chart)(const QWidget &page);
};

const SliderPlace sliderPlaces[] = {
    {"act1", "lab07", 1, "", "", "", "kernel_count", firstShown<BarChart>},
    {"fusion", "lab07", 2, "fusion", "", "", "elements", firstShown<BarChart>},
    {"attention", "lab07", 2, "fusion", "attention", "fusion.topic", "sequence", firstShown<LineChart>},
    {"roi", "lab07", 2, "roi", "", "", "compile_s", firstShown<LineChart>},
    {"surgery_change", "lab07", 4, "surgery", "before_after", "", "kernel_us", firstPlot<BarChart>},
    {"cloud", "lab07", 4, "cloud", "tokens", "", "context_tokens", firstPlot<LineChart>},
    {"edge", "lab07", 4, "edge", "tail", "", "loops_per_s", firstPlot<LineChart>},
    {"mobile", "lab07", 4, "mobile", "energy", "", "activation_mb", firstPlot<BarChart>},
    {"tiny", "lab07", 4, "tiny", "power", "", "clock_mhz", firstPlot<BarChart>},
    {"roofline_square", "lab11", 1, "", "square", "kernel", "size", firstPlot<RooflineChart>},
    {"roofline_gemm", "lab11", 1, "", "gemm", "kernel", "m", firstPlot<RooflineChart>},
    {"roofline_gemv", "lab11", 1, "", "gemv", "kernel", "batch", firstPlot<RooflineChart>},
    {"serving_roofline", "lab11", 2, "", "roofline", "", "batch", firstPlot<RooflineChart>},
    {"serving_memory", "lab11", 2, "", "memory", "", "batch", firstPlot<BarChart>},
    {"whole_path", "lab11", 3, "", "path", "", "kernel_speed", firstPlot<BarChart>},
    {"serving_throughput", "lab11", 2, "", "throughput", "", "batch", firstPlot<LineChart>},
};

void showPageOf(Application &lab, const SliderPlace &place)
{
    ExplorePage *page = explorePage(lab);
    if (!page)
        return;
    if (*place.panel)
        page->showPanel(QLatin1String(place.panel));
    settle(200);
    const QString wanted = QLatin1String(place.page);
    if (*place.choice)
        lab.wizard().setInput(InputRef::parse(QLatin1String(place.choice)), wanted);
    InstrumentView *view = page->instrumentView();
    if (!view)
        return;
    if (!*place.choice)
        view->showPage(wanted);
}

/// Leads to the place, with its instrument in view.
void goTo(Application &lab, const SliderPlace &place)
{
    const QString panel = QLatin1String(place.panel);
    if (place.act == surgeryAct)
        lab.settings().setTrack(panel == QLatin1String("surgery") ? QStringLiteral("edge") : panel);
    beginLab(lab, QLatin1String(place.lab));
    predict(lab);
    // As large as the screen of the test desktop, so that slider and chart are in view together.
    lab.window().resize(1366, 900);
    lab.show();
    for (int act = 1; act < place.act; ++act) {
        leaveAct(lab);
        predict(lab);
    }
    showPageOf(lab, place);
    settle(700);
}

MappedSlider *sliderOf(const QWidget &page, const char *input)
{
    for (const InstrumentView *view : page.findChildren<InstrumentView *>()) {
        auto *row = qobject_cast<ValueSlider *>(view->control(QLatin1String(input)));
        if (!view->isVisible() || !row)
            continue;
        for (auto *scroll : view->findChildren<ControlColumn *>())
            if (scroll->isAncestorOf(row))
                scroll->ensureWidgetVisible(row);
        settle(100);
        return row->slider();
    }
    return nullptr;
}

/// What paints a plot: a part of its own, where Qt Charts draws it.
const QWidget *painterOf(const QWidget &plot)
{
    const auto *view = plot.findChild<QAbstractScrollArea *>();
    return view ? view->viewport() : &plot;
}

/// The plot and the sentence over it, as far as they are in view together with the slider.
QList<const QWidget *> inView(const Shown &chart)
{
    QList<const QWidget *> widgets;
    if (const QWidget *drawn = painterOf(*chart.plot); !drawn->visibleRegion().isEmpty())
        widgets << drawn;
    const QList<QLabel *> labels = chart.whole->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (!chart.takeaway.isEmpty() && label->text() == chart.takeaway && !label->visibleRegion().isEmpty())
            widgets << label;
    }
    return widgets;
}

/// A function of its own also when compiled, so that a profiler can be told to watch it alone.
[[gnu::noinline]] int pressKeys(WatchingApplication &application, MappedSlider &slider,
                                const QList<const QWidget *> &watched, int presses)
{
    for (int i = 0; i < presses; ++i) {
        // To and fro within the range, so that every press changes something.
        const Qt::Key key = i % 30 < 15 ? Qt::Key_Right : Qt::Key_Left;
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        application.watch(watched);
        const qint64 pressed_ns = now_ns();
        QApplication::sendEvent(&slider, &press);
        waitUntilShown(application);
        if (application.shown_ns() == 0) {
            std::fprintf(stderr, "press %d of the slider changed nothing that can be seen\n", i);
            return exitFailed;
        }
        std::printf("%.1f\n", static_cast<double>(application.shown_ns() - pressed_ns) / 1e3);
        settle(15);
    }
    return 0;
}

} // namespace

int pressSlider(WatchingApplication &application, Application &lab, const QString &name, int presses)
{
    const auto *place =
        std::find_if(std::begin(sliderPlaces), std::end(sliderPlaces),
                     [&](const SliderPlace &other) { return name == QLatin1String(other.name); });
    if (place == std::end(sliderPlaces))
        return exitUsage;
    goTo(lab, *place);
    const ExplorePage *page = explorePage(lab);
    MappedSlider *pressed = page ? sliderOf(*page, place->input) : nullptr;
    const Shown chart = page ? place->chart(*page) : Shown();
    if (!pressed || !chart.plot) {
        std::fprintf(stderr, "the slider or the chart is not there\n");
        return exitFailed;
    }
    page->scrollArea()->ensureWidgetVisible(const_cast<QWidget *>(chart.plot));
    pressed->setFocus();
    settle(200);
    const QList<const QWidget *> watched = inView(chart);
    if (!watched.contains(painterOf(*chart.plot))) {
        std::fprintf(stderr, "the chart is out of view while the slider is in view\n");
        return exitFailed;
    }
    return pressKeys(application, *pressed, watched, presses);
}

} // namespace rp
