// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/axis_foot.h"
#include "views/charts/lines/line_geometry.h"
#include "views/charts/lines/line_spec.h"
#include "views/charts/lines/line_style.h"

#include <QLineF>

namespace rp {

/// Where everything of a line chart goes. Made left-to-right, then mirrored as a whole; only `lines` stay as
/// they are, in parts of the plot from its leading edge.
struct LineLayout
{
    /// A marker outside the plot that says which series a text is of.
    struct Key
    {
        QRectF rect;
        int series;
        bool withLine;  ///< a piece of the line, or of the band, through it
        int point = -1; ///< whose own mark it shows; -1: that of the series
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

    QSizeF size;
    QRectF plot;
    ValueAxis x;
    ValueAxis y;
    std::vector<double> gridX;
    std::vector<double> gridY;
    std::vector<LineStyle> styles;             ///< of each series
    std::vector<PartLine> lines;               ///< of each series
    std::vector<std::vector<QRectF>> points;   ///< [series][point] marks; empty when outside the plot
    std::vector<std::vector<int>> shownPoints; ///< [series] those whose marks are drawn
    std::vector<QRectF> annotations;           ///< labels; empty for one that has no place
    std::vector<QRectF> diamonds;              ///< of annotations that mark a point; empty for others
    std::vector<QLineF> marks;                 ///< lines of annotations across the plot
    std::vector<QLineF> drops;                 ///< thin lines from labels and points on to the axis
    std::vector<Bar> bars;                     ///< of the points' intervals
    std::vector<Region> regions;
    std::vector<QLineF> leaders; ///< thin lines from marks and line ends to their labels
    std::vector<Key> keys;
    std::vector<PlacedText> texts;
    bool mirrored = false;
    bool numbered = false; ///< labels of points found no place: numbers stand for them, explained below
    bool labelsFit = true;
    bool plainLines = false; ///< as the spec says
    double spacing = 7.0;    ///< of patterns
    double neededHeight = 0.0;
};

LineLayout layoutLines(const ChartContent &content, const LineChartSpec &spec, const QSizeF &size,
                       const ChartStyle &style);
double linesMinimumWidth(const ChartContent &content, const LineChartSpec &spec, const ChartStyle &style);

/// Ends of a line chart's axes: what its values and annotations need, or what `spec` fixes.
ValueAxis xAxisOf(const ChartContent &content, const LineChartSpec &spec);
ValueAxis yAxisOf(const ChartContent &content, const LineChartSpec &spec);

/// A text behind the end of a line, or of a line of an annotation.
struct LineEnd
{
    QString text;
    int series = -1;     ///< -1: an annotation
    int annotation = -1; ///< -1: a series
    double part = 0.0;   ///< height of the line's end in the plot, 0…1
    double partX = 1.0;  ///< where the line ends
};
std::vector<LineEnd> lineEnds(const ChartContent &content, const LineLayout &layout);

/// Second step of a layout, when axes and plot stand: marks of all series and their labels.
void placeMarks(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                const CanvasText &text);
/// Third step: texts at the ends of lines, in the column from `left` on that is `width` wide.
void placeEnds(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
               const CanvasText &text, double left, double width);
/// Fourth step: diamonds and lines of the annotations whose labels already stand above the plot.
void placeAnnotations(LineLayout &layout, const ChartContent &content, const CanvasText &text);
/// Fifth step: the regions of the ground, and their names at the top of the plot.
void placeRegions(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                  const CanvasText &text);
/// Last step: the labels beside points, clear of everything else.
void placePointLabels(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                      const CanvasText &text);

/// Is the annotation's label one that stands above the plot, with a line down from it?
bool standsAbove(const ChartAnnotation &annotation);
/// Number that stands for a point's label in a chart whose labels found no place.
QString pointNumber(const Format &format, std::size_t point);

} // namespace rp
