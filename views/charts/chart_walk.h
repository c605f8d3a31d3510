// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_content.h"

namespace rp {

/// Where the keyboard is in a chart: on the whole of it, on a point, or on an annotation.
struct ChartPosition
{
    enum class On
    {
        Whole,
        Point,
        Annotation
    };
    On on = On::Whole;
    int series = 0;
    int point = 0; ///< point of the series, or index of the annotation

    bool operator==(const ChartPosition &other) const = default;
};

enum class WalkStep
{
    NextPoint,
    PreviousPoint,
    NextSeries,
    PreviousSeries,
    FirstPoint,
    LastPoint,
    FirstOfAll,
    LastOfAll,
    Enter,
    Leave
};

/// The position one step on. Annotations come after the last point of every series and after the last series;
/// from an annotation the walk leads back to the series it came from. A series without points is passed by.
/// At an end the position stays.
ChartPosition walkChart(const ChartContent &content, const ChartPosition &from, WalkStep step);

/// The nearest position that exists, for content that has just changed.
ChartPosition keptInside(const ChartContent &content, const ChartPosition &position);

} // namespace rp
