// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measured program of measure.py: the real lab, made by the real composition root, that notes when what
// it shows has reached the screen. It asserts nothing.
//
//   lab_benchmark prepare FOLDER    a ledger that stands at the question
//   lab_benchmark start FOLDER      microseconds from RIDGEPOINT_STARTED_NS to the question being painted
//   lab_benchmark slider FOLDER PLACE   microseconds from each slider key to chart and text being painted;
//                                       PLACE is one of sliderPlaces
//   lab_benchmark map FOLDER        layout of a map with 200 nodes, then microseconds from each key that
//                                   moves it to its picture
//   lab_benchmark review FOLDER     microseconds from asking for a section of the review to its picture
//   lab_benchmark walk FOLDER       walks through the acts, so that the memory can be watched
#include "charts/grouped_bar_chart.h"
#include "charts/intensity_scale.h"
#include "charts/line_chart.h"
#include "charts/waterfall_chart.h"
#include "composition.h"
#include "instruments/instrument_controls.h"
#include "instruments/surgery_view.h"
#include "instruments/track_view.h"
#include "map/graph_map.h"
#include "map_benchmark.h"
#include "program.h"
#include "review_benchmark.h"
#include "settings_controller.h"
#include "steps/act_view.h"
#include "steps/explore_page.h"
#include "watching_application.h"
#include "widgets/text_block.h"
#include "widgets/value_slider.h"
#include "wizard_controller.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <algorithm>
#include <cstdio>

using namespace rp;

namespace {

std::unique_ptr<Lab> openLab(Language &language, const QString &folder)
{
    LabOptions options;
    options.dataDir = folder;
    options.language = QStringLiteral("en");
    QString error;
    auto lab = Lab::open(options, language, &error);
    if (!lab)
        std::fprintf(stderr, "%s\n", qPrintable(error));
    return lab;
}

/// The text of the current page that begins like this.
const QWidget *textOf(Lab &lab, const QString &begin)
{
    const QList<TextBlock *> texts = lab.window().findChildren<TextBlock *>();
    for (const TextBlock *text : texts) {
        if (text->text().startsWith(begin) && text->isVisibleTo(text->window()))
            return text;
    }
    return nullptr;
}

int prepare(Lab &lab)
{
    lab.wizard().next();
    return lab.flush() ? 0 : 1;
}

int start(WatchingApplication &application, Lab &lab, qint64 started_ns)
{
    const QString prompt = lab.session().currentAct().predictions.front().prompt;
    const QWidget *question = textOf(lab, prompt);
    if (!question)
        return 1;
    application.watch({question});
    lab.show();
    waitUntilShown(application);
    std::printf("%.1f\n", static_cast<double>(application.shown_ns() - started_ns) / 1e3);
    return application.shown_ns() == 0 ? 1 : 0;
}

void predict(Lab &lab)
{
    const auto &questions = lab.session().currentAct().predictions;
    for (const QuestionContent &question : questions)
        lab.wizard().commitPrediction(question.id, question.options.front().id);
    lab.wizard().next();
}

/// Answers what has to be answered, finds nothing, and stands in the next act.
void leaveAct(Lab &lab)
{
    lab.wizard().skipDiscoveries();
    lab.wizard().next();
    lab.wizard().next();
    const auto &reflections = lab.session().currentAct().reflections;
    for (const QuestionContent &question : reflections)
        lab.wizard().answerReflection(question.id, question.correct);
    lab.wizard().next();
    lab.wizard().next(); // past the brief
}

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

/// A slider that is pressed, and the chart that has to follow it.
struct SliderPlace
{
    const char *name;
    int act;
    const char *panel; ///< empty: the act's only one
    const char *page;  ///< topic or tab of the panel; empty: the first one
    const char *input;
    Shown (*chart)(const QWidget &page);
};

const SliderPlace sliderPlaces[] = {
    {"act1", 1, "", "", "kernel_count", firstShown<WaterfallChart>},
    {"fusion", 2, "fusion", "", "elements", firstShown<GroupedBarChart>},
    {"attention", 2, "fusion", "attention", "sequence", firstShown<LineChart>},
    {"roi", 2, "roi", "", "compile_s", firstShown<LineChart>},
    {"continuum", 2, "continuum", "", "fusion_level", firstShown<IntensityScale>},
    {"surgery_map", 3, "surgery", "map", "probability_a", firstPlot<GraphMap>},
    {"surgery_change", 3, "surgery", "before_after", "kernel_us", firstPlot<GroupedBarChart>},
    {"surgery_masking", 3, "surgery", "masking", "kernel_us", firstPlot<LineChart>},
    {"cloud", 3, "cloud", "busy", "context_tokens", firstPlot<LineChart>},
    {"edge", 3, "edge", "tail", "loops_per_s", firstPlot<LineChart>},
    {"mobile", 3, "mobile", "energy", "activation_mb", firstPlot<WaterfallChart>},
    {"tiny", 3, "tiny", "time", "clock_mhz", firstPlot<WaterfallChart>},
};

ExplorePage *explorePage(Lab &lab)
{
    return qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
}

void showPageOf(Lab &lab, const SliderPlace &place)
{
    ExplorePage *page = explorePage(lab);
    if (!page || !*place.panel)
        return;
    page->showPanel(QLatin1String(place.panel));
    settle(200);
    if (place.act == 2 && *place.page)
        lab.wizard().setInput(QStringLiteral("fusion.topic"), QLatin1String(place.page));
    if (auto *surgery = page->findChild<SurgeryView *>(); surgery && place.act == 3)
        surgery->showPage(QLatin1String(place.page));
    if (auto *track = page->findChild<TrackView *>(); track && place.act == 3)
        track->showPage(QLatin1String(place.page));
}

/// Leads to the place, with its instrument in view.
void goTo(Lab &lab, const SliderPlace &place)
{
    const QString panel = QLatin1String(place.panel);
    if (place.act == 3)
        lab.settings().setTrack(panel == QLatin1String("surgery") ? QStringLiteral("edge") : panel);
    // As large as the screen of the test desktop, so that slider and chart are in view together.
    predict(lab);
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
    const QList<InstrumentControls *> all = page.findChildren<InstrumentControls *>();
    for (const InstrumentControls *controls : all) {
        auto *row = controls->isVisible()
                        ? qobject_cast<ValueSlider *>(controls->control(QLatin1String(input)))
                        : nullptr;
        if (row)
            return row->slider();
    }
    return nullptr;
}

/// The plot and the sentence over it, as far as they are in view together with the slider.
QList<const QWidget *> inView(const Shown &chart)
{
    QList<const QWidget *> widgets;
    if (!chart.plot->visibleRegion().isEmpty())
        widgets << chart.plot;
    const QList<QLabel *> labels = chart.whole->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (!chart.takeaway.isEmpty() && label->text() == chart.takeaway && !label->visibleRegion().isEmpty())
            widgets << label;
    }
    return widgets;
}

