// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp::physics {

// The roofline (physics specification, section 7). FLOP/s, bytes/s, bytes, FLOP; peaks dense unless the
// caller passes a sparse one.

struct GemmShape
{
    double m = 1.0;
    double n = 1.0;
    double k = 1.0;
};

struct KernelWork
{
    double flops = 0.0;
    double bytes = 0.0;

    double intensity() const { return flops / bytes; } ///< FLOP/byte; bytes must be > 0
};

/// FLOP/byte at which the two roofs meet. bandwidth_bytes_s > 0.
double ridge(double peak_flops, double bandwidth_bytes_s);

/// Matrix product with every matrix moved once: 2 M N K FLOP. Sizes >= 1, element sizes > 0.
KernelWork gemm(const GemmShape &shape, double in_bytes, double out_bytes);

/// min(peak, bandwidth x intensity).
double attainable(double intensity, double peak_flops, double bandwidth_bytes_s);

/// attainable / peak, at most 1. peak_flops > 0.
double roofMfu(double intensity, double peak_flops, double bandwidth_bytes_s);

/// Side of a square product whose intensity 2 N / (3 b) equals the ridge.
double squareAtRidge(double ridge, double element_bytes);

/// Intensity of weights K x N applied to a batch.
double batchedGemvIntensity(double k, double n, double batch, double element_bytes);

/// FLOP per element over bytes per element. accesses > 0, element_bytes > 0.
double pointwiseIntensity(double flop_per_element, double element_bytes, double accesses);

/// max(FLOP / (eta_c peak), bytes / (eta_m bandwidth)) in seconds. All divisors > 0.
double roofTime(const KernelWork &work, double peak_flops, double bandwidth_bytes_s,
                double compute_efficiency = 1.0, double memory_efficiency = 1.0);

} // namespace rp::physics
