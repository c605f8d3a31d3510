// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/results/result_table.h"
#include "models/review/calibration.h"
#include "views/charts/lines/line_spec.h"

#include <QCoreApplication>

namespace rp {

/// Calibration in words.
class CalibrationText
{
    Q_DECLARE_TR_FUNCTIONS(rp::CalibrationText)
public:
    /// Over- or under-confident, with the two shares; or why that can't be said yet.
    static QString verdict(const Calibration &calibration);
    /// What is missing for the plot; empty when nothing is.
    static QString missing(const Calibration &calibration);
};

/// The plot's numbers: a row for each confidence, with a share where it has enough answers. Fills `table`
/// (columns and rows) anew.
void fillCalibrationTable(ResultTable &table, const Calibration &calibration);
LineChartSpec calibrationSpec();

} // namespace rp
