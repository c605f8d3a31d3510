// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_model.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/fusion_entries.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/physics/fusion.h"
#include "models/physics/roofline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

const QString compileStage = QStringLiteral("compile");

StageResult stageResult(const StageEntry &stage, const ContinuumSettings &settings,
                        const Catalogue &catalogue)
{
    const physics::Workload &workload = workloadOf(settings, catalogue).workload;
    StageResult result;
    result.stage = &stage;
    result.point = physics::continuumPoint(workload, stage.stage, contextOf(settings, catalogue).launch_us,
                                           queueOf(settings, catalogue));
    result.throughput = physics::throughput(double(workload.batch), result.point.total_us);
    return result;
}

double gainBeyondCompile(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    const StageEntry *compile = catalogue.stages.find(compileStage);
    if (!compile)
        return 1.0;
    double fastest = 0.0;
    for (const StageResult &result : stageResults(settings, catalogue))
        fastest = std::max(fastest, result.point.speedup);
    return std::max(1.0, fastest / stageResult(*compile, settings, catalogue).point.speedup);
}

double over(double part, double whole)
{
    return whole > 0.0 ? part / whole : std::numeric_limits<double>::quiet_NaN();
}

/// The unit that keeps the operation longest decides; a share of 1 is the ridge itself.
RoofBound boundOf(const Crossing &at)
{
    const bool tensor = at.onTensorCores;
    if (std::isnan(at.vector_share) && (!tensor || std::isnan(at.ridge_share)))
        return RoofBound::Unknown;
    const double tensorShare = tensor ? at.ridge_share : 0.0;
    const double vectorShare = std::isnan(at.vector_share) ? 0.0 : at.vector_share;
    if (std::max(tensorShare, vectorShare) < 1.0)
        return RoofBound::Memory;
    return tensorShare >= vectorShare ? RoofBound::Tensor : RoofBound::Vector;
}

struct GemmIntensity
{
    double matrix = 0.0;
    double epilogue = 0.0;
};

/// Every matrix moves once; the operations fused behind the product move nothing more.
GemmIntensity gemmIntensity(const ContinuumSettings &settings)
{
    const double bytes = settings.element_bytes();
    const physics::KernelWork work =
        physics::gemm({settings.gemm_batch, gemmColumns, settings.gemm_k}, bytes, bytes);
    const double epilogue =
        settings.fusion_level * settings.kernel_complexity * settings.gemm_batch * gemmColumns;
    return {work.intensity(), epilogue / work.bytes};
}

Crossing chainOf(double operations, double complexity, const ContinuumSettings &settings,
                 const Catalogue &catalogue)
{
    ContinuumSettings chain = settings;
    chain.operation = QStringLiteral("pointwise");
    chain.fusion_level = operations;
    chain.kernel_complexity = complexity;
    return crossing(chain, catalogue);
}

} // namespace

ContinuumSettings defaultContinuumSettings(const Catalogue &catalogue)
{
    ContinuumSettings settings;
    settings.context = catalogue.contexts.front().key;
    settings.workload = catalogue.workloads.front().key;
    settings.stage = catalogue.stages.front().key;
    return settings;
}

const WorkloadEntry &workloadOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return catalogue.workloads.findOrFirst(settings.workload);
}

const ContextEntry &contextOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return catalogue.contexts.findOrFirst(settings.context);
}

const StageEntry &stageOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return catalogue.stages.findOrFirst(settings.stage);
}

const DeviceEntry &deviceOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return catalogue.devices.findOrFirst(contextOf(settings, catalogue).device);
}

RidgePoints ridgesOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return ridgePoints(deviceOf(settings, catalogue),
                       settings.isSinglePrecision() ? physics::Precision::Fp32 : physics::Precision::Fp16);
}

physics::LaunchQueue queueOf(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    return settings.isOverlapped() ? catalogue.dispatch->queue : catalogue.dispatch->serialQueue();
}

std::vector<StageResult> stageResults(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    std::vector<StageResult> results;
    results.reserve(catalogue.stages.size());
    for (const StageEntry &stage : catalogue.stages)
        results.push_back(stageResult(stage, settings, catalogue));
    return results;
}

StageParts stageParts(const StageEntry &stage, const ContinuumSettings &settings, const Catalogue &catalogue)
{
    physics::Workload workload = workloadOf(settings, catalogue).workload;
    const double math_us = double(workload.n) * workload.compute_us;
    workload.rho *= stage.stage.realised_share;
    workload.phi *= stage.stage.realised_share;
    StageParts parts;
    parts.counts = physics::compiledCounts(workload);
    parts.kernel_us = (math_us + parts.counts.memory_us) / double(parts.counts.n);
    parts.launch_us = contextOf(settings, catalogue).launch_us * stage.stage.launch_factor;
    parts.gap_us = stage.stage.stream_gap ? queueOf(settings, catalogue).gap_us : 0.0;
    return parts;
}

BeyondCompile beyondCompile(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    BeyondCompile beyond;
    ContinuumSettings either = settings;
    either.launch_model = QStringLiteral("serial");
    beyond.serial = gainBeyondCompile(either, catalogue);
    either.launch_model = QStringLiteral("overlapped");
    beyond.overlapped = gainBeyondCompile(either, catalogue);
    if (const StageEntry *compile = catalogue.stages.find(compileStage)) {
        const StageParts parts = stageParts(*compile, settings, catalogue);
        beyond.launchesHidden = parts.kernel_us >= parts.launch_us;
    }
    return beyond;
}

Crossing crossing(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    Crossing at;
    at.ridges = ridgesOf(settings, catalogue);
    if (settings.isGemm()) {
        const GemmIntensity gemm = gemmIntensity(settings);
        at.onTensorCores = std::isfinite(at.ridges.tensor);
        at.intensity = at.onTensorCores ? gemm.matrix : gemm.matrix + gemm.epilogue;
        at.vector_intensity = at.onTensorCores ? gemm.epilogue : at.intensity;
    } else {
        at.intensity =
            physics::pointwiseIntensity(settings.fusion_level * settings.kernel_complexity,
                                        settings.element_bytes(), catalogue.fusion->pointwise_accesses);
        at.vector_intensity = at.intensity;
    }
    at.ridge_share = over(at.intensity, at.ridges.tensor);
    at.vector_share = over(at.vector_intensity, at.ridges.vector);
    at.bound = boundOf(at);
    return at;
}

double opsToRidge(double ridge, const ContinuumSettings &settings, const Catalogue &catalogue)
{
    if (!std::isfinite(ridge))
        return std::numeric_limits<double>::quiet_NaN();
    return physics::opsToCross(ridge, settings.element_bytes(), settings.kernel_complexity,
                               catalogue.fusion->pointwise_accesses);
}

const StageResult &ContinuumResult::chosen(const ContinuumSettings &settings) const
{
    const auto found = std::find_if(stages.cbegin(), stages.cend(), [&](const StageResult &result) {
        return result.stage->key == settings.stage;
    });
    return found == stages.cend() ? stages.front() : *found;
}

ContinuumResult evaluate(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    ContinuumResult result;
    result.stages = stageResults(settings, catalogue);
    result.beyond = beyondCompile(settings, catalogue);
    result.crossing = crossing(settings, catalogue);
    result.start = chainOf(1.0, 1.0, settings, catalogue);
    result.longestChain = chainOf(mostFused, mostComplexity, settings, catalogue);
    return result;
}

} // namespace rp
