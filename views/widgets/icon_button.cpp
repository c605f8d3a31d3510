// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/icon_button.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QPainter>
#include <algorithm>

namespace rp {

namespace {

constexpr double pictureSize = 1.15; ///< of a line of text
constexpr double corner = 4.0;

void drawCards(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    const QRectF front(box.left() + side * 0.10, box.top() + side * 0.36, side * 0.54, side * 0.54);
    const qreal shift = side * 0.26;
    const QPointF behind[] = {front.topLeft() + QPointF(shift, 0.0), front.topLeft() + QPointF(shift, -shift),
                              front.topRight() + QPointF(shift, -shift),
                              front.bottomRight() + QPointF(shift, -shift),
                              front.bottomRight() + QPointF(0.0, -shift)};
    painter.drawRect(front);
    painter.drawPolyline(behind, 5);
}

void drawCorners(QPainter &painter, const QRectF &box)
{
    const qreal arm = box.width() * 0.28;
    const QRectF frame = box.adjusted(arm * 0.4, arm * 0.4, -arm * 0.4, -arm * 0.4);
    for (const qreal x : {frame.left(), frame.right()}) {
        for (const qreal y : {frame.top(), frame.bottom()}) {
            const QPointF along(x + (x == frame.left() ? arm : -arm), y);
            const QPointF up(x, y + (y == frame.top() ? arm : -arm));
            const QPointF bent[] = {along, {x, y}, up};
            painter.drawPolyline(bent, 3);
        }
    }
}

void drawDots(QPainter &painter, const QRectF &box, const QColor &color)
{
    const qreal size = box.width() * 0.09;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const qreal at : {0.15, 0.5, 0.85})
        painter.drawEllipse(QPointF(box.left() + box.width() * at, box.center().y()), size, size);
}

void drawWatch(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    const QPointF centre(box.center().x(), box.top() + side * 0.56);
    const qreal ring = side * 0.34;
    painter.drawEllipse(centre, ring, ring);
    painter.drawLine(centre, centre + QPointF(ring * 0.45, -ring * 0.45));
    painter.drawLine(centre - QPointF(0.0, ring), centre - QPointF(0.0, ring + side * 0.14));
    const qreal top = box.top() + side * 0.08;
    painter.drawLine(QPointF(centre.x() - side * 0.12, top), QPointF(centre.x() + side * 0.12, top));
}

} // namespace

IconButton::IconButton(Picture picture, QWidget *parent)
    : QPushButton(parent)
    , m_picture(picture)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconButton::setName(const QString &name)
{
    setAccessibleName(name);
    tell();
}

void IconButton::setHelp(const QString &help)
{
    m_help = help;
    setAccessibleDescription(help);
    tell();
}

void IconButton::tell()
{
    setToolTip(m_help.isEmpty() ? accessibleName() : accessibleName() + QLatin1Char('\n') + m_help);
}

QSize IconButton::sizeHint() const
{
    const int side = std::max(space::target + space::s, fontMetrics().height() + 2 * space::s);
    return {side, side};
}

void IconButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor window = palette().color(QPalette::Window);
    const QColor ink = palette().color(QPalette::WindowText);
    if (isChecked() || isDown() || underMouse()) {
        painter.setPen(isChecked() ? QPen(ink, 1.0) : QPen(Qt::NoPen));
        painter.setBrush(mixed(window, ink, isChecked() ? 0.12 : 0.07));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    }
    const qreal side = fontMetrics().height() * pictureSize;
    QRectF box(0.0, 0.0, side, side);
    box.moveCenter(QRectF(rect()).center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, std::max(1.4, side / 12.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (m_picture == Picture::Cards)
        drawCards(painter, box);
    else if (m_picture == Picture::Corners)
        drawCorners(painter, box);
    else if (m_picture == Picture::Watch)
        drawWatch(painter, box);
    else
        drawDots(painter, box, ink);
    if (hasFocus())
        drawFocusRing(painter, rect(), palette());
}

} // namespace rp
