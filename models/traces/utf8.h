// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rp::traces {

constexpr std::uint32_t replacementCharacter = 0xfffd;

/// Appends a character; what is none (a surrogate, beyond U+10FFFF) as U+FFFD.
void appendUtf8(std::string &text, std::uint32_t code);

/// Bytes of the well-formed sequence at the start of `text`; 0: there is none. `wrong`, if given, becomes how
/// many bytes of a faulty one belong together.
std::size_t utf8Length(std::string_view text, std::size_t *wrong = nullptr);

/// `text` with each faulty sequence replaced by U+FFFD, as decoders commonly do.
std::string validUtf8(std::string_view text);

/// Counts faulty sequences in text that comes byte by byte. A surrogate is let through, as the usual strict
/// readers of JSON do.
class Utf8Check
{
public:
    void add(unsigned char byte);
    /// The text goes on with ASCII, or ends.
    void interrupt() { add('"'); }
    bool isWithin() const { return m_wanted > 0; }
    std::uint64_t faults() const { return m_faults; }

private:
    int m_wanted = 0; ///< continuation bytes to come
    unsigned char m_least = 0x80;
    unsigned char m_most = 0xbf;
    std::uint64_t m_faults = 0;
};

} // namespace rp::traces
