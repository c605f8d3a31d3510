// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/tiny/track_tiny.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

/// The program with one of the runtimes, under the learner's other choices.
struct TinyDesign
{
    QString key;
    QString name; ///< English, as the catalogue has it
    TinyTrackResult result;
    bool chosen = false;
};

/// One for each runtime of the catalogue.
std::vector<TinyDesign> tinyDesigns(const TinyTrack::State &state, const Catalogue &catalogue);

/// What flash and RAM are filled with.
std::vector<ResultColumn> tinyFlashColumns();
std::vector<ResultRow> tinyFlashRows(const std::vector<TinyDesign> &designs);
std::vector<ResultColumn> tinyRamColumns();
std::vector<ResultRow> tinyRamRows(const std::vector<TinyDesign> &designs);

/// Where the time of one hop goes, and what the power is spent on.
std::vector<ResultColumn> tinyTimeColumns();
std::vector<ResultRow> tinyTimeRows(const std::vector<TinyDesign> &designs);
std::vector<ResultColumn> tinyPowerColumns();
std::vector<ResultRow> tinyPowerRows(const std::vector<TinyDesign> &designs);

std::vector<ResultColumn> tinyRuntimeColumns();
std::vector<ResultRow> tinyRuntimeRows(const std::vector<TinyDesign> &designs);

/// What time and power are at every clock of the control.
std::vector<ResultColumn> tinyClockTimeColumns();
std::vector<ResultRow> tinyClockTimeRows(const TinyTrack::State &state, const Catalogue &catalogue);
std::vector<ResultColumn> tinyClockPowerColumns();
std::vector<ResultRow> tinyClockPowerRows(const TinyTrack::State &state, const Catalogue &catalogue);

} // namespace rp
