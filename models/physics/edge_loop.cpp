// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/tracks.h"

#include <algorithm>
#include <cmath>

namespace rp::physics {

DelayMixture edgeDelays(const EdgeMode &mode, const EdgeLimits &limits)
{
    const auto kernels = static_cast<double>(mode.kernels);
    const double launching_ms = kernels * mode.launch_us * 1e-3;
    const double base_ms = limits.sensor_ms + std::max(launching_ms, mode.math_ms);
    const double sigma_ms = launching_ms > mode.math_ms
                                ? std::sqrt(kernels) * mode.launch_variation * mode.launch_us * 1e-3
                                : limits.gpu_variation * mode.math_ms;
    return {base_ms, sigma_ms, mode.events};
}

EdgeLoop edgeLoop(const EdgeMode &mode, const EdgeLimits &limits)
{
    // Below this a probability is what erfc's rounding leaves, not a chance of missing.
    constexpr double smallest_probability = 1e-15;
    constexpr double seconds_per_hour = 3600.0;

    const DelayMixture delays = edgeDelays(mode, limits);
    EdgeLoop loop;
    loop.base_ms = delays.base_ms();
    loop.sigma_ms = delays.sigma_ms();
    loop.p99_ms = delays.quantile(0.99);
    loop.p9999_ms = delays.quantile(0.9999);
    const double miss = delays.above(limits.deadline_ms);
    loop.miss_prob = miss < smallest_probability ? 0.0 : miss;
    loop.miss_per_hour = loop.miss_prob * limits.loops_per_s * seconds_per_hour;
    loop.passes_p99 = loop.p99_ms <= limits.deadline_ms;
    loop.passes = loop.passes_p99 && loop.miss_prob <= limits.miss_target;
    return loop;
}

} // namespace rp::physics
