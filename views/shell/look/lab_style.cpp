// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/look/lab_style.h"

#include "views/widgets/kept_picture.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <algorithm>

namespace rp {

namespace {

constexpr int smallestTarget = 28;
constexpr qreal cornerRadius = 4.0;
constexpr qreal focusWidth = 2.0;
constexpr int fieldMargin = 3;

QRectF strokeRect(const QRect &rect, qreal width)
{
    const qreal half = width / 2.0;
    return QRectF(rect).adjusted(half, half, -half, -half);
}

void drawOutline(QPainter *painter, const QRect &rect, const QColor &line, qreal width,
                 const QBrush &fill = Qt::NoBrush)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(QPen(line, width));
    painter->drawRoundedRect(strokeRect(rect, width), cornerRadius, cornerRadius);
    painter->restore();
}

} // namespace

LabStyle::LabStyle(const ThemeTokens &tokens)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    , m_tokens(tokens)
{
    setObjectName(QStringLiteral("lab"));
}

void LabStyle::setTokens(const ThemeTokens &tokens)
{
    m_tokens = tokens;
}

void LabStyle::polish(QWidget *widget)
{
    // What nobody has marked up on purpose is no markup.
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

void LabStyle::drawFocusRing(const QRect &rect, QPainter *painter) const
{
    drawOutline(painter, rect, m_tokens.focus, focusWidth);
}

void LabStyle::drawButtonFocus(const QStyleOptionButton &button, QPainter *painter) const
{
    // On a button that is filled with the accent colour the ring lies inside and takes the text's colour.
    if (button.features.testFlag(QStyleOptionButton::DefaultButton))
        drawOutline(painter, button.rect.adjusted(2, 2, -2, -2), m_tokens.onAccent, focusWidth);
    else
        drawFocusRing(button.rect, painter);
}

void LabStyle::drawButtonPanel(const QStyleOption *option, QPainter *painter) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
    // A combo box is "on" while its list is open; that chooses nothing.
    const bool chosen = has(option, State_On) && option->type != QStyleOption::SO_ComboBox;
    const bool strong = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    // A button that stays down has a thick edge: filled, it would look like what is to be done next.
    const bool filled = strong || (chosen && !button);
    QColor fill = filled ? m_tokens.accent : m_tokens.raised;
    QColor line = chosen || strong ? m_tokens.accent : m_tokens.border;
    const double edge = chosen && !filled ? focusWidth : 1.0;
    if (!has(option, State_Enabled)) {
        fill = m_tokens.window;
        line = m_tokens.hairline;
    } else if (has(option, State_Sunken)) {
        fill = filled ? fill.darker(115) : m_tokens.hairline;
    } else if (has(option, State_MouseOver)) {
        line = m_tokens.text;
    }
    if (flat && !chosen && !has(option, State_Sunken) && !has(option, State_MouseOver))
        return;
    drawOutline(painter, option->rect, line, edge, fill);
}

void LabStyle::drawField(const QStyleOption *option, QPainter *painter) const
{
    const bool enabled = has(option, State_Enabled);
    drawOutline(painter, option->rect, enabled ? m_tokens.border : m_tokens.hairline, 1.0,
                enabled ? m_tokens.surface : m_tokens.window);
    if (has(option, State_HasFocus))
        drawFocusRing(option->rect, painter);
}

/// Fusion's own is a darker shade of the ground, which nobody sees in the dark.
void LabStyle::drawEdge(const QRect &rect, QPainter *painter) const
{
    painter->save();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_tokens.border, 1.0));
    painter->drawRect(strokeRect(rect, 1.0));
    painter->restore();
}

void LabStyle::drawIndicator(const QStyleOption *option, QPainter *painter, bool round) const
{
    const bool enabled = has(option, State_Enabled);
    const bool on = has(option, State_On) || has(option, State_NoChange);
    const QColor line = !enabled ? m_tokens.disabledText : on ? m_tokens.accent : m_tokens.border;
    const QRectF box = strokeRect(option->rect, 1.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(line, 1.5));
    painter->setBrush(on && !round ? line : m_tokens.surface);
    if (round) {
        painter->drawEllipse(box);
        if (on) {
            const qreal inset = box.width() * 0.25;
            painter->setPen(Qt::NoPen);
            painter->setBrush(line);
            painter->drawEllipse(box.adjusted(inset, inset, -inset, -inset));
        }
    } else {
        painter->drawRoundedRect(box, 3.0, 3.0);
        if (on) {
            const auto at = [&box](qreal x, qreal y) {
                return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
            };
            QPainterPath tick(at(0.22, 0.52));
            tick.lineTo(at(0.42, 0.72));
            tick.lineTo(at(0.78, 0.28));
            painter->setPen(QPen(m_tokens.onAccent, std::max(1.5, box.width() / 8.0), Qt::SolidLine,
                                 Qt::RoundCap, Qt::RoundJoin));
            painter->setBrush(Qt::NoBrush);
            painter->drawPath(tick);
        }
    }
    painter->restore();
}

void LabStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    switch (element) {
    case PE_FrameFocusRect:
        drawFocusRing(option->rect, painter);
        return;
    case PE_PanelButtonCommand:
        drawButtonPanel(option, painter);
        return;
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        drawChevron(option, option->rect, element, painter);
        return;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0) {
            drawField(option, painter);
            return;
        }
        break;
    }
    case PE_FrameLineEdit:
        return;
    case PE_Frame:
        if (qobject_cast<const QPlainTextEdit *>(widget)) {
            drawField(option, painter);
            return;
        }
        if (qobject_cast<const QAbstractItemView *>(widget)) {
            drawEdge(option->rect, painter);
            return;
        }
        break;
    case PE_FrameMenu: // of open lists, too
        drawEdge(option->rect, painter);
        return;
    case PE_IndicatorCheckBox:
        drawIndicator(option, painter, false);
        return;
    case PE_IndicatorRadioButton:
        drawIndicator(option, painter, true);
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

