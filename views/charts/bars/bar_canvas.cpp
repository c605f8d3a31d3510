// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_canvas.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// values[set][row] of the points that are drawn as segments, fit for the bar scene.
std::vector<std::vector<double>> segmentValues(const ChartContent &content)
{
    std::vector<std::vector<double>> values;
    for (std::size_t row = 0; row < content.series.size(); ++row) {
        std::size_t set = 0;
        for (const ChartPoint &point : content.series[row].points) {
            if (point.isTotal)
                continue;
            if (values.size() <= set)
                values.emplace_back(content.series.size(), 0.0);
            if (std::isfinite(point.value) && point.value > 0.0)
                values[set][row] = point.value;
            ++set;
        }
    }
    return values;
}

std::vector<MarkStyle> segmentStyles(const ChartContent &content, const ChartTheme &theme)
{
    std::vector<MarkStyle> styles;
    if (!content.series.empty())
        for (const ChartPoint &point : content.series.front().points)
            if (!point.isTotal)
                styles.push_back(theme.mark(point.meaning));
    return styles;
}

} // namespace

void BarCanvas::setContent(const ChartContent &content)
{
    m_content = content;
    m_laidOut = false;
}

double BarCanvas::minimumHeight(double width, const ChartStyle &style) const
{
    // The height needed does not depend on the height given: the last layout may know it already.
    if (m_laidOut && m_layout.size.width() == width && m_style.font == style.font &&
        m_style.direction == style.direction)
        return m_layout.neededHeight;
    return layoutBars(m_content, m_arrangement, QSizeF(width, 0.0), style).neededHeight;
}

double BarCanvas::minimumWidth(const ChartStyle &style) const
{
    return barsMinimumWidth(m_content, m_arrangement, style);
}

void BarCanvas::layout(const QSizeF &size, const ChartStyle &style)
{
    m_style = style;
    m_layout = layoutBars(m_content, m_arrangement, size, style);
    m_laidOut = true;
    if (!m_bars)
        m_bars = std::make_unique<BarScene>(m_arrangement);
    m_bars->setValues(segmentValues(m_content));
    m_bars->setStyles(segmentStyles(m_content, style.theme), style.theme.background);
    m_bars->setGeometry(size, m_layout.plot, m_layout.axisEnd, m_layout.barFill,
                        style.direction == Qt::RightToLeft);
}

void BarCanvas::paintGrid(QPainter &painter) const
{
    painter.setPen(QPen(m_style.theme.grid, 1.0));
    for (const double x : m_layout.gridX)
        painter.drawLine(QLineF(x, m_layout.plot.top(), x, m_layout.plot.bottom() + 4.0));
    painter.setPen(QPen(m_style.theme.axis, 1.5));
    const bool rightToLeft = m_style.direction == Qt::RightToLeft;
    const double zero = rightToLeft ? m_layout.plot.right() : m_layout.plot.left();
    painter.drawLine(QLineF(zero, m_layout.plot.top(), zero, m_layout.plot.bottom()));
    painter.drawLine(QLineF(m_layout.plot.bottomLeft(), m_layout.plot.bottomRight()));
}

void BarCanvas::paintPatterns(QPainter &painter) const
{
    for (std::size_t s = 0; s < m_layout.points.size(); ++s)
        for (std::size_t p = 0; p < m_layout.points[s].size(); ++p) {
            const ChartPoint &point = m_content.series[s].points[p];
            if (point.isTotal)
                continue;
            // A gap of the background's colour keeps neighbours apart where their colours are close.
            const QRectF rect = m_layout.points[s][p].adjusted(0.75, 0.75, -0.75, -0.75);
            paintPattern(painter, rect, m_style.theme.mark(point.meaning), m_layout.spacing);
        }
    for (std::size_t i = 0; i < m_layout.swatches.size(); ++i)
        paintMark(painter, m_layout.swatches[i], m_style.theme.mark(m_content.legend[i].meaning),
                  m_layout.spacing);
}

void BarCanvas::paintMarks(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.text, 1.6));
    for (const QRectF &frame : m_layout.frames)
        painter.drawRect(frame);
    const bool rightToLeft = m_style.direction == Qt::RightToLeft;
    for (const QRectF &r : m_layout.pointers) {
        QPainterPath path(rightToLeft ? r.topRight() : r.topLeft());
        path.lineTo(rightToLeft ? QPointF(r.left(), r.center().y()) : QPointF(r.right(), r.center().y()));
        path.lineTo(rightToLeft ? r.bottomRight() : r.bottomLeft());
        path.closeSubpath();
        painter.fillPath(path, m_style.theme.text);
    }
    for (const QLineF &mark : m_layout.marks) {
        // The light line underneath keeps the dashes visible where they cross a bar.
        painter.setPen(QPen(m_style.theme.background, 5.0));
        painter.drawLine(mark);
        painter.setPen(QPen(m_style.theme.text, 2.2, Qt::DashLine));
        painter.drawLine(mark);
    }
}

void BarCanvas::paint(QPainter &painter) const
{
    if (!m_bars)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    m_bars->paint(painter);
    paintPatterns(painter);
    paintMarks(painter);
    painter.restore();
    paintTexts(painter, m_layout.texts, m_style);
}

QRectF BarCanvas::pointRect(int series, int point) const
{
    if (series < 0 || series >= static_cast<int>(m_layout.points.size()))
        return {};
    const std::vector<QRectF> &bar = m_layout.points[static_cast<std::size_t>(series)];
    return point >= 0 && point < static_cast<int>(bar.size()) ? bar[static_cast<std::size_t>(point)]
                                                              : QRectF();
}

QRectF BarCanvas::annotationRect(int annotation) const
{
    return annotation >= 0 && annotation < static_cast<int>(m_layout.annotations.size())
               ? m_layout.annotations[static_cast<std::size_t>(annotation)]
               : QRectF();
}

} // namespace rp
