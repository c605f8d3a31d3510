// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/play_part.h"

namespace rp {

class SurgeryInstrument;

/// The pass before and after the surgery on one clock, and which side waits for which.
Part waitingPart(const SurgeryInstrument &instrument);

} // namespace rp
