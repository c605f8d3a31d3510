// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/entry.h"
#include "models/physics/fusion.h"

#include <QStringList>
#include <vector>

namespace rp {

struct GranularityEntry : CatalogueEntry
{
    std::vector<physics::ChainKernel> kernels;
};

struct ConventionEntry : CatalogueEntry
{
    QString summary; ///< English source: what counts
    physics::AccessCounts counts;
};

/// A memory bandwidth that can be tried on any device.
struct BandwidthStop
{
    QString key;
    double bandwidth_bytes_s = 1.0;
};

/// The shape of a tensor that can be stopped at.
struct SizeStop
{
    double rows = 1.0;
    double columns = 1.0;

    double elements() const { return rows * columns; }
};

struct FusionConstants
{
    double row_length = 1.0;
    double l2_live_tensors = 2.0;
    double pointwise_accesses = 2.0;
    QStringList trainingKernels; ///< names of the kernels that evaluation mode leaves out
    std::vector<BandwidthStop> bandwidthStops;
    std::vector<SizeStop> sizeStops;
    double efficiency_unfused = 1.0; ///< shares of the bandwidth that are assumed in the course
    double efficiency_fused = 1.0;
    physics::PublishedFusion published;
    /// What the course puts into its formula of the compiled utilization (physics::publishedCompiledUtil()).
    QString publishedUtilizationWorkload; ///< WorkloadEntry key
    double published_utilization_launch_us = 1.0;
    double published_utilization_memory_us = 0.0;
    double published_utilization_kept = 1.0;  ///< share of the launches that is left
    double published_intensity_unfused = 1.0; ///< FLOP/byte
    double published_intensity_fused = 1.0;
    Notes notes;
};

/// FlashAttention as measured by its authors: GPT-2 medium, forward and backward.
struct AttentionConstants
{
    double on_chip_bytes = 1.0; ///< where a device lists no shared memory
    double published_sequence = 1.0;
    double published_standard_bytes = 1.0;
    double published_flash_bytes = 1.0;
    double published_standard_us = 1.0;
    double published_flash_us = 1.0;
    double published_standard_flops = 1.0;
    double published_flash_flops = 1.0;
    /// The saving that is often quoted, which is one of the footprint, and the lengths it belongs to.
    double quoted_low = 1.0;
    double quoted_low_sequence = 1.0;
    double quoted_high = 1.0;
    double quoted_high_sequence = 1.0;
    Notes notes;
};

} // namespace rp
