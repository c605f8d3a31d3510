// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/play_part.h"

namespace rp {

class DispatchTaxInstrument;

/// What the modes are called.
PlayNames raceNames(const DispatchTaxInstrument &instrument);

/// All three modes on one clock. Who shows the same player shows the same moment.
Part racePart(DispatchTaxInstrument &instrument, std::shared_ptr<Player> player);

} // namespace rp
