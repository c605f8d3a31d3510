// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/timeline_canvas.h"

#include <QPainter>
#include <algorithm>

namespace rp {

void TimelineCanvas::setBars(TimelineBars bars)
{
    m_bars = std::move(bars);
    m_laidOut = false;
}

void TimelineCanvas::setContent(const ChartContent &content)
{
    m_content = content;
    m_laidOut = false;
}

double TimelineCanvas::minimumHeight(double width, const ChartStyle &style) const
{
    // The height needed does not depend on the height given: the last layout may know it already.
    if (m_laidOut && m_layout.size.width() == width && m_style.font == style.font &&
        m_style.direction == style.direction)
        return m_layout.neededHeight;
    return layoutTimeline(m_content, m_bars, QSizeF(width, 0.0), style).neededHeight;
}

double TimelineCanvas::minimumWidth(const ChartStyle &style) const
{
    return timelineMinimumWidth(m_content, style);
}

void TimelineCanvas::layout(const QSizeF &size, const ChartStyle &style)
{
    m_style = style;
    m_layout = layoutTimeline(m_content, m_bars, size, style);
    m_laidOut = true;
}

void TimelineCanvas::paintLane(QPainter &painter, std::size_t lane) const
{
    const MarkStyle mark = m_style.theme.mark(laneMeaning(static_cast<int>(lane)));
    MarkStyle pale = mark;
    pale.fill = m_style.theme.background;
    pale.patternInk = m_style.theme.axis;
    pale.pattern = MarkPattern::Diagonal;
    for (std::size_t i = 0; i < m_layout.spans[lane].size() && i < m_bars.lanes[lane].size(); ++i) {
        const QRectF rect = m_layout.spans[lane][i];
        if (rect.isEmpty())
            continue;
        const TimelineSpan &span = m_bars.lanes[lane][i];
        const double length = span.end_us - span.start_us;
        const double busy = length > 0.0 ? std::clamp(span.busy_us / length, 0.0, 1.0) : 1.0;
        // A bar of several kernels is filled from below as far as it was busy.
        QRectF filled = rect;
        if (span.count > 1)
            filled.setTop(rect.bottom() - rect.height() * busy);
        if (span.count > 1 && busy < 0.98)
            paintMark(painter, rect, pale, m_layout.spacing * 0.8);
        paintMark(painter, filled, mark, m_layout.spacing);
        if (rect.width() >= 3.0) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(m_style.theme.background, 1.0));
            painter.drawRect(rect);
        }
    }
}

void TimelineCanvas::paintIdle(QPainter &painter) const
{
    MarkStyle idle = m_style.theme.mark(Meaning::Neutral);
    idle.fill = m_style.theme.background;
    idle.patternInk = m_style.theme.axis;
    idle.pattern = MarkPattern::Diagonal;
    for (const QRectF &rect : m_layout.idle) {
        paintMark(painter, rect, idle, m_layout.spacing * 0.8);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_style.theme.axis, 1.0, Qt::DotLine));
        painter.drawRect(rect);
    }
}

void TimelineCanvas::paint(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_style.theme.grid, 1.0));
    for (const double x : m_layout.gridX)
        painter.drawLine(QLineF(x, m_layout.plot.top(), x, m_layout.plot.bottom() + 4.0));
    painter.setPen(QPen(m_style.theme.axis, 1.5));
    painter.drawLine(QLineF(m_layout.plot.bottomLeft(), m_layout.plot.bottomRight()));
    paintIdle(painter);
    for (std::size_t lane = 0; lane < m_layout.spans.size() && lane < m_bars.lanes.size(); ++lane)
        paintLane(painter, lane);
    for (std::size_t i = 0; i < m_layout.swatches.size() && i < m_content.legend.size(); ++i) {
        MarkStyle mark = m_style.theme.mark(m_content.legend[i].meaning);
        if (m_content.legend[i].meaning == Meaning::Neutral) {
            mark.fill = m_style.theme.background;
            mark.patternInk = m_style.theme.axis;
            mark.pattern = MarkPattern::Diagonal;
        }
        paintMark(painter, m_layout.swatches[i], mark, m_layout.spacing * 0.8);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_style.theme.axis, 1.0));
        painter.drawRect(m_layout.swatches[i]);
    }
    painter.restore();
    paintTexts(painter, m_layout.texts, m_style);
}

QRectF TimelineCanvas::pointRect(int series, int point) const
{
    if (series < 0 || series >= static_cast<int>(m_layout.spans.size()))
        return {};
    const auto &lane = m_layout.spans[static_cast<std::size_t>(series)];
    return point >= 0 && point < static_cast<int>(lane.size()) ? lane[static_cast<std::size_t>(point)]
                                                               : QRectF();
}

QRectF TimelineCanvas::annotationRect(int) const
{
    return {}; // a timeline has none yet
}

double TimelineCanvas::timeAt(double x) const
{
    const QRectF &plot = m_layout.plot;
    if (plot.width() <= 0.0)
        return m_bars.view.from_us;
    const double part = m_style.direction == Qt::RightToLeft ? (plot.right() - x) / plot.width()
                                                             : (x - plot.left()) / plot.width();
    return m_bars.view.from_us + part * m_bars.view.span_us();
}

} // namespace rp
