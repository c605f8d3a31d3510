// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/roofline/roofline_part.h"
#include "views/instruments/said/predictions.h"
#include "views/instruments/serving/serving_pages.h"

#include <QCoreApplication>
#include <cmath>

namespace rp {

namespace {

RooflinePointLook lookOf(const ServingKernel *kernel)
{
    if (!kernel)
        return {MarkerShape::Cross, false, true}; // the whole step
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
    return subject.predictions->marks(
        rows, [&](const Prediction &said) { return spokenServingPrediction(subject, said); });
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
                      tablePart("kernels", subject.shown.table("kernels"))}};
}

} // namespace

PagePlan servingRooflinePage(const ServingSubject &subject)
{
    return RooflinePage::of(subject);
}

} // namespace rp
