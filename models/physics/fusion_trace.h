// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/fusion.h"

#include <vector>

namespace rp::physics {

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

} // namespace rp::physics
