// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/reading_report.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/traces/figures/kernel_table.h"
#include "models/traces_text/found_words.h"
#include "models/traces_text/trace_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using namespace traces;

constexpr std::size_t mostSteps = 8;
constexpr std::size_t mostKernels = 8;
constexpr std::size_t mostNames = 20; ///< of GPUs, and of kinds of copies

/// Lines of a report under headings.
class Report
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceReport)
public:
    Report(const Trace &trace, const Timeline &timeline, const Reading &reading)
        : m_trace(trace)
        , m_timeline(timeline)
        , m_reading(reading)
    {
    }
    QStringList lines(const QString &path);

private:
    void heading(const QString &text) { m_lines << QString() << text; }
    void row(const QString &label, const QString &value)
    {
        //: a line of a report: %1 what it is, %2 its value
        m_lines << QStringLiteral("  ") + tr("%1: %2").arg(label, value);
    }
    QString time(double ns) const { return m_format.duration_us(ns / 1000, 4); }
    QString time(std::int64_t ns) const { return time(static_cast<double>(ns)); }
    QString time(Sum_ns ns) const { return time(static_cast<double>(ns)); }
    QString count(std::size_t n) const { return m_format.count(static_cast<double>(n)); }
    QString share(const std::optional<double> &fraction) const
    {
        return fraction ? m_format.percent(*fraction) : tr("not defined");
    }
    QString andMore(std::size_t n) const
    {
        return tr("and %1 more; %2 has them all").arg(count(n), QStringLiteral("--json"));
    }
    QString name(NameId id) const { return shortName(QString::fromStdString(m_trace.names.text(id))); }
    /// A figure that may be withheld.
    QString unless(bool isWithheld, const QString &figure) const
    {
        return isWithheld ? withheldPhrase(m_reading.withheld) : figure;
    }
    QString given(bool isGiven, const QString &figure) const
    {
        return isGiven ? figure : QCoreApplication::translate("rp::TraceWorkbench", "not given");
    }
    /// Median and extremes.
    QString spread(const Spread &spread) const;
    void addTrace(const QString &path);
    void addGpu();
    void addIdle();
    void addLaunches();
    void addWhatIf();
    void addFasterGpu();
    void addSteps();
    void addKernels();
    void addNotices();

    const Trace &m_trace;
    const Timeline &m_timeline;
    const Reading &m_reading;
    const Format m_format;
    QStringList m_lines;
};

QString Report::spread(const Spread &spread) const
{
    if (spread.n == 0)
        return tr("none");
    //: of a set of times: %1 median, %2 shortest, %3 longest
    return fillMarkers(tr("median %1, from %2 to %3"),
                       {time(spread.p50_ns), time(spread.min_ns), time(spread.max_ns)});
}

void Report::addTrace(const QString &path)
{
    m_lines << shortName(path);
    row(tr("Events"), count(m_trace.events));
    row(tr("Size of the text"), m_format.bytes(static_cast<double>(m_trace.json_bytes)));
    QStringList gpus;
    for (std::size_t i = 0; i < std::min(mostNames, m_trace.gpuNames.size()); ++i)
        gpus << shortName(QString::fromStdString(m_trace.gpuNames[i]));
    if (m_trace.gpuNames.size() > mostNames)
        gpus << andMore(m_trace.gpuNames.size() - mostNames);
    if (!gpus.isEmpty())
        row(tr("GPU"), gpus.join(QLatin1String(", ")));
    const auto &devices = m_timeline.devices();
    if (devices.size() > 1 && m_timeline.deviceCount())
        row(tr("Device"),
            //: %1 a device's number; %2 of %3 GPU operations ran on it
            tr("%1, with %2 of %3 GPU operations; figures are for it alone")
                .arg(Format::isolate(QString::fromStdString(m_timeline.deviceCount()->name)),
                     count(m_reading.gpuOps), count(m_trace.ops.size())));
}

