// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/trace/trace_workbench.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// Where the span of a real trace goes, its timeline, paces, kernels and steps; what would pay; how to
/// record.
InstrumentPlan tracePlan(TraceInstrument &instrument, const LabSession *session);

} // namespace rp
