// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/precision.h"

#include <QString>
#include <limits>

namespace rp {

struct DeviceEntry;

/// The ridge points of one device for data of one precision, FLOP/byte (physics specification, sections 3.1
/// and 7.1). NaN where the device has no such peak. Matrix products are held against the Tensor Cores,
/// pointwise operations against the vector units.
struct RidgePoints
{
    double tensor = std::numeric_limits<double>::quiet_NaN();
    double vector = std::numeric_limits<double>::quiet_NaN();
    physics::Precision tensorPrecision =
        physics::Precision::Fp16; ///< what Tensor Cores compute in: FP16, TF32
    /// No vector peak is known at this precision; the FP32 peak stands in for it.
    bool vectorAssumed = false;
};

/// Dense peaks over a bandwidth in bytes/s, > 0. FP16 data: FP16 Tensor Cores and FP16 vector units. FP32
/// data: TF32 Tensor Cores and FP32 vector units. Both are NaN for any other precision.
RidgePoints ridgePoints(const DeviceEntry &device, physics::Precision precision, double bandwidth_bytes_s);

/// Over the device's own bandwidth.
RidgePoints ridgePoints(const DeviceEntry &device, physics::Precision precision);

/// Why a ridge point rests on an assumption, translated; empty when it does not.
QString tensorRidgeAssumption(const DeviceEntry &device);
QString vectorRidgeAssumption(const DeviceEntry &device, const RidgePoints &ridges);

} // namespace rp
