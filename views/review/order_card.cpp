// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/order_card.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/review/review_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

namespace rp {

namespace {

constexpr int thingRole = Qt::UserRole;
const QString rightMark = QStringLiteral("✓  ");
const QString grip = QStringLiteral("↕  ");

/// Nothing stands where it belongs, and every learner begins alike.
std::vector<int> mixed(int count)
{
    std::vector<int> things(static_cast<std::size_t>(count));
    std::iota(things.begin(), things.end(), 0);
    std::rotate(things.begin(), things.begin() + count / 2, things.end());
    if (count > 3)
        std::swap(things[0], things[1]);
    return things;
}

constexpr int orderRowChars = 90; ///< the list and what it shows, side by side

} // namespace

OrderList::OrderList(QWidget *parent)
    : QListWidget(parent)
{
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSpacing(2);
    // Queued: a drop takes the item out and puts it in again.
    const auto moved = [this] {
        showTexts();
        emit ordered();
    };
    connect(model(), &QAbstractItemModel::rowsMoved, this, moved, Qt::QueuedConnection);
}

void OrderList::setTitles(const QStringList &titles)
{
    m_titles = titles;
    if (count() != titles.size()) {
        clear();
        for (const int thing : mixed(static_cast<int>(titles.size()))) {
            auto *item = new QListWidgetItem(this);
            item->setData(thingRole, thing);
        }
        setCurrentRow(0);
    }
    showTexts();
}

int OrderList::thingAt(int row) const
{
    return item(row)->data(thingRole).toInt();
}

int OrderList::inPlace() const
{
    int right = 0;
    for (int row = 0; row < count(); ++row)
        right += thingAt(row) == row ? 1 : 0;
    return right;
}

void OrderList::moveTo(int row, int to)
{
    if (row < 0 || row >= count() || to < 0 || to >= count() || row == to)
        return;
    // The model counts the place before which it goes.
    model()->moveRow({}, row, {}, to > row ? to + 1 : to);
    setCurrentRow(to);
}

void OrderList::putInOrder()
{
    for (int place = 0; place < count(); ++place) {
        for (int row = place + 1; row < count(); ++row) {
            if (thingAt(row) == place)
                moveTo(row, place);
        }
    }
}

void OrderList::showTexts()
{
    const Format format;
    for (int row = 0; row < count(); ++row) {
        const bool right = thingAt(row) == row;
        const QString title = m_titles.value(thingAt(row));
        item(row)->setText((right ? rightMark : grip) + title);
        item(row)->setSizeHint({0, fontMetrics().height() + 2 * space::s});
        const QStringList said{title, format.count(row + 1), format.count(count())};
        //: Screen reader, a thing in a list that is to be put in order: its name, where it stands, of how
        //: many.
        item(row)->setData(Qt::AccessibleTextRole, right ? fillMarkers(tr("%1, %2 of %3, in its place"), said)
                                                         : fillMarkers(tr("%1, %2 of %3"), said));
    }
    updateGeometry();
}

QSize OrderList::sizeHint() const
{
    const int row = fontMetrics().height() + 2 * space::s + 2 * spacing();
    return {30 * fontMetrics().averageCharWidth(), count() * row + 2 * frameWidth() + 2 * spacing()};
}

QSize OrderList::minimumSizeHint() const
{
    return {12 * fontMetrics().averageCharWidth(), sizeHint().height()};
}

void OrderList::keyPressEvent(QKeyEvent *event)
{
    const bool up = event->key() == Qt::Key_Up;
    if ((event->modifiers() & Qt::AltModifier) && (up || event->key() == Qt::Key_Down))
        return moveTo(currentRow(), currentRow() + (up ? -1 : 1));
    QListWidget::keyPressEvent(event);
}

void OrderList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showTexts();
}