void Report::addGpu()
{
    heading(tr("GPU"));
    row(tr("Kernels"), tr("%1, with %2 different names")
                           .arg(count(m_reading.kernels), count(m_reading.distinctKernelNames)));
    const bool isBusyUnknown = m_reading.withheld.withholdsBusy();
    row(tr("Time per kernel"), unless(isBusyUnknown, spread(m_reading.kernelDuration)));
    row(tr("Streams"), count(m_reading.streams));
    const std::vector<MemoryGroup> &memory = m_reading.memory;
    for (std::size_t i = 0; i < std::min(mostNames, memory.size()); ++i)
        //: %1 how many, %2 time of all together, %3 a size
        row(shortName(QString::fromStdString(memory[i].name)),
            tr("%1, %2 in all, %3")
                .arg(count(memory[i].n), time(memory[i].sum_ns), m_format.bytes(memory[i].bytes.value())));
    if (memory.size() > mostNames)
        m_lines << QStringLiteral("  ") + andMore(memory.size() - mostNames);
    row(tr("Span from first to last operation"), time(m_reading.span_ns));
    //: %1 a time, %2 a percentage
    row(tr("GPU busy"),
        unless(isBusyUnknown,
               tr("%1, %2 of the span").arg(time(m_reading.busy_ns), share(m_reading.busyFraction))));
}

