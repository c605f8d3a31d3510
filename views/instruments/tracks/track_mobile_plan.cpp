// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/track_instrument.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/tracks/track_plan.h"

#include <QCoreApplication>

namespace rp {

namespace {

constexpr double secondsPerHour = 3600.0;

/// The designs that differ in what the learner can switch; those with another memory would dwarf them.
const std::vector<const char *> switchedDesigns = {"unfused", "fused", "unfused_masked", "fused_masked"};

class MobilePages
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackMobileView)
public:
    explicit MobilePages(const TrackInstrument &instrument)
        : m_shown(instrument)
    {
    }
    std::vector<PagePlan> pages() const;

private:
    Part energy() const;
    Part battery() const;
    Emphasis chosen() const;

    InstrumentReader m_shown;
};

std::vector<PagePlan> MobilePages::pages() const
{
    return {
        //: Tab: what the energy of a frame is spent on.
        {.key = "energy",
         .title = [] { return tr("Energy"); },
         .picture = energy(),
         .figures = {figuresPart("energy_figures", m_shown,
                                 {{"energy_j"}, {"budget_j"}, {"dram_share"}, {"traffic_bytes"}})},
         .notes = {tablePart("designs", m_shown.table("designs")),
                   figuresPart("time_figures", m_shown,
                               {{"time_us"}, {"limit_us"}, {"kernels"}, {"bandwidth_share"}})}},
        //: Tab: how long a battery lasts.
        {.key = "battery",
         .title = [] { return tr("Battery"); },
         .picture = battery(),
         .figures = {figuresPart("battery_figures", m_shown,
                                 {{"hours"}, {"power_w"}, {"budget_w"}, {"wasted_j"}})},
         .notes = {figuresPart("rate_figures", m_shown, {{"highest_frames_per_s"}})}},
    };
}

Emphasis MobilePages::chosen() const
{
    const auto row = [shown = m_shown] {
        const QString design = QString::fromLatin1(shown.isOn("fused") ? "fused" : "unfused");
        return shown.isOn("masked") ? design + QLatin1String("_masked") : design;
    };
    //: Said of the bar or the point that the controls have chosen.
    return {row, [] { return tr("as set in the controls"); }};
}

Part MobilePages::energy() const
{
    BarsPlan plan{m_shown.table("energy"), {"dram_j", "sram_j", "compute_j"}, "total_j"};
    plan.rows = switchedDesigns;
    plan.axis = [] { return tr("Energy of one frame"); };
    plan.emphasis = chosen();
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString energy = shown.text("budget_j");
        return {acrossMark("budget", shown.figure("budget_j"),
                           //: A line in a chart; %1 is an energy.
                           tr("Budget: %1").arg(energy),
                           //: %1 is an energy.
                           tr("The power budget allows %1 for each frame.").arg(energy), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, "energy", plan);
}

Part MobilePages::battery() const
{
    BarsPlan plan{m_shown.table("designs"), {"battery_s"}};
    //: Axis of a chart: how long a battery lasts.
    plan.axis = [] { return tr("Time on one battery charge"); };
    plan.emphasis = chosen();
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString target = shown.inputText("target_hours");
        return {acrossMark("target", shown.number("target_hours") * secondsPerHour,
                           //: A line in a chart; %1 is a time span: how long a battery has to last.
                           tr("Asked for: %1").arg(target),
                           //: %1 is a time span.
                           tr("The battery has to last %1.").arg(target), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Grouped, "battery", plan);
}

} // namespace

InstrumentPlan trackMobilePlan(TrackInstrument &instrument)
{
    return trackPlan(instrument, MobilePages(instrument).pages(), {"fused", "masked"});
}

} // namespace rp
