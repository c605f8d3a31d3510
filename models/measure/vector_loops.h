// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The loops that are timed, written once for vectors of any width. vectors.cpp includes this in a namespace
// for each kind of vectors, hence no "#pragma once". There it has:
//   Floats, Ints              vectors of FP32 and of as many 32-bit integers
//   fused(a, b, c)            a * b + c, in one instruction where there is one
//   stored(p, v), drained()   a store past the caches where there is one, and the wait for such stores
// Counts of elements are multiples of `together` vectors, and arrays begin at whole vectors.

constexpr std::int64_t width = sizeof(Floats) / sizeof(float);
/// Independent vectors in flight: enough to hide the four or five cycles of a multiply-add at two a cycle.
constexpr std::int64_t together = 10;
constexpr std::int64_t inArrays = 8;
constexpr std::size_t inStep = 4;

// Less zero, not plus: that is the value itself for -0 too, so that compilers leave it out.
inline Floats broadcast(float value)
{
    return value - Floats{};
}

inline Floats loaded(const float *from)
{
    return *reinterpret_cast<const Floats *>(from);
}

inline Floats positive(Floats x)
{
    return x > Floats{} ? x : Floats{};
}

/// sum = sum r + factor.
[[gnu::always_inline]] inline void timesPlus(std::array<Floats, inStep> &sum,
                                             const std::array<Floats, inStep> &r, float factor)
{
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j)
        sum[j] = fused(sum[j], r[j], broadcast(factor));
}

// 1 / (1 + exp(-x)), to a few units in the last place for x >= 0. exp(t) = 2^k exp(r) with |r| <= ln 2 / 2,
// where the series up to r^6 is exact to FP32; k is rounded by adding what leaves no bits for a fraction. Of
// several vectors in step: one alone is a chain of twenty instructions, each of which waits for the one
// before, and processors don't look far enough ahead to fill the time with the next one.
[[gnu::always_inline]] inline void toSigmoids(std::array<Floats, inStep> &x)
{
    const Floats least = broadcast(-87.0F);
    const Floats shift = broadcast(12582912.0F);
    std::array<Floats, inStep> k;
    std::array<Floats, inStep> sum;
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j)
        x[j] = -x[j] > least ? -x[j] : least;
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j)
        k[j] = fused(x[j], broadcast(1.44269504F), shift) - shift;
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j)
        x[j] = fused(k[j], broadcast(2.12194440e-4F), fused(k[j], broadcast(-0.693359375F), x[j]));
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j)
        sum[j] = fused(broadcast(1.0F / 720.0F), x[j], broadcast(1.0F / 120.0F));
    timesPlus(sum, x, 1.0F / 24.0F);
    timesPlus(sum, x, 1.0F / 6.0F);
    timesPlus(sum, x, 0.5F);
    timesPlus(sum, x, 1.0F);
    timesPlus(sum, x, 1.0F);
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j) {
        const Ints power = (__builtin_convertvector(k[j], Ints) + 127) << 23;
        sum[j] = fused(sum[j], reinterpret_cast<Floats>(power), broadcast(1.0F));
    }
#pragma GCC unroll 4
    for (std::size_t j = 0; j < inStep; ++j)
        x[j] = broadcast(1.0F) / sum[j];
}

inline float summed(Floats x)
{
    float sum = 0.0F;
    for (std::int64_t i = 0; i < width; ++i)
        sum += x[i];
    return sum;
}

inline float readLoop(const float *from, std::int64_t n)
{
    std::array<Floats, inArrays> sum{};
    for (std::int64_t i = 0; i < n; i += inArrays * width) {
#pragma GCC unroll 8
        for (std::int64_t j = 0; j < inArrays; ++j)
            sum[static_cast<std::size_t>(j)] += loaded(from + i + j * width);
    }
    Floats whole{};
    for (const Floats &part : sum)
        whole += part;
    return summed(whole);
}

inline void writeLoop(float *to, std::int64_t n, float value)
{
    const Floats all = broadcast(value);
    for (std::int64_t i = 0; i < n; i += inArrays * width) {
#pragma GCC unroll 8
        for (std::int64_t j = 0; j < inArrays; ++j)
            stored(to + i + j * width, all);
    }
    drained();
}

inline void copyLoop(const float *from, float *to, std::int64_t n)
{
    for (std::int64_t i = 0; i < n; i += inArrays * width) {
#pragma GCC unroll 8
        for (std::int64_t j = 0; j < inArrays; ++j)
            stored(to + i + j * width, loaded(from + i + j * width));
    }
    drained();
}

inline void chainLoop(const float *from, float *to, std::int64_t n, std::int64_t fma, float a, float b)
{
    const Floats factor = broadcast(a);
    const Floats added = broadcast(b);
    for (std::int64_t i = 0; i < n; i += inArrays * width) {
        Floats x0 = loaded(from + i);
        Floats x1 = loaded(from + i + width);
        Floats x2 = loaded(from + i + 2 * width);
        Floats x3 = loaded(from + i + 3 * width);
        Floats x4 = loaded(from + i + 4 * width);
        Floats x5 = loaded(from + i + 5 * width);
        Floats x6 = loaded(from + i + 6 * width);
        Floats x7 = loaded(from + i + 7 * width);
        for (std::int64_t k = 0; k < fma; ++k) {
            x0 = fused(x0, factor, added);
            x1 = fused(x1, factor, added);
            x2 = fused(x2, factor, added);
            x3 = fused(x3, factor, added);
            x4 = fused(x4, factor, added);
            x5 = fused(x5, factor, added);
            x6 = fused(x6, factor, added);
            x7 = fused(x7, factor, added);
        }
        stored(to + i, x0);
        stored(to + i + width, x1);
        stored(to + i + 2 * width, x2);
        stored(to + i + 3 * width, x3);
        stored(to + i + 4 * width, x4);
        stored(to + i + 5 * width, x5);
        stored(to + i + 6 * width, x6);
        stored(to + i + 7 * width, x7);
    }
    drained();
}

