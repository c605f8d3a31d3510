// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/roofline/roofline_part.h"

namespace rp {

Part rooflinePart(const char *id, RooflinePlan plan)
{
    const auto setUp = [points = plan.points, look = plan.look](RooflineChart &chart, InstrumentView &) {
        chart.setPoints(points, look);
    };
    const auto show = [plan = std::move(plan)](RooflineChart &chart) {
        std::vector<QString> columns;
        std::vector<QString> labels;
        for (const auto &[column, label] : plan.shownRoofs()) {
            columns.push_back(column);
            labels.push_back(label);
        }
        chart.setRoofs(plan.roofs, columns, labels);
        chart.setRidge(plan.ridge());
        chart.setEmphasizedRow(plan.emphasizedRow);
        chart.setMarks(plan.marks());
    };
    return partOf<RooflineChart>(Part::Kind::Picture, id, show, setUp);
}

} // namespace rp
