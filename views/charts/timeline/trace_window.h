// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace rp {

/// The part of a trace that is in view, in nanoseconds from its beginning; 0 <= from < to <= total while
/// total > 0.
struct TraceWindow
{
    double from_ns = 0.0;
    double to_ns = 0.0;
    double total_ns = 0.0;

    double span_ns() const { return to_ns - from_ns; }
    bool isWhole() const { return from_ns <= 0.0 && to_ns >= total_ns; }
    bool operator==(const TraceWindow &) const = default;
};

/// No window is shorter than this (or than the trace itself).
inline constexpr double shortestWindow_ns = 20.0;

/// A range put inside the trace: first as long as it may be, then moved.
inline TraceWindow heldWindow(double from_ns, double to_ns, double total_ns)
{
    const double least = std::min(shortestWindow_ns, total_ns);
    const double span = std::clamp(to_ns - from_ns, least, std::max(least, total_ns));
    const double from = std::clamp(from_ns, 0.0, std::max(0.0, total_ns - span));
    return {from, from + span, total_ns};
}
/// Zoomed by `factor` (> 1 shows less) around a moment, which keeps its place.
inline TraceWindow zoomedWindow(const TraceWindow &window, double factor, double anchor_ns)
{
    const double least = std::min(shortestWindow_ns, window.total_ns);
    const double span = std::clamp(window.span_ns() / factor, least, std::max(least, window.total_ns));
    const double part = window.span_ns() > 0.0 ? (anchor_ns - window.from_ns) / window.span_ns() : 0.5;
    const double from = anchor_ns - part * span;
    return heldWindow(from, from + span, window.total_ns);
}
/// Moved by a part of its own length; positive is later.
inline TraceWindow pannedWindow(const TraceWindow &window, double parts)
{
    const double by = parts * window.span_ns();
    return heldWindow(window.from_ns + by, window.to_ns + by, window.total_ns);
}
/// Moved as little as possible so that a range is in view, or its beginning where it is too long.
inline TraceWindow windowShowing(const TraceWindow &window, double from_ns, double to_ns)
{
    const double margin = window.span_ns() * 0.1;
    const double last = std::min(to_ns, from_ns + window.span_ns() - 2.0 * margin);
    double by = 0.0;
    if (last > window.to_ns - margin)
        by = last - (window.to_ns - margin);
    if (from_ns < window.from_ns + margin + by)
        by = from_ns - (window.from_ns + margin);
    return heldWindow(window.from_ns + by, window.to_ns + by, window.total_ns);
}

} // namespace rp
