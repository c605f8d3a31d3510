// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/canvas/chart_walk.h"
#include "views/charts/timeline/timeline_layout.h"

#include <QCoreApplication>

namespace rp {

/// The bars of a launch timeline that are in view: what each is called, what is said of it and stands in the
/// table, and which one follows.
class TimelineSpans
{
    Q_DECLARE_TR_FUNCTIONS(rp::LaunchTimelineChart)
public:
    explicit TimelineSpans(TimelineProvider provider = {});

    explicit operator bool() const { return bool(m_provider); }
    /// Reads the window of a view, and returns the view as it is held inside the pass.
    TimeView read(const TimeView &view);
    const TimelineBars &bars() const { return m_bars; }

    static std::vector<ResultColumn> columns();
    std::vector<ResultRow> rows() const; ///< their texts are made by this object when asked for
    /// Series, points and grid of the content.
    void addTo(ChartContent &content) const;

    std::optional<TimelineSpan> at(const ChartPosition &position) const;
    std::optional<ChartPosition> positionOf(TimelineLane lane, int kernel) const;
    /// The kernel that the neighbour of a bar begins or ends with; none at the pass' ends.
    std::optional<int> kernelBeside(const TimelineSpan &span, bool later) const;
    /// The view moved so that the bar with a kernel beside `from` can be seen.
    TimeView viewOf(int kernel, const TimelineSpan &from, bool later) const;

private:
    QString name(const TimelineSpan &span) const;
    ChartPoint pointFor(const TimelineSpan &span, double wait_us, QStringList &cells) const;
    double gpuEndBefore(const TimelineSpan &span) const;     ///< end of the kernel before; NaN: not found
    double waitBefore_us(int lane, std::size_t index) const; ///< NaN where it is not known or has no sense
    std::optional<double> momentBeyond(TimelineLane lane, const TimelineSpan &from, bool later) const;

    TimelineProvider m_provider;
    TimelineWindow m_window;
    TimelineBars m_bars;
    double m_gpuBefore_us = 0.0; ///< end of the last kernel before the view
};

} // namespace rp
