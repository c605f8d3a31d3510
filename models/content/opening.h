// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/panel_name.h"

namespace rp {

class Bench;
struct ActContent;

/// What the panels of an act open with. Only there, and not in what a figure of the
/// content is worked out from: those start from the instrument's own.
NamedValues openingInputs(const ActContent &act, const Bench &bench);

} // namespace rp
