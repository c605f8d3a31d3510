// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/tracks/track_view.h"

namespace rp {

class BarChart;
class LineChart;
class TrackCloudInstrument;

/// The cloud track: how busy the GPU is and how many tokens it writes by batch and mode, where the time of a
/// step goes, and whether the model fits into memory.
class TrackCloudView : public TrackView
{
    Q_OBJECT
public:
    TrackCloudView(TrackCloudInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    LineChart *busy() const { return m_busy; }
    LineChart *tokens() const { return m_tokens; }
    BarChart *step() const { return m_step; }
    ComparisonTable *modes() const { return m_modes; }
    BarChart *memory() const { return m_memory; }

protected:
    void retranslateCharts() override;
    void showCharts() override;

private:
    void makePages();
    void showBusyMarks();
    void showTokenMarks();
    void showMemoryMark();

    TrackCloudInstrument &m_instrument;
    LineChart *m_busy;
    LineChart *m_tokens;
    BarChart *m_step;
    ComparisonTable *m_modes;
    BarChart *m_memory;
};

} // namespace rp
