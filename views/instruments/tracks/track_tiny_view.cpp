// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_tiny_view.h"

#include "models/instruments/tracks/tiny/track_tiny_instrument.h"
#include "models/text/format.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/widgets/blocks/text_block.h"

#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace rp {

namespace {

constexpr int textChars = 110;
/// A bar that is longer than this many times the others would leave nothing of them to be seen.
constexpr double longestBar = 10.0;

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// How long a bar may be to stand beside the budget and the smallest program.
double longestDrawn(const ResultTable &table)
{
    double smallest = std::numeric_limits<double>::infinity();
    double limit = 0.0;
    for (const ResultRow &row : table.rows()) {
        smallest = std::min(smallest, table.value(row.key, key("total_bytes")));
        limit = table.value(row.key, key("limit_bytes"));
    }
    return longestBar * std::max(limit, smallest);
}

TextBlock *addText(QVBoxLayout *page)
{
    auto *block = new TextBlock(page->parentWidget());
    block->setMaxChars(textChars);
    block->setReachable(true);
    page->addWidget(block);
    return block;
}

} // namespace

TrackTinyView::TrackTinyView(TrackTinyInstrument &instrument, Announcer &announcer, QWidget *parent)
    : TrackView(instrument, announcer, parent)
    , m_instrument(instrument)
{
    makePages();
    start();
}

void TrackTinyView::makePages()
{
    //: Tab: whether a program fits into flash and RAM.
    QVBoxLayout *memoryPage = addPage(key("memory"), [] { return tr("Memory"); });
    addFigures(memoryPage, {key("flash_bytes"), key("flash_share"), key("ram_bytes"), key("ram_share")});
    m_flash = addChart<BarChart>(memoryPage, BarArrangement::Stacked);
    m_flashNote = addText(memoryPage);
    m_ram = addChart<BarChart>(memoryPage, BarArrangement::Stacked);
    m_ramNote = addText(memoryPage);
    //: Tab: what time and power are spent on.
    QVBoxLayout *timePage = addPage(key("time"), [] { return tr("Time and power"); });
    addFigures(timePage, {key("time_us"), key("interpreter_us"), key("power_w"), key("duty")});
    m_time = addChart<BarChart>(timePage, BarArrangement::Stacked);
    m_power = addChart<BarChart>(timePage, BarArrangement::Stacked);
    //: Tab: the clock of a microcontroller.
    QVBoxLayout *clockPage = addPage(key("clock"), [] { return tr("Clock"); });
    addFigures(clockPage, {key("clock_mhz"), key("lowest_clock_mhz"), key("time_us"), key("power_w")});
    m_timeByClock = addChart<LineChart>(clockPage);
    m_powerByClock = addChart<LineChart>(clockPage);
    //: Tab: a table of runtimes, the software that executes a model.
    QVBoxLayout *runtimePage = addPage(key("runtimes"), [] { return tr("Runtimes compared"); });
    m_runtimes = addTable(runtimePage, *m_instrument.runtimes());

    ChartMapping time;
    time.columnKeys = {key("model_us"), key("interpreter_us")};
    time.totalColumnKey = key("time_us");
    m_time->setTable(m_instrument.time(), time);
    ChartMapping power;
    power.columnKeys = {key("model_w"), key("interpreter_w"), key("asleep_w")};
    power.totalColumnKey = key("power_w");
    m_power->setTable(m_instrument.power(), power);
}

void TrackTinyView::retranslateCharts()
{
    m_flash->setValueAxisTitle(tr("Flash"));
    m_ram->setValueAxisTitle(tr("RAM"));
    //: Axis of a chart; a hop is the short piece of sound that is computed at a time.
    m_time->setValueAxisTitle(tr("Time of one hop"));
    m_power->setValueAxisTitle(tr("Power"));
    LineChartSpec spec;
    spec.xColumn = key("clock_mhz");
    spec.lineColumns = {key("time_us")};
    //: Axis of a chart.
    spec.xTitle = tr("Clock in megahertz");
    spec.yTitle = tr("Time of one hop");
    const std::vector<ResultRow> &rows = m_instrument.clockTimes()->rows();
    spec.xMin = rows.front().cells.front().value;
    spec.xMax = rows.back().cells.front().value;
    m_timeByClock->setLines(m_instrument.clockTimes(), spec);
    spec.lineColumns = {key("power_w")};
    spec.yTitle = tr("Power");
    m_powerByClock->setLines(m_instrument.clockPowers(), spec);
}