int pressKeys(WatchingApplication &application, MappedSlider &slider, const QList<const QWidget *> &watched)
{
    for (int i = 0; i < 200; ++i) {
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

int slider(WatchingApplication &application, Lab &lab, const QString &name)
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
    if (!watched.contains(chart.plot)) {
        std::fprintf(stderr, "the chart is out of view while the slider is in view\n");
        return exitFailed;
    }
    return pressKeys(application, *pressed, watched);
}

void walkAct1(Lab &lab)
{
    predict(lab);
    settle(300);
    for (const char *workload : {"resnet50", "gpt2", "giant", "kws"}) {
        for (const char *mode : {"compiled", "cuda_graph", "eager"}) {
            lab.wizard().setInput(QStringLiteral("workload"), QLatin1String(workload));
            lab.wizard().setInput(QStringLiteral("mode"), QLatin1String(mode));
            settle(60);
        }
    }
    lab.wizard().setInput(QStringLiteral("kernel_count"), 10000);
    lab.wizard().setInput(QStringLiteral("launch_model"), QStringLiteral("overlapped"));
    settle(200);
}

void walkAct2(Lab &lab)
{
    predict(lab);
    settle(300);
    for (const char *topic : {"norm", "attention", "one_line"}) {
        lab.wizard().setInput(QStringLiteral("fusion.topic"), QLatin1String(topic));
        settle(150);
    }
    for (const char *panel : {"roi", "continuum"}) {
        if (ExplorePage *page = explorePage(lab))
            page->showPanel(QLatin1String(panel));
        settle(300);
    }
}

void walkAct3(Lab &lab)
{
    predict(lab);
    for (const char *track : {"cloud", "edge", "mobile", "tiny"}) {
        lab.settings().setTrack(QLatin1String(track));
        for (const char *panel : {"surgery", track}) {
            if (ExplorePage *page = explorePage(lab))
                page->showPanel(QLatin1String(panel));
            settle(300);
        }
        for (const char *surgery : {"where", "cond", "custom_op", "none_break"}) {
            lab.wizard().setInput(QStringLiteral("surgery.surgery"), QLatin1String(surgery));
            settle(150);
        }
    }
}

int walk(Lab &lab)
{
    lab.settings().setTrack(QStringLiteral("cloud"));
    lab.show();
    settle(300);
    walkAct1(lab);
    leaveAct(lab);
    walkAct2(lab);
    leaveAct(lab);
    walkAct3(lab);
    lab.wizard().skipDiscoveries();
    lab.wizard().next();
    settle(300);
    lab.wizard().next();
    const auto &reflections = lab.session().currentAct().reflections;
    for (const QuestionContent &question : reflections)
        lab.wizard().answerReflection(question.id, question.correct);
    settle(300);
    for (const char *language : {"ar", "zh_CN", "es", "en"}) {
        emit lab.window().settingChosen(Setting::Language, QLatin1String(language));
        settle(200);
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const bool isSlider = argc == 4 && qstrcmp(argv[1], "slider") == 0;
    if (argc != 3 && !isSlider)
        return exitUsage;
    const QString task = QString::fromLatin1(argv[1]);
    const qint64 started_ns = qEnvironmentVariable("RIDGEPOINT_STARTED_NS").toLongLong();
    WatchingApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("ridgepoint"));
    Language language;
    language.use(QStringLiteral("en"));
    const std::unique_ptr<Lab> lab = openLab(language, QString::fromLocal8Bit(argv[2]));
    if (!lab)
        return exitInput;
    if (task == QLatin1String("prepare"))
        return prepare(*lab);
    if (task == QLatin1String("map"))
        return panMap(application);
    if (task == QLatin1String("review"))
        return openReview(application, *lab);
    if (task == QLatin1String("start"))
        return start(application, *lab, started_ns);
    if (isSlider)
        return slider(application, *lab, QString::fromLatin1(argv[3]));
    return task == QLatin1String("walk") ? walk(*lab) : exitUsage;
}
