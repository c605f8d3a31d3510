// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"

namespace rp {

class Card;
class GraphSurgeryInstrument;
class InstrumentControls;
class InstrumentPage;
class SurgeryChoice;
class TabRow;
class TabbedPages;
class VerdictBadge;

/// Graph surgery: the program, the surgeries and the numbers at the leading side, or above when there is no
/// room; at the trailing side what the chosen surgery is and does, and the pages about it under tabs: the
/// map, before and after, masking, the two baselines, and the iron law. A page is made when it is first
/// shown.
class SurgeryView : public InstrumentView
{
    Q_OBJECT
public:
    SurgeryView(GraphSurgeryInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;
    /// Brings a page to the front, as choosing its tab does: "map", "before_after", "masking", "baselines",
    /// "iron_law". An unknown one changes nothing.
    void showPage(const QString &wanted);

    TabRow *tabs() const { return m_tabs; }
    InstrumentPage *page() const; ///< the one in front
    SurgeryChoice *surgeries() const { return m_surgeries; }
    InstrumentControls *program() const { return m_program; }
    InstrumentControls *numbers() const { return m_numbers; }
    VerdictBadge *chosen() const { return m_chosen; }

private:
    QWidget *makeControls();
    QWidget *makeResults();
    void connectAll();
    InstrumentPage *makePage(const QString &wanted, QWidget *parent);
    void retranslateUi() override;
    void showTabs();
    void showResults() override;
    void showChosen();

    GraphSurgeryInstrument &m_instrument;
    Card *m_programCard;
    InstrumentControls *m_program;
    Card *m_surgeryCard;
    SurgeryChoice *m_surgeries;
    Card *m_numberCard;
    InstrumentControls *m_numbers;
    VerdictBadge *m_chosen = nullptr;
    TabRow *m_tabs = nullptr;
    TabbedPages *m_pages = nullptr;
};

} // namespace rp
