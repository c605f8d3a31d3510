// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;
class QWidget;

namespace rp {

/// The one way keyboard focus is drawn by our own widgets: a two-pixel ring in the highlight colour, inside
/// `rect`.
void drawFocusRing(QPainter &painter, const QRectF &rect, const QPalette &palette);

/// From now on text that is given the focus in this window shows it, until the mouse is pressed. Without a
/// key pressed before Qt takes its user for one of the mouse.
void showFocusUntilPressed(QWidget &window);

/// Whether text that was given the focus shows it in this window.
bool isFocusShown(const QWidget &window);

} // namespace rp
