// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// Whether the design fits, with a way out when it does not; kernels, memory, throughput and fusion.
InstrumentPlan servingPlan(ServingInstrument &instrument, const LabSession *session);

} // namespace rp
