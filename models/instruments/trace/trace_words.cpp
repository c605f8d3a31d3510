// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces_text/trace_words.h"
#include "models/instruments/dispatch_tax/traced_words.h"
#include "models/instruments/trace/trace_lab.h"
#include "models/instruments/trace/trace_rows.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "models/traces_text/found_words.h"

#include <cmath>

namespace rp {

namespace {

using State = TraceState;

QString withChange(const QString &sentence, const Moment<TraceDesign> &moment)
{
    return joinedSentences({sentence, moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

/// Why figures are withheld; empty: none are.
QString withheldSentence(const State &state)
{
    return joinedSentences(withheldTexts(state.reading()));
}

/// Why the gain from one trace to the other isn't given; empty: it is.
QString gainWithheld(const State &state)
{
    if (!state.after || !lacksOperations(state) || !std::isnan(measuredGain(state)))
        return {};
    QStringList said(TraceText::tr("What the change gained can't be told."));
    for (const TracePointer &trace : {state.trace, state.after}) {
        if (trace->reading.withheld.withholdsIdle())
            said << QCoreApplication::translate("rp::TraceReport", "%1: %2")
                        .arg(traceLabel(trace->key, *state.settings.shelf),
                             joinedSentences(withheldTexts(trace->reading)));
    }
    return joinedSentences(said);
}

QString median(const traces::Spread &spread)
{
    return spread.n > 0 ? Format().duration_us(spread.p50_ns / 1e3) : QString();
}

} // namespace

QString traceReason(const QString &field, const TraceSettings &settings, const Catalogue &catalogue)
{
    const bool isOfCause =
        field != QLatin1String("model") && (field != QLatin1String("gain") || settings.after == noTrace);
    const TracePointer trace = isOfCause ? settings.shelf->find(settings.trace) : nullptr;
    if (field == QLatin1String("gain")) {
        if (QString why = gainWithheld(TraceDesign::evaluate(settings, catalogue)); !why.isEmpty())
            return why;
    }
    if (trace && trace->reading.withheld.any())
        return joinedSentences(withheldTexts(trace->reading));
    if (field == QLatin1String("bound") || (field == QLatin1String("gain") && settings.after == noTrace))
        return TraceText::tr(
            "This is a bound worked out from the trace, not a measurement: work on the GPU and "
            "its order stay as they are.");
    if (field == QLatin1String("replay"))
        return TraceText::tr(
            "The trace is replayed with kernels of half the length. Host times are kept, and "
            "streams don't wait for each other.");
    if (field == QLatin1String("model"))
        return TraceText::tr("The model has equal kernels and one launch in each median launch period.");
    return {};
}

QString changeSentence(const Moment<TraceDesign> &moment)
{
    const State &now = moment.now;
    const QString &id = moment.inputs.front();
    const Format format;
    const SpanParts parts = partsOf(now.reading());
    QString withheld = withheldSentence(now);
    const bool isOfGain = id == QLatin1String("node") || (id == QLatin1String("per_day") && !now.after);
    if (isOfGain && !withheld.isEmpty())
        return withheld;
    const bool isOfChange = now.after && id != QLatin1String("node") && id != QLatin1String("trace");
    if (QString why = gainWithheld(now); isOfChange && !why.isEmpty())
        return why;
    if (now.reading().withheld.withholdsBusy() && !isOfChange)
        return withheld;
    if (id == QLatin1String("node"))
        //: %1 a time such as 1 µs, %2 a time, %3 a factor such as 12.6×
        return fillMarkers(
            TraceText::tr(
                "With %1 from kernel to kernel, a CUDA graph takes at least %2: at best %3 as fast."),
            {InputsOf<TraceDesign>::text(id, now.settings, moment.catalogue),
             format.milliseconds(graphSpan_us(now)), format.factor(parts.span_us / graphSpan_us(now))});
    if (id == QLatin1String("per_day"))
        //: %1 "10,000 runs per day", %2 a time span
        return TraceText::tr("At %1, machines save %2 in a day.")
            .arg(InputsOf<TraceDesign>::text(id, now.settings, moment.catalogue),
                 format.span_s(savedPerDay_s(now)));
    if (id == QLatin1String("after") && now.after)
        //: %1 a trace, %2 a percentage
        return TraceText::tr("Compared with %1: the measured gain in throughput is %2.")
            .arg(traceLabel(now.after->key, *now.settings.shelf),
                 quantityText(Quantity::FractionLarge, measuredGain(now)));
    if (!withheld.isEmpty())
        //: %1 a trace, %2 a percentage
        return TraceText::tr("%1: the GPU is busy for %2 of the span.")
            .arg(traceLabel(now.trace->key, *now.settings.shelf), format.percent(parts.share(parts.busy_us)));
    //: %1 a trace, %2 and %3 percentages
    return TraceText::tr("%1: the GPU is busy for %2 of the span and waits for the host for %3.")
        .arg(traceLabel(now.trace->key, *now.settings.shelf), format.percent(parts.share(parts.busy_us)),
             format.percent(parts.share(parts.hostWait_us())));
}

QString spanSentence(const Moment<TraceDesign> &moment)
{
    const SpanParts parts = partsOf(moment.now.reading());
    const Format format;
    QString withheld = withheldSentence(moment.now);
    //: %1 a time, %2 to %4 percentages
    const QString whole =
        moment.now.reading().withheld.withholdsBusy() ? withheld
        : !withheld.isEmpty()
            //: %1 a time, %2 a percentage
            ? joinedSentences({fillMarkers(TraceText::tr("Of %1, the GPU works for %2."),
                                           {format.milliseconds(parts.span_us),
                                            format.percent(parts.share(parts.busy_us))}),
                               withheld})
            : fillMarkers(
                  TraceText::tr(
                      "Of %1, the GPU works for %2. It waits %3 for the host's next call, and %4 from a call "
                      "to the start."),
                  {format.milliseconds(parts.span_us), format.percent(parts.share(parts.busy_us)),
                   format.percent(parts.share(parts.before_us)),
                   format.percent(parts.share(parts.latency_us))});
    const auto &graph = moment.now.trace->graph;
    const std::optional<double> busy = graph ? graph->busyFraction() : std::nullopt;
    //: %1 a percentage; the graph is a CUDA graph, which one call of the host starts as a whole
    const QString inGraph =
        busy ? TraceText::tr("While its largest graph runs, the GPU works for %1.").arg(format.percent(*busy))
             : QString();
    return withChange(joinedSentences({inGraph, whole}), moment);
}

QString whatIfSentence(const Moment<TraceDesign> &moment)
{
    const traces::Reading &reading = moment.now.reading();
    const Format format;
    const double span_us = double(reading.span_ns) / 1e3;
    const QString error =
        reading.whatIf.replayError ? format.percent(*reading.whatIf.replayError) : QString();
    const double gain = fasterGpuGain(reading);
    const double graph_us = graphSpan_us(moment.now);
    if (QString withheld = withheldSentence(moment.now); !withheld.isEmpty())
        return withheld;
    if (span_us <= 0.0 || graph_us <= 0.0)
        return TraceText::tr("The trace spans no time, so there is nothing to gain.");
    const QString graph =
        TraceText::tr("A CUDA graph makes it at best %1 as fast.").arg(format.factor(span_us / graph_us));
    const QString faster =
        error.isEmpty() ? TraceText::tr("What a faster GPU gains can't be said: there are too few launches.")
        : std::isnan(gain)
            //: %1 a percentage
            ? TraceText::tr("What a faster GPU gains can't be said: the replay misses the trace by %1.")
                  .arg(error)
            : gain <= std::abs(*reading.whatIf.replayError)
                  //: %1 a percentage
                  ? TraceText::tr("A GPU twice as fast gains nothing beyond the replay's own error of %1.")
                        .arg(error)
                  //: %1 and %2 percentages
                  : TraceText::tr("A GPU twice as fast gains %1; the replay's own error is %2.")
                        .arg(format.percent(gain), error);
    return joinedSentences({faster, graph});
}

QString modelSentence(const Moment<TraceDesign> &moment)
{
    const traces::Reading &reading = moment.now.reading();
    const ModelPass model = overlappedModel(reading);
    if (reading.withheld.withholdsBusy())
        return withheldSentence(moment.now);
    const double span_us = double(reading.span_ns) / 1e3;
    if (std::isnan(model.total_us))
        return TraceText::tr("There are too few launches for a model of them.");
    const Format format;
    //: %1 how many kernels, %2 and %3 times, %4 and %5 percentages
    const QString said = fillMarkers(
        TraceText::tr("%1 kernels of %2, one launched every %3: by the model the GPU is busy for %4 "
                      "of the time. The model's time is off by %5."),
        {format.count(double(reading.kernels)), format.duration_us(reading.kernelDuration.mean_ns / 1e3),
         median(reading.launchPeriod), format.percent(model.busy),
         format.percent(model.total_us / span_us - 1.0)});
    const auto traced = tracedPass(*moment.now.trace);
    const auto *pass = std::get_if<TracedPass>(&traced);
    return joinedSentences({said, pass ? spreadSentence(*pass) : QString()});
}

QString kernelsSentence(const Moment<TraceDesign> &moment)
{
    const auto &kernels = moment.now.trace->kernels;
    if (kernels.empty())
        return TraceText::tr("The trace has no kernels.");
    if (moment.now.reading().withheld.withholdsBusy())
        return withheldSentence(moment.now);
    //: %1 how many names, %2 a percentage
    return TraceText::tr("%1 different kernels; the one at the top takes %2 of their time.")
        .arg(Format().count(double(kernels.size())), Format().percent(kernels.front().share));
}

QString stepsSentence(const Moment<TraceDesign> &moment)
{
    const auto &steps = moment.now.reading().steps;
    if (!steps)
        return TraceText::tr("The profiler marked no steps.");
    if (!moment.now.reading().knowsStepBusy())
        return withheldSentence(moment.now);
    //: %1 a number of steps, %2 a time, %3 a percentage
    return TraceText::tr("Steps: %1. They take %2, and the GPU is busy for %3 of it.")
        .arg(Format().count(double(steps->steps.size())),
             Format().milliseconds(double(steps->window_ns) / 1e3),
             Format().percent(steps->busyFraction.value_or(0.0)));
}

QString comparedSentence(const Moment<TraceDesign> &moment)
{
    if (!moment.now.after)
        return TraceText::tr("Choose a second trace to see what a change did.");
    if (QString why = gainWithheld(moment.now); !why.isEmpty())
        return why;
    const bool bySteps = moment.now.reading().steps && moment.now.after->reading.steps;
    const QString gain = quantityText(Quantity::FractionLarge, measuredGain(moment.now));
    //: %1 a percentage
    return bySteps
               ? TraceText::tr("The gain in throughput is %1, measured by steps of the profiler.").arg(gain)
               //: %1 a percentage
               : TraceText::tr("The gain is %1, of the whole traces: that is fair only if both did the same "
                               "work.")
                     .arg(gain);
}

QString TraceInstrument::launchCostSentence() const
{
    const traces::Reading &reading = trace()->reading;
    if (!reading.hasCallDurations || reading.directLaunch.n == 0 || reading.launchGap.n == 0)
        return {};
    //: %1 and %2 times
    return TraceText::tr(
               "A launch call takes %1. Until the next one the host works for %2: Python, dispatcher, "
               "allocator. What the labs call launch cost is both.")
        .arg(median(reading.directLaunch), median(reading.launchGap));
}

QStringList TraceInstrument::notices() const
{
    QStringList told = trace()->notices();
    if (const TracePointer &after = state().after; after && after != trace()) {
        for (const QString &notice : after->notices())
            told.append(QCoreApplication::translate("rp::TraceReport", "%1: %2")
                            .arg(traceLabel(after->key, shelf()), notice));
    }
    const bool isGainSaid = !trace()->reading.withheld.any();
    if (const QString wait = longWaitText(trace()->longestWait); isGainSaid && !wait.isEmpty())
        told.append(wait);
    return told;
}

namespace {

using D = TraceDesign;

constexpr auto partsColumns = std::to_array<ColumnRow<D>>({
    {.key = "trace", .title = QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "Trace", "of a profiler")},
    {.key = "busy_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy")},
    {.key = "before_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Waiting until the call (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Waiting until the call")},
    {.key = "latency_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "From the call to the start (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Failure,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "From the call to the start")},
    {.key = "kernel_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Between launched kernels (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Between launched kernels")},
    {.key = "other_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Other idle time (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Other idle time")},
    {.key = "span_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Span (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Span of the trace")},
    {.key = "busy_share",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy"),
     .quantity = Quantity::Fraction,
     .decimals = 1},
});

