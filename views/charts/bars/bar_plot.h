// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_lengths.h"
#include "views/charts/series_canvas.h"

#include <vector>

namespace rp {

/// What two charts need in common for their bars to be of one scale.
struct BarFrame
{
    double axisEnd = 0.0;
    double before = 0.0; ///< pixels from the leading edge to the axis
    double behind = 0.0; ///< pixels from the axis' end to the trailing edge
    double above = 0.0;  ///< pixels from the upper edge to the bars' ground: labels of marks stand there

    bool operator==(const BarFrame &) const = default;
};

/// A chart of horizontal bars in one size. In Qt Charts each row has `slots` places for a bar, the first
/// `bars` of which are filled; the rest is the gap to the next row.
struct BarPlot : SeriesPlot
{
    BarFrame frame;
    int bars = 1;
    int places = 1;             ///< of a row
    std::vector<int> rowPlaces; ///< where each row stands, in rows from the top: headings take one, too
    double barWidth = 1.0;      ///< part of its place that a bar fills
};

/// @param axisEnd where the axis ends; bars beyond it are broken off. None: it holds all of them
/// @param shared least sizes of the frame; zeros ask for nothing
BarPlot placeBars(const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
                  const ChartStyle &style, std::optional<double> axisEnd = {}, const BarFrame &shared = {});

/// Narrowest width at which names, one bar and totals stand side by side.
double barsMinimumWidth(const ChartContent &content, BarArrangement arrangement, const ChartStyle &style);

} // namespace rp
