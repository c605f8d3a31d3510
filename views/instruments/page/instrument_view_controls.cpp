// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of an instrument's stage: which stand where, and what becomes of them without room.
#include "views/instruments/page/control_column.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/plan_pages.h"
#include "views/widgets/card.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/spoken/reading_order.h"

#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

// Of the controls, in average characters; with less room, they wait in a drawer.
constexpr int leastControls = 30;
constexpr int mostControls = 40;
constexpr double controlShare = 0.3;

void append(QStringList &ids, const std::vector<const char *> &more)
{
    for (const char *id : more)
        ids.append(QString::fromLatin1(id));
}

} // namespace

InstrumentControls *InstrumentView::makeControls(QStringList leftOut)
{
    const auto ask = [this](const QString &inputId, const QVariant &value) { request(inputId, value); };
    auto *controls = new InstrumentControls(m_instrument, m_announcer, std::move(leftOut), ask);
    m_controls.push_back(controls);
    return controls;
}

void InstrumentView::makePinned()
{
    if (m_plan.pinned.empty())
        return;
    m_pinned = new Card(2, this);
    m_pinned->setEmphasised(true);
    m_pinned->body()->addWidget(makeControls(allBut(m_plan.pinned)));
}

void InstrumentView::makeSection(const SectionPlan &section)
{
    auto *column = new ControlColumn(this);
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
    InstrumentControls *controls = makeControls(leftOutOf(group));
    card->body()->addWidget(controls);
    // A card whose inputs are all pinned has nothing to hold.
    const auto follow = [card, controls, hasParts = !group.parts.empty()] {
        card->setVisible(hasParts || !controls->isEmpty());
    };
    follow();
    connect(&m_instrument, &Instrument::inputsChanged, card, follow);
    m_groups.insert(QString::fromLatin1(group.id), controls);
}

QStringList InstrumentView::allBut(const std::vector<const char *> &inputs) const
{
    QStringList others = m_instrument.saveInputs().keys();
    for (const char *input : inputs)
        others.removeAll(QString::fromLatin1(input));
    return others;
}

QStringList InstrumentView::leftOutOf(const ControlGroup &group) const
{
    QStringList elsewhere;
    if (!group.inputs.empty()) {
        elsewhere = allBut(group.inputs);
    } else {
        elsewhere << QStringLiteral("context") << m_tabInput;
        append(elsewhere, m_plan.elsewhere);
        for (const SectionPlan &section : m_plan.sections) {
            for (const ControlGroup &other : section.controls)
                append(elsewhere, other.inputs);
        }
    }
    append(elsewhere, m_plan.pinned);
    return elsewhere;
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

QWidget *InstrumentView::pinned() const
{
    return m_pinned;
}

void InstrumentView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    for (InstrumentControls *controls : m_controls)
        controls->showRefusal(inputId, sentence);
    QWidget *refused = control(inputId);
    for (ControlColumn *column : m_sections) {
        if (refused && column->isAncestorOf(refused))
            column->ensureWidgetVisible(refused);
    }
}

bool InstrumentView::isControl(const QWidget *widget) const
{
    return widget && (m_sections[sectionOf(m_pageKey)]->body()->isAncestorOf(widget) ||
                      (m_pinned && m_pinned->isAncestorOf(widget)));
}

/// Of the controls in view; where they wait in a drawer that is closed, what opens it.
QWidget *InstrumentView::controlStop() const
{
    if (isControl(m_leftControl) && m_leftControl->isVisible() && m_leftControl->isEnabled())
        return m_leftControl;
    QWidget *stop = m_pinned ? firstTabStop(*m_pinned) : nullptr;
    if (!stop)
        stop = firstTabStop(*m_sections[sectionOf(m_pageKey)]->body());
    return !stop && offers(m_foldedControls) ? m_foldedControls->button() : stop;
}

bool InstrumentView::goBetween()
{
    QWidget *focus = window()->focusWidget();
    const bool isAtControls = isControl(focus);
    if (isAtControls)
        m_leftControl = focus;
    QWidget *stop = isAtControls ? page()->pictureStop() : controlStop();
    if (!stop && !isAtControls)
        stop = page()->pictureStop(); // there is nothing to be set
    if (stop)
        stop->setFocus(Qt::TabFocusReason);
    return stop;
}

/// The controls go into their drawer, or come back to the side of the picture.
void InstrumentView::fold(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    if (m_pinned && folded)
        m_foldedControls->body()->insertWidget(0, m_pinned);
    else if (m_pinned) {
        m_foldedControls->body()->removeWidget(m_pinned);
        m_pinned->setParent(this);
    }
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
    // Of the window, so that a drawer beside the picture leaves the controls as they are.
    const int wide =
        std::clamp(int(window()->width() * controlShare), leastControls * chars, mostControls * chars);
    QWidget *focus = window()->focusWidget();
    const bool inControls = isControl(focus);
    const bool wasFolded = m_folded;
    fold(width() - wide - space::l < leastPicture * chars);
    const bool beside = !m_folded && !m_pictureOnly;
    arrangeControls(wide);
    m_side->setGeometry(beside ? placed(wide + space::l, 0, width() - wide - space::l) : rect());
    // A control that has the keyboard keeps it, or gives it to the drawer that it is in now.
    if (inControls && wasFolded != m_folded)
        (m_folded ? m_foldedControls->button() : focus)->setFocus(Qt::OtherFocusReason);
}

/// From `y` to the lower end, mirrored where the page is.
QRect InstrumentView::placed(int x, int y, int width) const
{
    return QStyle::visualRect(layoutDirection(), rect(), {x, y, width, height() - y});
}

void InstrumentView::arrangeControls(int width)
{
    const bool beside = !m_folded && !m_pictureOnly;
    int top = 0;
    if (m_pinned && !m_folded) {
        m_pinned->setVisible(beside);
        const int wanted =
            m_pinned->hasHeightForWidth() ? m_pinned->heightForWidth(width) : m_pinned->sizeHint().height();
        QRect place = placed(0, 0, width);
        place.setHeight(std::min(wanted, height()));
        m_pinned->setGeometry(place);
        top = place.height() + space::s;
    }
    for (ControlColumn *column : m_sections) {
        column->setGeometry(placed(0, std::min(top, height()), width));
        column->setVisible(beside && column == m_sections[sectionOf(m_pageKey)]);
    }
}

} // namespace rp
