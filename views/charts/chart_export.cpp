// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_export.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

double pictureWidth(const ChartCanvas &canvas, const ChartStyle &style, const QSizeF &shown)
{
    return std::ceil(std::max({shown.width(), canvas.minimumWidth(style), 480.0}));
}

} // namespace

ChartPicture::ChartPicture(ChartCanvas &canvas, const ChartContent &content, const ChartStyle &style,
                           const QSizeF &shown)
    : FigurePicture(content.caption, content.summary, style, pictureWidth(canvas, style, shown))
    , m_canvas(canvas)
{
    const double width = pictureWidth(canvas, style, shown);
    m_rect = addBelow(std::max({shown.height(), canvas.minimumHeight(width, style), width * 0.3}));
}

void ChartPicture::paintFigure(QPainter &painter) const
{
    m_canvas.layout(m_rect.size(), style());
    painter.save();
    painter.translate(m_rect.topLeft());
    m_canvas.paint(painter);
    painter.restore();
}

} // namespace rp
