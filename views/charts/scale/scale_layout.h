// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_layout.h"
#include "views/charts/lines/line_style.h"

namespace rp {

/// Where everything of an intensity scale goes; the only series has the marks.
struct ScaleLayout : PlotLayout
{
    ValueAxis axis;
    std::vector<QRectF> zones; ///< parts of the axis between ridges
    std::vector<Meaning> zoneMeanings;
    std::vector<Meaning> swatchMeanings; ///< of zones that are too narrow for their names
    std::vector<MarkerShape> shapes;     ///< of each point
};

/// The first `ridges` of the content's annotations are ridges.
ScaleLayout layoutScale(const ChartContent &content, int ridges, const QSizeF &size, const ChartStyle &style);
double scaleMinimumWidth(const ChartContent &content, const ChartStyle &style);

} // namespace rp
