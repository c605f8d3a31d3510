// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/precision.h"

#include <array>
#include <cstdint>
#include <optional>

namespace rp::physics {

/// What the formulas need to know of a device. A peak belongs to a precision and to dense or 2:4-sparse
/// operation; a missing one is unknown or unsupported.
struct Device
{
    std::array<std::optional<double>, precisionCount> dense_flops;  ///< FLOP/s, > 0
    std::array<std::optional<double>, precisionCount> sparse_flops; ///< FLOP/s, > 0
    double bandwidth_bytes_s = 1.0;                                 ///< bytes/s, > 0
    double ram_bytes = 0.0;
    std::optional<double> l2_bytes;
    std::optional<std::int64_t> sm_count;
    std::optional<double> shared_memory_bytes; ///< per multiprocessor

    std::optional<double> peak_flops(Precision precision, bool sparse = false) const;
};

} // namespace rp::physics
