// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_instrument.h"
#include "models/text/format.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/scale/intensity_scale.h"
#include "views/instruments/fusion/fusion_pages.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int textChars = 110;
constexpr int speedupChars = 80;      ///< room that the speed-up and its explanation need side by side
constexpr double quotedSpeedup = 5.0; ///< the figure that is often quoted for this chain

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// A tile whose remark gives the values on both sides of fusion.
FigureTiles::Entry unfusedToFused(const FusionExplorerInstrument &instrument, const char *figure,
                                  const char *unfused, const char *fused)
{
    return {key(figure), [&instrument, unfused, fused] {
                //: Values of one figure before and after fusion.
                return FusionNormPage::tr("%1 unfused, %2 fused")
                    .arg(instrument.figureText(key(unfused)), instrument.figureText(key(fused)));
            }};
}

} // namespace

FusionPage::FusionPage(FusionExplorerInstrument &instrument, QWidget *parent)
    : InstrumentPage(parent)
    , m_instrument(instrument)
{
}

FusionNormPage::FusionNormPage(FusionExplorerInstrument &fusion, QWidget *parent)
    : FusionPage(fusion, parent)
    , m_savings(new FigureTiles(
          fusion,
          {unfusedToFused(fusion, "launch_ratio", "kernels_unfused", "kernels_fused"),
           unfusedToFused(fusion, "traffic_ratio", "traffic_unfused_bytes", "traffic_fused_bytes")},
          this))
    , m_cache(new Notice(Notice::Kind::Information, this))
    , m_operations(new BarChart(BarArrangement::Grouped, this))
    , m_speedup(new FigureTiles(
          fusion, {unfusedToFused(fusion, "speedup", "total_unfused_us", "total_fused_us")}, this))
    , m_times(new BarChart(BarArrangement::Stacked, this))
    , m_speedupHeading(new HeadingLabel(3, this))
    , m_speedupText(new TextBlock(this))
    , m_intensity(new IntensityScale(this))
    , m_distance(new FigureTiles(fusion,
                                 {{key("ops_to_ridge_vector")},
                                  {key("ops_to_ridge_tensor")},
                                  {key("relu_share_vector")},
                                  {key("relu_share_tensor")}},
                                 this))
    , m_granularities(new ComparisonTable(*fusion.granularities(), this))
{
    m_speedupText->setMaxChars(textChars);
    m_speedupText->setReachable(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_savings, m_cache, m_operations, makeSpeedupRow(),
                                                          m_times, m_granularities, m_intensity, m_distance})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_operations, m_times, m_intensity});
    ChartMapping bars;
    bars.columnKeys = {key("compute_us"), key("dispatch_us"), key("memory_us")};
    bars.totalColumnKey = key("total_us");
    m_times->setTable(fusion.times(), bars);
    m_intensity->setPoints(fusion.intensities(), key("ai"));
}

QWidget *FusionNormPage::makeSpeedupRow()
{
    auto *row = new ResponsiveRow(speedupChars, space::l, this);
    auto *words = new QWidget(row);
    auto *column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_speedupHeading);
    column->addWidget(m_speedupText);
    column->addStretch(1);
    row->addWidget(m_speedup, 2);
    row->addWidget(words, 5);
    return row;
}

void FusionNormPage::showOperations()
{
    ChartMapping bars;
    bars.columnKeys = {key("reads_bytes"), key("writes_bytes")};
    if (instrument().countsRows())
        bars.columnKeys.push_back(key("rows_bytes"));
    bars.totalColumnKey = key("traffic_bytes");
    const QString shown = QString::number(bars.columnKeys.size());
    if (shown != m_shownBars) {
        m_shownBars = shown;
        m_operations->setTable(instrument().operations(), bars);
    }
    //: Said of the bars or the point that the controls have chosen.
    const QString chosen = tr("chosen in the controls");
    m_operations->setEmphasizedRow(instrument().isFused() ? key("fused") : QString(), chosen);
    m_times->setEmphasizedRow(instrument().isFused() ? key("fused") : key("unfused"), chosen);
}

void FusionNormPage::showRidges()
{
    const QString vector = instrument().figureText(key("ridge_vector"));
    const QString tensor = instrument().figureText(key("ridge_tensor"));
    m_intensity->setRidges(
        //: A line in a chart: the ridge point of the vector units; %1 is an intensity.
        {{key("ridge_vector"), tr("Vector ridge: %1").arg(vector),
          tr("The ridge point of the vector units, on which this chain runs, is at %1.").arg(vector),
          instrument().figure(key("ridge_vector"))},
         //: A line in a chart: the ridge point of the Tensor Cores; %1 is an intensity.
         {key("ridge_tensor"), tr("Tensor ridge: %1").arg(tensor),
          tr("The ridge point of the Tensor Cores, on which matrix products run, is at %1.").arg(tensor),
          instrument().figure(key("ridge_tensor"))}});
}

void FusionNormPage::showResults()
{
    for (FigureTiles *tiles : {m_savings, m_speedup, m_distance})
        tiles->showValues();
    const bool fits = instrument().figure(key("fits_in_l2")) > 0.0;
    m_cache->setKind(fits ? Notice::Kind::Warning : Notice::Kind::Information);
    m_cache->setText(instrument().cacheSentence());
    showOperations();
    showRidges();
}

void FusionNormPage::retranslateUi()
{
    m_operations->setValueAxisTitle(tr("Memory traffic"));
    m_times->setValueAxisTitle(tr("Wall time"));
    //: Heading over an explanation; %1 is a factor such as 5×. Wall clock: the time that passes.
    m_speedupHeading->setText(
        tr("Where can a wall-clock speed-up of %1 come from?").arg(Format().factor(quotedSpeedup, 0)));
    m_speedupText->setText(instrument().speedupSentence());
    showResults();
}

} // namespace rp
