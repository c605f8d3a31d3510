// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/plan/play_part.h"

namespace rp {

class FusionInstrument;

/// Bytes on their way to memory and back, unfused and fused, on one clock.
Part travelPart(const FusionInstrument &instrument);

} // namespace rp
