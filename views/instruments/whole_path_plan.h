// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/whole_path/whole_path.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

class LabSession;

/// Lab 11, act 3: the parts of a request as one bar, and what faster kernels make of it.
InstrumentPlan wholePathPlan(WholePathInstrument &instrument, const LabSession *session);

} // namespace rp
