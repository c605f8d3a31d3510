// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/value_axis.h"
#include "views/charts/canvas/canvas_text.h"

namespace rp {

/// What stands below a plot: the tick labels of its horizontal axis, the axis' title, the legend. Measured
/// before the plot's height is known, then placed under it. Works left-to-right, as CanvasText does.
class AxisFoot
{
public:
    /// Where foot and plot lie side to side, all from the canvas' left edge.
    struct Span
    {
        double left;    ///< of the plot
        double right;   ///< of the plot
        double width;   ///< of the canvas
        double tickGap; ///< between the plot and the tick labels
    };
    /// Placed parts. Grid lines stand at every tick, also at one whose label found no room.
    struct Placed
    {
        std::vector<double> gridX;
        std::vector<QRectF> swatches; ///< one for each legend entry
        std::vector<PlacedText> texts;
    };

    AxisFoot(const CanvasText &text, const ChartStyle &style)
        : m_text(text)
        , m_style(style)
    {
    }

    /// Chooses the ticks and returns the height that everything takes.
    double measure(const ValueAxis &axis, const QString &title, std::vector<LegendEntry> legend,
                   const Span &span);
    const AxisTicks &ticks() const { return m_ticks; }
    const ValueAxis &axis() const { return m_axis; }
    /// Distance of a value from the canvas' left edge.
    double xOf(double value) const;
    Placed place(double plotBottom) const;

private:
    QString tick(double value) const;
    void placeTicks(double top, Placed &placed) const;

    const CanvasText &m_text;
    const ChartStyle &m_style;
    ValueAxis m_axis;
    AxisTicks m_ticks;
    Span m_span{};
    std::vector<LegendEntry> m_legend;
    QString m_title;
    QSizeF m_titleSize;
};

/// Pixels between a canvas' edge and everything in it.
inline constexpr double canvasEdge = 4.0;

} // namespace rp
