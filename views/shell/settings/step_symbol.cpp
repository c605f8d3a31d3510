// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings/step_symbol.h"

#include "models/session/lab_session.h"
#include "views/shell/look/window_page.h"

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

void drawCards(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    const QRectF front(box.left() + side * 0.10, box.top() + side * 0.36, side * 0.58, side * 0.52);
    const QPointF shift(side * 0.22, -side * 0.22);
    const QPointF behind[] = {front.topLeft() + QPointF(shift.x(), 0.0), front.topLeft() + shift,
                              front.topRight() + shift, front.bottomRight() + shift,
                              front.bottomRight() + QPointF(0.0, shift.y())};
    painter.drawRect(front);
    painter.drawPolyline(behind, 5);
}

void drawHouse(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(side * x, side * y); };
    const QPointF roof[] = {at(0.08, 0.52), at(0.50, 0.14), at(0.92, 0.52)};
    const QPointF walls[] = {at(0.22, 0.42), at(0.22, 0.88), at(0.78, 0.88), at(0.78, 0.42)};
    painter.drawPolyline(roof, 3);
    painter.drawPolyline(walls, 4);
}

/// Round to where it began.
void drawReturn(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    const QRectF circle = box.adjusted(side * 0.14, side * 0.14, -side * 0.14, -side * 0.14);
    painter.drawArc(circle, 60 * 16, 290 * 16);
    const QPointF tip(circle.center().x() + circle.width() * 0.25,
                      circle.center().y() - circle.height() * 0.433);
    const QPointF head[] = {tip + QPointF(-side * 0.02, -side * 0.22), tip,
                            tip + QPointF(-side * 0.22, side * 0.04)};
    painter.drawPolyline(head, 3);
}

void drawSheet(QPainter &painter, const QRectF &box)
{
    const qreal side = box.width();
    const QRectF sheet(box.left() + side * 0.18, box.top() + side * 0.08, side * 0.64, side * 0.84);
    painter.drawRect(sheet);
    for (const qreal share : {0.30, 0.52, 0.74}) {
        const qreal y = sheet.top() + sheet.height() * share;
        painter.drawLine(QPointF(sheet.left() + side * 0.14, y), QPointF(sheet.right() - side * 0.14, y));
    }
}

/// The largest square in the middle of `rect`.
QRectF squareIn(const QRectF &rect)
{
    const qreal side = std::min(rect.width(), rect.height());
    QRectF box(0.0, 0.0, side, side);
    box.moveCenter(rect.center());
    return box;
}

qreal penFor(const QRectF &box)
{
    return std::max(1.4, box.width() / 11.0);
}

void prepare(QPainter &painter, const QRectF &box, const QColor &color)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, penFor(box), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void drawPageSymbol(QPainter &painter, const QRectF &rect, WindowPage page, const QColor &color)
{
    const QRectF box = squareIn(rect);
    painter.save();
    prepare(painter, box, color);
    if (page == WindowPage::Memo)
        drawSheet(painter, box);
    else if (page == WindowPage::Home)
        drawHouse(painter, box);
    else if (page == WindowPage::Review)
        drawReturn(painter, box);
    else
        drawCards(painter, box);
    painter.restore();
}

void drawStepSymbol(QPainter &painter, const QRectF &rect, StepState state, const QColor &color)
{
    const QRectF box = squareIn(rect);
    const qreal pen = penFor(box);
    painter.save();
    prepare(painter, box, color);
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
