// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_tab.h"
#include "views/shell/look/lab_parts.h"
#include "views/shell/look/window_page.h"

#include <QObject>

namespace rp {

class Announcer;
class EvidencePage;
class HomePage;
class Intents;
class LabPage;
class MemoPage;
class QuietStack;
class ReviewPage;

/// The pages that stand beside the steps of a lab: home, evidence, memo and review. Each is made when it is
/// first shown.
class LabPages : public QObject
{
    Q_OBJECT
public:
    /// Everything given must outlive it; the pages belong to the stack.
    LabPages(const LabParts &parts, Announcer &announcer, Intents &intents, QuietStack &stack,
             QObject *parent);

    /// Whether the lab has that page; the steps are always there.
    bool has(WindowPage wanted) const;
    LabPage *page(WindowPage wanted) const; ///< null until it is made, and for the steps
    LabPage *make(WindowPage wanted);       ///< the same, made now if need be; null where the lab has none

    HomePage *home() const { return m_homePage; }
    EvidencePage *evidence() const { return m_evidencePage; }
    MemoPage *memo() const { return m_memoPage; }
    ReviewPage *review() const { return m_reviewPage; }
    /// The section that the review shows first, before there is a page of it.
    void setReviewTab(ReviewTab tab) { m_reviewTab = tab; }
    ReviewTab reviewTab() const { return m_reviewTab; }

signals:
    void reviewRequested(rp::ReviewTab tab); ///< on the home page

private:
    void makeHomePage();
    void makeEvidencePage();
    void makeMemoPage();
    void makeReviewPage();
    void makeClosedReview();

    const LabParts &m_parts;
    Announcer &m_announcer;
    Intents &m_intents;
    QuietStack &m_stack;
    HomePage *m_homePage = nullptr;
    EvidencePage *m_evidencePage = nullptr;
    MemoPage *m_memoPage = nullptr;
    ReviewPage *m_reviewPage = nullptr;
    LabPage *m_closedReview = nullptr; ///< stands for it during an exam
    ReviewTab m_reviewTab = ReviewTab::Map;
};

} // namespace rp
