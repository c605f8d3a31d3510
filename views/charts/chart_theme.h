// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"

#include <QBrush>
#include <QColor>

class QPainter;
class QPalette;
class QRectF;

namespace rp {

/// What tells two filled marks apart when their colours do not.
enum class MarkPattern
{
    Solid,
    Diagonal,
    Horizontal,
    Cross,
    Dots
};

/// Whether two meanings have one colour.
bool lookAlike(Meaning a, Meaning b);

/// How a meaning is drawn: fill and pattern for areas, the same colour for lines.
struct MarkStyle
{
    QColor fill;
    QColor patternInk;
    QColor labelInk; ///< text written on `fill`; at least 4.5:1 against it
    MarkPattern pattern = MarkPattern::Solid;
};

/// Colours of a chart. Text keeps at least 4.5:1 and marks at least 3:1 against `background`.
struct ChartTheme
{
    QColor background;
    QColor text;
    QColor mutedText;
    QColor grid;
    QColor axis;
    QColor focusRing;
    bool dark = false;
    bool highContrast = false;

    /// `variant`: how many others in one picture have this colour too; each looks different.
    MarkStyle mark(Meaning meaning, int variant = 0) const;
};

/// The theme that goes with a palette: dark when its base is darker than its text, high contrast when text
/// and base are at least 20:1 apart (black on white or white on black).
ChartTheme chartThemeFor(const QPalette &palette);
/// The same for marks that stand on the window itself instead of on a plot's own ground.
ChartTheme windowThemeFor(const QPalette &palette);

/// Fill and pattern as a brush for a screen with so many pixels to one of the device-independent ones.
/// `spacing` is the distance between the pattern's lines in the latter.
QBrush markBrush(const MarkStyle &style, double spacing, double ratio);
/// Fills `rect` as `style` says. Vector formats know no brush with a pattern: there it is drawn as lines.
void paintMark(QPainter &painter, const QRectF &rect, const MarkStyle &style, double spacing);
/// Only the pattern, over a fill that is already there.
void paintPattern(QPainter &painter, const QRectF &rect, const MarkStyle &style, double spacing);

} // namespace rp
