// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <cstdint>

class QPainter;

namespace rp {

enum class StepState;
enum class WindowPage : std::uint8_t;

/// Draws the mark of a step's state: a padlock (locked), an open circle (open), a tick in a circle (done).
/// Different shapes, so that no meaning rests on colour.
void drawStepSymbol(QPainter &painter, const QRectF &rect, StepState state, const QColor &color);

/// Draws the mark of a page of the window: a house (home), stacked cards (evidence), a written sheet (memo).
void drawPageSymbol(QPainter &painter, const QRectF &rect, WindowPage page, const QColor &color);

} // namespace rp