/// Without the line below it that Fusion draws: the menus share their row.
void LabStyle::drawMenuBar(ControlElement element, const QStyleOption *option, QPainter *painter) const
{
    const bool active =
        element == CE_MenuBarItem && has(option, State_Selected) && has(option, State_Enabled);
    painter->fillRect(option->rect, active ? m_tokens.accent : m_tokens.window);
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (element != CE_MenuBarItem || !item)
        return;
    QPalette colors = item->palette;
    colors.setColor(QPalette::WindowText, active ? m_tokens.onAccent : m_tokens.text);
    const int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    proxy()->drawItemText(painter, item->rect, flags, colors, has(option, State_Enabled), item->text,
                          QPalette::WindowText);
}

void LabStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    if (element == CE_MenuBarItem || element == CE_MenuBarEmptyArea) {
        drawMenuBar(element, option, painter);
        return;
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButton && button) {
        proxy()->drawControl(CE_PushButtonBevel, option, painter, widget);
        proxy()->drawControl(CE_PushButtonLabel, option, painter, widget);
        if (has(option, State_HasFocus))
            drawButtonFocus(*button, painter);
        return;
    }
    if (element == CE_PushButtonLabel && button && has(option, State_Enabled) &&
        button->features.testFlag(QStyleOptionButton::DefaultButton)) {
        QStyleOptionButton onAccent(*button);
        onAccent.palette.setColor(QPalette::ButtonText, m_tokens.onAccent);
        QProxyStyle::drawControl(element, &onAccent, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void LabStyle::drawComboBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    drawButtonPanel(option, painter);
    const QRect arrow = proxy()->subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    drawChevron(option, arrow, PE_IndicatorArrowDown, painter);
    if (has(option, State_HasFocus))
        drawFocusRing(option->rect, painter);
}

void LabStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                  QPainter *painter, const QWidget *widget) const
{
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (control == CC_ComboBox && combo && !combo->editable) {
        drawComboBox(option, painter, widget);
        return;
    }
    if (control == CC_Slider) {
        drawSlider(option, painter, widget);
        return;
    }
    if (control == CC_ScrollBar) {
        drawScrollBar(option, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox)
        drawEdge(option->rect, painter);
    if (control == CC_SpinBox && has(option, State_HasFocus))
        drawFocusRing(option->rect, painter);
}

void LabStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                            bool enabled, const QString &text, QPalette::ColorRole role) const
{
    constexpr int byLetters = int(Qt::TextForceLeftToRight) | int(Qt::TextForceRightToLeft);
    constexpr int sides = int(Qt::AlignLeft) | int(Qt::AlignRight);
    const int page =
        painter->layoutDirection() == Qt::RightToLeft ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight;
    // A label takes direction and side from the first letter of its text: an Arabic sentence that begins with
    // "ResNet-50" would be written from the left. Text runs as the page does.
    if ((flags & byLetters) != 0 && (flags & byLetters) != page) {
        flags = (flags & ~byLetters) | page;
        if ((flags & sides) != 0)
            flags ^= sides;
    }
    if ((flags & Qt::TextShowMnemonic) && !proxy()->styleHint(SH_UnderlineShortcut))
        flags = (flags & ~int(Qt::TextShowMnemonic)) | Qt::TextHideMnemonic;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
}

int LabStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const int text = option ? option->fontMetrics.height() : widget ? widget->fontMetrics().height() : 16;
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return std::max(18, text);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
        return std::max(24, text + 4);
    case PM_MenuButtonIndicator: // the chevron keeps clear of the text
        return std::max(QProxyStyle::pixelMetric(metric, option, widget), text * 5 / 4);
    case PM_ScrollBarExtent:
        return std::max(14, text * 3 / 4);
    case PM_MenuBarItemSpacing:
    case PM_MenuBarVMargin:
        return 2;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize LabStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                 const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.rwidth() += 8;
        result = result.expandedTo({smallestTarget, smallestTarget + 2});
        break;
    case CT_ComboBox:
        result.rwidth() += 6;
        result = result.expandedTo({smallestTarget, smallestTarget});
        break;
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_ToolButton:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_Slider:
    case CT_MenuBarItem:
    case CT_TabBarTab:
        result = result.expandedTo({smallestTarget, smallestTarget});
        break;
    case CT_MenuItem:
        if (result.height() > 10) // separators stay thin
            result = result.expandedTo({0, smallestTarget});
        break;
    default:
        break;
    }
    return result;
}

QRect LabStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    // A press anywhere on a radio button or check box counts, and this is the size assistive tools are told.
    if (element == SE_RadioButtonClickRect || element == SE_CheckBoxClickRect)
        return option->rect;
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    // A unit at the end of a value keeps clear of the field's edge.
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return rect.adjusted(fieldMargin, 0, -fieldMargin, 0);
    return rect;
}

int LabStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                        QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_UnderlineShortcut: // always visible, but where a line under one letter would part joined ones
        return QGuiApplication::layoutDirection() == Qt::RightToLeft ? 0 : 1;
    case SH_ComboBox_Popup: // 0: a list below the field, in every language direction
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_Widget_Animate:
        return m_still ? 0 : QProxyStyle::styleHint(hint, option, widget, returnData);
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

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
