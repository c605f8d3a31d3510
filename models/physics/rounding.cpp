// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/rounding.h"

#include <algorithm>
#include <cmath>

namespace rp::physics {

std::int64_t roundedCount(double x)
{
    return static_cast<std::int64_t>(std::floor(x + 0.5));
}

std::int64_t atLeastOne(double x)
{
    return std::max<std::int64_t>(1, roundedCount(x));
}

} // namespace rp::physics
