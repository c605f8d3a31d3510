// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion_figures.h"

#include <QString>

namespace rp {

/// A formula of the math peek with the live values put in, one line for each equation; empty for an unknown
/// id. The ids are those of FusionExplorerInstrument::liveFormula(). Symbols: Q traffic, r reads, w writes,
/// n elements, b bytes of one, N kernels (attention: sequence length), ℓ launch cost, t time of a kernel,
/// F operations, B bandwidth, η share of it, P peak, I intensity, R ridge point, m operations, d head size,
/// M on-chip elements, A accesses; a prime marks the fused chain.
QString fusionFormula(const QString &formulaId, const FusionState &state, const Catalogue &catalogue);

} // namespace rp
