// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/tracks/track_view.h"

namespace rp {

class BarChart;
class LineChart;
class ResultTable;
class TextBlock;
class TrackTinyInstrument;

/// The tiny track: what flash and RAM are filled with under each runtime, what time and power go into, how
/// both follow the clock, and all runtimes beside each other.
class TrackTinyView : public TrackView
{
    Q_OBJECT
public:
    TrackTinyView(TrackTinyInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    BarChart *flash() const { return m_flash; }
    TextBlock *flashNote() const { return m_flashNote; }
    BarChart *ram() const { return m_ram; }
    TextBlock *ramNote() const { return m_ramNote; }
    BarChart *time() const { return m_time; }
    BarChart *power() const { return m_power; }
    LineChart *timeByClock() const { return m_timeByClock; }
    LineChart *powerByClock() const { return m_powerByClock; }
    ComparisonTable *runtimes() const { return m_runtimes; }

protected:
    void retranslateCharts() override;
    void showCharts() override;

private:
    void makePages();
    void showMemory(BarChart *chart, ResultTable &table, TextBlock *note, bool flash);
    void showLimits();
    void showClockMarks();

    TrackTinyInstrument &m_instrument;
    BarChart *m_flash;
    TextBlock *m_flashNote;
    BarChart *m_ram;
    TextBlock *m_ramNote;
    BarChart *m_time;
    BarChart *m_power;
    LineChart *m_timeByClock;
    LineChart *m_powerByClock;
    ComparisonTable *m_runtimes;
};

} // namespace rp
