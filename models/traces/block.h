// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/byte_search.h"

#include <cstdint>

namespace rp::traces {

constexpr unsigned blockSize = 64;

/// 64 bytes of text as sets: bit i stands for byte i.
struct Block
{
    std::uint64_t quotes = 0;
    std::uint64_t backslashes = 0;
    std::uint64_t opening = 0; ///< braces and brackets
    std::uint64_t closing = 0;
    std::uint64_t odd = 0;     ///< control characters and what is beyond ASCII
    std::uint64_t unusual = 0; ///< N and I, small or not, as in NaN, Infinity and null
    std::uint64_t spaces = 0;  ///< and control characters
    std::uint64_t colons = 0;
    std::uint64_t commas = 0;
    bool operator==(const Block &) const = default;
};

inline Block blockAt(const char *at)
{
    Block block;
#ifdef __SSE2__
    for (unsigned part = 0; part < blockSize; part += 16) {
        const __m128i bytes = search::load(at + part);
        const __m128i folded = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        const auto put = [part](std::uint64_t &set, __m128i found) {
            set |= std::uint64_t{search::maskOf(found)} << part;
        };
        const auto is = [](__m128i these, char c) { return _mm_cmpeq_epi8(these, _mm_set1_epi8(c)); };
        put(block.quotes, is(bytes, '"'));
        put(block.backslashes, is(bytes, '\\'));
        put(block.opening, is(folded, '{'));
        put(block.closing, is(folded, '}'));
        put(block.odd, _mm_cmplt_epi8(bytes, _mm_set1_epi8(' ')));
        put(block.unusual, _mm_or_si128(is(folded, 'n'), is(folded, 'i')));
        put(block.spaces, _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(' ')), bytes));
        put(block.colons, is(bytes, ':'));
        put(block.commas, is(bytes, ','));
    }
#else
    for (unsigned i = 0; i < blockSize; ++i) {
        const char c = at[i];
        const std::uint64_t bit = std::uint64_t{1} << i;
        block.quotes |= c == '"' ? bit : 0;
        block.backslashes |= c == '\\' ? bit : 0;
        block.opening |= (c | 0x20) == '{' ? bit : 0;
        block.closing |= (c | 0x20) == '}' ? bit : 0;
        block.odd |= static_cast<signed char>(c) < ' ' ? bit : 0;
        block.unusual |= (c | 0x20) == 'n' || (c | 0x20) == 'i' ? bit : 0;
        block.spaces |= static_cast<unsigned char>(c) <= ' ' ? bit : 0;
        block.colons |= c == ':' ? bit : 0;
        block.commas |= c == ',' ? bit : 0;
    }
#endif
    return block;
}

/// Bits from each opening quote up to its closing one, which isn't among them.
inline std::uint64_t insideOf(std::uint64_t quotes)
{
    for (unsigned shift = 1; shift < blockSize; shift *= 2)
        quotes ^= quotes << shift;
    return quotes;
}

} // namespace rp::traces
