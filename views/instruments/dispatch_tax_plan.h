// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// Bars with meters, the race, and the models side by side.
InstrumentPlan dispatchTaxPlan(DispatchTaxInstrument &instrument, const LabSession *session);

} // namespace rp
