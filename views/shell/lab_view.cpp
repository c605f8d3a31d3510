// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/lab_view.h"

#include "models/evidence/evidence_book.h"
#include "models/instruments/tracks/track_instrument.h"
#include "models/store/ledger_store.h"
#include "views/evidence/evidence_page.h"
#include "views/evidence/memo_page.h"
#include "views/home/home_page.h"
#include "views/pages/lab_page.h"
#include "views/pages/page_story.h"
#include "views/review/due_clock.h"
#include "views/review/review_page.h"
#include "views/shell/lab_pages.h"
#include "views/shell/settings/setting_states.h"
#include "views/shell/settings/sidebar.h"
#include "views/shell/shell_text.h"
#include "views/steps/act_view.h"
#include "views/steps/step_page.h"
#include "views/widgets/intents.h"
#include "views/widgets/quiet_stack.h"
#include "views/widgets/spoken/announcer.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <utility>

namespace rp {

LabView::LabView(const LabParts &parts, Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_announcer(announcer)
    , m_intents(new Intents(this))
    , m_sidebar(new Sidebar(parts.session, this))
    , m_stack(new QuietStack(this))
    , m_pages(new LabPages(m_parts, announcer, *m_intents, *m_stack, this))
    , m_page(new ActView(parts.session, parts.workbench, announcer, *m_intents, nullptr, parts.computer,
                         parts.handsIn))
    , m_strip(new HudStrip(this))
{
    setObjectName(QStringLiteral("labView"));
    m_page->setCatalogue(m_parts.catalogue);
    if (m_parts.evidence)
        m_page->setEvidence(*m_parts.evidence);
    buildLayout();
    connect(m_pages, &LabPages::reviewRequested, this, &LabView::showReview);
    connectSidebar();
    connectModels();
    connectStore();
    connectReview();
    refreshNotes();
    refreshStrip();
}

LabView::~LabView()
{
    // Losing the focus must not call back into what is half gone.
    disconnect(qApp, nullptr, this, nullptr);
    delete m_strip; // which stands elsewhere
}

void LabView::buildLayout()
{
    auto *middle = new QHBoxLayout(this);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    middle->addWidget(m_sidebar);
    m_stack->addWidget(m_page);
    middle->addWidget(m_stack, 1);
    for (const WindowPage page : windowPages) {
        if (page != WindowPage::Step && hasPage(page))
            m_sidebar->addPage(page);
    }
}

void LabView::connectSidebar()
{
    connect(m_sidebar, &Sidebar::narrowRequested, this, &LabView::narrowRequested);
    connect(m_sidebar, &Sidebar::pageRequested, this, &LabView::showPage);
    connect(m_sidebar, &Sidebar::placeRequested, this, [this](const Place &place) {
        // What the answer may be, it is told on the page of the step.
        const bool turned = m_shown != WindowPage::Step;
        turnTo(WindowPage::Step);
        emit m_intents->placeRequested(place);
        if (turned)
            m_page->focusHeading();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_stack->isAncestorOf(now))
            m_lastInPage = now;
    });
}

void LabView::connectModels()
{
    const auto refresh = [this] {
        refreshStrip();
        emit settingsChanged();
    };
    connect(&m_parts.session, &LabSession::changed, this, refresh);
    connect(&m_parts.session, &LabSession::reloaded, this, refresh);
    connect(&m_parts.ledger, &Ledger::settingChanged, this, refresh);
    const std::vector<Instrument *> instruments = m_parts.workbench.instruments();
    for (const Instrument *instrument : instruments)
        connect(instrument, &Instrument::changed, this,
                [this, instrument] { followInstrument(*instrument); });
    if (m_parts.evidence)
        connect(m_parts.evidence, &EvidenceBook::changed, this, &LabView::refreshNotes);
    if (m_parts.memo)
        connect(m_parts.memo, &Memo::changed, this, &LabView::refreshNotes);
    connect(&m_parts.session, &LabSession::placeChanged, this, [this] {
        refreshStrip();
        turnTo(WindowPage::Step);
    });
    connect(&m_parts.session, &LabSession::labCompleted, this,
            [this] { showPage(hasPage(WindowPage::Memo) ? WindowPage::Memo : WindowPage::Home); });
}

/// A slider sets nothing that menus and settings show: those offer choices.
void LabView::followInstrument(const Instrument &instrument)
{
    QStringList choices;
    for (const QString &id : instrument.inputIds()) {
        const QVariant value = instrument.input(id);
        if (value.typeId() == QMetaType::QString)
            choices << id << value.toString();
    }
    if (qobject_cast<const TrackInstrument *>(&instrument)) // which says whether the goal is reached
        m_strip->setItem(HudItems::goal(stripInput()));
    QStringList &before = m_choices[&instrument];
    if (before == choices)
        return;
    before = choices;
    emit settingsChanged();
}

void LabView::connectStore()
{
    if (!m_parts.store)
        return;
    connect(m_parts.store, &LedgerStore::noticesChanged, this, &LabView::refreshStrip);
    connect(m_parts.store, &LedgerStore::saved, this, &LabView::refreshStrip);
    connect(&m_parts.ledger, &Ledger::edited, this,
            [this] { m_strip->setItem(ShellText::saving(m_parts.store)); });
}

void LabView::connectReview()
{
    if (!m_parts.review)
        return;
    // Later: what was pressed belongs to the page that goes.
    connect(
        m_intents, &Intents::mysteriesRequested, this, [this] { showReview(ReviewTab::Mystery); },
        Qt::QueuedConnection);
    const auto *clock = new DueClock(*m_parts.review, this);
    connect(clock, &DueClock::changed, this, &LabView::refreshNotes);
}

bool LabView::hasPage(WindowPage page) const
{
    return m_pages->has(page);
}

bool LabView::offersPanels() const
{
    const Place place = m_parts.session.place();
    return m_shown == WindowPage::Step && place.step == Step::Explore &&
           m_parts.session.instrumentOpen(place.act);
}

bool LabView::offersCapture() const
{
    const Place place = m_parts.session.place();
    return m_shown == WindowPage::Step && place.step == Step::Explore &&
           m_parts.session.instrumentOpen(place.act) && m_page->canCapture();
}

QWidget *LabView::pages() const
{
    return m_stack;
}

void LabView::setTrack(const QString &track)
{
    m_page->setTrack(track);
}

HudInput LabView::stripInput()
{
    return {m_parts.session,
            m_parts.catalogue,
            SettingStates::currentTrack(m_parts),
            &m_parts.workbench,
            SettingStates::currentContext(m_parts),
            &m_figures};
}

void LabView::refreshStrip()
{
    std::vector<HudItem> items = HudItems::of(stripInput());
    items.push_back(ShellText::saving(m_parts.store));
    m_strip->setItems(items);
}

void LabView::refreshNotes()
{
    if (m_parts.evidence)
        m_sidebar->setPageNote(WindowPage::Evidence, ShellText::evidenceNote(*m_parts.evidence),
                               ShellText::evidenceCount(*m_parts.evidence));
    if (m_parts.memo)
        m_sidebar->setPageNote(WindowPage::Memo, ShellText::memoNote(*m_parts.memo), QString());
    if (m_parts.review)
        m_sidebar->setPageNote(WindowPage::Review, ShellText::reviewNote(*m_parts.review),
                               ShellText::reviewCount(*m_parts.review));
}

void LabView::turnTo(WindowPage page)
{
    QWidget *shown = page == WindowPage::Step ? static_cast<QWidget *>(m_page) : m_pages->make(page);
    if (!shown || page == m_shown)
        return;
    m_shown = page;
    m_stack->setCurrentWidget(shown);
    m_sidebar->setShownPage(page);
    // The home page leads everywhere by itself, and has the whole window.
    m_sidebar->setVisible(page != WindowPage::Home);
    m_strip->setVisible(page != WindowPage::Home);
    emit pageTurned(page);
    emit settingsChanged();
}

void LabView::showPage(WindowPage page)
{
    turnTo(page);
    if (m_shown == page)
        focusPage();
}

void LabView::showReview(ReviewTab tab)
{
    m_pages->setReviewTab(tab);
    turnTo(WindowPage::Review);
    ReviewPage *review = m_pages->review();
    if (!review) {
        focusPage();
        return;
    }
    review->showSection(tab);
    review->focusSection();
}

void LabView::setReviewTab(ReviewTab tab)
{
    m_pages->setReviewTab(tab);
}

ReviewTab LabView::reviewTab() const
{
    const ReviewPage *review = m_pages->review();
    return review ? review->shownSection() : m_pages->reviewTab();
}

void LabView::showInstrument(const QString &act, const QString &panel)
{
    if (m_parts.session.place().act != act)
        return;
    turnTo(WindowPage::Step);
    m_page->showPanel(panel);
    m_page->focusHeading();
}

void LabView::focusPage()
{
    if (LabPage *page = m_pages->page(m_shown))
        page->focusHeading();
    else
        m_page->focusHeading();
}

bool LabView::takePageFocus()
{
    if (m_lastInPage && m_stack->isAncestorOf(m_lastInPage) && m_lastInPage->isVisible() &&
        m_lastInPage->isEnabled())
        m_lastInPage->setFocus(Qt::TabFocusReason);
    else
        focusPage();
    return true;
}

void LabView::readPage()
{
    QStringList told = pageStory(*m_stack->currentWidget());
    StepPage *page = m_shown == WindowPage::Step ? m_page->currentPage() : nullptr;
    if (page)
        told.append(page->footText());
    told.append(ShellText::pageTitle(m_parts.session, m_shown));
    readAloud(m_announcer, page ? *page : *m_stack->currentWidget(), told);
}

void LabView::showRefusal(const QString &sentence)
{
    LabPage *page = m_pages->page(m_shown);
    if (!page) {
        m_page->showRefusal(sentence);
        return;
    }
    page->showRefusal(sentence);
    m_announcer.say(sentence);
}

void LabView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        refreshStrip();
        refreshNotes();
    }
    QWidget::changeEvent(event);
}

} // namespace rp
