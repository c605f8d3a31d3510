// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_instrument.h"
#include "models/text/format.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/fusion/fusion_pages.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int textChars = 110;
constexpr int sideBySideChars = 95; ///< room that two charts need

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

LineChartSpec logarithmic(std::vector<QString> lines)
{
    LineChartSpec spec;
    spec.xColumn = key("sequence");
    spec.lineColumns = std::move(lines);
    spec.logX = true;
    spec.logY = true;
    return spec;
}

FigureTiles::Entry compared(const FusionExplorerInstrument &instrument, const char *figure,
                            const char *standard, const char *flash)
{
    return {key(figure), [&instrument, standard, flash] {
                //: Two amounts of data, of standard attention and of FlashAttention.
                return FusionAttentionPage::tr("%1 standard, %2 FlashAttention")
                    .arg(instrument.figureText(key(standard)), instrument.figureText(key(flash)));
            }};
}

/// An upright line at the sequence length that is set.
ChartAnnotation lengthMark(double sequence, const QString &spoken)
{
    ChartAnnotation mark;
    mark.key = key("length");
    mark.label = Format().count(sequence);
    mark.spoken = spoken;
    mark.category = sequence;
    mark.kind = ChartAnnotation::Kind::Upright;
    return mark;
}

} // namespace

FusionAttentionPage::FusionAttentionPage(FusionExplorerInstrument &fusion, QWidget *parent)
    : FusionPage(fusion, parent)
    , m_figures(new FigureTiles(
          fusion,
          {compared(fusion, "attention_ratio", "attention_standard_bytes", "attention_flash_bytes"),
           compared(fusion, "footprint_ratio", "footprint_standard_bytes", "footprint_flash_bytes"),
           {key("attention_published_ratio")},
           {key("attention_published_speedup")}},
          this))
    , m_traffic(new LineChart(this))
    , m_footprint(new LineChart(this))
    , m_ratio(new LineChart(this))
    , m_counted(new TextBlock(this))
{
    m_counted->setMaxChars(textChars);
    m_counted->setReachable(true);
    auto *curves = new ResponsiveRow(sideBySideChars, space::l, this);
    curves->addWidget(m_traffic);
    curves->addWidget(m_footprint);
    for (QWidget *part : std::initializer_list<QWidget *>{m_counted, m_figures, curves, m_ratio})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_traffic, m_footprint, m_ratio});
}

void FusionAttentionPage::showMarks()
{
    const double sequence = instrument().sequence();
    m_traffic->setAnnotations({lengthMark(sequence, instrument().attentionTraffic()->summary())});
    m_footprint->setAnnotations({lengthMark(sequence, instrument().attentionFootprint()->summary())});
    const QString length = Format().count(sequence);
    const QString ratio = instrument().figureText(key("attention_ratio"));
    //: Said of a line in a chart; %1 is a number of tokens, %2 a factor.
    const QString here = tr("At a length of %1, the traffic ratio of this model is %2.").arg(length, ratio);
    ChartAnnotation measured;
    measured.key = key("published");
    const QString published = instrument().figureText(key("attention_published_ratio"));
    //: A point in a chart: what was measured; %1 is a factor.
    measured.label = tr("Measured: %1").arg(published);
    //: Said of a point in a chart; %1 is a factor.
    measured.spoken =
        tr("Published measurement, forward and backward passes of a whole model: a traffic ratio "
           "of %1.")
            .arg(published);
    measured.category = instrument().publishedSequence();
    measured.position = instrument().figure(key("attention_published_ratio"));
    measured.meaning = Meaning::Neutral;
    m_ratio->setAnnotations({lengthMark(sequence, here), measured});
}

void FusionAttentionPage::showResults()
{
    m_figures->showValues();
    showMarks();
}

void FusionAttentionPage::retranslateUi()
{
    LineChartSpec bytes = logarithmic({key("standard_bytes"), key("flash_bytes")});
    bytes.xTitle = tr("Sequence length");
    bytes.yTitle = tr("Memory traffic");
    m_traffic->setLines(instrument().attentionTraffic(), bytes);
    bytes.yTitle = tr("Memory footprint");
    m_footprint->setLines(instrument().attentionFootprint(), bytes);
    LineChartSpec ratios = logarithmic({key("traffic_ratio"), key("footprint_ratio")});
    ratios.xTitle = tr("Sequence length");
    //: Title of an axis: standard attention divided by FlashAttention.
    ratios.yTitle = tr("Standard to FlashAttention");
    m_ratio->setLines(instrument().attentionRatio(), ratios);
    m_counted->setText(instrument().attentionSentence());
    showResults();
}

} // namespace rp
