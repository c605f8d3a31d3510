// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"

namespace rp {

class AssumptionMark;
class Card;
class ComparisonTable;
class CompilationContinuumInstrument;
class InstrumentControls;
class IntensityScale;
class LineChart;
class MoveBar;
class TextBlock;

/// The compilation continuum. First the stages: controls, throughput against flexibility, and the judgements
/// behind the flexibility. Below it the crossing: controls with the counter of moves, and the operating point
/// against the ridge points. Follows the instrument in place.
class ContinuumView : public InstrumentView
{
    Q_OBJECT
public:
    ContinuumView(CompilationContinuumInstrument &instrument, Announcer &announcer,
                  QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;

    InstrumentControls *stageControls() const { return m_stageControls; }
    InstrumentControls *crossingControls() const { return m_crossingControls; }
    LineChart *scatter() const { return m_scatter; }
    ComparisonTable *rubric() const { return m_rubric; }
    TextBlock *questions() const { return m_questions; }
    TextBlock *reason() const { return m_reason; }
    AssumptionMark *stageAssumption() const { return m_stageMark; }
    MoveBar *moves() const { return m_moves; }
    IntensityScale *scale() const { return m_scale; }
    AssumptionMark *ridgeAssumption() const { return m_ridgeMark; }

private:
    QWidget *makeStages();
    QWidget *makeCrossing();
    void connectAll();
    void retranslateUi() override;
    void showResults() override;
    void showStages();
    void showCrossing();
    void showRidges();

    CompilationContinuumInstrument &m_instrument;
    Card *m_stageCard;
    Card *m_crossingCard;
    InstrumentControls *m_stageControls;
    InstrumentControls *m_crossingControls;
    LineChart *m_scatter;
    TextBlock *m_reason;
    AssumptionMark *m_stageMark;
    ComparisonTable *m_rubric;
    TextBlock *m_questions;
    MoveBar *m_moves;
    IntensityScale *m_scale;
    AssumptionMark *m_ridgeMark;
    QString m_shownRidges; ///< what the lines of the ridge points show
};

} // namespace rp
