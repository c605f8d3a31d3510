// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_rows.h"

namespace rp {

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

} // namespace

DesignRows<D> TraceDesign::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
