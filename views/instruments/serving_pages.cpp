// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/serving_pages.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/serving/serving.h"
#include "models/text/place_markers.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/roofline_part.h"

#include <QCoreApplication>
#include <cmath>

namespace rp {

namespace {

/// The predictions of these figures, as marks of a chart.
std::vector<ChartAnnotation> predicted(const ServingSubject &subject, const std::vector<PredictionRow> &rows)
{
    return subject.predictions->marks(
        rows, [&](const Prediction &said) { return spokenServingPrediction(subject, said); });
}

RooflinePointLook lookOf(const ServingKernel *kernel)
{
    if (!kernel)
        return {MarkerShape::Star, false, true}; // the whole step
    switch (kernel->kind) {
    case ServingKernel::Kind::Pointwise:
        return {MarkerShape::Circle};
    case ServingKernel::Kind::Attention:
        return {MarkerShape::Triangle};
    default:
        return {MarkerShape::Square};
    }
}

class RooflinePage
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingRooflinePage)
public:
    static PagePlan of(const ServingSubject &subject);

private:
    static std::vector<std::pair<QString, QString>> roofs(const InstrumentReader &shown);
    static std::optional<RooflineRidge> ridge(const ServingSubject &subject);
    static std::vector<ChartAnnotation> marks(const ServingSubject &subject);
};

std::vector<std::pair<QString, QString>> RooflinePage::roofs(const InstrumentReader &shown)
{
    return {//: A line in a chart: %1 is a peak with its unit.
            {QStringLiteral("tensor"), tr("Tensor Cores, %1").arg(shown.text("peak_flops"))},
            //: A line in a chart: %1 is a peak with its unit.
            {QStringLiteral("vector"), tr("Vector units, %1").arg(shown.text("vector_peak_flops"))}};
}

std::optional<RooflineRidge> RooflinePage::ridge(const ServingSubject &subject)
{
    const ServingResult &result = subject.instrument.state().result;
    if (!std::isfinite(result.ridge))
        return std::nullopt;
    const QString ridge = subject.shown.text("ridge");
    return RooflineRidge{
        result.ridge, result.limits.tensor_flops,
        //: A point in a chart; %1 is an arithmetic intensity with its unit.
        tr("Ridge point: %1").arg(ridge),
        //: %1 is an arithmetic intensity with its unit.
        tr("Ridge point of the Tensor Cores: from %1 on, arithmetic limits a kernel.").arg(ridge)};
}

std::vector<ChartAnnotation> RooflinePage::marks(const ServingSubject &subject)
{
    std::vector<PredictionRow> rows;
    for (const char *figure :
         {"intensity", "gemm_intensity", "mlp_intensity", "logits_intensity", "attention_intensity",
          "norm_intensity", "softmax_intensity", "activation_intensity", "pointwise_intensity"})
        rows.push_back({figure, PredictionRow::Line::Upright});
    return predicted(subject, rows);
}

PagePlan RooflinePage::of(const ServingSubject &subject)
{
    RooflinePlan plan;
    plan.points = subject.shown.table("kernels");
    plan.look = [&serving = subject.instrument](const QString &row) {
        return lookOf(serving.state().result.kernel(row));
    };
    plan.roofs = subject.shown.table("roofs");
    plan.shownRoofs = [shown = subject.shown] { return roofs(shown); };
    plan.ridge = [subject] { return ridge(subject); };
    plan.marks = [subject] { return marks(subject); };
    return {.key = "roofline",
            .picture = rooflinePart("roofline", plan),
            .figures = {figuresPart("figures", subject.shown,
                                    {{"tokens_s"}, {"intensity"}, {"mfu"}, {"memory_bound_kernels"}})},
            .notes = {figuresPart("roofline_figures", subject.shown,
                                  {{"gemm_intensity"}, {"norm_intensity"}, {"softmax_intensity"}}),
                      tablePart("operations", subject.shown.table("operations"))}};
}

class MemoryPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingMemoryPage)
public:
    static PagePlan of(const ServingSubject &subject);

private:
    static std::vector<ChartAnnotation> marks(const ServingSubject &subject);
};

std::vector<ChartAnnotation> MemoryPage::marks(const ServingSubject &subject)
{
    std::vector<ChartAnnotation> marks = predicted(subject, {{"total_bytes"}});
    const QString device = subject.shown.text("device_bytes");
    marks.insert(marks.begin(),
                 acrossMark("device", subject.shown.figure("device_bytes"),
                            //: A line in a chart; %1 is a size in bytes.
                            tr("Device: %1").arg(device),
                            //: %1 is a size in bytes.
                            tr("The device has %1 of memory. What lies beyond it does not fit.").arg(device),
                            Meaning::Failure));
    return marks;
}

PagePlan MemoryPage::of(const ServingSubject &subject)
{
    BarsPlan budget{subject.shown.table("memory"),
                    {"weights_bytes", "kv_bytes", "activation_bytes", "reserve_bytes"},
                    "total_bytes"};
    budget.axis = [] { return tr("Memory needed"); };
    budget.emphasis = {[] { return QStringLiteral("now"); },
                       //: Said of the bar or the point that the controls have chosen.
                       [] { return tr("as set in the controls"); }};
    budget.marks = [subject] { return marks(subject); };
    return {.key = "memory",
            .picture = barsPart(BarArrangement::Stacked, "budget", budget),
            .figures = {figuresPart("memory_figures", subject.shown,
                                    {{"total_bytes"}, {"weights_bytes"}, {"kv_bytes"}, {"largest_batch"}})},
            .notes = {figuresPart("token_figures", subject.shown, {{"kv_per_token_bytes"}}),
                      tablePart("designs", subject.shown.table("memory"))}};
}

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
        marks.push_back(
            pointMark("now", shown.number("batch"), tokens,
                      //: A point in a chart: what the controls say; %1 is a value.
                      tr("Now: %1").arg(rate),
                      //: %1 is a number of sequences, %2 a rate.
                      fillMarkers(tr("Now: batch %1 can reach %2 at most."), {shown.text("batch"), rate})));
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
    const std::vector<ChartAnnotation> said = predicted(
        subject, {{"tokens_s"}, {"kernels_tokens_s"}, {"largest_batch", PredictionRow::Line::Upright}});
    marks.insert(marks.end(), said.cbegin(), said.cend());
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
            .figures = {figuresPart("throughput_figures", subject.shown,
                                    {{"tokens_s"}, {"kernels_tokens_s"}, {"fusion_gain"}, {"step_us"}})},
            .notes = {figuresPart(
                          "fusion_figures", subject.shown,
                          {{"accesses"}, {"accesses_unfused"}, {"saved_bytes"}, {"tokens_s_per_sequence"}}),
                      tablePart("fusions", subject.shown.table("fusions")),
                      textPart("bound", bound, {proseChars}), textPart("published", published, look)},
            .sentence = bound,
            .measured = [shown = subject.shown] {
                return measuredSentence(*shown.table("batches"), QStringLiteral("tokens_s"),
                                        QStringLiteral("b%1").arg(int(shown.number("batch"))));
            }};
}

} // namespace

PagePlan servingRooflinePage(const ServingSubject &subject)
{
    return RooflinePage::of(subject);
}

PagePlan servingMemoryPage(const ServingSubject &subject)
{
    return MemoryPage::of(subject);
}

PagePlan servingThroughputPage(const ServingSubject &subject)
{
    return ThroughputPage::of(subject);
}

} // namespace rp
