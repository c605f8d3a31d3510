// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/page_plan.h"

namespace rp {

class TrackInstrument;

/// What the views of the four tracks have in common: the verdict and the goal part by part above the pages.
InstrumentPlan trackPlan(TrackInstrument &instrument, std::vector<PagePlan> pages);

} // namespace rp