void Report::addIdle()
{
    const IdleTime &idle = m_reading.idle;
    if (idle.total_ns == 0)
        return;
    if (m_reading.withheld.withholdsIdle()) {
        heading(tr("Idle time of the GPU"));
        if (!m_reading.withheld.withholdsBusy())
            row(tr("In all"), time(idle.total_ns));
        row(tr("By what ended it"), withheldPhrase(m_reading.withheld));
        return;
    }
    heading(tr("Idle time of the GPU, by what ended it"));
    const QString labels[gapClasses] = {
        tr("Waiting for the host"), tr("Between launched kernels (under 30 µs)"),
        tr("Longer, though launched"), tr("Cause unknown (the launch call isn't known)"),
        tr("An operation that was left out lies in it")};
    for (std::size_t i = 0; i < gapClasses; ++i) {
        if (idle.classes[i].gaps == 0)
            continue;
        const double fraction = static_cast<double>(idle.classes[i].ns) / static_cast<double>(idle.total_ns);
        //: %1 a time, %2 a percentage, %3 how many gaps
        row(labels[i],
            tr("%1, %2 of the idle time, %3 gap(s)", nullptr,
               static_cast<int>(std::min<std::uint64_t>(idle.classes[i].gaps, 1'000'000'000)))
                .arg(time(idle.classes[i].ns), m_format.percent(fraction), count(idle.classes[i].gaps)));
    }
    if (m_reading.withheld.withholdsCause()) {
        row(tr("Dispatch tax"), withheldPhrase(m_reading.withheld));
    } else if (idle.of(GapClass::HostWait).gaps > 0) {
        row(tr("Of waiting for the host"), tr("%1 until the call, %2 from the call to the start")
                                               .arg(time(idle.beforeCall_ns), time(idle.launchLatency_ns)));
        row(tr("Dispatch tax"), tr("%1 of the span").arg(share(m_reading.hostWaitOfSpan)));
        if (m_reading.hostWaitPerKernel_ns)
            row(tr("Dispatch tax per kernel"), time(*m_reading.hostWaitPerKernel_ns));
    }
}

void Report::addLaunches()
{
    heading(tr("Launches"));
    row(tr("Launch calls"), count(m_reading.directLaunch.n));
    row(tr("Launches of graphs"), count(m_reading.graphLaunch.n));
    const bool areCallsUnknown = m_reading.withheld.withholdsCalls();
    row(tr("Kernels that came from a graph"), unless(areCallsUnknown, count(m_reading.kernelsFromGraphs)));
    if (m_reading.unmatchedOps > 0)
        row(tr("GPU operations without a launch call"), count(m_reading.unmatchedOps));
    if (m_reading.hasCallDurations) {
        row(tr("Time inside of a launch call"), spread(m_reading.directLaunch));
        row(tr("Time between two calls"), spread(m_reading.launchGap));
    }
    row(tr("From call to start on the GPU"), unless(areCallsUnknown, spread(m_reading.startToStart)));
    if (m_reading.hasCallDurations && m_reading.directLaunch.n > 0 && m_reading.launchGap.n > 0)
        //: %1 and %2 are times
        m_lines << QStringLiteral("  ") +
                       tr("What the labs call launch cost is both: %1 inside of a call, and %2 of the host's "
                          "other "
                          "work (Python, dispatcher, allocator) until the next one.")
                           .arg(time(m_reading.directLaunch.p50_ns), time(m_reading.launchGap.p50_ns));
    if (m_reading.startedBeforeCall > 0)
        m_lines << QStringLiteral("  ") +
                       tr("%1 operation(s) begin before the call of the same number: their times or their "
                          "numbers "
                          "can't be right.",
                          nullptr,
                          static_cast<int>(std::min<std::size_t>(m_reading.startedBeforeCall, 1'000'000'000)))
                           .arg(count(m_reading.startedBeforeCall));
}

void Report::addFasterGpu()
{
    const WhatIf &what = m_reading.whatIf;
    const QString label = tr("A GPU twice as fast, with the host as it is");
    if (!what.replayError) {
        row(label, tr("not defined"));
    } else if (what.canPredictFasterGpu()) {
        //: %1 and %2 are times
        row(label, tr("%1 instead of %2").arg(time(what.replayTwice_ns), time(what.replay_ns)));
    } else {
        row(label, tr("can't be predicted, because the model misses this trace by more than %1")
                       .arg(m_format.percent(WhatIf::largestError, 0)));
    }
    if (what.replayError)
        row(tr("Error of that model, replaying the trace as it is"), m_format.percent(*what.replayError));
}

void Report::addWhatIf()
{
    const WhatIf &what = m_reading.whatIf;
    heading(tr("What if: bounds under an assumption each, not measurements"));
    if (m_reading.withheld.withholdsCause()) {
        const QStringList reasons = withheldTexts(m_reading);
        for (const QString &reason : reasons)
            m_lines << QStringLiteral("  ") + reason;
        return;
    }
    const auto bound = [this](Sum_ns ns) {
        const double speedup = ns > 0 ? static_cast<double>(static_cast<Sum_ns>(m_reading.span_ns) / ns) : 0;
        //: %1 a time, %2 a factor such as 1.20×
        return speedup > 0 ? tr("%1 at best, %2").arg(time(ns), m_format.factor(speedup)) : time(ns);
    };
    row(tr("Nothing ever waits for the host"), bound(what.noHostWait_ns));
    for (std::size_t i = 0; i < graphNode_ns.size(); ++i)
        //: %1 a time: from one kernel of the graph to the next
        row(tr("A CUDA graph, with %1 from kernel to kernel").arg(time(graphNode_ns[i])),
            bound(what.graph_ns[i]));
    row(tr("The host calls twice as early, the latency stays"), bound(what.halfDispatch_ns));
    addFasterGpu();
    if (const QString wait = longWaitText(longestGapShare(m_timeline)); !wait.isEmpty())
        m_lines << QStringLiteral("  ") + wait;
}

void Report::addSteps()
{
    if (!m_reading.steps)
        return;
    const StepsReading &steps = *m_reading.steps;
    heading(tr("Steps of the profiler"));
    row(tr("All steps"),
        tr("%1, GPU busy for %2 of it")
            .arg(time(steps.window_ns), given(m_reading.knowsStepBusy(), share(steps.busyFraction))));
    for (std::size_t i = 0; i < std::min(mostSteps, steps.steps.size()); ++i) {
        const StepReading &step = steps.steps[i];
        //: %1 a time on the host, %2 how many launches, %3 how many kernels, %4 a time
        row(name(step.name), tr("%1 on the host, launches: %2, kernels: %3, GPU busy for %4")
                                 .arg(time(step.host_ns), count(step.launches),
                                      given(m_reading.knowsStepKernels(), count(step.kernelsLaunched)),
                                      given(m_reading.knowsStepBusy(), time(step.busy_ns))));
    }
    if (steps.steps.size() > mostSteps)
        m_lines << QStringLiteral("  ") + andMore(steps.steps.size() - mostSteps);
}

void Report::addKernels()
{
    const std::vector<KernelRow> rows = kernelTable(m_timeline);
    if (rows.empty() || m_reading.withheld.withholdsBusy())
        return;
    heading(tr("Kernels with most time"));
    for (std::size_t i = 0; i < std::min(mostKernels, rows.size()); ++i)
        //: of a kernel: %1 share of the time, %2 how many runs, %3 mean time
        row(name(rows[i].name),
            tr("%1 of the kernels' time, runs: %2, %3 each")
                .arg(m_format.percent(rows[i].share), count(rows[i].runs), time(rows[i].mean_ns())));
}

void Report::addNotices()
{
    QStringList told = leftOutTexts(m_reading);
    for (const Notice &notice : m_trace.notices) {
        // Of a file without figures that is the reason, which has been told.
        if (m_reading.unusable == Unusable::No || notice.kind != NoticeKind::UnpacksTooFar)
            told << noticeText(notice);
    }
    if (told.isEmpty())
        return;
    heading(tr("What was met while reading"));
    for (const QString &sentence : qAsConst(told))
        m_lines << QStringLiteral("  ") + sentence;
}

QStringList Report::lines(const QString &path)
{
    addTrace(path);
    if (m_reading.unusable != Unusable::No) {
        m_lines << noGpuText(path, m_trace, m_reading);
    } else {
        addGpu();
        addIdle();
        addLaunches();
        addWhatIf();
        addSteps();
        addKernels();
    }
    addNotices();
    return m_lines;
}

struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceComparison)
};

} // namespace

QStringList readingReport(const Trace &trace, const Timeline &timeline, const Reading &reading,
                          const QString &path)
{
    return Report(trace, timeline, reading).lines(path);
}

QStringList comparisonReport(const Comparison &comparison, const QString &first, const QString &second)
{
    const Format format;
    //: two files beside each other: %1 before, %2 after
    QStringList lines(
        fillMarkers(ComparisonWords::tr("From %1 to %2"), {shortName(first), shortName(second)}));
    const auto row = [&lines, &format, &comparison](const QString &label, const ComparedFigure &figure,
                                                    bool isTime) {
        const auto value = [&format, isTime](double x) {
            return isTime ? format.duration_us(x / 1000, 4) : format.significant(x, 6);
        };
        const auto ratio = figure.ratio();
        if (std::isnan(figure.first + figure.second)) {
            const QString why = withheldPhrase(comparison.withheld);
            //: a line of a comparison: %1 what it is, %2 why there is no figure
            lines << QStringLiteral("  ") +
                         ComparisonWords::tr("%1: %2").arg(
                             label, why.isEmpty()
                                        ? QCoreApplication::translate("rp::TraceWorkbench", "not given")
                                        : why);
            return;
        }
        //: a line of a comparison: %1 what it is, %2 before, %3 after, %4 a factor such as 1.20×
        lines << QStringLiteral("  ") +
                     fillMarkers(ComparisonWords::tr("%1: from %2 to %3 (%4)"),
                                 {label, value(figure.first), value(figure.second),
                                  ratio ? format.factor(*ratio) : ComparisonWords::tr("not defined")});
    };
    const QString labels[Comparison::Figures] = {ComparisonWords::tr("Kernels"),
                                                 ComparisonWords::tr("Launch calls"),
                                                 ComparisonWords::tr("Launches of graphs"),
                                                 ComparisonWords::tr("Mean time of a kernel"),
                                                 ComparisonWords::tr("GPU busy"),
                                                 ComparisonWords::tr("Span"),
                                                 ComparisonWords::tr("Waiting for the host")};
    for (std::size_t i = 0; i < Comparison::Figures; ++i)
        row(labels[i], comparison.whole[i], i >= Comparison::KernelMean_ns);
    if (comparison.firstBusyFraction && comparison.secondBusyFraction)
        lines << QStringLiteral("  ") + ComparisonWords::tr("GPU busy, of the span: from %1 to %2")
                                            .arg(format.percent(*comparison.firstBusyFraction),
                                                 format.percent(*comparison.secondBusyFraction));
    if (!comparison.perStep) {
        lines << ComparisonWords::tr(
            "Without steps of the profiler in both traces, whole traces are compared: that is fair "
            "only if both did the same work.");
        return lines;
    }
    //: %1 and %2 are numbers of steps
    lines << ComparisonWords::tr("Per step of the profiler (mean of %1 and of %2)")
                 .arg(format.count(static_cast<double>(comparison.firstSteps)),
                      format.count(static_cast<double>(comparison.secondSteps)));
    const QString stepLabels[Comparison::StepFigures] = {
        ComparisonWords::tr("Kernels"), ComparisonWords::tr("Launch calls"), ComparisonWords::tr("GPU busy"),
        ComparisonWords::tr("Time on the host")};
    for (std::size_t i = 0; i < Comparison::StepFigures; ++i)
        row(stepLabels[i], (*comparison.perStep)[i], i >= Comparison::StepBusy_ns);
    return lines;
}

} // namespace rp
