// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/lab_style.h"

#include "views/widgets/kept_picture.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <algorithm>

namespace rp {

// Arrows, sliders and scroll bars.

namespace {

constexpr int shortestThumb = 32;

/// Place of the thumb: the whole bar is groove, without arrow buttons.
QRect thumbRect(const QStyleOptionSlider &bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    if (range <= 0 || length <= 0)
        return bar.rect;
    const qint64 proportional = qint64(length) * bar.pageStep / std::max<qint64>(1, range + bar.pageStep);
    const int thumb = std::clamp(static_cast<int>(proportional), std::min(shortestThumb, length), length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - thumb, bar.upsideDown);
    return across ? QRect(bar.rect.x() + start, bar.rect.y(), thumb, bar.rect.height())
                  : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), thumb);
}

} // namespace

void LabStyle::drawChevron(const QStyleOption *option, const QRect &rect, PrimitiveElement direction,
                           QPainter *painter) const
{
    const qreal half = std::max(3.0, option->fontMetrics.height() / 5.0);
    const qreal turns = direction == PE_IndicatorArrowDown   ? 0.0
                        : direction == PE_IndicatorArrowLeft ? 90.0
                        : direction == PE_IndicatorArrowUp   ? 180.0
                                                             : 270.0;
    QPainterPath chevron(QPointF(-half, -half / 2.0));
    chevron.lineTo(0.0, half / 2.0);
    chevron.lineTo(half, -half / 2.0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(QRectF(rect).center());
    painter->rotate(turns);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(has(option, State_Enabled) ? m_tokens.text : m_tokens.disabledText, 1.5,
                         Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(chevron);
    painter->restore();
}

void LabStyle::drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (!slider || slider->orientation == Qt::Vertical) {
        QProxyStyle::drawComplexControl(CC_Slider, option, painter, widget);
        return;
    }
    const bool enabled = has(option, State_Enabled);
    const QRect groove = proxy()->subControlRect(CC_Slider, option, SC_SliderGroove, widget);
    const QRect handle = proxy()->subControlRect(CC_Slider, option, SC_SliderHandle, widget);
    const qreal centre = QRectF(handle).center().x();
    const qreal middle = QRectF(groove).center().y();
    const QRectF track(groove.left() + 2.0, middle - 2.0, groove.width() - 4.0, 4.0);
    QRectF filled = track;
    if (slider->upsideDown)
        filled.setLeft(centre);
    else
        filled.setRight(centre);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(enabled ? m_tokens.border : m_tokens.hairline);
    painter->drawRoundedRect(track, 2.0, 2.0);
    painter->setBrush(enabled ? m_tokens.accent : m_tokens.disabledText);
    painter->drawRoundedRect(filled, 2.0, 2.0);
    painter->restore();
    const int diameter = std::min(handle.width(), handle.height()) - 4;
    drawKnob({centre - diameter / 2.0, middle - diameter / 2.0, qreal(diameter), qreal(diameter)}, enabled,
             painter);
    if (has(option, State_HasFocus))
        drawFocusRing(option->rect, painter);
}

/// Painted at each step of each slider, and the most laborious part of it.
void LabStyle::drawKnob(const QRectF &knob, bool enabled, QPainter *painter) const
{
    const QColor color = enabled ? m_tokens.accent : m_tokens.window;
    const QColor rim = enabled ? m_tokens.surface : m_tokens.disabledText;
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QRect whole = knob.adjusted(-1.0, -1.0, 1.0, 1.0).toAlignedRect();
    const QPointF shift = knob.topLeft() - whole.topLeft();
    const QString key = QStringLiteral("rp_knob %1 %2 %3 %4 %5 %6")
                            .arg(color.rgba(), 0, 16)
                            .arg(rim.rgba(), 0, 16)
                            .arg(knob.width())
                            .arg(shift.x())
                            .arg(shift.y())
                            .arg(ratio);
    painter->drawPixmap(whole.topLeft(), keptPicture(key, (QSizeF(whole.size()) * ratio).toSize(), ratio,
                                                     [&](QPainter &fresh) {
                                                         fresh.setBrush(color);
                                                         fresh.setPen(QPen(rim, 2.0));
                                                         fresh.drawEllipse(QRectF(shift, knob.size()));
                                                     }));
}

void LabStyle::drawScrollBar(const QStyleOptionComplex *option, QPainter *painter,
                             const QWidget *widget) const
{
    const QRect thumb = proxy()->subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const bool active = has(option, State_Enabled) &&
                        (has(option, State_MouseOver) || option->activeSubControls == SC_ScrollBarSlider);
    painter->save();
    painter->fillRect(option->rect, m_tokens.window);
    painter->setRenderHint(QPainter::Antialiasing);
    const auto drawPill = [painter](const QRect &rect) {
        const QRectF inner = QRectF(rect).adjusted(3.0, 3.0, -3.0, -3.0);
        const qreal radius = std::min(inner.width(), inner.height()) / 2.0;
        painter->drawRoundedRect(inner, radius, radius);
    };
    // At the edge of a page its place is known; among buttons a thumb without a groove is a blot. An outline,
    // because in high contrast both have one colour.
    const QWidget *holder = widget ? widget->parentWidget() : nullptr;
    if (holder && !qobject_cast<const QAbstractScrollArea *>(holder->parentWidget())) {
        painter->setPen(m_tokens.hairline);
        painter->setBrush(Qt::NoBrush);
        drawPill(option->rect);
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(active ? m_tokens.text : m_tokens.border);
    drawPill(thumb);
    painter->restore();
}

QRect LabStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                               SubControl subControl, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, subControl, widget);
    const QRect thumb = thumbRect(*bar);
    const bool across = bar->orientation == Qt::Horizontal;
    QRect found;
    switch (subControl) {
    case SC_ScrollBarSlider:
        found = thumb;
        break;
    case SC_ScrollBarGroove:
        found = bar->rect;
        break;
    case SC_ScrollBarSubPage:
        found = bar->rect;
        across ? found.setRight(thumb.left() - 1) : found.setBottom(thumb.top() - 1);
        break;
    case SC_ScrollBarAddPage:
        found = bar->rect;
        across ? found.setLeft(thumb.right() + 1) : found.setTop(thumb.bottom() + 1);
        break;
    default:
        return {}; // no arrow buttons
    }
    return visualRect(bar->direction, bar->rect, found);
}

} // namespace rp
