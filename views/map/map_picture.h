// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/figure_picture.h"
#include "views/map/map_drawing.h"

namespace rp {

/// A map as a picture of its own: the whole graph in its natural size, the legend below.
class MapPicture final : public FigurePicture
{
public:
    /// Keeps a reference to the drawing: use it at once.
    MapPicture(const MapDrawing &drawing, const MapGraph &graph, const QString &caption,
               const ChartStyle &style);

private:
    void paintFigure(QPainter &painter) const override;

    const MapDrawing &m_drawing;
    std::vector<MapLegendEntry> m_legend;
    QRectF m_mapRect;
    QRectF m_legendRect;
};

} // namespace rp
