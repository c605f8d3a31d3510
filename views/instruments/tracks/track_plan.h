// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/page_plan.h"

namespace rp {

class OperatorSupportInstrument;
class TrackEdgeInstrument;
class TrackInstrument;

/// What the views of the four tracks have in common: the verdict above every picture, and the goal part by
/// part behind the first.
InstrumentPlan trackPlan(TrackInstrument &instrument, std::vector<PagePlan> pages,
                         std::vector<const char *> pinned);

/// Where the time of a step goes, and how many tokens are written.
InstrumentPlan trackCloudPlan(TrackInstrument &instrument);
/// The few loops that take long, and what makes them long.
InstrumentPlan trackEdgePlan(TrackEdgeInstrument &instrument);
/// What the energy of a frame is spent on, and how long the battery lasts.
InstrumentPlan trackMobilePlan(TrackInstrument &instrument);
/// What flash is filled with, and what the power goes into.
InstrumentPlan trackTinyPlan(TrackInstrument &instrument);
/// What an operator costs that a small device does not run itself, and what a rebuild makes of it.
InstrumentPlan operatorSupportPlan(OperatorSupportInstrument &instrument);

} // namespace rp
