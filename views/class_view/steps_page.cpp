// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/steps_page.h"

#include "models/class_view/class_charts.h"
#include "models/class_view/class_report.h"
#include "models/class_view/class_text.h"
#include "models/content/lab_content.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/window_text.h"
#include "views/paper/paper_page.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {
namespace {

constexpr int chartsBesideChars = 110;

} // namespace

StepsPage::StepsPage(Announcer &announcer, QWidget *parent)
    : ClassPage(parent)
    , m_table(new ResultTable(QStringLiteral("steps"), this))
    , m_times(new BarChart(BarArrangement::Grouped, this))
    , m_standing(new BarChart(BarArrangement::Grouped, this))
    , m_column(new QVBoxLayout(this))
{
    auto *row = new ResponsiveRow(chartsBesideChars, space::l, this);
    for (BarChart *chart : {m_times, m_standing}) {
        row->addWidget(chart);
        connect(chart, &ChartWidget::announce, &announcer, &Announcer::say);
    }
    m_column->setContentsMargins(0, space::s, 0, 0);
    m_column->setSpacing(space::s);
    m_column->addWidget(row);
    m_column->addStretch(1);
}

void StepsPage::present(const ClassShown &shown)
{
    fillSteps(*m_table, shown.lab, shown.act, shown.namesAreShown);
    ChartMapping times;
    times.columnKeys = {class_column::half, class_column::most};
    m_times->setTable(m_table, times);
    m_times->setValueAxisTitle(WindowText::timeAxis());
    ChartMapping standing;
    standing.columnKeys = {class_column::standing};
    m_standing->setTable(m_table, standing);
    m_standing->setValueAxisTitle(WindowText::learnersAxis());
    delete m_people;
    m_people = new PaperPage(whoStandsWhere(shown.lab, shown.act, shown.namesAreShown), this);
    m_people->layout()->setContentsMargins(0, 0, 0, 0);
    m_column->insertWidget(1, m_people);
}

} // namespace rp
