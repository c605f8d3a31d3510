// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/tracks/track_view.h"

namespace rp {

class BarChart;
class LineChart;
class TrackMobileInstrument;

/// The mobile track: what the energy and the time of a frame are spent on, how long the battery lasts, which
/// frame rate the power budget allows, and all designs beside each other.
class TrackMobileView : public TrackView
{
    Q_OBJECT
public:
    TrackMobileView(TrackMobileInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    BarChart *energy() const { return m_energy; }
    BarChart *time() const { return m_time; }
    BarChart *battery() const { return m_battery; }
    LineChart *rates() const { return m_rates; }
    ComparisonTable *designs() const { return m_designs; }

protected:
    void retranslateCharts() override;
    void showCharts() override;

private:
    void makePages();
    void showLimits();
    void showRateMarks();

    TrackMobileInstrument &m_instrument;
    BarChart *m_energy;
    BarChart *m_time;
    BarChart *m_battery;
    LineChart *m_rates;
    ComparisonTable *m_designs;
};

} // namespace rp
