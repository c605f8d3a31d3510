// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/order_list.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QKeyEvent>
#include <algorithm>
#include <numeric>

namespace rp {

namespace {

constexpr int thingRole = Qt::UserRole;
const QString tick = QStringLiteral("✓  ");
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
        item(row)->setText((right ? tick : grip) + title);
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

} // namespace rp
