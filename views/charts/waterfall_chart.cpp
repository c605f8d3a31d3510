// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/waterfall_chart.h"

#include "charts/stacked_bar_canvas.h"

namespace rp {

WaterfallChart::WaterfallChart(QWidget *parent)
    : ChartWidget(std::make_unique<StackedBarCanvas>(), parent)
{
}

void WaterfallChart::setEmphasizedRow(const QString &rowKey, const QString &note)
{
    if (m_emphasized == rowKey && m_emphasisNote == note)
        return;
    m_emphasized = rowKey;
    m_emphasisNote = note;
    scheduleRefresh();
}

ChartContent WaterfallChart::buildContent() const
{
    ChartContent content = ChartWidget::buildContent();
    for (ChartSeries &series : content.series) {
        series.emphasized = !m_emphasized.isEmpty() && series.key == m_emphasized;
        if (!series.emphasized || m_emphasisNote.isEmpty())
            continue;
        for (ChartPoint &point : series.points)
            //: A spoken value with a remark. %1: "Eager, dispatch: 10.00 ms", %2: "shown in the timeline".
            point.spoken = tr("%1 (%2)").arg(point.spoken, m_emphasisNote);
    }
    return content;
}

} // namespace rp
