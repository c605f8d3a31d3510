// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/json_scanner.h"

#include <algorithm>
#include <cstring>

namespace rp::traces {

namespace {
constexpr std::size_t longestWord = 4096; // what is kept of one
}

JsonScanner::JsonScanner(ByteSource &source, std::size_t buffer_bytes)
    : m_source(source)
    , m_buffer_bytes(buffer_bytes)
    , m_buffer(buffer_bytes + searchPadding, '"') // the stopper of all searches
{
    m_at = m_end = m_buffer.data();
    if (here() == 0xef && m_end - m_at >= 3 && std::memcmp(m_at, "\xef\xbb\xbf", 3) == 0)
        m_at += 3; // byte order mark
}

bool JsonScanner::refill()
{
    const std::size_t got = m_source.read(std::span(m_buffer).first(m_buffer_bytes));
    m_at = m_buffer.data();
    m_end = m_at + got;
    std::memset(m_buffer.data() + got, '"', searchPadding);
    return got > 0;
}

int JsonScanner::nextBehindSpace()
{
    while (m_at < m_end || refill()) {
        m_at = findText(m_at);
        if (m_at < m_end)
            return static_cast<unsigned char>(*m_at);
    }
    return end;
}

bool JsonScanner::isOver()
{
    while (here() == ' ' || here() == '\n' || here() == '\r' || here() == '\t')
        ++m_at;
    return here() == end;
}

/// Takes what stands at a byte that findInString() stopped at and that is neither quote nor backslash.
void JsonScanner::oddByte()
{
    const auto isOdd = [this] { return m_at < m_end && (static_cast<signed char>(*m_at) < 0); };
    if (!isOdd()) {
        ++m_counts.controlCharacters;
        ++m_at;
        return;
    }
    while (isOdd() || (m_at == m_end && m_utf8.isWithin() && refill() && isOdd()))
        m_utf8.add(static_cast<unsigned char>(*m_at++));
    if (m_utf8.isWithin())
        m_utf8.interrupt(); // a sequence that stops too early
}

void JsonScanner::skipString()
{
    ++m_at;
    std::uint64_t length = 0;
    while (m_at < m_end || refill()) {
        const char *const start = m_at;
        m_at = findInString(m_at);
        length += static_cast<std::uint64_t>(m_at - start);
        if (m_at == m_end)
            continue;
        if (*m_at == '"') {
            ++m_at;
            break;
        }
        if (*m_at == '\\') {
            ++m_at;
            ++length;
            if (here() != end && (static_cast<signed char>(*m_at) >= ' '))
                ++m_at;
        } else {
            oddByte();
        }
    }
    m_counts.longest_bytes = std::max(m_counts.longest_bytes, length);
}

std::string_view JsonScanner::string()
{
    const char *const start = ++m_at;
    const char *const found = findInString(start);
    if (found < m_end && *found == '"') {
        m_at = found + 1;
        return {start, static_cast<std::size_t>(found - start)};
    }
    return stringInParts(start);
}

void JsonScanner::keep(const char *from, const char *to)
{
    const auto length = static_cast<std::size_t>(to - from);
    m_counts.longest_bytes = std::max<std::uint64_t>(m_counts.longest_bytes, m_text.size() + length);
    m_text.append(from, std::min(length, longestText - std::min(longestText, m_text.size())));
}

std::string_view JsonScanner::stringInParts(const char *start)
{
    m_text.clear();
    m_at = start;
    std::uint64_t length = 0;
    while (m_at < m_end || refill()) {
        const char *const from = m_at;
        m_at = findInString(m_at);
        length += static_cast<std::uint64_t>(m_at - from);
        keep(from, m_at);
        if (m_at == m_end)
            continue;
        if (*m_at == '"') {
            ++m_at;
            break;
        }
        if (*m_at == '\\') {
            ++m_at;
            length += keepEscape();
        } else if (static_cast<signed char>(*m_at) >= 0) {
            keep(m_at, m_at + 1);
            oddByte();
        } else {
            keep(m_at, m_at + 1);
            m_utf8.add(static_cast<unsigned char>(*m_at++));
            if (m_utf8.isWithin() && (here() == end || static_cast<signed char>(*m_at) >= 0))
                m_utf8.interrupt();
        }
    }
    m_counts.longest_bytes = std::max(m_counts.longest_bytes, length);
    return m_text;
}

std::uint32_t JsonScanner::hexDigits()
{
    std::uint32_t code = 0;
    for (int i = 0; i < 4; ++i) {
        const int c = here();
        const int lower = c | 0x20;
        const int digit = c >= '0' && c <= '9'           ? c - '0'
                          : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10
                                                         : -1;
        if (digit < 0)
            return replacementCharacter;
        code = code * 16 + static_cast<std::uint32_t>(digit);
        ++m_at;
    }
    return code;
}

/// What is kept of a string is bounded; the rest of it is passed over all the same.
void JsonScanner::keepCode(std::uint32_t code)
{
    if (m_text.size() < longestText)
        appendUtf8(m_text, code);
}

/// How many characters it stands for.
std::uint64_t JsonScanner::keepEscape()
{
    static constexpr std::string_view letters = "\"\\/bfnrt";
    static constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const int c = here();
    if (c == end)
        return 0;
    std::uint64_t length = 1;
    if (c == 'u') {
        ++m_at;
        std::uint32_t code = hexDigits();
        while (code >= 0xd800 && code < 0xdc00 && here() == '\\') {
            ++m_at;
            if (here() != 'u') {
                keepCode(code);
                return length + keepEscape();
            }
            ++m_at;
            const std::uint32_t low = hexDigits();
            if (low >= 0xdc00 && low < 0xe000) {
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
            } else {
                keepCode(code);
                code = low;
                ++length;
            }
        }
        keepCode(code);
        return length;
    }
    const std::size_t known = letters.find(static_cast<char>(c));
    if (known != std::string_view::npos) {
        keepCode(static_cast<unsigned char>(meanings[known]));
        ++m_at;
    } else {
        keepCode('\\'); // a Windows path that nobody escaped
    }
    return length;
}

void JsonScanner::skipWord()
{
    const char *const start = m_at;
    m_at = findWordEnd(m_at);
    if (m_at < m_end) { // nearly always
        // Of null, NaN and -Infinity; digits don't need a look.
        if (m_at > start && (*start >= 'A' || (*start == '-' && start[1] >= 'A')))
            m_counts.nonFinite += kindOfWord({start, m_at}) == Scalar::Kind::NonFinite ? 1 : 0;
        return;
    }
    m_word.clear();
    keepWord(start);
    m_counts.nonFinite += kindOfWord(m_word) == Scalar::Kind::NonFinite ? 1 : 0;
}

/// The rest of a word that `start` begins and that reaches the end of the buffer.
void JsonScanner::keepWord(const char *start)
{
    std::uint64_t length = 0;
    while (true) {
        m_at = findWordEnd(start);
        const auto some = static_cast<std::size_t>(m_at - start);
        length += some;
        m_word.append(start, std::min(longestWord - m_word.size(), some));
        if (m_at < m_end || !refill())
            break;
        start = m_at;
    }
    m_counts.longest_bytes = std::max(m_counts.longest_bytes, length);
}

void JsonScanner::skipBrackets(std::uint64_t depth)
{
    while (m_at < m_end || refill()) {
        m_at = findBracket(m_at);
        if (m_at == m_end)
            continue;
        if (*m_at == '"') {
            skipString();
            continue;
        }
        const char bracket = *m_at++;
        if ((bracket | 0x20) == '{') {
            ++depth;
            m_counts.deepest = std::max(m_counts.deepest, depth);
        } else if (--depth == 0) {
            return;
        }
    }
}

/// Passes over a list or an object that is next, and keeps what two of them differ in: not their spaces.
void JsonScanner::keepBrackets(std::string &text)
{
    text.clear();
    std::uint64_t depth = 0;
    for (int c = next(); c != end; c = next()) {
        if (text.size() >= longestWord) {
            skipBrackets(depth);
            return;
        }
        if (c == '"') {
            const std::string_view inside = string();
            text.append("\"").append(inside.substr(0, longestWord)).append("\"");
            continue;
        }
        take();
        text += static_cast<char>(c);
        if (c == ',' || c == ':') {
            text += ' ';
        } else if ((c | 0x20) == '{') {
            ++depth;
            m_counts.deepest = std::max(m_counts.deepest, depth);
        } else if ((c | 0x20) == '}' && --depth == 0) {
            return;
        }
    }
}

void JsonScanner::skipValue()
{
    const int first = next();
    if (first == '"')
        skipString();
    else if (first == '{' || first == '[')
        skipBrackets();
    else if (first != end)
        skipWord(); // which takes nothing where a separator stands
}

void JsonScanner::word(Scalar &value)
{
    const char *const start = m_at;
    // Most are whole numbers, of lengths that the processor can foresee.
    while (*m_at >= '0' && *m_at <= '9')
        ++m_at;
    if (m_at > start && m_at < m_end && (*m_at == ',' || *m_at == '}' || *m_at == '\n')) {
        value.kind = Scalar::Kind::Integer;
        value.text.assign(start, m_at);
        return;
    }
    m_at = findWordEnd(m_at);
    if (m_at < m_end) {
        value.text.assign(start, std::min(longestWord, static_cast<std::size_t>(m_at - start)));
    } else {
        m_word.clear();
        keepWord(start);
        value.text = m_word;
    }
    value.kind = kindOfWord(value.text);
    m_counts.nonFinite += value.kind == Scalar::Kind::NonFinite ? 1 : 0;
}

void JsonScanner::scalar(Scalar &value)
{
    const int first = next();
    if (first == '"') {
        value.text = string();
        value.kind = Scalar::Kind::Text;
    } else if (first == '{' || first == '[') {
        keepBrackets(value.text);
        value.kind = Scalar::Kind::Container;
    } else if (first == ',' || first == '}' || first == ']' || first == ':' || first == end) {
        value.kind = Scalar::Kind::Other; // there is none
    } else {
        word(value);
    }
}

bool goToNextEvent(JsonScanner &scanner)
{
    // What has been seen of: closing brace or bracket, comma, opening brace, quote.
    int seen = 0;
    while (true) {
        const int c = scanner.next();
        if (c == JsonScanner::end)
            return false;
        if (seen == 3 && c == '"')
            return true;
        scanner.take();
        if (c == '}' || c == ']') // one bit of damage makes the one of the other
            seen = 1;
        else if (c == ',' && seen == 1)
            seen = 2;
        else if (c == '{' && seen == 2)
            seen = 3;
        else
            seen = 0;
    }
}

bool goToKey(JsonScanner &scanner, std::string_view key)
{
    const std::string wanted = '"' + std::string(key) + '"';
    std::size_t matched = 0;
    for (int c = scanner.here(); c != JsonScanner::end; c = scanner.here()) {
        scanner.take();
        if (c == static_cast<unsigned char>(wanted[matched]))
            ++matched;
        else
            matched = c == '"' ? 1 : 0;
        if (matched == wanted.size()) {
            if (scanner.take(':'))
                return true;
            matched = 0;
        }
    }
    return false;
}

} // namespace rp::traces
