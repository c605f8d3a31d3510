// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/event_scan.h"

#include "models/traces/wide_block.h"

#include <cstring>

namespace rp::traces {

namespace {

constexpr unsigned deepest = 64; // what nests deeper is counted by the careful reader

/// Whether the name of a field begins so: a, b, c, d, l, n, p, r, s, t, T.
bool mayBeField(char initial)
{
    constexpr std::uint32_t initials = 1U << 1U | 1U << 2U | 1U << 3U | 1U << 4U | 1U << 12U | 1U << 14U |
                                       1U << 16U | 1U << 18U | 1U << 19U | 1U << 20U;
    if (initial == 'T')
        return true;
    const auto letter = static_cast<unsigned>(initial - '`');
    return letter < 32 && (initials >> letter & 1U) != 0;
}

template<std::size_t n>
bool begins(const char *at, const char (&text)[n])
{
    return std::memcmp(at, text, n - 1) == 0;
}

} // namespace

/// Which field the key that begins behind a quote is; its closing quote counts as part of its length.
Field EventScan::fieldAt(const char *name, std::size_t *length) const
{
    const auto is = [length](std::size_t n, Field field) {
        *length = n;
        return field;
    };
    if (m_depth == m_argumentsAt) {
        if (*name == 'c' && begins(name, "correlation")) {
            if (name[11] == '"')
                return is(12, Field::Correlation);
            if (begins(name + 11, "Id\""))
                return is(14, Field::CamelCorrelation);
            if (begins(name + 11, "_id\""))
                return is(15, Field::SnakeCorrelation);
        }
        if (*name == 'd' && begins(name, "device\""))
            return is(7, Field::Device);
        if (*name == 's' && begins(name, "stream\""))
            return is(7, Field::Stream);
        if (*name == 'b' && begins(name, "bytes\""))
            return is(6, Field::Bytes);
        if (*name == 'r' && begins(name, "rank\""))
            return is(5, Field::Rank);
        if (*name == 'n' && begins(name, "name\""))
            return is(5, Field::InnerName);
        if (*name == 'l' && begins(name, "labels\""))
            return is(7, Field::Labels);
        if (*name == 'T' && begins(name, "Task Type\""))
            return is(10, Field::TaskType);
    }
    if (*name == 'p' && begins(name, "ph\""))
        return is(3, Field::Phase);
    if (m_depth != 1)
        return Field::Other;
    switch (*name) {
    case 'p':
        return begins(name, "pid\"") ? is(4, Field::Process) : Field::Other;
    case 't':
        return begins(name, "ts\"")    ? is(3, Field::Start)
               : begins(name, "tid\"") ? is(4, Field::Thread)
                                       : Field::Other;
    case 'c':
        return begins(name, "cat\"") ? is(4, Field::Category) : Field::Other;
    case 'n':
        return begins(name, "name\"") ? is(5, Field::Name) : Field::Other;
    case 'd':
        return begins(name, "dur\"") ? is(4, Field::Duration) : Field::Other;
    case 'a':
        return begins(name, "args\"") ? is(5, Field::Arguments) : Field::Other;
    default:
        return Field::Other;
    }
}

EventScan::Hit EventScan::takeName(const char *name)
{
    std::size_t length = 0;
    const Field field = fieldAt(name, &length);
    if (field == Field::Other)
        return Hit::Nothing;
    const char *at = name + length;
    while (at < m_end && static_cast<unsigned char>(*at) <= ' ')
        ++at;
    if (at >= m_end)
        return Hit::Careful;
    if (*at != ':')
        return Hit::Nothing; // a string that reads like the name of a field
    ++at;
    while (at < m_end && static_cast<unsigned char>(*at) <= ' ')
        ++at;
    const char *&value = m_values[static_cast<std::size_t>(field)];
    if (at >= m_end || value || (field == Field::Phase && m_depth != 1))
        return Hit::Careful;
    value = at;
    if (field == Field::Arguments && *at == '{')
        m_argumentsAt = 2;
    return Hit::Taken;
}

/// Goes through brackets and beginnings of names in order. False: care is needed. `seen` becomes the bits up
/// to the end of the event, if it is among them.
bool EventScan::takeNames(const char *at, const Block &block, std::uint64_t inside,
                          const TokenOrder::Found &found, std::uint64_t *seen)
{
    const std::uint64_t listOnly = found.listOnly;
    const std::uint64_t names = block.quotes & inside & ~found.values;
    const std::uint64_t opening = block.opening & ~inside;
    const std::uint64_t closing = block.closing & ~inside;
    for (std::uint64_t left = opening | closing | names | listOnly; left != 0; left &= left - 1) {
        const std::uint64_t bit = left & (~left + 1);
        const char *const here = at + std::countr_zero(bit);
        const bool isInObject = m_depth == 1 || m_depth == m_argumentsAt;
        if ((listOnly & bit) != 0 && isInObject)
            return false;
        if ((names & bit) != 0) {
            if (mayBeField(here[1]) && takeName(here + 1) == Hit::Careful)
                return false;
        } else if ((opening & bit) != 0) {
            if (++m_depth > deepest)
                return false;
        } else if ((closing & bit) != 0) {
            if (isInObject && *here != '}')
                return false;
            if (--m_depth == 0) {
                *seen = bit | (bit - 1);
                return true;
            }
            if (m_depth == 1)
                m_argumentsAt = 0;
        }
    }
    return true;
}

/// Blocks of text as every processor of this kind can look at them.
struct EventScan::PlainBlocks
{
    static Block at(const char *text) { return blockAt(text); }
    static std::uint64_t insideOf(std::uint64_t quotes) { return traces::insideOf(quotes); }
};

template<typename Blocks>
inline const char *EventScan::scanBlocks(const char *at)
{
    TokenOrder order;
    std::uint64_t carried = 0; // all ones: the block begins inside of a string
    for (; at < m_end; at += blockSize) {
        m_reached = at;
        const Block block = Blocks::at(at);
        const std::uint64_t inside = Blocks::insideOf(block.quotes) ^ carried;
        std::uint64_t seen = ~std::uint64_t{0};
        const TokenOrder::Found found = order.look(block, inside);
        if (!takeNames(at, block, inside, found, &seen))
            return nullptr;
        const std::uint64_t unusual = (block.odd & inside) | (block.unusual & ~inside);
        if (((block.backslashes | unusual | found.wrong) & seen) != 0)
            return nullptr;
        if (m_depth == 0) {
            at += std::countr_one(seen);
            return at <= m_end ? at : nullptr;
        }
        carried = (inside >> (blockSize - 1)) != 0 ? ~std::uint64_t{0} : 0;
    }
    return nullptr;
}

#ifdef RP_WIDE_BLOCKS
struct EventScan::WideBlocks
{
    RP_FOR_WIDE_BLOCKS static Block at(const char *text) { return wideBlockAt(text); }
    RP_FOR_WIDE_BLOCKS static std::uint64_t insideOf(std::uint64_t quotes) { return wideInsideOf(quotes); }
};

RP_FOR_WIDE_BLOCKS const char *EventScan::scanWide(const char *at)
{
    return scanBlocks<WideBlocks>(at);
}
#endif

const char *EventScan::scan(const char *at, const char *end)
{
    m_values.fill(nullptr);
    m_end = end;
    m_reached = at;
    m_depth = 1;
    m_argumentsAt = 0;
#ifdef RP_WIDE_BLOCKS
    static const bool isWide = hasWideBlocks();
    if (isWide)
        return scanWide(at);
#endif
    return scanBlocks<PlainBlocks>(at);
}

} // namespace rp::traces
