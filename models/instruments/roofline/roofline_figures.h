// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/roofline/roofline_model.h"

#include <QString>
#include <vector>

namespace rp {

/// The ids listed at RooflineInstrument, in that order.
std::vector<QString> rooflineFigureIds();

/// In base units: FLOP/byte, FLOP/s, fraction, µs. NaN for an unknown id, and for what needs a peak that the
/// device does not have.
double rooflineFigure(const QString &figureId, const RooflineState &state, const Catalogue &catalogue);

/// The value in words of the current language; empty for an unknown id.
QString rooflineFigureText(const QString &figureId, const RooflineState &state, const Catalogue &catalogue);

/// What the figure is called: "Arithmetic intensity". Empty for an unknown id.
QString rooflineFigureLabel(const QString &figureId);

/// Why the figure rests on an assumption in this state, translated; empty when it does not.
QString rooflineFigureAssumption(const QString &figureId, const RooflineState &state,
                                 const Catalogue &catalogue);
/// Why the peak of a roof does, likewise.
QString roofAssumption(bool sparse, const RooflineState &state, const Catalogue &catalogue);

/// "memory-bound", "compute-bound".
QString regimeText(bool computeBound);
/// A bandwidth: "3.35 TB/s".
QString memoryBandwidthText(double bytes_s);
/// An amount of arithmetic, in the unit that reads best: "268 MFLOP".
QString flopText(double flop);

} // namespace rp
