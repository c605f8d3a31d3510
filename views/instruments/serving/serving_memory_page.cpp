// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/said/predictions.h"
#include "views/instruments/serving/serving_pages.h"

#include <QCoreApplication>

namespace rp {

namespace {

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
    std::vector<ChartAnnotation> marks = subject.predictions->marks(
        {{"total_bytes"}}, [&](const Prediction &said) { return spokenServingPrediction(subject, said); });
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

} // namespace

PagePlan servingMemoryPage(const ServingSubject &subject)
{
    return MemoryPage::of(subject);
}

} // namespace rp
