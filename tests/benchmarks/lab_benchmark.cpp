// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measured program of measure.py: the real lab, made by the real composition root, that notes when what
// it shows has reached the screen. It asserts nothing.
//
//   lab_benchmark TASK FOLDER [PLACE]
//
//   prepare  a ledger that stands at the question
//   start    microseconds from RIDGEPOINT_STARTED_NS to the question being painted
//   slider   microseconds from each slider key to chart and text being painted; PLACE is one of sliderPlaces
//   map      layout of a map with 200 nodes, then microseconds from each key that moves it to its picture
//   trace    timeline of 100,000 kernels, then microseconds from each key that zooms or moves it to its
//   picture labs     microseconds from asking for another lab, or for the home page, to its picture review
//   microseconds from asking for a section of the review to its picture walk     walks through both labs, so
//   that the memory can be watched
//
// RIDGEPOINT_REPEATS says how often slider keys are pressed, or labs opened; without it they are 200 and 20.
#include "app/program.h"
#include "app/root/application.h"
#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "tests/benchmarks/lab_walk.h"
#include "tests/benchmarks/labs_benchmark.h"
#include "tests/benchmarks/map_benchmark.h"
#include "tests/benchmarks/review_benchmark.h"
#include "tests/benchmarks/slider_benchmark.h"
#include "tests/benchmarks/trace_benchmark.h"
#include "tests/benchmarks/watching_application.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/text_block.h"

#include <cstdio>

using namespace rp;

namespace {

std::unique_ptr<Application> openLab(Language &language, const QString &folder)
{
    StartOptions options;
    options.dataDir = folder;
    options.language = QStringLiteral("en");
    QString error;
    auto lab = Application::open(options, language, &error);
    if (!lab)
        std::fprintf(stderr, "%s\n", qPrintable(error));
    return lab;
}

/// The text of the current page that begins like this.
const QWidget *textOf(Application &lab, const QString &begin)
{
    const QList<TextBlock *> texts = lab.window().findChildren<TextBlock *>();
    for (const TextBlock *text : texts) {
        if (text->text().startsWith(begin) && text->isVisibleTo(text->window()))
            return text;
    }
    return nullptr;
}

int prepare(Application &lab)
{
    lab.wizard().next();
    return lab.flush() ? 0 : 1;
}

int start(WatchingApplication &application, Application &lab, qint64 started_ns)
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

void walkAct1(Application &lab)
{
    predict(lab);
    settle(300);
    for (const char *workload : {"resnet50", "gpt2", "giant", "kws"}) {
        for (const char *mode : {"compiled", "cuda_graph", "eager"}) {
            lab.wizard().setInput({{}, QStringLiteral("workload")}, QLatin1String(workload));
            lab.wizard().setInput({{}, QStringLiteral("mode")}, QLatin1String(mode));
            settle(60);
        }
    }
    lab.wizard().setInput({{}, QStringLiteral("kernel_count")}, 10000);
    lab.wizard().setInput({{}, QStringLiteral("launch_model")}, QStringLiteral("overlapped"));
    settle(200);
}

void walkAct2(Application &lab)
{
    predict(lab);
    settle(300);
    for (const char *topic : {"norm", "attention", "one_line"}) {
        lab.wizard().setInput({QStringLiteral("fusion"), QStringLiteral("topic")}, QLatin1String(topic));
        settle(150);
    }
    for (const char *panel : {"roi", "continuum"}) {
        if (ExplorePage *page = explorePage(lab))
            page->showPanel(QLatin1String(panel));
        settle(300);
    }
}

void walkAct3(Application &lab)
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
            lab.wizard().setInput({QStringLiteral("surgery"), QStringLiteral("surgery")},
                                  QLatin1String(surgery));
            settle(150);
        }
    }
}

void walkLab11(Application &lab)
{
    beginLab(lab, QStringLiteral("lab11"));
    predict(lab);
    settle(300);
    for (const char *kernel : {"gemm", "gemv", "square"}) {
        lab.wizard().setInput({{}, QStringLiteral("kernel")}, QLatin1String(kernel));
        settle(150);
    }
    leaveAct(lab);
    predict(lab);
    settle(300);
    auto *serving = explorePage(lab)->findChild<InstrumentView *>();
    for (const char *tab : {"roofline", "memory", "throughput"}) {
        serving->showPage(QLatin1String(tab));
        settle(150);
    }
}

int walk(Application &lab)
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
    walkLab11(lab);
    lab.window().showPage(WindowPage::Home);
    settle(300);
    for (const char *language : {"ar", "zh_CN", "es", "en"}) {
        emit lab.window().settingChosen(Setting::Language, QLatin1String(language));
        settle(200);
    }
    return 0;
}

int repeats(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("RIDGEPOINT_REPEATS");
    return wanted > 0 ? wanted : usual;
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
    const std::unique_ptr<Application> lab = openLab(language, QString::fromLocal8Bit(argv[2]));
    if (!lab)
        return exitInput;
    if (task == QLatin1String("prepare"))
        return prepare(*lab);
    if (task == QLatin1String("trace"))
        return panTrace(application);
    if (task == QLatin1String("map"))
        return panMap(application);
    if (task == QLatin1String("review"))
        return openReview(application, *lab);
    if (task == QLatin1String("start"))
        return start(application, *lab, started_ns);
    if (isSlider)
        return pressSlider(application, *lab, QString::fromLatin1(argv[3]), repeats(200));
    if (task == QLatin1String("labs"))
        return changeLabs(application, *lab, repeats(20));
    return task == QLatin1String("walk") ? walk(*lab) : exitUsage;
}
