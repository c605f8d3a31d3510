// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/instrument_view.h"

#include "models/session/lab_session.h"
#include "views/instruments/page/assumption_list.h"
#include "views/instruments/page/control_column.h"
#include "views/instruments/page/here_card.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_reader.h"
#include "views/instruments/page/plan_pages.h"
#include "views/instruments/page/predictions.h"
#include "views/widgets/card.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"

#include <QEvent>
#include <QShowEvent>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int sayAfter_ms = 350; ///< a slider held down is spoken once, at its end
constexpr int leastLines = 11;

bool isOffered(const HerePlan &here, const QString &page)
{
    const bool isHeld = here.isHeld && here.isHeld();
    return !isHeld &&
           std::ranges::any_of(here.pages, [&page](const char *key) { return page == QLatin1String(key); });
}

} // namespace

InstrumentView::InstrumentView(Instrument &instrument, InstrumentPlan plan, Announcer &announcer,
                               PanelIntents intents, QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_plan(std::move(plan))
    , m_tabInput(QString::fromLatin1(m_plan.tabInput))
    , m_announcer(announcer)
    , m_intents(std::move(intents))
    , m_parts(*this)
    , m_foldedControls(new Disclosure(this))
{
    m_sayTimer.setSingleShot(true);
    makePinned();
    for (const SectionPlan &section : m_plan.sections)
        makeSection(section);
    makeSide();
    connect(&m_sayTimer, &QTimer::timeout, this, &InstrumentView::sayChange);
    connect(&m_announcer, &Announcer::spoken, this, &InstrumentView::hear);
    connect(&instrument, &Instrument::changed, this, [this] {
        showResults();
        if (isVisible())
            noteChange();
    });
    connect(&instrument, &Instrument::measuredChanged, this, &InstrumentView::showResults);
    if (m_plan.predictions && m_plan.predictions->session()) {
        connect(m_plan.predictions->session(), &LabSession::changed, this, [this] {
            if (m_plan.predictions->haveChanged())
                showResults();
        });
    }
    const QString first = QString::fromLatin1(m_plan.sections.front().pages.front().key);
    putInFront(m_tabInput.isEmpty() ? first : keyFor(m_instrument.input(m_tabInput).toString()));
    retranslateUi();
}

void InstrumentView::request(const QString &inputId, const QVariant &value)
{
    emit requesting();
    m_intents.request(inputId, value);
}

void InstrumentView::makeSide()
{
    m_side = new QWidget(this);
    QVBoxLayout *column = plainColumn(m_side, space::xs);
    m_lead = new QWidget(m_side);
    m_parts.add(m_plan.lead, *plainColumn(m_lead, space::xs), *m_lead);
    column->addWidget(m_lead);
    m_assumptions = new AssumptionList(m_instrument, this);
    m_notes = new Disclosure(this);
    connect(m_notes, &Disclosure::opened, this, &InstrumentView::showNotes);
    if (m_plan.here && m_intents.computer) {
        m_here = new Disclosure(this);
        connect(m_here, &Disclosure::opened, this, &InstrumentView::showHere);
    }
    for (Disclosure *drawer : drawers())
        drawer->hide(); // until somebody has a place for them
}

const PagePlan *InstrumentView::planOf(const QString &key) const
{
    return pagePlan(m_plan, key);
}

std::size_t InstrumentView::sectionOf(const QString &key) const
{
    return sectionOfPage(m_plan, key);
}

/// The page in front where it belongs to a choice of the input that the tabs set, else the first that does.
QString InstrumentView::keyFor(const QString &choice) const
{
    const PagePlan *now = planOf(m_pageKey);
    if (now && now->choice && choice == QLatin1String(now->choice))
        return m_pageKey;
    const PagePlan *first = firstPageFor(m_plan, choice);
    return first ? QString::fromLatin1(first->key) : m_pageKey;
}

std::vector<InstrumentView::PageName> InstrumentView::pageNames() const
{
    std::vector<PageName> names;
    for (const SectionPlan &section : m_plan.sections) {
        for (const PagePlan &page : section.pages)
            if (page.title || section.pages.size() == 1)
                names.push_back({QString::fromLatin1(page.key), page.title ? page.title() : QString()});
    }
    return names;
}

void InstrumentView::putInFront(const QString &key)
{
    const PagePlan *plan = planOf(key);
    if (!plan || key == m_pageKey)
        return;
    InstrumentPage *before = page();
    m_pageKey = key;
    InstrumentPage *&shown = m_pages[key];
    if (!shown) {
        shown = new InstrumentPage(*plan, *this, m_side);
        static_cast<QBoxLayout *>(m_side->layout())->addWidget(shown, 1);
        shown->setAccessibleName(plan->title ? plan->title() : QString());
        followReadingOrder(*this);
    }
    if (before) {
        before->setNotesShown(false);
        before->hide();
    }
    const std::size_t section = sectionOf(key);
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections[i]->body()->setVisible(i == section);
        m_sections[i]->setVisible(i == section && !m_folded && !m_pictureOnly);
    }
    shown->show();
    if (m_notes->isOpen())
        showNotes(true);
    emit pageShown(key);
}

void InstrumentView::showPage(const QString &key)
{
    if (!planOf(key))
        return;
    putInFront(key);
    showResults();
}

