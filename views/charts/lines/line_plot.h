// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/line_spec.h"
#include "views/charts/lines/line_style.h"

namespace rp {

/// A chart of lines, bands and points in one size. Annotations' labels stand above or behind the plot,
/// leaders lead to the labels of marks and line ends.
struct LinePlot : SeriesPlot
{
    std::vector<LineStyle> styles;             ///< of each series
    std::vector<std::vector<int>> shownPoints; ///< [series] those whose marks are drawn
    double pointSize = 11.0;                   ///< pixels of a mark that stands alone
    double lineMarkSize = 8.0;                 ///< and of one on a line
    double minimumWidth = 0.0;
};

/// The two axes of a plot.
struct PlotAxes
{
    ValueAxis x;
    ValueAxis y;

    bool operator==(const PlotAxes &) const = default;
};

LinePlot placeLines(const ChartContent &content, const LineChartSpec &spec, const PlotAxes &axes,
                    const QSizeF &size, const ChartStyle &style);
double linesMinimumWidth(const ChartContent &content, const LineChartSpec &spec, const PlotAxes &axes,
                         const ChartStyle &style);

/// Ends of a line chart's axes: what its values and annotations need, or what `spec` fixes.
PlotAxes axesOf(const ChartContent &content, const LineChartSpec &spec);

/// Is the annotation's label one that stands above the plot, with a line down from it?
bool standsAbove(const ChartAnnotation &annotation);
/// How the mark of a point looks.
PointStyle pointStyle(const LinePlot &plot, const ChartContent &content, std::size_t series,
                      const ChartPoint &point, const ChartTheme &theme);

} // namespace rp