constexpr auto whatIfColumns = std::to_array<ColumnRow<D>>({
    //: heading of a list of changes such as "a host twice as fast"
    {.key = "case", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "What if")},
    {.key = "time_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Span (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Span of the trace")},
    {.key = "factor",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "At best"),
     .quantity = Quantity::Factor},
    {.key = "assumption", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Assumed")},
});

constexpr auto modelColumns = std::to_array<ColumnRow<D>>({
    {.key = "source", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Trace or model")},
    {.key = "total_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time")},
    {.key = "busy",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy"),
     .quantity = Quantity::Fraction,
     .decimals = 1},
    {.key = "difference",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Difference in time"),
     .quantity = Quantity::Fraction,
     .decimals = 1},
});

constexpr auto kernelColumns = std::to_array<ColumnRow<D>>({
    {.key = "kernel", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernel")},
    {.key = "runs", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Runs"), .quantity = Quantity::Count},
    {.key = "sum_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "In all (µs)"),
     .quantity = Quantity::Microseconds,
     .decimals = 1,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "In all")},
    {.key = "share",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Share"),
     .quantity = Quantity::Fraction,
     .decimals = 1},
    {.key = "min_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Shortest (µs)"),
     .quantity = Quantity::Microseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Shortest")},
    {.key = "median_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Median (µs)"),
     .quantity = Quantity::Microseconds,
     .spoken = QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "Median", "of several times")},
    {.key = "max_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Longest (µs)"),
     .quantity = Quantity::Microseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Longest")},
});

