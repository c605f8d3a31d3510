// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::physics {

// The iron law (physics specification, section 9): T = D/BW + O/(R eta) + L without overlap,
// T = max(D/BW, O/(R eta)) + L with it.

enum class IronTerm : std::uint8_t
{
    Compute,
    Data,
    Latency
};

struct IronLawInput
{
    double data_bytes = 0.0;        ///< >= 0
    double bandwidth_bytes_s = 1.0; ///< > 0
    double flops = 0.0;             ///< >= 0
    double peak_flops = 1.0;        ///< > 0
    double efficiency = 1.0;        ///< > 0
    double latency_s = 0.0;         ///< >= 0
};

struct IronLaw
{
    double data_s = 0.0;
    double compute_s = 0.0;
    double sum_s = 0.0;
    double overlap_s = 0.0;
    IronTerm dominant = IronTerm::Compute; ///< largest term; the first by name on a tie
    double mfu_sum = 0.0;
    double mfu_overlap = 0.0;
};

IronLaw ironLaw(const IronLawInput &input);

/// Useful FLOP / (time x peak). time_s > 0, peak_flops > 0; the peak is dense, at the precision used.
double mfu(double useful_flops, double time_s, double peak_flops);

} // namespace rp::physics
