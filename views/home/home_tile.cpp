// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/home_tile.h"

#include "views/sketch/sketch_painter.h"
#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"
#include "views/widgets/strong_font.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace rp {

namespace {

constexpr int highLines = 6;
constexpr int wideLines = 20;
constexpr int pictureLines = 7; ///< its width
constexpr double corner = 5.0;

} // namespace

HomeTile::HomeTile(const QString &id, const QString &picture, QWidget *parent)
    : QAbstractButton(parent)
    , m_id(id)
    , m_picture(sketchKind(picture))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void HomeTile::setTexts(const QString &title, const QString &state, const QString &about)
{
    m_title = title;
    m_state = state;
    //: A tile of the home page, read aloud: its title, then how far the learner has come.
    setAccessibleName(tr("%1: %2").arg(title, state));
    setAccessibleDescription(about);
    setToolTip(about);
    updateGeometry();
    update();
}

QSize HomeTile::sizeHint() const
{
    const int line = fontMetrics().height();
    return {wideLines * line, std::max(space::target, highLines * line)};
}

QSize HomeTile::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {(pictureLines + 6) * line, 4 * line};
}

void HomeTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isPointedAt = underMouse() || hasFocus();
    painter.setPen(QPen(palette().color(isPointedAt ? QPalette::Highlight : QPalette::Mid), 1.0));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    const double line = QFontMetricsF(font()).height();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect inner = rect().adjusted(space::l, space::m, -space::l, -space::m);
    const int wide = std::min(static_cast<int>(pictureLines * line), inner.width() / 3);
    if (m_picture) {
        const QSizeF size(wide, inner.height());
        painter.save();
        painter.translate(mirrored ? inner.right() - wide : inner.left(), inner.top());
        paintSketch(painter, m_picture->draw({size, line, m_picture->begins_s, true}), size, palette(),
                    mirrored);
        painter.restore();
    }
    QRect words = inner;
    if (mirrored)
        words.setRight(inner.right() - wide - space::l);
    else
        words.setLeft(inner.left() + wide + space::l);
    painter.setFont(strong(font()));
    painter.setPen(palette().color(QPalette::Text));
    const int align = static_cast<int>(mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute;
    const int flags = align | Qt::TextWordWrap;
    const QRect title = painter.boundingRect(words, flags, m_title);
    const int state = fontMetrics().lineSpacing();
    const int top = words.top() + std::max(0, (words.height() - title.height() - state) / 2);
    painter.drawText(QRect(words.left(), top, words.width(), title.height()), flags, m_title);
    painter.setFont(font());
    painter.setPen(quietText(palette()));
    painter.drawText(
        QRect(words.left(), top + title.height(), words.width(), words.bottom() - top - title.height()),
        flags, m_state);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

void HomeTile::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void HomeTile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace rp
