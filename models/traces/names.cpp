// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/names.h"

#include "models/traces/utf8.h"

#include <cstdio>
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

bool isAscii(std::string_view text)
{
    for (const char c : text) {
        if (static_cast<signed char>(c) < 0)
            return false;
    }
    return true;
}

/// Names differ in length more often than not; of templates, what differs stands near the end.
std::size_t mixOf(std::string_view name)
{
    const auto byte = [name](std::size_t at) { return static_cast<unsigned char>(name[at]); };
    return name.empty() ? 0 : name.size() + 5 * byte(name.size() / 2) + 3 * byte(name.size() - 1);
}

std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
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

NameId NameTable::add(std::string name)
{
    m_bytes += name.size();
    const auto id = static_cast<NameId>(m_names.size());
    m_names.push_back(std::move(name));
    m_ids.emplace(m_names.back(), id);
    return id;
}

NameId NameTable::keep(std::string name, std::string_view other)
{
    const auto known = m_ids.find(name);
    if (known != m_ids.end())
        return known->second;
    const bool isLong = name.size() > longestName;
    if (isLong) {
        std::array<char, 24> hash{};
        std::snprintf(hash.data(), hash.size(), "…%016llx", static_cast<unsigned long long>(hashOf(name)));
        name = validUtf8(std::string_view(name).substr(0, longestName)) + hash.data();
        const auto again = m_ids.find(name);
        if (again != m_ids.end())
            return again->second;
    }
    if (m_names.size() < bounds::mostNames && m_bytes < bounds::mostNameBytes) {
        m_shortened += isLong ? 1 : 0;
        return add(std::move(name));
    }
    ++m_others;
    const auto shared = m_ids.find(other);
    return shared != m_ids.end() ? shared->second : add(std::string(other));
}

NameId NameTable::idOf(std::string_view name, std::string_view other)
{
    NameId &recent = m_recent[mixOf(name) % m_recent.size()];
    if (recent < m_names.size() && m_names[recent] == name)
        return recent;
    const auto found = m_ids.find(name);
    recent = found != m_ids.end() ? found->second
                                  : keep(isAscii(name) ? std::string(name) : validUtf8(name), other);
    return recent;
}

} // namespace rp::traces
