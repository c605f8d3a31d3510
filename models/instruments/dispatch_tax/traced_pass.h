// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

namespace rp {

/// One run that a profiler recorded, in the numbers that the model takes from it and is held against. Times
/// are µs.
///
/// The workload "from the trace" is these numbers and nothing else: its key spells them out, so that a ledger
/// and a capture keep them by value. Another machine draws the same again without the trace, of which nothing
/// but a digest goes along.
struct TracedPass
{
    QString trace; ///< key of the trace: "h100_bert_small", "own:" and a digest
    std::int64_t kernels = 1;
    double kernel_us = 0.0; ///< mean, so that all of them take as long as in the trace
    double kernelMedian_us = 0.0;
    double period_us = 0.0; ///< from launch to launch: median
    double periodMean_us = 0.0;
    double span_us = 0.0;
    double busy_us = 0.0;        ///< of the span: the GPU has work
    double hostWait_us = 0.0;    ///< of the span: it waits for the host
    std::int64_t fromGraphs = 0; ///< kernels without a launch of their own
    std::int64_t threads = 1;    ///< of the host, that launch

    double rest_us() const { return span_us - busy_us - hostWait_us; }
    double busyShare() const { return span_us > 0.0 ? busy_us / span_us : 0.0; }
    /// Key of the workload that has these numbers.
    QString key() const;

    bool operator==(const TracedPass &) const = default;
};

/// More are not drawn one by one, nor reckoned with at each step of a slider.
inline constexpr std::int64_t mostTracedKernels = 50'000;

/// The choice that takes the numbers of the trace that is open; the workload has the key of a TracedPass
/// then.
inline const QString fromTraceChoice = QStringLiteral("from_trace");

/// The numbers behind a workload's key; nothing for one of the catalogue, or where they can't be true.
std::optional<TracedPass> tracedPassOf(const QString &workload);

/// Where an instrument finds the trace that is open beside it. Both empty: there is none.
struct TraceOffer
{
    std::function<QString()> openTrace; ///< its key
    /// Its numbers, or why it has none that a model could be set to, in whole translated sentences.
    std::function<std::variant<TracedPass, QString>()> ask;
};

/// What the model makes of a trace when it is set as in the trace, with launches running ahead. Times are µs.
struct TracedModel
{
    double total_us = 0.0;
    double busy = 0.0;        ///< share of it
    double withMean_us = 0.0; ///< with the mean from launch to launch in place of the median

    double difference(const TracedPass &pass) const { return total_us / pass.span_us - 1.0; }
    double spread_us() const { return withMean_us - total_us; }
    /// What neither the model nor the spread of launches explains.
    double rest_us(const TracedPass &pass) const { return pass.span_us - withMean_us; }
};
TracedModel modelOf(const TracedPass &pass);

} // namespace rp
