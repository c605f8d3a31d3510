// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/picture/map_picture.h"

#include "views/charts/frame/canvas_text.h"
#include "views/map/picture/map_legend.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double margin = 16.0;
constexpr double narrowest = 480.0;
constexpr double pixelRatio = 2.0;
constexpr double longestSide = 16000.0; ///< pixels of a PNG

} // namespace

MapPicture::MapPicture(const MapDrawing &drawing, const MapGraph &graph, const QString &caption,
                       const ChartStyle &style)
    : m_drawing(drawing)
    , m_graph(graph)
    , m_caption(caption)
    , m_style(style)
    , m_legend(mapLegend(graph))
{
    const CanvasText text(style);
    const double width = std::ceil(std::max(narrowest, drawing.size().width()));
    const auto below = [&](const QRectF &above, double gap, double height) {
        return QRectF(margin, above.bottom() + gap, width, std::ceil(height));
    };
    m_captionRect = QRectF(margin, margin, width, text.wrapped(caption, width, true).height());
    m_summaryRect = below(m_captionRect, text.em() * 0.6,
                          graph.summary.isEmpty() ? 0.0 : text.wrapped(graph.summary, width).height());
    m_mapRect = below(m_summaryRect, text.em(), drawing.size().height());
    m_legendRect = below(m_mapRect, text.em(), mapLegendHeight(m_legend, width, style));
    m_size = QSizeF(width + 2.0 * margin, m_legendRect.bottom() + margin);
}

void MapPicture::paint(QPainter &painter) const
{
    painter.fillRect(QRectF(QPointF(), m_size), m_style.theme.background);
    const Qt::Alignment leading =
        (m_style.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop;
    paintTexts(painter,
               {{m_captionRect, m_caption, m_style.theme.text, leading, true},
                {m_summaryRect, m_graph.summary, m_style.theme.text, leading}},
               m_style);
    painter.save();
    painter.translate(m_mapRect.center().x() - m_drawing.size().width() / 2.0, m_mapRect.top());
    m_drawing.paint(painter, QRectF(QPointF(), m_drawing.size()));
    painter.restore();
    painter.save();
    painter.translate(m_legendRect.topLeft());
    paintMapLegend(painter, m_legend, m_legendRect.width(), m_style);
    painter.restore();
}

QByteArray MapPicture::svg() const
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(m_size.toSize());
    generator.setViewBox(QRectF(QPointF(), m_size));
    generator.setTitle(m_caption);
    generator.setDescription(m_graph.summary);
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

QByteArray MapPicture::png() const
{
    const double ratio = std::min(pixelRatio, longestSide / std::max(m_size.width(), m_size.height()));
    QImage image((m_size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(m_style.theme.background);
    image.setText(QStringLiteral("Title"), m_caption);
    image.setText(QStringLiteral("Description"), m_graph.summary);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

} // namespace rp
