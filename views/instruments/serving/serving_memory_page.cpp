// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/serving/serving_pages.h"

#include <QVBoxLayout>

namespace rp {

namespace {

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

ServingMemoryPage::ServingMemoryPage(ServingDesignInstrument &serving, const ServingPredictions &predicted,
                                     QWidget *parent)
    : ServingPage(serving, predicted, parent)
    , m_figures(new FigureTiles(
          serving,
          {{key("weights_bytes")}, {key("kv_bytes")}, {key("kv_per_token_bytes")}, {key("largest_batch")}},
          this))
    , m_budget(new BarChart(BarArrangement::Stacked, this))
    , m_designs(new ComparisonTable(*serving.memory(), this))
{
    m_designs->setHeaded(false);
    for (QWidget *part : std::initializer_list<QWidget *>{m_figures, m_budget, m_designs})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_budget});
    ChartMapping budget;
    budget.columnKeys = {key("weights_bytes"), key("kv_bytes"), key("activation_bytes"),
                         key("reserve_bytes")};
    budget.totalColumnKey = key("total_bytes");
    m_budget->setTable(serving.memory(), budget);
}

void ServingMemoryPage::showResults()
{
    m_figures->showValues();
    m_designs->retranslateUi(); // its words and their widths change with every value
    //: Said of the bar or the point that the controls have chosen.
    m_budget->setEmphasizedRow(key("now"), tr("as set in the controls"));
    const QString device = instrument().figureText(key("device_bytes"));
    std::vector<ChartAnnotation> marks;
    marks.push_back({key("device"),
                     //: A line in a chart; %1 is a size in bytes.
                     tr("Device: %1").arg(device),
                     //: %1 is a size in bytes.
                     tr("The device has %1 of memory. What lies beyond it does not fit.").arg(device),
                     instrument().figure(key("device_bytes")), Meaning::Failure});
    marks.insert(marks.end(), predictions().memory.cbegin(), predictions().memory.cend());
    m_budget->setAnnotations(std::move(marks));
}

void ServingMemoryPage::retranslateUi()
{
    m_budget->setValueAxisTitle(tr("Memory needed"));
    showResults();
}

} // namespace rp
