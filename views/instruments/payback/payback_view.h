// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"
#include "views/instruments/parts/reveal_gate.h"

namespace rp {

class Card;
class ComparisonTable;
class CompilationReturnInstrument;
class FigureTiles;
class InstrumentControls;
class LabSession;
class LineChart;
class Notice;
class SegmentedChoice;
class TextBlock;
class VerdictBadge;

/// When compiling pays back: controls at the leading side, or above when there is no room; verdict, figures,
/// the break-even timeline and what would change the verdict at the trailing side. Follows the instrument in
/// place.
class ReturnView : public InstrumentView
{
    Q_OBJECT
public:
    ReturnView(CompilationReturnInstrument &instrument, LabSession &session, Announcer &announcer,
               QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;

    InstrumentControls *controls() const { return m_controls; }
    VerdictBadge *verdict() const { return m_verdict; }
    Notice *capacity() const { return m_capacity; }
    FigureTiles *figures() const { return m_figures; }
    SegmentedChoice *spanChoice() const { return m_span; }
    LineChart *timeline() const { return m_timeline; }
    TextBlock *predictionNote() const { return m_predictionNote; }
    ComparisonTable *flips() const { return m_flips; }

private:
    QWidget *makeCharts();
    void connectAll();
    void retranslateUi() override;
    void showResults() override;
    void showVerdict();
    void showTimeline();
    void showAnnotations();

    CompilationReturnInstrument &m_instrument;
    LabSession &m_session;
    RevealGate m_gate;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    VerdictBadge *m_verdict;
    Notice *m_capacity;
    FigureTiles *m_figures;
    SegmentedChoice *m_span;
    LineChart *m_timeline;
    TextBlock *m_predictionNote;
    ComparisonTable *m_flips;
    QString m_shownMarks; ///< what the chart's annotations show
};

} // namespace rp
