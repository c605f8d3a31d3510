// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/action_button.h"

#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace rp {

ActionButton::ActionButton(QWidget *parent)
    : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void ActionButton::setPrimary(bool primary)
{
    m_primary = primary;
    update();
}

QSize ActionButton::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(2 * space::s, space::s);
}

QSize ActionButton::minimumSizeHint() const
{
    return sizeHint();
}

void ActionButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const bool filled = m_primary && isEnabled();
    if (filled) {
        option.features |= QStyleOptionButton::DefaultButton;
        option.palette.setColor(QPalette::Button, palette().color(QPalette::Highlight));
        option.palette.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    }
    option.state &= ~QStyle::State_HasFocus;
    painter.drawControl(QStyle::CE_PushButton, option);
    if (!hasFocus())
        return;
    QPalette ring = palette();
    // The ring must stand out from the filled button, too.
    if (filled)
        ring.setColor(QPalette::Active, QPalette::Highlight, palette().color(QPalette::HighlightedText));
    drawFocusRing(painter, QRectF(rect()).adjusted(2, 2, -2, -2), ring);
}

} // namespace rp
