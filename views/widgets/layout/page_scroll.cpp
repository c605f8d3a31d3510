// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/layout/page_scroll.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QApplication>
#include <QFocusEvent>
#include <QPainter>

namespace rp {

PageScroll::PageScroll(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
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
    if (event->type() == QEvent::FocusIn && object->isWidgetType() && widget()) {
        auto *now = static_cast<QWidget *>(object);
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        // A screen reader may move the focus by itself; what has it must be in view.
        if (reason != Qt::MouseFocusReason && reason != Qt::PopupFocusReason &&
            reason != Qt::ActiveWindowFocusReason && widget()->isAncestorOf(now))
            ensureWidgetVisible(now, space::l, space::l);
    }
    return QScrollArea::eventFilter(object, event);
}

void PageFoot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.22));
    painter.drawLine(0, 0, width(), 0);
}

} // namespace rp
