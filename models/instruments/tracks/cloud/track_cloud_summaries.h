// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/cloud/track_cloud.h"

namespace rp {

// One or two sentences on what the tables of the cloud track show; the verdict sums up GPU busy by batch.

QString cloudTokenSummary(const CloudTrack::State &state);
QString cloudStepSummary(const CloudTrack::State &state);
QString cloudMemorySummary(const CloudTrack::State &state);

} // namespace rp
