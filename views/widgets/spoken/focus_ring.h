// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace rp {

/// The one way keyboard focus is drawn by our own widgets: a two-pixel ring in the highlight colour, inside
/// `rect`.
void drawFocusRing(QPainter &painter, const QRectF &rect, const QPalette &palette);

/// A mix of two colours; `share` 0 … 1 of the second.
QColor mixed(const QColor &first, const QColor &second, double share);

/// Text colour for captions: quieter than the text, at least 4.5:1 on the window and base colours.
QColor quietText(const QPalette &palette);

} // namespace rp
