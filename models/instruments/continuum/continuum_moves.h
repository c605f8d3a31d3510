// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_model.h"

#include <optional>

namespace rp {

// Moves in the crossing part of the compilation continuum. A run of changes of one input is one move, and a
// run that ends where it began is none, so that the moves always lead from the start to what is set now.

/// Moves that a learner has for the crossing.
inline constexpr int movesAllowed = 5;
/// Older moves than these are forgotten, so that a saved state stays small.
inline constexpr std::size_t mostMovesKept = 50;

/// Records what a new value of a crossing input was as a move.
void recordMove(ContinuumSettings &after, const ContinuumSettings &before, const Catalogue &catalogue);

/// Whether a change of this input counts as a move.
bool isCrossingInput(const QString &inputId);

/// Takes moves back until `count` are left; with 0 the crossing part is as it was at the start.
void takeMovesBack(ContinuumSettings &settings, std::size_t count, const Catalogue &catalogue);

/// The moves as one line, for a saved state: "operation=pointwise;gemm_k=256".
QString historyText(const ContinuumSettings &settings);

/// The reverse of historyText(). Nothing is returned when the line is damaged or does not lead to what is
/// set now.
std::optional<std::vector<ContinuumMove>> movesFrom(const QString &history, const ContinuumSettings &settings,
                                                    const Catalogue &catalogue);

} // namespace rp
