// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"
#include "views/instruments/parts/reveal_gate.h"

namespace rp {

class BarChart;
class Card;
class ComparisonTable;
class DispatchTaxInstrument;
class InstrumentControls;
class LabSession;
class LaunchTimelineChart;
class MeterRow;
class SegmentedChoice;

/// The dispatch-tax waterfall: controls at the leading side, or above when there is no room; waterfall,
/// meters, launch timeline and comparison at the trailing side. Follows the instrument in place.
class DispatchTaxView : public InstrumentView
{
    Q_OBJECT
public:
    DispatchTaxView(DispatchTaxInstrument &instrument, LabSession &session, Announcer &announcer,
                    QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;

    InstrumentControls *controls() const { return m_controls; }
    SegmentedChoice *scaleChoice() const { return m_scale; }
    BarChart *waterfall() const { return m_waterfall; }
    MeterRow *meters() const { return m_meters; }
    LaunchTimelineChart *timeline() const { return m_timeline; }
    ComparisonTable *comparison() const { return m_comparison; }

private:
    QWidget *makeCharts();
    void retranslateUi() override;
    void showResults() override;
    void showTimeline();
    void showScale();
    void showPrediction();

    DispatchTaxInstrument &m_instrument;
    LabSession &m_session;
    RevealGate m_gate;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    SegmentedChoice *m_scale;
    BarChart *m_waterfall;
    MeterRow *m_meters;
    LaunchTimelineChart *m_timeline;
    ComparisonTable *m_comparison;
    QString m_shownScale;
    QString m_shownPass; ///< what decides how long a kernel is: a new one gets a view of its own
    QString m_shownMarker;
};

} // namespace rp
