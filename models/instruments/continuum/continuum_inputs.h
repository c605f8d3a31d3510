// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_settings.h"
#include "models/instruments/contract/instrument.h"

#include <vector>

namespace rp {

/// The controls of the compilation continuum in the current language, in the order in which they are shown.
/// The sizes of the matrix product are among them only where it is chosen.
std::vector<InputSpec> continuumInputs(const ContinuumSettings &settings, const Catalogue &catalogue);

/// One of them, also where it does not act; empty id for an unknown one.
InputSpec continuumInput(const QString &inputId, const ContinuumSettings &settings,
                         const Catalogue &catalogue);

/// A value of an input in words: "4 operations", "1,024", "Ahead of time".
QString continuumInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue);

/// "4 operations" and "8 FLOP": a count of pointwise operations, and the arithmetic of one.
QString operationsText(double operations);
QString complexityText(double flop);

/// Checks one value, stores it and records the move. "moves" takes moves back, "history" replaces the
/// recorded moves. Empty when accepted, else a translated sentence.
QString applyContinuumInput(ContinuumSettings &settings, const QString &inputId, const QVariant &value,
                            const Catalogue &catalogue);

} // namespace rp
