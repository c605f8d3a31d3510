// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace rp {

/// A label that has to stand near its mark.
struct LabelWish
{
    QRectF mark;
    QSizeF size;
    bool first = false; ///< has its place before the others
};

/// Finds a place for each label inside `bounds`, clear of all marks and of each other, near its mark and off
/// the `lines` where it can be. A label is left out, and its rectangle null, where only a line over something
/// else could lead to it.
std::vector<QRectF> placeLabels(const std::vector<LabelWish> &wishes, const QRectF &bounds,
                                const std::vector<QLineF> &lines);

/// Does the line pass through the rectangle, or end in it?
bool crosses(const QRectF &rect, const QLineF &line);

/// Where a thin line from the mark to its label begins and ends; null when they stand close enough without.
QLineF leaderLine(const QRectF &mark, const QRectF &label);

/// Heights of texts that stand one below the other, as near to the ones they want as they can: tops for
/// `wanted` middles, in the same order as given, none overlapping, all between `top` and `bottom` where they
/// fit.
std::vector<double> spreadTops(const std::vector<double> &wantedMiddles, const std::vector<double> &heights,
                               double top, double bottom);

/// From one place to another on a line.
struct Stretch
{
    double from;
    double to;
};

/// Where a text that wants to cover `wanted` begins so that every mark stays `distance` away from it: as near
/// as there is a place inside `bounds`, or as wanted where there is none.
double leftBesideMarks(Stretch wanted, const std::vector<double> &marks, double distance, Stretch bounds);

} // namespace rp
