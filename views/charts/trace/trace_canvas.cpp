// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/trace/trace_canvas.h"

#include <QPolygonF>
#include <cmath>
#include <map>
#include <utility>

namespace rp {

namespace {

constexpr double patternWidth = 5.0; ///< pixels; a pattern in a narrower bar is only noise

} // namespace

void TraceCanvas::setPicture(TracePicture picture)
{
    m_picture = std::move(picture);
    forgetLayout();
}

double TraceCanvas::minimumWidth(const ChartStyle &style) const
{
    return traceMinimumWidth(m_content, m_picture, style);
}

TraceLayout TraceCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    return layoutTrace(m_content, m_picture, size, style);
}

void TraceCanvas::paintArrow(QPainter &painter, const QLineF &arrow) const
{
    if (arrow.length() < 1.0)
        return;
    painter.drawLine(arrow);
    const double size = m_layout.spacing * 0.6;
    QLineF side = QLineF(arrow.p2(), arrow.p1()).unitVector();
    side.setLength(size);
    side.setAngle(side.angle() + 22.0);
    const QPointF left = side.p2();
    side.setAngle(side.angle() - 44.0);
    painter.drawPolygon(QPolygonF({arrow.p2(), left, side.p2()}));
}

void TraceCanvas::paintPlot(QPainter &painter) const
{
    paintLaneGround(painter, m_layout, m_style);
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Thousands of narrow bars go to the painter by colour, not one by one.
    std::map<Meaning, QVector<QRectF>> narrow;
    for (const TraceBar &bar : m_layout.bars) {
        if (bar.rect.width() >= patternWidth)
            paintMark(painter, bar.rect, m_style.theme.mark(bar.meaning), m_layout.spacing);
        else
            narrow[bar.meaning].append(bar.rect);
    }
    for (const auto &[meaning, rects] : narrow) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_style.theme.mark(meaning).fill);
        painter.drawRects(rects);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(m_layout.plot);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    painter.setBrush(m_style.theme.axis);
    for (const QLineF &arrow : m_layout.arrows)
        paintArrow(painter, arrow);
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.setBrush(m_style.theme.text);
    paintArrow(painter, m_layout.focusedArrow);
    painter.restore();
    for (std::size_t i = 0; i < m_layout.keys.size() && i < m_content.legend.size(); ++i)
        paintMark(painter, m_layout.keys[i], m_style.theme.mark(m_content.legend[i].meaning),
                  m_layout.spacing * 0.8);
}

double TraceCanvas::timeAt(double x) const
{
    const QRectF &plot = m_layout.plot;
    if (plot.width() <= 0.0)
        return m_picture.window.from_ns;
    const double part = m_style.direction == Qt::RightToLeft ? (plot.right() - x) / plot.width()
                                                             : (x - plot.left()) / plot.width();
    return m_picture.window.from_ns + part * m_picture.window.span_ns();
}

} // namespace rp
