// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/timeline_canvas.h"

#include <algorithm>

namespace rp {

namespace {

void paintFrame(QPainter &painter, const QRectF &rect, const QPen &pen)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawRect(rect);
}

} // namespace

void TimelineCanvas::setBars(TimelineBars bars)
{
    m_bars = std::move(bars);
    forgetLayout();
}

double TimelineCanvas::minimumWidth(const ChartStyle &style) const
{
    return timelineMinimumWidth(m_content, style);
}

TimelineLayout TimelineCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    return layoutTimeline(m_content, m_bars, size, style);
}

MarkStyle TimelineCanvas::idleMark() const
{
    MarkStyle idle = m_style.theme.mark(Meaning::Neutral);
    idle.fill = m_style.theme.background;
    idle.patternInk = m_style.theme.axis;
    idle.pattern = MarkPattern::Diagonal;
    return idle;
}

void TimelineCanvas::paintLane(QPainter &painter, std::size_t lane) const
{
    const MarkStyle mark = m_style.theme.mark(laneMeaning(static_cast<int>(lane)));
    for (std::size_t i = 0; i < m_layout.points[lane].size() && i < m_bars.lanes[lane].size(); ++i) {
        const QRectF rect = m_layout.points[lane][i];
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
            paintMark(painter, rect, idleMark(), m_layout.spacing * 0.8);
        paintMark(painter, filled, mark, m_layout.spacing);
        if (rect.width() >= 3.0)
            paintFrame(painter, rect, QPen(m_style.theme.background, 1.0));
    }
}

void TimelineCanvas::paintPlot(QPainter &painter) const
{
    paintGround(painter, m_layout, m_style, false);
    for (const QRectF &rect : m_layout.idle) {
        paintMark(painter, rect, idleMark(), m_layout.spacing * 0.8);
        paintFrame(painter, rect, QPen(m_style.theme.axis, 1.0, Qt::DotLine));
    }
    for (std::size_t lane = 0; lane < m_layout.points.size() && lane < m_bars.lanes.size(); ++lane)
        paintLane(painter, lane);
    for (std::size_t i = 0; i < m_layout.swatches.size() && i < m_content.legend.size(); ++i) {
        const Meaning meaning = m_content.legend[i].meaning;
        paintMark(painter, m_layout.swatches[i],
                  meaning == Meaning::Neutral ? idleMark() : m_style.theme.mark(meaning),
                  m_layout.spacing * 0.8);
        paintFrame(painter, m_layout.swatches[i], QPen(m_style.theme.axis, 1.0));
    }
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
