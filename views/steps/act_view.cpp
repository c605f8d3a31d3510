// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/act_view.h"

#include "models/session/lab_session.h"
#include "views/steps/brief_page.h"
#include "views/steps/explore_page.h"
#include "views/steps/predict_page.h"
#include "views/steps/reflect_page.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/quiet_stack.h"
#include "views/widgets/spoken/announcer.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

namespace rp {

namespace {

using Pages = QHash<int, StepPage *>; ///< by step

Pages taken(Pages &pages, std::initializer_list<Step> steps)
{
    Pages found;
    for (const Step step : steps) {
        if (StepPage *page = pages.take(static_cast<int>(step)))
            found.insert(static_cast<int>(step), page);
    }
    return found;
}

/// Once another page is in front: else the stack would show the next one for a moment, and tell assistive
/// tools of everything on it.
void drop(const Pages &pages, QuietStack &from)
{
    for (StepPage *page : pages) {
        // Deleted later: the press that led here may come from the page.
        from.removeWidget(page);
        page->hide();
        page->deleteLater();
    }
}

} // namespace

ActView::ActView(const LabSession &session, const Workbench &workbench, Announcer &announcer,
                 Intents &intents, QWidget *parent, const ThisComputer *computer, bool handsIn)
    : QWidget(parent)
    , m_session(session)
    , m_announcer(announcer)
    , m_intents(intents)
    , m_computer(computer)
    , m_handsIn(handsIn)
    , m_stack(new QuietStack(this))
{
    for (const ActContent &act : session.content().acts)
        m_benches.insert(act.id, workbench.bench(act.id));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    connect(&session, &LabSession::changed, this, [this] {
        if (StepPage *page = currentPage(); page && page->actId() == m_session.place().act)
            page->refresh();
    });
    connect(&session, &LabSession::trackChanged, this, &ActView::followTrack);
    connect(&session, &LabSession::placeChanged, this, [this] {
        showPlace();
        focusHeading();
    });
    showPlace();
}

StepPage *ActView::currentPage() const
{
    return qobject_cast<StepPage *>(m_stack->currentWidget());
}

void ActView::focusHeading()
{
    if (StepPage *page = currentPage())
        page->focusHeading();
}

void ActView::setTrack(const QString &track)
{
    m_track = track;
    if (auto *brief = qobject_cast<BriefPage *>(m_pages.value(static_cast<int>(Step::Brief))))
        brief->setTrack(track);
}

void ActView::setCatalogue(const Catalogue &catalogue)
{
    m_catalogue = &catalogue;
    for (StepPage *page : std::as_const(m_pages))
        page->setCatalogue(catalogue);
}

void ActView::setEvidence(const EvidenceBook &evidence)
{
    m_evidence = &evidence;
    if (auto *explore = qobject_cast<ExplorePage *>(m_pages.value(static_cast<int>(Step::Explore))))
        explore->setEvidence(evidence);
}

void ActView::followTrack()
{
    // The brief is the same on every track, and it may be where the track was chosen.
    StepPage *shown = currentPage();
    const bool hadFocus = shown && shown->isAncestorOf(QApplication::focusWidget());
    const Pages old = taken(m_pages, {Step::Predict, Step::Explore, Step::Reveal, Step::Reflect});
    showPlace();
    drop(old, *m_stack);
    if (hadFocus && currentPage() != shown)
        focusHeading();
}

void ActView::showPlace()
{
    const Place place = m_session.place();
    Pages old;
    if (place.act != m_act) {
        old = taken(m_pages, {Step::Brief, Step::Predict, Step::Explore, Step::Reveal, Step::Reflect});
        m_act = place.act;
    }
    StepPage *&page = m_pages[static_cast<int>(place.step)];
    if (!page) {
        page = makePage(place.step);
        m_stack->addWidget(page);
    }
    page->refresh();
    // Else the stack would put the focus somewhere on the page for a moment, and screen readers would say so.
    const QWidget *before = m_stack->currentWidget();
    QWidget *focus = window()->focusWidget();
    if (before != page && before && focus && before->isAncestorOf(focus))
        focus->clearFocus();
    m_stack->setCurrentWidget(page);
    drop(old, *m_stack);
}

StepPage *ActView::newPage(Step step)
{
    const StepSubject subject{m_session, m_benches.value(m_act), m_announcer, m_intents, m_computer,
                              m_handsIn};
    switch (step) {
    case Step::Brief: {
        auto *page = new BriefPage(subject, m_stack);
        page->setTrack(m_track);
        page->showTaken(m_benches);
        return page;
    }
    case Step::Predict:
        return new PredictPage(subject, m_stack);
    case Step::Explore: {
        auto *page = new ExplorePage(subject, m_stack);
        if (m_evidence)
            page->setEvidence(*m_evidence);
        return page;
    }
    case Step::Reveal:
        return new RevealPage(subject, m_stack);
    case Step::Reflect:
        break;
    }
    return new ReflectPage(subject, m_stack);
}

StepPage *ActView::makePage(Step step)
{
    StepPage *page = newPage(step);
    if (m_catalogue)
        page->setCatalogue(*m_catalogue);
    return page;
}

bool ActView::stepPanel(int direction)
{
    auto *page = qobject_cast<ExplorePage *>(currentPage());
    return page && page->stepPanel(direction);
}

void ActView::goBetween()
{
    if (auto *page = qobject_cast<ExplorePage *>(currentPage()))
        page->goBetween();
}

void ActView::showPanel(const QString &panel)
{
    if (auto *page = qobject_cast<ExplorePage *>(currentPage()))
        page->showPanel(panel);
}

void ActView::requestCapture()
{
    if (auto *page = qobject_cast<ExplorePage *>(currentPage()))
        page->requestCapture();
}

bool ActView::canCapture() const
{
    const auto *page = qobject_cast<ExplorePage *>(currentPage());
    return page && page->canCapture();
}

void ActView::showRefusal(const QString &sentence)
{
    if (StepPage *page = currentPage())
        page->showRefusal(sentence);
    m_announcer.say(sentence);
}

void ActView::showInputRefusal(const InputRef &input, const QString &sentence)
{
    if (auto *explore = qobject_cast<ExplorePage *>(currentPage()))
        explore->showInputRefusal(input, sentence);
    else if (StepPage *page = currentPage())
        page->showRefusal(sentence);
    m_announcer.say(sentence);
}

void ActView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        // Pages that are not shown are brought up to date when they are.
        if (StepPage *page = currentPage())
            page->refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace rp
