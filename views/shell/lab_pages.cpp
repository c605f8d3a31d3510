// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/lab_pages.h"

#include "models/review/review_book.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "views/act/axis_slider.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/memo_page.h"
#include "views/home/home_page.h"
#include "views/home/question_band.h"
#include "views/pages/lab_page.h"
#include "views/review/review_page.h"
#include "views/shell/look/step_text.h"
#include "views/widgets/intents.h"
#include "views/widgets/quiet_stack.h"
#include "views/widgets/spoken/announcer.h"

namespace rp {

LabPages::LabPages(const LabParts &parts, Announcer &announcer, Intents &intents, QuietStack &stack,
                   QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_announcer(announcer)
    , m_intents(intents)
    , m_stack(stack)
{
}

bool LabPages::has(WindowPage wanted) const
{
    switch (wanted) {
    case WindowPage::Home:
    case WindowPage::Step:
        return true;
    case WindowPage::Review:
        return m_parts.review != nullptr;
    case WindowPage::Evidence:
        return m_parts.evidence != nullptr;
    case WindowPage::Memo:
        break;
    }
    return m_parts.evidence && m_parts.memo && m_parts.session.content().memo;
}

LabPage *LabPages::page(WindowPage wanted) const
{
    switch (wanted) {
    case WindowPage::Home:
        return m_homePage;
    case WindowPage::Review:
        return m_closedReview ? m_closedReview : m_reviewPage;
    case WindowPage::Evidence:
        return m_evidencePage;
    case WindowPage::Memo:
        return m_memoPage;
    case WindowPage::Step:
        break;
    }
    return nullptr;
}

void LabPages::makeHomePage()
{
    m_homePage = new HomePage(m_parts);
    connect(m_homePage, &HomePage::labRequested, &m_intents, &Intents::labRequested);
    connect(m_homePage, &HomePage::answerRequested, &m_intents, &Intents::answerRequested);
    connect(m_homePage, &HomePage::reviewRequested, this, &LabPages::reviewRequested);
    connect(m_homePage, &HomePage::markMoved, &m_announcer,
            [this](const QString &value) { m_announcer.tell(*m_homePage->band()->axis(), value); });
    m_stack.addWidget(m_homePage);
}

void LabPages::makeEvidencePage()
{
    m_evidencePage = new EvidencePage(m_parts.session, m_parts.workbench, m_parts.catalogue,
                                      *m_parts.evidence, m_announcer, m_intents);
    m_stack.addWidget(m_evidencePage);
}

void LabPages::makeMemoPage()
{
    m_memoPage = new MemoPage(m_parts.session, m_parts.workbench, m_parts.catalogue, *m_parts.evidence,
                              *m_parts.memo, m_announcer, m_intents);
    m_stack.addWidget(m_memoPage);
}

void LabPages::makeReviewPage()
{
    const ReviewBook &book = *m_parts.review;
    m_reviewPage =
        new ReviewPage({book.content(), book.figures(), book, m_announcer, m_parts.labs, m_intents},
                       !m_parts.ledger.isPresenter(), m_reviewTab);
    m_stack.addWidget(m_reviewPage);
}

void LabPages::makeClosedReview()
{
    m_closedReview = new ClosedPage([] { return StepText::name(WindowPage::Review); },
                                    [this] { return m_parts.session.withheld(); });
    m_stack.addWidget(m_closedReview);
}

LabPage *LabPages::make(WindowPage wanted)
{
    if (!has(wanted))
        return nullptr;
    if (!page(wanted)) {
        if (wanted == WindowPage::Home)
            makeHomePage();
        else if (wanted == WindowPage::Review)
            m_parts.session.withheld().isEmpty() ? makeReviewPage() : makeClosedReview();
        else if (wanted == WindowPage::Evidence)
            makeEvidencePage();
        else if (wanted == WindowPage::Memo)
            makeMemoPage();
    }
    return page(wanted);
}

} // namespace rp
