// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/instruments/page/play_part.h"

namespace rp {

class DispatchTaxInstrument;

/// All three modes on one clock. Those that `waiting` names have a lane and nothing in it.
Part racePart(const DispatchTaxInstrument &instrument, const std::function<QStringList()> &waiting);

} // namespace rp
