// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/block.h"
#include "models/traces/event_fields.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rp::traces {

/// Where the values of an event's fields stand in text that is at hand as a whole. Nearly all of a trace is
/// read this way: the text is turned into sets of bits, 64 bytes at once, and only what they show is looked
/// at.
///
/// Whatever needs care is left to the reader that goes value by value: strings with a backslash, a control
/// character or what is no ASCII, NaN, Infinity and null, a field that comes twice, and `ph` where none
/// should be, which shows that a brace is missing. So is whatever that reader doesn't take as whole: an event
/// that lies in two pieces of the text must come to the same as one that lies in one.
class EventScan
{
public:
    /// `at` stands behind the opening brace. Returns where it goes on behind the closing one, or null: the
    /// event doesn't end before `end`, or needs care. searchPadding bytes behind `end` may be read.
    const char *scan(const char *at, const char *end);

    /// How far the last scan() went.
    const char *reached() const { return m_reached; }
    /// First byte of a field's value; null: it has none.
    const char *operator[](Field which) const { return m_values[static_cast<std::size_t>(which)]; }

private:
    struct PlainBlocks;
    struct WideBlocks;
    template<typename Blocks>
    __attribute__((always_inline)) const char *scanBlocks(const char *at);
    const char *scanWide(const char *at);
    enum class Hit
    {
        Nothing, ///< no name of a field
        Taken,
        Careful
    };
    Hit takeName(const char *name);
    bool takeNames(const char *at, const Block &block, std::uint64_t inside, const TokenOrder::Found &found,
                   std::uint64_t *seen);
    Field fieldAt(const char *name, std::size_t *length) const;

    std::array<const char *, static_cast<std::size_t>(Field::Count)> m_values{};
    const char *m_end = nullptr;
    const char *m_reached = nullptr;
    unsigned m_depth = 0;       ///< 1: in the event itself
    unsigned m_argumentsAt = 0; ///< depth of the fields in `args`; 0: not within
};

} // namespace rp::traces
