// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/strip/hud_cell.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace rp {

namespace {

constexpr int across = space::s;
constexpr int down = 2;

} // namespace

HudCell::HudCell(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void HudCell::setItem(const HudItem &item)
{
    m_item = item;
    setObjectName(QStringLiteral("hud_") + item.key);
    setAccessibleName(item.spoken);
    setToolTip(item.spoken);
    updateGeometry();
    update();
}

void HudCell::setStacked(bool stacked)
{
    if (m_stacked == stacked)
        return;
    m_stacked = stacked;
    updateGeometry();
    update();
}

QFont HudCell::titleFont() const
{
    QFont result = font();
    if (m_stacked && result.pointSizeF() > 0)
        result.setPointSizeF(result.pointSizeF() * 0.88);
    return result;
}

QFont HudCell::valueFont() const
{
    QFont result = font();
    if (m_item.known)
        result.setWeight(QFont::DemiBold);
    return result;
}

QSize HudCell::hint(bool stacked) const
{
    const QFontMetrics title(stacked == m_stacked ? titleFont() : font());
    const QFontMetrics value(valueFont());
    const int titleWidth = title.horizontalAdvance(m_item.title);
    const int valueWidth = value.horizontalAdvance(m_item.value);
    const int width = stacked ? std::max(titleWidth, valueWidth) : titleWidth + space::s + valueWidth;
    const int height = stacked ? title.height() + value.height() : std::max(title.height(), value.height());
    return {width + 2 * across + 2, height + 2 * down};
}

void HudCell::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect inner = rect().adjusted(across, down, -across, -down);
    const QFontMetrics title(titleFont());
    QRect titleRect = inner;
    QRect valueRect = inner;
    if (m_stacked) {
        titleRect.setHeight(title.height());
        valueRect.setTop(titleRect.bottom() + 1);
    } else {
        titleRect.setWidth(title.horizontalAdvance(m_item.title) + 1);
        valueRect.setLeft(titleRect.right() + 1 + space::s);
    }
    const int flags =
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading | Qt::AlignVCenter)) |
        Qt::TextSingleLine;
    painter.setPen(quietText(palette()));
    painter.setFont(titleFont());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), titleRect), flags, m_item.title);
    painter.setPen(m_item.known ? palette().color(QPalette::WindowText) : quietText(palette()));
    painter.setFont(valueFont());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), valueRect), flags, m_item.value);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

void HudCell::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void HudCell::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void HudCell::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setFocusPolicy(Qt::NoFocus);
    update();
}

} // namespace rp
