// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/tick_table.h"

#include <QLineF>
#include <QPainterPath>
#include <QPen>
#include <functional>

namespace rp {

/// A line, an outline or a filled form.
struct OverlayShape
{
    QPainterPath path;
    QPen pen = QPen(Qt::NoPen);
    QBrush brush = QBrush();
};

/// A rectangle with the fill and pattern of a meaning.
struct OverlayFill
{
    QRectF rect;
    MarkStyle style;
};

/// What a chart shows beyond the series and axes of Qt Charts, and where everything of it can be pointed at:
/// in device-independent pixels of the chart. Made left-to-right, then mirrored as a whole.
struct ChartOverlay
{
    QSizeF size;
    QRectF plot;                             ///< the plot area of Qt Charts; whole pixels
    std::vector<std::vector<QRectF>> points; ///< [series][point] marks; empty: nothing drawn
    std::vector<QRectF> annotations;         ///< their labels; empty for one that has no place
    std::vector<QRectF> diamonds;            ///< of annotations that mark a point; empty for others
    std::vector<OverlayFill> ground;         ///< behind the grid
    std::vector<QLineF> grid;                ///< and the axes, before it: on whole pixels
    std::vector<QLineF> axes;
    std::vector<OverlayFill> bars;     ///< whose patterns a painter of vectors draws as lines
    std::vector<OverlayFill> swatches; ///< of the legend
    std::vector<OverlayShape> shapes;
    std::vector<PlacedText> texts;
    double spacing = 7.0; ///< of patterns

    void addLine(const QLineF &line, const QPen &pen);
    /// A dashed line on a lighter one, which keeps its dashes visible where it crosses a mark.
    void addMark(const QLineF &line, const ChartTheme &theme, double width);
    void addText(const QRectF &rect, const QString &text, const QColor &color, Qt::Alignment alignment,
                 bool bold = false, const QColor &plate = {});
    void mirror();

    /// Lines at the ticks, and the axes themselves. Those of Qt Charts are smoothed: they take eight times as
    /// long and are not sharp.
    void addGrid(const TickTable &x, const TickTable &y);

    void paintGround(QPainter &painter, const ChartTheme &theme) const;
    void paint(QPainter &painter, const ChartStyle &style) const;
};

/// The steps that all charts with axes share in placing what stands round a plot. Each reads what the ones
/// before it have placed.
class PlotBuilder
{
protected:
    PlotBuilder(ChartOverlay &placed, const ChartContent &content, const QSizeF &size,
                const ChartStyle &style);

    /// Width of the widest series name, when broken at `limit`; 0 without names.
    double widestName(double limit) const;
    /// Height of what stands below the plot: tick texts, the axis' title, the legend.
    double measureFoot(const TickTable &along, const QString &title, std::vector<LegendEntry> legend);
    /// Title and legend; returns the rectangles of the legend's swatches.
    std::vector<QRectF> placeFoot();
    /// Labels of annotations above the plot, each centred over the x that `xOf` gives; NaN: not shown. They
    /// are no wider than `limit`. Returns the bottom of the lowest one, or `top`.
    double placeAnnotationLabels(const std::function<double(const ChartAnnotation &)> &xOf, double top,
                                 double limit, const QColor &plate);
    void placePlot(double top, double bottom);

    const ChartContent &m_content;
    const ChartStyle &m_style;
    CanvasText m_text;
    double m_left = 0.0;  ///< of the plot
    double m_right = 0.0; ///< of the plot
    ChartOverlay &m_placed;

private:
    QString m_title;
    QSizeF m_titleSize;
    std::vector<LegendEntry> m_legend;
};

/// Pixels between a chart's edge and everything in it.
inline constexpr double canvasEdge = 4.0;
/// Pixels between a plot and its tick texts, as an axis of Qt Charts leaves them.
inline constexpr double tickGap = 5.0;

} // namespace rp
