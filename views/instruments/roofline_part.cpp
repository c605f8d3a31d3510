// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/roofline_part.h"

#include "models/measure_text/this_computer.h"
#include "views/instruments/page/instrument_view.h"

namespace rp {

Part rooflinePart(const char *id, RooflinePlan plan)
{
    const auto setUp = [plan](RooflineChart &chart, InstrumentView &view) {
        chart.setPoints(plan.points, plan.look);
        if (const ThisComputer *computer = view.intents().computer; computer && plan.here)
            chart.setMeasuredHere(computer->table(MeasureTopic::Roof));
        if (plan.instrument)
            connectHandles(chart, view, InstrumentReader(*plan.instrument), plan.handles);
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
        if (plan.ghosts)
            chart.setGhosts(plan.ghosts());
        chart.setEmphasizedRow(plan.emphasizedRow);
        chart.setMarks(plan.marks());
        if (plan.instrument)
            showHandles(chart, InstrumentReader(*plan.instrument), plan.handles);
    };
    return partOf<RooflineChart>(Part::Kind::Picture, id, show, setUp);
}

} // namespace rp
