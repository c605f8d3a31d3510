// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps/act_view.h"

#include "session/lab_session.h"
#include "steps/brief_page.h"
#include "steps/explore_page.h"
#include "steps/predict_page.h"
#include "steps/reflect_page.h"
#include "steps/reveal_page.h"
#include "widgets/announcer.h"
#include "widgets/quiet_stack.h"

#include <QEvent>
#include <QVBoxLayout>

namespace rp {

ActView::ActView(LabSession &session, const Workbench &workbench, Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_announcer(announcer)
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

void ActView::showPlace()
{
    const Place place = m_session.place();
    if (place.act != m_act) {
        // Deleted later: the press that led to the next act may come from one of these pages.
        for (StepPage *page : std::as_const(m_pages)) {
            m_stack->removeWidget(page);
            page->hide();
            page->deleteLater();
        }
        m_pages.clear();
        m_act = place.act;
    }
    StepPage *&page = m_pages[static_cast<int>(place.step)];
    if (!page) {
        page = makePage(place.step);
        m_stack->addWidget(page);
        forward(page);
    }
    page->refresh();
    m_stack->setCurrentWidget(page);
}

StepPage *ActView::makePage(Step step)
{
    const Bench bench = m_benches.value(m_act);
    switch (step) {
    case Step::Brief: {
        auto *page = new BriefPage(m_session, bench, m_announcer, m_stack);
        page->setTrack(m_track);
        return page;
    }
    case Step::Predict:
        return new PredictPage(m_session, bench, m_announcer, m_stack);
    case Step::Explore:
        return new ExplorePage(m_session, bench, m_announcer, m_stack);
    case Step::Reveal:
        return new RevealPage(m_session, bench, m_announcer, m_stack);
    case Step::Reflect:
        break;
    }
    return new ReflectPage(m_session, bench, m_announcer, m_stack);
}

void ActView::forward(StepPage *page)
{
    connect(page, &StepPage::nextRequested, this, &ActView::nextRequested);
    connect(page, &StepPage::backRequested, this, &ActView::backRequested);
    connect(page, &StepPage::predictionCommitRequested, this, &ActView::predictionCommitRequested);
    connect(page, &StepPage::numberCommitRequested, this, &ActView::numberCommitRequested);
    connect(page, &StepPage::reflectionAnswerRequested, this, &ActView::reflectionAnswerRequested);
    connect(page, &StepPage::skipRequested, this, &ActView::skipRequested);
    connect(page, &StepPage::inputChangeRequested, this, &ActView::inputChangeRequested);
    connect(page, &StepPage::exerciseAnswerRequested, this, &ActView::exerciseAnswerRequested);
    connect(page, &StepPage::challengeNumberRequested, this, &ActView::challengeNumberRequested);
    connect(page, &StepPage::challengeSliderRequested, this, &ActView::challengeSliderRequested);
    connect(page, &StepPage::challengeSetupRequested, this, &ActView::challengeSetupRequested);
    connect(page, &StepPage::panelChosen, this, &ActView::panelChosen);
}

bool ActView::stepPanel(int direction)
{
    auto *page = qobject_cast<ExplorePage *>(currentPage());
    return page && page->stepPanel(direction);
}

void ActView::showRefusal(const QString &sentence)
{
    if (StepPage *page = currentPage())
        page->showRefusal(sentence);
    m_announcer.say(sentence);
}

void ActView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    if (StepPage *page = currentPage())
        page->showInputRefusal(inputId, sentence);
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
