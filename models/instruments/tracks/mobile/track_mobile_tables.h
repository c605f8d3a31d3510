// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/results/result_table.h"

#include <vector>

namespace rp {

/// A way to build the frame, and what comes of it under the learner's other choices.
struct MobileDesign
{
    const char *key;
    const char *name; ///< English, context rp::Tracks
    MobileTrackSettings settings;
    MobileTrackResult result;
    bool chosen = false;
};

/// Unfused and fused, without and with both branches, then unfused and fused with the older DRAM.
std::vector<MobileDesign> mobileDesigns(const MobileTrack::State &state, const Catalogue &catalogue);

/// What the energy of one frame is spent on.
std::vector<ResultColumn> mobileEnergyColumns();
std::vector<ResultRow> mobileEnergyRows(const std::vector<MobileDesign> &designs);

/// Where the time of one frame goes.
std::vector<ResultColumn> mobileTimeColumns();
std::vector<ResultRow> mobileTimeRows(const std::vector<MobileDesign> &designs);

std::vector<ResultColumn> mobileDesignColumns();
std::vector<ResultRow> mobileDesignRows(const std::vector<MobileDesign> &designs);

/// What the power is at every frame rate of the control.
std::vector<ResultColumn> mobileRateColumns();
std::vector<ResultRow> mobileRateRows(const MobileTrack::State &state, const Catalogue &catalogue);

} // namespace rp
