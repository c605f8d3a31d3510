// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/tiny/track_tiny_tables.h"

namespace rp {

// One or two sentences on what each table of the tiny track shows.

QString tinyFlashSummary(const TinyTrack::State &state, const Catalogue &catalogue);
QString tinyRamSummary(const TinyTrack::State &state, const Catalogue &catalogue);
QString tinyTimeSummary(const TinyTrack::State &state);
QString tinyPowerSummary(const TinyTrack::State &state);
QString tinyRuntimeSummary(const std::vector<TinyDesign> &designs);
QString tinyClockTimeSummary(const TinyTrack::State &state, const Catalogue &catalogue);
QString tinyClockPowerSummary(const TinyTrack::State &state, const Catalogue &catalogue);

} // namespace rp
