// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/serving/serving_pages.h"

#include <QCoreApplication>

namespace rp {

namespace {

struct FusionPage
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingFusionPage)
public:
    static PagePlan of(const InstrumentReader &shown);
};

PagePlan FusionPage::of(const InstrumentReader &shown)
{
    const auto unfused = [shown] {
        //: Beside a value: %1 is the same value without fusion.
        return tr("without fusion: %1").arg(shown.text("accesses_unfused"));
    };
    BarsPlan traffic{shown.table("fusions"), {"bytes_before", "bytes_after"}};
    //: Axis of a chart: bytes moved.
    traffic.axis = [] { return tr("Traffic in one step"); };
    return {.key = "fusion",
            .picture = barsPart(BarArrangement::Grouped, "traffic", traffic),
            .figures = {figuresPart(
                "fusion_figures", shown,
                {{"accesses", unfused}, {"saved_bytes"}, {"fusion_gain"}, {"kernels_tokens_s"}})},
            .notes = {tablePart("fusions", shown.table("fusions"))}};
}

} // namespace

PagePlan servingFusionPage(const ServingSubject &subject)
{
    return FusionPage::of(subject.shown);
}

PagePlan servingOperationsPage(const ServingSubject &subject)
{
    return {.key = "operations", .picture = tablePicture("operations", subject.shown.table("operations"))};
}

} // namespace rp
