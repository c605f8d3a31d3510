// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/edge/track_edge.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

/// Rows of the latency table: always as many, so that a chart only moves.
inline constexpr std::size_t latencySamples = 241;

/// The times at which the distribution is sampled, rising, in ms: evenly over the range that matters, closer
/// together around each hump, and exactly at the quantiles and the deadline.
std::vector<double> latencyTimes_ms(const EdgeTrackResult &result);

/// The exact distribution: how many loops take longer than a time, and how many take about that time.
std::vector<ResultColumn> edgeLatencyColumns();
std::vector<ResultRow> edgeLatencyRows(const EdgeTrack::State &state);

std::vector<ResultColumn> edgeQuantileColumns();
std::vector<ResultRow> edgeQuantileRows(const EdgeTrack::State &state);

/// What delays loops, and how many deadlines would be missed without it.
std::vector<ResultColumn> edgeSourceColumns();
std::vector<ResultRow> edgeSourceRows(const EdgeTrack::State &state);

/// Every mode with its own values, under the chosen deadline and loop rate.
std::vector<ResultColumn> edgeModeColumns();
std::vector<ResultRow> edgeModeRows(const EdgeTrack::State &state, const Catalogue &catalogue);

/// The times among them, not rated.
std::vector<ResultColumn> edgeModeTimeColumns();
std::vector<ResultRow> edgeModeTimeRows(const EdgeTrack::State &state, const Catalogue &catalogue);

} // namespace rp
