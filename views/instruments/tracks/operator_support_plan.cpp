// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/support/operator_support.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/tracks/track_plan.h"

#include <QCoreApplication>

namespace rp {

namespace {

struct SupportWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::OperatorSupportView)
};

Part supportBuilds(const InstrumentReader &shown)
{
    BarsPlan plan{shown.table("builds"), {"work_us", "launch_us", "copy_us", "host_us"}, "total_us"};
    plan.instrument = &shown.instrument();
    plan.chooses = "build";
    plan.axis = [] { return SupportWords::tr("Time of one pass"); };
    //: Said of the bar that the controls have chosen.
    plan.emphasis = {[shown] { return shown.key("build"); },
                     [] { return SupportWords::tr("as set in the controls"); }};
    plan.marks = [shown]() -> std::vector<ChartAnnotation> {
        const QString limit = shown.text("limit_us");
        return {acrossMark("limit", shown.figure("limit_us"),
                           //: A line in a chart; %1 is a duration.
                           SupportWords::tr("Allowed: %1").arg(limit),
                           //: %1 is a duration.
                           SupportWords::tr("One pass has to be ready within %1.").arg(limit),
                           Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, "builds", plan);
}

} // namespace

InstrumentPlan operatorSupportPlan(OperatorSupportInstrument &instrument)
{
    const InstrumentReader shown(instrument);
    SectionPlan section;
    section.controls = {{}};
    section.pages = {
        {.key = "support",
         //: Tab: which operators a device runs, and what the others cost.
         .title = [] { return SupportWords::tr("Operators"); },
         .picture = supportBuilds(shown),
         .figures = {figuresPart("support_figures", shown,
                                 {{"support"}, {"handovers"}, {"slowdown"}, {"payback_passes"}})},
         .notes = {figuresPart("rebuild_figures", shown,
                               {{"subgraphs"}, {"launches"}, {"build_s"}, {"build_each_s"}})}}};
    InstrumentPlan plan{{section}};
    plan.pinned = {"operator", "build"};
    return plan;
}

} // namespace rp
