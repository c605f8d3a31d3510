// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rp::traces {

/// The least and the greatest of some numbers, and how many there are.
struct KeyRange
{
    std::size_t n = 0;
    std::int64_t least = 0;
    std::int64_t greatest = 0;
    void add(std::int64_t key)
    {
        least = n == 0 || key < least ? key : least;
        greatest = n == 0 || key > greatest ? key : greatest;
        ++n;
    }
};

/// Places in a list, sorted by a key and then by place. A key and its place nearly always fit into 64 bits
/// together: 8 bytes each, and sorted without looking anything up. Where keys lie too far apart it is 16.
class KeyedPlaces
{
public:
    /// `range` of the keys that will be added; places are below `places`.
    KeyedPlaces(const KeyRange &range, std::size_t places);

    void add(std::int64_t key, std::uint32_t place)
    {
        if (m_isNarrow)
            m_narrow.push_back(narrow(key, place));
        else
            m_wide.push_back({key, place});
    }
    void sort();

    std::size_t size() const { return m_isNarrow ? m_narrow.size() : m_wide.size(); }
    std::uint32_t place(std::size_t at) const
    {
        return m_isNarrow ? static_cast<std::uint32_t>(m_narrow[at] & m_placeMask) : m_wide[at].place;
    }
    std::int64_t key(std::size_t at) const
    {
        return m_isNarrow ? static_cast<std::int64_t>(m_narrow[at] >> m_placeBits) + m_range.least
                          : m_wide[at].key;
    }

    /// The last place of the wanted key. `hint` is where the one before was found: keys that follow each
    /// other here are asked for one after the other.
    std::optional<std::uint32_t> lastOf(std::int64_t wanted, std::size_t *hint) const;

private:
    struct Wide
    {
        std::int64_t key = 0;
        std::uint32_t place = 0;
        bool operator<(const Wide &other) const
        {
            return key != other.key ? key < other.key : place < other.place;
        }
    };
    std::uint64_t narrow(std::int64_t key, std::uint64_t place) const
    {
        return (static_cast<std::uint64_t>(key) - static_cast<std::uint64_t>(m_range.least)) << m_placeBits |
               place;
    }

    KeyRange m_range;
    unsigned m_placeBits = 0;
    std::uint64_t m_placeMask = 0;
    bool m_isNarrow = true;
    std::vector<std::uint64_t> m_narrow;
    std::vector<Wide> m_wide;
};

} // namespace rp::traces
