// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/axis_foot.h"

#include <QLineF>
#include <functional>
#include <optional>

namespace rp {

/// What every plot over a horizontal axis has placed. Made left-to-right, then mirrored as a whole.
struct PlotLayout
{
    QSizeF size;
    QRectF plot;
    std::vector<double> gridX;
    std::vector<std::vector<QRectF>> points; ///< [series][point] marks; empty: nothing drawn
    std::vector<QRectF> annotations;         ///< their labels; empty for one that has no place
    std::vector<QLineF> marks;               ///< lines of annotations across the plot
    std::vector<QLineF> leaders;             ///< thin lines between marks and their labels
    std::vector<QRectF> swatches;            ///< of the legend
    std::vector<PlacedText> texts;
    double spacing = 7.0;      ///< of patterns
    double neededHeight = 0.0; ///< below this, marks or texts would not fit
};

void mirror(std::vector<QRectF> &rects, double width);
void mirror(std::vector<QLineF> &lines, double width);
void mirror(PlotLayout &layout);

/// The pixels within `reach` of a rectangle; none for an empty one.
QRect pixelsAround(const QRectF &rect, double reach);

/// What `after` draws otherwise than `before`: the plot, and texts and marks that lie elsewhere now, each
/// with `reach` pixels round it. None: their axes, or what explains them, differ, and all of it has to be
/// drawn.
std::optional<QRect> redrawnPart(const PlotLayout &before, const PlotLayout &after, double reach);

/// Grid lines and the axis below; with `side` the one beside it, too. `gridY` are lines across.
void paintGround(QPainter &painter, const PlotLayout &layout, const ChartStyle &style, bool side,
                 const std::vector<double> &gridY = {});
/// Dashed lines, each on a lighter one that keeps its dashes visible where it crosses a mark.
void paintDashed(QPainter &painter, const std::vector<QLineF> &lines, const ChartTheme &theme, double width,
                 double ground);

/// The steps that all layouts share, each reading what the ones before it have placed.
class PlotBuilder
{
protected:
    PlotBuilder(PlotLayout &placed, const ChartContent &content, const QSizeF &size, const ChartStyle &style);

    /// Width of the widest series name, when broken at `limit`; 0 without names.
    double widestName(double limit) const;
    /// Height of all that stands below the plot, between m_left and m_right.
    double measureFoot(const ValueAxis &axis, const QString &title, std::vector<LegendEntry> legend,
                       double tickGap);
    /// Labels of annotations above the plot, each centred over the x that `xOf` gives; NaN: not shown. They
    /// are no wider than `limit`. Returns the bottom of the lowest one, or `top`.
    double placeAnnotationLabels(const std::function<double(const ChartAnnotation &)> &xOf, double top,
                                 double limit, const QColor &plate);
    void placePlot(double top, double bottom);
    /// Ticks, title and legend below the plot.
    void placeFoot();
    void place(const QRectF &rect, const QString &text, const QColor &color, Qt::Alignment alignment,
               bool bold = false, const QColor &plate = {});
    /// Mirrors where the style asks for it.
    void finish();

    const ChartContent &m_content;
    const ChartStyle &m_style;
    CanvasText m_text;
    AxisFoot m_foot;
    double m_nameLimit = 0.0;
    double m_left = 0.0;  ///< of the plot
    double m_right = 0.0; ///< of the plot

private:
    PlotLayout &m_placed;
};

} // namespace rp
