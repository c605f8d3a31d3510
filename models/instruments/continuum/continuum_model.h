// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/ridge_points.h"
#include "models/physics/continuum.h"
#include "models/physics/dispatch.h"

#include <QVariant>
#include <vector>

namespace rp {

namespace physics {
struct LaunchQueue;
} // namespace physics

struct Catalogue;
struct ContextEntry;
struct DeviceEntry;
struct StageEntry;
struct WorkloadEntry;

// The numbers of the compilation continuum (physics specification, sections 3.1, 5 and 7.2), as functions
// from settings to values.

/// One move of the learner in the crossing part: which input, and what it held before.
struct ContinuumMove
{
    QString input;
    QVariant before;

    bool operator==(const ContinuumMove &) const = default;
};

/// The inputs of the compilation continuum, as values. Choices are held by their keys; the ids and ranges
/// are those of ContinuumDesign.
struct ContinuumSettings
{
    QString context;
    QString workload;
    QString launch_model = QStringLiteral("serial");
    QString stage;
    // The crossing part: what moves are counted of.
    QString operation = QStringLiteral("pointwise");
    QString precision = QStringLiteral("fp16");
    double kernel_complexity = 1.0; ///< FLOP per element of each pointwise operation
    double fusion_level = 1.0;      ///< pointwise operations in one kernel
    double gemm_k = 256.0;
    double gemm_batch = 256.0;        ///< rows of the matrix product
    std::vector<ContinuumMove> moves; ///< oldest first; neighbours have different inputs

    bool operator==(const ContinuumSettings &) const = default;

    bool isGemm() const { return operation == QLatin1String("gemm"); }
    bool isOverlapped() const { return launch_model == QLatin1String("overlapped"); }
    bool isSinglePrecision() const { return precision == QLatin1String("fp32"); }
    double element_bytes() const { return isSinglePrecision() ? 4.0 : 2.0; }
};

/// What a fresh instrument starts with: the catalogue's first context, workload and stage.
ContinuumSettings defaultContinuumSettings(const Catalogue &catalogue);

/// The catalogue entries that settings name; the first ones where they name none.
const WorkloadEntry &workloadOf(const ContinuumSettings &settings, const Catalogue &catalogue);
const ContextEntry &contextOf(const ContinuumSettings &settings, const Catalogue &catalogue);
const StageEntry &stageOf(const ContinuumSettings &settings, const Catalogue &catalogue);
const DeviceEntry &deviceOf(const ContinuumSettings &settings, const Catalogue &catalogue);

/// The ridge points that operations are held against.
RidgePoints ridgesOf(const ContinuumSettings &settings, const Catalogue &catalogue);

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

/// One state of the instrument: what was set and what came out.
struct ContinuumState
{
    ContinuumSettings settings;
    ContinuumResult result;

    const StageResult &chosen() const { return result.chosen(settings); }
};

ContinuumResult evaluate(const ContinuumSettings &settings, const Catalogue &catalogue);

} // namespace rp
