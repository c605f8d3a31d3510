// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_layout.h"
#include "views/charts/lines/line_geometry.h"
#include "views/charts/lines/line_spec.h"
#include "views/charts/lines/line_style.h"

#include <optional>

namespace rp {

/// Where everything of a line chart goes. Annotations' labels stand above or behind the plot, leaders lead to
/// the labels of marks and line ends. Only `lines` are not mirrored: parts of the plot from its leading edge.
struct LineLayout : PlotLayout
{
    /// A marker outside the plot that says which series a text is of.
    struct Key
    {
        QRectF rect;
        int series;
        bool withLine;  ///< a piece of the line, or of the band, through it
        int point = -1; ///< whose own mark it shows; -1: that of the series

        bool operator==(const Key &) const = default;
    };

    /// A shaded part of the ground.
    struct Region
    {
        QRectF rect;
        Meaning meaning;
    };

    /// An upright bar through a mark, with a short stroke at either end.
    struct Bar
    {
        QLineF line;
        double cap; ///< length of the strokes
        int series;
    };

    ValueAxis x;
    ValueAxis y;
    std::vector<double> gridY;
    std::vector<LineStyle> styles;             ///< of each series
    std::vector<PartLine> lines;               ///< of each series
    std::vector<std::vector<int>> shownPoints; ///< [series] those whose marks are drawn
    std::vector<QRectF> diamonds;              ///< of annotations that mark a point; empty for others
    std::vector<QLineF> drops;                 ///< thin lines from labels and points on to the axis
    std::vector<Bar> bars;                     ///< of the points' intervals
    std::vector<Region> regions;
    std::vector<Key> keys;
    bool mirrored = false;
    bool numbered = false; ///< labels of points found no place: numbers stand for them, explained below
    bool labelsFit = true;
    bool plainLines = false; ///< as the spec says
    double minimumWidth = 0.0;

    /// Where a part of the plot lies: 0…1 from its leading edge and from the bottom up.
    QPointF placeOf(const QPointF &part) const
    {
        return {plot.left() + plot.width() * (mirrored ? 1.0 - part.x() : part.x()),
                plot.bottom() - plot.height() * part.y()};
    }
};

/// The two axes of a plot.
struct PlotAxes
{
    ValueAxis x;
    ValueAxis y;

    bool operator==(const PlotAxes &) const = default;
};

/// @param knownHeight what this chart with the same labels was found to need before: kept, rather than found
/// anew, where what is drawn now has the room that it needs
LineLayout layoutLines(const ChartContent &content, const LineChartSpec &spec, const QSizeF &size,
                       const ChartStyle &style, std::optional<double> knownHeight = std::nullopt);
double linesMinimumWidth(const ChartContent &content, const LineChartSpec &spec, const ChartStyle &style);

/// Ends of a line chart's axes: what its values and annotations need, or what `spec` fixes.
ValueAxis xAxisOf(const ChartContent &content, const LineChartSpec &spec);
ValueAxis yAxisOf(const ChartContent &content, const LineChartSpec &spec);

} // namespace rp
