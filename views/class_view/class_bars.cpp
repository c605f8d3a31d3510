// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/class_bars.h"

#include "models/class_view/class_charts.h"
#include "models/teach/teach_text.h"
#include "views/charts/bars/bar_chart.h"

namespace rp {

BarChart *makeClassBars(const ClassChart &shown, QWidget *parent)
{
    auto *chart = new BarChart(shown.isStacked ? BarArrangement::Stacked : BarArrangement::Grouped, parent);
    ChartMapping mapping;
    mapping.columnKeys = shown.columns;
    chart->setTable(shown.table.get(), mapping);
    chart->setValueAxisTitle(shown.axis);
    chart->setAxisEnd(shown.axisEnd);
    chart->setEmphasizedRow(shown.rightRow, TeachText::rightOrWrong(true));
    return chart;
}

} // namespace rp
