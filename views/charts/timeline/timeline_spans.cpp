// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/timeline_spans.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

int laneNumber(TimelineLane lane)
{
    return lane == TimelineLane::Cpu ? 0 : 1;
}

} // namespace

TimelineSpans::TimelineSpans(TimelineProvider provider)
    : m_provider(std::move(provider))
    , m_bars{{}, {{}, {}}}
{
}

TimeView TimelineSpans::read(const TimeView &view)
{
    const bool first = view.total_us <= 0.0;
    m_bars.view = view;
    m_window = first ? m_provider(0.0, std::numeric_limits<double>::infinity())
                     : m_provider(view.from_us, view.to_us);
    if (m_window.total_us != view.total_us) {
        m_bars.view = keptView(view, m_window.total_us);
        m_window = m_provider(m_bars.view.from_us, m_bars.view.to_us);
    }
    m_bars.lanes = {laneSpans(m_window, TimelineLane::Cpu), laneSpans(m_window, TimelineLane::Gpu)};
    m_gpuBefore_us = 0.0;
    if (!m_bars.lanes[1].empty() && m_bars.lanes[1].front().index > 0) {
        m_gpuBefore_us = gpuEndBefore(m_bars.lanes[1].front());
        m_provider(m_bars.view.from_us, m_bars.view.to_us); // one that remembers its window is left at this
    }
    return m_bars.view;
}

std::vector<ResultColumn> TimelineSpans::columns()
{
    //: Column of the timeline's table: which launch or kernel.
    return {{QStringLiteral("span"), [] { return tr("Bar"); }, Quantity::Text},
            {QStringLiteral("start_us"), [] { return tr("Begins (µs)"); }, Quantity::Microseconds,
             Meaning::Neutral, 1},
            {QStringLiteral("end_us"), [] { return tr("Ends (µs)"); }, Quantity::Microseconds,
             Meaning::Neutral, 1},
            {QStringLiteral("idle_us"), [] { return tr("GPU waited before (µs)"); }, Quantity::Microseconds,
             Meaning::Neutral, 1},
            {QStringLiteral("busy"), [] { return tr("Busy"); }, Quantity::Fraction, Meaning::Neutral, 1}};
}

QString TimelineSpans::name(const TimelineSpan &span) const
{
    const Format format;
    const QString first = format.count(span.index + 1.0);
    const QString last = format.count(static_cast<double>(span.index + span.count));
    const QString all = format.count(m_window.kernels);
    if (span.lane == TimelineLane::Gpu)
        return span.count == 1 ? tr("Kernel %1 of %2").arg(first, all)
                               : tr("Kernels %1 to %2 of %3").arg(first, last, all);
    if (m_window.kernels > 1 && span.count == m_window.kernels &&
        span.busy_us >= 0.999 * (span.end_us - span.start_us) && m_bars.lanes[0].size() == 1)
        //: The launch of a CUDA graph. %1: number of kernels.
        return tr("One launch of all %1 kernels").arg(all);
    return span.count == 1 ? tr("Launch %1 of %2").arg(first, all)
                           : tr("Launches %1 to %2 of %3").arg(first, last, all);
}

double TimelineSpans::gpuEndBefore(const TimelineSpan &span) const
{
    const double reach = std::max(m_bars.view.span_us(), 10.0 * (span.end_us - span.start_us));
    const TimelineWindow before = m_provider(std::max(0.0, span.start_us - reach), span.start_us);
    double end = unknown;
    for (const TimelineSpan &other : before.spans)
        if (other.lane == TimelineLane::Gpu && other.end_us <= span.start_us && other.index < span.index)
            end = std::isnan(end) ? other.end_us : std::max(end, other.end_us);
    return end;
}

double TimelineSpans::waitBefore_us(int lane, std::size_t index) const
{
    if (lane != 1)
        return unknown;
    const auto &spans = m_bars.lanes[1];
    const double before = index == 0 ? m_gpuBefore_us : spans[index - 1].end_us;
    return std::isnan(before) ? unknown : std::max(0.0, spans[index].start_us - before);
}

std::vector<ResultRow> TimelineSpans::rows() const
{
    std::vector<ResultRow> rows;
    for (std::size_t lane = 0; lane < m_bars.lanes.size(); ++lane)
        for (std::size_t i = 0; i < m_bars.lanes[lane].size(); ++i) {
            const TimelineSpan span = m_bars.lanes[lane][i];
            const double length = span.end_us - span.start_us;
            const double wait = waitBefore_us(static_cast<int>(lane), i);
            ResultRow row;
            row.key = QLatin1String(lane == 0 ? "cpu_" : "gpu_") + QString::number(span.index);
            row.cells = {{0.0, [this, span] { return name(span); }}, {span.start_us}, {span.end_us}};
            if (std::isnan(wait))
                row.cells.push_back({unknown, [] { return QString(QChar(0x2013)); }});
            else
                row.cells.push_back({wait});
            row.cells.push_back({length > 0.0 ? span.busy_us / length : 1.0});
            rows.push_back(std::move(row));
        }
    return rows;
}

