// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instruments/instrument_view.h"

#include <QHash>

namespace rp {

class Card;
class FusionExplorerInstrument;
class FusionPage;
class InstrumentControls;
class TabRow;

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
    FusionPage *page() const; ///< of the current topic

private:
    void retranslateUi() override;
    void showTopics();
    void showResults() override;
    FusionPage *makePage(const QString &topic);

    FusionExplorerInstrument &m_instrument;
    TabRow *m_topics;
    Card *m_controlCard;
    InstrumentControls *m_controls;
    QWidget *m_place;
    QHash<QString, FusionPage *> m_pages;
};

} // namespace rp
