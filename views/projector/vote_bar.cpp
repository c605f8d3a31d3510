// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/vote_bar.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace rp {

VoteBar::VoteBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize VoteBar::sizeHint() const
{
    return {10 * fontMetrics().height(), minimumSizeHint().height()};
}

QSize VoteBar::minimumSizeHint() const
{
    return {2 * fontMetrics().height(), fontMetrics().height() * 3 / 4};
}

void VoteBar::setShare(double share, bool revealed, bool marked)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_revealed = revealed;
    m_marked = marked;
    update();
}

void VoteBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double room = width() - height() - 4.0; // the tick stands behind the longest bar
    const double length = std::max(1.0, m_share * room);
    const QColor ink = palette().color(QPalette::Highlight);
    const QRectF bar(mirrored ? width() - length : 0.0, 1.0, length, height() - 2.0);
    const bool isOther = m_revealed && !m_marked;
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(isOther ? QBrush(ink, Qt::BDiagPattern) : QBrush(ink));
    painter.drawRect(bar.adjusted(0.75, 0.75, -0.75, -0.75));
    if (!m_revealed || !m_marked)
        return;
    const double side = height() - 4.0;
    const double x = mirrored ? bar.left() - side - 4.0 : bar.right() + 4.0;
    QPainterPath tick(QPointF(x, height() * 0.55));
    tick.lineTo(x + side * 0.35, height() * 0.8);
    tick.lineTo(x + side, height() * 0.2);
    painter.setPen(QPen(palette().color(QPalette::Text), std::max(2.0, side / 7.0), Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
}

} // namespace rp
