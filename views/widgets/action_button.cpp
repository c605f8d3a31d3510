// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/action_button.h"

#include "models/text/plain_text.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

namespace rp {

namespace {
constexpr int wrappedFlags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextWordWrap;
} // namespace

ActionButton::ActionButton(QWidget *parent)
    : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void ActionButton::setText(const QString &text)
{
    const QString said = text.contains(QLatin1String("(&")) ? withoutKey(text) : QString();
    if (said != m_said && accessibleName() == m_said) {
        m_said = said;
        setAccessibleName(said);
    }
    QPushButton::setText(text);
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

void ActionButton::setWraps(bool wraps)
{
    m_wraps = wraps;
    QSizePolicy policy(wraps ? QSizePolicy::Preferred : QSizePolicy::Minimum, QSizePolicy::Fixed);
    policy.setHeightForWidth(wraps);
    setSizePolicy(policy);
}

/// What stands around the text.
QSize ActionButton::frame() const
{
    return sizeHint() - fontMetrics().size(Qt::TextShowMnemonic, text());
}

QSize ActionButton::minimumSizeHint() const
{
    if (!m_wraps)
        return sizeHint();
    int widest = 0;
    for (const QString &word : text().split(u' '))
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    return {widest + frame().width(), sizeHint().height()};
}

int ActionButton::heightForWidth(int width) const
{
    if (!m_wraps)
        return -1;
    const QRect room(0, 0, width - frame().width(), 0);
    return fontMetrics().boundingRect(room, wrappedFlags, text()).height() + frame().height();
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
    if (m_wraps && width() < sizeHint().width()) {
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
        painter.drawItemText(rect(), wrappedFlags, option.palette, isEnabled(), text(), QPalette::ButtonText);
    } else {
        painter.drawControl(QStyle::CE_PushButton, option);
    }
    if (!hasFocus())
        return;
    QPalette ring = palette();
    // The ring must stand out from the filled button, too.
    if (filled)
        ring.setColor(QPalette::Active, QPalette::Highlight, palette().color(QPalette::HighlightedText));
    drawFocusRing(painter, QRectF(rect()).adjusted(2, 2, -2, -2), ring);
}

} // namespace rp
