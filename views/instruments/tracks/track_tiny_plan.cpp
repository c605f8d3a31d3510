// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_instrument.h"
#include "models/text/place_markers.h"
#include "views/charts/axes/axis_scale.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
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

/// One of the two memories.
struct Memory
{
    const char *id; ///< of the table and the chart
    std::vector<const char *> columns;
    const char *limit; ///< figure
    Wording axis;
    QString (*spoken)(const QString &limit);
};

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
    static Memory flash();
    static Memory ram();
    Part bars(const Memory &memory) const;
    Part time() const;
    Part power() const;
    Part byClock(const char *id, const char *table, const char *figure, Wording axis, ChartMarks marks) const;
    std::vector<ChartAnnotation> timeMarks() const;
    std::vector<ChartAnnotation> powerMarks() const;
    ChartAnnotation limitMark() const;
    ChartAnnotation budgetMark() const;
    Emphasis chosen() const;
    static LineChartSpec clockSpec(const ResultTable &table, const char *figure, const QString &axis);

    InstrumentReader m_shown;
};

std::vector<PagePlan> TinyPages::pages() const
{
    const auto timeAxis = [] { return tr("Time of one hop"); };
    const auto powerAxis = [] { return tr("Power"); };
    return {
        {.key = "memory",
         .title = [] { return tr("Flash"); },
         .picture = bars(flash()),
         .figures = {figuresPart("memory_figures", m_shown,
                                 {{"flash_bytes"}, {"flash_share"}, {"ram_bytes"}, {"ram_share"}})}},
        {.key = "ram",
         .title = [] { return tr("RAM"); },
         .picture = bars(ram()),
         .figures = {figuresPart("ram_figures", m_shown, {{"ram_bytes"}, {"ram_share"}})}},
        //: Tab: what time is spent on.
        {.key = "time",
         .title = [] { return tr("Time"); },
         .picture = time(),
         .figures = {figuresPart("time_figures", m_shown,
                                 {{"time_us"}, {"interpreter_us"}, {"power_w"}, {"duty"}})}},
        //: Tab: what power is spent on.
        {.key = "power",
         .title = [] { return tr("Power"); },
         .picture = power(),
         .figures = {figuresPart("power_figures", m_shown, {{"power_w"}, {"budget_w"}, {"duty"}})}},
        //: Tab: time by the clock of a microcontroller.
        {.key = "clock",
         .title = [] { return tr("Time by clock"); },
         .picture =
             byClock("time_by_clock", "clock_times", "time_us", timeAxis, [*this] { return timeMarks(); }),
         .figures = {figuresPart("clock_figures", m_shown,
                                 {{"clock_mhz"}, {"lowest_clock_mhz"}, {"time_us"}, {"power_w"}})}},
        //: Tab: power by the clock of a microcontroller.
        {.key = "power_by_clock",
         .title = [] { return tr("Power by clock"); },
         .picture = byClock("power_by_clock", "clock_powers", "power_w", powerAxis,
                            [*this] { return powerMarks(); }),
         .figures = {figuresPart("clock_power_figures", m_shown,
                                 {{"clock_mhz"}, {"power_w"}, {"budget_w"}})}},
        //: Tab: a table of runtimes, the software that executes a model.
        {.key = "runtimes",
         .title = [] { return tr("Runtimes compared"); },
         .picture = tablePicture("runtimes", m_shown.table("runtimes"))},
    };
}

Memory TinyPages::flash()
{
    return {"flash",
            {"runtime_bytes", "kernel_bytes", "weight_bytes", "app_bytes"},
            "flash_limit_bytes",
            [] { return tr("Flash"); },
            //: %1 is a size in bytes.
            [](const QString &limit) { return tr("The microcontroller has %1 of flash.").arg(limit); }};
}

Memory TinyPages::ram()
{
    return {"ram",
            {"runtime_bytes", "arena_bytes", "app_bytes"},
            "ram_limit_bytes",
            [] { return tr("RAM"); },
            //: %1 is a size in bytes.
            [](const QString &limit) { return tr("The microcontroller has %1 of RAM.").arg(limit); }};
}

Emphasis TinyPages::chosen() const
{
    //: Said of the bar or the point that the controls have chosen.
    return {[shown = m_shown] { return shown.key("runtime"); }, [] { return tr("as set in the controls"); }};
}

