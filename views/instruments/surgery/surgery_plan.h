// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

/// The code and its map, before and after, and who waits.
InstrumentPlan surgeryPlan(SurgeryInstrument &instrument);

} // namespace rp
