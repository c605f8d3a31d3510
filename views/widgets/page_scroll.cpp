// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/page_scroll.h"

#include "views/widgets/contrast.h"
#include "views/widgets/spacing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>

namespace rp {

namespace {

constexpr int releaseLasts_ms = 100;

void showCurrent(const QAbstractItemView &cells)
{
    showInPage(*cells.viewport(), cells.visualRect(cells.currentIndex()) & cells.viewport()->rect());
}

/// Not seen while there is nothing to scroll.
class RoomyBar : public QScrollBar
{
public:
    using QScrollBar::QScrollBar;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (maximum() > minimum())
            QScrollBar::paintEvent(event);
    }
};

} // namespace

PageScroll::PageScroll(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

void PageScroll::keepRoomOfBar()
{
    setVerticalScrollBar(new RoomyBar(Qt::Vertical, this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void PageScroll::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    qApp->installEventFilter(this); // twice is once
}

void PageScroll::hideEvent(QHideEvent *event)
{
    qApp->removeEventFilter(this);
    QScrollArea::hideEvent(event);
}

bool PageScroll::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease)
        m_released.setRemainingTime(releaseLasts_ms);
    if (event->type() == QEvent::FocusIn && object->isWidgetType() && widget()) {
        auto *now = static_cast<QWidget *>(object);
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // A screen reader may move the focus by itself; what has it must be in view.
        if (reason != Qt::MouseFocusReason && reason != Qt::PopupFocusReason &&
            reason != Qt::ActiveWindowFocusReason && widget()->isAncestorOf(now) &&
            (m_released.hasExpired() || !isBegunInView(*this, *now)))
            takeFocusOf(*now);
    }
    return QScrollArea::eventFilter(object, event);
}

void PageScroll::takeFocusOf(QWidget &now)
{
    ensureWidgetVisible(&now, space::l, space::l);
    // Of a field that is written in, Qt shows the place of the cursor alone. Later, because a page that has
    // just been turned to is not laid out yet.
    if (now.testAttribute(Qt::WA_InputMethodEnabled)) {
        QTimer::singleShot(0, &now, [this, &now] {
            if (now.hasFocus() && now.height() <= viewport()->height())
                showInPage(now, now.rect());
        });
    }
    const auto *cells = qobject_cast<const QAbstractItemView *>(&now);
    if (!cells || !cells->selectionModel())
        return;
    showCurrent(*cells);
    disconnect(m_followed);
    m_followed = connect(cells->selectionModel(), &QItemSelectionModel::currentChanged, this, [cells] {
        if (cells->hasFocus() && QGuiApplication::mouseButtons() == Qt::NoButton)
            showCurrent(*cells);
    });
}

bool isBegunInView(const QScrollArea &area, const QWidget &widget)
{
    const int top = widget.mapTo(area.viewport(), QPoint()).y();
    const int lines = std::min(widget.height(), 2 * widget.fontMetrics().lineSpacing());
    return top >= 0 && top + lines <= area.viewport()->height();
}

void showInPage(const QWidget &widget, const QRect &part)
{
    if (part.isEmpty())
        return;
    for (QWidget *above = widget.parentWidget(); above; above = above->parentWidget()) {
        const auto *area = qobject_cast<const QScrollArea *>(above);
        if (!area || !area->widget() || !area->widget()->isAncestorOf(&widget))
            continue;
        QScrollBar &bar = *area->verticalScrollBar();
        const int top = widget.mapTo(area->widget(), part.topLeft()).y();
        const int room = area->viewport()->height();
        const int margin = std::clamp((room - part.height()) / 2, 0, int(space::l));
        if (top - margin < bar.value() || part.height() > room)
            bar.setValue(top - margin);
        else if (top + part.height() + margin > bar.value() + room)
            bar.setValue(top + part.height() + margin - room);
    }
}

void PageFoot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.22));
    painter.drawLine(0, 0, width(), 0);
}

} // namespace rp
