// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/settings_button.h"

#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace rp {

SettingsButton::SettingsButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("settingsButton"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    retranslateUi();
}

QSize SettingsButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.height() + 3 * space::s + metrics.horizontalAdvance(text()),
            std::max(space::target + 2, metrics.height() + space::s)};
}

void SettingsButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Midlight));
        painter.drawRoundedRect(QRectF(rect()), 4.0, 4.0);
    }
    const QFontMetrics metrics(font());
    const int side = metrics.height();
    const QRect mark(space::s, (height() - side) / 2, side, side);
    const QRectF box = QRectF(QStyle::visualRect(layoutDirection(), rect(), mark)).adjusted(1, 2, -1, -2);
    painter.setPen(QPen(ink, std::max(1.5, side / 12.0)));
    painter.setBrush(palette().color(QPalette::Window));
    const double knob = box.height() / 5.0;
    for (const auto &[down, along] : {std::pair{0.25, 0.68}, std::pair{0.75, 0.32}}) {
        const double y = box.top() + down * box.height();
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.drawEllipse(QPointF(box.left() + along * box.width(), y), knob, knob);
    }
    const QRect words(mark.right() + 1 + space::s, 0, width() - mark.right() - space::s, height());
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
                         Qt::AlignVCenter | Qt::TextSingleLine,
                     text());
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

void SettingsButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void SettingsButton::retranslateUi()
{
    //: Button at the window's top: opens language, text size, theme, context and track.
    setText(tr("Settings"));
}

void SettingsButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QAbstractButton::changeEvent(event);
}

} // namespace rp
