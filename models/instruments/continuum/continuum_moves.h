// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_settings.h"

#include <QString>
#include <functional>
#include <optional>

namespace rp {

// Moves in the crossing part of the compilation continuum. A run of changes of one input is one move, and a
// run that ends where it began is none, so that the moves always lead from the start to what is set now.

/// Moves that a learner has for the crossing.
inline constexpr int movesAllowed = 5;
/// Older moves than these are forgotten, so that a saved state stays small.
inline constexpr std::size_t mostMovesKept = 50;

/// Stores a checked value of a crossing input and records the move.
void makeMove(ContinuumSettings &settings, const QString &inputId, const QVariant &value);

/// Takes moves back until `count` are left; with 0 the crossing part is as it was at the start.
void takeMovesBack(ContinuumSettings &settings, std::size_t count, const Catalogue &catalogue);

/// The moves as one line, for a saved state: "operation=pointwise;gemm_k=256".
QString historyText(const ContinuumSettings &settings);

/// Whether a value of an input can be stored.
using ValueAccepted = std::function<bool(const QString &inputId, const QVariant &value)>;

/// The reverse of historyText(). Nothing is returned when the line is damaged or does not lead to what is
/// set now.
std::optional<std::vector<ContinuumMove>> movesFrom(const QString &history, const ContinuumSettings &settings,
                                                    const Catalogue &catalogue,
                                                    const ValueAccepted &accepted);

} // namespace rp
