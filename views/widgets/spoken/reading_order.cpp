// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/reading_order.h"

#include <QApplication>
#include <QLayout>
#include <QPointer>
#include <QScrollArea>
#include <QSet>
#include <QTimer>
#include <QVariant>
#include <QWidget>
#include <algorithm>
#include <utility>
#include <vector>

namespace rp {

namespace {

constexpr char openerProperty[] = "rp_readAfter";

void collect(QWidget *widget, QWidgetList &found, QSet<const QWidget *> &seen);

bool isStop(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isVisible() &&
           widget->isEnabled() && !widget->focusProxy();
}

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
    if (seen.contains(widget))
        return;
    seen.insert(widget);
    // Tab goes on from text, too, that the focus was put on.
    if ((widget->focusPolicy() != Qt::NoFocus || widget == QApplication::focusWidget() ||
         widget->property(readToo).isValid()) &&
        !widget->focusProxy())
        found.append(widget);
    if (const auto *area = qobject_cast<const QScrollArea *>(widget); area && area->widget())
        collect(area->widget(), found, seen);
    if (widget->layout())
        collectLayout(widget->layout(), found, seen);
    const QObjectList children = widget->children();
    for (QObject *child : children) {
        auto *inside = qobject_cast<QWidget *>(child);
        if (inside && !inside->isWindow()) // which has an order of its own
            collect(inside, found, seen);
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
    std::vector<std::pair<QWidget *, QWidget *>> opened;
    for (QWidget *part : root.findChildren<QWidget *>()) {
        auto *opener = qvariant_cast<QPointer<QWidget>>(part->property(openerProperty)).data();
        if (!opener || !root.isAncestorOf(opener) || part->isAncestorOf(opener))
            continue;
        opened.emplace_back(part, opener);
        seen.insert(part);
    }
    collect(&root, found, seen);
    for (const auto &[part, opener] : opened) {
        QWidgetList inside;
        seen.remove(part);
        collect(part, inside, seen);
        const qsizetype at = found.indexOf(opener);
        for (qsizetype i = 0; i < inside.size(); ++i)
            found.insert(at < 0 ? found.size() : at + 1 + i, inside[i]);
    }
    return found;
}

void followReadingOrder(QWidget &root)
{
    QWidgetList wanted = inReadingOrder(root);
    wanted.removeIf([](const QWidget *widget) { return widget->property(readToo).isValid(); });
    if (wanted.size() < 2 || isInOrder(wanted))
        return;
    for (qsizetype i = 1; i < wanted.size(); ++i)
        QWidget::setTabOrder(wanted[i - 1], wanted[i]);
}

QWidget *firstTabStop(QWidget &root)
{
    const QWidgetList inside = inReadingOrder(root);
    const auto stop = std::find_if(inside.cbegin(), inside.cend(), isStop);
    return stop == inside.cend() ? nullptr : *stop;
}

void readAfter(QWidget &part, QWidget *opener)
{
    part.setProperty(openerProperty, QVariant::fromValue(QPointer<QWidget>(opener)));
}

QWidget *firstIn(QWidget &part)
{
    const QWidgetList order = inReadingOrder(part);
    const auto first = std::find_if(order.begin(), order.end(), [&part](const QWidget *widget) {
        return widget != &part && widget->isVisible() && widget->isEnabled() &&
               widget->focusPolicy() != Qt::NoFocus;
    });
    return first == order.end() ? nullptr : *first;
}

bool isFocusLost(const QWidget &window)
{
    const QWidget *focus = window.focusWidget();
    return focus && focus != &window && (!focus->isVisible() || !focus->isEnabled());
}

QWidget *stopNear(const QWidget &lost, QWidget &root)
{
    if (!root.isAncestorOf(&lost))
        return nullptr;
    const QWidgetList order = inReadingOrder(root);
    const qsizetype at = order.indexOf(const_cast<QWidget *>(&lost));
    for (const QWidget *part = lost.parentWidget(); part; part = part->parentWidget()) {
        const auto isNear = [part](const QWidget *widget) {
            return part->isAncestorOf(widget) && isStop(widget);
        };
        const auto next = std::find_if(order.begin() + (at + 1), order.end(), isNear);
        if (next != order.end())
            return *next;
        const auto before =
            std::find_if(order.rbegin() + (order.size() - std::max<qsizetype>(at, 0)), order.rend(), isNear);
        if (before != order.rend())
            return *before;
        if (part == &root)
            break;
    }
    return nullptr;
}

bool landNear(QWidget &window, QWidget &root)
{
    if (!isFocusLost(window))
        return false;
    QWidget *stop = stopNear(*window.focusWidget(), root);
    if (stop)
        stop->setFocus(Qt::OtherFocusReason);
    return stop != nullptr;
}

void watchForNoFocus(QWidget &window, std::function<void(const QWidget *before)> nowhere)
{
    const auto hasNone = [&window] {
        return !QApplication::focusWidget() && window.isActiveWindow() && window.isVisible() &&
               !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
    };
    QObject::connect(qApp, &QApplication::focusChanged, &window,
                     [&window, hasNone, nowhere = std::move(nowhere)](QWidget *before, QWidget *now) {
                         if (!before || now || !hasNone())
                             return;
                         const auto check = [hasNone, nowhere, had = QPointer<QWidget>(before)] {
                             if (hasNone())
                                 nowhere(had);
                         };
                         QTimer::singleShot(0, &window, check);
                     });
}

} // namespace rp
