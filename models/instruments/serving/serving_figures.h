// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_model.h"

#include <QString>
#include <vector>

namespace rp {

/// The ids listed at ServingDesignInstrument, in that order.
std::vector<QString> servingFigureIds();

/// In the unit of the id's ending; rates per second, shares as fractions. NaN for an unknown id, and for what
/// a design that does not fit never reaches.
double servingFigure(const QString &figureId, const ServingState &state, const Catalogue &catalogue);

/// The value in words of the current language; empty for an unknown id.
QString servingFigureText(const QString &figureId, const ServingState &state, const Catalogue &catalogue);

/// What the figure is called: "Upper bound". Empty for an unknown id.
QString servingFigureLabel(const QString &figureId);

/// Why the figure rests on an assumption, in the current language; empty when it does not.
QString servingFigureAssumption(const QString &figureId, const ServingState &state,
                                const Catalogue &catalogue);

} // namespace rp
