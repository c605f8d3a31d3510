// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/roofline.h"

#include <algorithm>

namespace rp::physics {

double ridge(double peak_flops, double bandwidth_bytes_s)
{
    return peak_flops / bandwidth_bytes_s;
}

KernelWork gemm(const GemmShape &shape, double in_bytes, double out_bytes)
{
    return {2.0 * shape.m * shape.n * shape.k,
            in_bytes * (shape.m * shape.k + shape.k * shape.n) + out_bytes * shape.m * shape.n};
}

double attainable(double intensity, double peak_flops, double bandwidth_bytes_s)
{
    return std::min(peak_flops, bandwidth_bytes_s * intensity);
}

double roofMfu(double intensity, double peak_flops, double bandwidth_bytes_s)
{
    return attainable(intensity, peak_flops, bandwidth_bytes_s) / peak_flops;
}

double squareAtRidge(double ridge, double element_bytes)
{
    return 1.5 * element_bytes * ridge;
}

double batchedGemvIntensity(double k, double n, double batch, double element_bytes)
{
    return gemm({batch, n, k}, element_bytes, element_bytes).intensity();
}

double pointwiseIntensity(double flop_per_element, double element_bytes, double accesses)
{
    return flop_per_element / (accesses * element_bytes);
}

double roofTime(const KernelWork &work, double peak_flops, double bandwidth_bytes_s,
                double compute_efficiency, double memory_efficiency)
{
    return std::max(work.flops / (compute_efficiency * peak_flops),
                    work.bytes / (memory_efficiency * bandwidth_bytes_s));
}

} // namespace rp::physics
