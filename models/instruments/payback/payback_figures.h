// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/payback/payback_model.h"

#include <QString>
#include <vector>

namespace rp {

/// One state of the instrument: what was set and what came out.
struct ReturnState
{
    ReturnSettings settings;
    ReturnResult result;
    std::vector<ReturnFlip> flips;
};

ReturnState returnState(const ReturnSettings &settings, const Catalogue &catalogue);

/// The ids listed at CompilationReturnInstrument, in that order.
std::vector<QString> returnFigureIds();

/// In the unit of the id's ending; rates per second, shares as fractions. Infinity stands for "never", NaN
/// for an unknown id.
double returnFigure(const QString &figureId, const ReturnState &state, const Catalogue &catalogue);

/// The value in words of the current language; empty for an unknown id.
QString returnFigureText(const QString &figureId, const ReturnState &state, const Catalogue &catalogue);

/// What the figure is called: "Break-even". Empty for an unknown id.
QString returnFigureLabel(const QString &figureId);

/// Why the figure rests on an assumption, in the current language; empty when it does not.
QString returnFigureAssumption(const QString &figureId, const ReturnState &state, const Catalogue &catalogue);

/// The verdict as a badge's word: "Positive", "Not justified", "Never".
QString verdictText(ReturnVerdict verdict);

} // namespace rp
