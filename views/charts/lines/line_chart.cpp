// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_chart.h"

#include "views/charts/chart_score.h"
#include "views/charts/lines/line_series.h"
#include "views/charts/measured_marks.h"

#include <QKeyEvent>
#include <algorithm>
#include <iterator>

namespace rp {

namespace {

constexpr int pageOfPoints = 10;

} // namespace

LineChart::LineChart(QWidget *parent)
    : ChartWidget(std::make_unique<LineSeries>(), parent)
{
}

void LineChart::setLines(ResultTable *table, const LineChartSpec &spec)
{
    showAs(spec);
    setTable(table, table ? lineMapping(*table, m_spec) : ChartMapping());
}

void LineChart::showAs(const LineChartSpec &spec)
{
    if (m_spec == spec)
        return;
    m_spec = spec;
    static_cast<LineSeries &>(mutableCanvas()).setSpec(m_spec);
}

void LineChart::setEmphasizedRow(const QString &rowKey, const QString &note)
{
    if (m_emphasized == rowKey && m_emphasisNote == note)
        return;
    m_emphasized = rowKey;
    m_emphasisNote = note;
    scheduleRefresh();
}

PlotAxes LineChart::ownAxes()
{
    content(); // as it will be shown
    return static_cast<const LineSeries &>(canvas()).ownAxes();
}

void LineChart::setSharedAxes(const std::optional<PlotAxes> &shared)
{
    if (m_shared == shared)
        return;
    m_shared = shared;
    static_cast<LineSeries &>(mutableCanvas()).setSharedAxes(shared);
    scheduleRefresh();
}

std::vector<ChartAnnotation> LineChart::measuredHere() const
{
    std::vector<ChartAnnotation> marks;
    for (const QString &column : mapping().columnKeys) {
        std::vector<ChartAnnotation> more = measuredPoints(*table(), m_spec.xColumn, column);
        marks.insert(marks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return marks;
}

ChartContent LineChart::buildContent() const
{
    ChartContent content = ChartWidget::buildContent();
    if (!table())
        return content;
    turnIntoLines(content, *table(), m_spec);
    for (LegendEntry &entry : measuredLegend(content.annotations))
        content.legend.push_back(std::move(entry));
    addRegions(content, m_spec);
    const int chosen = m_emphasized.isEmpty() ? -1 : table()->rowOf(m_emphasized);
    for (ChartSeries &series : content.series) {
        if (chosen < 0 || chosen >= static_cast<int>(series.points.size()))
            continue;
        ChartPoint &point = series.points[static_cast<std::size_t>(chosen)];
        point.emphasized = true;
        if (!m_emphasisNote.isEmpty())
            point.spoken = withRemark(content.spokenAt(point), m_emphasisNote);
    }
    return content;
}

QStringList LineChart::keyLines() const
{
    QStringList lines = ChartWidget::keyLines();
    lines.insert(2, tr("Page Up, Page Down: ten values back or on"));
    return lines;
}

SoundScore LineChart::soundScore(const ScoreWish &wish)
{
    const PlotAxes axes = ownAxes();
    ScoreAxes heard{axes.x, axes.y};
    if (m_spec.lanes)
        heard.y.reset();
    return lineScore(content(), heard, wish);
}

bool LineChart::handleKey(QKeyEvent *event)
{
    const bool on = event->key() == Qt::Key_PageDown;
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier ||
        (!on && event->key() != Qt::Key_PageUp))
        return false;
    ChartPosition to = position();
    if (to.on == ChartPosition::On::Annotation)
        return true; // there are never so many that a page of them would help
    if (to.on == ChartPosition::On::Point)
        to.point = std::max(0, to.point + (on ? pageOfPoints : -pageOfPoints));
    to.on = ChartPosition::On::Point;
    moveTo(to);
    return true;
}

} // namespace rp
