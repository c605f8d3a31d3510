// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/vectors.h"

#include <algorithm>
#include <array>
#include <cstddef>

#if defined(__x86_64__) && defined(__GNUC__)
#define RP_X86_VECTORS
#include <immintrin.h>
#endif

namespace rp::measure {

#ifdef RP_X86_VECTORS

namespace sse2_loops {
using Floats = float __attribute__((vector_size(16)));
using Ints = std::int32_t __attribute__((vector_size(16)));
inline Floats fused(Floats a, Floats b, Floats c)
{
    return a * b + c;
}
inline void stored(float *to, Floats value)
{
    _mm_stream_ps(to, value);
}
inline void drained()
{
    _mm_sfence();
}
#include "models/measure/vector_loops.h"
} // namespace sse2_loops

#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,fma")
#endif
namespace avx2_loops {
using Floats = float __attribute__((vector_size(32)));
using Ints = std::int32_t __attribute__((vector_size(32)));
inline Floats fused(Floats a, Floats b, Floats c)
{
    return _mm256_fmadd_ps(a, b, c);
}
inline void stored(float *to, Floats value)
{
    _mm256_stream_ps(to, value);
}
inline void drained()
{
    _mm_sfence();
}
#include "models/measure/vector_loops.h"
} // namespace avx2_loops
#ifdef __clang__
#pragma clang attribute pop
#pragma clang attribute push(__attribute__((target("avx512f"))), apply_to = function)
#else
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f")
#endif
namespace avx512_loops {
using Floats = float __attribute__((vector_size(64)));
using Ints = std::int32_t __attribute__((vector_size(64)));
inline Floats fused(Floats a, Floats b, Floats c)
{
    return _mm512_fmadd_ps(a, b, c);
}
inline void stored(float *to, Floats value)
{
    _mm512_stream_ps(to, value);
}
inline void drained()
{
    _mm_sfence();
}
#include "models/measure/vector_loops.h"
} // namespace avx512_loops
#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

UsableLoops usableLoops()
{
    UsableLoops usable{{sse2_loops::loopsOf(VectorKind::Sse2)}, 1};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        usable.loops[usable.count++] = avx2_loops::loopsOf(VectorKind::Avx2Fma);
    if (__builtin_cpu_supports("avx512f"))
        usable.loops[usable.count++] = avx512_loops::loopsOf(VectorKind::Avx512F);
    return usable;
}

#else

namespace plain_loops {
using Floats = float __attribute__((vector_size(16)));
using Ints = std::int32_t __attribute__((vector_size(16)));
inline Floats fused(Floats a, Floats b, Floats c)
{
    return a * b + c;
}
inline void stored(float *to, Floats value)
{
    *reinterpret_cast<Floats *>(to) = value;
}
inline void drained() {}
#include "models/measure/vector_loops.h"
} // namespace plain_loops

UsableLoops usableLoops()
{
    return {{plain_loops::loopsOf(VectorKind::Plain)}, 1};
}

#endif

const char *vectorKindKey(VectorKind kind)
{
    switch (kind) {
    case VectorKind::Plain:
        break;
    case VectorKind::Sse2:
        return "sse2";
    case VectorKind::Avx2Fma:
        return "avx2_fma";
    case VectorKind::Avx512F:
        return "avx512f";
    }
    return "plain";
}

} // namespace rp::measure
