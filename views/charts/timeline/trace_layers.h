// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "models/instruments/trace/loaded_trace.h"
#include "views/charts/timeline/trace_window.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rp {

/// Intervals of one kind on one row of a trace's timeline, by start, in ns from the beginning of the trace.
class TraceLayer
{
public:
    TraceLayer(Meaning meaning, std::size_t row)
        : m_meaning(meaning)
        , m_row(row)
    {
    }

    /// In the order of starts. One that ends before it starts lasts no time.
    void add(double start_ns, double end_ns);

    /// One bar to draw: an interval, or several that are narrower than a pixel.
    struct Bar
    {
        double from_ns = 0.0;
        double to_ns = 0.0;
        double filled = 1.0; ///< share of the bar's time that is covered
        std::size_t count = 1;
    };
    /// What a window shows on so many pixels: at most about two bars for each, however many intervals there
    /// are. Intervals narrower than a pixel are joined in bins that stay where they are when the window
    /// moves.
    std::vector<Bar> barsIn(const TraceWindow &window, int pixels) const;

    Meaning meaning() const { return m_meaning; }
    std::size_t row() const { return m_row; }
    std::size_t size() const { return m_starts.size(); }

private:
    Meaning m_meaning;
    std::size_t m_row;
    std::vector<double> m_starts;
    std::vector<double> m_ends;
    std::vector<double> m_reach;   ///< the latest end up to here
    std::vector<double> m_covered; ///< time of those before
    double m_sum_ns = 0.0;
};

/// Rows of the timeline: calls of the host, why the GPU waits, and its streams.
struct TraceRows
{
    static constexpr std::size_t host = 0;
    static constexpr std::size_t waiting = 1;
    static constexpr std::size_t firstStream = 2;
    static constexpr std::size_t mostStreams = 4; ///< further ones share the last row
};

/// Everything that is drawn of a trace, ready for any window.
struct TraceLayers
{
    TraceLayers() = default;
    explicit TraceLayers(TracePointer loaded);

    /// From the beginning of the trace: the first operation or the call of one, whichever came first.
    double since(std::int64_t time_ns) const { return double(time_ns - origin_ns); }

    TracePointer trace;
    std::int64_t origin_ns = 0;
    double total_ns = 0.0;
    std::vector<TraceLayer> layers;
    std::vector<traces::LabelId> streams; ///< of the rows from firstStream on
    bool hasMoreStreams = false;          ///< the last row holds further ones
    std::vector<traces::Gap> gaps;        ///< in order
    std::vector<std::size_t> byLength;    ///< gaps, the longest first
    std::size_t rows() const { return TraceRows::firstStream + streams.size(); }

    /// The gap that an operation ended; null: the GPU was busy when it began.
    const traces::Gap *gapBefore(std::size_t op) const;
    /// The first operation that ends after a moment; the last where none does.
    std::size_t opAt(double moment_ns) const;
    /// The operation of a stream's row that is nearest to a moment, and at most so far from it.
    std::optional<std::size_t> opNear(std::size_t row, double moment_ns, double reach_ns) const;
    std::size_t rowOf(std::size_t op) const;
    /// How long the GPU works between two moments.
    double busy_ns(double from_ns, double to_ns) const;

private:
    void addCalls();
    void addGaps();
    void addStreams();
    std::vector<double> m_reach_ns; ///< latest end of operations up to each
};

} // namespace rp
