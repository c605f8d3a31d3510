// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/loaded_trace.h"

#include <QString>
#include <memory>

namespace rp {

/// The inputs of the trace workbench, as values, and where it finds the traces that they name.
struct TraceSettings
{
    QString trace;
    QString after; ///< "none", or a trace of the same model after a change
    QString node = QStringLiteral("us1");
    double per_day = 1.0;
    std::shared_ptr<TraceShelf> shelf;

    bool operator==(const TraceSettings &) const = default;
};

inline const QString noTrace = QStringLiteral("none");

/// One state of the workbench. Without `trace` there is nothing to say; `after` is null without one.
struct TraceState
{
    TraceSettings settings;
    TracePointer trace;
    TracePointer after;

    const traces::Reading &reading() const { return trace->reading; }
};

/// Which of traces::graphNode_ns the settings name.
std::size_t nodeIndex(const TraceSettings &settings);

/// Idle time of the device in µs, by its cause. The parts and the busy time add up to the span. Where the
/// cause is withheld, all of it is `other_us`, and the rest is NaN.
struct SpanParts
{
    double busy_us = 0.0;
    double before_us = 0.0;  ///< waiting for the host, until its call
    double latency_us = 0.0; ///< and from the call to the start
    double kernel_us = 0.0;  ///< short waits between kernels that were launched in time
    double other_us = 0.0;   ///< longer ones, those without a call, and where something was left out
    double span_us = 0.0;

    double hostWait_us() const { return before_us + latency_us; }
    double share(double part_us) const { return span_us > 0.0 ? part_us / span_us : 0.0; }
};
SpanParts partsOf(const traces::Reading &reading);

/// The span with a graph in place of single launches, in µs; a bound (W2). NaN where it is withheld.
double graphSpan_us(const TraceState &state);
/// What a GPU twice as fast gains: measured span / replayed span − 1, and not below zero. NaN where the
/// model is off by too much, or it is withheld.
double fasterGpuGain(const traces::Reading &reading);

/// What was measured as one run of the model: a step of the profiler, or the whole trace.
struct RunTime
{
    double runs = 1.0;   ///< in the trace
    double run_us = 0.0; ///< of each
};
RunTime runTime(const traces::Reading &reading);

/// Whether operations of a trace are missing, so that spans and what the GPU did can't be compared.
bool lacksOperations(const TraceState &state);
/// Throughput gain from the first trace to the second: 0.48 is +48 %. By runs where both traces have steps,
/// else by their spans. NaN without a second trace, or where spans can't be
/// compared.
double measuredGain(const TraceState &state);
/// What the pay-back reckons with: the measured gain, else that of a graph, which is a bound.
double payBackGain(const TraceState &state);
/// Machine time that it saves in a day of so many runs, in seconds.
double savedPerDay_s(const TraceState &state);

/// What the model of act 1 makes of the measured medians: time and busy share of so many equal kernels.
struct ModelPass
{
    double total_us = 0.0;
    double busy = 0.0;
};
/// Launches run ahead of the kernels, one in each launch period; NaN without a period.
ModelPass overlappedModel(const traces::Reading &reading);
/// Each launch waits for the kernel before it.
ModelPass serialModel(const traces::Reading &reading);

} // namespace rp
