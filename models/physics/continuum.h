// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace rp::physics {

struct LaunchQueue;
struct Workload;

/// A stage between eager Python and bare metal (physics specification, section 5).
struct Stage
{
    double launch_factor = 1.0;       ///< launch cost relative to eager, >= 0
    double realised_share = 0.0;      ///< share of the workload's rho and phi it can realise, 0..1
    std::array<double, 5> judgements; ///< F1..F5, each 0, 0.5 or 1
    bool stream_gap = true;           ///< kernels are separated by the queue's gap

    double flexibility() const; ///< sum of the judgements, 0..5
};

struct ContinuumPoint
{
    double flexibility = 0.0;
    double total_us = 0.0;
    double speedup = 1.0; ///< over eager
};

/// A workload at a stage, launch by launch through the event simulation. launch_us >= 0.
ContinuumPoint continuumPoint(const Workload &workload, const Stage &stage, double launch_us,
                              const LaunchQueue &queue);

} // namespace rp::physics
