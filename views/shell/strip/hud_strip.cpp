// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/hud_strip.h"

#include "views/shell/strip/hud_cell.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace rp {

HudStrip::HudStrip(QWidget *parent)
    : Region(parent)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("statusStrip"));
    setFocusPolicy(Qt::StrongFocus);
    m_layout->setSpacing(0);                                 // the cells have margins of their own
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // the menus need their room first
    m_layout->setContentsMargins(space::xs, 0, space::xs, 0);
    retranslateUi();
}

void HudStrip::setItems(const std::vector<HudItem> &items)
{
    if (items == m_items)
        return;
    m_items = items;
    while (m_cells.size() < items.size()) {
        auto *cell = new HudCell(this);
        cell->installEventFilter(this);
        // The goal is the longest, and has what room there is.
        m_layout->addWidget(cell, m_cells.empty() ? 1 : 0);
        m_cells.push_back(cell);
        cell->show();
    }
    showItems();
}

void HudStrip::setItem(const HudItem &item)
{
    std::vector<HudItem> items = m_items;
    std::replace_if(
        items.begin(), items.end(), [&item](const HudItem &shown) { return shown.key == item.key; }, item);
    setItems(items);
}

void HudStrip::showItems()
{
    for (std::size_t i = 0; i < m_items.size(); ++i)
        m_cells[i]->setItem(m_items[i]);
    setAccessibleDescription(spokenText());
}

QString HudStrip::spokenText() const
{
    QStringList parts;
    for (const HudItem &item : m_items)
        parts << item.spoken;
    //: Separates entries of the status strip when a screen reader says all of it.
    return parts.join(tr("; "));
}

bool HudStrip::takeFocus()
{
    setFocus(Qt::TabFocusReason);
    return true;
}

void HudStrip::paintEvent(QPaintEvent *)
{
    if (hasFocus()) {
        QPainter painter(this);
        drawFocusRing(painter, QRectF(rect()), palette());
    }
}

bool HudStrip::moveThrough(int key)
{
    if (m_cells.empty())
        return false;
    if (key == Qt::Key_Escape) {
        if (hasFocus())
            return false;
        setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (key != Qt::Key_Left && key != Qt::Key_Right)
        return false;
    const bool forward = (key == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
    const auto at = std::find(m_cells.begin(), m_cells.end(), QApplication::focusWidget());
    auto to = at;
    if (at == m_cells.end())
        to = forward ? m_cells.begin() : std::prev(m_cells.end());
    else if (forward)
        to = std::next(at) == m_cells.end() ? at : std::next(at);
    else
        to = at == m_cells.begin() ? at : std::prev(at);
    // Focusable only while it has the focus: Tab knows the strip as one stop.
    (*to)->setFocusPolicy(Qt::ClickFocus);
    (*to)->setFocus(Qt::OtherFocusReason);
    return true;
}

void HudStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() != Qt::NoModifier || !moveThrough(event->key()))
        Region::keyPressEvent(event);
}

bool HudStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && qobject_cast<HudCell *>(watched)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && moveThrough(key->key()))
            return true;
    }
    return Region::eventFilter(watched, event);
}

void HudStrip::retranslateUi()
{
    //: Screen reader: name of the strip beside the menus that says what the goal is and how far the
    //: learner is.
    setAccessibleName(tr("Status strip"));
}

void HudStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    Region::changeEvent(event);
}

} // namespace rp
