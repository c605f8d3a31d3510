// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/act/answer_axis.h"
#include "views/charts/chart_theme.h"

#include <QFont>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace rp {

/// Where an axis lies on a widget.
struct AxisPlace
{
    ValueAxis axis;
    double left = 0.0;
    double right = 1.0;
    double y = 0.0;
    bool mirrored = false;

    double xOf(double value) const;
    double partAt(double x) const; ///< 0 … 1 along the axis, outside beyond its ends
};

/// How an answer's mark is drawn.
enum class AnswerMark
{
    True,
    Handle
};

/// Half the width of a mark, which grows with the text.
double markRadius(const QFont &font);

/// The line with its ticks, and their texts below it. Beside values that are told above it only its ends are.
/// @param covered is written over: ticks have no text there
void paintAxis(QPainter &painter, const AxisPlace &place, const QFont &font, const ChartTheme &theme,
               const std::vector<AnswerStop> &told = {}, const QRectF &covered = {});
void paintAnswerMark(QPainter &painter, const QPointF &at, double radius, AnswerMark mark,
                     const QColor &color, const ChartTheme &theme);
/// A triangle whose tip touches the axis. What the learner said is hollow, what is true or measured full.
/// @param height from the middle of its base to the tip: downwards for a mark that stands above the axis
void paintPointer(QPainter &painter, const QPointF &tip, const QPointF &height, bool isHollow,
                  const QColor &color, const ChartTheme &theme);
/// What paintCentred() would cover in a font.
QRectF centredArea(const QFont &font, double x, double top, double width, const QString &text);
/// A text centred over x, but inside the axis' widget from 0 to `width`. Returns what it covers.
/// It stands on a plate, where one is given.
QRectF paintCentred(QPainter &painter, double x, double top, double width, const QString &text,
                    const QColor &plate = {});

} // namespace rp
