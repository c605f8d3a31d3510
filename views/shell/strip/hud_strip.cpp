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
#include <iterator>

namespace rp {

namespace {

constexpr int firstChars = 30; ///< that the first entry keeps of its own

} // namespace

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
    makeRoom();
}

/// What must stay comes first; of the rest as much, in order, as can be read whole.
void HudStrip::makeRoom()
{
    int room = contentsRect().width();
    const std::size_t count = std::min(m_items.size(), m_cells.size());
    for (std::size_t i = 0; i < count; ++i) {
        if (!m_items[i].spare) // the first one ends in an ellipsis where it must
            room -= i == 0 ? std::min(m_cells[i]->sizeHint().width(),
                                      firstChars * fontMetrics().averageCharWidth())
                           : m_cells[i]->sizeHint().width();
    }
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const bool isSpare = i < count && m_items[i].spare;
        const int width = isSpare ? m_cells[i]->sizeHint().width() : 0;
        const bool isShown = i < count && (!isSpare || width <= room);
        m_cells[i]->setVisible(isShown);
        room -= isShown ? width : 0;
    }
}

void HudStrip::resizeEvent(QResizeEvent *event)
{
    Region::resizeEvent(event);
    makeRoom();
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
    std::vector<HudCell *> cells;
    std::copy_if(m_cells.begin(), m_cells.end(), std::back_inserter(cells),
                 [](const HudCell *cell) { return !cell->isHidden(); });
    if (cells.empty())
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
    const auto at = std::find(cells.begin(), cells.end(), QApplication::focusWidget());
    auto to = at;
    if (at == cells.end())
        to = forward ? cells.begin() : std::prev(cells.end());
    else if (forward)
        to = std::next(at) == cells.end() ? at : std::next(at);
    else
        to = at == cells.begin() ? at : std::prev(at);
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
