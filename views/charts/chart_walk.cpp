// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_walk.h"

#include <algorithm>
#include <limits>

namespace rp {

namespace {

using On = ChartPosition::On;

int seriesCount(const ChartContent &content)
{
    return static_cast<int>(content.series.size());
}

int pointCount(const ChartContent &content, int series)
{
    return series >= 0 && series < seriesCount(content)
               ? static_cast<int>(content.series[static_cast<std::size_t>(series)].points.size())
               : 0;
}

int annotationCount(const ChartContent &content)
{
    return static_cast<int>(content.annotations.size());
}

ChartPosition pointPosition(const ChartContent &content, int series, int point)
{
    const int s = std::clamp(series, 0, std::max(0, seriesCount(content) - 1));
    const int count = pointCount(content, s);
    if (count == 0)
        return {};
    return {On::Point, s, std::clamp(point, 0, count - 1)};
}

/// The next series with points in a direction; -1: there is none.
int seriesBeside(const ChartContent &content, int series, int direction)
{
    for (int s = series + direction; s >= 0 && s < seriesCount(content); s += direction)
        if (pointCount(content, s) > 0)
            return s;
    return -1;
}

ChartPosition annotationPosition(const ChartContent &content, int series, int index)
{
    return {On::Annotation, series, std::clamp(index, 0, std::max(0, annotationCount(content) - 1))};
}

/// A point, or where its series has none the first of the next one that has, or the first annotation.
ChartPosition entered(const ChartContent &content, int series, int point)
{
    if (pointCount(content, series) > 0)
        return pointPosition(content, series, point);
    if (const int next = std::max(seriesBeside(content, series, 1), seriesBeside(content, series, -1));
        next >= 0)
        return pointPosition(content, next, 0);
    return annotationCount(content) > 0 ? annotationPosition(content, series, 0) : ChartPosition{};
}

ChartPosition fromPoint(const ChartContent &content, const ChartPosition &from, WalkStep step)
{
    const int last = pointCount(content, from.series) - 1;
    switch (step) {
    case WalkStep::NextPoint:
        if (from.point < last)
            return {On::Point, from.series, from.point + 1};
        return annotationCount(content) > 0 ? annotationPosition(content, from.series, 0) : from;
    case WalkStep::PreviousPoint:
        return pointPosition(content, from.series, from.point - 1);
    case WalkStep::NextSeries:
        if (const int next = seriesBeside(content, from.series, 1); next >= 0)
            return pointPosition(content, next, from.point);
        return annotationCount(content) > 0 ? annotationPosition(content, from.series, 0) : from;
    case WalkStep::PreviousSeries:
        if (const int before = seriesBeside(content, from.series, -1); before >= 0)
            return pointPosition(content, before, from.point);
        return from;
    default:
        return from;
    }
}

ChartPosition fromAnnotation(const ChartContent &content, const ChartPosition &from, WalkStep step)
{
    switch (step) {
    case WalkStep::NextPoint:
    case WalkStep::NextSeries:
        return annotationPosition(content, from.series, from.point + 1);
    case WalkStep::PreviousPoint:
    case WalkStep::PreviousSeries:
        if (from.point > 0)
            return annotationPosition(content, from.series, from.point - 1);
        return pointCount(content, from.series) > 0
                   ? pointPosition(content, from.series, pointCount(content, from.series) - 1)
                   : from;
    default:
        return from;
    }
}

} // namespace

ChartPosition walkChart(const ChartContent &content, const ChartPosition &from, WalkStep step)
{
    const ChartPosition here = keptInside(content, from);
    switch (step) {
    case WalkStep::Leave:
        return {On::Whole, here.series, here.point};
    case WalkStep::FirstPoint:
        return pointPosition(content, here.series, 0);
    case WalkStep::LastPoint:
        return pointPosition(content, here.series, pointCount(content, here.series) - 1);
    case WalkStep::FirstOfAll:
        return entered(content, std::max(0, seriesBeside(content, -1, 1)), 0);
    case WalkStep::LastOfAll:
        if (annotationCount(content) > 0)
            return annotationPosition(content, here.series, annotationCount(content) - 1);
        return pointPosition(content, seriesBeside(content, seriesCount(content), -1),
                             std::numeric_limits<int>::max());
    default:
        break;
    }
    if (here.on == On::Whole) // any arrow, or Enter, goes in where the walk was left
        return entered(content, here.series, here.point);
    return here.on == On::Annotation ? fromAnnotation(content, here, step) : fromPoint(content, here, step);
}

ChartPosition keptInside(const ChartContent &content, const ChartPosition &position)
{
    if (position.on == On::Annotation)
        return annotationCount(content) > 0 ? annotationPosition(content, position.series, position.point)
                                            : pointPosition(content, position.series, 0);
    ChartPosition kept = pointPosition(content, position.series, position.point);
    if (position.on == On::Whole)
        kept.on = On::Whole;
    return kept;
}

} // namespace rp
