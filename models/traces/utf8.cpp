// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/utf8.h"

namespace rp::traces {

void appendUtf8(std::string &text, std::uint32_t code)
{
    const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    if ((code >= 0xd800 && code < 0xe000) || code > 0x10ffff)
        code = replacementCharacter;
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xc0 | (code >> 6));
        put(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        put(0xe0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3f));
        put(0x80 | (code & 0x3f));
    } else {
        put(0xf0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3f));
        put(0x80 | ((code >> 6) & 0x3f));
        put(0x80 | (code & 0x3f));
    }
}

std::size_t utf8Length(std::string_view text, std::size_t *wrong)
{
    const auto byte = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : static_cast<unsigned char>(0);
    };
    if (wrong)
        *wrong = 1;
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return text.empty() ? 0 : 1;
    const std::size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                               : lead >= 0xe0 && lead <= 0xef ? 3
                               : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                              : 0;
    // Overlong forms, surrogates and what lies beyond U+10FFFF show in the second byte.
    const unsigned char least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const unsigned char most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    for (std::size_t i = 1; i < length; ++i) {
        if (byte(i) < (i == 1 ? least : 0x80) || byte(i) > (i == 1 ? most : 0xbf)) {
            if (wrong)
                *wrong = i;
            return 0;
        }
    }
    return length;
}

std::string validUtf8(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    while (!text.empty()) {
        std::size_t wrong = 1;
        const std::size_t length = utf8Length(text, &wrong);
        if (length > 0)
            valid += text.substr(0, length);
        else
            valid += "\xef\xbf\xbd";
        text.remove_prefix(length > 0 ? length : wrong);
    }
    return valid;
}

void Utf8Check::add(unsigned char byte)
{
    if (m_wanted > 0) {
        const bool fits = byte >= m_least && byte <= m_most;
        m_least = 0x80;
        m_most = 0xbf;
        if (fits) {
            --m_wanted;
            return;
        }
        ++m_faults;
        m_wanted = 0;
    }
    if (byte < 0x80)
        return;
    if (byte >= 0xc2 && byte <= 0xf4) {
        m_wanted = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
        // A surrogate (0xed 0xa0 …) is let through, as the usual strict readers of JSON do.
        m_least = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80;
        m_most = byte == 0xf4 ? 0x8f : 0xbf;
    } else {
        ++m_faults;
    }
}

} // namespace rp::traces
