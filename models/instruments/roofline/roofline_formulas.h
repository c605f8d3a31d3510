// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/roofline/roofline_model.h"

#include <QString>

namespace rp {

/// The equation with the values of this state put in; empty for an unknown id. The ids are listed at
/// RooflineInstrument. An intensity is that of its own kernel's sizes, whichever kernel is chosen.
QString rooflineFormula(const QString &formulaId, const RooflineState &state);

} // namespace rp