constexpr auto stepColumns = std::to_array<ColumnRow<D>>({
    {.key = "step", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Step")},
    {.key = "host_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "On the host (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "On the host")},
    {.key = "launches",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Launch calls"),
     .quantity = Quantity::Count},
    {.key = "kernels",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernels"),
     .quantity = Quantity::Count},
    {.key = "busy_us",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy")},
});

constexpr auto changeColumns = std::to_array<ColumnRow<D>>({
    {.key = "what", .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Figure")},
    {.key = "first",
     .title = QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "Before", "a change"),
     .quantity = Quantity::Significant},
    {.key = "second",
     .title = QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "After", "a change"),
     .quantity = Quantity::Significant},
    {.key = "ratio",
     .title = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "After ÷ before"),
     .quantity = Quantity::Factor},
});

/// A table of the trace alone: other inputs leave its rows as they are.
TraceSettings ofTrace(const TraceSettings &settings)
{
    TraceSettings those;
    those.trace = settings.trace;
    those.shelf = settings.shelf;
    return those;
}

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {.id = "parts",
     .caption = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Where the span of the trace goes"),
     .columns = partsColumns,
     .rows = partsRows,
     .summary = spanSentence},
    {.id = "what_if",
     .caption = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "What would pay: bounds, not measurements"),
     .columns = whatIfColumns,
     .rows = whatIfRows,
     .summary = whatIfSentence},
    {.id = "model",
     .caption = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "The model of Act 1 beside the trace"),
     .columns = modelColumns,
     .rows = modelRows,
     .summary = modelSentence,
     .dependsOn = ofTrace},
    {.id = "kernels",
     .caption = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernels by name"),
     .columns = kernelColumns,
     .rows = kernelRows,
     .summary = kernelsSentence,
     .dependsOn = ofTrace},
    {.id = "steps",
     .caption = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Steps of the profiler"),
     .columns = stepColumns,
     .rows = stepRows,
     .summary = stepsSentence,
     .dependsOn = ofTrace},
    {.id = "change",
     .caption = QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "Before and after", "a change"),
     .columns = changeColumns,
     .rows = changeRows,
     .summary = comparedSentence},
});

/// The trace that a row is of, alone. The largest graph of one was not measured by itself.
TraceSettings ofRow(TraceSettings settings, const QString &row, const Catalogue & /*catalogue*/)
{
    if (row == QLatin1String("graph"))
        settings.trace.clear();
    else if (row == QLatin1String("after"))
        settings.trace = settings.after;
    settings.after = noTrace;
    return settings;
}

constexpr auto comparedWith = std::to_array<const char *>({"after"});
constexpr auto measuredRows =
    std::to_array<MeasuredRow<D>>({{"parts", "busy_share", "busy_share", ofRow, comparedWith}});

} // namespace

DesignRows<D> TraceDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
}

} // namespace rp
