// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/label_table.h"

#include "models/traces/json/utf8.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rp::traces {

namespace {

/// Shortest digits that give the value back; a whole one keeps its ".0".
std::string realText(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    std::string text(digits.data(), end);
    if (text.find_first_of(".en") == std::string::npos)
        text += ".0";
    return text;
}

std::string quoted(const std::string &text)
{
    static constexpr char hex[] = "0123456789abcdef";
    std::string json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            json += '\\';
            json += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            json += "\\u00";
            json += hex[static_cast<unsigned char>(c) >> 4];
            json += hex[static_cast<unsigned char>(c) & 0xf];
        } else {
            json += c;
        }
    }
    return json + '"';
}

} // namespace

std::string identityOf(const Scalar &value)
{
    constexpr double exactIntegers = 9007199254740992.0; // 2^53
    if (const auto whole = wholeOf(value))
        return 'i' + std::to_string(*whole);
    if (value.kind == Scalar::Kind::Integer)
        return 'i' + value.text;
    if (value.kind == Scalar::Kind::Real) {
        const auto number = numberOf(value);
        if (number && std::trunc(*number) == *number && std::fabs(*number) < exactIntegers)
            return 'i' + std::to_string(static_cast<std::int64_t>(*number));
        return 'r' + (number ? realText(*number) : value.text);
    }
    if (value.kind == Scalar::Kind::Text)
        return 's' + value.text;
    return value.kind == Scalar::Kind::NonFinite ? 'f' + value.text : "n";
}

LabelId LabelTable::idOf(const Scalar &value)
{
    const std::string_view text = value.text;
    const std::size_t mixed = text.empty() ? 0 : text.size() * 7 + static_cast<unsigned char>(text.back());
    Recent &recent = m_recent[mixed % m_recent.size()];
    if (recent.isUsed && value == recent.value)
        return recent.id;
    const auto [found, isNew] = m_ids.try_emplace(identityOf(value), static_cast<LabelId>(m_labels.size()));
    if (isNew) {
        Label label;
        if (value.kind == Scalar::Kind::Text) {
            label.text = validUtf8(value.text);
            label.json = quoted(label.text);
        } else if (value.kind == Scalar::Kind::True || value.kind == Scalar::Kind::False) {
            label.text = value.kind == Scalar::Kind::True ? "True" : "False";
            label.json = value.kind == Scalar::Kind::True ? "true" : "false";
        } else if (value.kind == Scalar::Kind::Real) {
            const auto number = numberOf(value);
            label.text = label.json = number ? realText(*number) : value.text;
        } else if (value.kind == Scalar::Kind::Integer) {
            const auto whole = wholeOf(value);
            label.text = label.json = whole ? std::to_string(*whole) : value.text;
        } else {
            label.text = value.kind == Scalar::Kind::NonFinite ? value.text : "None";
            label.json = "null";
        }
        m_labels.push_back(std::move(label));
    }
    recent = {value, found->second, true};
    return found->second;
}

} // namespace rp::traces
