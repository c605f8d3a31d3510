// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/hud_cell.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

namespace rp {

namespace {

constexpr int across = space::s;
constexpr int down = 2;
constexpr int fewestChars = 5; ///< of a cell
constexpr int titleChars = 10; ///< of a value that stands behind its title

} // namespace

HudCell::HudCell(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HudCell::setItem(const HudItem &item)
{
    m_item = item;
    setObjectName(QStringLiteral("hud_") + item.key);
    setAccessibleName(item.spoken);
    updateGeometry();
    update();
}

QFont HudCell::valueFont() const
{
    return m_item.known ? strong(font()) : font();
}

QSize HudCell::sizeHint() const
{
    const QFontMetrics title(font());
    const QFontMetrics value(valueFont());
    const int widest = std::max(value.horizontalAdvance(m_item.value), value.horizontalAdvance(m_item.room));
    return {title.horizontalAdvance(m_item.title) + space::s + widest + 2 * across + 2,
            std::max({title.height() + 2 * down, value.height() + 2 * down, space::target})};
}

QSize HudCell::minimumSizeHint() const
{
    const QSize hint = sizeHint();
    const int least = fewestChars * QFontMetrics(font()).averageCharWidth() + 2 * across;
    return {std::min(hint.width(), least), hint.height()};
}

/// A tooltip only for what can't be read whole: assistive tools take it for a description, and would read
/// everything once more.
bool HudCell::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    if (isElided())
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), m_item.spoken, this);
    return true;
}

void HudCell::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect inner = rect().adjusted(across, down, -across, -down);
    const QFontMetrics title(font());
    QRect titleRect = inner;
    const int least = titleChars * title.averageCharWidth();
    // The title is the first to go.
    const bool hasTitle = inner.width() >= title.horizontalAdvance(m_item.title) + space::s + least ||
                          width() >= sizeHint().width();
    titleRect.setWidth(hasTitle ? title.horizontalAdvance(m_item.title) + 1 : 0);
    QRect valueRect = inner;
    if (hasTitle)
        valueRect.setLeft(titleRect.right() + 1 + space::s);
    const int flags =
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter)) |
        Qt::TextSingleLine;
    painter.setPen(quietText(palette()));
    if (hasTitle)
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), titleRect), flags, m_item.title);
    painter.setPen(m_item.known ? palette().color(QPalette::WindowText) : quietText(palette()));
    painter.setFont(valueFont());
    const QString shown =
        QFontMetrics(valueFont()).elidedText(m_item.value, Qt::ElideRight, valueRect.width() + 1);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), valueRect), flags, shown);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

void HudCell::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setFocusPolicy(Qt::NoFocus);
}

} // namespace rp
