// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/launch_timeline.h"
#include "views/charts/lanes/lane_layout.h"
#include "views/charts/timeline/time_view.h"

#include <QCoreApplication>

namespace rp {

/// Bars a lane may hold; more are merged, so that the keyboard walk and the accessible table stay short.
inline constexpr std::size_t maximumBarsPerLane = 100;

/// Spans of one lane, merged where there are too many. Groups start at multiples of the group's kernels, so
/// that panning does not regroup them.
std::vector<TimelineSpan> laneSpans(const TimelineWindow &window, TimelineLane lane,
                                    std::size_t maximum = maximumBarsPerLane);

/// Where everything of a timeline goes. The spans of a lane are the points of a series, cut to the plot.
struct TimelineLayout : LaneLayout
{
    std::vector<QRectF> lanes;
    std::vector<QRectF> idle; ///< GPU gaps wide enough to see
};

/// What a timeline canvas draws beside the chart content: its bars, and the part of the pass in view.
struct TimelineBars
{
    TimeView view;
    std::vector<std::vector<TimelineSpan>> lanes;
};

/// Meanings of the two lanes' bars: launching is dispatch, running is compute.
Meaning laneMeaning(int lane);

TimelineLayout layoutTimeline(const ChartContent &content, const TimelineBars &bars, const QSizeF &size,
                              const ChartStyle &style);
double timelineMinimumWidth(const ChartContent &content, const ChartStyle &style);

} // namespace rp
