// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_instrument.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
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
    Part time() const;
    Part battery() const;
    Part rates() const;
    Emphasis chosen() const;
    std::vector<ChartAnnotation> rateMarks() const;

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
                                 {{"energy_j"}, {"budget_j"}, {"dram_share"}, {"traffic_bytes"}})}},
        //: Tab: what the time of a frame is spent on.
        {.key = "time",
         .title = [] { return tr("Time"); },
         .picture = time(),
         .figures = {figuresPart("time_figures", m_shown,
                                 {{"time_us"}, {"limit_us"}, {"kernels"}, {"bandwidth_share"}})}},
        //: Tab: how long a battery lasts.
        {.key = "battery",
         .title = [] { return tr("Battery"); },
         .picture = battery(),
         .figures = {figuresPart("battery_figures", m_shown,
                                 {{"hours"}, {"power_w"}, {"budget_w"}, {"wasted_j"}})}},
        //: Tab: pictures per second.
        {.key = "rate",
         .title = [] { return tr("Frame rate"); },
         .picture = rates(),
         .figures = {figuresPart("rate_figures", m_shown,
                                 {{"highest_frames_per_s"}, {"power_w"}, {"budget_w"}})}},
        //: Tab: a table of designs.
        {.key = "designs",
         .title = [] { return tr("Designs compared"); },
         .picture = tablePicture("designs", m_shown.table("designs"))},
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

Part MobilePages::time() const
{
    BarsPlan plan{m_shown.table("time"), {"launch_us", "work_us"}, "time_us"};
    plan.rows = switchedDesigns;
    plan.axis = [] { return tr("Time of one frame"); };
    plan.emphasis = chosen();
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString time = shown.text("limit_us");
        return {acrossMark("limit", shown.figure("limit_us"),
                           //: A line in a chart; %1 is a duration.
                           tr("Allowed: %1").arg(time),
                           //: %1 is a duration.
                           tr("At this frame rate, a frame may take %1.").arg(time), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, "time", plan);
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

Part MobilePages::rates() const
{
    ResultTable *rates = m_shown.table("rates");
    const auto spec = [rates] {
        LineChartSpec made;
        made.xColumn = QStringLiteral("frames_per_s");
        made.lineColumns = keysOf({"unfused_w", "fused_w", "masked_w"});
        //: Axis of a chart: pictures per second.
        made.xTitle = tr("Frames per second");
        //: Axis of a chart: electrical power.
        made.yTitle = tr("Power");
        made.xMin = rates->rows().front().cells.front().value;
        made.xMax = rates->rows().back().cells.front().value;
        return made;
    };
    return linesPart("rates", {rates, spec, {}, [*this] { return rateMarks(); }});
}

std::vector<ChartAnnotation> MobilePages::rateMarks() const
{
    const QString budget = m_shown.text("budget_w");
    const QString power = m_shown.text("power_w");
    return {acrossMark("budget", m_shown.figure("budget_w"),
                       //: A line in a chart; %1 is a power.
                       tr("Budget: %1").arg(budget),
                       //: %1 is a power.
                       tr("The power budget is %1.").arg(budget), Meaning::Failure),
            pointMark("now", m_shown.number("frames_per_s"), m_shown.figure("power_w"),
                      //: A point in a chart: what the controls say; %1 is a value.
                      tr("Now: %1").arg(power),
                      //: %1 is a frame rate such as "60 per second", %2 a power.
                      tr("Now: a frame rate of %1 takes %2.").arg(m_shown.text("frames_per_s"), power))};
}

} // namespace

InstrumentPlan trackMobilePlan(TrackInstrument &instrument)
{
    return trackPlan(instrument, MobilePages(instrument).pages());
}

} // namespace rp
