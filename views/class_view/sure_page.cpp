// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/class_view/sure_page.h"

#include "models/class_view/class_charts.h"
#include "models/class_view/class_report.h"
#include "views/charts/bars/bar_chart.h"
#include "views/class_view/window_text.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>

namespace rp {
namespace {

constexpr int sureBesideChars = 110;

} // namespace

SurePage::SurePage(Announcer &announcer, QWidget *parent)
    : ClassPage(parent)
    , m_sureTable(new ResultTable(QStringLiteral("sure"), this))
    , m_guessTable(new ResultTable(QStringLiteral("guesses"), this))
    , m_none(new TextBlock(this))
    , m_sure(new BarChart(BarArrangement::Grouped, this))
    , m_guesses(new BarChart(BarArrangement::Stacked, this))
{
    m_none->setFocusPolicy(Qt::TabFocus); // there is nothing else to stop at
    auto *row = new ResponsiveRow(sureBesideChars, space::l, this);
    for (BarChart *chart : {m_sure, m_guesses}) {
        row->addWidget(chart);
        connect(chart, &ChartWidget::announce, &announcer, &Announcer::say);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::s, 0, 0);
    column->setSpacing(space::s);
    column->addWidget(m_none);
    column->addWidget(row);
    column->addStretch(1);
}

void SurePage::present(const ClassShown &shown)
{
    const SureFigures &sure = shown.figures.sure();
    m_none->setText(sureSentence(sure));
    m_none->setVisible(sure.learners == 0);
    m_sure->setVisible(sure.learners > 0);
    fillSure(*m_sureTable, sure);
    ChartMapping said;
    said.columnKeys = {class_column::said, class_column::right};
    m_sure->setTable(m_sureTable, said);
    m_sure->setValueAxisTitle(WindowText::sureAxis());
    m_sure->setAxisEnd(1.0);
    fillGuesses(*m_guessTable, shown.lab);
    ChartMapping guesses;
    guesses.columnKeys = {class_column::below, class_column::right, class_column::above};
    m_guesses->setTable(m_guessTable, guesses);
    m_guesses->setValueAxisTitle(WindowText::answersAxis());
    m_guesses->setVisible(!m_guessTable->rows().empty());
}

} // namespace rp
