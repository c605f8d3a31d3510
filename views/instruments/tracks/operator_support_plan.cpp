// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/support/operator_support.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/tracks/track_plan.h"

#include <QCoreApplication>

namespace rp {

namespace {

class SupportPages
{
    Q_DECLARE_TR_FUNCTIONS(rp::OperatorSupportView)
public:
    explicit SupportPages(const OperatorSupportInstrument &instrument)
        : m_shown(instrument)
    {
    }
    InstrumentPlan plan() const;

private:
    Part builds() const;

    InstrumentReader m_shown;
};

InstrumentPlan SupportPages::plan() const
{
    SectionPlan section;
    section.controls = {{}};
    section.pages = {
        {.key = "support",
         //: Tab: which operators a device runs, and what the others cost.
         .title = [] { return tr("Operators"); },
         .picture = builds(),
         .figures = {figuresPart("support_figures", m_shown,
                                 {{"support"}, {"handovers"}, {"slowdown"}, {"payback_passes"}})},
         .notes = {figuresPart("rebuild_figures", m_shown,
                               {{"subgraphs"}, {"launches"}, {"build_s"}, {"build_each_s"}})}}};
    InstrumentPlan plan{{section}};
    plan.pinned = {"operator", "build"};
    return plan;
}

Part SupportPages::builds() const
{
    BarsPlan plan{m_shown.table("builds"), {"work_us", "launch_us", "copy_us", "host_us"}, "total_us"};
    plan.instrument = &m_shown.instrument();
    plan.chooses = "build";
    plan.axis = [] { return tr("Time of one pass"); };
    //: Said of the bar that the controls have chosen.
    plan.emphasis = {[shown = m_shown] { return shown.key("build"); },
                     [] { return tr("as set in the controls"); }};
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString limit = shown.text("limit_us");
        return {acrossMark("limit", shown.figure("limit_us"),
                           //: A line in a chart; %1 is a duration.
                           tr("Allowed: %1").arg(limit),
                           //: %1 is a duration.
                           tr("One pass has to be ready within %1.").arg(limit), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, "builds", plan);
}

} // namespace

InstrumentPlan operatorSupportPlan(OperatorSupportInstrument &instrument)
{
    return SupportPages(instrument).plan();
}

} // namespace rp
