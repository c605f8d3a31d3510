// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_content.h"

namespace rp {

enum class BarArrangement
{
    Stacked,
    Grouped ///< side by side, the first one at the top of its row
};

/// 0 for what has no place on an axis of lengths.
double finiteOr0(double value);
/// Length of a bar; 0 for a value without one.
double barValue(const ChartPoint &point);
/// How far a row's bars reach.
double barLength(const ChartSeries &series, BarArrangement arrangement);
/// How far bars and marks reach along the axis.
double barsReach(const ChartContent &content, BarArrangement arrangement);
/// The end of an axis that holds all of them, so many times over.
double barsAxisEnd(const ChartContent &content, BarArrangement arrangement, double times = 1.0);

} // namespace rp
