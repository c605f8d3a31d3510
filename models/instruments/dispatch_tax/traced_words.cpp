// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/traced_words.h"

#include "models/instruments/contract/table_cells.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double smallRest = 0.05; ///< of the span: what is left to say nothing about

/// What neither model nor spread explains, and why where the trace tells it.
QString restSentence(const TracedPass &pass)
{
    const double rest_us = modelOf(pass).rest_us(pass);
    if (std::abs(rest_us) <= smallRest * pass.span_us)
        return {};
    const Format format;
    //: %1 a time
    const QString left = DispatchTaxText::tr("%1 remain that the spread does not explain.")
                             .arg(format.milliseconds(std::abs(rest_us)));
    const QString graphs =
        pass.fromGraphs > 0
            //: %1 and %2 counts
            ? fillMarkers(DispatchTaxText::tr("%1 of %2 kernels come from graphs and need no launch of their "
                                              "own, so the model does not hold for them."),
                          {format.count(double(pass.fromGraphs)), format.count(double(pass.kernels))})
            : QString();
    const QString threads =
        pass.threads > 1 ? DispatchTaxText::tr("Several threads launch, so their waits overlap.") : QString();
    return joinedSentences({left, graphs, threads});
}

/// In the manner of the model: kernels, launches that nothing hides, and what it knows nothing of.
ResultRow tracedRow(const TracedPass &pass)
{
    return {QStringLiteral("trace"),
            //: a bar beside those of the model: what a profiler recorded
            {textCell([] { return DispatchTaxText::tr("Trace"); }), numberCell(pass.busy_us),
             numberCell(pass.hostWait_us), numberCell(std::max(0.0, pass.rest_us())),
             numberCell(pass.span_us), numberCell(pass.busyShare()), numberCell(0.0)}};
}

ResultRow modelRow(const char *mode, const DispatchPass &model, const TracedPass &pass,
                   const Catalogue &catalogue)
{
    return {QString::fromLatin1(mode),
            {textCell([mode, &catalogue] {
                 const QString name = InputsOf<DispatchTaxDesign>::text(
                     QStringLiteral("mode"), QString::fromLatin1(mode), {}, catalogue);
                 //: a bar beside that of a profiler's trace; %1 an execution mode ("Eager")
                 return DispatchTaxText::tr("Model, %1").arg(name);
             }),
             numberCell(model.compute_us), numberCell(model.dispatch_us), numberCell(0.0),
             numberCell(model.total_us), numberCell(model.gpu_busy),
             numberCell(model.total_us / pass.span_us - 1.0)}};
}

} // namespace

QString tracedSentence(const DispatchTaxState &state, const Catalogue &catalogue)
{
    const auto traced = tracedOf(state.settings);
    if (!traced)
        return {};
    const Format format;
    const DispatchPass &model = state.chosen();
    if (isAsTraced(state.settings, catalogue))
        return tracedSentence(*traced);
    //: A model that was set apart from a profiler's trace. %1 and %3 times, %2 and %4 percentages
    return fillMarkers(DispatchTaxText::tr("Set like this, the model takes %1 with the GPU busy for %2; the "
                                           "trace took %3 with %4."),
                       {format.milliseconds(model.total_us), format.percent(model.gpu_busy),
                        format.milliseconds(traced->span_us), format.percent(traced->busyShare())});
}

QString tracedSentence(const TracedPass &pass)
{
    const Format format;
    const TracedModel model = modelOf(pass);
    //: A model set as in a profiler's trace. %1 and %3 times, %2, %4 and %5 percentages
    return fillMarkers(DispatchTaxText::tr("Model %1 with the GPU busy for %2, trace %3 with %4: the model's "
                                           "time is off by %5."),
                       {format.milliseconds(model.total_us), format.percent(model.busy),
                        format.milliseconds(pass.span_us), format.percent(pass.busyShare()),
                        format.percent(model.difference(pass))});
}

QString spreadSentence(const TracedPass &pass)
{
    const Format format;
    const TracedModel model = modelOf(pass);
    const QString median = format.duration_us(pass.period_us);
    const QString mean = format.duration_us(pass.periodMean_us);
    const QString spread =
        pass.kernel_us >= std::max(pass.period_us, pass.periodMean_us)
            ? DispatchTaxText::tr(
                  "The kernels set the pace, so the spread of the launches makes no difference.")
        : median == mean
            //: %1 a time
            ? DispatchTaxText::tr("From launch to launch, median and mean are both %1.").arg(median)
            //: Why a model that reckons with the median differs from what was measured. %1 to %4 times
            : fillMarkers(DispatchTaxText::tr("From launch to launch the median is %1 and the mean %2: that "
                                              "spread makes %3, and with the mean the model takes %4."),
                          {median, mean, format.milliseconds(model.spread_us()),
                           format.milliseconds(model.withMean_us)});
    return joinedSentences({spread, restSentence(pass)});
}

QString tracedReason(const QString &field)
{
    if (field == QLatin1String("kernel_time") || field == QLatin1String("memory_us"))
        return DispatchTaxText::tr(
            "A trace does not tell which part of a kernel is arithmetic: all of its time "
            "counts as compute.");
    if (field == QLatin1String("useful_flops"))
        return DispatchTaxText::tr("A trace does not tell how many operations its kernels do.");
    return {};
}

std::vector<ResultRow> tracedRows(const DispatchTaxState &state, const Catalogue &catalogue)
{
    const auto traced = tracedOf(state.settings);
    if (!traced)
        return {};
    return {modelRow("eager", state.result.eager, *traced, catalogue), tracedRow(*traced),
            modelRow("cuda_graph", state.result.graph, *traced, catalogue)};
}

QString tracedSummary(const Moment<DispatchTaxDesign> &moment)
{
    const auto traced = tracedOf(moment.now.settings);
    if (!traced)
        return {};
    const Format format;
    const bool isSetAsTraced = isAsTraced(moment.now.settings, moment.catalogue);
    //: %1 and %2 times
    const QString kernels =
        DispatchTaxText::tr("A kernel takes %1 in the median and %2 in the mean. The model reckons with the "
                            "mean, so that all of them take as long as in the trace.")
            .arg(format.duration_us(traced->kernelMedian_us), format.duration_us(traced->kernel_us));
    return joinedSentences({tracedSentence(moment.now, moment.catalogue),
                            isSetAsTraced ? spreadSentence(*traced) : QString(), kernels,
                            moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

} // namespace rp
