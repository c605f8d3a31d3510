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

/// Whether strings, words and separators follow each other as in an object that reading value by value takes
/// as whole, looked at by blocks. Begins behind an opening brace.
class TokenOrder
{
public:
    struct Found
    {
        std::uint64_t wrong = 0;    ///< what may not follow on what stands before it
        std::uint64_t listOnly = 0; ///< the same in an object; fine in a list
        std::uint64_t values = 0;   ///< where strings begin that are the values of keys
    };

    /// `inside`: bits from each opening quote up to its closing one, which isn't among them.
    Found look(const Block &block, std::uint64_t inside)
    {
        const std::uint64_t outside = ~(inside | block.quotes);
        const std::uint64_t spaces = block.spaces & outside;
        const std::uint64_t colons = block.colons & outside;
        const std::uint64_t commas = block.commas & outside;
        const std::uint64_t opening = block.opening & outside;
        const std::uint64_t closing = block.closing & outside;
        const std::uint64_t words = outside & ~(spaces | colons | commas | opening | closing);
        const std::uint64_t strings = block.quotes & inside;

        const std::uint64_t behindColon = behind(colons, spaces, &m_behindColon);
        const std::uint64_t valueEnds =
            past((strings & behindColon) | m_inStringValue, inside, &m_inStringValue);
        const std::uint64_t keyEnds = block.quotes & ~inside & ~valueEnds;
        const std::uint64_t behindKey = behind(keyEnds, spaces, &m_behindKey);
        const std::uint64_t behindComma = behind(commas, spaces, &m_behindComma);
        const std::uint64_t behindOpening = behind(opening, spaces, &m_behindOpening);
        const std::uint64_t goesOn = (words << 1U | m_inWord) & words;
        m_inWord = words >> (blockSize - 1);
        const std::uint64_t behindValue =
            behind(words | closing | valueEnds, spaces, &m_behindValue) & ~goesOn;

        const std::uint64_t values = strings | words | opening;
        return {(behindValue & ~(commas | closing)) | (behindKey & ~(colons | commas | closing)) |
                    ((behindColon | behindComma) & ~values) | (behindOpening & ~(values | closing)),
                (behindKey & ~colons) | ((behindComma | behindOpening) & ~(strings | closing)),
                strings & behindColon};
    }

private:
    /// For each bit of `from`, the first place from there on that isn't in `run`. A run that reaches the end
    /// of the block is carried on.
    static std::uint64_t past(std::uint64_t from, std::uint64_t run, std::uint64_t *carried)
    {
        const std::uint64_t sum = (from & run) + run; // each carry ripples to the end of its run
        *carried = sum < run ? 1 : 0;
        return (sum | from) & ~run;
    }
    /// Where the next token begins behind each byte of `what`.
    static std::uint64_t behind(std::uint64_t what, std::uint64_t spaces, std::uint64_t *carried)
    {
        const std::uint64_t found = past(what << 1U | *carried, spaces, carried);
        *carried |= what >> (blockSize - 1);
        return found;
    }

    // Of the block before, 0 or 1:
    std::uint64_t m_behindOpening = 1;
    std::uint64_t m_behindColon = 0;
    std::uint64_t m_behindComma = 0;
    std::uint64_t m_behindKey = 0; ///< or behind a string in a list
    std::uint64_t m_behindValue = 0;
    std::uint64_t m_inStringValue = 0;
    std::uint64_t m_inWord = 0;
};

} // namespace rp::traces
