// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps/explore_page.h"

#include "instruments/instrument_view.h"
#include "instruments/instrument_view_factory.h"
#include "steps/discovery_list.h"
#include "steps/math_peek.h"
#include "steps/sources_panel.h"
#include "widgets/notice.h"

#include <QVBoxLayout>

namespace rp {

ExplorePage::ExplorePage(LabSession &labSession, Instrument *labInstrument, Announcer &labAnnouncer,
                         QWidget *parent)
    : StepPage(Step::Explore, labSession, labInstrument, labAnnouncer, parent)
    , m_discoveries(new DiscoveryList(act()))
    , m_locked(new Notice(Notice::Kind::Information))
    , m_place(new QWidget)
    , m_math(new MathPeek(act().formulas, labInstrument))
    , m_sources(new SourcesPanel(act().sources, labInstrument))
{
    setColumnChars(0);
    auto *placeLayout = new QVBoxLayout(m_place);
    placeLayout->setContentsMargins(0, 0, 0, 0);
    column()->addWidget(m_discoveries);
    column()->addWidget(m_locked);
    column()->addWidget(m_place);
    column()->addWidget(m_math);
    column()->addWidget(m_sources);
    column()->addStretch(1);
    connect(m_discoveries, &DiscoveryList::skipConfirmed, this, &StepPage::skipRequested);
}

QString ExplorePage::title() const
{
    return stepTitle(Step::Explore);
}

QString ExplorePage::lead() const
{
    return {};
}

QString ExplorePage::blockedReason() const
{
    const QString reason = StepPage::blockedReason();
    return reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly
               ? reason
               : tr("Find every discovery, or skip the rest, to go on.");
}

void ExplorePage::refreshInstrument()
{
    const bool open = session().instrumentOpen(actId()) && instrument();
    if (open && !m_view) {
        m_view = makeInstrumentView(*instrument(), session(), announcer(), m_place);
        if (m_view) {
            m_place->layout()->addWidget(m_view);
            connect(m_view, &InstrumentView::inputChangeRequested, this, &StepPage::inputChangeRequested);
        }
    }
    m_place->setVisible(open);
    m_place->setEnabled(open);
    m_locked->setVisible(!open);
    m_locked->setText(tr("The instrument is locked until you commit your prediction."));
    m_math->setVisible(open && !act().formulas.empty());
    m_sources->setVisible(open && !act().sources.empty());
}

void ExplorePage::refreshContent()
{
    refreshInstrument();
    m_discoveries->setVisible(!act().discoveries.empty());
    m_discoveries->refresh(session(), instrument());
    m_math->refresh();
    m_sources->refresh();
}

void ExplorePage::showInputRefusal(const QString &inputId, const QString &sentence)
{
    if (m_view)
        m_view->showInputRefusal(inputId, sentence);
    else
        showRefusal(sentence);
}

} // namespace rp
