// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"
#include "views/instruments/parts/reveal_gate.h"
#include "views/instruments/serving/serving_pages.h"

namespace rp {

class ActionButton;
class Card;
class FigureTiles;
class InstrumentControls;
class InstrumentPage;
class LabSession;
class ServingDesignInstrument;
class TabRow;
class TabbedPages;
class VerdictBadge;

/// The serving design: controls at the leading side, or above when there is no room; at the trailing side
/// whether the design fits, with a way out when it does not, its figures, and the pages about it under tabs:
/// the roofline, the memory budget, the throughput and fusion. A page is made when it is first shown.
class ServingView : public InstrumentView
{
    Q_OBJECT
public:
    ServingView(ServingDesignInstrument &instrument, LabSession &session, Announcer &announcer,
                QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;
    /// Brings a page to the front, as choosing its tab does: "roofline", "memory", "throughput", "fusion". An
    /// unknown one changes nothing.
    void showPage(const QString &wanted);

    TabRow *tabs() const { return m_tabs; }
    InstrumentPage *page() const; ///< the one in front
    InstrumentControls *controls() const { return m_controls; }
    VerdictBadge *verdict() const { return m_verdict; }
    /// Sets the largest batch that fits; hidden while the design fits and when no batch does.
    ActionButton *shrink() const { return m_shrink; }
    FigureTiles *figures() const { return m_figures; }

private:
    QWidget *makeResults();
    void connectAll();
    InstrumentPage *makePage(const QString &wanted, QWidget *parent);
    void retranslateUi() override;
    void showTabs();
    void showResults() override;
    void showVerdict();
    void findPredictions();
    void shrinkBatch();

    ServingDesignInstrument &m_instrument;
    LabSession &m_session;
    RevealGate m_gate;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    VerdictBadge *m_verdict = nullptr;
    ActionButton *m_shrink = nullptr;
    FigureTiles *m_figures = nullptr;
    TabRow *m_tabs = nullptr;
    TabbedPages *m_pages = nullptr;
    ServingPredictions m_predictions;
};

} // namespace rp