OrderCard::OrderCard(const ReviewParts &parts, QWidget *picture, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_ask(new TextBlock)
    , m_list(new OrderList)
    , m_earlier(new ActionButton)
    , m_later(new ActionButton)
    , m_order(new ActionButton)
    , m_feedback(new TextBlock)
    , m_picture(picture)
    , m_title(new HeadingLabel(3))
    , m_mark(new AssumptionMark)
    , m_about(new TextBlock)
    , m_link(new LinkButton(parts))
{
    // No tab stop, but a place in the order of tabs: reading begins here.
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    auto *row = new ResponsiveRow(orderRowChars, space::l);
    row->addWidget(makeHand(), 2, Qt::AlignTop);
    row->addWidget(makeShown(), 3, Qt::AlignTop);
    body()->addWidget(row);
    connect(m_list, &OrderList::ordered, this, [this] {
        showOrder();
        m_parts.announcer.tell(*m_list, m_feedback->text());
    });
    connect(m_list, &OrderList::currentRowChanged, this, &OrderCard::showThing);
    const auto move = [this](int step) { m_list->moveTo(m_list->currentRow(), m_list->currentRow() + step); };
    connect(m_earlier, &ActionButton::clicked, this, [move] { move(-1); });
    connect(m_later, &ActionButton::clicked, this, [move] { move(1); });
    connect(m_order, &ActionButton::clicked, m_list, &OrderList::putInOrder);
}

QWidget *OrderCard::makeHand()
{
    auto *hand = new QWidget;
    QVBoxLayout *column = plainColumn(hand, space::s);
    auto *buttons = new FlowLayout(space::s);
    for (ActionButton *button : {m_earlier, m_later, m_order})
        buttons->addWidget(button);
    for (TextBlock *text : {m_ask, m_feedback})
        text->setReachable(true);
    m_feedback->setTextStyle(1.0, QFont::DemiBold);
    column->addWidget(m_ask);
    column->addWidget(m_list);
    column->addLayout(buttons);
    column->addWidget(m_feedback);
    return hand;
}

QWidget *OrderCard::makeShown()
{
    m_shown = new QWidget;
    QVBoxLayout *column = plainColumn(m_shown, space::s);
    if (m_picture)
        column->addWidget(m_picture);
    m_mark->setFocusPolicy(Qt::StrongFocus); // no panel lists the assumptions of this page
    m_about->setReachable(true);
    m_about->setParagraphGap(0.1);
    auto *top = new QHBoxLayout;
    top->setSpacing(space::s);
    top->addWidget(m_title);
    top->addWidget(m_mark, 0, Qt::AlignVCenter);
    top->addStretch(1);
    column->addLayout(top);
    column->addWidget(m_about);
    column->addWidget(m_link, 0, Qt::AlignLeading);
    return m_shown;
}

void OrderCard::setTexts(const QString &heading, const QString &ask, const QString &found,
                         std::vector<OrderThing> things)
{
    m_things = std::move(things);
    m_found = found;
    setHeading(heading);
    m_ask->setText(ask);
    m_list->setAccessibleName(heading);
    m_list->setAccessibleDescription(
        //: Screen reader, a list of things to be put in order.
        tr("Alt and an arrow key move what is chosen."));
    //: Button: moves a thing in a list up by one place.
    m_earlier->setText(tr("Up"));
    //: Button: moves a thing in a list down by one place.
    m_later->setText(tr("Down"));
    //: Button: things in a list are put in their right order.
    m_order->setText(tr("Show the order"));
    QStringList titles;
    for (const OrderThing &thing : m_things)
        titles << thing.title;
    m_list->setTitles(titles);
    showOrder();
}

void OrderCard::showOrder()
{
    const Format format;
    const bool done = m_list->isDone();
    //: How many things of a list stand where they belong, and how many there are.
    m_feedback->setText(
        done ? m_found
             : tr("%1 of %2 in place").arg(format.count(m_list->inPlace()), format.count(m_list->count())));
    m_shown->setVisible(done);
    showThing();
}

void OrderCard::showThing()
{
    const int row = m_list->currentRow();
    // What each of them is would tell where it belongs.
    const bool tells = m_list->isDone() && row >= 0;
    const OrderThing thing = tells ? m_things[static_cast<std::size_t>(m_list->thingAt(row))] : OrderThing();
    m_title->setText(thing.title);
    m_about->setText(thing.about);
    m_mark->setSubject(thing.title);
    m_mark->setReason(thing.assumption);
    m_link->setLink(thing.link);
}

} // namespace rp
