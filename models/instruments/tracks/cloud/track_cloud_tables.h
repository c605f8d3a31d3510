// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

/// Execution modes at several batches, the chosen batch among them: GPU busy, and tokens per second.
struct CloudBatchRows
{
    std::vector<ResultRow> busy;
    std::vector<ResultRow> tokens;
};
std::vector<ResultColumn> cloudBusyColumns();
std::vector<ResultColumn> cloudTokenColumns();
CloudBatchRows cloudBatchRows(const CloudTrack::State &state, const Catalogue &catalogue);

/// Where the time of one step goes in each mode.
std::vector<ResultColumn> cloudStepColumns();
std::vector<ResultRow> cloudStepRows(const CloudTrack::State &state);

/// What one GPU has to hold at each degree of tensor parallelism.
std::vector<ResultColumn> cloudMemoryColumns();
std::vector<ResultRow> cloudMemoryRows(const CloudTrack::State &state, const Catalogue &catalogue);

} // namespace rp
