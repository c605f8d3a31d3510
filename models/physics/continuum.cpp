// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/continuum.h"

#include "models/physics/dispatch.h"
#include "models/physics/event_simulation.h"
#include "models/physics/launch.h"

#include <numeric>

namespace rp::physics {

double Stage::flexibility() const
{
    return std::accumulate(judgements.begin(), judgements.end(), 0.0);
}

ContinuumPoint continuumPoint(const Workload &workload, const Stage &stage, double launch_us,
                              const LaunchQueue &queue)
{
    Workload realised = workload;
    realised.rho *= stage.realised_share;
    realised.phi *= stage.realised_share;
    LaunchQueue own = queue;
    if (!stage.stream_gap)
        own.gap_us = 0.0;
    const double before_us = asyncPass(workload, launch_us, queue).total_us;
    const double after_us = asyncCompiled(realised, launch_us * stage.launch_factor, own).total_us;
    return {stage.flexibility(), after_us, after_us > 0.0 ? before_us / after_us : 1.0};
}

} // namespace rp::physics
