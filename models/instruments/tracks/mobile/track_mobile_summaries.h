// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/mobile/track_mobile_tables.h"

namespace rp {

// One or two sentences on what each table of the mobile track shows.

QString mobileEnergySummary(const MobileTrack::State &state);
QString mobileTimeSummary(const MobileTrack::State &state);
QString mobileDesignSummary(const std::vector<MobileDesign> &designs);
QString mobileRateSummary(const MobileTrack::State &state, const Catalogue &catalogue);

} // namespace rp
