// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/tracks/track_view.h"

namespace rp {

class GroupedBarChart;
class LineChart;
class TrackMobileInstrument;
class WaterfallChart;

/// The mobile track: what the energy and the time of a frame are spent on, how long the battery lasts, which
/// frame rate the power budget allows, and all designs beside each other.
class TrackMobileView : public TrackView
{
    Q_OBJECT
public:
    TrackMobileView(TrackMobileInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    WaterfallChart *energy() const { return m_energy; }
    WaterfallChart *time() const { return m_time; }
    GroupedBarChart *battery() const { return m_battery; }
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
    WaterfallChart *m_energy;
    WaterfallChart *m_time;
    GroupedBarChart *m_battery;
    LineChart *m_rates;
    ComparisonTable *m_designs;
};

} // namespace rp
