// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/name_table.h"

#include "models/traces/utf8.h"

#include <array>
#include <cstdio>

namespace rp::traces {

namespace {

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
