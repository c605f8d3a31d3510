// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace rp {

/// The two rows of a launch timeline, as in a profiler's trace view.
enum class TimelineLane
{
    Cpu, ///< the host launches kernels
    Gpu  ///< the device runs them
};

/// One bar of the timeline: a launch or a kernel, or several neighbours merged into one bar.
struct TimelineSpan
{
    TimelineLane lane = TimelineLane::Cpu;
    int index = 0; ///< first kernel, counted from 0
    int count = 1; ///< kernels in this bar; more than 1 when merged, or when one graph launch starts them all
    double start_us = 0.0; ///< from the start of the pass
    double end_us = 0.0;
    double busy_us =
        0.0; ///< time really spent launching or running; less than the length when gaps were merged
};

/// What a window of a pass looks like. Spans are ordered by lane, then by time; those that reach over the
/// window's ends keep their own start and end.
struct TimelineWindow
{
    double from_us = 0.0;
    double to_us = 0.0;
    double total_us = 0.0; ///< length of the whole pass
    int kernels = 0;       ///< kernels of the whole pass
    std::vector<TimelineSpan> spans;
};

/// Where a chart gets its windows from: any range, clamped to the pass.
using TimelineProvider = std::function<TimelineWindow(double from_us, double to_us)>;

} // namespace rp
