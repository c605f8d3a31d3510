// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery_model.h"

#include <QString>

namespace rp {

/// A formula of the math peek with the live values put in, one line for each equation; empty for an unknown
/// id. The ids are those of GraphSurgeryInstrument::liveFormula(). Symbols: L sites, t_g guards, t_e
/// re-entry, t_s reading a value, n kernels no longer fused, ℓ launch cost, B bytes alive across a break, BW
/// memory bandwidth; p probability of branch A, W_A and W_B kernel time of the branches, C cost of one break;
/// T wall time, a prime marks the time after the surgery, K kernel time, N kernels launched; D bytes, O FLOP,
/// R peak, η efficiency, Λ latency.
QString surgeryFormula(const QString &formulaId, const SurgeryState &state);

} // namespace rp
