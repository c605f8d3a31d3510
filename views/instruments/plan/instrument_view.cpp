// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/instrument_view.h"

#include "models/session/lab_session.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/plan/instrument_page.h"
#include "views/instruments/plan/instrument_reader.h"
#include "views/instruments/plan/predictions.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/spoken/reading_order.h"

#include <QEvent>
#include <QVBoxLayout>

namespace rp {

namespace {

// Long enough that a slider held down is spoken once, at its end.
constexpr int sayAfter_ms = 350;
constexpr int rowChars = 105; ///< room for controls and results side by side

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
{
    m_sayTimer.setSingleShot(true);
    m_sayTimer.setInterval(sayAfter_ms);
    QVBoxLayout *outer = plainColumn(this, m_tabInput.isEmpty() ? space::xl : space::m);
    for (const SectionPlan &section : m_plan.sections)
        outer->addWidget(makeSection(section));
    if (m_tabs && !m_tabInput.isEmpty())
        outer->insertWidget(0, m_tabs); // they choose what there is to set

    connect(&m_sayTimer, &QTimer::timeout, this, &InstrumentView::sayChange);
    connect(&instrument, &Instrument::changed, this, [this] {
        showResults();
        if (isVisible())
            m_sayTimer.start();
    });
    if (m_plan.predictions && m_plan.predictions->session()) {
        connect(m_plan.predictions->session(), &LabSession::changed, this, [this] {
            if (m_plan.predictions->haveChanged())
                showResults();
        });
    }
    retranslateUi();
    followReadingOrder(*this);
}

QWidget *InstrumentView::makeSection(const SectionPlan &section)
{
    if (section.controls.empty())
        return makeResults(section);
    auto *row = new ResponsiveRow(rowChars, space::l, this);
    row->addWidget(makeControls(section), 3, Qt::AlignTop);
    row->addWidget(makeResults(section), 7, section.pages.size() > 1 ? Qt::AlignTop : Qt::Alignment());
    return row;
}

QWidget *InstrumentView::makeControls(const SectionPlan &section)
{
    if (section.controls.size() == 1)
        return makeGroup(section.controls.front());
    auto *side = new QWidget;
    QVBoxLayout *column = plainColumn(side, space::m);
    for (const ControlGroup &group : section.controls)
        column->addWidget(makeGroup(group));
    column->addStretch(1);
    return side;
}

Card *InstrumentView::makeGroup(const ControlGroup &group)
{
    auto *card = new Card(2);
    m_parts.add(group.parts, *card->body(), *card);
    if (group.usual) {
        auto *controls = new InstrumentControls(m_instrument, m_announcer, leftOutOf(group));
        connect(controls, &InstrumentControls::inputChangeRequested, this, &InstrumentView::request);
        card->body()->addWidget(controls);
        m_controls.push_back(controls);
        m_groups.insert(QString::fromLatin1(group.id), controls);
    }
    card->body()->addStretch(1);
    m_cards.push_back({card, group.heading});
    return card;
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

QWidget *InstrumentView::makeResults(const SectionPlan &section)
{
    const bool tabbed = section.pages.size() > 1;
    auto *results = new QWidget;
    QVBoxLayout *column = plainColumn(results, tabbed ? space::m : space::l);
    m_parts.add(section.lead, *column, *results);
    if (tabbed) {
        m_tabs = new TabRow(results);
        m_pages = new TabbedPages(*m_tabs, section.pages, *this, results);
        column->addWidget(m_tabs);
        column->addWidget(m_pages);
        connect(m_tabs, &TabRow::chosen, this, [this](const QString &key) {
            if (m_tabInput.isEmpty()) {
                showPage(key);
                return;
            }
            request(m_tabInput, key);
            showResults(); // where the input was refused, the page stays
        });
    } else if (!section.pages.empty()) {
        m_parts.add(section.pages.front().parts, *column, *results);
    }
    m_parts.add(section.foot, *column, *results);
    column->addStretch(1);
    return results;
}

InstrumentPage *InstrumentView::page() const
{
    return m_pages ? m_pages->current() : nullptr;
}

QWidget *InstrumentView::control(const QString &inputId) const
{
    for (const InstrumentControls *controls : m_controls) {
        if (QWidget *found = controls->control(inputId))
            return found;
    }
    return nullptr;
}

QWidget *InstrumentView::find(const QString &id) const
{
    if (QWidget *group = m_groups.value(id))
        return group;
    QWidget *found = m_parts.find(id);
    return found || !m_pages ? found : m_pages->find(id);
}

void InstrumentView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    for (InstrumentControls *controls : m_controls)
        controls->showRefusal(inputId, sentence);
}

void InstrumentView::showPage(const QString &key)
{
    if (m_pages)
        m_pages->showPage(key);
}

void InstrumentView::showResults()
{
    for (InstrumentControls *controls : m_controls)
        controls->showValues();
    m_parts.show();
    if (!m_pages)
        return;
    if (m_tabInput.isEmpty())
        m_pages->showResults(); // the other pages follow when they come to the front
    else
        m_pages->showPage(m_instrument.input(m_tabInput).toString());
}

void InstrumentView::retranslateUi()
{
    for (const GroupCard &group : m_cards) {
        //: Heading over the controls of an instrument.
        group.card->setHeading(group.heading ? group.heading() : tr("Instrument controls"));
    }
    const InputSpec choices = InstrumentReader(m_instrument).spec(m_tabInput);
    for (const SectionPlan &section : m_plan.sections) {
        if (section.pages.size() < 2)
            continue;
        QStringList titles;
        for (const PagePlan &page : section.pages)
            titles.append(page.title ? page.title() : QString());
        for (std::size_t i = 0; i < choices.choices.size() && int(i) < titles.size(); ++i)
            titles[int(i)] = choices.choices[i].label;
        m_tabs->setLabel(section.tabsLabel ? section.tabsLabel() : choices.label);
        m_pages->retranslateUi(titles);
    }
    showResults();
}

void InstrumentView::sayChange()
{
    if (isVisible())
        m_announcer.say(m_instrument.changeSentence());
}

void InstrumentView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
