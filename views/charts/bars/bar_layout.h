// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_scene.h"
#include "views/charts/frame/canvas_text.h"

#include <QLineF>

namespace rp {

/// Where everything of a chart of horizontal bars goes. Made left-to-right, then mirrored as a whole.
struct BarLayout
{
    QSizeF size;
    QRectF plot;
    double axisEnd = 1.0;
    double barFill = 0.7; ///< part of a row's height that the bar takes
    double spacing = 7.0; ///< of patterns
    std::vector<double> gridX;
    std::vector<std::vector<QRectF>> points; ///< [series][point], empty rectangle: nothing drawn
    std::vector<QRectF> frames;              ///< round the emphasised rows' bars
    std::vector<QRectF> pointers;            ///< beside their names
    std::vector<QLineF> marks;               ///< annotations
    std::vector<QRectF> annotations;         ///< their labels
    std::vector<QRectF> swatches;
    std::vector<PlacedText> texts;
    double neededHeight = 0.0; ///< below this, rows would be too low for their text
};

BarLayout layoutBars(const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
                     const ChartStyle &style);

/// Narrowest width at which names, one bar and totals stand side by side.
double barsMinimumWidth(const ChartContent &content, BarArrangement arrangement, const ChartStyle &style);

} // namespace rp
