// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/common_axis.h"

#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"

#include <algorithm>
#include <optional>

namespace rp {

namespace {

constexpr double mostTimesAsLong = 20.0;

bool measureTheSame(ChartWidget *first, ChartWidget *second)
{
    return first && second && first->content().quantity == second->content().quantity &&
           first->content().valueAxisTitle == second->content().valueAxisTitle;
}

void shareBars(BarChart *first, BarChart *second)
{
    BarFrame shared;
    if (measureTheSame(first, second)) {
        const BarFrame a = first->ownFrame();
        const BarFrame b = second->ownFrame();
        shared = {std::max(a.axisEnd, b.axisEnd), std::max(a.before, b.before), std::max(a.behind, b.behind)};
    }
    for (BarChart *chart : {first, second}) {
        if (chart)
            chart->setSharedFrame(shared);
    }
}

/// On a common linear axis the shorter one is still to be seen.
bool areAlike(const ValueAxis &a, const ValueAxis &b)
{
    const double shorter = std::min(a.to - a.from, b.to - b.from);
    const double longer = std::max(a.to - a.from, b.to - b.from);
    return a.logarithmic || shorter * mostTimesAsLong >= longer;
}

void shareLines(LineChart *first, LineChart *second)
{
    std::optional<PlotAxes> a;
    std::optional<PlotAxes> b;
    if (measureTheSame(first, second)) {
        a = first->ownAxes();
        b = second->ownAxes();
        if (!areAlike(a->x, b->x) || !areAlike(a->y, b->y)) {
            a.reset();
            b.reset();
        }
    }
    if (first)
        first->setSharedAxes(b);
    if (second)
        second->setSharedAxes(a);
}

} // namespace

void shareAxis(FigureFrame *first, FigureFrame *second)
{
    shareBars(qobject_cast<BarChart *>(first), qobject_cast<BarChart *>(second));
    shareLines(qobject_cast<LineChart *>(first), qobject_cast<LineChart *>(second));
}

} // namespace rp
