// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/step_symbol.h"

#include "session/lab_session.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace rp {

namespace {

void drawPadlock(QPainter &painter, const QRectF &box, const QColor &color)
{
    const qreal side = box.width();
    const QRectF body(box.left() + side * 0.18, box.top() + side * 0.45, side * 0.64, side * 0.47);
    const QRectF bow(box.left() + side * 0.30, box.top() + side * 0.10, side * 0.40, side * 0.56);
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(bow, 0, 180 * 16);
    painter.drawLine(QPointF(bow.left(), bow.center().y()), QPointF(bow.left(), body.top()));
    painter.drawLine(QPointF(bow.right(), bow.center().y()), QPointF(bow.right(), body.top()));
    painter.setBrush(color);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(body, side * 0.08, side * 0.08);
}

void drawTick(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    QPainterPath tick(box.topLeft() + QPointF(side * 0.28, side * 0.53));
    tick.lineTo(box.topLeft() + QPointF(side * 0.44, side * 0.69));
    tick.lineTo(box.topLeft() + QPointF(side * 0.73, side * 0.34));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
}

} // namespace

void drawStepSymbol(QPainter &painter, const QRectF &rect, StepState state, const QColor &color)
{
    const qreal side = std::min(rect.width(), rect.height());
    const qreal pen = std::max(1.4, side / 11.0);
    QRectF box(0.0, 0.0, side, side);
    box.moveCenter(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF circle = box.adjusted(pen, pen, -pen, -pen);
    switch (state) {
    case StepState::Locked:
        drawPadlock(painter, box, color);
        break;
    case StepState::Open:
        painter.drawEllipse(circle);
        break;
    case StepState::Done:
        painter.drawEllipse(circle);
        drawTick(painter, box);
        break;
    }
    painter.restore();
}

} // namespace rp
