// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/tracks/track_view.h"

namespace rp {

class BarChart;
class LineChart;
class TextBlock;
class TrackEdgeInstrument;

/// The edge track: how many loops take longer than a time, down to one in ten million; how the times are
/// spread; what delays loops; and how each mode fares.
class TrackEdgeView : public TrackView
{
    Q_OBJECT
public:
    TrackEdgeView(TrackEdgeInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    LineChart *tail() const { return m_tail; }
    ComparisonTable *quantiles() const { return m_quantiles; }
    LineChart *density() const { return m_density; }
    BarChart *added() const { return m_added; }
    ComparisonTable *sources() const { return m_sources; }
    BarChart *modeBars() const { return m_modeBars; }
    ComparisonTable *modes() const { return m_modes; }

protected:
    void retranslateCharts() override;
    void showCharts() override;

private:
    void makePages();
    void showTailMarks();
    void showOtherMarks();

    TrackEdgeInstrument &m_instrument;
    TextBlock *m_exact;
    LineChart *m_tail;
    ComparisonTable *m_quantiles;
    TextBlock *m_hidden;
    LineChart *m_density;
    BarChart *m_added;
    ComparisonTable *m_sources;
    BarChart *m_modeBars;
    ComparisonTable *m_modes;
};

} // namespace rp
