// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "views/intents/intents.h"
#include "views/shell/main_window.h"
#include "views/shell/parts/step_text.h"
#include "views/shell/settings/main_menu.h"
#include "views/shell/sidebar/sidebar.h"

#include <QApplication>
#include <QVBoxLayout>

namespace rp {

// The part of MainWindow that shows one lab, and another in its place.

void MainWindow::setLab(const LabParts &parts)
{
    closeLab();
    m_lab = new LabView(parts, *m_announcer, centralWidget());
    m_lab->setReviewTab(m_reviewTab);
    m_column->addWidget(m_lab, 1);
    connectLab();
    offerPages();
    refreshLabs();
    refreshTitle();
    refreshSettings();
    fitSidebar();
}

void MainWindow::closeLab()
{
    // Else the focus would wander to a neighbour, and a screen reader would tell of it.
    QWidget *focus = QApplication::focusWidget();
    if (m_lab && focus && m_lab->isAncestorOf(focus))
        focus->clearFocus();
    if (m_lab)
        m_reviewTab = m_lab->reviewTab();
    delete m_lab;
    m_lab = nullptr;
}

void MainWindow::connectLab()
{
    connect(m_lab, &LabView::pageTurned, this, &MainWindow::turned);
    connect(m_lab, &LabView::settingsChanged, this, &MainWindow::refreshSettings);
    connect(m_lab, &LabView::narrowRequested, this, [this](bool narrow) { setNamesShown(!narrow); });
    connect(&m_lab->intents(), &Intents::labRequested, this, &MainWindow::labRequested);
}

void MainWindow::offerPages()
{
    for (const WindowPage page : windowPages)
        m_menu->setPageOffered(page, m_lab->hasPage(page));
    m_menu->setShownPage(m_lab->shownPage());
}

void MainWindow::refreshLabs()
{
    std::vector<ChoiceEntry> entries;
    entries.reserve(m_parts.labs.size());
    for (const LabContent &lab : m_parts.labs)
        entries.push_back({lab.id, contentText(lab.title)});
    m_menu->setLabs(entries, m_lab ? m_lab->parts().session.content().id : QString());
}

void MainWindow::refreshTitle()
{
    if (!m_lab)
        return;
    const WindowPage page = m_lab->shownPage();
    const bool isOfCourse = page == WindowPage::Home || page == WindowPage::Review;
    const QString shown =
        isOfCourse ? StepText::name(page) : contentText(m_lab->parts().session.content().title);
    //: Title of the window; %1 is the title of the lab, or of the page of the whole course.
    setWindowTitle(tr("%1 – Ridgepoint").arg(shown));
}

void MainWindow::turned(WindowPage page)
{
    m_menu->setShownPage(page);
    refreshTitle();
}

void MainWindow::showPage(WindowPage page)
{
    if (m_lab)
        m_lab->showPage(page);
}

void MainWindow::showReview(ReviewTab tab)
{
    if (m_lab)
        m_lab->showReview(tab);
}

void MainWindow::showInstrument(const QString &act, const QString &panel)
{
    if (m_lab)
        m_lab->showInstrument(act, panel);
}

void MainWindow::showRefusal(const QString &sentence)
{
    if (m_lab)
        m_lab->showRefusal(sentence);
}

} // namespace rp