Part TinyPages::bars(const Memory &memory) const
{
    BarsPlan plan;
    plan.source = [table = m_shown.table(memory.id), memory] {
        ChartMapping mapping;
        mapping.columnKeys = keysOf(memory.columns);
        mapping.totalColumnKey = totalColumn;
        return std::pair(table, mapping);
    };
    plan.axisEnd = [table = m_shown.table(memory.id)] { return axisEndOf(*table); };
    plan.instrument = &m_shown.instrument();
    plan.chooses = "runtime";
    plan.axis = memory.axis;
    plan.emphasis = chosen();
    plan.marks = [shown = m_shown, memory]() -> std::vector<ChartAnnotation> {
        const QString limit = shown.text(memory.limit);
        return {acrossMark("budget", shown.figure(memory.limit), tr("Budget: %1").arg(limit),
                           memory.spoken(limit), Meaning::Failure)};
    };
    return barsPart(BarArrangement::Stacked, memory.id, plan);
}

ChartAnnotation TinyPages::limitMark() const
{
    const QString time = m_shown.text("hop_us");
    return acrossMark("limit", m_shown.figure("hop_us"),
                      //: A line in a chart; %1 is a duration.
                      tr("Allowed: less than %1").arg(time),
                      //: %1 is a duration.
                      tr("One hop has to take less than %1.").arg(time), Meaning::Failure);
}

ChartAnnotation TinyPages::budgetMark() const
{
    const QString power = m_shown.text("budget_w");
    return acrossMark("budget", m_shown.figure("budget_w"),
                      //: A line in a chart; %1 is a size in bytes, or a power.
                      tr("Budget: %1").arg(power),
                      //: %1 is a power.
                      tr("The power has to be less than %1.").arg(power), Meaning::Failure);
}

Part TinyPages::time() const
{
    BarsPlan plan{m_shown.table("time"), {"model_us", "interpreter_us"}, "time_us"};
    //: Axis of a chart; a hop is the short piece of sound that is computed at a time.
    plan.axis = [] { return tr("Time of one hop"); };
    plan.emphasis = chosen();
    plan.marks = [*this] { return std::vector{limitMark()}; };
    return barsPart(BarArrangement::Stacked, "time", plan);
}

Part TinyPages::power() const
{
    BarsPlan plan{m_shown.table("power"), {"model_w", "interpreter_w", "asleep_w"}, "power_w"};
    plan.axis = [] { return tr("Power"); };
    plan.emphasis = chosen();
    plan.marks = [*this] { return std::vector{budgetMark()}; };
    return barsPart(BarArrangement::Stacked, "power", plan);
}

LineChartSpec TinyPages::clockSpec(const ResultTable &table, const char *figure, const QString &axis)
{
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("clock_mhz");
    spec.lineColumns = keysOf({figure});
    //: Axis of a chart.
    spec.xTitle = tr("Clock in megahertz");
    spec.yTitle = axis;
    spec.xMin = table.rows().front().cells.front().value;
    spec.xMax = table.rows().back().cells.front().value;
    return spec;
}

Part TinyPages::byClock(const char *id, const char *table, const char *figure, Wording axis,
                        ChartMarks marks) const
{
    ResultTable *shown = m_shown.table(table);
    const auto spec = [shown, figure, axis = std::move(axis)] { return clockSpec(*shown, figure, axis()); };
    return linesPart(id, {shown, spec, {}, std::move(marks)});
}

std::vector<ChartAnnotation> TinyPages::timeMarks() const
{
    const QString time = m_shown.text("time_us");
    return {limitMark(),
            pointMark("now", m_shown.number("clock_mhz"), m_shown.figure("time_us"),
                      //: A point in a chart: what the controls say; %1 is a value.
                      tr("Now: %1").arg(time),
                      //: %1 is a clock in MHz, %2 a duration.
                      fillMarkers(tr("Now: at %1, one hop takes %2."), {m_shown.text("clock_mhz"), time}))};
}

std::vector<ChartAnnotation> TinyPages::powerMarks() const
{
    const QString power = m_shown.text("power_w");
    return {budgetMark(),
            pointMark("now", m_shown.number("clock_mhz"), m_shown.figure("power_w"), tr("Now: %1").arg(power),
                      //: %1 is a clock in MHz, %2 a power.
                      fillMarkers(tr("Now: at %1, the power is %2."), {m_shown.text("clock_mhz"), power}))};
}

} // namespace

InstrumentPlan trackTinyPlan(TrackInstrument &instrument)
{
    return trackPlan(instrument, TinyPages(instrument).pages());
}

} // namespace rp