void InstrumentView::choosePage(const QString &key)
{
    const PagePlan *plan = planOf(key);
    if (plan && plan->choice && m_instrument.input(m_tabInput).toString() != QLatin1String(plan->choice)) {
        request(m_tabInput, QString::fromLatin1(plan->choice));
        if (m_instrument.input(m_tabInput).toString() != QLatin1String(plan->choice))
            return; // refused
    }
    showPage(key);
}

QWidget *InstrumentView::find(const QString &id) const
{
    if (QWidget *group = m_groups.value(id))
        return group;
    if (QWidget *found = m_parts.find(id))
        return found;
    for (const InstrumentPage *page : m_pages) {
        if (QWidget *found = page->find(id))
            return found;
    }
    return nullptr;
}

void InstrumentView::showResults()
{
    for (InstrumentControls *controls : m_controls)
        controls->showValues();
    if (!m_tabInput.isEmpty())
        putInFront(keyFor(m_instrument.input(m_tabInput).toString()));
    m_parts.show();        // controls of the plan's own are among them
    page()->showResults(); // the other pages follow when they come to the front
    followHere();
}

/// What is held back until something was found is offered from then on.
void InstrumentView::followHere()
{
    const bool offered = m_here && offers(m_here);
    if (std::exchange(m_offersHere, offered) != offered)
        emit offersChanged();
}

void InstrumentView::setPictureOnly(bool only)
{
    m_pictureOnly = only;
    arrange();
    emit offersChanged();
}

std::vector<Disclosure *> InstrumentView::drawers() const
{
    if (!m_here)
        return {m_foldedControls, m_assumptions, m_notes};
    return {m_foldedControls, m_assumptions, m_notes, m_here};
}

bool InstrumentView::offers(const Disclosure *drawer) const
{
    if (drawer == m_foldedControls)
        return m_folded && !m_pictureOnly;
    if (drawer == m_here)
        return m_here && isOffered(*m_plan.here, m_pageKey);
    return drawer == m_notes || !m_assumptions->isEmpty();
}

void InstrumentView::showNotes(bool open)
{
    if (open)
        m_notes->body()->addWidget(page()->notes(m_notes));
    page()->setNotesShown(open);
    if (open)
        m_notes->body()->activate();
}

void InstrumentView::showHere(bool open)
{
    if (open && !m_hereCard) {
        m_hereCard = new HereCard(*m_intents.computer, m_plan.here->topic, m_announcer, m_intents, m_here);
        m_here->body()->addWidget(m_hereCard);
    }
    if (open)
        m_hereCard->begin();
    else if (m_hereCard)
        m_hereCard->leave();
}

QSize InstrumentView::minimumSizeHint() const
{
    return {leastPicture * fontMetrics().averageCharWidth(), leastLines * fontMetrics().height()};
}

void InstrumentView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void InstrumentView::retranslateUi()
{
    if (m_pinned) //: Name of the controls that the question of an act is about, read aloud.
        m_pinned->setAccessibleName(tr("Controls of the question"));
    for (ControlColumn *column : m_sections)
        column->retranslate();
    for (auto it = m_pages.cbegin(); it != m_pages.cend(); ++it) {
        if (const PagePlan *plan = planOf(it.key()); plan->title)
            it.value()->setAccessibleName(plan->title());
    }
    //: Title of a drawer with the controls of an instrument, in a narrow window.
    m_foldedControls->setTitle(tr("Controls"));
    //: Title of a drawer with the numbers behind a picture, and what is to be said of it.
    m_notes->setTitle(tr("Table and notes"),
                      //: The same in one word, after its sign.
                      tr("▤ Table"));
    if (m_here)
        m_here->setTitle(HereCard::title(m_plan.here->topic));
    m_assumptions->refresh();
    showResults();
}

/// What a run of keys does is told once it has settled, as one change since what was heard last: the last of
/// twelve steps alone may have moved nothing.
void InstrumentView::noteChange()
{
    const QStringList set = m_instrument.lastSet();
    if (set.isEmpty())
        beginHearing(); // nobody made this change
    else
        ++m_unheardChanges;
    for (const QString &id : set) {
        m_unheard.removeAll(id);
        m_unheard.prepend(id);
    }
    m_sayTimer.start(sayAfter_ms);
    m_announcer.expect(sayAfter_ms); // together with a discovery that this change is
}

void InstrumentView::sayChange()
{
    m_told = !isVisible()           ? QString()
             : m_unheardChanges > 1 ? m_instrument.changeSentenceSince(m_heard, m_unheard)
                                    : m_instrument.changeSentence();
    if (m_told.isEmpty())
        return beginHearing();
    m_announcer.tell(*this, m_told);
}

/// What is told may not be spoken any more: a key pressed right after it makes it wait, and then the next
/// sentence takes its place and has to say both.
void InstrumentView::hear(const QString &spoken)
{
    if (!m_told.isEmpty() && spoken.contains(m_told))
        beginHearing();
}

void InstrumentView::beginHearing()
{
    m_heard = m_instrument.snapshot();
    m_unheard.clear();
    m_unheardChanges = 0;
    m_told.clear();
}

void InstrumentView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        beginHearing();
}

bool InstrumentView::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // the pinned controls have another height
    return QWidget::event(event);
}

void InstrumentView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace rp
