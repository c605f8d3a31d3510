// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_layout.h"

namespace rp {

enum class BarArrangement
{
    Stacked,
    Grouped ///< side by side, the first one at the top of its row
};

/// What two charts need in common for their bars to be of one scale.
struct BarFrame
{
    double axisEnd = 0.0;
    double before = 0.0; ///< pixels from the leading edge to the axis
    double behind = 0.0; ///< pixels from the axis' end to the trailing edge
    double above = 0.0;  ///< pixels from the upper edge to the bars' ground: labels of marks stand there

    bool operator==(const BarFrame &) const = default;
};

/// Where everything of a chart of horizontal bars goes.
struct BarLayout : PlotLayout
{
    double axisEnd = 1.0;
    BarFrame frame;
    std::vector<QRectF> frames;   ///< round the emphasised rows' bars
    std::vector<QRectF> pointers; ///< beside their names
    std::vector<QRectF> breaks;   ///< across bars that go on beyond the axis
};

/// @param axisEnd where the axis ends; bars beyond it are broken off. None: it holds all of them
/// @param shared least sizes of the frame; zeros ask for nothing
BarLayout layoutBars(const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
                     const ChartStyle &style, std::optional<double> axisEnd = {},
                     const BarFrame &shared = {});

/// How far bars and marks reach along the axis.
double barsReach(const ChartContent &content, BarArrangement arrangement);
/// The end of an axis that holds all of them, so many times over.
double barsAxisEnd(const ChartContent &content, BarArrangement arrangement, double times = 1.0);

/// Narrowest width at which names, one bar and totals stand side by side.
double barsMinimumWidth(const ChartContent &content, BarArrangement arrangement, const ChartStyle &style);

} // namespace rp
