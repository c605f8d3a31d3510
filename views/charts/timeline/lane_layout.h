// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_overlay.h"

namespace rp {

/// What every picture of lanes over one time axis has placed. Qt Charts has no such picture: these paint
/// themselves, axis included.
struct LaneLayout : ChartOverlay
{
    std::vector<double> gridX;
    std::vector<QRectF> keys;  ///< of the legend
    double neededHeight = 0.0; ///< below this, marks or texts would not fit
};

void mirror(std::vector<QRectF> &rects, double width);
void mirror(std::vector<QLineF> &lines, double width);

/// Grid lines and the axis below; with `side` the one where it begins, too.
void paintLaneGround(QPainter &painter, const LaneLayout &layout, const ChartStyle &style, bool side = false);

/// The steps that all of them share.
class LaneBuilder : protected PlotBuilder
{
protected:
    LaneBuilder(LaneLayout &placed, const ChartContent &content, const QSizeF &size, const ChartStyle &style);

    double measureFoot(const ValueAxis &axis);
    void place(const QRectF &rect, const QString &text, const QColor &color, Qt::Alignment alignment,
               bool bold = false, const QColor &plate = {});
    /// Grid, ticks, title and legend.
    void placeFoot();
    /// Mirrors where the style asks for it.
    void finish();

    double m_nameLimit = 0.0;

private:
    LaneLayout &m_lanes;
    TickTable m_ticks;
};

} // namespace rp
