// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/page/chart_parts.h"

namespace rp {

/// What a roofline shows: kernels and roofs of two tables.
struct RooflinePlan
{
    ResultTable *points = nullptr;
    std::function<RooflinePointLook(const QString &rowKey)> look = {};
    ResultTable *roofs = nullptr;
    /// Columns of the roofs with their translated labels; the first is drawn solid.
    std::function<std::vector<std::pair<QString, QString>>()> shownRoofs = {};
    std::function<std::optional<RooflineRidge>()> ridge = {};
    ChartMarks marks = {};
    /// Tables of what the kernel might be instead, drawn hollow; the nearest of the first are named.
    std::function<std::vector<ResultTable *>()> ghosts = {};
    QString emphasizedRow = {};
    std::vector<HandlePlan> handles = {};
    const Instrument *instrument = nullptr; ///< of the handles
    bool here = false;                      ///< with what was measured of this computer
};
Part rooflinePart(const char *id, RooflinePlan plan);

} // namespace rp
