// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/instrument_view.h"

#include "models/session/lab_session.h"
#include "views/instruments/parts/assumption_list.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/plan/control_column.h"
#include "views/instruments/plan/instrument_page.h"
#include "views/instruments/plan/instrument_reader.h"
#include "views/instruments/plan/plan_pages.h"
#include "views/instruments/said/predictions.h"
#include "views/instruments/said/stage_cover.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"

#include <QEvent>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

constexpr int sayAfter_ms = 350; ///< a slider held down is spoken once, at its end
// Of the controls, in average characters; with less room, they wait in a drawer.
constexpr int leastControls = 30;
constexpr int mostControls = 40;
constexpr int leastLines = 11;
constexpr int leastPicture = 42;
constexpr double controlShare = 0.37;

void append(QStringList &ids, const std::vector<const char *> &more)
{
    for (const char *id : more)
        ids.append(QString::fromLatin1(id));
}

} // namespace

InstrumentView::InstrumentView(Instrument &instrument, InstrumentPlan plan, Announcer &announcer,
                               QWidget *parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_plan(std::move(plan))
    , m_tabInput(QString::fromLatin1(m_plan.tabInput))
    , m_announcer(announcer)
    , m_parts(*this)
    , m_foldedControls(new Disclosure(this))
{
    m_sayTimer.setSingleShot(true);
    for (const SectionPlan &section : m_plan.sections)
        makeSection(section);
    makeSide();
    connect(&m_sayTimer, &QTimer::timeout, this, &InstrumentView::sayChange);
    connect(&instrument, &Instrument::changed, this, [this] {
        showResults();
        if (isVisible()) {
            m_sayTimer.start(sayAfter_ms);
            m_announcer.expect(sayAfter_ms); // together with a discovery that this change is
        }
    });
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

void InstrumentView::makeSection(const SectionPlan &section)
{
    const Predictions *said = m_plan.predictions.get();
    auto *column = new ControlColumn(said ? said->asked() : QStringList(), m_announcer, this);
    for (const ControlGroup &group : section.controls)
        makeGroup(group, *column);
    column->hide();
    m_sections.push_back(column);
}

void InstrumentView::makeGroup(const ControlGroup &group, ControlColumn &into)
{
    Card *card = into.addCard(group.heading);
    m_parts.add(group.parts, *card->body(), *card);
    if (!group.usual)
        return;
    auto *controls = new InstrumentControls(m_instrument, m_announcer, leftOutOf(group));
    connect(controls, &InstrumentControls::inputChangeRequested, this, &InstrumentView::request);
    into.add(*controls, *card);
    m_controls.push_back(controls);
    m_groups.insert(QString::fromLatin1(group.id), controls);
}

void InstrumentView::makeSide()
{
    m_side = new QWidget(this);
    QVBoxLayout *column = plainColumn(m_side, space::xs);
    m_lead = new QWidget(m_side);
    m_parts.add(m_plan.lead, *plainColumn(m_lead, space::xs), *m_lead);
    column->addWidget(m_lead);
    m_cover = new StageCover(m_side);
    m_cover->hide();
    column->addWidget(m_cover, 1);
    connect(m_cover, &StageCover::runRequested, this, &InstrumentView::runRequested);
    m_assumptions = new AssumptionList(m_instrument, this);
    m_notes = new Disclosure(this);
    connect(m_notes, &Disclosure::opened, this, &InstrumentView::showNotes);
    for (Disclosure *drawer : drawers())
        drawer->hide(); // until somebody has a place for them
}

QStringList InstrumentView::leftOutOf(const ControlGroup &group) const
{
    QStringList elsewhere;
    if (!group.inputs.empty()) {
        elsewhere = m_instrument.saveInputs().keys();
        for (const char *own : group.inputs)
            elsewhere.removeAll(QString::fromLatin1(own));
        return elsewhere;
    }
    elsewhere << QStringLiteral("context") << m_tabInput;
    append(elsewhere, m_plan.elsewhere);
    for (const SectionPlan &section : m_plan.sections) {
        for (const ControlGroup &other : section.controls)
            append(elsewhere, other.inputs);
    }
    return elsewhere;
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
    shown->setVisible(!isCovered());
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

QWidget *InstrumentView::control(const QString &inputId) const
{
    for (const InstrumentControls *controls : m_controls) {
        if (QWidget *found = controls->control(inputId))
            return found;
    }
    return nullptr;
}

QWidget *InstrumentView::controlColumn() const
{
    ControlColumn *column = m_sections[sectionOf(m_pageKey)];
    return m_folded ? column->body() : column;
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

void InstrumentView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    for (InstrumentControls *controls : m_controls)
        controls->showRefusal(inputId, sentence);
    for (ControlColumn *column : m_sections)
        column->showControl(control(inputId));
}

void InstrumentView::showResults()
{
    for (InstrumentControls *controls : m_controls)
        controls->showValues();
    if (!m_tabInput.isEmpty())
        putInFront(keyFor(m_instrument.input(m_tabInput).toString()));
    m_parts.show(); // controls of the plan's own are among them
    if (!isCovered())
        page()->showResults(); // the other pages follow when they come to the front
}

void InstrumentView::setCovered(bool covered, const QString &said, const QString &asked)
{
    m_cover->setSaid(said, asked);
    if (covered == isCovered())
        return;
    const bool hadFocus = page()->pictureFocus() && m_cover->giveUpFocus();
    m_cover->setVisible(covered);
    m_lead->setVisible(!covered && !m_plan.lead.empty());
    page()->setVisible(!covered);
    covered ? m_notes->setOpen(false) : showResults();
    if (hadFocus)
        page()->focusPicture(m_instrument.changeSentence());
    emit offersChanged();
}

bool InstrumentView::isCovered() const
{
    return !m_cover->isHidden();
}

void InstrumentView::setPictureOnly(bool only)
{
    m_pictureOnly = only;
    arrange();
    emit offersChanged();
}

std::vector<Disclosure *> InstrumentView::drawers() const
{
    return {m_foldedControls, m_assumptions, m_notes};
}

bool InstrumentView::offers(const Disclosure *drawer) const
{
    if (drawer == m_foldedControls)
        return m_folded && !m_pictureOnly;
    return drawer == m_notes ? !isCovered() : !m_assumptions->isEmpty();
}

void InstrumentView::showNotes(bool open)
{
    if (open)
        m_notes->body()->addWidget(page()->notes(m_notes));
    page()->setNotesShown(open);
    if (open)
        m_notes->body()->activate();
}

/// The controls go into their drawer, or come back to the side of the picture.
void InstrumentView::fold(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    for (ControlColumn *column : m_sections) {
        if (folded) {
            column->lendBody();
            m_foldedControls->body()->addWidget(column->body());
        } else {
            m_foldedControls->body()->removeWidget(column->body());
            column->takeBodyBack();
        }
        column->body()->setVisible(column == m_sections[sectionOf(m_pageKey)]);
    }
    if (!folded)
        m_foldedControls->setOpen(false);
    emit offersChanged();
}

void InstrumentView::arrange()
{
    const int chars = fontMetrics().averageCharWidth();
    const int wide = std::clamp(int(width() * controlShare), leastControls * chars, mostControls * chars);
    QWidget *focus = window()->focusWidget();
    const bool inControls = m_sections[sectionOf(m_pageKey)]->body()->isAncestorOf(focus);
    const bool wasFolded = m_folded;
    fold(width() - wide - space::l < leastPicture * chars);
    const bool beside = !m_folded && !m_pictureOnly;
    const auto placed = [this](int x, int width) {
        return QStyle::visualRect(layoutDirection(), rect(), {x, 0, width, height()});
    };
    for (ControlColumn *column : m_sections) {
        column->setGeometry(placed(0, wide));
        column->setVisible(beside && column == m_sections[sectionOf(m_pageKey)]);
    }
    m_side->setGeometry(beside ? placed(wide + space::l, width() - wide - space::l) : rect());
    // A control that has the keyboard keeps it, or gives it to the drawer that it is in now.
    if (inControls && wasFolded != m_folded)
        (m_folded ? m_foldedControls->button() : focus)->setFocus(Qt::OtherFocusReason);
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
    for (ControlColumn *column : m_sections)
        column->retranslate();
    for (auto it = m_pages.cbegin(); it != m_pages.cend(); ++it) {
        if (const PagePlan *plan = planOf(it.key()); plan->title)
            it.value()->setAccessibleName(plan->title());
    }
    //: Title of a drawer with the controls of an instrument, in a narrow window.
    m_foldedControls->setTitle(tr("Controls"));
    //: Title of a drawer with the numbers behind a picture, and what is to be said of it.
    m_notes->setTitle(tr("Table and notes"));
    m_assumptions->refresh();
    showResults();
}

void InstrumentView::sayChange()
{
    if (isVisible() && !isCovered() && !page()->wasRead(m_instrument.changeSentence()))
        m_announcer.tell(*this, m_instrument.changeSentence());
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
