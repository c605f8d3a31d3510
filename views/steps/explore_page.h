// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <QHash>

namespace rp {

class DiscoveryList;
class EvidenceBook;
class InstrumentView;
class MathPeek;
class PanelPage;
class SourcesPanel;
class TabRow;

/// The act's instruments, one panel at a time, what there is to find in them, and what is behind them. A
/// panel is made when it is first shown.
class ExplorePage : public StepPage
{
    Q_OBJECT
public:
    explicit ExplorePage(const StepSubject &subject, QWidget *parent = nullptr);

    /// Shows a panel; an unknown id is ignored.
    void showPanel(const QString &panel);
    /// Shows the following (1) or the earlier (-1) panel, remembers it and puts the focus on its tab. False
    /// when there is only one.
    bool stepPanel(int direction);
    const QString &panel() const { return m_panel; }
    /// Lets the instruments be captured, and counts their captures. Must outlive the page.
    void setEvidence(const EvidenceBook &evidence);
    /// Asks for a capture of the panel in view, if there is one and it can be captured.
    void requestCapture();
    bool canCapture() const;

    void showInputRefusal(const QString &inputId, const QString &sentence) override;
    DiscoveryList *discoveries() const { return m_discoveries; }
    Notice *trackNote() const { return m_trackNote; }
    TabRow *tabs() const { return m_tabs; }
    /// The panel in view; null while the instruments are locked. So are the next three.
    PanelPage *panelPage() const;
    InstrumentView *instrumentView() const;
    MathPeek *math() const;
    SourcesPanel *sources() const;

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    QString blockedReason() const override;

private:
    void restorePanel();
    void choosePanel(const QString &panel);
    void refreshTabs();
    void refreshPanel();
    void refreshTrackNote();
    void countCaptures();
    PanelPage *makePanel(const PanelContent &panel);

    DiscoveryList *m_discoveries;
    Notice *m_locked;
    Notice *m_trackNote;
    TabRow *m_tabs;
    QWidget *m_place;
    QString m_panel;
    const EvidenceBook *m_evidence = nullptr;
    QHash<QString, PanelPage *> m_panels;
};

} // namespace rp
