// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/roofline/roofline.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// The chart, the kernel's figures, what the dashboard's figure is worth, the regime by size and precision.
InstrumentPlan rooflinePlan(RooflineInstrument &instrument, const LabSession *session);

} // namespace rp
