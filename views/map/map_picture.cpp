// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_picture.h"

#include "views/map/map_legend.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double narrowest = 480.0;

} // namespace

MapPicture::MapPicture(const MapDrawing &drawing, const MapGraph &graph, const QString &caption,
                       const ChartStyle &style)
    : FigurePicture(caption, graph.summary, style, std::ceil(std::max(narrowest, drawing.size().width())))
    , m_drawing(drawing)
    , m_legend(mapLegend(graph))
    , m_mapRect(addBelow(drawing.size().height()))
    , m_legendRect(addBelow(mapLegendHeight(m_legend, m_mapRect.width(), style)))
{
}

void MapPicture::paintFigure(QPainter &painter) const
{
    painter.save();
    painter.translate(m_mapRect.center().x() - m_drawing.size().width() / 2.0, m_mapRect.top());
    m_drawing.paint(painter, QRectF(QPointF(), m_drawing.size()).toAlignedRect());
    painter.restore();
    painter.save();
    painter.translate(m_legendRect.topLeft());
    paintMapLegend(painter, m_legend, m_legendRect.width(), style());
    painter.restore();
}

} // namespace rp
