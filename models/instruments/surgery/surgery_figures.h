// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery_model.h"

#include <QString>
#include <vector>

namespace rp {

/// Named results of the graph surgery; the ids are those of GraphSurgeryInstrument.
std::vector<QString> surgeryFigureIds();
double surgeryFigure(const QString &figureId, const SurgeryState &state, const Catalogue &catalogue);
QString surgeryFigureText(const QString &figureId, const SurgeryState &state, const Catalogue &catalogue);
/// A value that is no figure of this state, written as the figure is: one of the baseline, of another
/// surgery.
QString surgeryValueText(const QString &figureId, double value, const SurgeryState &state,
                         const Catalogue &catalogue);
QString surgeryFigureLabel(const QString &figureId, const SurgeryState &state, const Catalogue &catalogue);
QString surgeryFigureAssumption(const QString &figureId, const SurgeryState &state,
                                const Catalogue &catalogue);

/// Why the times of a pass are assumed.
QString surgeryTimesAssumption(const SurgeryState &state, const Catalogue &catalogue);

} // namespace rp
