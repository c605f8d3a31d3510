// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/axis_foot.h"
#include "views/charts/lines/line_style.h"

#include <QLineF>

namespace rp {

/// Where everything of an intensity scale goes. Made left-to-right, then mirrored as a whole.
struct ScaleLayout
{
    /// A part of the axis between ridges.
    struct Zone
    {
        QRectF rect;
        Meaning meaning;
    };

    QSizeF size;
    QRectF plot;
    ValueAxis axis;
    std::vector<double> gridX;
    std::vector<Zone> zones;
    std::vector<QRectF> points;      ///< marks of the only series; empty when not drawn
    std::vector<MarkerShape> shapes; ///< of each point
    std::vector<QRectF> keys;        ///< the same mark again, in front of the point's label
    std::vector<QRectF> annotations; ///< labels of ridges and other annotations; empty when not drawn
    std::vector<QLineF> marks;       ///< their lines
    std::vector<Zone> swatches;      ///< legend of zones that are too narrow for their names
    std::vector<QLineF> leaders;     ///< from points to their labels
    std::vector<PlacedText> texts;
    double spacing = 7.0;
    double neededHeight = 0.0;
};

/// The first `ridges` of the content's annotations are ridges.
ScaleLayout layoutScale(const ChartContent &content, int ridges, const QSizeF &size, const ChartStyle &style);
double scaleMinimumWidth(const ChartContent &content, const ChartStyle &style);

} // namespace rp
