// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/iron_law.h"

#include <algorithm>

namespace rp::physics {

IronLaw ironLaw(const IronLawInput &input)
{
    IronLaw law;
    law.data_s = input.data_bytes / input.bandwidth_bytes_s;
    law.compute_s = input.flops / (input.peak_flops * input.efficiency);
    law.sum_s = law.data_s + law.compute_s + input.latency_s;
    law.overlap_s = std::max(law.data_s, law.compute_s) + input.latency_s;
    // In order of name, and only a larger term takes over: that settles ties.
    double largest = law.compute_s;
    if (law.data_s > largest) {
        largest = law.data_s;
        law.dominant = IronTerm::Data;
    }
    if (input.latency_s > largest)
        law.dominant = IronTerm::Latency;
    law.mfu_sum = law.sum_s > 0.0 ? input.flops / (input.peak_flops * law.sum_s) : 0.0;
    law.mfu_overlap = law.overlap_s > 0.0 ? input.flops / (input.peak_flops * law.overlap_s) : 0.0;
    return law;
}

double mfu(double useful_flops, double time_s, double peak_flops)
{
    return useful_flops / (time_s * peak_flops);
}

} // namespace rp::physics
