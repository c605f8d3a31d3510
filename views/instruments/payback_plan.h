// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/payback/payback.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// Verdict, figures, the break-even timeline and what would change the verdict.
InstrumentPlan returnPlan(PaybackInstrument &instrument, const LabSession *session);

} // namespace rp
