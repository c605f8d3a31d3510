// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/json_value.h"
#include "models/text/plain_text.h"

#include <QMap>
#include <QStringList>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

/// Fields of an object in a document that has passed its schema: types need no look, and what is absent gives
/// nothing. Texts come without marks that turn what stands beside them.
namespace rp::object_fields {

inline QString textFrom(const nlohmann::json &value)
{
    return withoutTurns(toQString(value.get_ref<const std::string &>()));
}

inline QString text(const nlohmann::json &object, const char *key)
{
    return withoutTurns(textAt(object, key));
}

inline std::optional<double> number(const nlohmann::json &object, const char *key)
{
    const nlohmann::json &found = memberAt(object, key);
    return found.is_null() ? std::nullopt : std::optional(found.get<double>());
}

inline QVariantMap values(const nlohmann::json &object, const char *key)
{
    return toVariantMap(memberAt(object, key));
}

/// The entries of a list, each read by `read`.
template<typename Read>
auto list(const nlohmann::json &object, const char *key, Read read)
{
    const nlohmann::json &found = memberAt(object, key);
    std::vector<decltype(read(found))> entries;
    entries.reserve(found.size());
    for (const nlohmann::json &entry : found)
        entries.push_back(read(entry));
    return entries;
}

inline std::vector<QString> texts(const nlohmann::json &object, const char *key)
{
    return list(object, key, textFrom);
}

inline QStringList keys(const nlohmann::json &object, const char *key)
{
    const std::vector<QString> found = texts(object, key);
    return {found.cbegin(), found.cend()};
}

/// The members of an object by name, each read by `read`.
template<typename Read>
auto map(const nlohmann::json &object, const char *key, Read read)
{
    const nlohmann::json &found = memberAt(object, key);
    QMap<QString, decltype(read(found))> entries;
    for (const auto &[name, entry] : found.items())
        entries.insert(toQString(name), read(entry));
    return entries;
}

} // namespace rp::object_fields
