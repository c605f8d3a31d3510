// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/control_column.h"

#include "models/text/format.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/page_scroll.h"
#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

namespace rp {

namespace {

/// What is hidden is not laid out, and the marks of a slider take as many rows as they need at its width.
void layOut(QWidget &widget, int width)
{
    if (widget.width() != width)
        widget.resize(width, widget.height());
    if (widget.layout())
        widget.layout()->activate();
    for (QObject *child : widget.children()) {
        if (auto *inside = qobject_cast<QWidget *>(child); inside && inside->layout())
            layOut(*inside, inside->width());
    }
}

int heightOf(QWidget &widget, int width)
{
    if (!widget.isVisible())
        layOut(widget, width);
    const int least = std::max(widget.minimumSizeHint().height(), widget.minimumHeight());
    return std::max(widget.hasHeightForWidth() ? widget.heightForWidth(width) : widget.sizeHint().height(),
                    least);
}

int heightOf(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

/// Hidden, a widget doesn't tell its parent of another size: all are asked anew.
void forgetSizes(const QWidget &widget)
{
    for (const QObject *child : widget.children()) {
        if (const auto *inside = qobject_cast<const QWidget *>(child))
            forgetSizes(*inside);
    }
    if (widget.layout())
        widget.layout()->invalidate();
}

int innerWidth(const Card &card, int width)
{
    const QMargins margins = card.layout()->contentsMargins();
    return width - margins.left() - margins.right();
}

} // namespace

ControlColumn::ControlColumn(QStringList asked, Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_asked(std::move(asked))
    , m_announcer(announcer)
    , m_scroll(new PageScroll(this))
    , m_body(new QWidget)
    , m_turn(new ActionButton(this))
    , m_spacing(space::m)
{
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    column->addStretch(1);
    m_scroll->setWidget(m_body);
    m_body->installEventFilter(this);
    m_turn->hide();
    connect(m_turn, &QPushButton::clicked, this, &ControlColumn::turn);
}

Card *ControlColumn::addCard(const Wording &heading)
{
    auto *card = new Card(2);
    auto *column = static_cast<QBoxLayout *>(m_body->layout());
    column->insertWidget(column->count() - 1, card);
    m_groups.push_back({card, heading, nullptr});
    return card;
}

void ControlColumn::add(InstrumentControls &controls, Card &card)
{
    card.body()->addWidget(&controls);
    const auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                    [&card](const Group &known) { return known.card == &card; });
    group->controls = &controls;
}

void ControlColumn::lendBody()
{
    m_scroll->takeWidget();
    m_pages.clear();
    share();
}

void ControlColumn::takeBodyBack()
{
    m_scroll->setWidget(m_body);
    m_sharedIn = {};
    arrange();
}

std::vector<ControlColumn::Unit> ControlColumn::units() const
{
    const int room = width(); // without a bar: there is one only where a single list is too long
    std::vector<Unit> units;
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const auto &[card, heading, controls] = m_groups[g];
        const std::size_t before = units.size();
        if (controls) {
            for (const InputSpec &spec : controls->inView()) {
                QWidget *control = controls->control(spec.id);
                units.push_back({control, g, spec.label, m_asked.contains(spec.id),
                                 heightOf(*control, innerWidth(*card, room))});
            }
        }
        if (units.size() == before)
            units.push_back({card, g, card->heading(), true, heightOf(*card, room)});
    }
    return units;
}

int ControlColumn::cardHeight(const Group &group) const
{
    const Card &card = *group.card;
    if (!group.controls || group.controls->inView().empty())
        return 0; // the unit is the card
    const int inner = innerWidth(card, width());
    const QMargins margins = card.layout()->contentsMargins();
    int height = margins.top() + margins.bottom();
    if (!card.headingLabel()->isHidden())
        height += heightOf(*card.headingLabel(), inner) + card.layout()->spacing();
    for (int i = 0; i < card.body()->count(); ++i) {
        const QLayoutItem *item = card.body()->itemAt(i);
        if (!item->isEmpty() && item->widget() != group.controls)
            height += heightOf(*item, inner) + card.body()->spacing();
    }
    if (!group.controls->more()->isHidden()) // what opens may scroll: nothing above it goes away for that
        height += heightOf(*group.controls->more()->button(), inner) + m_spacing;
    return height;
}

ColumnContent ControlColumn::content() const
{
    ColumnContent content{{}, m_cardHeights, m_body->layout()->spacing(), m_spacing};
    for (const Unit &unit : m_units)
        content.units.push_back({unit.group, unit.isAsked, unit.height});
    return content;
}

std::vector<int> ControlColumn::cardHeights() const
{
    std::vector<int> heights;
    heights.reserve(m_groups.size());
    for (const Group &group : m_groups)
        heights.push_back(cardHeight(group));
    return heights;
}

/// Closer together before any of them has to wait.
void ControlColumn::choosePages(int room)
{
    for (m_spacing = space::m; m_spacing >= space::xs; m_spacing -= space::xs) {
        m_cardHeights = cardHeights();
        m_pages = pagesOf(content(), room);
        if (m_pages.size() < 2)
            break;
    }
    if (m_pages.size() > 1) {
        m_spacing = space::s;
        m_cardHeights = cardHeights();
        m_pages = pagesOf(content(), room - m_turn->sizeHint().height() - space::s);
    }
    for (const Group &group : m_groups)
        if (group.controls)
            group.controls->setSpacing(m_spacing);
}

/// Makes the pages anew where anything that they were made of is another.
void ControlColumn::share()
{
    const bool isLent = m_scroll->widget() != m_body;
    std::vector<Unit> now = units();
    const auto isSame = [](const Unit &a, const Unit &b) {
        return a.widget == b.widget && a.label == b.label;
    };
    if (!isLent && m_sharedIn == size() && std::ranges::equal(now, m_units, isSame)) {
        const bool isInUse = m_body->isAncestorOf(window()->focusWidget());
        // A message below a slider does not turn away what one is at: it is scrolled to.
        if (isInUse || (now == m_units && cardHeights() == m_cardHeights))
            return;
    }
    m_sharedIn = size();
    m_units = std::move(now);
    choosePages(isLent ? QWIDGETSIZE_MAX : height());
    m_page = std::min(m_page, m_pages.empty() ? std::size_t(0) : m_pages.size() - 1);
    m_turn->setVisible(m_pages.size() > 1);
    showControl(window()->focusWidget()); // what has the keyboard stays in view
    showPage();
}

void ControlColumn::showPage()
{
    if (m_pages.empty())
        return;
    std::set<const QWidget *> shown;
    for (const std::size_t unit : m_pages[m_page]) {
        shown.insert(m_units[unit].widget);
        shown.insert(m_groups[m_units[unit].group].card);
    }
    for (const Unit &unit : m_units) {
        if (unit.widget)
            unit.widget->setVisible(shown.contains(unit.widget));
        Card *card = m_groups[unit.group].card;
        card->setVisible(shown.contains(card));
    }
    nameTurn();
}

void ControlColumn::showControl(const QWidget *control)
{
    for (std::size_t p = 0; control && p < m_pages.size(); ++p) {
        const ColumnPage &on = m_pages[p];
        const bool isOn = std::any_of(on.begin(), on.end(), [&](std::size_t unit) {
            const QWidget *widget = m_units[unit].widget;
            return widget && (widget == control || widget->isAncestorOf(control));
        });
        if (isOn && std::exchange(m_page, p) != p)
            showPage(); // which asks for a layout
    }
}

void ControlColumn::turn()
{
    if (m_pages.size() < 2)
        return;
    if (m_body->isAncestorOf(window()->focusWidget())) // pressed by an assistive tool: what had it is hidden
        m_turn->setFocus(Qt::OtherFocusReason);
    m_page = (m_page + 1) % m_pages.size();
    showPage();
    arrange();
    m_scroll->verticalScrollBar()->setValue(0);
    //: Said when another page of controls is shown. %1: which one, %2: of how many, %3: the names of the
    //: controls that are on it.
    m_announcer.tell(
        *this, tr("Controls, page %1 of %2: %3")
                   .arg(Format().count(double(m_page + 1)), Format().count(pageCount()), labelsOn(m_page)));
}

/// Left to the area, a bar that was there for a moment stays: beside it, texts take more lines.
Qt::ScrollBarPolicy ControlColumn::barPolicy(int room) const
{
    const QLayout &column = *m_body->layout();
    const int height = std::max(column.heightForWidth(width()), column.minimumSize().height());
    return height > room ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff;
}

void ControlColumn::arrange()
{
    share();
    const int foot = m_turn->isHidden() ? 0 : m_turn->sizeHint().height() + space::s;
    m_scroll->setVerticalScrollBarPolicy(barPolicy(height() - foot));
    m_scroll->setGeometry(0, 0, width(), height() - foot);
    m_turn->setGeometry(0, height() - foot + space::s, width(), foot - space::s);
    nameTurn();
}

void ControlColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ControlColumn::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    forgetSizes(*m_body);
    m_body->layout()->activate(); // before it is painted
}

