// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/event_simulation.h"
#include "models/physics/fusion.h"
#include "models/physics/surgery.h"

#include <vector>

namespace rp::physics {

// Passes drawn out in time: what fusionEval() and surgery() sum up.

/// One kernel of a chain on a setting.
struct ChainStep
{
    double bytes = 0.0; ///< memory traffic
    double flops = 0.0;
    double gpu_us = 0.0; ///< how long it runs
};
std::vector<ChainStep> chainSteps(std::span<const ChainKernel> chain, const FusionSetting &setting);
/// When each kernel is launched and when it runs; fusionEval() has the sums.
PassTrace fusionTrace(std::span<const ChainKernel> chain, const FusionSetting &setting);

/// From one point where the host reads a value to the next, in expectation over the branch taken. The GPU is
/// idle while the value is read; then launching and kernels overlap, or follow one another on a single core.
struct SurgeryStretch
{
    double sync_us = 0.0; ///< reading the value at the beginning
    double cpu_us = 0.0;  ///< guards, re-entry and launches
    double gpu_us = 0.0;  ///< kernels
    double total_us = 0.0;
};
/// The pass drawn out in time: the sums of total_us and gpu_us are those of surgery().
std::vector<SurgeryStretch> surgeryStretches(const SurgeryScenario &scenario, SurgeryMethod method,
                                             const GraphLaunch &graph);

} // namespace rp::physics
