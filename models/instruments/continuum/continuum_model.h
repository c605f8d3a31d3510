// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/continuum/continuum_settings.h"
#include "models/instruments/kit/ridge_points.h"

#include <vector>

namespace rp {

// The numbers of the compilation continuum (physics specification, sections 3.1, 5 and 7.2), as functions
// from settings to values.

/// Columns of the matrix product's result; rows and inner size are inputs.
inline constexpr double gemmColumns = 4096.0;
inline constexpr double mostComplexity = 8.0;
inline constexpr double mostFused = 32.0;

/// A workload at one stage, in the chosen context and launch model.
struct StageResult
{
    const StageEntry *stage = nullptr;
    physics::ContinuumPoint point;
    double throughput = 0.0; ///< samples per second
};

/// How much faster than torch.compile the fastest stage is, 1 when none is.
struct BeyondCompile
{
    double serial = 1.0;
    double overlapped = 1.0;
    bool launchesHidden = false; ///< at torch.compile a kernel lasts at least as long as a launch
};

std::vector<StageResult> stageResults(const ContinuumSettings &settings, const Catalogue &catalogue);
BeyondCompile beyondCompile(const ContinuumSettings &settings, const Catalogue &catalogue);
physics::LaunchQueue queueOf(const ContinuumSettings &settings, const Catalogue &catalogue);

/// Kernels and times of a workload at a stage before launching: what the stage's formula starts from.
struct StageParts
{
    physics::CompiledCounts counts;
    double kernel_us = 0.0; ///< math and memory of one kernel
    double launch_us = 0.0; ///< at this stage
    double gap_us = 0.0;
};
StageParts stageParts(const StageEntry &stage, const ContinuumSettings &settings, const Catalogue &catalogue);

enum class RoofBound
{
    Memory,
    Tensor, ///< compute-bound: past the Tensor Core ridge
    Vector, ///< compute-bound: past the vector ridge
    Unknown ///< the device has no ridge to hold the operation against
};

/// Where an operation stands on the roofline. The FLOP of a matrix product run on Tensor Cores, those of the
/// operations fused behind it on the vector units, and each is held against its own ridge. Where the device
/// has no Tensor Core peak at this precision, everything runs on the vector units.
struct Crossing
{
    bool onTensorCores = false;
    double intensity = 0.0;        ///< FLOP/byte: pointwise chain, or matrix product
    double vector_intensity = 0.0; ///< FLOP/byte on the vector units; the same for a chain
    RidgePoints ridges;
    double ridge_share = 0.0;  ///< intensity / Tensor Core ridge; NaN without one
    double vector_share = 0.0; ///< vector_intensity / vector ridge; NaN without one
    RoofBound bound = RoofBound::Memory;
};

Crossing crossing(const ContinuumSettings &settings, const Catalogue &catalogue);

/// Pointwise operations of the chosen complexity that must be fused until a chain reaches a ridge
/// (FLOP/byte); NaN for a ridge that does not exist.
double opsToRidge(double ridge, const ContinuumSettings &settings, const Catalogue &catalogue);

struct ContinuumResult
{
    std::vector<StageResult> stages;
    BeyondCompile beyond;
    Crossing crossing;
    Crossing start;        ///< one pointwise operation of one FLOP
    Crossing longestChain; ///< the pointwise chain with the most operations of the highest complexity

    const StageResult &chosen(const ContinuumSettings &settings) const;
};

ContinuumResult evaluate(const ContinuumSettings &settings, const Catalogue &catalogue);
/// Only the crossings of a result: enough where context, workload, launch model and stage stayed.
void evaluateCrossings(ContinuumResult &result, const ContinuumSettings &settings,
                       const Catalogue &catalogue);

} // namespace rp
