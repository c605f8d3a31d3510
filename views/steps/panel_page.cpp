// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/panel_page.h"

#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"
#include "views/act/act_panels.h"
#include "views/act/math_peek.h"
#include "views/act/sources_panel.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/shown_parts.h"
#include "views/steps/challenge_card.h"
#include "views/steps/hint_ladder.h"
#include "views/widgets/intents.h"
#include "views/widgets/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

Instrument *instrumentOf(const Bench &bench, const QString &panel)
{
    return bench.isQualified() ? bench.instrument(panel) : bench.first();
}

InstrumentView *viewOf(Instrument *instrument, const QString &panel, const StepSubject &subject,
                       QWidget *parent)
{
    const QString named = subject.bench.qualified(panel, {}).panel;
    return instrument ? makeInstrumentView(*instrument, &subject.session, subject.announcer, parent,
                                           {&subject.intents, named, subject.computer})
                      : nullptr;
}

} // namespace

PanelPage::PanelPage(const ActContent &act, const PanelContent &panel, const StepSubject &subject,
                     QWidget *parent)
    : TabPage(parent)
    , m_actId(act.id)
    , m_panel(panel)
    , m_subject(subject)
    , m_instrument(instrumentOf(subject.bench, panel.id))
    , m_view(viewOf(m_instrument, panel.id, subject, this))
    , m_tasks(new QWidget(this))
    , m_math(new MathPeek(formulasOf(act, panel.id), act, subject.bench, this))
    , m_sources(new SourcesPanel(
          sourcesOf(act, panel.id), subject.bench,
          act.panels.size() > 1 ? SourcesPanel::Scope::Panel : SourcesPanel::Scope::Act, this))
{
    plainColumn(this, 0);
    plainColumn(m_tasks, space::m);
    connectView();
    makeChallenges(act);
}

void PanelPage::connectView()
{
    if (!m_view)
        return;
    layout()->addWidget(m_view);
    connect(m_view, &InstrumentView::pageShown, this, &PanelPage::pageShown);
    connect(m_view, &InstrumentView::offersChanged, this, &PanelPage::offersChanged);
}

std::vector<std::pair<QString, QString>> PanelPage::pages() const
{
    std::vector<std::pair<QString, QString>> pages;
    if (m_view) {
        for (const InstrumentView::PageName &page : m_view->pageNames())
            pages.emplace_back(page.key, page.title);
    } else {
        pages.emplace_back();
    }
    return pages;
}

QString PanelPage::pageKey() const
{
    return m_view ? m_view->pageKey() : QString();
}

void PanelPage::showPage(const QString &key)
{
    if (m_view)
        m_view->choosePage(key);
}

QString PanelPage::question() const
{
    return m_panel.about.isEmpty() && m_view ? m_view->question() : contentText(m_panel.about);
}

const QWidget *PanelPage::controls() const
{
    return m_view ? m_view->controlColumn() : nullptr;
}

std::vector<Disclosure *> PanelPage::drawers() const
{
    std::vector<Disclosure *> all = m_view ? m_view->drawers() : std::vector<Disclosure *>();
    all.push_back(m_math);
    all.push_back(m_sources);
    return all;
}

bool PanelPage::offers(const Disclosure *drawer) const
{
    if (drawer == m_math)
        return !m_math->isEmpty();
    // They name what was asked: not before the learner has set anything.
    if (drawer == m_sources)
        return m_sources->count() > 0 && m_subject.session.hasRun(m_actId, m_panel.id);
    return m_view && m_view->offers(drawer);
}

const Disclosure *PanelPage::comingDrawer() const
{
    return m_sources->count() > 0 ? m_sources : nullptr;
}

void PanelPage::setPictureOnly(bool only)
{
    if (m_view)
        m_view->setPictureOnly(only);
}

void PanelPage::makeChallenges(const ActContent &act)
{
    for (const ChallengeContent &challenge : act.challenges) {
        if (panelOr(act, challenge.panel) != m_panel.id)
            continue;
        auto *card =
            new ChallengeCard(challenge, m_subject.bench, m_subject.announcer, m_subject.intents, m_tasks);
        card->setLadder(new HintLadder(act, {ladder_list::challenges, challenge.id}, challenge.title,
                                       m_subject.bench, m_subject.announcer, m_subject.intents));
        m_tasks->layout()->addWidget(card);
        m_challenges.push_back(card);
    }
}

void PanelPage::setMeasured(const Measured &measured)
{
    for (ChallengeCard *card : m_challenges)
        card->setMeasured(measured);
}

void PanelPage::refresh(const LabSession &session)
{
    setAccessibleName(contentText(m_panel.title));
    for (ChallengeCard *card : m_challenges)
        card->refresh(session, m_actId);
    m_tasks->setHidden(m_challenges.empty());
    m_math->refresh();
    m_sources->setClosed(session.withheld());
    m_sources->refresh();
}

} // namespace rp
