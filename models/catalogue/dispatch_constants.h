// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/launch.h"

namespace rp {

/// The launch machinery.
struct DispatchConstants
{
    physics::LaunchQueue queue;      ///< the overlapped queue: depth 1024, gap 1 µs, no delay
    physics::GraphLaunch graph;      ///< replay of a CUDA graph
    double shortest_kernel_us = 0.0; ///< for the "no kernel is shorter" switch
    Notes notes;                     ///< fields queue_depth, stream_delay_us, stream_gap_us, graph_launch_us,
                                     ///< graph_launch_per_node_us, graph_gap_us, shortest_kernel_us

    /// The same stream with a host that waits for each kernel.
    physics::LaunchQueue serialQueue() const { return {1, queue.delay_us, queue.gap_us}; }
};

} // namespace rp
