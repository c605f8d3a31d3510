// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// The searches that reading JSON spends its time on, sixteen bytes at once where the processor can.
/// Each needs a stopper: a byte that it looks for, behind the text, followed by more that may be read.
namespace rp::traces {

constexpr std::size_t searchPadding = 96;

#ifdef __SSE2__

namespace search {
inline __m128i load(const char *at)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
}
inline unsigned maskOf(__m128i bytes)
{
    return static_cast<unsigned>(_mm_movemask_epi8(bytes));
}
} // namespace search

/// The next quote, backslash, control character or byte beyond ASCII.
inline const char *findInString(const char *at)
{
    while (true) {
        const __m128i bytes = search::load(at);
        // As signed numbers, bytes beyond ASCII are less than a blank, too.
        const unsigned found =
            search::maskOf(_mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')),
                                                     _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'))),
                                        _mm_cmplt_epi8(bytes, _mm_set1_epi8(' '))));
        if (found != 0)
            return at + std::countr_zero(found);
        at += 16;
    }
}

/// The next quote, brace or bracket.
inline const char *findBracket(const char *at)
{
    while (true) {
        const __m128i bytes = search::load(at);
        // '[' and '{' differ in one bit, as ']' and '}' do.
        const __m128i folded = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        const unsigned found =
            search::maskOf(_mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8('{')),
                                                     _mm_cmpeq_epi8(folded, _mm_set1_epi8('}'))),
                                        _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'))));
        if (found != 0)
            return at + std::countr_zero(found);
        at += 16;
    }
}

/// The next byte that can't be part of a number or of a word such as null: a space, a separator, a bracket, a
/// quote.
inline const char *findWordEnd(const char *at)
{
    while (true) {
        const __m128i bytes = search::load(at);
        const __m128i folded = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        const auto is = [](__m128i these, char c) { return _mm_cmpeq_epi8(these, _mm_set1_epi8(c)); };
        const __m128i brackets = _mm_or_si128(is(folded, '{'), is(folded, '}'));
        const __m128i others = _mm_or_si128(_mm_or_si128(is(bytes, ','), is(bytes, ':')), is(bytes, '"'));
        const __m128i spaces = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(' ')), bytes);
        const unsigned found = search::maskOf(_mm_or_si128(_mm_or_si128(brackets, others), spaces));
        if (found != 0)
            return at + std::countr_zero(found);
        at += 16;
    }
}

/// The next byte that is neither a blank nor a control character.
inline const char *findText(const char *at)
{
    while (true) {
        const __m128i bytes = search::load(at);
        const __m128i least = _mm_set1_epi8(0x21);
        const unsigned found = search::maskOf(_mm_cmpeq_epi8(_mm_max_epu8(bytes, least), bytes));
        if (found != 0)
            return at + std::countr_zero(found);
        at += 16;
    }
}

#else

inline const char *findInString(const char *at)
{
    while (*at != '"' && *at != '\\' && static_cast<signed char>(*at) >= ' ')
        ++at;
    return at;
}

inline const char *findBracket(const char *at)
{
    while (*at != '"' && (*at | 0x20) != '{' && (*at | 0x20) != '}')
        ++at;
    return at;
}

inline const char *findWordEnd(const char *at)
{
    while (static_cast<unsigned char>(*at) > ' ' && *at != ',' && *at != ':' && *at != '"' &&
           (*at | 0x20) != '{' && (*at | 0x20) != '}')
        ++at;
    return at;
}

inline const char *findText(const char *at)
{
    while (static_cast<unsigned char>(*at) <= ' ')
        ++at;
    return at;
}

#endif

} // namespace rp::traces
