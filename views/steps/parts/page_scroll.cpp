// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/parts/page_scroll.h"

#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QApplication>
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
    connect(qApp, &QApplication::focusChanged, this, &PageScroll::follow, Qt::UniqueConnection);
}

void PageScroll::hideEvent(QHideEvent *event)
{
    disconnect(qApp, &QApplication::focusChanged, this, &PageScroll::follow);
    QScrollArea::hideEvent(event);
}

void PageScroll::follow(QWidget *, QWidget *now)
{
    // A screen reader may move the focus by itself; what has it must be in view.
    if (now && widget() && widget()->isAncestorOf(now))
        ensureWidgetVisible(now, space::l, space::l);
}

void PageFoot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.22));
    painter.drawLine(0, 0, width(), 0);
}

} // namespace rp
