// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <vector>

namespace rp {

/// Points of a line in parts of the plot: 0…1 from left to right and from bottom to top. Points with a
/// coordinate that is not a number interrupt the line.
using PartLine = std::vector<QPointF>;

/// A part line as the pieces of it that lie inside the plot. Points closer than `nearest` (in parts) to the
/// one before are left out.
std::vector<QList<QPointF>> insidePieces(const PartLine &line, const QPointF &nearest);

/// The line without the points that lie no farther than `tolerance` from the straight way past them. What is
/// drawn of it looks the same and takes a fraction of the time.
QPolygonF leanLine(const QPolygonF &line, double tolerance);

/// What is drawn of a line with a dash pattern: strokes and gaps by turns, in pixels; an empty one: all of
/// it. A stroke round a corner is one piece before and one behind it, which overlap there by as much on each
/// side.
QList<QLineF> strokesAlong(const QPolygonF &line, const QList<double> &pattern, double overlap);

/// Area between two part lines with the same x values: edges from left to right, bent at the plot's border.
struct BandPiece
{
    QList<QPointF> lower;
    QList<QPointF> upper;
};

/// The pieces of a band inside the plot; it is interrupted where either edge is.
std::vector<BandPiece> bandPieces(const PartLine &lower, const PartLine &upper);

/// Height of an edge at `x`, between its points along straight lines; that of the end beyond it.
double heightAt(const QList<QPointF> &edge, double x);

} // namespace rp
