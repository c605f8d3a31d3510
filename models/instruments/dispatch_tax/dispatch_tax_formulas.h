// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax_figures.h"

#include <QString>

namespace rp {

/// A formula of the math peek with the live values put in, one line for each equation; empty for an unknown
/// id. The ids are those of DispatchTaxInstrument::liveFormula(). Symbols: N kernels, c math per kernel,
/// ℓ launch cost, M memory time, k time of one kernel on the GPU, g gap between kernels, T wall time,
/// U math utilization, B GPU busy, s GPU speed, η efficiency of the math; a prime marks the compiled pass.
QString dispatchTaxFormula(const QString &formulaId, const DispatchTaxState &state,
                           const Catalogue &catalogue);

} // namespace rp
