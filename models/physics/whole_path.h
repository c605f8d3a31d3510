// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <limits>

namespace rp::physics {

// One request from the program to its answer: host, transfer, launches, kernels, read-back. It joins the
// dispatch model and the roofline; the specification has neither transfers nor this sum. Times are
// microseconds, finite and >= 0; sizes are bytes, rates bytes/s.

/// A copy between the memories of host and device: fixed_us + bytes / rate; nothing where nothing is moved.
/// rate_bytes_s > 0.
double transferTime_us(double bytes, double rate_bytes_s, double fixed_us = 0.0);

/// The parts of a request, one after another. Where launches run ahead of the kernels, launch_us is what of
/// them no kernel hides.
struct WholePath
{
    double host_us = 0.0;
    double transfer_us = 0.0;
    double launch_us = 0.0;
    double kernel_us = 0.0;
    double read_back_us = 0.0;

    std::array<double, 5> parts_us() const
    {
        return {host_us, transfer_us, launch_us, kernel_us, read_back_us};
    }
    double total_us() const { return host_us + transfer_us + launch_us + kernel_us + read_back_us; }
    bool operator==(const WholePath &) const = default;
};

/// Which of the parts takes longest; the first on a tie.
std::size_t largestPart(const WholePath &path);

/// The same in a stream of requests whose copies run while the kernels of others are launched and run: what
/// they are longer than those is left of them, in proportion.
WholePath overlapped(WholePath path);

/// Amdahl's law: a part with this share of the whole (0 to 1) becomes `factor` (> 0) times as fast, and
/// nothing else changes. Without a factor it takes no time at all: 1 / (1 - share), infinite for a share of
/// one.
double amdahl(double share, double factor = std::numeric_limits<double>::infinity());

} // namespace rp::physics
