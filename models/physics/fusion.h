// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace rp::physics {

// Kernel fusion (physics specification, section 3). Traffic is counted in full-tensor reads and writes; math
// does not change when kernels are fused.

/// One kernel of an operator chain, per tensor element.
struct ChainKernel
{
    std::string name;
    std::int64_t reads = 0;        ///< full tensors read
    std::int64_t writes = 0;       ///< full tensors written
    std::int64_t row_accesses = 0; ///< row vectors (statistics) read or written
    double flop = 0.0;             ///< FLOP per element

    bool operator==(const ChainKernel &) const = default;
};

struct ChainCounts
{
    std::int64_t kernels = 0;
    std::int64_t reads = 0;
    std::int64_t writes = 0;
    std::int64_t passes = 0; ///< reads + writes
    std::int64_t rows = 0;
    double flop_per_elem = 0.0;
};

/// The tensor and the machine on which a chain is evaluated.
struct FusionSetting
{
    double elements = 1.0;             ///< > 0
    double element_bytes = 1.0;        ///< > 0
    double bandwidth_bytes_s = 1.0;    ///< > 0
    double launch_us = 0.0;            ///< >= 0
    double row_length = 1.0;           ///< elements per row (model width), > 0
    double bandwidth_efficiency = 1.0; ///< share of bandwidth reached, > 0
    double shortest_us = 0.0;          ///< no kernel is shorter, >= 0
    double vector_peak_flops = 0.0;    ///< FLOP/s of the vector pipes, > 0; infinity: math is free
    std::int64_t queue_depth = 1;      ///< >= 1
    bool count_rows = false;           ///< count row statistics as traffic
};

struct FusionResult
{
    double traffic_bytes = 0.0;
    double flops = 0.0;
    double ai = 0.0; ///< FLOP/byte, 0 without traffic
    double gpu_us = 0.0;
    double launch_us = 0.0;
    double total_us = 0.0;
    double attained_flops = 0.0; ///< FLOP/s, 0 if the chain takes no time
};

struct FusionSpeedup
{
    double speedup = 1.0;
    double traffic_ratio = 1.0;
    double unfused_us = 0.0;
    double fused_us = 0.0;
};

/// The comparison as the course computed it: constant math, launches and traffic three to one.
struct PublishedFusion
{
    double elements = 0.0;
    double element_bytes = 0.0;
    double compute_us = 0.0;
    double unfused_launches = 0.0;
    double fused_launches = 0.0;
    double unfused_passes = 0.0;
    double fused_passes = 0.0;
};

/// Full-tensor reads and writes of y = sigmoid(relu(x w + b)) under one counting convention.
struct AccessCounts
{
    std::int64_t reads_unfused = 0;
    std::int64_t writes_unfused = 0;
    std::int64_t reads_fused = 0;
    std::int64_t writes_fused = 0;

    std::int64_t totalUnfused() const { return reads_unfused + writes_unfused; }
    std::int64_t totalFused() const { return reads_fused + writes_fused; }
    double ratio() const; ///< unfused / fused; infinity when nothing is left
};

/// True while `live` full tensors fit in L2, so that intermediates need not reach memory at all.
bool l2Resident(double elements, double element_bytes, double l2_bytes, double live_tensors = 2.0);

ChainCounts chainCounts(std::span<const ChainKernel> chain);

/// Traffic, intensity and wall time of a chain. Each kernel takes
/// max(shortest, bytes / (efficiency bandwidth), FLOP / vector peak); the times go through des().
FusionResult fusionEval(std::span<const ChainKernel> chain, const FusionSetting &setting);

/// Two chains on the same setting; each may reach its own share of the bandwidth.
FusionSpeedup fusionSpeedup(std::span<const ChainKernel> unfused, std::span<const ChainKernel> fused,
                            const FusionSetting &setting, double efficiency_unfused = 1.0,
                            double efficiency_fused = 1.0);

double publishedFusionSpeedup(double bandwidth_bytes_s, double launch_us, const PublishedFusion &published);

/// How many pointwise operations must be fused until a chain reaches a ridge (FLOP/byte, >= 0).
/// element_bytes > 0, flop_per_op > 0.
double opsToCross(double ridge, double element_bytes, double flop_per_op, double accesses = 2.0);

/// Elements moved by unfused exact attention, forward, one head: 4 N d + 4 N².
double attentionIoStandard(double sequence, double head_dim);

/// Elements moved by FlashAttention-1, forward, one head, with on_chip elements of fast memory:
/// 2 N d + (3 N d + 4 N) ceil(N / ceil(on_chip / 4 d)). head_dim > 0, on_chip > 0.
double attentionIoFlash(double sequence, double head_dim, double on_chip);

/// attentionIoStandard / attentionIoFlash; sequence > 0.
double attentionRatio(double sequence, double head_dim, double on_chip);

} // namespace rp::physics
