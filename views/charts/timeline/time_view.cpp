// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/time_view.h"

#include <algorithm>
#include <cmath>

namespace rp {

TimeView wholeView(double total_us)
{
    const double total = std::isfinite(total_us) ? std::max(0.0, total_us) : 0.0;
    return {0.0, total, total};
}

TimeView clampedView(double from_us, double to_us, double total_us)
{
    const TimeView whole = wholeView(total_us);
    if (!std::isfinite(from_us) || !std::isfinite(to_us) || !(to_us > from_us))
        return whole;
    const double shortest = std::min(shortestView_us, whole.total_us);
    const double span = std::clamp(to_us - from_us, shortest, whole.total_us);
    const double from = std::clamp(from_us, 0.0, whole.total_us - span);
    return {from, std::min(whole.total_us, from + span), whole.total_us};
}

TimeView zoomedView(const TimeView &view, double factor, double anchor_us)
{
    if (!(factor > 0.0) || view.total_us <= 0.0)
        return view;
    const double shortest = std::min(shortestView_us, view.total_us);
    const double span = std::clamp(view.span_us() / factor, shortest, view.total_us);
    const double anchor = std::clamp(anchor_us, view.from_us, view.to_us);
    const double part = view.span_us() > 0.0 ? (anchor - view.from_us) / view.span_us() : 0.5;
    const double from = anchor - part * span;
    return clampedView(from, from + span, view.total_us);
}

TimeView pannedView(const TimeView &view, double parts)
{
    const double shift =
        std::clamp(parts * view.span_us(), -view.from_us, std::max(0.0, view.total_us - view.to_us));
    return clampedView(view.from_us + shift, view.to_us + shift, view.total_us);
}

TimeView keptView(const TimeView &view, double total_us)
{
    if (view.total_us <= 0.0 || view.isWhole())
        return wholeView(total_us);
    return clampedView(view.from_us, view.to_us, total_us);
}

TimeView viewShowing(const TimeView &view, double moment_us)
{
    const double margin = view.span_us() / 10.0;
    double shift = 0.0;
    if (moment_us < view.from_us + margin)
        shift = moment_us - margin - view.from_us;
    else if (moment_us > view.to_us - margin)
        shift = moment_us + margin - view.to_us;
    if (shift == 0.0)
        return view;
    return clampedView(view.from_us + shift, view.to_us + shift, view.total_us);
}

} // namespace rp
