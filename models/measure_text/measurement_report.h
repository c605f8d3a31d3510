// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/measurement.h"
#include "models/measure/steps.h"

#include <QString>
#include <QStringList>

namespace rp {

/// What a step measures, for a line of progress: "memory bandwidth".
QString stepName(measure::Step step);

/// A measurement for reading in a terminal: machine, a table for each step that was made, and sentences on
/// what figures may suffer from. The figures are those of measurement_json.h; of the roofline every second
/// point.
QStringList measurementReport(const measure::Measurement &measurement);

/// That a measurement was stopped before its end, in one sentence.
QString incompleteText();

} // namespace rp
