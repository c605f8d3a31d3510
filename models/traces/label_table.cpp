// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/label_table.h"

#include "models/traces/bounds.h"
#include "models/traces/utf8.h"

#include <functional>
#include <utility>

namespace rp::traces {

namespace {

constexpr std::size_t longestLabel = 256;
constexpr std::size_t longestRecent = 64;

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

/// Long ones are told apart by a number behind their beginning.
std::string bounded(std::string text)
{
    if (text.size() <= longestLabel)
        return text;
    const std::string rest = std::to_string(std::hash<std::string>{}(text));
    return validUtf8(std::string_view(text).substr(0, longestLabel - rest.size())) + rest;
}

} // namespace

std::string jsonOf(const Scalar &value)
{
    using Kind = Scalar::Kind;
    switch (value.kind) {
    case Kind::Text:
        return quoted(validUtf8(value.text));
    case Kind::True:
        return "true";
    case Kind::False:
        return "false";
    case Kind::Integer:
    case Kind::Real:
        return value.text;
    default:
        return "null";
    }
}

LabelTable::Label LabelTable::labelOf(const Scalar &value)
{
    using Kind = Scalar::Kind;
    if (auto digits = wholeDigits(value))
        return {bounded(std::move(*digits)), true};
    switch (value.kind) {
    case Kind::Text:
        return {bounded(validUtf8(value.text)), false};
    case Kind::True:
    case Kind::False:
        return {jsonOf(value), false};
    case Kind::Real: // a text that has no number's value
        return {bounded(quoted(value.text)), false};
    case Kind::Container:
        return {bounded(validUtf8(value.text)), false};
    default:
        return {};
    }
}

std::string LabelTable::json(LabelId id) const
{
    const Label &label = m_labels[id];
    return label.isNumber ? label.text : quoted(label.text);
}

LabelId LabelTable::shared()
{
    if (!m_hasShared) {
        m_hasShared = true;
        m_shared = static_cast<LabelId>(m_labels.size());
        m_labels.push_back({bounds::otherTrack, false});
    }
    return m_shared;
}

LabelId LabelTable::idOf(const Scalar &value)
{
    const std::string_view text = value.text;
    const std::size_t mixed = text.empty() ? 0 : text.size() * 7 + static_cast<unsigned char>(text.back());
    Recent &recent = m_recent[mixed % m_recent.size()];
    if (recent.isUsed && value == recent.value)
        return recent.id;
    Label label = labelOf(value);
    const auto known = m_ids.find((label.isNumber ? 'n' : 't') + label.text);
    LabelId id = 0;
    if (known != m_ids.end()) {
        id = known->second;
    } else if (m_labels.size() < bounds::mostTracks) {
        id = static_cast<LabelId>(m_labels.size());
        m_ids.emplace((label.isNumber ? 'n' : 't') + label.text, id);
        m_labels.push_back(std::move(label));
    } else {
        id = shared();
    }
    if (text.size() <= longestRecent)
        recent = {value, id, true};
    return id;
}

} // namespace rp::traces
