// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sound/sound_score.h"
#include "views/charts/chart_content.h"
#include "views/charts/value_axis.h"

#include <optional>
#include <utility>
#include <vector>

namespace rp {

/// How a chart is to be played.
struct ScoreWish
{
    double slowness = 1.0;   ///< 2: at half the speed
    bool bySeries = false;   ///< one series after another instead of all at once
    bool isMirrored = false; ///< the picture's axes go from right to left
};

/// The axes that a picture has; without an upright one all its values have one pitch.
struct ScoreAxes
{
    ValueAxis x;
    std::optional<ValueAxis> y;
};

// Larger values are higher tones, by equal intervals for equal ways along the axis, so that logarithmic axes
// stay logarithmic. What the ear hears left lies left in the picture. Each series has a timbre; marks ring.

/// Along the x axis as time: lines glide, points are short tones, marks and crossings of lines ring at their
/// place. Values off the axes or without a place are silent. Bands are left out.
SoundScore lineScore(const ChartContent &content, const ScoreAxes &axes, const ScoreWish &wish);

/// Values that lie along no axis, one after another, series by series; then what is marked on their axis.
SoundScore valueScore(const ChartContent &content, const ScoreWish &wish);

using BusyTimes = std::vector<std::pair<double, double>>; ///< from, to; rising

/// Lanes on one clock from 0 to `end`: each has a tone of its own while it is busy, and is silent while it
/// waits. When it is done it rings.
SoundScore laneScore(const std::vector<BusyTimes> &lanes, double end, const ScoreWish &wish);

/// Values on one axis as a tone each, one after another, each at its side; then what was measured, which
/// rings as it does in charts.
SoundScore answerScore(const ValueAxis &axis, const std::vector<double> &values,
                       std::optional<double> measured, const ScoreWish &wish);

} // namespace rp
