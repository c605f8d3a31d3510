// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/byte_search.h"
#include "models/traces/byte_source.h"
#include "models/traces/scalar.h"
#include "models/traces/utf8.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Finding the way back into text that stopped being JSON.

namespace rp::traces {

/// Walks over JSON text once, forwards, in a buffer of fixed size. It takes what strict readers refuse: bytes
/// that are no UTF-8, control characters, unknown words, faulty escapes; and it remembers that it did. Lists
/// and objects that nobody asks for are passed over by their brackets alone, without recursion.
class JsonScanner
{
public:
    static constexpr int end = -1;
    static constexpr std::size_t longestText = std::size_t{1} << 20; ///< what is kept of a string

    static constexpr std::size_t usualBuffer = std::size_t{1} << 18;

    /// What is read doesn't depend on the size of the buffer; how fast does.
    explicit JsonScanner(ByteSource &source, std::size_t buffer_bytes = usualBuffer);

    /// The next byte that is no space, without taking it; `end` when the text is over. Control characters
    /// between values count as space: a machine that dies leaves zeros behind.
    int next()
    {
        if (m_at<m_end &&static_cast<unsigned char>(*m_at)> ' ')
            return static_cast<unsigned char>(*m_at);
        return nextBehindSpace();
    }
    /// Whether nothing but the spaces of JSON is left; it is not read further than that.
    bool isOver();
    /// Takes one byte. Only after next() has given it.
    void take() { ++m_at; }
    /// Takes `byte` if it is next.
    bool take(char byte)
    {
        if (next() != static_cast<unsigned char>(byte))
            return false;
        ++m_at;
        return true;
    }
    /// The byte where the scanner stands, a space or not.
    int here() { return m_at < m_end || refill() ? static_cast<unsigned char>(*m_at) : end; }

    /// A string, decoded, of which the opening quote is next. Valid until the next call of anything here.
    std::string_view string();
    /// What lies ready in the buffer from here on: at the start, enough to see what kind of file it is.
    std::string_view ready() const { return {m_at, static_cast<std::size_t>(m_end - m_at)}; }

    /// Passes over any value that is next; over nothing, where a separator is.
    void skipValue();
    /// Reads a value that is next. Of lists and objects the text is kept, with the spaces that Python writes;
    /// where a separator is, there is no value.
    void scalar(Scalar &value);
    /// Text that has come into the buffer so far.
    std::uint64_t read_bytes() const { return m_source.text_bytes(); }

    /// To look at what lies ready, and go on from another place in it: `to` is a pointer into ready().
    void goTo(const char *to) { m_at = to; }

    struct Counts
    {
        std::uint64_t controlCharacters = 0;
        std::uint64_t nonFinite = 0;
        std::uint64_t longest_bytes = 0; ///< of strings and numbers
        std::uint64_t deepest = 0;       ///< levels within a value that was passed over
    };
    const Counts &counts() const { return m_counts; }
    std::uint64_t invalidUtf8() const { return m_utf8.faults(); } ///< places

private:
    int nextBehindSpace();
    bool refill();
    void skipString();
    void skipWord();
    void skipBrackets(std::uint64_t depth = 0);
    void keepBrackets(std::string &text);
    std::string_view stringInParts(const char *start);
    void keep(const char *from, const char *to);
    std::uint64_t keepEscape();
    void keepCode(std::uint32_t code);
    void oddByte();
    std::uint32_t hexDigits();
    void word(Scalar &value);
    void keepWord(const char *start);

    ByteSource &m_source;
    std::size_t m_buffer_bytes;
    std::vector<char> m_buffer;
    const char *m_at = nullptr;
    const char *m_end = nullptr;
    std::string m_text; ///< a string that isn't whole in the buffer, or has escapes
    std::string m_word; ///< a word that isn't whole in the buffer
    Utf8Check m_utf8;
    Counts m_counts;
};

/// Goes behind the brace that opens what looks like the next event of a list: `}` or `]`, comma, `{`,
/// quote. False: there is none.
bool goToNextEvent(JsonScanner &scanner);

/// Goes behind `"key"` and its colon, if it comes.
bool goToKey(JsonScanner &scanner, std::string_view key);

} // namespace rp::traces
