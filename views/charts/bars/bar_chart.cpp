// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_chart.h"

#include "views/charts/bars/bar_series.h"
#include "views/charts/measured_marks.h"

#include <algorithm>
#include <utility>

namespace rp {

BarChart::BarChart(BarArrangement arrangement, QWidget *parent)
    : ChartWidget(std::make_unique<BarSeries>(arrangement), parent)
{
}

void BarChart::setEmphasizedRow(const QString &rowKey, const QString &note)
{
    if (m_emphasized == rowKey && m_emphasisNote == note)
        return;
    m_emphasized = rowKey;
    m_emphasisNote = note;
    scheduleRefresh();
}

void BarChart::setAxisEnd(std::optional<double> end)
{
    static_cast<BarSeries &>(mutableCanvas()).setAxisEnd(end);
    scheduleRefresh();
}

void BarChart::setLively()
{
    m_lively = true;
    static_cast<BarSeries &>(mutableCanvas()).setLively(true);
}

void BarChart::setCut(const QString &rowKey, const QString &fromKey)
{
    m_cut = rowKey;
    m_cutFrom = fromKey;
    scheduleRefresh();
}

void BarChart::setGroups(QHash<QString, ChartGroup> groups, QHash<QString, QString> names)
{
    if (m_groups == groups && m_names == names)
        return;
    m_groups = std::move(groups);
    m_names = std::move(names);
    scheduleRefresh();
}

BarFrame BarChart::ownFrame()
{
    content(); // as it will be shown
    return static_cast<const BarSeries &>(canvas()).ownFrame();
}

void BarChart::setSharedFrame(const BarFrame &shared)
{
    if (m_shared == shared)
        return;
    m_shared = shared;
    static_cast<BarSeries &>(mutableCanvas()).setSharedFrame(shared);
    scheduleRefresh();
}

/// Of what ends at a bar's end: a total, or a single value.
QString BarChart::measuredColumn() const
{
    const ChartMapping &shown = mapping();
    if (!shown.totalColumnKey.isEmpty())
        return shown.totalColumnKey;
    return shown.columnKeys.size() == 1 ? shown.columnKeys.front() : QString();
}

std::vector<ChartAnnotation> BarChart::measuredHere() const
{
    std::vector<ChartAnnotation> marks = measuredMarks(*table(), measuredColumn(), waitingRows().rows);
    const std::vector<QString> &rows = mapping().rowKeys;
    if (!rows.empty())
        std::erase_if(marks, [&rows](const ChartAnnotation &mark) {
            return std::find(rows.begin(), rows.end(), mark.row) == rows.end();
        });
    return marks;
}

ChartContent BarChart::buildContent() const
{
    ChartContent content = ChartWidget::buildContent();
    emphasize(content, m_emphasized, m_emphasisNote);
    for (ChartSeries &series : content.series) {
        series.shortName = m_names.value(series.key);
        if (series.key == m_cut)
            series.cutFrom = m_cutFrom;
        if (const auto group = m_groups.constFind(series.key); group != m_groups.constEnd())
            series.group = *group;
    }
    for (LegendEntry &entry : measuredLegend(content.annotations))
        content.legend.push_back(std::move(entry));
    if (m_lively)
        //: Legend of a dotted line: where a bar ended before something was changed.
        content.legend.push_back({tr("before the change"), Meaning::Neutral, 0, true});
    return content;
}

} // namespace rp
