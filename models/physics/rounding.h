// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::physics {

/// Whole kernels: floor(x + 0.5). Used wherever a formula yields a part of a kernel.
/// x must be finite and below 9e15.
std::int64_t roundedCount(double x);

/// A count that survives compilation: roundedCount(x), but never below one kernel.
std::int64_t atLeastOne(double x);

/// A count in a formula.
inline double asReal(std::int64_t count)
{
    return static_cast<double>(count);
}

} // namespace rp::physics
