// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/picture/map_drawing.h"

#include <QByteArray>

namespace rp {

/// A map as a picture of its own: caption and takeaway above the whole graph in its natural size, the legend
/// below.
class MapPicture
{
public:
    /// Keeps references: use it at once.
    MapPicture(const MapDrawing &drawing, const MapGraph &graph, const QString &caption,
               const ChartStyle &style);

    const QSizeF &size() const { return m_size; }
    void paint(QPainter &painter) const;
    QByteArray svg() const;
    /// Two pixels for each device-independent one, fewer for a map that would be too large for a picture.
    QByteArray png() const;

private:
    const MapDrawing &m_drawing;
    const MapGraph &m_graph;
    const QString &m_caption;
    const ChartStyle &m_style;
    std::vector<MapLegendEntry> m_legend;
    QRectF m_captionRect;
    QRectF m_summaryRect;
    QRectF m_mapRect;
    QRectF m_legendRect;
    QSizeF m_size;
};

} // namespace rp
