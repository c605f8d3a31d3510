// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_mobile_view.h"

#include "models/instruments/tracks/mobile/track_mobile_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"

#include <QVBoxLayout>

namespace rp {

namespace {

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// The designs that differ in what the learner can switch; those with another memory would dwarf them.
ChartMapping switchedDesigns()
{
    ChartMapping mapping;
    mapping.rowKeys = {key("unfused"), key("fused"), key("unfused_masked"), key("fused_masked")};
    return mapping;
}

QString chosenDesign(const TrackMobileInstrument &instrument)
{
    if (instrument.masked())
        return instrument.fused() ? key("fused_masked") : key("unfused_masked");
    return instrument.fused() ? key("fused") : key("unfused");
}

} // namespace

TrackMobileView::TrackMobileView(TrackMobileInstrument &instrument, Announcer &announcer, QWidget *parent)
    : TrackView(instrument, announcer, parent)
    , m_instrument(instrument)
{
    makePages();
    start();
}

void TrackMobileView::makePages()
{
    //: Tab: what the energy of a frame is spent on.
    QVBoxLayout *energyPage = addPage(key("energy"), [] { return tr("Energy"); });
    addFigures(energyPage, {key("energy_j"), key("budget_j"), key("dram_share"), key("traffic_bytes")});
    m_energy = addChart<BarChart>(energyPage, BarArrangement::Stacked);
    //: Tab: what the time of a frame is spent on.
    QVBoxLayout *timePage = addPage(key("time"), [] { return tr("Time"); });
    addFigures(timePage, {key("time_us"), key("limit_us"), key("kernels"), key("bandwidth_share")});
    m_time = addChart<BarChart>(timePage, BarArrangement::Stacked);
    //: Tab: how long a battery lasts.
    QVBoxLayout *batteryPage = addPage(key("battery"), [] { return tr("Battery"); });
    addFigures(batteryPage, {key("hours"), key("power_w"), key("budget_w"), key("wasted_j")});
    m_battery = addChart<BarChart>(batteryPage, BarArrangement::Grouped);
    //: Tab: pictures per second.
    QVBoxLayout *ratePage = addPage(key("rate"), [] { return tr("Frame rate"); });
    addFigures(ratePage, {key("highest_frames_per_s"), key("power_w"), key("budget_w")});
    m_rates = addChart<LineChart>(ratePage);
    //: Tab: a table of designs.
    QVBoxLayout *designPage = addPage(key("designs"), [] { return tr("Designs compared"); });
    m_designs = addTable(designPage, *m_instrument.designs());

    ChartMapping energy = switchedDesigns();
    energy.columnKeys = {key("dram_j"), key("sram_j"), key("compute_j")};
    energy.totalColumnKey = key("total_j");
    m_energy->setTable(m_instrument.energy(), energy);
    ChartMapping time = switchedDesigns();
    time.columnKeys = {key("launch_us"), key("work_us")};
    time.totalColumnKey = key("time_us");
    m_time->setTable(m_instrument.time(), time);
    ChartMapping battery;
    battery.columnKeys = {key("battery_s")};
    m_battery->setTable(m_instrument.designs(), battery);
}

void TrackMobileView::retranslateCharts()
{
    m_energy->setValueAxisTitle(tr("Energy of one frame"));
    m_time->setValueAxisTitle(tr("Time of one frame"));
    //: Axis of a chart: how long a battery lasts.
    m_battery->setValueAxisTitle(tr("Time on one battery charge"));
    LineChartSpec spec;
    spec.xColumn = key("frames_per_s");
    spec.lineColumns = {key("unfused_w"), key("fused_w"), key("masked_w")};
    //: Axis of a chart: pictures per second.
    spec.xTitle = tr("Frames per second");
    //: Axis of a chart: electrical power.
    spec.yTitle = tr("Power");
    const std::vector<ResultRow> &rows = m_instrument.rates()->rows();
    spec.xMin = rows.front().cells.front().value;
    spec.xMax = rows.back().cells.front().value;
    m_rates->setLines(m_instrument.rates(), spec);
}

void TrackMobileView::showLimits()
{
    const QString energy = m_instrument.figureText(key("budget_j"));
    m_energy->setAnnotations({{key("budget"),
                               //: A line in a chart; %1 is an energy.
                               tr("Budget: %1").arg(energy),
                               //: %1 is an energy.
                               tr("The power budget allows %1 for each frame.").arg(energy),
                               m_instrument.figure(key("budget_j")), Meaning::Failure}});
    const QString time = m_instrument.figureText(key("limit_us"));
    m_time->setAnnotations({{key("limit"),
                             //: A line in a chart; %1 is a duration.
                             tr("Allowed: %1").arg(time),
                             //: %1 is a duration.
                             tr("At this frame rate, a frame may take %1.").arg(time),
                             m_instrument.figure(key("limit_us")), Meaning::Failure}});
    const double hours = m_instrument.targetHours();
    const QString target = m_instrument.inputText(key("target_hours"), hours);
    m_battery->setAnnotations(
        {{key("target"),
          //: A line in a chart; %1 is a time span: how long a battery has to last.
          tr("Asked for: %1").arg(target),
          //: %1 is a time span.
          tr("The battery has to last %1.").arg(target), hours * 3600.0, Meaning::Failure}});
}

void TrackMobileView::showRateMarks()
{
    const QString budget = m_instrument.figureText(key("budget_w"));
    const QString power = m_instrument.figureText(key("power_w"));
    const QString rate = m_instrument.figureText(key("frames_per_s"));
    std::vector<ChartAnnotation> marks;
    marks.push_back({key("budget"),
                     //: A line in a chart; %1 is a power.
                     tr("Budget: %1").arg(budget),
                     //: %1 is a power.
                     tr("The power budget is %1.").arg(budget), m_instrument.figure(key("budget_w")),
                     Meaning::Failure});
    marks.push_back({key("now"),
                     //: A point in a chart: what the controls say; %1 is a value.
                     tr("Now: %1").arg(power),
                     //: %1 is a frame rate such as "60 per second", %2 a power.
                     tr("Now: a frame rate of %1 takes %2.").arg(rate, power),
                     m_instrument.figure(key("power_w")), Meaning::Neutral, m_instrument.framesPerSecond()});
    m_rates->setAnnotations(std::move(marks));
}

void TrackMobileView::showCharts()
{
    //: Said of the bar or the point that the controls have chosen.
    const QString note = tr("as set in the controls");
    const QString chosen = chosenDesign(m_instrument);
    m_energy->setEmphasizedRow(chosen, note);
    m_time->setEmphasizedRow(chosen, note);
    m_battery->setEmphasizedRow(chosen, note);
    showLimits();
    showRateMarks();
}

} // namespace rp
