// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_figures.h"

#include <QString>

namespace rp {

/// A formula of the math peek with the live values put in, one line for each equation; empty for an unknown
/// id. The ids are those of CompilationContinuumInstrument::liveFormula(). Symbols: S speed-up, T wall time,
/// N kernels, c math per kernel, ℓ launch cost, M memory time, k time of one kernel on the GPU, g gap between
/// kernels, λ share of the launch cost that a stage keeps, u share of the gains that it realizes; a prime
/// marks the stage. I arithmetic intensity, Iᵥ the same on the vector units, m operations in one kernel,
/// f FLOP of each, b bytes of an element, R ridge point, n operations up to it; of the matrix product M rows,
/// N columns, K inner size.
QString continuumFormula(const QString &formulaId, const ContinuumState &state, const Catalogue &catalogue);

} // namespace rp
