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

ServingFusionPage::ServingFusionPage(ServingDesignInstrument &serving, const ServingPredictions &predicted,
                                     QWidget *parent)
    : ServingPage(serving, predicted, parent)
    , m_figures(new FigureTiles(
          serving,
          {{key("accesses"),
            [&serving] {
                //: Beside a value: %1 is the same value without fusion.
                return tr("without fusion: %1").arg(serving.figureText(key("accesses_unfused")));
            }},
           {key("saved_bytes")},
           {key("fusion_gain")},
           {key("kernels_tokens_s")}},
          this))
    , m_traffic(new BarChart(BarArrangement::Grouped, this))
    , m_fusions(new ComparisonTable(*serving.fusions(), this))
    , m_operations(new ComparisonTable(*serving.operations(), this))
{
    m_fusions->setHeaded(false);
    for (QWidget *part : std::initializer_list<QWidget *>{m_figures, m_traffic, m_fusions, m_operations})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_traffic});
    ChartMapping traffic;
    traffic.columnKeys = {key("bytes_before"), key("bytes_after")};
    m_traffic->setTable(serving.fusions(), traffic);
}

void ServingFusionPage::showResults()
{
    m_figures->showValues();
    m_fusions->retranslateUi(); // its words and their widths change with every value
    m_operations->retranslateUi();
}

void ServingFusionPage::retranslateUi()
{
    //: Axis of a chart: bytes moved.
    m_traffic->setValueAxisTitle(tr("Traffic in one step"));
    showResults();
}

} // namespace rp
