// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rp::physics {

/// Number formats (and, for Fp16Vector, execution units) that a peak belongs to.
enum class Precision : std::uint8_t
{
    Fp64,
    Fp32,
    Tf32,
    Bf16,
    Fp16,
    Fp16Vector, ///< FP16 on the vector pipes, not on tensor cores
    Fp8,
    Int8,
    Int4
};
constexpr std::size_t precisionCount = 9;

/// "fp64", "fp32", "tf32", "bf16", "fp16", "fp16_vec", "fp8", "int8", "int4".
std::string_view precisionKey(Precision precision);
std::optional<Precision> precisionFromKey(std::string_view key);

} // namespace rp::physics
