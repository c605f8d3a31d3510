// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/whole_path.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace rp::physics {

double transferTime_us(double bytes, double rate_bytes_s, double fixed_us)
{
    return bytes > 0.0 ? fixed_us + bytes / rate_bytes_s * 1e6 : 0.0;
}

PathPart largestPart(const WholePath &path)
{
    const double parts[] = {path.host_us, path.transfer_us, path.launch_us, path.kernel_us,
                            path.read_back_us};
    return static_cast<PathPart>(std::max_element(std::begin(parts), std::end(parts)) - std::begin(parts));
}

WholePath overlapped(WholePath path)
{
    const double copies_us = path.transfer_us + path.read_back_us;
    if (copies_us <= 0.0)
        return path;
    const double left = std::max(0.0, copies_us - path.launch_us - path.kernel_us) / copies_us;
    path.transfer_us *= left;
    path.read_back_us *= left;
    return path;
}

KernelSplit splitKernel(double kernel_us, double roof_us)
{
    const double limit_us = std::min(kernel_us, roof_us);
    return {limit_us, kernel_us - limit_us};
}

double amdahl(double share, double factor)
{
    const double left = (1.0 - share) + share / factor;
    return left > 0.0 ? 1.0 / left : std::numeric_limits<double>::infinity();
}

double amdahlBound(double share)
{
    return amdahl(share, std::numeric_limits<double>::infinity());
}

} // namespace rp::physics
