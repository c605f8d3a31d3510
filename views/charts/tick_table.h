// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/canvas_text.h"
#include "views/charts/value_axis.h"

#include <QStringList>

namespace rp {

/// The ticks of an axis with their texts: what an axis of Qt Charts is made from.
struct TickTable
{
    ValueAxis axis;
    AxisTicks ticks;
    QStringList texts = {}; ///< one for each tick; an empty one found no room beside its neighbour
    double widest = 0.0;    ///< pixels of the widest text
    double overhang = 0.0;  ///< pixels that a text stands out beyond the larger end of an axis across

    bool operator==(const TickTable &other) const
    {
        return axis == other.axis && ticks.values == other.ticks.values && texts == other.texts;
    }
};

/// Ticks side by side on `length` pixels.
TickTable ticksAlong(const ValueAxis &axis, double length, const ChartStyle &style, const CanvasText &text);
/// Ticks one above the other; few enough for at least `room` pixels.
TickTable ticksUp(const ValueAxis &axis, double room, const ChartStyle &style, const CanvasText &text);

/// Title of an axis with its ends: "Time of one forward pass, from 0 ms to 25 ms".
QString rangeTitle(const QString &title, const TickTable &table, const Format &format);

} // namespace rp
