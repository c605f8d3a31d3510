// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery.h"
#include "views/instruments/plan/page_plan.h"

namespace rp {

/// What the chosen surgery is and does; the map, before and after, masking, baselines and the iron law.
InstrumentPlan surgeryPlan(SurgeryInstrument &instrument);

} // namespace rp
