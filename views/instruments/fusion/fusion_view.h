// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/parts/instrument_view.h"

namespace rp {

class Card;
class FusionExplorerInstrument;
class InstrumentControls;
class InstrumentPage;
class TabRow;
class TabbedPages;

/// The fusion explorer: topics as tabs, controls of the topic at the leading side, or above when there is no
/// room, and its charts at the trailing side. A topic's charts are made when it is first shown.
class FusionView : public InstrumentView
{
    Q_OBJECT
public:
    FusionView(FusionExplorerInstrument &instrument, Announcer &announcer, QWidget *parent = nullptr);

    void showInputRefusal(const QString &inputId, const QString &sentence) override;

    TabRow *topics() const { return m_topics; }
    InstrumentControls *controls() const { return m_controls; }
    InstrumentPage *page() const; ///< of the current topic

private:
    void retranslateUi() override;
    void showTopics();
    void showResults() override;
    InstrumentPage *makePage(const QString &topic, QWidget *parent);

    FusionExplorerInstrument &m_instrument;
    TabRow *m_topics;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    TabbedPages *m_pages;
};

} // namespace rp
