// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/reading_order.h"

#include <QLayout>
#include <QScrollArea>
#include <QSet>
#include <QWidget>
#include <algorithm>

namespace rp {

namespace {

void collect(QWidget *widget, QWidgetList &found, QSet<const QWidget *> &seen);

void collectLayout(const QLayout *layout, QWidgetList &found, QSet<const QWidget *> &seen)
{
    for (int i = 0; i < layout->count(); ++i) {
        QLayoutItem *item = layout->itemAt(i);
        if (item->layout())
            collectLayout(item->layout(), found, seen);
        else if (item->widget())
            collect(item->widget(), found, seen);
    }
}

/// Everything that may take the focus, hidden or not, in the order of the layouts; what is in none comes
/// last.
void collect(QWidget *widget, QWidgetList &found, QSet<const QWidget *> &seen)
{
    // Other windows have an order of their own; the root may be one.
    if (seen.contains(widget) || (widget->isWindow() && !seen.isEmpty()))
        return;
    seen.insert(widget);
    if (widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy())
        found.append(widget);
    if (const auto *area = qobject_cast<const QScrollArea *>(widget); area && area->widget())
        collect(area->widget(), found, seen);
    if (widget->layout())
        collectLayout(widget->layout(), found, seen);
    const QObjectList children = widget->children();
    for (QObject *child : children) {
        if (child->isWidgetType())
            collect(static_cast<QWidget *>(child), found, seen);
    }
}

bool isInOrder(const QWidgetList &wanted)
{
    const QSet<const QWidget *> members(wanted.begin(), wanted.end());
    qsizetype at = 0;
    const QWidget *first = wanted.front();
    const QWidget *widget = first;
    do {
        if (members.contains(widget) && widget != wanted[at++])
            return false;
        widget = widget->nextInFocusChain();
    } while (widget && widget != first);
    return true;
}

} // namespace

QWidgetList inReadingOrder(QWidget &root)
{
    QWidgetList found;
    QSet<const QWidget *> seen;
    collect(&root, found, seen);
    return found;
}

void followReadingOrder(QWidget &root)
{
    const QWidgetList wanted = inReadingOrder(root);
    if (wanted.size() < 2 || isInOrder(wanted))
        return;
    for (qsizetype i = 1; i < wanted.size(); ++i)
        QWidget::setTabOrder(wanted[i - 1], wanted[i]);
}

QWidget *firstTabStop(QWidget &root)
{
    QWidgetList inside;
    QSet<const QWidget *> seen;
    collect(&root, inside, seen);
    const auto stop = std::find_if(inside.cbegin(), inside.cend(), [](const QWidget *widget) {
        return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isVisible() &&
               widget->isEnabled();
    });
    return stop == inside.cend() ? nullptr : *stop;
}

} // namespace rp
