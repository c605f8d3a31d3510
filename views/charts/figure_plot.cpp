// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/figure_plot.h"

#include "views/charts/pour_in.h"
#include "views/widgets/page_scroll.h"

#include <QApplication>
#include <QFontInfo>
#include <QHelpEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <utility>

namespace rp {

FigurePlot::FigurePlot(Qt::Orientations dragged, QWidget *parent)
    : QWidget(parent)
    , m_dragged(dragged)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
}

void FigurePlot::pourIn()
{
    PourIn::over(*this, pouredArea().toAlignedRect());
}

ChartStyle FigurePlot::chartStyle() const
{
    ChartStyle style;
    style.font = font();
    // In pixels, so that exports at another resolution keep the measured sizes.
    style.font.setPixelSize(std::max(1, QFontInfo(font()).pixelSize()));
    style.theme = chartThemeFor(palette());
    style.direction = layoutDirection();
    style.namesRanges = hasFocus();
    return style;
}

void FigurePlot::showPosition()
{
    if (!hasFocus())
        return;
    const int item = focusedItem();
    if (item >= 0 && !m_pressing)
        showInPage(*this, itemRect(item).toAlignedRect() & rect());
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    if (item >= 0)
        event.setChild(item);
    QAccessible::updateAccessibility(&event);
}

void FigurePlot::tell(QAccessible::Event type)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, type);
    QAccessible::updateAccessibility(&event);
}

void FigurePlot::tellIdle(int key)
{
    if (std::exchange(m_idleKey, key) == key)
        return;
    //: Spoken when a key has been pressed in a chart or a map that does something there, though not now.
    emit said(tr("This key does nothing here."));
}

void FigurePlot::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != m_idleKey)
        m_idleKey = 0;
    // The Arabic question mark sits on the same key.
    if (event->text() == QStringLiteral("?") || event->text() == QString(QChar(0x061F)))
        emit keysRequested();
    else if (!takeKey(*event)) {
        // Keys of other charts: to play, to zoom. What the page does with a key is no matter of the figure.
        const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (plain && (event->key() == Qt::Key_Space || zoomKeyFor(*event)))
            tellIdle(event->key());
        QWidget::keyPressEvent(event);
    }
}

void FigurePlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressedAt = m_draggedTo = event->position();
    m_dragging = false;
    m_holding = takeHold(event->position());
}

void FigurePlot::mouseMoveEvent(QMouseEvent *event)
{
    if (!event->buttons().testFlag(Qt::LeftButton))
        return hover(event->position());
    if (m_holding)
        return dragTo(event->position());
    QPointF way = event->position() - m_pressedAt;
    if (!m_dragged.testFlag(Qt::Vertical))
        way.setY(0.0);
    if (!m_dragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    dragBy(event->position() - m_draggedTo);
    m_draggedTo = event->position();
}

void FigurePlot::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (std::exchange(m_holding, false))
        letGo();
    else if (m_dragging)
        unsetCursor();
    else {
        m_pressing = true;
        pressAt(event->position());
        m_pressing = false;
    }
    m_dragging = false;
}

void FigurePlot::leaveEvent(QEvent *event)
{
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void FigurePlot::wheelEvent(QWheelEvent *event)
{
    if (!takeWheel(*event))
        event->ignore();
}

bool FigurePlot::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this); // an empty one hides it
    return true;
}

void FigurePlot::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_idleKey = 0;
    redraw();
    focusEntered();
}

void FigurePlot::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    redraw();
    focusLeft(event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason);
}

void FigurePlot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::LocaleChange:
        relayout();
        break;
    default:
        break;
    }
}

void FigurePlot::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), chartThemeFor(palette()).background);
    paintFigure(painter, event->region());
}

void FigurePlot::paintFocus(QPainter &painter) const
{
    if (!hasFocus())
        return;
    const ChartTheme theme = chartThemeFor(palette());
    const bool whole = focusedItem() < 0;
    // A press that leads here, such as "Run it", is no reason for a frame: only who walks by keys looks for
    // it.
    if (whole && !window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.focusRing, whole ? 3.0 : 1.0));
    painter.drawRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    if (!whole)
        paintFocusedItem(painter);
}

QToolButton *makeZoomButton(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumSize(28, 24);
    return button;
}

std::optional<ZoomKey> zoomKeyFor(const QKeyEvent &event)
{
    if (event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::AltModifier))
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without Shift on many keyboards
        return ZoomKey::In;
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
        return ZoomKey::Out;
    case Qt::Key_0:
        return ZoomKey::Whole;
    default:
        return std::nullopt;
    }
}

} // namespace rp
