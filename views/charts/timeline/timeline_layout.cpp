// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/timeline_layout.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double edge = canvasEdge;
constexpr double narrowestIdle = 6.0; ///< pixels; narrower gaps are seen as gaps anyway

class Builder : private LaneBuilder
{
public:
    Builder(TimelineLayout &out, const ChartContent &content, const TimelineBars &bars, const QSizeF &size,
            const ChartStyle &style)
        : LaneBuilder(out, content, size, style)
        , m_bars(bars)
        , m_out(out)
    {
    }

    void build()
    {
        const double width = m_out.size.width();
        m_nameLimit = width * 0.26;
        m_left = edge + nameColumn(m_nameLimit);
        m_right = std::max(m_left + 20.0, width - edge - m_text.em() * 2.0);
        const double below = measureFoot({m_bars.view.from_us, m_bars.view.to_us, Quantity::DurationAuto});
        const double lanes = laneNeeded() * static_cast<double>(m_content.series.size());
        m_out.neededHeight = std::ceil(edge * 2.0 + lanes + below);
        placePlot(edge, std::max(edge + lanes, m_out.size.height() - edge - below));
        placeLanes();
        placeFoot();
        finish();
        if (m_style.direction == Qt::RightToLeft)
            for (std::vector<QRectF> *rects : {&m_out.lanes, &m_out.idle})
                mirror(*rects, width);
    }

    double minimumWidth() const { return nameColumn(1.0) + m_text.lineHeight() * 6.0 + 2.0 * edge; }

private:
    double nameColumn(double limit) const { return widestName(limit) + m_text.em() * 1.5; }

    double laneNeeded() const
    {
        double height = m_text.lineHeight() * 1.4;
        for (const ChartSeries &series : m_content.series)
            height = std::max(height, m_text.wrapped(series.name, m_nameLimit, true).height() + 6.0);
        return height;
    }

    double xOf(double us) const
    {
        const double span = m_bars.view.span_us();
        return span > 0.0 ? m_left + (m_right - m_left) * (us - m_bars.view.from_us) / span : m_left;
    }

    void placeLanes()
    {
        const double pitch = m_out.plot.height() / std::max<double>(1.0, double(m_content.series.size()));
        for (std::size_t lane = 0; lane < m_content.series.size(); ++lane) {
            const double top = m_out.plot.top() + pitch * static_cast<double>(lane);
            const double height = std::min(pitch * 0.76, m_text.lineHeight() * 2.6);
            const QRectF rect(m_left, top + (pitch - height) / 2.0, m_right - m_left, height);
            m_out.lanes.push_back(rect);
            const QString &name = m_content.series[lane].name;
            const QSizeF size = m_text.wrapped(name, m_nameLimit, true);
            place({edge, rect.center().y() - size.height() / 2.0, m_left - edge - m_text.em(), size.height()},
                  name, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, true);
            placeSpans(lane, rect);
        }
    }

    void placeSpans(std::size_t lane, const QRectF &rect)
    {
        std::vector<QRectF> placed;
        const auto &spans = lane < m_bars.lanes.size() ? m_bars.lanes[lane] : std::vector<TimelineSpan>();
        double idleFrom = m_bars.view.from_us;
        const bool gpu = lane == 1;
        for (const TimelineSpan &span : spans) {
            const double left = std::clamp(xOf(span.start_us), m_left, m_right);
            const double right = std::clamp(xOf(span.end_us), m_left, m_right);
            QRectF bar;
            if (right > left || (span.start_us >= m_bars.view.from_us && span.end_us <= m_bars.view.to_us))
                bar = QRectF(left, rect.top(), std::max(right - left, 1.5), rect.height());
            placed.push_back(bar);
            placeSpanLabel(span, bar, static_cast<int>(lane));
            if (gpu && span.start_us > idleFrom)
                placeIdle(idleFrom, span.start_us, rect);
            idleFrom = std::max(idleFrom, span.end_us);
        }
        if (gpu && !spans.empty() && idleFrom < m_bars.view.to_us)
            placeIdle(idleFrom, m_bars.view.to_us, rect);
        m_out.points.push_back(std::move(placed));
    }

