// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/dispatch_tax/dispatch_tax_figures.h"
#include "models/results/result_table.h"

#include <functional>
#include <vector>

namespace rp {

// Columns and rows of the tables of the dispatch tax instrument. Functions that write text are called late,
// in the language of that moment.

/// Gives the settings of the moment to a column whose heading or assumption depends on them.
using SettingsNow = std::function<const DispatchTaxSettings &()>;

/// How a math utilization is rated in words, marks and colours.
Meaning utilizationRating(double fraction);
inline constexpr double goodUtilization = 0.70;
inline constexpr double fairUtilization = 0.40;

/// The catalogue must outlive the table.
std::vector<ResultColumn> passesColumns(const SettingsNow &now, const Catalogue &catalogue);
std::vector<ResultRow> passesRows(const DispatchTaxState &state);

std::vector<ResultColumn> sharesColumns(const SettingsNow &now, const Catalogue &catalogue);
std::vector<ResultRow> sharesRows(const DispatchTaxState &state);

std::vector<ResultColumn> comparisonColumns(const SettingsNow &now, const Catalogue &catalogue);
std::vector<ResultRow> comparisonRows(const std::vector<ComparedWorkload> &compared,
                                      const Catalogue &catalogue);

std::vector<ResultColumn> timelineColumns();
std::vector<ResultRow> timelineRows(const TimelineWindow &window);

} // namespace rp
