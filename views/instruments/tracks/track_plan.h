// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/page_plan.h"

namespace rp {

class TrackEdgeInstrument;
class TrackInstrument;

/// What the views of the four tracks have in common: the verdict and the goal part by part above the pages.
InstrumentPlan trackPlan(TrackInstrument &instrument, std::vector<PagePlan> pages);

/// How busy the GPU is and how many tokens it writes, where the time of a step goes, and the memory.
InstrumentPlan trackCloudPlan(TrackInstrument &instrument);
/// How the times of the loops are spread, the few that take long, what makes them long, and the modes.
InstrumentPlan trackEdgePlan(TrackEdgeInstrument &instrument);
/// What energy and time of a frame are spent on, the battery, the frame rate, and all designs.
InstrumentPlan trackMobilePlan(TrackInstrument &instrument);
/// What flash and RAM are filled with, what time and power go into, the clock, and all runtimes.
InstrumentPlan trackTinyPlan(TrackInstrument &instrument);

} // namespace rp
