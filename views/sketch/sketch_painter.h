// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sketch/sketch.h"

class QPainter;
class QPalette;

namespace rp {

/// What of a picture is lit, and what hangs there.
struct SketchLight
{
    QString part; ///< empty: all of it
    QString term;
    QString about;
};

/// Draws a picture of the painter's font into an area of this size; `mirrored`: from right to left.
void paintSketch(QPainter &painter, const Sketch &sketch, const QSizeF &size, const QPalette &palette,
                 bool mirrored, const SketchLight &light = {});
/// Where the explanation of what is lit hangs; empty while nothing is.
QRectF calloutPlace(const Sketch &sketch, const QSizeF &size, const QFont &font, bool mirrored,
                    const SketchLight &light);

} // namespace rp
