// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"

#include <QSet>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {

// What the parts of ReviewBook share; nobody else includes this.

/// The ledger's parts as values.
struct ReviewBook::State
{
    std::vector<RecallAnswer> answers;
    QMap<QString, RecallCard> cards;
    QMap<QString, RecallAnswer> drafts;
    QMap<QString, RecallAnswer> pending;
    QMap<QString, bool> beliefs;
    QSet<QString> checked;
    bool wasChecked = false;
};

/// A part as an object; what else stood there is kept as a member.
inline nlohmann::json objectFrom(const nlohmann::json &part)
{
    if (part.is_object())
        return part;
    return part.is_null() ? nlohmann::json::object() : nlohmann::json({{"unread", part}});
}

/// The member as the wanted kind of container; what else stood there is kept beside it.
inline nlohmann::json &container(nlohmann::json &object, const char *key, nlohmann::json::value_t kind)
{
    nlohmann::json &member = object[key];
    if (member.type() == kind)
        return member;
    nlohmann::json other = std::move(member);
    member = nlohmann::json(kind);
    if (!other.is_null())
        object[std::string(key) + "_unread"] = std::move(other);
    return object[key];
}

inline nlohmann::json memberOf(const nlohmann::json &object, const char *key)
{
    const auto it = object.find(key);
    return it == object.end() ? nlohmann::json(nullptr) : *it;
}

template<typename Entry>
bool hasId(const std::vector<Entry> &entries, const QString &id)
{
    return std::any_of(entries.begin(), entries.end(), [&id](const Entry &entry) { return entry.id == id; });
}

} // namespace rp