    void placeSpanLabel(const TimelineSpan &span, const QRectF &bar, int lane)
    {
        if (bar.height() < m_text.lineHeight())
            return;
        const QString text =
            span.count == 1 ? m_style.format.count(span.index + 1.0)
                            //: Label of a merged bar, from one kernel's number to another's: "13–16".
                            : QCoreApplication::translate("rp::TimelineLayout", "%1–%2")
                                  .arg(m_style.format.count(span.index + 1.0),
                                       m_style.format.count(static_cast<double>(span.index + span.count)));
        const double width = m_text.width(text) + m_text.em();
        if (width + 4.0 > bar.width())
            return;
        const MarkStyle mark = m_style.theme.mark(laneMeaning(lane));
        QRectF rect(QPointF(), QSizeF(width, m_text.lineHeight()));
        rect.moveCenter(bar.center());
        place(rect, text, mark.labelInk, Qt::AlignCenter, false, mark.fill);
    }

    void placeIdle(double from_us, double to_us, const QRectF &lane)
    {
        const double left = std::clamp(xOf(from_us), m_left, m_right);
        const double right = std::clamp(xOf(to_us), m_left, m_right);
        if (right - left < narrowestIdle)
            return;
        const QRectF rect(left, lane.top() + lane.height() * 0.12, right - left, lane.height() * 0.76);
        m_out.idle.push_back(rect);
        //: Label in a gap between two kernels; %1 is a duration.
        const QString text = QCoreApplication::translate("rp::TimelineLayout", "idle %1")
                                 .arg(m_style.format.duration_us(to_us - from_us));
        const double width = m_text.width(text) + m_text.em();
        if (width + 8.0 > rect.width() || m_text.lineHeight() > rect.height() ||
            from_us <= m_bars.view.from_us || to_us >= m_bars.view.to_us)
            return; // a gap that is cut by the view has no length to write
        QRectF label(QPointF(), QSizeF(width, m_text.lineHeight()));
        label.moveCenter(rect.center());
        place(label, text, m_style.theme.text, Qt::AlignCenter, false, m_style.theme.background);
    }

    const TimelineBars &m_bars;
    TimelineLayout &m_out;
};

TimelineSpan joined(const TimelineSpan &a, const TimelineSpan &b)
{
    TimelineSpan both = a;
    both.count = b.index + b.count - a.index;
    both.end_us = b.end_us;
    both.busy_us = a.busy_us + b.busy_us;
    return both;
}

} // namespace

std::vector<TimelineSpan> laneSpans(const TimelineWindow &window, TimelineLane lane, std::size_t maximum)
{
    std::vector<TimelineSpan> spans;
    for (const TimelineSpan &span : window.spans)
        if (span.lane == lane)
            spans.push_back(span);
    if (spans.size() <= maximum || maximum == 0)
        return spans;
    const int factor = static_cast<int>((spans.size() + maximum - 1) / maximum);
    int widest = 1;
    for (const TimelineSpan &span : spans)
        widest = std::max(widest, span.count);
    const int group = widest * factor;
    std::vector<TimelineSpan> merged;
    for (const TimelineSpan &span : spans) {
        if (!merged.empty() && merged.back().index / group == span.index / group)
            merged.back() = joined(merged.back(), span);
        else
            merged.push_back(span);
    }
    return merged;
}

Meaning laneMeaning(int lane)
{
    return lane == 0 ? Meaning::Dispatch : Meaning::Compute;
}

TimelineLayout layoutTimeline(const ChartContent &content, const TimelineBars &bars, const QSizeF &size,
                              const ChartStyle &style)
{
    TimelineLayout layout;
    Builder(layout, content, bars, size, style).build();
    return layout;
}

double timelineMinimumWidth(const ChartContent &content, const ChartStyle &style)
{
    TimelineLayout layout;
    return Builder(layout, content, {}, QSizeF(), style).minimumWidth();
}

} // namespace rp
