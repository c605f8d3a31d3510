// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/whole_path.h"

#include <algorithm>

namespace rp::physics {

double transferTime_us(double bytes, double rate_bytes_s, double fixed_us)
{
    return bytes > 0.0 ? fixed_us + bytes / rate_bytes_s * 1e6 : 0.0;
}

std::size_t largestPart(const WholePath &path)
{
    const std::array<double, 5> parts = path.parts_us();
    return static_cast<std::size_t>(std::max_element(parts.begin(), parts.end()) - parts.begin());
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

double amdahl(double share, double factor)
{
    const double left = (1.0 - share) + share / factor;
    return left > 0.0 ? 1.0 / left : std::numeric_limits<double>::infinity();
}

} // namespace rp::physics
