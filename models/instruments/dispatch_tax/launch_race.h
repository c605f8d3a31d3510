// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax_model.h"

namespace rp {

struct PlayScore;

/// The same pass in each mode ("eager", "compiled" but for a trace, "cuda_graph"), drawn out in time. The
/// GPU's idle time is billed; the chosen mode leads.
PlayScore launchRace(const DispatchTaxSettings &settings, const Catalogue &catalogue);

} // namespace rp
