// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/line_layout.h"

namespace rp {

/// A text behind the end of a line, or of a line of an annotation.
struct LineEnd
{
    QString text;
    int series = -1;     ///< -1: an annotation
    int annotation = -1; ///< -1: a series
    QPointF part;        ///< where the line ends
};
std::vector<LineEnd> lineEnds(const ChartContent &content, const LineLayout &layout);

/// Marks and labels of a line chart whose axes and plot stand. Made in the order of the functions, before the
/// layout is mirrored; each reads what the ones before it have placed.
class LineMarks
{
public:
    LineMarks(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
              const CanvasText &text);

    void placeMarks();
    /// Texts at the ends of lines, in the column from `left` on that is `width` wide.
    void placeEnds(double left, double width);
    /// Diamonds and lines of the annotations whose labels already stand above the plot.
    void placeAnnotations();
    /// The regions of the ground, and their names at the top of the plot.
    void placeRegions();
    /// The labels beside points, clear of everything else.
    void placePointLabels();

private:
    void placePoint(std::size_t series, std::size_t point, double size);

    LineLayout &m_layout;
    const ChartContent &m_content;
    const ChartStyle &m_style;
    const CanvasText &m_text;
};

/// Is the annotation's label one that stands above the plot, with a line down from it?
bool standsAbove(const ChartAnnotation &annotation);
/// Number that stands for a point's label in a chart whose labels found no place.
QString pointNumber(const Format &format, std::size_t point);

} // namespace rp
