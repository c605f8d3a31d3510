// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_instrument.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/serving/serving_pages.h"
#include "views/widgets/blocks/text_block.h"

#include <QVBoxLayout>

#include <cmath>

namespace rp {

namespace {

constexpr int textChars = 110;

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

ServingThroughputPage::ServingThroughputPage(ServingDesignInstrument &serving,
                                             const ServingPredictions &predicted, QWidget *parent)
    : ServingPage(serving, predicted, parent)
    // The bound itself stands among the design's figures, below the pages.
    , m_figures(new FigureTiles(
          serving, {{key("kernels_tokens_s")}, {key("tokens_s_per_sequence")}, {key("step_us")}}, this))
    , m_bound(new TextBlock(this))
    , m_batches(new LineChart(this))
    , m_published(new TextBlock(this))
{
    for (TextBlock *text : {m_bound, m_published}) {
        text->setMaxChars(textChars);
        text->setReachable(true);
    }
    for (QWidget *part : std::initializer_list<QWidget *>{m_figures, m_bound, m_batches, m_published})
        column()->addWidget(part);
    column()->addStretch(1);
    listenTo({m_batches});
}

void ServingThroughputPage::showMarks()
{
    std::vector<ChartAnnotation> marks;
    const double batch = instrument().batch();
    const double tokens = instrument().figure(key("tokens_s"));
    const QString number = instrument().figureText(key("batch"));
    if (std::isfinite(tokens)) {
        const QString rate = instrument().figureText(key("tokens_s"));
        marks.push_back({key("now"),
                         //: A point in a chart: what the controls say; %1 is a value.
                         tr("Now: %1").arg(rate),
                         //: %1 is a number of sequences, %2 a rate.
                         tr("Now: batch %1 can reach %2 at most.").arg(number, rate), tokens,
                         Meaning::Neutral, batch});
    }
    const double largest = instrument().figure(key("largest_batch"));
    if (largest >= 1.0 && largest < largestServingBatch) {
        const QString fits = instrument().figureText(key("largest_batch"));
        ChartAnnotation limit;
        limit.key = key("largest_batch");
        //: A line up in a chart; %1 is a number of sequences.
        limit.label = tr("Memory is full at batch %1").arg(fits);
        //: %1 is a number of sequences.
        limit.spoken = tr("Batch %1 is the largest that fits. Larger ones are out of memory.").arg(fits);
        limit.category = largest;
        limit.kind = ChartAnnotation::Kind::Upright;
        limit.meaning = Meaning::Failure;
        marks.push_back(std::move(limit));
    }
    marks.insert(marks.end(), predictions().throughput.cbegin(), predictions().throughput.cend());
    m_batches->setAnnotations(std::move(marks));
}

void ServingThroughputPage::showResults()
{
    m_figures->showValues();
    m_bound->setText(instrument().boundSentence());
    m_published->setText(instrument().publishedSentence());
    m_published->setVisible(instrument().result().fits); // else it would say the same once more
    //: Said of the bar or the point that the controls have chosen.
    m_batches->setEmphasizedRow(QStringLiteral("b%1").arg(int(instrument().batch())),
                                tr("as set in the controls"));
    showMarks();
}

void ServingThroughputPage::retranslateUi()
{
    LineChartSpec spec;
    spec.xColumn = key("batch");
    spec.lineColumns = {key("tokens_s"), key("kernels_tokens_s")};
    spec.logX = true;
    spec.logY = true;
    spec.xMin = 1.0;
    spec.xMax = largestServingBatch;
    //: Axis of a chart: sequences that are served at once.
    spec.xTitle = tr("Batch");
    //: Axis of a chart: the most tokens per second that a design can reach.
    spec.yTitle = tr("Tokens per second, upper bound");
    m_batches->setLines(instrument().batches(), spec);
    showResults();
}

} // namespace rp
