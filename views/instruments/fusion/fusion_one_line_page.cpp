// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_instrument.h"
#include "models/text/format.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/fusion/fusion_pages.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

FusionOneLinePage::FusionOneLinePage(FusionExplorerInstrument &fusion, QWidget *parent)
    : FusionPage(fusion, parent)
    , m_line(new TextBlock(this))
    , m_figures(new FigureTiles(
          fusion, {{key("accesses_unfused")}, {key("accesses_fused")}, {key("access_ratio")}}, this))
    , m_counted(new TextBlock(this))
    , m_accesses(new BarChart(BarArrangement::Grouped, this))
{
    m_line->setTextStyle(1.1, QFont::Medium);
    m_line->setReachable(true);
    m_counted->setReachable(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_line, m_counted, m_figures, m_accesses})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_accesses});
    ChartMapping bars;
    bars.columnKeys = {key("accesses_unfused"), key("accesses_fused")};
    m_accesses->setTable(fusion.conventions(), bars);
    m_accesses->setDataTableVisible(true); // reads and writes of each convention are the point of this topic
}

void FusionOneLinePage::showResults()
{
    m_figures->showValues();
    m_counted->setText(instrument().conventionSentence());
    //: Said of the bars that the controls have chosen.
    m_accesses->setEmphasizedRow(instrument().convention(), tr("chosen in the controls"));
}

void FusionOneLinePage::retranslateUi()
{
    //: %1 is a line of code.
    m_line->setText(
        tr("The line of code: %1").arg(Format::isolate(QStringLiteral("y = sigmoid(relu(x * w + b))"))));
    m_accesses->setValueAxisTitle(tr("Accesses to full tensors"));
    showResults();
}

} // namespace rp
