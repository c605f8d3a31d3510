// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/precision.h"

#include <vector>

namespace rp {

/// A ridge point as it was published for a device, FLOP/byte.
struct PublishedRidge
{
    QString device; ///< DeviceEntry key
    double ridge = 1.0;
};

/// What a team reports of its square matrix product and what its dashboard makes of it, and figures of the
/// course that a roofline does not give.
struct RooflineConstants
{
    double reported_flops_s = 1.0;
    double reported_peak_flops_s = 1.0; ///< what the dashboard divides by
    physics::Precision reportedPrecision = physics::Precision::Fp16;
    int reportedDecimals = 1; ///< decimals of a percentage on the dashboard, cut off
    std::vector<PublishedRidge> publishedRidges;
    double published_small_size = 1.0; ///< side of a square product
    double published_small_share = 0.0;
    double published_large_size = 1.0;
    double published_large_share = 0.0;
    Notes notes;
};

} // namespace rp
