// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/track_instrument.h"
#include "views/charts/axis_scale.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/tracks/track_plan.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace rp {

namespace {

/// A bar longer than this many times the others is broken off, or nothing of them could be seen.
constexpr double longestBar = 10.0;
const QString totalColumn = QStringLiteral("total_bytes");
const QString limitColumn = QStringLiteral("limit_bytes");

/// Where the axis has to end for the budget and the smallest program to be seen; none while all bars fit.
std::optional<double> axisEndOf(const ResultTable &table)
{
    double smallest = std::numeric_limits<double>::infinity();
    double limit = 0.0;
    for (const ResultRow &row : table.rows()) {
        smallest = std::min(smallest, table.value(row.key, totalColumn));
        limit = table.value(row.key, limitColumn);
    }
    const double longest = longestBar * std::max(limit, smallest);
    double drawn = limit;
    bool all = true;
    for (const ResultRow &row : table.rows()) {
        const double total = table.value(row.key, totalColumn);
        all = all && total <= longest;
        if (total <= longest)
            drawn = std::max(drawn, total);
    }
    return all ? std::nullopt : std::optional(niceAxisEnd(drawn, Quantity::Bytes));
}

class TinyPages
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackTinyView)
public:
    explicit TinyPages(const TrackInstrument &instrument)
        : m_shown(instrument)
    {
    }
    std::vector<PagePlan> pages() const;

private:
    Part flash() const;
    Part power() const;
    Emphasis chosen() const;

    InstrumentReader m_shown;
};

std::vector<PagePlan> TinyPages::pages() const
{
    return {
        //: Tab: what the memories of a microcontroller are filled with.
        {.key = "memory",
         .title = [] { return tr("Memory"); },
         .picture = flash(),
         .figures = {figuresPart("memory_figures", m_shown,
                                 {{"flash_bytes"}, {"flash_share"}, {"ram_bytes"}, {"ram_share"}})},
         .notes = {tablePart("ram", m_shown.table("ram")), tablePart("runtimes", m_shown.table("runtimes"))}},
        //: Tab: what power is spent on.
        {.key = "power",
         .title = [] { return tr("Power"); },
         .picture = power(),
         .figures = {figuresPart("power_figures", m_shown,
                                 {{"power_w"}, {"budget_w"}, {"duty"}, {"time_us"}})},
         .notes = {figuresPart("time_figures", m_shown,
                               {{"interpreter_us"}, {"hop_us"}, {"clock_mhz"}, {"lowest_clock_mhz"}})}},
    };
}

Emphasis TinyPages::chosen() const
{
    //: Said of the bar or the point that the controls have chosen.
    return {[shown = m_shown] { return shown.key("runtime"); }, [] { return tr("as set in the controls"); }};
}

Part TinyPages::flash() const
{
    ResultTable *table = m_shown.table("flash");
    BarsPlan plan{table, {"runtime_bytes", "kernel_bytes", "weight_bytes", "app_bytes"}, "total_bytes"};
    plan.axisEnd = [table] { return axisEndOf(*table); };
    plan.instrument = &m_shown.instrument();
    plan.chooses = "runtime";
    plan.axis = [] { return tr("Flash"); };
    plan.emphasis = chosen();
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString limit = shown.text("flash_limit_bytes");
        return {acrossMark("budget", shown.figure("flash_limit_bytes"),
                           //: A line in a chart; %1 is a size in bytes, or a power.
                           tr("Budget: %1").arg(limit),
                           //: %1 is a size in bytes.
                           tr("The microcontroller has %1 of flash.").arg(limit), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, "flash", plan);
}

Part TinyPages::power() const
{
    BarsPlan plan{m_shown.table("power"), {"model_w", "interpreter_w", "asleep_w"}, "power_w"};
    plan.axis = [] { return tr("Power"); };
    plan.emphasis = chosen();
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const QString power = shown.text("budget_w");
        return {acrossMark("budget", shown.figure("budget_w"), tr("Budget: %1").arg(power),
                           //: %1 is a power.
                           tr("The power has to be less than %1.").arg(power), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, "power", plan);
}

} // namespace

InstrumentPlan trackTinyPlan(TrackInstrument &instrument)
{
    return trackPlan(instrument, TinyPages(instrument).pages(), {"runtime", "clock_mhz"});
}

} // namespace rp
