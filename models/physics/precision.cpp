// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/physics/precision.h"

#include <algorithm>
#include <array>

namespace rp::physics {

namespace {

constexpr std::array<std::string_view, precisionCount> precisionKeys = {
    "fp64", "fp32", "tf32", "bf16", "fp16", "fp16_vec", "fp8", "int8", "int4"};

} // namespace

std::string_view precisionKey(Precision precision)
{
    return precisionKeys[static_cast<std::size_t>(precision)];
}

std::optional<Precision> precisionFromKey(std::string_view key)
{
    const auto *const it = std::find(precisionKeys.begin(), precisionKeys.end(), key);
    if (it == precisionKeys.end())
        return std::nullopt;
    return static_cast<Precision>(it - precisionKeys.begin());
}

} // namespace rp::physics