/// Multiply-adds in registers alone: rounds * together * width of them.
inline float peakLoop(std::int64_t rounds, float a, float b)
{
    const Floats factor = broadcast(a);
    const Floats added = broadcast(b);
    Floats x0 = added, x1 = added + 1.0F, x2 = added + 2.0F, x3 = added + 3.0F, x4 = added + 4.0F;
    Floats x5 = added + 5.0F, x6 = added + 6.0F, x7 = added + 7.0F, x8 = added + 8.0F, x9 = added + 9.0F;
    for (std::int64_t i = 0; i < rounds; ++i) {
        x0 = fused(x0, factor, added);
        x1 = fused(x1, factor, added);
        x2 = fused(x2, factor, added);
        x3 = fused(x3, factor, added);
        x4 = fused(x4, factor, added);
        x5 = fused(x5, factor, added);
        x6 = fused(x6, factor, added);
        x7 = fused(x7, factor, added);
        x8 = fused(x8, factor, added);
        x9 = fused(x9, factor, added);
    }
    return summed(x0 + x1 + x2 + x3 + x4 + x5 + x6 + x7 + x8 + x9);
}

inline void passLoop(Pass pass, const float *from, float *to, std::int64_t n, float w, float b)
{
    const Floats factor = broadcast(w);
    const Floats added = broadcast(b);
    switch (pass) {
    case Pass::Scale:
        for (std::int64_t i = 0; i < n; i += width)
            stored(to + i, loaded(from + i) * factor);
        break;
    case Pass::Add:
        for (std::int64_t i = 0; i < n; i += width)
            stored(to + i, loaded(from + i) + added);
        break;
    case Pass::Relu:
        for (std::int64_t i = 0; i < n; i += width)
            stored(to + i, positive(loaded(from + i)));
        break;
    case Pass::Sigmoid:
    case Pass::Fused:
        for (std::int64_t i = 0; i < n; i += static_cast<std::int64_t>(inStep) * width) {
            std::array<Floats, inStep> x;
#pragma GCC unroll 4
            for (std::size_t j = 0; j < inStep; ++j) {
                x[j] = loaded(from + i + static_cast<std::int64_t>(j) * width);
                if (pass == Pass::Fused)
                    x[j] = positive(fused(x[j], factor, added));
            }
            toSigmoids(x);
#pragma GCC unroll 4
            for (std::size_t j = 0; j < inStep; ++j)
                stored(to + i + static_cast<std::int64_t>(j) * width, x[j]);
        }
        break;
    }
    drained();
}

/// Columns first .. first + 2 width of C = A B, for square matrices of n, by rows. n is a multiple of four
/// and of 2 width, and `panel` has room for panelRows * 2 width. The panel of B lies in it in one piece, so
/// that rows of a power of two don't meet in the same lines of a cache.
inline void productLoop(const float *a, const float *b, float *c, std::int64_t n, std::int64_t first,
                        float *panel)
{
    for (std::int64_t top = 0; top < n; top += panelRows) {
        const std::int64_t rows = std::min(panelRows, n - top);
        for (std::int64_t k = 0; k < rows; ++k)
            std::copy_n(b + (top + k) * n + first, 2 * width, panel + k * 2 * width);
        for (std::int64_t i = 0; i < n; i += 4) {
            std::array<Floats, 4> left{};
            std::array<Floats, 4> right{};
            for (std::int64_t k = 0; k < rows; ++k) {
                const Floats b0 = loaded(panel + k * 2 * width);
                const Floats b1 = loaded(panel + k * 2 * width + width);
                const float *column = a + i * n + top + k;
#pragma GCC unroll 4
                for (std::size_t row = 0; row < 4; ++row) {
                    const Floats factor = broadcast(column[static_cast<std::int64_t>(row) * n]);
                    left[row] = fused(factor, b0, left[row]);
                    right[row] = fused(factor, b1, right[row]);
                }
            }
#pragma GCC unroll 4
            for (std::size_t row = 0; row < 4; ++row) {
                auto *to = reinterpret_cast<Floats *>(c + (i + static_cast<std::int64_t>(row)) * n + first);
                to[0] = top == 0 ? left[row] : to[0] + left[row];
                to[1] = top == 0 ? right[row] : to[1] + right[row];
            }
        }
    }
}

inline VectorLoops loopsOf(VectorKind kind)
{
    return {.kind = kind,
            .width = width,
            .flopsARound = 2 * together * width,
            .read = &readLoop,
            .write = &writeLoop,
            .copy = &copyLoop,
            .chain = &chainLoop,
            .peak = &peakLoop,
            .pass = &passLoop,
            .product = &productLoop};
}
