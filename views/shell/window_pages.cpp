// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/evidence_book.h"
#include "evidence/evidence_page.h"
#include "memo/memo_page.h"
#include "shell/main_menu.h"
#include "shell/main_window.h"
#include "shell/shell_text.h"
#include "shell/sidebar.h"
#include "steps/act_view.h"
#include "widgets/announcer.h"
#include "widgets/quiet_stack.h"

namespace rp {

// The part of MainWindow that turns between the page of the step, the evidence and the decision memo.

void MainWindow::connectPages()
{
    const auto offer = [this](WindowPage page, bool offered) {
        m_menu->setPageOffered(page, offered);
        if (offered)
            m_sidebar->addPage(page);
    };
    offer(WindowPage::Evidence, m_parts.evidence);
    offer(WindowPage::Memo, m_parts.evidence && m_parts.memo && m_parts.session.content().memo);
    m_menu->setPageOffered(WindowPage::Step, m_parts.evidence);

    m_page->setCatalogue(m_parts.catalogue);
    if (m_parts.evidence) {
        m_page->setEvidence(*m_parts.evidence);
        connect(m_parts.evidence, &EvidenceBook::changed, this, &MainWindow::refreshPages);
    }
    if (m_parts.memo)
        connect(m_parts.memo, &Memo::changed, this, &MainWindow::refreshPages);
    connect(m_menu, &MainMenu::captureRequested, m_page, &ActView::requestCapture);
    connect(m_menu, &MainMenu::pageRequested, this, &MainWindow::showPage);
    connect(m_sidebar, &Sidebar::pageRequested, this, &MainWindow::showPage);
    connect(m_sidebar, &Sidebar::placeRequested, this, [this](const Place &place) {
        // What the answer may be, it is told on the page of the step.
        const bool turned = m_shown != WindowPage::Step;
        turnTo(WindowPage::Step);
        emit placeRequested(place);
        if (turned)
            m_page->focusHeading();
    });
    connect(&m_parts.session, &LabSession::placeChanged, this, [this] { turnTo(WindowPage::Step); });
    connect(&m_parts.session, &LabSession::labCompleted, this, [this] {
        if (m_sidebar->item(WindowPage::Memo))
            showPage(WindowPage::Memo);
    });
}

void MainWindow::refreshPages()
{
    if (m_parts.evidence)
        m_sidebar->setPageNote(WindowPage::Evidence, ShellText::evidenceNote(*m_parts.evidence),
                               ShellText::evidenceCount(*m_parts.evidence));
    if (m_parts.memo)
        m_sidebar->setPageNote(WindowPage::Memo, ShellText::memoNote(*m_parts.memo), QString());
}

LabPage *MainWindow::labPage(WindowPage page) const
{
    if (page == WindowPage::Evidence)
        return m_evidencePage;
    return page == WindowPage::Memo ? m_memoPage : nullptr;
}

void MainWindow::makeEvidencePage()
{
    m_evidencePage = new EvidencePage(m_parts.session, m_parts.catalogue, *m_parts.evidence, *m_announcer);
    connect(m_evidencePage, &EvidencePage::reopenRequested, this, &MainWindow::reopenRequested);
    connect(m_evidencePage, &EvidencePage::renameRequested, this, &MainWindow::renameRequested);
    connect(m_evidencePage, &EvidencePage::removeRequested, this, &MainWindow::removeRequested);
    connect(m_evidencePage, &EvidencePage::restoreRequested, this, &MainWindow::restoreRequested);
    m_stack->addWidget(m_evidencePage);
}

void MainWindow::makeMemoPage()
{
    m_memoPage = new MemoPage(m_parts.session, m_parts.workbench, m_parts.catalogue, *m_parts.evidence,
                              *m_parts.memo, *m_announcer);
    connect(m_memoPage, &MemoPage::textEdited, this, &MainWindow::memoTextEdited);
    connect(m_memoPage, &MemoPage::authorEdited, this, &MainWindow::memoAuthorEdited);
    connect(m_memoPage, &MemoPage::evidenceChosen, this, &MainWindow::memoEvidenceChosen);
    connect(m_memoPage, &MemoPage::exported, this, &MainWindow::memoExported);
    m_stack->addWidget(m_memoPage);
}

LabPage *MainWindow::madePage(WindowPage page)
{
    if (!m_sidebar->item(page))
        return nullptr;
    if (page == WindowPage::Evidence && !m_evidencePage)
        makeEvidencePage();
    if (page == WindowPage::Memo && !m_memoPage)
        makeMemoPage();
    return labPage(page);
}

void MainWindow::turnTo(WindowPage page)
{
    QWidget *shown = page == WindowPage::Step ? static_cast<QWidget *>(m_page) : madePage(page);
    if (!shown || page == m_shown)
        return;
    m_shown = page;
    m_stack->setCurrentWidget(shown);
    m_sidebar->setShownPage(page);
    m_menu->setShownPage(page);
    refreshSettings();
}

void MainWindow::showPage(WindowPage page)
{
    turnTo(page);
    if (m_shown == page)
        focusPage();
}

void MainWindow::showInstrument(const QString &act, const QString &panel)
{
    if (m_parts.session.place().act != act)
        return;
    turnTo(WindowPage::Step);
    m_page->showPanel(panel);
    m_page->focusHeading();
}

void MainWindow::focusPage()
{
    if (LabPage *page = labPage(m_shown))
        page->focusHeading();
    else
        m_page->focusHeading();
}

void MainWindow::showRefusal(const QString &sentence)
{
    LabPage *page = labPage(m_shown);
    if (!page) {
        m_page->showRefusal(sentence);
        return;
    }
    page->showRefusal(sentence);
    m_announcer->say(sentence);
}

} // namespace rp
