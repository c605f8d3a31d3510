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
//   lab_benchmark walk FOLDER       walks through the acts, so that the memory can be watched
#include "charts/grouped_bar_chart.h"
#include "charts/intensity_scale.h"
#include "charts/line_chart.h"
#include "charts/waterfall_chart.h"
#include "composition.h"
#include "instruments/instrument_controls.h"
#include "program.h"
#include "steps/act_view.h"
#include "steps/explore_page.h"
#include "widgets/text_block.h"
#include "widgets/value_slider.h"
#include "wizard_controller.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace rp;

namespace {

qint64 now_ns()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

/// Notes which widgets have been painted, and knows when the picture has been handed to the window system.
class WatchingApplication : public QApplication
{
public:
    using QApplication::QApplication;

    void watch(QList<const QWidget *> widgets)
    {
        m_missing = std::move(widgets);
        m_shown_ns = 0;
    }
    /// When all of them were painted and flushed; 0 before.
    qint64 shown_ns() const { return m_shown_ns; }

    bool notify(QObject *receiver, QEvent *event) override
    {
        const QEvent::Type type = event->type();
        if (type == QEvent::Paint && receiver->isWidgetType())
            m_missing.removeAll(static_cast<const QWidget *>(receiver));
        const bool done = QApplication::notify(receiver, event);
        // Widgets paint and flush inside these two.
        const bool flushed = type == QEvent::UpdateRequest || type == QEvent::Expose;
        if (flushed && m_missing.isEmpty() && m_shown_ns == 0)
            m_shown_ns = now_ns();
        return done;
    }

private:
    QList<const QWidget *> m_missing;
    qint64 m_shown_ns = 0;
};

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

void waitUntilShown(const WatchingApplication &application)
{
    QElapsedTimer limit;
    limit.start();
    while (application.shown_ns() == 0 && limit.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

void settle(int ms)
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < ms)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
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

template<typename Chart>
ChartWidget *firstShown(const QWidget &page)
{
    const QList<Chart *> charts = page.findChildren<Chart *>();
    const auto it =
        std::find_if(charts.begin(), charts.end(), [](const Chart *chart) { return chart->isVisible(); });
    return it == charts.end() ? nullptr : *it;
}

/// A slider that is pressed, and the chart that has to follow it.
struct SliderPlace
{
    const char *name;
    const char *panel; ///< of act 2; empty: act 1
    const char *topic; ///< of the panel; empty: its own
    const char *input;
    ChartWidget *(*chart)(const QWidget &page);
};

const SliderPlace sliderPlaces[] = {
    {"act1", "", "", "kernel_count", firstShown<WaterfallChart>},
    {"fusion", "fusion", "", "elements", firstShown<GroupedBarChart>},
    {"attention", "fusion", "attention", "sequence", firstShown<LineChart>},
    {"roi", "roi", "", "compile_s", firstShown<LineChart>},
    {"continuum", "continuum", "", "fusion_level", firstShown<IntensityScale>},
};

ExplorePage *explorePage(Lab &lab)
{
    return qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
}

/// Leads to the place, with its instrument in view.
void goTo(Lab &lab, const SliderPlace &place)
{
    predict(lab);
    // As large as the screen of the test desktop, so that slider and chart are in view together.
    lab.window().resize(1366, 900);
    lab.show();
    if (*place.panel) {
        leaveAct(lab);
        predict(lab);
        if (ExplorePage *page = explorePage(lab))
            page->showPanel(QLatin1String(place.panel));
        if (*place.topic)
            lab.wizard().setInput(QStringLiteral("fusion.topic"), QLatin1String(place.topic));
    }
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
QList<const QWidget *> inView(const ChartWidget &chart)
{
    QList<const QWidget *> widgets;
    if (!chart.plotWidget()->visibleRegion().isEmpty())
        widgets << chart.plotWidget();
    const QList<QLabel *> labels = chart.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->text() == chart.takeaway() && !label->visibleRegion().isEmpty())
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
    const ChartWidget *chart = page ? place->chart(*page) : nullptr;
    if (!pressed || !chart) {
        std::fprintf(stderr, "the slider or the chart is not there\n");
        return exitFailed;
    }
    page->scrollArea()->ensureWidgetVisible(chart->plotWidget());
    pressed->setFocus();
    settle(200);
    const QList<const QWidget *> watched = inView(*chart);
    if (!watched.contains(chart->plotWidget())) {
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

int walk(Lab &lab)
{
    lab.show();
    settle(300);
    walkAct1(lab);
    leaveAct(lab);
    walkAct2(lab);
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
    if (task == QLatin1String("start"))
        return start(application, *lab, started_ns);
    if (isSlider)
        return slider(application, *lab, QString::fromLatin1(argv[3]));
    return task == QLatin1String("walk") ? walk(*lab) : exitUsage;
}
