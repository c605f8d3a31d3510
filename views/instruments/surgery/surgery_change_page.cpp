// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int textChars = 110;
const QString launches = QStringLiteral("launches");
const QString times = QStringLiteral("times");
const QString shares = QStringLiteral("shares");
const QString traffic = QStringLiteral("traffic");

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// A tile whose remark gives the value of the baseline.
FigureTiles::Entry against(const GraphSurgeryInstrument &instrument, const char *figure, const char *baseline)
{
    return {key(figure), [&instrument, baseline] {
                //: Beside a value: %1 is the same before a change of the program.
                return SurgeryChangePage::tr("before: %1").arg(instrument.figureText(key(baseline)));
            }};
}

} // namespace

SurgeryChangePage::SurgeryChangePage(GraphSurgeryInstrument &surgery, QWidget *parent)
    : SurgeryPage(surgery, parent)
    , m_figures(new FigureTiles(surgery,
                                {against(surgery, "total_us", "total_baseline_us"),
                                 against(surgery, "launches", "launches_baseline"),
                                 against(surgery, "traffic_bytes", "traffic_baseline_bytes"),
                                 against(surgery, "mfu", "mfu_baseline")},
                                this))
    , m_changes(new ComparisonTable(*surgery.changes(), this))
    , m_topic(new SegmentedChoice(SegmentedChoice::Arrangement::Inline, this))
    , m_bars(new BarChart(BarArrangement::Grouped, this))
{
    auto *drawn = new QVBoxLayout;
    drawn->setSpacing(space::xs);
    drawn->addWidget(m_topic);
    drawn->addWidget(m_bars);
    column()->addWidget(m_figures);
    column()->addLayout(drawn);
    column()->addWidget(m_changes);
    column()->addStretch(1);
    listenTo({m_bars});
    connect(m_topic, &SegmentedChoice::chosen, this, &SurgeryChangePage::showBars);
}

void SurgeryChangePage::showBars()
{
    const QString topic = m_topic->currentKey();
    ChartMapping bars;
    QString axis;
    if (topic == times) {
        bars.columnKeys = {key("total_us"), key("worst_us"), key("wasted_us")};
        axis = tr("Time of one pass");
    } else if (topic == shares) {
        bars.columnKeys = {key("mfu"), key("busy")};
        //: Axis of a chart: utilization.
        axis = tr("Share");
    } else if (topic == traffic) {
        bars.columnKeys = {key("traffic_bytes")};
        axis = tr("Memory traffic");
    } else {
        bars.columnKeys = {key("kernels"), key("launches"), key("subgraphs")};
        //: Axis of a chart: operations, kernels and graphs.
        axis = tr("Count in one pass");
    }
    m_bars->setValueAxisTitle(axis);
    m_bars->setTable(instrument().beforeAfter(), bars);
}

void SurgeryChangePage::showResults()
{
    m_figures->showValues();
    m_changes->retranslateUi(); // its words and their widths change with every value
}

void SurgeryChangePage::retranslateUi()
{
    //: Name of a choice: which quantities a chart shows.
    m_topic->setLabel(tr("Shown as bars"));
    m_topic->setEntries({{launches, tr("Launches and graphs")},
                         {times, tr("Time")},
                         //: Choice: MFU and GPU busy.
                         {shares, tr("Utilization")},
                         {traffic, tr("Memory traffic")}});
    if (m_topic->currentKey().isEmpty())
        m_topic->setCurrentKey(launches);
    showBars();
    showResults();
}

SurgeryIronLawPage::SurgeryIronLawPage(GraphSurgeryInstrument &surgery, QWidget *parent)
    : SurgeryPage(surgery, parent)
    , m_figures(new FigureTiles(surgery,
                                {against(surgery, "dominant", "dominant_baseline"),
                                 against(surgery, "data_us", "data_baseline_us"),
                                 against(surgery, "compute_us", "compute_baseline_us"),
                                 against(surgery, "latency_us", "latency_baseline_us")},
                                this))
    , m_terms(new BarChart(BarArrangement::Stacked, this))
    , m_overlap(new TextBlock(this))
{
    m_overlap->setMaxChars(textChars);
    m_overlap->setReachable(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_figures, m_terms, m_overlap})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_terms});
    ChartMapping terms;
    terms.columnKeys = {key("data_us"), key("compute_us"), key("latency_us")};
    terms.totalColumnKey = key("total_us");
    m_terms->setTable(surgery.ironLaw(), terms);
}

void SurgeryIronLawPage::showResults()
{
    m_figures->showValues();
    m_overlap->setText(
        //: %1 is a duration, %2 a percentage of the peak; "data" and "compute" are terms of the iron law
        tr("Here data and compute follow one another. If they overlapped completely, the pass after the "
           "surgery would take %1, and the device would reach %2 of its peak.")
            .arg(instrument().figureText(key("overlap_us")), instrument().figureText(key("mfu_overlap"))));
}

void SurgeryIronLawPage::retranslateUi()
{
    m_terms->setValueAxisTitle(tr("Time of one pass"));
    showResults();
}

} // namespace rp
