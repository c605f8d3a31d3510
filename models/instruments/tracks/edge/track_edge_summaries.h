// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/edge/track_edge.h"

namespace rp {

// One sentence on what each table of the edge track shows.

QString edgeLatencySummary(const EdgeTrack::State &state);
QString edgeQuantileSummary(const EdgeTrack::State &state);
QString edgeSourceSummary(const EdgeTrack::State &state);
/// Every mode with its own values, under the chosen deadline and loop rate.
QString edgeModeSummary(const EdgeTrack::State &state, const Catalogue &catalogue);
QString edgeModeTimeSummary(const EdgeTrack::State &state, const Catalogue &catalogue);

} // namespace rp
