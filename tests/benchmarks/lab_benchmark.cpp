// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measured program of measure.py: the real lab, made by the real composition root, that notes when what
// it shows has reached the screen. It asserts nothing.
//
//   lab_benchmark prepare FOLDER    a ledger that stands at the question
//   lab_benchmark start FOLDER      microseconds from RIDGEPOINT_STARTED_NS to the question being painted
//   lab_benchmark slider FOLDER     microseconds from each slider key to chart and text being painted
//   lab_benchmark walk FOLDER       walks through the act, so that the memory can be watched
#include "composition.h"
#include "program.h"
#include "widgets/value_slider.h"
#include "wizard_controller.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
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

/// The label of the current page that begins with this text.
const QWidget *labelOf(const Lab &lab, const QString &begin)
{
    const QList<QLabel *> labels = const_cast<Lab &>(lab).window().findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->text().startsWith(begin) && label->isVisibleTo(label->window()))
            return label;
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
    const QWidget *question = labelOf(lab, prompt);
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

int slider(WatchingApplication &application, Lab &lab)
{
    predict(lab);
    lab.show();
    settle(500);
    QList<const QWidget *> watched{labelOf(lab, QStringLiteral("Wall time"))};
    const QList<QWidget *> widgets = lab.window().findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        // The first plot is the waterfall; the charts below it may be scrolled out of view.
        if (widget->inherits("rp::ChartPlot") && watched.size() == 1)
            watched << widget;
    }
    MappedSlider *count = nullptr;
    const QList<MappedSlider *> sliders = lab.window().findChildren<MappedSlider *>();
    for (MappedSlider *each : sliders) {
        if (each->scale().logarithmic)
            count = each;
    }
    if (!count || !watched.front() || watched.size() != 2)
        return 1;
    count->setFocus();
    settle(100);
    for (int i = 0; i < 200; ++i) {
        const Qt::Key key = i % 80 < 40 ? Qt::Key_Right : Qt::Key_Left;
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        application.watch(watched);
        const qint64 pressed_ns = now_ns();
        QApplication::sendEvent(count, &press);
        waitUntilShown(application);
        if (application.shown_ns() == 0)
            return 1;
        std::printf("%.1f\n", static_cast<double>(application.shown_ns() - pressed_ns) / 1e3);
        settle(15);
    }
    return 0;
}

int walk(Lab &lab)
{
    lab.show();
    settle(300);
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
    if (argc != 3)
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
    if (task == QLatin1String("slider"))
        return slider(application, *lab);
    return task == QLatin1String("walk") ? walk(*lab) : exitUsage;
}
