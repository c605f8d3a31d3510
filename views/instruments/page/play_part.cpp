// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/play_part.h"

#include "views/charts/timeline/play_chart.h"

namespace rp {

Part playPart(const char *id, const PlayPlan &plan)
{
    return partOf<PlayChart>(
        Part::Kind::Picture, id, [](PlayChart &chart) { chart.refresh(); },
        [plan](PlayChart &chart, InstrumentView &) {
            chart.setPlayer(plan.player);
            chart.setNames(plan.names);
            chart.setTexts(plan.caption, plan.summary);
        });
}

} // namespace rp
