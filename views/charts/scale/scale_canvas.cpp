// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/scale/scale_canvas.h"

#include <QPainter>

namespace rp {

void ScaleCanvas::setRidgeCount(int ridges)
{
    m_ridges = ridges;
    m_laidOut = false;
}

void ScaleCanvas::setContent(const ChartContent &content)
{
    m_content = content;
    m_laidOut = false;
}

double ScaleCanvas::minimumHeight(double width, const ChartStyle &style) const
{
    // The height needed does not depend on the height given: the last layout may know it already.
    if (m_laidOut && m_layout.size.width() == width && m_style.font == style.font &&
        m_style.direction == style.direction)
        return m_layout.neededHeight;
    return layoutScale(m_content, m_ridges, QSizeF(width, 0.0), style).neededHeight;
}

double ScaleCanvas::minimumWidth(const ChartStyle &style) const
{
    return scaleMinimumWidth(m_content, style);
}

void ScaleCanvas::layout(const QSizeF &size, const ChartStyle &style)
{
    m_style = style;
    m_layout = layoutScale(m_content, m_ridges, size, style);
    m_laidOut = true;
}

void ScaleCanvas::paintZones(QPainter &painter, const std::vector<ScaleLayout::Zone> &zones) const
{
    for (const ScaleLayout::Zone &zone : zones) {
        if (zone.meaning == Meaning::Neutral)
            continue;
        MarkStyle style = m_style.theme.mark(zone.meaning);
        QColor wash(style.fill);
        wash.setAlphaF(0.14F);
        painter.fillRect(zone.rect, wash);
        style.patternInk = style.fill;
        style.patternInk.setAlphaF(m_style.theme.highContrast ? 0.6F : 0.35F);
        paintPattern(painter, zone.rect, style, m_layout.spacing * 1.8);
    }
}

void ScaleCanvas::paint(QPainter &painter) const
{
    const QRectF &plot = m_layout.plot;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintZones(painter, m_layout.zones);
    paintZones(painter, m_layout.swatches);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    for (const ScaleLayout::Zone &swatch : m_layout.swatches)
        painter.drawRect(swatch.rect);
    painter.setPen(QPen(m_style.theme.grid, 1.0));
    for (const double x : m_layout.gridX)
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom() + 4.0));
    painter.setPen(QPen(m_style.theme.axis, 1.5));
    painter.drawLine(QLineF(plot.bottomLeft(), plot.bottomRight()));
    for (const QLineF &mark : m_layout.marks) {
        // The light line underneath keeps the dashes visible on a pattern.
        painter.setPen(QPen(m_style.theme.background, 5.0));
        painter.drawLine(mark);
        painter.setPen(QPen(m_style.theme.text, 2.2, Qt::DashLine));
        painter.drawLine(mark);
    }
    painter.setPen(QPen(m_style.theme.text, 1.0));
    painter.drawLines(m_layout.leaders.data(), static_cast<int>(m_layout.leaders.size()));
    for (std::size_t p = 0; p < m_layout.points.size(); ++p)
        paintPoint(painter, p, m_layout.points[p]);
    painter.restore();
    paintTexts(painter, m_layout.texts, m_style);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t p = 0; p < m_layout.keys.size(); ++p)
        paintPoint(painter, p, m_layout.keys[p]); // over the leaders that pass behind labels
    painter.restore();
}

void ScaleCanvas::paintPoint(QPainter &painter, std::size_t point, const QRectF &rect) const
{
    if (rect.isEmpty())
        return;
    const Meaning meaning = m_content.series.front().points[point].meaning;
    const QColor color = meaning == Meaning::Neutral ? m_style.theme.text : m_style.theme.mark(meaning).fill;
    paintMarker(painter, rect.center(), rect.width(), m_layout.shapes[point], color,
                m_style.theme.background);
}

QRectF ScaleCanvas::pointRect(int series, int point) const
{
    return series == 0 && point >= 0 && point < static_cast<int>(m_layout.points.size())
               ? m_layout.points[static_cast<std::size_t>(point)]
               : QRectF();
}

QRectF ScaleCanvas::annotationRect(int annotation) const
{
    return annotation >= 0 && annotation < static_cast<int>(m_layout.annotations.size())
               ? m_layout.annotations[static_cast<std::size_t>(annotation)]
               : QRectF();
}

} // namespace rp
