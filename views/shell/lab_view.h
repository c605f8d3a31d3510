// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/memo/memo.h"
#include "models/review/review_book.h"
#include "models/session/lab_session.h"
#include "views/review/parts/review_tab.h"
#include "views/shell/parts/lab_parts.h"
#include "views/shell/parts/window_page.h"

#include <QPointer>
#include <QWidget>
#include <vector>

namespace rp {

class ActView;
class Announcer;
class EvidenceBook;
class EvidencePage;
class HomePage;
class HudStrip;
class LabPage;
class LedgerStore;
class MemoPage;
class QuietStack;
class ReviewPage;
class Sidebar;
struct Catalogue;

/// The part of the window that belongs to one lab: sidebar, pages, status strip. Another lab gets another
/// view. Shows the models and emits what the learner asks for; changes nothing itself.
class LabView : public QWidget
{
    Q_OBJECT
public:
    LabView(const LabParts &parts, Announcer &announcer, QWidget *parent = nullptr);
    ~LabView() override;

    const LabParts &parts() const { return m_parts; }
    ActView *actView() const { return m_page; }
    /// Null until they are first shown.
    HomePage *homePage() const { return m_homePage; }
    EvidencePage *evidencePage() const { return m_evidencePage; }
    MemoPage *memoPage() const { return m_memoPage; }
    ReviewPage *reviewPage() const { return m_reviewPage; }
    Sidebar *sidebar() const { return m_sidebar; }
    HudStrip *statusStrip() const { return m_strip; }
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
    void setReviewTab(ReviewTab tab) { m_reviewTab = tab; }
    /// The current act's Explore step with one of its panels, after a capture was opened again.
    void showInstrument(const QString &act, const QString &panel);
    /// Shows why something was refused, on the page in view; the sentence is also announced.
    void showRefusal(const QString &sentence);
    /// The learner's track (its key), which briefs speak about; empty: none chosen.
    void setTrack(const QString &track);
    /// Context, track, store or ledger changed.
    void refreshStrip();
    void focusPage();
    /// Where the keyboard was on the page, else its heading.
    bool takePageFocus();

signals:
    void pageTurned(rp::WindowPage page);
    void settingsChanged(); ///< of session, ledger or instruments: what menus and toolbar show
    void placeRequested(const rp::Place &place);
    void narrowRequested(bool narrow);
    void trackChosen(const QString &track); ///< on the home page
    void labRequested(const QString &lab);  ///< by its id, on the home page

    // What is asked for on the pages of evidence and memo; captures by id.
    void reopenRequested(const QString &capture);
    void renameRequested(const QString &capture, const QString &name);
    void removeRequested(const QString &capture);
    void restoreRequested(const QString &capture);
    void memoTextEdited(rp::MemoPart part, const QString &text);
    void memoAuthorEdited(const QString &author);
    void memoEvidenceChosen(const QStringList &captures);
    void memoExported(const QString &path); ///< a file was written

    // What is asked for on the review's page, see ReviewPage.
    void linkRequested(const rp::StepLink &link);
    void draftEdited(const rp::RecallAnswer &draft);
    void lockRequested(const QString &question);
    void pointsTicked(const QString &question, const std::vector<bool> &points); ///< so far
    void markRequested(const QString &question, const std::vector<bool> &points);
    void deleteRecallRequested();
    void beliefAnswered(const QString &belief, bool isTrue);
    void checkRequested(const QString &item, bool checked);
    void writingEdited(const QString &prompt, const QString &text);
    void reviewExported(const QString &path); ///< a file was written

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void connectSidebar();
    void connectModels();
    void connectStore();
    void refreshNotes();
    LabPage *labPage(WindowPage page) const;
    LabPage *madePage(WindowPage page);
    void makeHomePage();
    void makeEvidencePage();
    void makeMemoPage();
    void makeReviewPage();
    void connectReview();
    void turnTo(WindowPage page);

    LabParts m_parts;
    Announcer &m_announcer;
    Sidebar *m_sidebar;
    QuietStack *m_stack;
    ActView *m_page;
    HomePage *m_homePage = nullptr;
    EvidencePage *m_evidencePage = nullptr;
    MemoPage *m_memoPage = nullptr;
    ReviewPage *m_reviewPage = nullptr;
    HudStrip *m_strip;
    ReviewTab m_reviewTab = ReviewTab::Map; ///< before there is a page of it
    WindowPage m_shown = WindowPage::Step;
    QPointer<QWidget> m_lastInPage; ///< what had the keyboard on one of the pages
};

} // namespace rp