bool ControlColumn::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_body && event->type() == QEvent::LayoutRequest && m_scroll->widget() == m_body)
        arrange();
    return QWidget::eventFilter(object, event);
}

void ControlColumn::retranslate()
{
    for (const Group &group : m_groups) {
        group.card->setHeading(group.heading ? group.heading() : QString());
        if (!group.heading) //: Name of the group of controls of an instrument, read aloud.
            group.card->setAccessibleName(tr("Instrument controls"));
    }
    if (m_scroll->widget() == m_body)
        arrange();
}

QString ControlColumn::labelsOn(std::size_t page) const
{
    QStringList labels;
    for (const std::size_t unit : m_pages[page])
        labels.append(m_units[unit].label);
    return QLocale().createSeparatedList(labels);
}

void ControlColumn::nameTurn()
{
    if (m_pages.size() < 2)
        return;
    //: Button below controls that have no room for all. %1: the names of those that it shows in their place.
    const QString name = tr("More: %1").arg(labelsOn((m_page + 1) % m_pages.size()));
    m_turn->setText(m_turn->fontMetrics().elidedText(name, Qt::ElideRight, m_turn->width() - 2 * space::l));
    m_turn->setAccessibleName(name);
    //: Of controls that are shown in turn: %1 is the page that is shown, %2 how many there are.
    m_turn->setAccessibleDescription(
        tr("Page %1 of %2 is shown.").arg(Format().count(double(m_page + 1)), Format().count(pageCount())));
}

} // namespace rp
