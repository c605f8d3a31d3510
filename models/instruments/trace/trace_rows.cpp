// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_rows.h"

#include "models/instruments/contract/table_cells.h"
#include "models/text/format.h"
#include "models/traces/figures/comparison.h"
#include "models/traces_text/found_words.h"
#include "models/traces_text/trace_words.h"

#include <cmath>

namespace rp {

namespace {

constexpr std::size_t mostKernels = 1000;
constexpr std::size_t mostSteps = 500;

double microseconds(double ns)
{
    return ns / 1e3;
}

/// A number; where it is withheld, words in its place.
ResultCell givenCell(double value, bool isGiven)
{
    ResultCell cell = numberCell(isGiven ? value : std::nan(""));
    if (!isGiven)
        //: in the place of a figure
        cell.text = [] { return TraceText::tr("not given"); };
    return cell;
}

QString nameIn(const LoadedTrace &trace, traces::NameId name, int length)
{
    return shortName(QString::fromStdString(trace.trace.names.text(name)), length);
}

ResultRow partsRow(const char *key, const LoadedTrace &trace, const std::shared_ptr<TraceShelf> &shelf)
{
    const SpanParts parts = partsOf(trace.reading);
    const bool isGiven = !trace.reading.withheld.withholdsCause();
    const bool isBusyGiven = !trace.reading.withheld.withholdsBusy();
    return {QString::fromLatin1(key),
            {textCell([name = trace.key, shelf] { return traceLabel(name, *shelf); }),
             givenCell(parts.busy_us, isBusyGiven), givenCell(parts.before_us, isGiven),
             givenCell(parts.latency_us, isGiven), givenCell(parts.kernel_us, isGiven),
             givenCell(parts.other_us, isBusyGiven), numberCell(parts.span_us),
             givenCell(parts.share(parts.busy_us), isBusyGiven)}};
}

/// The time of the largest graph that one call of the host started, where it leaves no time but between two
/// of its operations.
ResultRow graphRow(const traces::GraphRun &graph)
{
    const double busy_us = microseconds(double(graph.busy_ns));
    const double span_us = microseconds(double(graph.span_ns));
    return {QStringLiteral("graph"),
            {textCell([] { return TraceText::tr("The largest graph in it"); }), numberCell(busy_us),
             numberCell(0.0), numberCell(0.0), numberCell(span_us - busy_us), numberCell(0.0),
             numberCell(span_us), numberCell(graph.busyFraction().value_or(std::nan("")))}};
}

} // namespace

std::vector<ResultRow> partsRows(const TraceState &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    if (state.trace)
        rows.push_back(partsRow("trace", *state.trace, state.settings.shelf));
    if (state.trace && state.trace->graph)
        rows.push_back(graphRow(*state.trace->graph));
    if (state.after)
        rows.push_back(partsRow("after", *state.after, state.settings.shelf));
    return rows;
}

namespace {

ResultRow whatIfRow(const char *key, const char *name, double time_us, double span_us, const char *assumption)
{
    const auto said = [](const char *text) {
        return textCell([text] { return phraseText(TraceDesign::context(), text); });
    };
    return {QString::fromLatin1(key),
            {said(name), numberCell(time_us), numberCell(span_us / time_us), said(assumption)}};
}

} // namespace

std::vector<ResultRow> whatIfRows(const TraceState &state, const Catalogue & /*catalogue*/)
{
    if (!state.trace)
        return {};
    const traces::WhatIf &what = state.reading().whatIf;
    const double span_us = microseconds(double(state.reading().span_ns));
    const traces::Withheld withheld = state.reading().withheld;
    const bool isFasterKnown = what.canPredictFasterGpu();
    std::vector<ResultRow> rows{
        whatIfRow("measured", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "As measured"), span_us, span_us,
                  QT_TRANSLATE_NOOP("rp::TraceWorkbench", "None")),
        whatIfRow("no_wait", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "No waiting for the host"),
                  microseconds(double(what.noHostWait_ns)), span_us,
                  QT_TRANSLATE_NOOP("rp::TraceWorkbench", "A perfect graph: the GPU never runs dry")),
        whatIfRow(
            "graph", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "A CUDA graph"), graphSpan_us(state), span_us,
            QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Each wait for the host shrinks to the time set above")),
        whatIfRow("half_dispatch", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "A host twice as fast"),
                  microseconds(double(what.halfDispatch_ns)), span_us,
                  QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Calls come in half the time, latency stays")),
        whatIfRow("faster", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "A GPU twice as fast"),
                  isFasterKnown ? microseconds(double(what.replayTwice_ns)) : std::nan(""), span_us,
                  isFasterKnown
                      ? QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Host times and order stay as they are")
                      : QT_TRANSLATE_NOOP("rp::TraceWorkbench",
                                          "Not given: the replay misses this trace by more than 5 %"))};
    if (!withheld.any())
        return rows;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        row->cells[1] = row->cells[2] = givenCell(0.0, false);
        row->cells[3] = textCell([withheld] { return withheldPhrase(withheld); });
    }
    return rows;
}

