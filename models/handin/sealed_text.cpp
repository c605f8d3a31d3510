// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/sealed_text.h"

#include <string>
#include <string_view>

namespace rp {
namespace {

constexpr std::string_view beforeSeal = ",\"seal\":\"";
constexpr std::string_view behindSeal = "\"}";
constexpr size_t sealSize = 64;

bool isPlain(char c)
{
    return c >= ' ' && c < 0x7f && c != '"' && c != '\\';
}

/// Takes the spaces out of JSON, and writes what is beyond ASCII as its writer does: \u00e9.
class OneLine
{
public:
    explicit OneLine(const QByteArray &bytes)
        : m_at(bytes.constData())
        , m_end(m_at + bytes.size())
    {
        m_text.reserve(size_t(bytes.size()));
    }

    /// False: the bytes are not UTF-8.
    bool make()
    {
        while (m_at != m_end) {
            const char c = *m_at;
            if (c == '"') {
                if (!takeString())
                    return false;
                continue;
            }
            if (c != ' ' && c != '\n' && c != '\r' && c != '\t')
                m_text += c;
            ++m_at;
        }
        return true;
    }

    std::string &text() { return m_text; }

private:
    bool takeString()
    {
        m_text += *m_at++;
        while (m_at != m_end) {
            const char *start = m_at;
            while (m_at != m_end && isPlain(*m_at))
                ++m_at;
            m_text.append(start, m_at);
            if (m_at == m_end)
                return true;
            const char c = *m_at;
            if (c == '"') {
                m_text += *m_at++;
                return true;
            }
            if (c == '\\') {
                m_text += *m_at++;
                if (m_at != m_end)
                    m_text += *m_at++;
            } else if (!takeLetter()) {
                return false;
            }
        }
        return true;
    }

    bool takeLetter()
    {
        const auto first = static_cast<unsigned char>(*m_at);
        if (first <= 0x7f) { // DEL; what is below the space is no JSON
            put(first);
            ++m_at;
            return first == 0x7f;
        }
        const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : 0;
        if (more == 0 || first > 0xf4 || m_end - m_at <= more)
            return false;
        char32_t code = first & (0x3fU >> more);
        for (int i = 1; i <= more; ++i) {
            const auto next = static_cast<unsigned char>(m_at[i]);
            if ((next & 0xc0U) != 0x80U)
                return false;
            code = code << 6U | (next & 0x3fU);
        }
        m_at += more + 1;
        if (code < 0x10000) {
            put(code);
        } else {
            put(0xd7c0U + (code >> 10U));
            put(0xdc00U + (code & 0x3ffU));
        }
        return true;
    }

    void put(char32_t unit)
    {
        constexpr std::string_view digits = "0123456789abcdef";
        m_text += "\\u";
        for (const unsigned shift : {12U, 8U, 4U, 0U})
            m_text += digits[unit >> shift & 0xfU];
    }

    const char *m_at;
    const char *m_end;
    std::string m_text;
};

} // namespace

std::optional<SealedText> sealedText(const QByteArray &bytes)
{
    OneLine line(bytes);
    if (!line.make())
        return std::nullopt;
    const std::string_view text = line.text();
    constexpr size_t tail = beforeSeal.size() + sealSize + behindSeal.size();
    // The names stand in order, so that the seal comes last.
    if (text.size() < tail || !text.ends_with(behindSeal) ||
        text.substr(text.size() - tail, beforeSeal.size()) != beforeSeal)
        return std::nullopt;
    const std::string_view seal = text.substr(text.size() - sealSize - behindSeal.size(), sealSize);
    SealedText made;
    made.seal = QByteArray(seal.data(), qsizetype(seal.size()));
    made.text = QByteArray(text.data(), qsizetype(text.size() - tail)) + '}';
    return made;
}

} // namespace rp