void TrackTinyView::showMemory(BarChart *chart, ResultTable &table, TextBlock *note, bool flash)
{
    ChartMapping mapping;
    mapping.columnKeys =
        flash ? std::vector{key("runtime_bytes"), key("kernel_bytes"), key("weight_bytes"), key("app_bytes")}
              : std::vector{key("runtime_bytes"), key("arena_bytes"), key("app_bytes")};
    mapping.totalColumnKey = key("total_bytes");
    const double longest = longestDrawn(table);
    const Format format;
    QStringList leftOut;
    for (const ResultRow &row : table.rows()) {
        const double total = table.value(row.key, key("total_bytes"));
        if (total <= longest) {
            mapping.rowKeys.push_back(row.key);
            continue;
        }
        const QString name = table.index(table.rowOf(row.key), 0).data().toString();
        const double times = total / table.value(row.key, key("limit_bytes"));
        const QString needed = format.bytes(total);
        const QString factor = format.factor(times, 0);
        //: Why a bar is left out of a chart: %1 is a runtime, %2 a size in bytes, %3 a factor such as "391×".
        leftOut.append(flash ? tr("%1 needs %2 of flash, %3 the budget. Its bar is left out, because the "
                                  "others could not be seen beside it.")
                                   .arg(name, needed, factor)
                             //: As above, for RAM.
                             : tr("%1 needs %2 of RAM, %3 the budget. Its bar is left out, because the "
                                  "others could not be seen beside it.")
                                   .arg(name, needed, factor));
    }
    chart->setTable(&table, mapping);
    note->setText(leftOut.join(u'\n'));
    note->setVisible(!leftOut.isEmpty());
}

void TrackTinyView::showLimits()
{
    const auto budget = [&](const char *id, const QString &value, const QString &spoken) {
        return ChartAnnotation{key("budget"),
                               //: A line in a chart; %1 is a size in bytes, or a power.
                               tr("Budget: %1").arg(value), spoken, m_instrument.figure(key(id)),
                               Meaning::Failure};
    };
    const QString flash = m_instrument.figureText(key("flash_limit_bytes"));
    //: %1 is a size in bytes.
    m_flash->setAnnotations(
        {budget("flash_limit_bytes", flash, tr("The microcontroller has %1 of flash.").arg(flash))});
    const QString ram = m_instrument.figureText(key("ram_limit_bytes"));
    //: %1 is a size in bytes.
    m_ram->setAnnotations(
        {budget("ram_limit_bytes", ram, tr("The microcontroller has %1 of RAM.").arg(ram))});
    const QString time = m_instrument.figureText(key("hop_us"));
    //: A line in a chart; %1 is a duration.
    const ChartAnnotation hop{key("limit"), tr("Allowed: less than %1").arg(time),
                              //: %1 is a duration.
                              tr("One hop has to take less than %1.").arg(time),
                              m_instrument.figure(key("hop_us")), Meaning::Failure};
    m_time->setAnnotations({hop});
    const QString power = m_instrument.figureText(key("budget_w"));
    //: %1 is a power.
    m_power->setAnnotations({budget("budget_w", power, tr("The power has to be less than %1.").arg(power))});
}

void TrackTinyView::showClockMarks()
{
    const QString clock = m_instrument.figureText(key("clock_mhz"));
    const QString time = m_instrument.figureText(key("time_us"));
    const QString power = m_instrument.figureText(key("power_w"));
    const QString allowed = m_instrument.figureText(key("hop_us"));
    const QString budget = m_instrument.figureText(key("budget_w"));
    m_timeByClock->setAnnotations(
        {{key("limit"), tr("Allowed: less than %1").arg(allowed),
          tr("One hop has to take less than %1.").arg(allowed), m_instrument.figure(key("hop_us")),
          Meaning::Failure},
         {key("now"),
          //: A point in a chart: what the controls say; %1 is a value.
          tr("Now: %1").arg(time),
          //: %1 is a clock in MHz, %2 a duration.
          tr("Now: at %1, one hop takes %2.").arg(clock, time), m_instrument.figure(key("time_us")),
          Meaning::Neutral, m_instrument.clock_mhz()}});
    m_powerByClock->setAnnotations(
        {{key("budget"), tr("Budget: %1").arg(budget), tr("The power has to be less than %1.").arg(budget),
          m_instrument.figure(key("budget_w")), Meaning::Failure},
         {key("now"), tr("Now: %1").arg(power),
          //: %1 is a clock in MHz, %2 a power.
          tr("Now: at %1, the power is %2.").arg(clock, power), m_instrument.figure(key("power_w")),
          Meaning::Neutral, m_instrument.clock_mhz()}});
}

void TrackTinyView::showCharts()
{
    showMemory(m_flash, *m_instrument.flash(), m_flashNote, true);
    showMemory(m_ram, *m_instrument.ram(), m_ramNote, false);
    //: Said of the bar or the point that the controls have chosen.
    const QString note = tr("as set in the controls");
    for (BarChart *chart : {m_flash, m_ram, m_time, m_power})
        chart->setEmphasizedRow(m_instrument.runtime(), note);
    showLimits();
    showClockMarks();
}

} // namespace rp