namespace {

ResultRow modelRow(const char *key, Phrase name, const ModelPass &pass, double span_us)
{
    return {QString::fromLatin1(key),
            {textCell([name] { return phraseText(TraceDesign::context(), name); }), numberCell(pass.total_us),
             numberCell(pass.busy), numberCell(pass.total_us / span_us - 1.0)}};
}

} // namespace

std::vector<ResultRow> modelRows(const TraceState &state, const Catalogue & /*catalogue*/)
{
    if (!state.trace)
        return {};
    const SpanParts parts = partsOf(state.reading());
    return {modelRow("measured", QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "Trace", "of a profiler"),
                     {parts.span_us, parts.share(parts.busy_us)}, parts.span_us),
            modelRow("overlapped", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Model, launches run ahead"),
                     overlappedModel(state.reading()), parts.span_us),
            modelRow("serial", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Model, each launch waits"),
                     serialModel(state.reading()), parts.span_us)};
}

std::vector<ResultRow> kernelRows(const TraceState &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    if (!state.trace)
        return rows;
    const bool isGiven = !state.reading().withheld.withholdsBusy();
    for (const traces::KernelRow &kernel : state.trace->kernels) {
        if (rows.size() == mostKernels)
            break;
        rows.push_back(
            {QStringLiteral("k%1").arg(rows.size()),
             {textCell([trace = state.trace, name = kernel.name] { return nameIn(*trace, name, 72); }),
              numberCell(double(kernel.runs)), givenCell(microseconds(double(kernel.sum_ns)), isGiven),
              givenCell(kernel.share, isGiven), givenCell(microseconds(double(kernel.min_ns)), isGiven),
              givenCell(microseconds(kernel.median_ns), isGiven),
              givenCell(microseconds(double(kernel.max_ns)), isGiven)}});
    }
    return rows;
}

std::vector<ResultRow> stepRows(const TraceState &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    if (!state.trace || !state.reading().steps)
        return rows;
    for (const traces::StepReading &step : state.reading().steps->steps) {
        if (rows.size() == mostSteps)
            break;
        rows.push_back(
            {QStringLiteral("s%1").arg(rows.size()),
             {textCell([trace = state.trace, name = step.name] { return nameIn(*trace, name, 40); }),
              numberCell(microseconds(double(step.host_ns))), numberCell(double(step.launches)),
              givenCell(double(step.kernelsLaunched), state.reading().knowsStepKernels()),
              givenCell(microseconds(double(step.busy_ns)), state.reading().knowsStepBusy())}});
    }
    return rows;
}

namespace {

ResultRow changeRow(const char *key, const char *name, const traces::ComparedFigure &figure, bool isTime)
{
    const auto cell = [isTime](double value) {
        ResultCell made = numberCell(isTime ? microseconds(value) : value);
        if (std::isnan(value))
            return givenCell(value, false);
        made.text = [isTime, value] {
            return isTime ? Format().duration_us(microseconds(value), 4) : Format().count(value);
        };
        return made;
    };
    return {QString::fromLatin1(key),
            {textCell([name] { return phraseText(TraceDesign::context(), name); }), cell(figure.first),
             cell(figure.second), numberCell(figure.ratio().value_or(std::nan("")))}};
}

} // namespace

std::vector<ResultRow> changeRows(const TraceState &state, const Catalogue & /*catalogue*/)
{
    using traces::Comparison;
    if (!state.trace || !state.after)
        return {};
    const Comparison all = traces::compare(state.reading(), state.after->reading);
    return {changeRow("kernels", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernels"),
                      all.whole[Comparison::Kernels], false),
            changeRow("launches", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Launch calls"),
                      all.whole[Comparison::Launches], false),
            changeRow("busy", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time with the GPU busy"),
                      all.whole[Comparison::Busy_ns], true),
            changeRow("wait", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time waiting for the host"),
                      all.whole[Comparison::HostWait_ns], true),
            changeRow("span", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Span of the trace"),
                      all.whole[Comparison::Span_ns], true)};
}

} // namespace rp
