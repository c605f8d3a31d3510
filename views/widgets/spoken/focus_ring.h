// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;

namespace rp {

/// The one way keyboard focus is drawn by our own widgets: a two-pixel ring in the highlight colour, inside
/// `rect`.
void drawFocusRing(QPainter &painter, const QRectF &rect, const QPalette &palette);

} // namespace rp
