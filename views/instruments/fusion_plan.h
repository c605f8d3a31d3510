// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// One page for each topic: a chain of operations, attention, one line of code.
InstrumentPlan fusionPlan(FusionInstrument &instrument, const LabSession *session);

} // namespace rp
