// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/timeline_canvas.h"

#include <algorithm>
#include <cmath>

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
    paintLaneGround(painter, m_layout, m_style);
    for (const QRectF &rect : m_layout.idle) {
        paintMark(painter, rect, idleMark(), m_layout.spacing * 0.8);
        paintFrame(painter, rect, QPen(m_style.theme.axis, 1.0, Qt::DotLine));
    }
    for (std::size_t lane = 0; lane < m_layout.points.size() && lane < m_bars.lanes.size(); ++lane)
        paintLane(painter, lane);
    for (std::size_t i = 0; i < m_layout.keys.size() && i < m_content.legend.size(); ++i) {
        const Meaning meaning = m_content.legend[i].meaning;
        paintMark(painter, m_layout.keys[i],
                  meaning == Meaning::Neutral ? idleMark() : m_style.theme.mark(meaning),
                  m_layout.spacing * 0.8);
        paintFrame(painter, m_layout.keys[i], QPen(m_style.theme.axis, 1.0));
    }
}

void TimelineCanvas::setMoment(std::optional<double> at_us, const QString &bill)
{
    m_at_us = at_us;
    m_bill = bill;
}

double TimelineCanvas::xAt(double at_us) const
{
    const QRectF &plot = m_layout.plot;
    const double part = (at_us - m_bars.view.from_us) / std::max(1e-9, m_bars.view.span_us());
    return m_style.direction == Qt::RightToLeft ? plot.right() - part * plot.width()
                                                : plot.left() + part * plot.width();
}

bool TimelineCanvas::isAtMoment(const QPointF &place) const
{
    return m_at_us && std::abs(place.x() - xAt(*m_at_us)) <= 13.0 &&
           m_layout.plot.adjusted(-13.0, 0.0, 13.0, 13.0).contains(place);
}

void TimelineCanvas::paint(QPainter &painter)
{
    LaneCanvas::paint(painter);
    if (m_at_us && !m_layout.size.isEmpty())
        paintMoment(painter); // over the texts of what is still to come
}

void TimelineCanvas::paintMoment(QPainter &painter) const
{
    const QRectF &plot = m_layout.plot;
    const double x = std::clamp(xAt(*m_at_us), plot.left(), plot.right());
    QColor veil(m_style.theme.background);
    veil.setAlphaF(0.82F);
    QRectF later(plot);
    if (m_style.direction == Qt::RightToLeft)
        later.setRight(x);
    else
        later.setLeft(x);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(later, veil);
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()));
    const CanvasText text(m_style);
    painter.setBrush(m_style.theme.text);
    painter.drawEllipse(QPointF(x, plot.bottom()), text.em() * 0.7, text.em() * 0.7);
    //: At a moving line in a picture: how long the GPU has had nothing to do so far. %1: a duration.
    const QString words = QCoreApplication::translate("rp::TimelineLayout", "GPU has waited %1").arg(m_bill);
    const QSizeF size(text.width(words, true) + text.em(), text.lineHeight());
    const double half = size.width() / 2.0;
    const double side = m_style.direction == Qt::RightToLeft ? -1.0 : 1.0;
    QRectF plate(QPointF(), size);
    plate.moveCenter({std::clamp(x + side * (half + text.em()), plot.left() + half, plot.right() - half),
                      plot.top() + size.height() / 2.0});
    paintTexts(painter, {{plate, words, m_style.theme.text, Qt::AlignCenter, true, m_style.theme.background}},
               m_style);
    painter.restore();
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
