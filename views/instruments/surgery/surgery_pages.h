// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/page_plan.h"

namespace rp {

class SurgeryInstrument;

/// The code with the line that breaks the graph, the map of its pass, and the tools.
PagePlan surgeryStagePage(const SurgeryInstrument &instrument);
/// Where the time of a pass goes under both baselines and after the surgery; whether that is enough.
PagePlan surgeryChangePage(const SurgeryInstrument &instrument);

} // namespace rp
