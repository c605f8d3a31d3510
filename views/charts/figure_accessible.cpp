// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/figure_accessible.h"

namespace rp {

QRect ItemAccessible::rect() const
{
    if (!isValid())
        return {};
    const QRect target = m_plot->targetRect(m_item).toAlignedRect();
    return {m_plot->mapToGlobal(target.topLeft()), target.size()};
}

QAccessible::State ItemAccessible::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (state.invalid)
        return state;
    state.readOnly = true;
    state.invisible = !m_plot->isVisible();
    state.focusable = true;
    state.selectable = true;
    state.selected = m_plot->focusedItem() == m_item;
    state.focused = state.selected && m_plot->hasFocus();
    return state;
}

void *ItemAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
}

void ItemAccessible::doAction(const QString &action)
{
    if (!isValid() || action != setFocusAction())
        return;
    m_plot->setFocus(Qt::OtherFocusReason);
    m_plot->focusItem(m_item);
}

QString FigureAccessible::written(QAccessible::Text kind) const
{
    if (kind == QAccessible::Name)
        return figure()->figureName();
    return kind == QAccessible::Description ? figure()->figureSummary() : SpokenWidget::written(kind);
}

QAccessible::State FigureAccessible::state() const
{
    QAccessible::State state = SpokenWidget::state();
    state.readOnly = true;
    return state;
}

QAccessibleInterface *FigureAccessible::child(int index) const
{
    return index >= 0 && index < childCount() ? known(index) : nullptr;
}

int FigureAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *item = dynamic_cast<const ItemAccessible *>(child);
    return item ? item->item() : -1;
}

QAccessibleInterface *FigureAccessible::childAt(int x, int y) const
{
    return child(figure()->itemAt(figure()->mapFromGlobal(QPoint(x, y))));
}

QAccessibleInterface *FigureAccessible::focusChild() const
{
    return figure()->hasFocus() ? child(figure()->focusedItem()) : nullptr;
}

QAccessibleInterface *FigureAccessible::known(int item) const
{
    if (m_generation != figure()->generation()) {
        clear();
        m_generation = figure()->generation();
    }
    QAccessible::Id &id = m_items[item];
    if (QAccessibleInterface *before = id ? QAccessible::accessibleInterface(id) : nullptr)
        return before;
    ItemAccessible *fresh = made(item);
    id = QAccessible::registerAccessibleInterface(fresh);
    return fresh;
}

void FigureAccessible::clear() const
{
    for (const QAccessible::Id id : std::as_const(m_items))
        if (id)
            QAccessible::deleteAccessibleInterface(id);
    m_items.clear();
}

} // namespace rp
