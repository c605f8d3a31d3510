// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"
#include "views/instruments/parts/reveal_gate.h"

namespace rp {

class AssumptionMark;
class Card;
class ComparisonTable;
class FigureTiles;
class InstrumentControls;
class LabSession;
class RooflineChart;
class RooflineInstrument;
class TextBlock;

/// The roofline: controls; then the kernel's figures, the chart, what the dashboard's figure is worth, the
/// regime by size and by precision. Follows the instrument in place, and shows what was predicted once it is
/// revealed.
class RooflineView : public InstrumentView
{
    Q_OBJECT
public:
    RooflineView(RooflineInstrument &instrument, LabSession &session, Announcer &announcer,
                 QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;

    InstrumentControls *controls() const { return m_controls; }
    FigureTiles *figures() const { return m_figures; }
    RooflineChart *chart() const { return m_chart; }
    TextBlock *wayToRidge() const { return m_way; }
    TextBlock *predictionNote() const { return m_predictionNote; }
    TextBlock *report() const { return m_report; }
    ComparisonTable *sizes() const { return m_sizes; }
    ComparisonTable *precisions() const { return m_precisions; }

private:
    QWidget *makeResults();
    void connectAll();
    void retranslateUi() override;
    void showResults() override;
    void showChart();
    void showReport();
    void showPrediction();

    RooflineInstrument &m_instrument;
    LabSession &m_session;
    RevealGate m_gate;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    FigureTiles *m_figures = nullptr;
    RooflineChart *m_chart = nullptr;
    TextBlock *m_way = nullptr;
    TextBlock *m_predictionNote = nullptr;
    Card *m_reportCard = nullptr;
    TextBlock *m_report = nullptr;
    AssumptionMark *m_reportMark = nullptr;
    ComparisonTable *m_sizes = nullptr;
    ComparisonTable *m_precisions = nullptr;
    QString m_shownMarks; ///< what the chart's marks show
};

} // namespace rp
