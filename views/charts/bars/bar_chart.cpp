// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_chart.h"

#include "views/charts/bars/bar_series.h"

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
    if (m_lively)
        //: Legend of a dotted line: where a bar ended before something was changed.
        content.legend.push_back({tr("before the change"), Meaning::Neutral, 0, true});
    return content;
}

} // namespace rp
