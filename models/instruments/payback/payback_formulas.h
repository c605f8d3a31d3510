// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/payback/payback_figures.h"

#include <QString>

namespace rp {

/// A formula of the math peek with the live values put in, one line for each equation; empty for an unknown
/// id. The ids are those of CompilationReturnInstrument::liveFormula(). Symbols: R eager
/// throughput of one replica, G throughput gain, f share of inferences on compiled code, t_g guard cost, Δt
/// time saved per inference, k replicas, t_c compile time, h cache hits, t_l load time, n_r recompilations, r
/// recompilations per day, t_r recompile time, t_w warm-up, C cost to the end, N break-even inferences, V
/// inferences per day, D days, S net time saved.
QString returnFormula(const QString &formulaId, const ReturnState &state);

} // namespace rp
