// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <QHash>
#include <optional>
#include <vector>

namespace rp {

class Disclosure;
class DiscoveryList;
class Drawers;
class EvidenceBook;
class HintLadder;
class IconButton;
class InstrumentView;
class MathPeek;
class PanelPage;
class SourcesPanel;
class StuckWatch;
class TabRow;
class Toast;
struct Catalogue;
struct Measured;

/// The act's instruments on a stage that doesn't scroll, one page of one panel at a time, all pages on one
/// row of tabs beside the question; what there is to find waits in a drawer. A panel is made when it is first
/// shown.
class ExplorePage : public StepPage
{
    Q_OBJECT
public:
    explicit ExplorePage(const StepSubject &subject, QWidget *parent = nullptr);

    /// Shows a panel; an unknown id is ignored.
    void showPanel(const QString &panel);
    /// Shows a page of the panel in view, as choosing its tab does.
    void showPage(const QString &page);
    /// Shows the page under the following (1) or the earlier (-1) tab, remembers its panel and puts the focus
    /// on the tab. False when there is only one.
    bool stepPanel(int direction);
    /// From the controls of the instrument to its picture, and back.
    void goBetween();
    const QString &panel() const { return m_panel; }
    /// Lets the instruments be captured, and counts their captures. Must outlive the page.
    void setEvidence(const EvidenceBook &evidence);
    /// Lets what was found say at which settings it holds, and what was solved what a machine had. Must
    /// outlive the page.
    void setCatalogue(const Catalogue &catalogue) override;
    /// Asks for a capture of the panel in view, if there is one and it can be captured.
    void requestCapture();
    bool canCapture() const;

    /// Shows why an input was refused, at its control where it is in view.
    void showInputRefusal(const InputRef &input, const QString &sentence);
    /// The hints of each prediction.
    const std::vector<HintLadder *> &ladders() const { return m_ladders; }
    StuckWatch *stuckWatch() const { return m_stuck; }
    DiscoveryList *discoveries() const { return m_discoveries; }
    Notice *trackNote() const { return m_trackNote; }
    TabRow *tabs() const { return m_tabs; }
    Drawers *drawers() const { return m_drawers; }
    Toast *toast() const { return m_toast; }
    IconButton *captureButton() const { return m_capture; }
    IconButton *wholeButton() const { return m_whole; }
    /// Measures this computer for the panel in view; null where that can't be asked for.
    IconButton *tryHereButton() const { return m_tryHere.value(m_panel); }
    /// The panel in view; null while the instruments are locked. So are the next three.
    PanelPage *panelPage() const;
    InstrumentView *instrumentView() const;
    MathPeek *math() const;
    SourcesPanel *sources() const;

protected:
    void refreshContent() override;
    QString title() const override;
    QStringList shortTitles() const override;
    QString blockedReason() const override;
    QString footNote() const override;

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeHead();
    void makeLadders();
    void refreshLadders();
    std::vector<HintLadder *> laddersInView() const;
    void fitFoot();
    void restorePanel();
    void chooseTab(const QString &key);
    void choosePanel(const QString &panel);
    void refreshTabs();
    void refreshTools();
    void refreshPanel();
    void refreshDrawers();
    void refreshTrackNote();
    void countCaptures();
    void tellOver();
    PanelPage *makePanel(const PanelContent &panel);
    IconButton *makeOpener(const PanelPage &page, const Disclosure *drawer);

    DiscoveryList *m_discoveries;
    std::vector<HintLadder *> m_ladders; ///< by prediction
    StuckWatch *m_stuck = nullptr;
    bool m_isTold = false; ///< the answer: Reveal was in view
    Notice *m_locked;
    Notice *m_trackNote;
    TabRow *m_tabs;
    IconButton *m_capture;
    IconButton *m_whole;
    QWidget *m_place;
    Drawers *m_drawers;
    Toast *m_toast;
    QString m_panel;
    const EvidenceBook *m_evidence = nullptr;
    const Measured *m_measured = nullptr;
    QHash<QString, PanelPage *> m_panels;
    QHash<QString, IconButton *> m_tryHere; ///< by panel, where this computer can be measured
    std::optional<bool> m_wasOver;          ///< what is needed was found; nothing: not looked at yet
};

} // namespace rp
