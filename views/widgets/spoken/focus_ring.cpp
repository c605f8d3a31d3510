// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/focus_ring.h"

#include <QPainter>

namespace rp {

void drawFocusRing(QPainter &painter, const QRectF &rect, const QPalette &palette)
{
    constexpr double width = 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Active, QPalette::Highlight), width));
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), 3.0, 3.0);
    painter.restore();
}

} // namespace rp
