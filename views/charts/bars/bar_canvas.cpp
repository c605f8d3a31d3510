// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_canvas.h"

#include <QPainterPath>

namespace rp {

double BarCanvas::minimumWidth(const ChartStyle &style) const
{
    return barsMinimumWidth(m_content, m_arrangement, style);
}

BarLayout BarCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    return layoutBars(m_content, m_arrangement, size, style);
}

void BarCanvas::paintBars(QPainter &painter) const
{
    for (std::size_t s = 0; s < m_layout.points.size(); ++s)
        for (std::size_t p = 0; p < m_layout.points[s].size(); ++p) {
            const ChartPoint &point = m_content.series[s].points[p];
            const QRectF &rect = m_layout.points[s][p];
            if (point.isTotal || rect.isEmpty())
                continue;
            const MarkStyle mark = m_style.theme.mark(point.meaning);
            // A gap of the background's colour keeps neighbours apart where their colours are close.
            painter.setPen(QPen(m_style.theme.background, 1.0));
            painter.setBrush(mark.fill);
            painter.drawRect(rect);
            paintPattern(painter, rect.adjusted(0.75, 0.75, -0.75, -0.75), mark, m_layout.spacing);
        }
}

void BarCanvas::paintEmphasis(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.text, 1.6));
    painter.drawRects(m_layout.frames.data(), static_cast<int>(m_layout.frames.size()));
    const bool rightToLeft = m_style.direction == Qt::RightToLeft;
    for (const QRectF &r : m_layout.pointers) {
        QPainterPath path(rightToLeft ? r.topRight() : r.topLeft());
        path.lineTo(rightToLeft ? QPointF(r.left(), r.center().y()) : QPointF(r.right(), r.center().y()));
        path.lineTo(rightToLeft ? r.bottomRight() : r.bottomLeft());
        path.closeSubpath();
        painter.fillPath(path, m_style.theme.text);
    }
}

void BarCanvas::paintPlot(QPainter &painter) const
{
    paintGround(painter, m_layout, m_style, true);
    paintBars(painter);
    for (std::size_t i = 0; i < m_layout.swatches.size(); ++i)
        paintMark(painter, m_layout.swatches[i], m_style.theme.mark(m_content.legend[i].meaning),
                  m_layout.spacing);
    paintEmphasis(painter);
    paintDashed(painter, m_layout.marks, m_style.theme, 2.2, 5.0);
}

} // namespace rp
