// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// The part of a pass that is in view. All times in microseconds; 0 <= from < to <= total while total > 0.
struct TimeView
{
    double from_us = 0.0;
    double to_us = 0.0;
    double total_us = 0.0;

    double span_us() const { return to_us - from_us; }
    bool isWhole() const { return from_us <= 0.0 && to_us >= total_us; }
    bool operator==(const TimeView &other) const = default;
};

/// No window is shorter than this (or than the pass itself).
inline constexpr double shortestView_us = 1.0;

TimeView wholeView(double total_us);
/// A range put inside the pass: first shortened to it, then moved.
TimeView clampedView(double from_us, double to_us, double total_us);
/// Zoomed by `factor` (> 1 shows less) around the moment `anchor_us`, which keeps its place.
TimeView zoomedView(const TimeView &view, double factor, double anchor_us);
/// Moved by a part of its own length; positive is later.
TimeView pannedView(const TimeView &view, double parts);
/// The view of a pass whose length changed: the same moments, so that two passes compare at one time scale;
/// a view of the whole pass stays whole.
TimeView keptView(const TimeView &view, double total_us);
/// Moved as little as possible so that a moment is in view, with a margin of a tenth.
TimeView viewShowing(const TimeView &view, double moment_us);

} // namespace rp
