// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_model.h"

#include <QString>
#include <vector>

namespace rp {

/// One state of the instrument: what was set and what came out.
struct ContinuumState
{
    ContinuumSettings settings;
    ContinuumResult result;

    const StageResult &chosen() const { return result.chosen(settings); }
};

/// The ids listed at CompilationContinuumInstrument, in that order.
std::vector<QString> continuumFigureIds();

/// In base units: µs, factor, FLOP/byte, fraction, per second. NaN for an unknown id, and for what needs a
/// ridge that the device does not have.
double continuumFigure(const QString &figureId, const ContinuumState &state, const Catalogue &catalogue);

/// The value in words of the current language; empty for an unknown id.
QString continuumFigureText(const QString &figureId, const ContinuumState &state, const Catalogue &catalogue);

/// What the figure is called: "Arithmetic intensity". Empty for an unknown id.
QString continuumFigureLabel(const QString &figureId);

/// Why the figure rests on an assumption in this state, translated; empty when it does not.
QString continuumFigureAssumption(const QString &figureId, const ContinuumState &state,
                                  const Catalogue &catalogue);

/// Reasons for the assumptions in times of this context, workload and launch model; empty when none.
QString continuumTimesAssumption(const ContinuumSettings &settings, const Catalogue &catalogue);

/// "memory-bound", "compute-bound", "not defined".
QString boundText(RoofBound bound);

} // namespace rp