ChartPoint TimelineSpans::pointFor(const TimelineSpan &span, double wait_us, QStringList &cells) const
{
    const Format format;
    const QString name = this->name(span);
    const QString begins = format.microseconds(span.start_us);
    const QString ends = format.microseconds(span.end_us);
    const double length = span.end_us - span.start_us;
    const bool several = span.count > 1 && length > 0.0 && span.lane == TimelineLane::Gpu;
    const bool waited = !std::isnan(wait_us);
    const QString wait = waited ? format.microseconds(wait_us) : QString();
    const QString busy = several ? format.percent(span.busy_us / length) : QString();
    cells = {name, tr("begins %1").arg(begins), tr("ends %1").arg(ends),
             waited ? tr("GPU waited %1 before it").arg(wait) : QString(),
             several ? tr("GPU busy %1 of that time").arg(busy) : QString()};
    ChartPoint point;
    point.name = name;
    point.position = span.start_us;
    point.value = span.end_us;
    point.text = format.duration_us(length);
    point.meaning = laneMeaning(laneNumber(span.lane));
    point.column = 0;
    if (several)
        //: Spoken bar of several kernels. %1: "Kernels 13 to 16 of 1,000", %2, %3: moments, %4: a percentage.
        point.spoken = tr("%1: begins %2, ends %3, GPU busy %4 of that time").arg(name, begins, ends, busy);
    else if (waited)
        //: Spoken kernel. %1: "Kernel 12 of 1,000", %2, %3: moments, %4: a duration.
        point.spoken = tr("%1: begins %2, ends %3, GPU waited %4 before it").arg(name, begins, ends, wait);
    else
        //: Spoken launch. %1: "Launch 12 of 1,000", %2, %3: moments.
        point.spoken = tr("%1: begins %2, ends %3").arg(name, begins, ends);
    return point;
}

void TimelineSpans::addTo(ChartContent &content) const
{
    content.grid.columns = QStringList{tr("Bar"), tr("Begins"), tr("Ends"), tr("Wait"), tr("Busy")};
    for (int lane = 0; lane < 2; ++lane) {
        ChartSeries series;
        series.key = lane == 0 ? QStringLiteral("cpu") : QStringLiteral("gpu");
        //: Lanes of the timeline.
        series.name = lane == 0 ? tr("CPU launches") : tr("GPU kernels");
        series.meaning = laneMeaning(lane);
        const std::vector<TimelineSpan> &spans = m_bars.lanes[static_cast<std::size_t>(lane)];
        for (std::size_t i = 0; i < spans.size(); ++i) {
            QStringList cells;
            series.points.push_back(pointFor(spans[i], waitBefore_us(lane, i), cells));
            series.points.back().row = static_cast<int>(content.grid.rows.size());
            content.grid.rows.push_back(cells);
        }
        content.series.push_back(std::move(series));
    }
    content.grid.annotationRow = static_cast<int>(content.grid.rows.size());
}

std::optional<TimelineSpan> TimelineSpans::at(const ChartPosition &position) const
{
    if (position.on != ChartPosition::On::Point || position.series >= static_cast<int>(m_bars.lanes.size()))
        return std::nullopt;
    const auto &lane = m_bars.lanes[static_cast<std::size_t>(position.series)];
    if (position.point >= static_cast<int>(lane.size()))
        return std::nullopt;
    return lane[static_cast<std::size_t>(position.point)];
}

std::optional<ChartPosition> TimelineSpans::positionOf(TimelineLane lane, int kernel) const
{
    const int number = laneNumber(lane);
    const auto &spans = m_bars.lanes[static_cast<std::size_t>(number)];
    for (std::size_t i = 0; i < spans.size(); ++i)
        if (kernel >= spans[i].index && kernel < spans[i].index + spans[i].count)
            return ChartPosition{ChartPosition::On::Point, number, static_cast<int>(i)};
    return std::nullopt;
}

/// Where a kernel's bar begins that is not in view yet: the nearest one on that side.
std::optional<double> TimelineSpans::momentBeyond(TimelineLane lane, const TimelineSpan &from,
                                                  bool later) const
{
    const TimelineWindow window =
        later ? m_provider(from.end_us, m_bars.view.total_us) : m_provider(0.0, from.start_us);
    std::optional<double> moment;
    for (const TimelineSpan &span : window.spans) {
        if (span.lane != lane)
            continue;
        if (later && span.index + span.count > from.index + from.count) {
            return span.index >= from.index + from.count ? span.start_us : from.end_us;
        }
        if (!later && span.index < from.index)
            moment = span.index + span.count <= from.index ? span.end_us : from.start_us;
    }
    return moment;
}

std::optional<int> TimelineSpans::kernelBeside(const TimelineSpan &span, bool later) const
{
    const int kernel = later ? span.index + span.count : span.index - 1;
    return kernel >= 0 && kernel < m_window.kernels ? std::optional(kernel) : std::nullopt;
}

TimeView TimelineSpans::viewOf(int kernel, const TimelineSpan &from, bool later) const
{
    const double most = m_bars.view.span_us() * 0.8;
    if (const auto there = positionOf(from.lane, kernel)) {
        const auto next = at(*there);
        return viewShowing(m_bars.view, later ? std::min(next->end_us, next->start_us + most)
                                              : std::max(next->start_us, next->end_us - most));
    }
    const auto moment = momentBeyond(from.lane, from, later);
    return moment ? viewShowing(m_bars.view, *moment) : m_bars.view;
}

} // namespace rp
