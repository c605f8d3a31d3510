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

/// From the first key on, text that is given the focus in this window shows it, until the mouse is pressed:
/// Qt waits for a Tab. Before that nobody has asked for a ring around the heading of each page.
void showFocusFromFirstKey(QWidget &window);

/// Whether text that was given the focus shows it in this window.
bool isFocusShown(const QWidget &window);

} // namespace rp
