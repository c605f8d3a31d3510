// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_figures.h"
#include "models/instruments/continuum/continuum_rubric.h"
#include "models/results/result_table.h"

#include <functional>
#include <vector>

namespace rp {

// Columns and rows of the tables of the compilation continuum. Functions that write text are called late, in
// the language of that moment. The catalogue must outlive the tables.

/// Gives the state of the moment to a column whose heading or assumption depends on it.
using ContinuumNow = std::function<const ContinuumState &()>;

/// Why a stage is judged as it is, translated, one or two sentences.
QString stageReason(const StageEntry &stage);

std::vector<ResultColumn> stagesColumns(const ContinuumNow &now, const Catalogue &catalogue);
std::vector<ResultRow> stagesRows(const ContinuumState &state);

std::vector<ResultColumn> rubricColumns(const ContinuumNow &now, const Catalogue &catalogue);
std::vector<ResultRow> rubricRows(const ContinuumState &state);

std::vector<ResultColumn> intensitiesColumns(const ContinuumNow &now, const Catalogue &catalogue);
std::vector<ResultRow> intensitiesRows(const ContinuumState &state);

} // namespace rp
