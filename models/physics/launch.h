// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::physics {

/// The launch queue between one CPU thread and one in-order GPU stream.
/// depth 1 is a host that waits for each kernel (the serial, or blocking, form); 1024 is the real queue.
struct LaunchQueue
{
    std::int64_t depth = 1; ///< launched but unfinished kernels allowed at once, >= 1
    double delay_us = 0.0;  ///< from the end of a launch until the kernel may begin, >= 0
    double gap_us = 0.0;    ///< shortest pause on the device between two kernels, >= 0

    bool operator==(const LaunchQueue &) const = default;
};

/// Replay of a captured CUDA graph: one launch, then kernels with a small gap (section 2.3).
struct GraphLaunch
{
    double launch_us = 0.0;          ///< t0: CPU cost of the one launch
    double launch_per_node_us = 0.0; ///< t1: further CPU cost per kernel
    double gap_us = 0.0;             ///< device-side gap between dependent kernels
};

} // namespace rp::physics
