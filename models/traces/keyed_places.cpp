// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/keyed_places.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rp::traces {

namespace {

/// Most traces are in order already, or in a few pieces that are.
template<typename Entry>
void sortEntries(std::vector<Entry> &entries)
{
    if (!std::is_sorted(entries.begin(), entries.end()))
        std::sort(entries.begin(), entries.end());
}

/// Where the entries beyond `value` begin, searched from `hint` on in steps that grow.
template<typename Entry>
std::size_t upperBound(const std::vector<Entry> &entries, const Entry &value, std::size_t hint)
{
    std::size_t low = 0; // what lies below is not beyond it
    std::size_t high = entries.size();
    std::size_t step = 1;
    if (hint < high && !(value < entries[hint])) {
        low = hint + 1;
        for (; hint + step < high && !(value < entries[hint + step]); step *= 2)
            low = hint + step + 1;
        high = std::min(high, hint + step);
    } else if (hint < high) {
        high = hint;
        for (; step <= hint && value < entries[hint - step]; step *= 2)
            high = hint - step;
        low = step <= hint ? hint - step + 1 : 0;
    }
    const auto first = entries.begin();
    return static_cast<std::size_t>(std::upper_bound(first + static_cast<std::ptrdiff_t>(low),
                                                     first + static_cast<std::ptrdiff_t>(high), value) -
                                    first);
}

} // namespace

KeyedPlaces::KeyedPlaces(const KeyRange &range, std::size_t places)
    : m_range(range)
    , m_placeBits(static_cast<unsigned>(std::bit_width(places)))
    , m_placeMask((std::uint64_t{1} << m_placeBits) - 1)
{
    const std::uint64_t widest =
        static_cast<std::uint64_t>(range.greatest) - static_cast<std::uint64_t>(range.least);
    m_isNarrow = static_cast<unsigned>(std::bit_width(widest)) + m_placeBits <= 64;
    if (m_isNarrow)
        m_narrow.reserve(range.n);
    else
        m_wide.reserve(range.n);
}

void KeyedPlaces::sort()
{
    sortEntries(m_narrow);
    sortEntries(m_wide);
}

std::optional<std::uint32_t> KeyedPlaces::lastOf(std::int64_t wanted, std::size_t *hint) const
{
    if (m_range.n == 0 || wanted < m_range.least || wanted > m_range.greatest)
        return std::nullopt;
    const std::size_t after =
        m_isNarrow ? upperBound(m_narrow, narrow(wanted, m_placeMask), *hint)
                   : upperBound(m_wide, Wide{wanted, std::numeric_limits<std::uint32_t>::max()}, *hint);
    if (after == 0)
        return std::nullopt;
    *hint = after - 1;
    return key(after - 1) == wanted ? std::optional(place(after - 1)) : std::nullopt;
}

} // namespace rp::traces
