// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/event_simulation.h"

#include <cstdint>
#include <vector>

namespace rp {

namespace physics {
struct GraphLaunch;
struct LaunchQueue;
} // namespace physics

/// Times of every launch and kernel of one pass, in rising order.
struct LaunchTrace
{
    std::vector<physics::KernelTimes> kernels;
    double total_us = 0.0;
    bool oneLaunch = false; ///< a graph: the first entry's launch starts every kernel
};

/// A pass that launches n >= 1 equal kernels one by one, from the event simulation.
LaunchTrace streamTrace(std::int64_t n, double launch_us, double kernel_us,
                        const physics::LaunchQueue &queue);

/// The replay of a captured graph of n >= 1 equal kernels: physics::graphPass() drawn out in time.
LaunchTrace graphTrace(std::int64_t n, double kernel_us, const physics::GraphLaunch &graph);

} // namespace rp
