// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of LaunchTimelineChart that names bars, fills the table and walks from bar to bar.
#include "views/charts/timeline/launch_timeline_chart.h"
#include "views/charts/timeline/timeline_canvas.h"

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

std::vector<ResultColumn> LaunchTimelineChart::timelineColumns()
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

QString LaunchTimelineChart::spanName(const TimelineSpan &span) const
{
    const Format format;
    const QString first = format.count(span.index + 1.0);
    const QString last = format.count(static_cast<double>(span.index + span.count));
    const QString all = format.count(m_window.kernels);
    if (span.lane == TimelineLane::Gpu)
        return span.count == 1 ? tr("Kernel %1 of %2").arg(first, all)
                               : tr("Kernels %1 to %2 of %3").arg(first, last, all);
    if (m_window.kernels > 1 && span.count == m_window.kernels &&
        span.busy_us >= 0.999 * (span.end_us - span.start_us) &&
        static_cast<const TimelineCanvas &>(canvas()).bars().lanes[0].size() == 1)
        //: The launch of a CUDA graph. %1: number of kernels.
        return tr("One launch of all %1 kernels").arg(all);
    return span.count == 1 ? tr("Launch %1 of %2").arg(first, all)
                           : tr("Launches %1 to %2 of %3").arg(first, last, all);
}

double LaunchTimelineChart::gpuEndBefore(const TimelineSpan &span) const
{
    const double reach = std::max(m_view.span_us(), 10.0 * (span.end_us - span.start_us));
    const TimelineWindow before = m_provider(std::max(0.0, span.start_us - reach), span.start_us);
    double end = unknown;
    for (const TimelineSpan &other : before.spans)
        if (other.lane == TimelineLane::Gpu && other.end_us <= span.start_us && other.index < span.index)
            end = std::isnan(end) ? other.end_us : std::max(end, other.end_us);
    return end;
}

double LaunchTimelineChart::waitBefore_us(int lane, std::size_t index) const
{
    if (lane != 1)
        return unknown;
    const auto &spans = static_cast<const TimelineCanvas &>(canvas()).bars().lanes[1];
    const double before = index == 0 ? m_gpuBefore_us : spans[index - 1].end_us;
    return std::isnan(before) ? unknown : std::max(0.0, spans[index].start_us - before);
}

void LaunchTimelineChart::fillTable()
{
    std::vector<ResultRow> rows;
    const auto &lanes = static_cast<const TimelineCanvas &>(canvas()).bars().lanes;
    for (std::size_t lane = 0; lane < lanes.size(); ++lane)
        for (std::size_t i = 0; i < lanes[lane].size(); ++i) {
            const TimelineSpan span = lanes[lane][i];
            const double length = span.end_us - span.start_us;
            ResultRow row;
            row.key = QLatin1String(lane == 0 ? "cpu_" : "gpu_") + QString::number(span.index);
            row.cells.push_back({0.0, [this, span] { return spanName(span); }});
            row.cells.push_back({span.start_us});
            row.cells.push_back({span.end_us});
            const double wait = waitBefore_us(static_cast<int>(lane), i);
            if (std::isnan(wait))
                row.cells.push_back({unknown, [] { return QString(QChar(0x2013)); }});
            else
                row.cells.push_back({wait});
            row.cells.push_back({length > 0.0 ? span.busy_us / length : 1.0});
            rows.push_back(std::move(row));
        }
    m_spans->setRows(std::move(rows));
}

ChartPoint LaunchTimelineChart::pointFor(const TimelineSpan &span, double wait_us, int row,
                                         QStringList *cells) const
{
    const Format format;
    const QString name = spanName(span);
    const QString begins = format.microseconds(span.start_us);
    const QString ends = format.microseconds(span.end_us);
    ChartPoint point;
    point.name = name;
    point.position = span.start_us;
    point.value = span.end_us;
    point.text = format.duration_us(span.end_us - span.start_us);
    point.meaning = laneMeaning(laneNumber(span.lane));
    point.row = row;
    point.column = 0;
    QStringList parts{name, tr("begins %1").arg(begins), tr("ends %1").arg(ends)};
    if (std::isnan(wait_us))
        parts.append(QString());
    else
        parts.append(tr("GPU waited %1 before it").arg(format.microseconds(wait_us)));
    const double length = span.end_us - span.start_us;
    const bool several = span.count > 1 && length > 0.0;
    if (several && span.lane == TimelineLane::Gpu)
        parts.append(tr("GPU busy %1 of that time").arg(format.percent(span.busy_us / length)));
    else
        parts.append(QString());
    *cells = parts;
    if (!parts[4].isEmpty())
        //: Spoken bar of several kernels. %1: "Kernels 13 to 16 of 1,000", %2, %3: moments, %4: a percentage.
        point.spoken = tr("%1: begins %2, ends %3, GPU busy %4 of that time")
                           .arg(name, begins, ends, format.percent(span.busy_us / length));
    else if (!parts[3].isEmpty())
        //: Spoken kernel. %1: "Kernel 12 of 1,000", %2, %3: moments, %4: a duration.
        point.spoken = tr("%1: begins %2, ends %3, GPU waited %4 before it")
                           .arg(name, begins, ends, format.microseconds(wait_us));
    else
        //: Spoken launch. %1: "Launch 12 of 1,000", %2, %3: moments.
        point.spoken = tr("%1: begins %2, ends %3").arg(name, begins, ends);
    return point;
}

