// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/serving/serving_kernels.h"

#include <vector>

namespace rp {

/// What a serving design needs and reaches (physics specification, section 7.3). Bytes, seconds, FLOP; times
/// and rates are bounds, and they say nothing about whether the design fits into memory.
struct ServingResult
{
    const DeviceEntry *device = nullptr;
    ServingMachineLimits limits;
    bool vectorPeakAssumed = false; ///< the FP32 peak stands in for that of the vector units
    double ridge = 0.0;             ///< of Tensor Cores, FLOP/byte
    double vectorRidge = 0.0;

    physics::Footprint memory;
    double kv_per_token_bytes = 0.0;
    double device_bytes = 0.0;
    bool fits = false;
    double largest_batch = 0.0; ///< that fits; 0: not even one sequence does

    physics::TransformerStep step; ///< weights and cache only, all of it overlapped
    double step_mfu = 0.0;
    std::vector<ServingKernel> kernels; ///< under the chosen fusion
    std::vector<ServingFusion> fusions;
    double kernels_s = 0.0; ///< the kernels after one another
    double unfused_s = 0.0; ///< the same without any fusion
    double ridge_tokens = 0.0;
    double published_tokens_s = 0.0; ///< by the course's formula, for the H100 only

    bool memoryBound() const { return step.work.intensity() < ridge; }
    double excess_bytes() const { return fits ? 0.0 : memory.total - device_bytes; }
    /// Accesses of memory per element, over all operations that a fusion is about.
    double meanAccesses(bool unfused) const;
    double saved_bytes() const;                            ///< by the chosen fusion, in one step
    const ServingKernel *kernel(const QString &key) const; ///< null when it is no kernel now
    /// The kernel that an operation is part of; null for an unknown one.
    const ServingKernel *kernelWith(const QString &operation, const Catalogue &catalogue) const;
};

/// One state of the instrument.
struct ServingState
{
    ServingSettings settings;
    ServingResult result;
};

ServingResult evaluate(const ServingSettings &settings, const Catalogue &catalogue);
ServingState servingState(const ServingSettings &settings, const Catalogue &catalogue);

} // namespace rp
