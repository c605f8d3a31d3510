// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_lengths.h"

#include "views/charts/value_axis.h"

#include <algorithm>
#include <cmath>

namespace rp {

double finiteOr0(double value)
{
    return std::isfinite(value) && value > 0.0 ? value : 0.0;
}

double barValue(const ChartPoint &point)
{
    return finiteOr0(point.value);
}

double barLength(const ChartSeries &series, BarArrangement arrangement)
{
    double length = 0.0;
    for (const ChartPoint &point : series.points) {
        const double value = point.isTotal ? 0.0 : barValue(point);
        length = arrangement == BarArrangement::Stacked ? length + value : std::max(length, value);
    }
    return length;
}

double barsReach(const ChartContent &content, BarArrangement arrangement)
{
    double reach = 0.0;
    for (const ChartSeries &series : content.series)
        reach = std::max(reach, barLength(series, arrangement));
    for (const ChartAnnotation &annotation : content.annotations)
        reach = std::max(reach, finiteOr0(annotation.position));
    return reach;
}

double barsAxisEnd(const ChartContent &content, BarArrangement arrangement, double times)
{
    return axisHolding({times * barsReach(content, arrangement)}, {content.quantity}).to;
}

} // namespace rp
