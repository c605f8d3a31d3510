// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_overlay.h"

namespace rp {

// What a chart of bars draws beside its bars, left-to-right.

/// A gap near the right end of a bar that goes on beyond the axis.
void addTear(ChartOverlay &placed, const ChartTheme &theme, double em, const QRectF &bar, double right);
/// A frame round the bars of the chosen row, and a pointer before its name.
void addChosen(ChartOverlay &placed, const ChartTheme &theme, double em, const QRectF &bar,
               const QPointF &beforeName);
/// A dashed place for a bar that is not drawn yet, and what is written in it, up to `end` where it is short.
/// Returns the place.
QRectF addSlot(ChartOverlay &placed, const ChartTheme &theme, const QRectF &slot, const QString &text,
               double end);
/// A dotted outline from the end of a bar to where it ended before the last change.
void addBefore(ChartOverlay &placed, const ChartTheme &theme, const QRectF &bar, double ended);
/// The same outline in a legend.
void addBeforeKey(ChartOverlay &placed, const ChartTheme &theme, const QRectF &swatch);
/// A line over the room of a group, its heading in the first of its rows, which are `pitch` high, and its
/// figure beside the others.
void addGroup(ChartOverlay &placed, const ChartStyle &style, const ChartGroup &group, const QRectF &room,
              double pitch);
/// The room that figures of groups need beside the bars.
double groupColumn(const ChartContent &content, const ChartStyle &style);

} // namespace rp