ChartContent LaunchTimelineChart::buildContent() const
{
    ChartContent content;
    content.caption = m_spans->caption();
    content.summary = m_spans->summary();
    content.quantity = Quantity::DurationAuto;
    content.grid.columns = QStringList{tr("Bar"), tr("Begins"), tr("Ends"), tr("Wait"), tr("Busy")};
    content.legend = {{tr("Launch on the CPU"), Meaning::Dispatch},
                      {tr("Kernel on the GPU"), Meaning::Compute},
                      {tr("GPU idle"), Meaning::Neutral}};
    const auto &lanes = static_cast<const TimelineCanvas &>(canvas()).bars().lanes;
    for (int lane = 0; lane < 2; ++lane) {
        ChartSeries series;
        series.key = lane == 0 ? QStringLiteral("cpu") : QStringLiteral("gpu");
        //: Lanes of the timeline.
        series.name = lane == 0 ? tr("CPU launches") : tr("GPU kernels");
        series.meaning = laneMeaning(lane);
        const std::size_t count = lanes.empty() ? 0 : lanes[static_cast<std::size_t>(lane)].size();
        for (std::size_t i = 0; i < count; ++i) {
            QStringList cells;
            series.points.push_back(pointFor(lanes[static_cast<std::size_t>(lane)][i], waitBefore_us(lane, i),
                                             static_cast<int>(content.grid.rows.size()), &cells));
            content.grid.rows.push_back(cells);
        }
        content.series.push_back(std::move(series));
    }
    content.grid.annotationRow = static_cast<int>(content.grid.rows.size());
    return content;
}

std::optional<TimelineSpan> LaunchTimelineChart::spanAt(const ChartPosition &position) const
{
    const auto &lanes = static_cast<const TimelineCanvas &>(canvas()).bars().lanes;
    if (position.on != ChartPosition::On::Point || position.series >= static_cast<int>(lanes.size()))
        return std::nullopt;
    const auto &lane = lanes[static_cast<std::size_t>(position.series)];
    if (position.point >= static_cast<int>(lane.size()))
        return std::nullopt;
    return lane[static_cast<std::size_t>(position.point)];
}

std::optional<ChartPosition> LaunchTimelineChart::positionOf(TimelineLane lane, int kernel) const
{
    const auto &lanes = static_cast<const TimelineCanvas &>(canvas()).bars().lanes;
    const int number = laneNumber(lane);
    if (lanes.empty())
        return std::nullopt;
    const auto &spans = lanes[static_cast<std::size_t>(number)];
    for (std::size_t i = 0; i < spans.size(); ++i)
        if (kernel >= spans[i].index && kernel < spans[i].index + spans[i].count)
            return ChartPosition{ChartPosition::On::Point, number, static_cast<int>(i)};
    return std::nullopt;
}

/// Where a kernel's bar begins that is not in view yet: the nearest one on that side.
std::optional<double> LaunchTimelineChart::momentBeyond(TimelineLane lane, const TimelineSpan &from,
                                                        bool later) const
{
    const TimelineWindow window =
        later ? m_provider(from.end_us, m_view.total_us) : m_provider(0.0, from.start_us);
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

bool LaunchTimelineChart::handleStep(WalkStep step)
{
    if (step != WalkStep::NextPoint && step != WalkStep::PreviousPoint)
        return false;
    const auto span = spanAt(position());
    if (!span || !m_provider)
        return false;
    const bool later = step == WalkStep::NextPoint;
    const int target = later ? span->index + span->count : span->index - 1;
    if (target < 0 || target >= m_window.kernels)
        return false;
    TimeView view = m_view;
    if (const auto there = positionOf(span->lane, target)) {
        const auto next = spanAt(*there);
        view = viewShowing(m_view, later ? std::min(next->end_us, next->start_us + m_view.span_us() * 0.8)
                                         : std::max(next->start_us, next->end_us - m_view.span_us() * 0.8));
    } else if (const auto moment = momentBeyond(span->lane, *span, later)) {
        view = viewShowing(m_view, *moment);
    }
    // The window moves first and quietly; only the step itself is spoken.
    applyView(view, false);
    const auto there = positionOf(span->lane, target);
    if (there)
        moveTo(*there);
    return there.has_value();
}

} // namespace rp
