// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/spread.h"
#include "models/traces/figures/timeline.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rp::traces {

/// All runs of one kernel on the timeline's device.
struct KernelRow
{
    NameId name = 0;
    std::size_t runs = 0;
    Sum_ns sum_ns = 0;
    std::int64_t min_ns = 0;
    std::int64_t max_ns = 0;
    double median_ns = 0;
    double share = 0; ///< of the time of all kernels, added up; 0 where that is 0
    double mean_ns() const { return static_cast<double>(sum_ns / static_cast<Sum_ns>(runs)); }
};

/// By total time, the most first; of equals, the one that ran first.
std::vector<KernelRow> kernelTable(const Timeline &timeline);

} // namespace rp::traces
