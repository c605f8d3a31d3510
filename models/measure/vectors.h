// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::measure {

/// The vectors of FP32 that a processor has. Where none of Intel's and AMD's is known, the compiler's own of
/// 16 bytes (NEON on ARM).
enum class VectorKind
{
    Plain,
    Sse2,    ///< 4 numbers; multiply and add are two instructions
    Avx2Fma, ///< 8 numbers
    Avx512F, ///< 16 numbers
};

/// The element-wise operations of y = sigmoid(relu(x w + b)), and all four in one.
enum class Pass
{
    Scale,
    Add,
    Relu,
    Sigmoid,
    Fused,
};

/// Elements of arrays are dealt out in pieces of so many; all arrays and pieces are multiples of it and begin
/// at 64 bytes.
constexpr std::int64_t granule = 65'536;
/// Rows of the second matrix that a product keeps at hand.
constexpr std::int64_t panelRows = 256;

/// The loops that are timed, for one kind of vectors. None of them allocates, locks or fails.
struct VectorLoops
{
    VectorKind kind = VectorKind::Plain;
    std::int64_t width = 1;       ///< numbers in a vector
    std::int64_t flopsARound = 1; ///< FLOP of a round of `peak`

    float (*read)(const float *from, std::int64_t n) = nullptr; ///< the sum
    void (*write)(float *to, std::int64_t n, float value) = nullptr;
    void (*copy)(const float *from, float *to, std::int64_t n) = nullptr;
    /// x = x a + b, fma times for each element.
    void (*chain)(const float *from, float *to, std::int64_t n, std::int64_t fma, float a, float b) = nullptr;
    float (*peak)(std::int64_t rounds, float a, float b) = nullptr;
    void (*pass)(Pass pass, const float *from, float *to, std::int64_t n, float w, float b) = nullptr;
    /// Columns first .. first + 2 width of C = A B by rows; n a multiple of 64. `panel` has room for
    /// panelRows * 2 width numbers and is the caller's, one for each thread.
    void (*product)(const float *a, const float *b, float *c, std::int64_t n, std::int64_t first,
                    float *panel) = nullptr;
};

/// Those that this processor and its operating system can run, the widest last. Never empty.
struct UsableLoops
{
    VectorLoops loops[3];
    int count = 0;

    const VectorLoops &widest() const { return loops[count - 1]; }
};
UsableLoops usableLoops();

/// "avx2_fma"
const char *vectorKindKey(VectorKind kind);

} // namespace rp::measure
