// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/payback/payback_figures.h"
#include "models/results/result_table.h"

#include <functional>
#include <vector>

namespace rp {

/// The state at the moment when a text is asked for.
using ReturnNow = std::function<const ReturnState &()>;

/// Cost and saving over elapsed time. The saving is drawn as good news or not, so the columns change with the
/// verdict.
std::vector<ResultColumn> timelineColumns(bool positive, const ReturnNow &now, const Catalogue &catalogue);
std::vector<ResultRow> timelineRows(const ReturnState &state);

/// What one input alone can do about the verdict.
std::vector<ResultColumn> flipColumns();
std::vector<ResultRow> flipRows(const ReturnState &state, const Catalogue &catalogue);

} // namespace rp
