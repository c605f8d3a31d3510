// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/sound_json.h"

#include "models/json/json_limits.h"

#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace rp {

namespace {

using nlohmann::json;

class SoundReader
{
public:
    explicit SoundReader(std::string_view text)
        : m_at(text.data())
        , m_end(text.data() + text.size())
    {
    }

    std::optional<json> document()
    {
        json read = value(0);
        skipSpaces();
        return m_isSound && m_at == m_end ? std::optional(std::move(read)) : std::nullopt;
    }

private:
    json fault()
    {
        m_isSound = false;
        m_at = m_end; // nothing more is read
        return {};
    }

    void skipSpaces()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
            ++m_at;
    }

    /// Whether the next sign is this one, which then is behind.
    bool take(char sign)
    {
        skipSpaces();
        const bool isNext = m_at != m_end && *m_at == sign;
        m_at += isNext ? 1 : 0;
        return isNext;
    }

    json value(int level)
    {
        skipSpaces();
        if (m_at == m_end || level > json_limit::levels || ++m_values > json_limit::values)
            return fault();
        switch (*m_at) {
        case '{':
            return object(level);
        case '[':
            return list(level);
        case '"':
            return text();
        case 't':
            return word("true", true);
        case 'f':
            return word("false", false);
        case 'n':
            return word("null", nullptr);
        default:
            return number();
        }
    }

    json word(std::string_view written, json meant)
    {
        if (std::string_view(m_at, std::size_t(m_end - m_at)).substr(0, written.size()) != written)
            return fault();
        m_at += written.size();
        return meant;
    }

    json object(int level)
    {
        ++m_at;
        json::object_t members;
        if (take('}'))
            return members;
        do {
            skipSpaces();
            if (m_at == m_end || *m_at != '"')
                return fault();
            std::string name = text();
            if (!take(':'))
                return fault();
            if (!members.emplace(std::move(name), value(level + 1)).second)
                return fault();
        } while (take(','));
        return take('}') ? json(std::move(members)) : fault();
    }

    json list(int level)
    {
        ++m_at;
        json::array_t elements;
        if (take(']'))
            return elements;
        do
            elements.push_back(value(level + 1));
        while (take(','));
        return take(']') ? json(std::move(elements)) : fault();
    }

    /// From one quotation mark to the next. One with escapes is left to the library.
    std::string text()
    {
        const char *from = m_at++;
        bool isEscaped = false;
        while (m_at != m_end && *m_at != '"') {
            if (*m_at == '\\') {
                isEscaped = true;
                ++m_at;
            }
            m_at += m_at != m_end ? 1 : 0;
        }
        if (m_at == m_end || m_at - from > json_limit::text_bytes) {
            fault();
            return {};
        }
        ++m_at;
        if (!isEscaped)
            return {from + 1, m_at - 1};
        const json read = json::parse(std::string(from, m_at), nullptr, false);
        if (read.is_string())
            return read.get<std::string>();
        fault();
        return {};
    }

    json number()
    {
        const char *end = m_at;
        bool isWhole = true;
        while (end != m_end && (std::string_view("+-.eE").find(*end) != std::string_view::npos ||
                                (*end >= '0' && *end <= '9'))) {
            isWhole = isWhole && *end != '.' && *end != 'e' && *end != 'E';
            ++end;
        }
        const auto read = [this, end](auto into) -> json {
            const auto [stop, error] = std::from_chars(m_at, end, into);
            if (error != std::errc() || stop != end)
                return fault();
            m_at = end;
            return into;
        };
        if (m_at == end)
            return fault();
        if (!isWhole)
            return read(0.0);
        return *m_at == '-' ? read(std::int64_t{0}) : read(std::uint64_t{0});
    }

    const char *m_at;
    const char *m_end;
    int m_values = 0;
    bool m_isSound = true;
};

} // namespace

std::optional<json> readSoundJson(std::string_view text)
{
    return SoundReader(text).document();
}

} // namespace rp
