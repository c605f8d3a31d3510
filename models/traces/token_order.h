// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/block.h"

#include <cstdint>

namespace rp::traces {

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
