// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/said/predictions.h"
#include "views/instruments/serving/serving_pages.h"

#include <QCoreApplication>
#include <cmath>

namespace rp {

namespace {

class ThroughputPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingThroughputPage)
public:
    static PagePlan of(const ServingSubject &subject);

private:
    static LineChartSpec spec();
    static std::vector<ChartAnnotation> marks(const ServingSubject &subject);
};

LineChartSpec ThroughputPage::spec()
{
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("batch");
    spec.lineColumns = keysOf({"tokens_s", "kernels_tokens_s"});
    spec.logX = true;
    spec.logY = true;
    spec.xMin = 1.0;
    spec.xMax = largestServingBatch;
    //: Axis of a chart: sequences that are served at once.
    spec.xTitle = tr("Batch");
    //: Axis of a chart: the most tokens per second that a design can reach.
    spec.yTitle = tr("Tokens per second, upper bound");
    return spec;
}

std::vector<ChartAnnotation> ThroughputPage::marks(const ServingSubject &subject)
{
    const InstrumentReader &shown = subject.shown;
    std::vector<ChartAnnotation> marks;
    const double tokens = shown.figure("tokens_s");
    if (std::isfinite(tokens)) {
        const QString rate = shown.text("tokens_s");
        marks.push_back(pointMark("now", shown.number("batch"), tokens,
                                  //: A point in a chart: what the controls say; %1 is a value.
                                  tr("Now: %1").arg(rate),
                                  //: %1 is a number of sequences, %2 a rate.
                                  tr("Now: batch %1 can reach %2 at most.").arg(shown.text("batch"), rate)));
    }
    const double largest = shown.figure("largest_batch");
    if (largest >= 1.0 && largest < largestServingBatch) {
        const QString fits = shown.text("largest_batch");
        marks.push_back(
            uprightMark("largest_batch", largest,
                        //: A line up in a chart; %1 is a number of sequences.
                        tr("Memory is full at batch %1").arg(fits),
                        //: %1 is a number of sequences.
                        tr("Batch %1 is the largest that fits. Larger ones are out of memory.").arg(fits),
                        Meaning::Failure));
    }
    const std::vector<ChartAnnotation> predicted = subject.predictions->marks(
        {{"tokens_s"}, {"kernels_tokens_s"}, {"largest_batch", PredictionRow::Line::Upright}},
        [&](const Prediction &said) { return spokenServingPrediction(subject, said); });
    marks.insert(marks.end(), predicted.cbegin(), predicted.cend());
    return marks;
}

PagePlan ThroughputPage::of(const ServingSubject &subject)
{
    const ServingInstrument &serving = subject.instrument;
    LinesPlan batches{subject.shown.table("batches"), &ThroughputPage::spec};
    batches.emphasis = {
        [shown = subject.shown] { return QStringLiteral("b%1").arg(int(shown.number("batch"))); },
        //: Said of the bar or the point that the controls have chosen.
        [] { return tr("as set in the controls"); }};
    batches.marks = [subject] { return marks(subject); };
    // Where the design does not fit, it would say the same as the bound once more.
    const auto published = [&serving] {
        return serving.state().result.fits ? serving.publishedSentence() : QString();
    };
    TextLook look{proseChars};
    look.hiddenWhenEmpty = true;
    const auto bound = [&serving] { return servingBoundSentence(serving.state()); };
    return {.key = "throughput",
            .picture = linesPart("batches", batches),
            .figures = {figuresPart(
                "throughput_figures", subject.shown,
                {{"tokens_s"}, {"kernels_tokens_s"}, {"tokens_s_per_sequence"}, {"step_us"}})},
            .notes = {textPart("bound", bound, {proseChars}), textPart("published", published, look)},
            .sentence = bound};
}

} // namespace

PagePlan servingThroughputPage(const ServingSubject &subject)
{
    return ThroughputPage::of(subject);
}

} // namespace rp
