// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum.h"
#include "views/instruments/page/page_plan.h"

namespace rp {

/// The stages: throughput against flexibility, and the judgements behind it. The crossing: the operating
/// point against the ridge points, in a few moves.
InstrumentPlan continuumPlan(ContinuumInstrument &instrument);

} // namespace rp
