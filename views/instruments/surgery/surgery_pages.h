// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/tabbed_pages.h"

#include <vector>

namespace rp {

class BarChart;
class ComparisonTable;
class FigureTiles;
class GraphMap;
class GraphSurgeryInstrument;
class LineChart;
class Notice;
class SegmentedChoice;
class TextBlock;
class VerdictBadge;

/// One page about the chosen surgery, beside the controls.
class SurgeryPage : public InstrumentPage
{
    Q_OBJECT
public:
    explicit SurgeryPage(GraphSurgeryInstrument &instrument, QWidget *parent = nullptr);

protected:
    GraphSurgeryInstrument &instrument() const { return m_instrument; }

private:
    GraphSurgeryInstrument &m_instrument;
};

/// The operation graph under the baseline and under the chosen surgery, side by side while there is room.
class SurgeryMapPage : public SurgeryPage
{
    Q_OBJECT
public:
    explicit SurgeryMapPage(GraphSurgeryInstrument &surgery, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    TextBlock *cause() const { return m_cause; }
    SegmentedChoice *detail() const { return m_detail; }
    GraphMap *before() const { return m_before; }
    GraphMap *after() const { return m_after; }

private:
    void showMaps();
    void showMap(GraphMap &map, bool isBefore);

    TextBlock *m_cause;
    SegmentedChoice *m_detail;
    GraphMap *m_before;
    GraphMap *m_after;
};

/// What the surgery changes, quantity by quantity, and the same as bars.
class SurgeryChangePage : public SurgeryPage
{
    Q_OBJECT
public:
    explicit SurgeryChangePage(GraphSurgeryInstrument &surgery, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    FigureTiles *figures() const { return m_figures; }
    ComparisonTable *changes() const { return m_changes; }
    /// What the bars show: "launches", "times", "shares", "traffic".
    SegmentedChoice *topic() const { return m_topic; }
    BarChart *bars() const { return m_bars; }

private:
    void showBars();

    FigureTiles *m_figures;
    ComparisonTable *m_changes;
    SegmentedChoice *m_topic;
    BarChart *m_bars;
};

/// Whether computing both branches pays: the pass masked and broken by probability, with the probability from
/// which it pays in this pass; the waste against the cost of the breaks, with the one from the rule; and the
/// waste of each surgery.
class SurgeryMaskingPage : public SurgeryPage
{
    Q_OBJECT
public:
    explicit SurgeryMaskingPage(GraphSurgeryInstrument &surgery, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    Notice *verdict() const { return m_verdict; }
    FigureTiles *figures() const { return m_figures; }
    LineChart *pass() const { return m_pass; }
    LineChart *rule() const { return m_rule; }
    TextBlock *difference() const { return m_difference; }
    BarChart *work() const { return m_work; }

private:
    void showMarks();

    Notice *m_verdict;
    FigureTiles *m_figures;
    QWidget *m_lines;
    LineChart *m_pass;
    LineChart *m_rule;
    TextBlock *m_difference;
    BarChart *m_work;
};

/// What the stakeholder asks for, against both baselines, and beside it what the track's own rule says.
class SurgeryBaselinesPage : public SurgeryPage
{
    Q_OBJECT
public:
    explicit SurgeryBaselinesPage(GraphSurgeryInstrument &surgery, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    VerdictBadge *overEager() const { return m_overEager; }
    VerdictBadge *overBreak() const { return m_overBreak; }
    VerdictBadge *rule() const { return m_rule; }
    ComparisonTable *challenge() const { return m_challenge; }
    BarChart *gains() const { return m_gains; }

private:
    void showGain(VerdictBadge &badge, const char *gain, const char *passes);

    VerdictBadge *m_overEager;
    VerdictBadge *m_overBreak;
    VerdictBadge *m_rule;
    ComparisonTable *m_challenge;
    BarChart *m_gains;
    std::vector<QString> m_shownRows; ///< of the bars
};

/// Data, compute and latency before and after, and which of them moved.
class SurgeryIronLawPage : public SurgeryPage
{
    Q_OBJECT
public:
    explicit SurgeryIronLawPage(GraphSurgeryInstrument &surgery, QWidget *parent = nullptr);

    void showResults() override;
    void retranslateUi() override;

    FigureTiles *figures() const { return m_figures; }
    BarChart *terms() const { return m_terms; }
    TextBlock *overlap() const { return m_overlap; }

private:
    FigureTiles *m_figures;
    BarChart *m_terms;
    TextBlock *m_overlap;
};

} // namespace rp
