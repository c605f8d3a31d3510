// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/fusion/fusion_model.h"

#include <QString>
#include <vector>

namespace rp {

/// One state of the instrument: what was set and what came out.
struct FusionState
{
    FusionSettings settings;
    FusionResult result;

    const FusionRun &chosen() const { return result.chosen(settings); }
};

/// The ids listed at FusionExplorerInstrument, in that order.
std::vector<QString> fusionFigureIds();

/// In base units: µs, bytes, factor, FLOP/byte, bytes/s. NaN for an unknown id.
double fusionFigure(const QString &figureId, const FusionState &state, const Catalogue &catalogue);

/// The value in words of the current language; empty for an unknown id.
QString fusionFigureText(const QString &figureId, const FusionState &state, const Catalogue &catalogue);

/// What the figure is called: "Memory traffic, unfused". Empty for an unknown id.
QString fusionFigureLabel(const QString &figureId);

/// Why the figure rests on an assumption in this state, translated; empty when it does not.
QString fusionFigureAssumption(const QString &figureId, const FusionState &state, const Catalogue &catalogue);

/// Reasons for what the wall times assume: launch cost, queue, shares of the bandwidth.
QString wallTimeAssumption(const FusionState &state, const Catalogue &catalogue);
/// Reasons for the peak behind a ridge point.
QString ridgeAssumption(const FusionState &state, const Catalogue &catalogue, bool tensor);
/// Reasons for the size of the on-chip memory.
QString onChipAssumption(const FusionState &state, const Catalogue &catalogue);

} // namespace rp
