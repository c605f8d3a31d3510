// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/act/figure_cache.h"
#include "views/review/review_tab.h"
#include "views/shell/look/lab_parts.h"
#include "views/shell/look/window_page.h"
#include "views/shell/strip/hud_strip.h"

#include <QHash>
#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <vector>

namespace rp {

class ActView;
class Announcer;
class EvidenceBook;
class Instrument;
class Intents;
class LabPages;
class LedgerStore;
class QuietStack;
class Sidebar;
struct Catalogue;

/// What of the window belongs to one lab: sidebar, pages, status strip. Another lab gets another view. Shows
/// the models and changes nothing itself: what the learner asks for is one of its intents.
class LabView : public QWidget
{
    Q_OBJECT
public:
    LabView(const LabParts &parts, Announcer &announcer, QWidget *parent = nullptr);
    ~LabView() override;

    const LabParts &parts() const { return m_parts; }
    /// What is asked for on all of its pages.
    Intents &intents() const { return *m_intents; }
    ActView *actView() const { return m_page; }
    /// Those beside the steps.
    const LabPages &labPages() const { return *m_pages; }
    Sidebar *sidebar() const { return m_sidebar; }
    HudStrip *statusStrip() const { return m_strip; } ///< which the window lays out
    /// What holds the pages.
    QWidget *pages() const;

    WindowPage shownPage() const { return m_shown; }
    bool hasPage(WindowPage page) const;
    /// There are several instruments in view to go between.
    bool offersPanels() const;
    /// The instrument in view can be captured.
    bool offersCapture() const;

    /// Shows a page and puts the focus on its heading. What the lab does not have is ignored.
    void showPage(WindowPage page);
    /// The review with one of its sections, and the focus inside that.
    void showReview(ReviewTab tab);
    /// The section that the review shows, or will show first.
    ReviewTab reviewTab() const;
    void setReviewTab(ReviewTab tab);
    /// The current act's Explore step with one of its panels, after a capture was opened again.
    void showInstrument(const QString &act, const QString &panel);
    /// Shows why something was refused, on the page in view; the sentence is also announced.
    void showRefusal(const QString &sentence);
    /// The learner's track (its key), which briefs speak about; empty: none chosen.
    void setTrack(const QString &track);
    /// Context, track, store or ledger changed.
    HudInput stripInput();
    void refreshStrip();
    void focusPage();
    /// Has the page in view read out, the keyboard wherever it is: heading, text, what its pictures say, and
    /// where in the course it is.
    void readPage();
    /// Where the keyboard was on the page, else its heading.
    bool takePageFocus();

signals:
    void pageTurned(rp::WindowPage page);
    void settingsChanged(); ///< of session, ledger or instruments: what menus and toolbar show
    void narrowRequested(bool narrow);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void connectSidebar();
    void connectModels();
    void followInstrument(const Instrument &instrument);
    void connectStore();
    void refreshNotes();
    void connectReview();
    void turnTo(WindowPage page);

    LabParts m_parts;
    Announcer &m_announcer;
    Intents *m_intents;
    Sidebar *m_sidebar;
    QuietStack *m_stack;
    LabPages *m_pages;
    ActView *m_page;
    QPointer<HudStrip> m_strip;
    FigureCache m_figures;                            ///< of the strip
    QHash<const Instrument *, QStringList> m_choices; ///< what is chosen at them, by input and value
    WindowPage m_shown = WindowPage::Step;
    QPointer<QWidget> m_lastInPage; ///< what had the keyboard on one of the pages
};

} // namespace rp
